"""Who is next of all that people wish for, by counts: bots' moves wait for no hint, nobody for another's tenth wish (H1, H2)."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import threading
import time
from asyncio import Handle
from concurrent.futures import Future, InvalidStateError
from contextvars import copy_context
from pathlib import Path
from typing import Any

import pytest
from textual.command import CommandList, CommandPalette
from textual.dom import DOMNode
from textual.message import Message
from textual.message_pump import MessagePump

from tests.server.inside import Clock, Visitor, laid, make_host, someone
from tribes_tui.seats.thinker import Thinker, ThinkerError
from tribes_tui.seats.worker import Answer
from tribes_tui.server.host.logbook import FAULTS, LINES, FaultLines, Logbook
from tribes_tui.server.host.table.bots import Bots, Question, TableBots
from tribes_tui.server.host.table.wishes import (
    HINT,
    LONG_MOVE,
    MOVE,
    REVIEW,
    SEARCHED_MOVE,
    WISHES,
    Desk,
    Order,
    PersonWish,
    Workplace,
)
from tribes_tui.server.session.freeing import take_ours
from tribes_tui.server.session.remote_app import SIGNS, HostErrors
from tribes_tui.server.transport import fair_loop, wire
from tribes_tui.server.transport.fair_loop import FairLoop
from tribes_tui.server.transport.gate import Share
from tribes_tui.table.frame.screens import BesideScreen

CROWD = [f"person {number}" for number in range(30)]


class Mind(Thinker):
    """A process that thinks until the test says what it has found."""

    def __init__(self, place: Workplace) -> None:
        self.place = place
        self.asked: list[tuple[str, float | None, Future[Answer]]] = []
        self.stopped = 0

    def ask(self, view: Any, level: str, seed: int, deadline: float | None = None) -> Future[Answer]:
        self.asked.append((level, deadline, Future()))
        return self.asked[-1][2]

    def cancel(self) -> None:
        self.stopped += 1

    def close(self) -> None:
        pass

    @property
    def thinks(self) -> int:
        return sum(not future.done() for _, _, future in self.asked)

    def answer(self) -> None:
        next(future for _, _, future in self.asked if not future.done()).set_result(Answer(0, 0.0, []))


class Minds(list[Mind]):
    """All that were started."""

    def __call__(self, place: Workplace) -> Mind:
        self.append(Mind(place))
        return self[-1]

    def at(self, place: Workplace) -> list[Mind]:
        return [mind for mind in self if mind.place is place]


def ask(bots: Bots, person: str, level: str = "hard", hints: bool = False, seconds: float | None = None) -> Any:
    return TableBots(bots, person, hints).ask({}, level, 1, seconds)


# ---- Hints and moves -----------------------------------------------------------------------------


def test_h2_a_bots_move_waits_for_no_hint_however_many_ask_for_hints() -> None:
    minds = Minds()
    bots = Bots(minds)
    for _ in range(50):
        for person in CROWD:
            ask(bots, person, hints=True, seconds=1.0)
    assert sum(mind.thinks for mind in minds) == Workplace.HINTS.workers
    for level, place in (("easy", Workplace.QUICK), ("hard", Workplace.LONG)):
        ask(bots, "Ada", level)
        assert sum(mind.thinks for mind in minds.at(place)) == 1, "at once"


def test_h2_of_a_persons_hints_one_waits_and_it_is_the_newest() -> None:
    minds = Minds()
    bots = Bots(minds)
    asked = [ask(bots, "Bo", hints=True) for _ in range(20)]
    assert [future.cancelled() for future in asked] == [False, *[True] * 18, False]
    minds[0].answer()
    assert minds[0].thinks == 1
    minds[0].answer()
    assert (asked[0].done(), asked[-1].done(), len(minds[0].asked)) == (True, True, 2)


def test_h2_a_bystander_is_next_whatever_the_others_have_asked_for_before() -> None:
    order: Order[str] = Order()
    for person in CROWD:
        order.put(person, HINT, person)
    served = []
    for number in range(100):
        found = order.take(Workplace.HINTS)
        assert found is not None
        served.append(found.person)
        if number == 60:
            order.put("Ada", HINT, "Ada")
        order.put(found.person, HINT, "again")
        order.done(found, 1.0)
    assert served[:30] == CROWD, "of equals whoever came first"
    assert 0 < served.index("Ada") - 60 <= 2
    assert max(served.count(person) for person in CROWD) - min(served.count(person) for person in CROWD) <= 1


def test_who_wished_for_nothing_saves_nothing_up_and_is_not_remembered() -> None:
    order: Order[int] = Order()
    for number in range(1000):
        order.put(f"guest {number}", MOVE, number)
        found = order.take(Workplace.QUICK)
        assert found is not None
        order.done(found, 0.01)
    assert len(order._had) <= 1000
    for _ in range(3):
        for person in ("late", "later"):
            order.put(person, SEARCHED_MOVE, 0)
            found = order.take(Workplace.LONG)
            assert found is not None
            order.done(found, 50.0)
    assert len(order._had) <= 2, "those who have had less than all who are at it"


def test_a_bot_that_thinks_long_leaves_a_process_to_those_that_think_shorter() -> None:
    minds = Minds()
    bots = Bots(minds)
    for person in CROWD:
        ask(bots, person, "master")
    assert sum(mind.thinks for mind in minds.at(Workplace.LONG)) == 1
    ask(bots, "Ada", "hard")
    assert sum(mind.thinks for mind in minds.at(Workplace.LONG)) == 2


def test_where_many_wait_each_thinks_for_less_so_that_a_round_takes_no_longer() -> None:
    minds = Minds()
    bots = Bots(minds)
    futures = [ask(bots, person, "hard") for person in CROWD]
    thought = 0.0
    while not all(future.done() for future in futures):
        for mind in minds.at(Workplace.LONG):
            if mind.thinks:
                mind.answer()
    for mind in minds.at(Workplace.LONG):
        thought += sum(1.0 if deadline is None else deadline for _, deadline, _ in mind.asked)
    assert minds[0].asked[0][1] is None, "who is alone has all their time"
    assert thought / Workplace.LONG.workers < 5, "thirty bots of a second each"
    easy = [ask(bots, person, "easy") for person in CROWD]
    while not all(future.done() for future in easy):
        minds.at(Workplace.QUICK)[0].answer()
    assert {deadline for _, deadline, _ in minds.at(Workplace.QUICK)[0].asked} == {None}


def test_few_thoughts_are_stopped_for_each_needs_a_new_process() -> None:
    minds = Minds()
    bots = Bots(minds)
    for _ in range(30):
        table = TableBots(bots, "Bo")
        table.ask({}, "hard", 1)
        table.cancel()
        for mind in minds:
            while mind.thinks:
                mind.answer()
    assert sum(mind.stopped for mind in minds) == 3


@pytest.mark.parametrize("wish", WISHES, ids=lambda wish: wish.name)
def test_every_kind_has_a_bound(wish: PersonWish) -> None:
    """Of the work at once, and of what waits: a person's wishes of a kind, or one for each of their tables."""
    order: Order[int] = Order()
    for _ in range(20):
        for person in CROWD:
            order.put(person, wish, 0)
    taken = 0
    while order.take(wish.place) is not None:
        taken += 1
    assert taken == min(wish.at_once, wish.place.workers)
    assert len(order) == (len(CROWD) if wish.is_one else 20 * len(CROWD)) - taken
    assert wish.is_one or wish in (MOVE, SEARCHED_MOVE, LONG_MOVE), "a table asks for one at a time"


# ---- Threads that wait ---------------------------------------------------------------------------


def until(holds: Any) -> None:
    end = time.monotonic() + 20
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.005)


def test_reviews_come_in_turn_the_newest_of_a_person_and_none_that_was_left() -> None:
    desk, go, done, waiting = Desk(), threading.Event(), list[str](), list[str]()
    left: set[str] = set()

    def work(person: str, name: str) -> None:
        with desk.turn(person, REVIEW, lambda: waiting.append(name), lambda: name in left) as is_mine:
            if is_mine:
                assert go.wait(20)
                done.append(name)

    def begin(person: str, name: str, count: int) -> threading.Thread:
        thread = threading.Thread(target=work, args=(person, name))
        thread.start()
        until(lambda: len(waiting) == count)
        return thread

    threads = [begin("Bo", "first", 0)]
    until(lambda: desk._served)
    for number in range(1, 4):
        threads.append(begin("Bo", f"Bo's {number}", number))
    threads.append(begin("Cleo", "Cleo's", 4))
    threads.append(begin("Dan", "Dan's", 5))
    left.add("Cleo's")
    threads[-2].join(20)
    go.set()
    for thread in threads:
        thread.join(20)
    assert done == ["first", "Dan's", "Bo's 3"]
    assert not desk._served
    assert not desk._dropped
    assert len(desk._order) == 0


# ---- What comes late, and what repeats -----------------------------------------------------------


class Late(Bots):
    """Bots whose answers the test gives."""

    def __init__(self) -> None:
        super().__init__(Minds())
        self.questions: list[Question] = []

    def put(self, question: Question) -> None:
        self.questions.append(question)


def comes_to_nothing(future: Future[Answer]) -> None:
    with contextlib.suppress(InvalidStateError):  # nobody waits for it any more
        future.set_exception(ThinkerError("no bot"))


async def test_h2_a_hint_that_comes_when_its_table_is_gone_breaks_nothing(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """It comes in a thread, and the screen has lost all that was ours by then."""
    lines: list[str] = []
    host = make_host(tmp_path, lines=lines)
    host.bots = bots = Late()
    people = someone(host, "Ada"), someone(host, "Bob")
    hosted = laid(host, "five_tribes", *people)
    assert hosted.table is not None
    assert hosted.table.turn is not None
    visitor = Visitor(host, people[hosted.table.turn])
    for leaves in (False, True):
        await visitor.see("h  hint")  # the lobby has talk, too
        await visitor.press(*["h"] * 5)
        screen, question = visitor.app.screen, bots.questions[-1]
        assert len(bots.questions) == 1 + leaves, "the same position is asked about once"
        if leaves:
            visitor.session.later(visitor.app.come_back)
            await visitor.see("the lobby")
            await visitor.settle()
            take_ours(screen)
        thread = threading.Thread(target=comes_to_nothing, args=(question.future,))
        thread.start()
        thread.join(20)
        await visitor.settle()
        if not leaves:
            visitor.session.later(visitor.app.come_back)
            await visitor.see("the lobby")
            visitor.session.later(lambda: visitor.app.go_to(hosted))
    assert not caplog.records
    assert visitor.channel.exit_status is None, lines
    assert "broke" not in "".join(lines)
    await visitor.close()
    host.close()


def test_h2_the_log_is_bounded_whatever_repeats(capsys: pytest.CaptureFixture[str]) -> None:
    lines: list[str] = []
    clock = Clock()
    book = Logbook(lines.append, clock)
    handler = FaultLines(book)
    logger = logging.Logger("library")
    logger.addHandler(handler)
    for number in range(300):
        try:
            raise ValueError("somebody's cards")
        except ValueError:
            logger.exception("it broke for %s", "Ada")
        book.line(f"table {number:08x} gave way to a new one: nobody was there")
    assert len(lines) == 2 * FAULTS
    assert "Ada" not in "".join(lines)
    assert "cards" not in "".join(lines)
    assert "ValueError at test_wishes.py" in lines[0]
    for number in range(5 * LINES):
        book.seen("refused", f"10.0.{number // 250}.{number % 250}")
    assert len(lines) == LINES
    clock.now += 5
    book.line("all is well")
    assert "other lines were not written" in lines[-1]
    errors = HostErrors()
    for _ in range(1000):
        errors.write("x" * 100)
    assert len(capsys.readouterr().err) <= SIGNS + 1000


async def test_a_palette_that_is_closed_before_it_found_nothing_breaks_nothing(tmp_path: Path) -> None:
    """What it wanted to say later found no list to say it in, and the session was over."""
    lines: list[str] = []
    host = make_host(tmp_path, lines=lines)
    ada = someone(host, "Ada")
    laid(host, "indy", ada, bots=1)
    visitor = Visitor(host, ada)
    await visitor.see("talk")
    await visitor.press("\x10")
    await visitor.settle(0.3)
    palette = visitor.app.screen
    assert isinstance(palette, CommandPalette)
    palette._start_no_matches_countdown("zz")
    assert palette._no_matches_timer is not None
    late: Any = palette._no_matches_timer._callback  # it has the palette call something next
    await visitor.press("esc", "esc")
    assert visitor.app.screen is not palette
    palette._query_one_cache.clear()
    late.args[0]()
    palette._list_visible = not palette._list_visible
    await palette._watch__show_busy()
    assert visitor.channel.exit_status is None
    await visitor.close()
    host.close()


async def test_a_palette_whose_list_has_gone_first_breaks_nothing(tmp_path: Path) -> None:
    """Its parts go one by one: what a search finds meanwhile has no list to be put into."""
    host = make_host(tmp_path)
    ada = someone(host, "Ada")
    laid(host, "indy", ada, bots=1)
    visitor = Visitor(host, ada)
    await visitor.see("talk")
    await visitor.press("\x10")
    await visitor.settle(0.3)
    palette = visitor.app.screen
    assert isinstance(palette, CommandPalette)
    await palette.query_one(CommandList).remove()
    palette._query_one_cache.clear()
    palette._list_visible = not palette._list_visible
    await palette._watch__show_busy()
    assert visitor.channel.exit_status is None
    await visitor.press("esc", "esc")
    await visitor.close()
    host.close()


# ---- Keys ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("is_long", [True, False], ids=["calls that last", "calls that are short"])
def test_h1_what_waits_in_a_widgets_queue_is_handled_one_by_one_where_a_turn_has_lasted(
    is_long: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of a flood of keys, and between them somebody else's call."""
    monkeypatch.setattr("tribes_tui.server.transport.ready_calls.TURN", -1.0 if is_long else 60.0)
    done: list[str] = []

    async def reads() -> None:
        pump = MessagePump()
        for _ in range(20):
            pump._message_queue.put_nowait(Message())
        for _ in range(20):
            await fair_loop._in_turn(pump)
            done.append("key")

    async def main() -> None:
        loop = asyncio.get_running_loop()
        flood = loop.create_task(reads(), context=Share().within(copy_context()))

        def step() -> None:
            done.append("ada")
            if not flood.done():
                loop.call_soon(step)

        loop.call_soon(step, context=Share().within(copy_context()))
        await flood

    with asyncio.Runner(loop_factory=FairLoop) as runner:
        runner.run(main())
    others = "".join("k" if one == "key" else "a" for one in done)
    assert ("k" * 20 in others) == (not is_long), others


def test_h1_who_floods_is_taken_nothing_more_while_what_was_taken_is_not_done(monkeypatch: pytest.MonkeyPatch) -> None:
    clock, share = Clock(), Share()
    monkeypatch.setattr("time.monotonic", clock)
    held = wire.Throttle(share)
    for _ in range(40):
        share.want_more(clock.now)
        clock.now += 0.05
    share.want_more(clock.now)
    assert held.wait == 0.0
    loop = asyncio.new_event_loop()
    share.calls.append(Handle(lambda: None, (), loop))
    loop.close()
    assert held.wait == wire.LOOK


@pytest.mark.soak
async def test_h1_looks_that_a_part_had_before_are_freed_at_once(tmp_path: Path) -> None:
    """Each change of a widget's looks left them, and they the widget, to the collector, which stops everybody."""
    host = make_host(tmp_path)
    visitor = Visitor(host, someone(host, "Ada"))
    await visitor.see("the lobby")
    gc.collect()
    gc.disable()
    try:
        counts = []
        for _ in range(3):
            visitor.app.stylesheet.update(visitor.app.lobby)
            counts.append(sum(type(one) is DOMNode for one in gc.get_objects()))
    finally:
        gc.enable()
    assert counts[2] == counts[0]
    await visitor.close()
    host.close()


async def test_a_key_for_a_page_that_is_not_laid_yet_breaks_nothing(tmp_path: Path) -> None:
    host = make_host(tmp_path)
    ada = someone(host, "Ada")
    laid(host, "indy", ada, bots=1)
    visitor = Visitor(host, ada)
    await visitor.see("talk")
    await visitor.press("i")
    await visitor.settle(0.3)
    page = visitor.app.screen
    assert isinstance(page, BesideScreen)
    await page.panel.remove()
    page.action_scroll(1)
    assert visitor.channel.exit_status is None
    await visitor.close()
    host.close()
