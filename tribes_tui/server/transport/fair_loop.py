"""An event loop for many who don't know each other: a connection that asks for much makes itself late, not the others.

asyncio calls whatever is ready in the order in which it became so, all of it before it looks at any socket again: with
twenty sessions at work, a key that comes meanwhile waits for all twenty, and again at each of the steps that lead to
its frame. Here each connection has a `Share`. What the host does for itself is called first. Then those who play have
`PLAYING` times as much as all who may be strangers together; of either, call by call, comes whoever has had least. And
sockets and timers are looked at again after `TURN`.

Who has asked for nothing for a while doesn't save that time up, but comes before those who did, for as long as `HEAD_START`.
"""

from __future__ import annotations

import asyncio
import gc
import time
from asyncio import Handle
from collections import deque
from collections.abc import Callable, Coroutine
from heapq import heappop, heappush
from typing import Any, TypeVar

from tribes_tui.server.transport.share import SHARE, Share

Result = TypeVar("Result")

TURN = 0.005
"""Seconds for which calls are made before sockets and timers are looked at again; the last may take longer."""

HEAD_START = 0.05
"""Seconds that a share may have before those that were at work while it was quiet."""

MOMENT = 2.0
"""Seconds for which an end waits for what is still at work."""

PLAYING = 4.0
"""As much of the loop, for one part of all others, is for those who play."""


class WaitingShares:
    """Shares that have something to do, the one that has had least of the loop first; `spent`: what all have had, as it counts."""

    def __init__(self, weight: float) -> None:
        self.weight = weight
        self.spent = 0.0
        self._queue: list[tuple[float, int, Share]] = []
        self._number = 0
        self._least = 0.0

    def __bool__(self) -> bool:
        return bool(self._queue)

    def come(self, share: Share) -> None:
        """It had nothing to do, and has now. Who was never here before has no head start."""
        since = share.spent if share.line is self else self._least
        share.spent, share.line = max(since, self._least - HEAD_START), self
        self.put(share)

    def put(self, share: Share) -> None:
        """It has more to do."""
        self._number += 1
        share.is_queued = True
        heappush(self._queue, (share.spent, self._number, share))

    def take(self) -> Share:
        """The next."""
        self._least, _, share = heappop(self._queue)
        return share

    def clear(self) -> None:
        """Forget all."""
        self._queue.clear()


class ReadyCalls:
    """The calls that a loop should make: it stands where asyncio has a deque, with as much of one as asyncio uses.

    A turn of the loop asks how many there are and takes as many. When the turn has lasted long enough what it is given
    for the rest of them is `nothing`, which was cancelled before.
    """

    def __init__(self, nothing: Handle, clock: Callable[[], float] = time.monotonic) -> None:
        self._nothing = nothing
        self._clock = clock
        self._come: deque[Handle] = deque()
        self.append = self._come.append  # from any thread: what comes is sorted by the loop's own
        self._polled: set[Handle] = set()
        self._hosts: deque[Handle] = deque()
        self._players, self._others = WaitingShares(PLAYING), WaitingShares(1.0)
        self._waiting = 0
        self._turn_began: float | None = None
        self._served: tuple[WaitingShares, Share] | None = None
        self._since = 0.0

    def __len__(self) -> int:
        """How many calls are ready. The turn is over."""
        self._settle(self._clock())
        self._turn_began = None
        self._sort()
        return len(self._hosts) + self._waiting

    def popleft(self) -> Handle:
        """The next call."""
        now = self._clock()
        self._settle(now)
        self._sort()
        if self._hosts:
            return self._taken(self._hosts.popleft())
        if self._turn_began is None:
            self._turn_began = now
        elif now - self._turn_began > TURN:
            return self._nothing
        line = self._next_line()
        share = line.take()
        self._served, self._since = (line, share), now
        self._waiting -= 1
        return self._taken(share.calls.popleft())

    def poll(self, call: Handle) -> None:
        """A socket is ready, and its call waits from now on: it is told at every turn until it is called."""
        if call not in self._polled:
            self._polled.add(call)
            self.append(call)

    def has_had_its_turn(self) -> bool:
        """Whether the present call of a share has lasted so long that others should come in between."""
        return self._served is not None and self._clock() - self._since > TURN

    def pardon(self, seconds: float) -> None:
        """So much of the present call's time was not its fault."""
        self._since += seconds

    def clear(self) -> None:
        """Forget all: the loop is closed."""
        self._come.clear()
        self._hosts.clear()
        self._players.clear()
        self._others.clear()
        self._polled.clear()
        self._waiting = 0

    def _next_line(self) -> WaitingShares:
        if not self._players or not self._others:
            return self._players or self._others
        return min(self._players, self._others, key=lambda line: line.spent)

    def _taken(self, call: Handle) -> Handle:
        self._polled.discard(call)
        return call

    def _settle(self, now: float) -> None:
        """Charge what the last call took."""
        if self._served is None:
            return
        (line, share), self._served = self._served, None
        seconds = now - self._since
        share.charge(seconds, now)
        line.spent += seconds / line.weight
        share.is_queued = False
        if share.calls:
            line.put(share)

    def _sort(self) -> None:
        """Hand what has come to its share: who waits for it may be the next, in this very turn."""
        while self._come:
            self._hand(self._come.popleft())

    def _hand(self, call: Handle) -> None:
        share = call._context.get(SHARE)  # type: ignore[attr-defined]  # every handle has one
        if share is None:
            self._hosts.append(call)
            return
        share.calls.append(call)
        self._waiting += 1
        if not share.is_queued:
            line, other = (self._players, self._others) if share.is_playing else (self._others, self._players)
            if not line:
                line.spent = max(line.spent, other.spent - HEAD_START)
            line.come(share)


class FairLoop(asyncio.SelectorEventLoop):
    """asyncio's own, with another order of what is ready. Nobody pays for a collection of rubbish."""

    def __init__(self) -> None:
        super().__init__()
        nothing = Handle(lambda: None, (), self)
        nothing.cancel()
        self.ready = self._ready = ReadyCalls(nothing)
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
