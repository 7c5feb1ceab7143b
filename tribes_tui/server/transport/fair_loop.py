"""An event loop for many who don't know each other: a connection that asks for much makes itself late, not the others.

asyncio calls whatever is ready in the order in which it became so, all of it before it looks at any socket again: with
twenty sessions at work, a key that comes meanwhile waits for all twenty, and again at each of the steps that lead to
its frame. Here each connection has a `Share`. What the host does for itself is called first. Then those who play have
`PLAYING` times as much as all who may be strangers together, and those who go on wanting more than they get `GREEDY` times.
Of those who play comes first whoever asked first, of the others, call by call, whoever has had least. Sockets and timers are
looked at again after `TURN`; and in the midst of a call, where what it does allows it (`let_others_in`), after `LOOK`.

Which of them wants more than it gets is told by `Share.is_greedy`: all who wait for what they asked for come before all who don't,
however much they ask for. Who has asked for nothing for a while doesn't save that time up, but comes before those who did, for as
long as `HEAD_START`.
"""

import asyncio
import functools
import gc
import time
from asyncio import Handle, _enter_task, _leave_task
from collections import deque
from collections.abc import Callable, Coroutine
from heapq import heappop
from selectors import BaseSelector
from typing import Any, TypeVar

from textual.css.stylesheet import Stylesheet
from textual.message import Message
from textual.message_pump import MessagePump
from textual.screen import Screen
from textual.widget import Widget

from tribes_tui.server.transport.ready_calls import ReadyCalls

Result = TypeVar("Result")

MOMENT = 2.0
"""Seconds for which an end waits for what is still at work."""


class FairLoop(asyncio.SelectorEventLoop):
    """asyncio's own, with another order of what is ready. Nobody pays for a collection of rubbish."""

    _process_events: Callable[[object], None]
    _scheduled: list[asyncio.TimerHandle]
    _selector: BaseSelector
    _timer_cancelled_count: int

    def __init__(self) -> None:
        super().__init__()
        nothing = Handle(lambda: None, (), self)
        nothing.cancel()
        self.ready = self._ready = ReadyCalls(nothing)
        self._is_in_between = False
        self._collecting_since = 0.0
        gc.callbacks.append(self._collected)

    def close(self) -> None:
        """As ever."""
        if self._collected in gc.callbacks:
            gc.callbacks.remove(self._collected)
        super().close()

    def set_task_factory(self, factory: Any) -> None:
        """As ever, but tasks begin in their turn, as in Python 3.11: begun at once, they would have the turn of whoever made them."""
        if not begins_at_once(factory):
            super().set_task_factory(factory)

    def let_others_in(self) -> None:
        """In the midst of a call, where nothing of what it is about is half done: whoever comes before it has their turn now.

        A call can't be stopped, and drawing a large window takes as long as several keys of somebody else's.
        """
        if self._is_in_between or not self.ready.should_look():
            return
        self._is_in_between, task = True, asyncio.current_task(self)
        if task is not None:
            _leave_task(self, task)
        try:
            while self._made_calls_in_between():
                pass
        finally:
            if task is not None:
                _enter_task(self, task)
            self._is_in_between = False

    def _made_calls_in_between(self) -> bool:
        """For a turn of the loop; whether there were any. Sockets and timers are looked at before, as asyncio does."""
        self._process_events(self._selector.select(0))
        self._take_timers()
        calls = 0
        for call in self.ready.in_between():
            calls += 1
            if not call._cancelled:
                call._run()
        return calls > 0

    def _take_timers(self) -> None:
        now = self.time()
        while self._scheduled and self._scheduled[0].when() <= now:
            handle = heappop(self._scheduled)
            handle._scheduled = False  # type: ignore[attr-defined]
            if handle._cancelled:
                self._timer_cancelled_count -= 1
            else:
                self.ready.append(handle)

    def _add_callback(self, handle: Handle) -> None:
        if not handle._cancelled:  # as asyncio does
            self.ready.poll(handle)

    def _collected(self, phase: str, info: dict[str, int]) -> None:
        now = time.monotonic()
        if phase == "start":
            self._collecting_since = now
        else:
            self.ready.pardon(now - self._collecting_since)


def begins_at_once(factory: object) -> bool:
    """Whether a factory has tasks run before whoever made them goes on; Textual asks for that wherever Python can, from 3.12 on."""
    return factory is not None and factory is getattr(asyncio, "eager_task_factory", None)


def new_loop() -> asyncio.AbstractEventLoop:
    """A `FairLoop`, or asyncio's own where that keeps its calls in another way than `ReadyCalls` knows to stand in for."""
    plain = asyncio.SelectorEventLoop()
    if not _is_known(plain):
        return plain
    plain.close()
    return FairLoop()


def _is_known(loop: object) -> bool:
    """Whether a loop is made as in all Pythons so far: a deque of handles, each with its context, that every turn takes from."""
    steps = [getattr(getattr(loop, name, None), "__code__", None) for name in ("_call_soon", "_run_once")]
    is_used = all(step is not None and "_ready" in step.co_names for step in steps)
    is_used = is_used and FairLoop.__annotations__.keys() <= set(steps[1].co_names)  # type: ignore[union-attr]
    return is_used and type(getattr(loop, "_ready", None)) is deque and hasattr(Handle, "_context")


def run(main: Coroutine[Any, Any, Result]) -> Result:
    """As `asyncio.run`, in a `new_loop`; but what still runs when `main` is done has `MOMENT` to end.

    A task may swallow that it was cancelled, and go on waiting for what doesn't come any more.
    """
    loop = new_loop()
    asyncio.set_event_loop(loop)
    try:
        return loop.run_until_complete(main)
    finally:
        left = asyncio.all_tasks(loop)
        for task in left:
            task.cancel()
        if left:
            loop.run_until_complete(asyncio.wait(left, timeout=MOMENT))
        asyncio.set_event_loop(None)
        loop.close()


# ---- What Textual does at a time is not done all at once -----------------------------------------


Function = TypeVar("Function", bound=Callable[..., Any])

WHOLE = (Screen, "_on_screen_resume"), (Screen, "_refresh_layout"), (Screen, "_compositor_refresh")
"""What Textual does to a whole screen, of one session alone."""

PARTS = (Stylesheet, "apply"), (Widget, "arrange"), (Widget, "_size_updated"), (Widget, "render_lines")
"""What it does then to one widget after the other."""

_usual = MessagePump._get_message
_screens = 0


async def _in_turn(pump: MessagePump) -> Message:
    """The next message; where the present call has lasted for a turn of the loop, after whoever waits for theirs."""
    loop = asyncio.get_running_loop()
    if isinstance(loop, FairLoop) and loop.ready.has_had_its_turn():
        await asyncio.sleep(0)
    return await _usual(pump)


def _of_a_screen(function: Function) -> Function:
    @functools.wraps(function)
    def whole(*args: Any, **kwargs: Any) -> Any:
        global _screens
        _screens += 1
        try:
            return function(*args, **kwargs)
        finally:
            _screens -= 1

    return whole  # type: ignore[return-value]


def _of_a_widget(function: Function) -> Function:
    @functools.wraps(function)
    def part(*args: Any, **kwargs: Any) -> Any:
        if _screens:
            loop = asyncio.get_running_loop()
            if isinstance(loop, FairLoop):
                loop.let_others_in()
        return function(*args, **kwargs)

    return part  # type: ignore[return-value]


@functools.cache
def let_others_in() -> None:
    """From now on, in all apps of this process whose loop is shared out."""
    setattr(MessagePump, "_get_message", _in_turn)  # noqa: B010  # Textual's own
    for wrapped, those in ((_of_a_screen, WHOLE), (_of_a_widget, PARTS)):
        for owner, name in those:
            setattr(owner, name, wrapped(getattr(owner, name)))
