"""What a connection has of the loop's time, and how much of it is its due."""

from __future__ import annotations

from asyncio import Handle
from collections import deque
from contextvars import Context, ContextVar

EAGER, MOST = 0.5, 1.5
"""Seconds of wanting more, beyond which somebody is greedy; and so many at most are remembered."""

STEP, FORGOTTEN = 0.3, 0.03
"""Seconds as which one time of wanting more counts at most; and how many of them a second forgets."""


class Share:
    """One connection's. Calls that come of it, in whatever task, find it in their context (`SHARE`).

    Attributes: `is_playing`: it is at a game that has begun, or keeps the host; others may be strangers, and come after
    those. `spent`: seconds that it has had; `calls`, `came`, `is_queued`, `line` are the loop's.
    """

    __slots__ = ("_eager", "_since", "_wanted", "calls", "came", "is_playing", "is_queued", "line", "spent")

    def __init__(self) -> None:
        self.is_playing = False
        self.spent = 0.0
        self.came = 0.0, 0
        self.calls: deque[Handle] = deque()
        self.is_queued = False
        self.line: object = None
        self._eager = self._since = 0.0
        self._wanted = float("-inf")

    def want_more(self, now: float) -> None:
        """It asks for more before it has what it asked for."""
        self._eager = min(MOST, self._eagerness(now) + min(now - self._wanted, STEP))
        self._since = self._wanted = now

    def is_as_eager_as(self, before: Share) -> None:
        """It is the same person's as that one was."""
        self._eager, self._since, self._wanted = before._eager, before._since, before._wanted

    def is_greedy(self, now: float) -> bool:
        """Whether it has gone on wanting more: a key held down, or a window that is dragged, is a little of that.

        That is remembered for thirty times as long as it lasted, at most half a minute, and costs nobody anything while the loop has time for all.
        """
        return self._eager > EAGER and self._eagerness(now) > EAGER

    def charge(self, seconds: float, now: float) -> None:
        """A call of its took so long, until now."""
        self.spent += seconds
        if self.is_greedy(now):
            CROWD.used += seconds

    def _eagerness(self, now: float) -> float:
        return max(0.0, self._eager - FORGOTTEN * (now - self._since))

    def within(self, context: Context) -> Context:
        """The context, in which everything is for this share from now on."""
        context.run(SHARE.set, self)
        return context


class Crowd:
    """All who are greedy: `used`, the seconds of the loop that they have had together."""

    def __init__(self) -> None:
        self.used = 0.0
        self._gone: dict[str, Share] = {}

    def goes(self, person: str, share: Share, now: float) -> None:
        """A person's connection ends; whoever was greedy is not forgotten by that."""
        self._gone[person] = share
        self._gone = {person: share for person, share in self._gone.items() if share.is_greedy(now)}

    def comes(self, person: str, share: Share) -> None:
        """The person has another connection."""
        if person in self._gone:
            share.is_as_eager_as(self._gone.pop(person))


CROWD = Crowd()


SHARE: ContextVar[Share | None] = ContextVar("SHARE", default=None)
"""For which connection something is done; None: for the host itself."""
