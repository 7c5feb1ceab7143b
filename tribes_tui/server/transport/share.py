"""What a connection has of the loop's time, and how much of it is its due."""

from __future__ import annotations

from asyncio import Handle
from collections import deque
from contextvars import Context, ContextVar

GREED = 4.0
"""As how many seconds each of a greedy connection counts."""

EAGER, CALM = 0.5, 0.3
"""Seconds of wanting more without a break, which make greedy; and of such a break."""


class Crowd:
    """All who are greedy: `used`, the seconds of the loop that they have had together."""

    used = 0.0


CROWD = Crowd()


class Share:
    """One connection's. Calls that come of it, in whatever task, find it in their context (`SHARE`).

    Attributes: `is_playing`: it is at a game that has begun, or keeps the host; others may be strangers, and come after
    those. `spent`: seconds, as they count; `calls`, `is_queued`, `line` are the loop's.
    """

    __slots__ = ("_eager_since", "_wanted", "calls", "is_playing", "is_queued", "line", "spent")

    def __init__(self) -> None:
        self.is_playing = False
        self.spent = 0.0
        self.calls: deque[Handle] = deque()
        self.is_queued = False
        self.line: object = None
        self._wanted = self._eager_since = float("-inf")

    def want_more(self, now: float) -> None:
        """It asks for more before it has what it asked for."""
        if now - self._wanted > CALM:
            self._eager_since = now
        self._wanted = now

    def is_greedy(self, now: float) -> bool:
        """Whether it has gone on wanting more: a key held down, or a window that is dragged, is a little of that."""
        return now - self._wanted < CALM and self._wanted - self._eager_since > EAGER

    def charge(self, seconds: float, now: float) -> None:
        """A call of its took so long, until now."""
        if self.is_greedy(now):
            CROWD.used += seconds
            seconds *= GREED
        self.spent += seconds

    def within(self, context: Context) -> Context:
        """The context, in which everything is for this share from now on."""
        context.run(SHARE.set, self)
        return context


SHARE: ContextVar[Share | None] = ContextVar("SHARE", default=None)
"""For which connection something is done; None: for the host itself."""
