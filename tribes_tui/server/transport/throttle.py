"""How long those who ask for much have to wait, so that the host has time for others, and rests."""

from __future__ import annotations

import time

from tribes_tui.server.transport.share import CROWD, Share

LOOK = 0.02
"""Seconds after which it is looked at what the last thing has cost: it has been drawn by then."""

TIMES, MOST = 3.0, 2.0
"""So many times as long as the greedy have used the loop since, and seconds at most: all of them have a quarter of it together."""


class Throttle:
    """One session's. Who types, and looks at what came of it, is never held back."""

    def __init__(self, share: Share) -> None:
        self._share = share
        self._used = CROWD.used
        self._taken = float("-inf")

    @property
    def wait(self) -> float:
        """Seconds until something more may be taken; 0: now."""
        now = time.monotonic()
        if not self._share.is_greedy(now):
            return 0.0
        if self._share.calls:  # what was taken before has not been done yet: it would only pile up
            return LOOK
        cost = TIMES * (CROWD.used - self._used)
        return max(0.0, self._taken + min(MOST, max(LOOK, cost)) - now)

    def taken(self) -> None:
        """Something was taken, and will cost something."""
        self._used, self._taken = CROWD.used, time.monotonic()
