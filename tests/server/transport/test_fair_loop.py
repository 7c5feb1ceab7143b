"""An event loop that many share: whoever asks for much makes themselves late."""

from __future__ import annotations

import asyncio
import contextlib
import sys
import threading
from asyncio import Handle
from collections import deque
from collections.abc import Callable, Coroutine
from contextvars import copy_context
from pathlib import Path
from typing import Any

import pytest

from tests.server.hosts import RunningHost
from tests.server.inside import Clock
from tribes_tui.server.transport import fair_loop
from tribes_tui.server.transport.fair_loop import FairLoop, new_loop, run
from tribes_tui.server.transport.gate import CROWD, EAGER, FORGOTTEN, MOST, SHARE, Crowd, Share
from tribes_tui.server.transport.ready_calls import GREEDY, HEAD_START, PLAYING, TURN, ReadyCalls
from tribes_tui.server.transport.wire import Throttle


class Loop:
    """A loop of which only the order of its calls is there: `work` puts one in, which takes so many seconds."""

    def __init__(self) -> None:
        self.clock = Clock()
        nothing = Handle(lambda: None, (), asyncio.new_event_loop())
        nothing._loop.close()
        nothing.cancel()
        self.nothing = nothing
        self.ready = ReadyCalls(nothing, self.clock)
        self.done: list[str] = []

    def work(
        self, name: str, share: Share | None, seconds: float = 0.001, then: Callable[[], None] | None = None
    ) -> None:
        def call() -> None:
            self.done.append(name)
            self.clock.now += seconds
            if then is not None:
                then()

        context = copy_context() if share is None else share.within(copy_context())
        self.ready.append(Handle(call, (), self.nothing._loop, context))

    def turn(self) -> list[str]:
        """One turn, as asyncio makes it; what was done."""
        self.done.clear()
        for _ in range(len(self.ready)):
            call = self.ready.popleft()
            if not call._cancelled:
                call._run()
        return self.done[:]

    def always(self, name: str, share: Share, seconds: float) -> None:
        """Somebody who has always more to do."""
        self.work(name, share, seconds, lambda: self.always(name, share, seconds))


def test_the_host_itself_comes_first_and_a_turn_ends() -> None:
    loop, one, two = Loop(), Share(), Share()
    for number in range(20):
        loop.work(f"a{number}", one)
    loop.work("b", two)
    loop.work("host", None)
    first = loop.turn()
    assert first[:2] == ["host", "a0"]
    assert "b" in first[:4], "who has had less is next"
    assert len(first) <= TURN / 0.001 + 3
    assert [*first, *loop.turn(), *loop.turn(), *loop.turn()].count("b") == 1
    assert loop.done == ["a16", "a17", "a18", "a19"] or len(loop.ready) == 0


@pytest.mark.parametrize("strangers", [1, 30])
def test_who_plays_has_four_times_as_much_as_all_others_together(strangers: int) -> None:
    loop, ada = Loop(), Share()
    ada.is_playing = True
    loop.always("ada", ada, 0.001)
    for _ in range(strangers):
        loop.always("other", Share(), 0.001)
    done = [name for _ in range(1000) for name in loop.turn()]
    assert done.count("ada") / done.count("other") == pytest.approx(PLAYING, rel=0.1)


def test_equals_have_equal_parts_and_all_who_are_greedy_half_of_one(monkeypatch: pytest.MonkeyPatch) -> None:
    loop, one, two, greedy = Loop(), Share(), Share(), [Share() for _ in range(30)]
    monkeypatch.setattr(Share, "is_greedy", lambda share, now: share in greedy)
    loop.always("one", one, 0.001)
    loop.always("two", two, 0.002)
    for share in greedy:
        share.is_playing = True
        loop.always("greedy", share, 0.001)
    done = [name for _ in range(1000) for name in loop.turn()]
    assert done.count("one") / done.count("two") == pytest.approx(2, rel=0.1)
    assert 2 * done.count("one") / done.count("greedy") == pytest.approx(1 / GREEDY, rel=0.1)


def test_nobody_pays_for_a_collection_of_rubbish() -> None:
    loop, share = Loop(), Share()
    loop.work("a", share, 0.1, lambda: loop.ready.pardon(0.09))
    loop.turn()
    loop.turn()
    assert share.spent == pytest.approx(0.01)


def test_a_key_that_comes_while_many_work_waits_for_one_call_and_its_next_steps_for_none() -> None:
    """Twenty at work with calls of 30 ms, and ten steps from a key to its frame, each of which makes the next."""
    loop, ada = Loop(), Share()
    ada.is_playing = True
    for number in range(20):
        loop.always(f"other {number}", Share(), 0.03)
    for _ in range(100):
        loop.turn()
    began = loop.clock.now

    def step(left: int) -> None:
        loop.work("ada", ada, 0.001, (lambda: step(left - 1)) if left else None)

    step(9)
    steps = 0
    while steps < 10:
        steps += loop.turn().count("ada")
    assert loop.clock.now - began < 0.01 + 10 * 0.03 / 9 + 0.031


def test_in_the_midst_of_a_long_call_comes_who_plays_and_nobody_else() -> None:
    """What is drawn of a large window lasts as long as several keys; each has what it took, and the rest is called afterwards."""
    loop, ada, other, stranger = Loop(), Share(), Share(), Share()
    ada.is_playing = True

    def midst() -> None:
        loop.work("other", other)
        loop.work("host", None)
        loop.work("the same", stranger)
        loop.work("ada", ada, 0.001, lambda: loop.work("ada's next", ada, 0.002))
        for call in loop.ready.in_between():
            call._run()
        loop.done.append("drawn on")

    loop.work("drawn", stranger, 0.03, midst)
    assert loop.turn() == ["drawn", "ada", "ada's next", "drawn on"]
    assert sorted(loop.turn()) == ["host", "other", "the same"]
    assert (ada.spent, stranger.spent) == (pytest.approx(0.003), pytest.approx(0.031))


def test_what_leads_from_a_key_to_its_frame_is_done_in_one_go() -> None:
    """Two who play, ten steps each: who came first is shown first, and not both at the end."""
    loop, shares = Loop(), {"ada": Share(), "bea": Share()}
    for share in shares.values():
        share.is_playing = True

    def step(name: str, left: int) -> None:
        loop.work(name, shares[name], 0.002, (lambda: step(name, left - 1)) if left else None)

    for name in shares:
        step(name, 9)
    assert [name for _ in range(20) for name in loop.turn()] == ["ada"] * 10 + ["bea"] * 10


async def _drawn(done: list[str], is_screen: bool) -> None:
    """A widget is drawn, of a screen or alone; meanwhile somebody who plays has something to do."""
    ada, stranger = Share(), Share()
    ada.is_playing = True
    loop = asyncio.get_running_loop()

    def part() -> None:
        done.append("drawn")

    async def drawing() -> None:
        loop.call_soon_threadsafe(done.append, "ada", context=ada.within(copy_context()))
        loop.call_later(0, done.append, "ada's timer", context=ada.within(copy_context()))
        widget = fair_loop._of_a_widget(part)
        (fair_loop._of_a_screen(widget) if is_screen else widget)()
        assert asyncio.current_task() is task

    task = loop.create_task(drawing(), context=stranger.within(copy_context()))
    await task
    await asyncio.sleep(0.01)


@pytest.mark.parametrize("is_screen", [True, False], ids=["of a screen", "alone"])
def test_between_two_widgets_of_a_screen_others_come_in(is_screen: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tribes_tui.server.transport.ready_calls.LOOK", -1.0)
    done: list[str] = []
    with asyncio.Runner(loop_factory=FairLoop) as runner:
        runner.run(_drawn(done, is_screen))
    assert sorted(done) == ["ada", "ada's timer", "drawn"]
    assert done.index("drawn") == (2 if is_screen else 0)


def test_who_was_quiet_comes_first_but_saves_nothing_up() -> None:
    loop, busy, sleeper = Loop(), Share(), Share()
    loop.always("busy", busy, 0.001)
    for _ in range(1000):
        loop.turn()
    loop.work("sleeper", sleeper)
    loop.turn()
    for _ in range(1000):
        loop.turn()
    loop.always("sleeper", sleeper, 0.001)
    done = [name for _ in range(60) for name in loop.turn()]
    ahead = done[:100].count("sleeper") - done[:100].count("busy")
    assert 0.5 * HEAD_START <= ahead * 0.001 <= 1.5 * HEAD_START
    assert abs(done[100:].count("sleeper") - done[100:].count("busy")) <= 2


def test_a_socket_that_is_ready_at_every_turn_is_told_once() -> None:
    loop, share = Loop(), Share()
    told: list[int] = []
    call = Handle(told.append, (1,), loop.nothing._loop, share.within(copy_context()))
    for _ in range(5):
        loop.ready.poll(call)
    loop.turn()
    assert told == [1]
    loop.ready.poll(call)
    loop.turn()
    assert told == [1, 1]


def test_a_key_held_down_is_not_greed_but_a_flood_is_and_is_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who is greedy comes after all others for half a minute; and all of them wait three times as long as they have worked together."""
    clock = Clock()
    monkeypatch.setattr("time.monotonic", clock)
    monkeypatch.setattr(CROWD, "used", 0.0)
    share, other = Share(), Share()
    throttle = Throttle(share)

    def hurry(seconds: float, *those: Share) -> None:
        end = clock.now + seconds
        while clock.now < end:
            for one in those:
                one.want_more(clock.now)
            clock.now += 0.05

    hurry(EAGER * 0.4, share)
    throttle.taken()
    share.charge(0.1, clock.now)
    assert (share.is_greedy(clock.now), throttle.wait) == (False, 0.0)
    hurry(MOST * 2, share, other)
    throttle.taken()
    for one in (share, other):
        one.charge(0.1, clock.now)
    assert throttle.wait == pytest.approx(3 * 0.2)
    clock.now += 0.9 * (MOST - EAGER) / FORGOTTEN
    assert share.is_greedy(clock.now)
    clock.now += 0.2 * (MOST - EAGER) / FORGOTTEN
    assert (share.is_greedy(clock.now), throttle.wait) == (False, 0.0)


def test_who_is_greedy_is_so_when_they_come_back(monkeypatch: pytest.MonkeyPatch) -> None:
    clock, crowd, share, again, later = Clock(), Crowd(), Share(), Share(), Share()
    for _ in range(9):
        share.want_more(clock.now)
        clock.now += 1
    crowd.goes("Zoe", share, clock.now)
    crowd.goes("Ada", Share(), clock.now)
    crowd.comes("Ada", later)
    crowd.comes("Zoe", again)
    assert (again.is_greedy(clock.now), later.is_greedy(clock.now)) == (True, False)
    crowd.goes("Zoe", again, clock.now)
    clock.now += MOST / FORGOTTEN
    crowd.goes("Ada", later, clock.now)
    assert crowd._gone == {}


async def _told(share: Share) -> tuple[list[Share | None], threading.Thread]:
    """What shares the calls see that come of a task, of a timer, and of a thread."""
    loop = asyncio.get_running_loop()
    seen: list[Share | None] = []

    async def task() -> None:
        seen.append(SHARE.get())
        await asyncio.sleep(0.001)
        seen.append(SHARE.get())
        loop.call_soon(lambda: seen.append(SHARE.get()))
        await asyncio.sleep(0)

    await loop.create_task(task(), context=share.within(copy_context()))
    done = loop.create_future()
    thread = threading.Thread(target=lambda: loop.call_soon_threadsafe(done.set_result, None))
    thread.start()
    await asyncio.wait_for(done, 5)
    seen.append(SHARE.get())
    return seen, thread


def test_whatever_comes_of_a_connection_is_done_for_its_share() -> None:
    share = Share()
    with asyncio.Runner(loop_factory=FairLoop) as runner:
        seen, thread = runner.run(_told(share))
    thread.join()
    assert seen == [share, share, share, None]
    assert share.spent > 0


async def _echo() -> int:
    """Two hundred connections at once, each with its share, that are all answered."""

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(await reader.readline())
        await writer.drain()
        writer.close()

    server = await asyncio.start_server(answer, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]

    async def ask(number: int) -> bytes:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(b"%d\n" % number)
        line = await reader.readline()
        writer.close()
        return line

    loop = asyncio.get_running_loop()
    asked = [loop.create_task(ask(n), context=Share().within(copy_context())) for n in range(200)]
    lines = await asyncio.wait_for(asyncio.gather(*asked), 30)
    server.close()
    return len(set(lines))


def test_sockets_timers_and_ends_are_as_ever() -> None:
    with asyncio.Runner(loop_factory=FairLoop) as runner:
        assert runner.run(_echo()) == 200


class Ring(deque[Handle]):
    """Another kind of what asyncio keeps its calls in."""


class OfAnotherKind(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        super().__init__()
        self._ready = Ring()


class WithoutOne(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        super().__init__()
        self.calls = self.__dict__.pop("_ready")


class WithOtherTurns(asyncio.SelectorEventLoop):
    def _run_once(self) -> None:
        turn: Callable[[], None] = super()._run_once  # type: ignore[misc]
        turn()


@pytest.mark.parametrize("other", [OfAnotherKind, WithoutOne, WithOtherTurns])
def test_a_python_whose_loop_is_another_keeps_its_own(
    other: type[asyncio.SelectorEventLoop], monkeypatch: pytest.MonkeyPatch
) -> None:
    with contextlib.closing(new_loop()) as usual:
        assert isinstance(usual, FairLoop)
    monkeypatch.setattr(asyncio, "SelectorEventLoop", other)
    loop = new_loop()
    assert type(loop) is other
    if other is WithoutOne:
        loop._ready = loop.calls
    else:
        assert loop.run_until_complete(asyncio.sleep(0.001, "slept")) == "slept"
    loop.close()


ANOTHER = """
import asyncio, collections, sys
class Ring(collections.deque): pass
class Other(asyncio.SelectorEventLoop):
    def __init__(self):
        super().__init__()
        self._ready = Ring()
asyncio.SelectorEventLoop = Other
sys.argv[0] = "tribes"
from tribes_tui.cli import main
sys.exit(main())
"""


@pytest.mark.soak
def test_a_host_on_such_a_python_says_so_in_one_line_and_serves(tmp_path: Path) -> None:
    host = RunningHost(tmp_path, command=[sys.executable, "-c", ANOTHER])
    try:
        host.enter("Ada")
        assert host.log_text().count("the loop is this Python's own") == 1
        assert host.log_text().count("\n") == 2, "and that she came"
    finally:
        host.close()


def test_an_end_does_not_wait_for_who_will_not_go(monkeypatch: pytest.MonkeyPatch) -> None:
    """Textual's widgets swallow that they were cancelled where they wait for each other."""
    monkeypatch.setattr("tribes_tui.server.transport.fair_loop.MOMENT", 0.05)
    ended: list[str] = []

    async def stubborn() -> None:
        while True:
            try:
                await asyncio.Event().wait()
            except asyncio.CancelledError:
                ended.append("asked")

    async def polite() -> None:
        try:
            await asyncio.Event().wait()
        finally:
            ended.append("gone")

    async def main() -> int:
        tasks = [asyncio.create_task(stubborn()), asyncio.create_task(polite())]
        await asyncio.sleep(0)
        return len(tasks)

    assert run(main()) == 2
    assert sorted(ended) == ["asked", "gone"]


def test_tasks_begin_in_their_turn_though_textual_asks_for_another_factory(monkeypatch: pytest.MonkeyPatch) -> None:
    """From Python 3.12 on it has tasks begin at once; asyncssh then loses answers, and nobody else could log in."""
    begun: list[str] = []

    def at_once(loop: asyncio.AbstractEventLoop, coro: Coroutine[Any, Any, None], **named: Any) -> asyncio.Future[None]:
        begun.append("at once")
        return asyncio.Task(coro, loop=loop, **named)

    async def nothing() -> None:
        begun.append("in its turn")

    async def main() -> None:
        asyncio.get_running_loop().set_task_factory(at_once)
        task = asyncio.create_task(nothing())
        begun.append("made")
        await task

    monkeypatch.setattr(asyncio, "eager_task_factory", at_once, raising=False)
    run(main())
    assert begun == ["made", "in its turn"]
