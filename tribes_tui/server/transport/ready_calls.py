"""Whose calls are made next in a loop: shares that wait for their turn, and those who play before all others."""

from __future__ import annotations

import time
from asyncio import Handle
from collections import deque
from collections.abc import Callable, Iterator
from heapq import heappop, heappush

from tribes_tui.server.transport.gate import SHARE, Share

TURN = 0.005
"""Seconds for which calls are made before sockets and timers are looked at again; the last may take longer."""

LOOK = 0.002
"""Seconds after which it is looked again whether somebody should come in between who comes before whoever is being drawn."""

GO = 0.04
"""Seconds in which what somebody asked for is done in one go, before it goes behind what others have asked for since."""

HEAD_START = 0.05
"""Seconds that a share may have before those that were at work while it was quiet."""

PLAYING, GREEDY = 4.0, 0.5
"""As much of the loop, for one part of all others, is for those who play; and for those who go on wanting more than they get."""


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
        share.is_queued = True
        heappush(self._queue, (*self._rank(share), share))

    def comes_before(self, line: WaitingShares, share: Share) -> bool:
        """Whether the next comes before that share of a line, which is at work."""
        return self._queue[0][:2] < self._rank(share) if line is self else self.spent < line.spent

    def take(self) -> Share:
        """The next."""
        self._least, _, share = heappop(self._queue)
        return share

    def clear(self) -> None:
        """Forget all."""
        self._queue.clear()

    def _rank(self, share: Share) -> tuple[float, int]:
        self._number += 1
        return share.spent, self._number


class WaitingPlayers(WaitingShares):
    """The one that came first is first, and all that comes of what it came for is done in one go; what lasts longer than `GO` goes behind.

    All of these wait for what they asked for before they ask for more.
    """

    def come(self, share: Share) -> None:
        """It had nothing to do, and has now."""
        self._number += 1
        share.line, share.came = self, (share.spent, self._number)
        self.put(share)

    def _rank(self, share: Share) -> tuple[float, int]:
        spent, number = share.came
        return (share.spent - spent) // GO, number


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
        self._players, self._others = WaitingPlayers(PLAYING), WaitingShares(1.0)
        self._greedy = WaitingShares(GREEDY)
        self._lines = self._players, self._others, self._greedy
        self._spent = 0.0
        self._waiting = 0
        self._turn_began: float | None = None
        self._served: tuple[WaitingShares, Share] | None = None
        self._since = self._looked = 0.0

    def __len__(self) -> int:
        """How many calls are ready. The turn is over."""
        self._sort()
        self._settle(self._clock())
        self._turn_began = None
        return len(self._hosts) + self._waiting

    def popleft(self) -> Handle:
        """The next call."""
        now = self._clock()
        self._sort()
        self._settle(now)
        if self._hosts:
            return self._taken(self._hosts.popleft())
        if self._turn_began is None:
            self._turn_began = now
        elif now - self._turn_began > TURN:
            return self._nothing
        line = min(filter(None, self._lines), key=lambda line: line.spent, default=None)
        return self._nothing if line is None else self._serve(line, now)

    def poll(self, call: Handle) -> None:
        """A socket is ready, and its call waits from now on: it is told at every turn until it is called."""
        if call not in self._polled:
            self._polled.add(call)
            self.append(call)

    def has_had_its_turn(self) -> bool:
        """Whether the present call of a share has lasted so long that others should come in between."""
        return self._served is not None and self._clock() - self._since > TURN

    def should_look(self) -> bool:
        """Whether the present call has lasted so long that it should be looked, here and now, who would be next."""
        if self._served is None:
            return False
        now = self._clock()
        if now - max(self._since, self._looked) < LOOK:
            return False
        self._looked = now
        return True

    def in_between(self) -> Iterator[Handle]:
        """For a turn, to be made in the midst of the present call: the calls of those who play, want no more than they get, and come
        before whoever has the present one."""
        assert self._served is not None
        line, share = self._served
        began = now = self._clock()
        while now - began <= TURN:
            self._sort()
            self._settle(now, goes_on=share)
            if not self._players or not self._players.comes_before(line, share):
                break
            yield self._serve(self._players, now)
            now = self._clock()
        self._settle(now, goes_on=share)
        self._served, self._since = (line, share), now

    def pardon(self, seconds: float) -> None:
        """So much of the present call's time was not its fault."""
        self._since += seconds

    def clear(self) -> None:
        """Forget all: the loop is closed."""
        self._come.clear()
        self._hosts.clear()
        for line in self._lines:
            line.clear()
        self._polled.clear()
        self._waiting = 0

    def _taken(self, call: Handle) -> Handle:
        self._polled.discard(call)
        return call

    def _serve(self, line: WaitingShares, now: float) -> Handle:
        share, self._spent = line.take(), line.spent
        self._served, self._since = (line, share), now
        self._waiting -= 1
        return self._taken(share.calls.popleft())

    def _settle(self, now: float, goes_on: Share | None = None) -> None:
        """Charge what the last call took, or has taken so far where it `goes_on`."""
        if self._served is None:
            return
        (line, share), self._served = self._served, None
        seconds = now - self._since
        share.charge(seconds, now)
        line.spent += seconds / line.weight
        if share is goes_on:
            return
        share.is_queued = False
        if share.calls:
            self._queue(share, now, goes_on=True)

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
            self._queue(share, self._clock())

    def _queue(self, share: Share, now: float, goes_on: bool = False) -> None:
        """Where it belongs as long as it has something to do: who ceases to want more, or begins to play, is elsewhere then."""
        line = self._greedy if share.is_greedy(now) else self._players if share.is_playing else self._others
        if goes_on and line is share.line:
            line.put(share)
            return
        if not line:
            line.spent = max(line.spent, self._spent - (HEAD_START if line is self._players else 0.0))
        line.come(share)
