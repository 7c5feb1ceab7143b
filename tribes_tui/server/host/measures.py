"""What a host counts: how often something may happen, how much was done and how fast, how its process is; never who or what."""

from __future__ import annotations

import asyncio
import os
import time
from bisect import bisect_left
from collections import Counter, deque
from collections.abc import Callable
from pathlib import Path

# ---- Budgets: how often something may happen, with a reserve for short bursts -------------------


class TokenBudget:
    """Tokens that grow by `rate` a second up to `burst`; what happens takes some.

    `clock` gives seconds; tests bring their own.
    """

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] | None = None) -> None:
        self.rate = rate
        self.burst = burst
        self._clock = clock or time.monotonic
        self._tokens = float(burst)
        self._stamp = self._clock()

    @property
    def tokens(self) -> float:
        """How much may happen now."""
        now = self._clock()
        self._tokens = min(self.burst, self._tokens + (now - self._stamp) * self.rate)
        self._stamp = now
        return self._tokens

    def spend(self, amount: float = 1.0) -> None:
        """Take tokens, also beyond what is there: a debt is paid back by waiting."""
        self._tokens = self.tokens - amount

    def take(self, amount: float = 1.0) -> bool:
        """Take tokens if there are so many; whether there were."""
        if self.tokens < amount:
            return False
        self._tokens -= amount
        return True

    def wait(self, amount: float = 1.0) -> float:
        """Seconds until so many tokens will be there."""
        return max(0.0, (amount - self.tokens) / self.rate)


MANY = 64
"""Budgets from which on it is looked which of them are needed."""


class Budgets:
    """A budget for each person, by their id. Who has spent nothing for long has a full one, which isn't kept: guests come with ever new ids."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] | None = None) -> None:
        self._rate, self._burst, self._clock = rate, burst, clock
        self._budgets: dict[str, TokenBudget] = {}
        self._look_at = MANY

    def __len__(self) -> int:
        return len(self._budgets)

    def of(self, person: str) -> TokenBudget:
        """Theirs."""
        if person not in self._budgets:
            self._drop_full()
            self._budgets[person] = TokenBudget(self._rate, self._burst, self._clock)
        return self._budgets[person]

    def _drop_full(self) -> None:
        """Now and then: after as many new ones as there were left last time."""
        if len(self._budgets) >= self._look_at:
            self._budgets = {person: one for person, one in self._budgets.items() if one.tokens < one.burst}
            self._look_at = max(MANY, 2 * len(self._budgets))


# ---- What is counted while a host runs, for those who run it ------------------------------------


BOUNDS = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
"""Seconds: moves are counted by the first of these that they did not take longer than."""


class Measures:
    """Attributes:
    events  what the log tells of callers (`came`, `refused`, `wrong code` ...), however few lines it writes
    moves  moves that were played or taken back at tables that this host shows, and those of other hosts
    bot_seconds  for which bots have thought here
    """

    def __init__(self) -> None:
        self.events: Counter[str] = Counter()
        self.moves = 0
        self.bot_seconds = 0.0
        self.move_seconds = 0.0
        self._counts = [0] * (len(BOUNDS) + 1)

    def move_took(self, seconds: float) -> None:
        """A person's move, from their key until their seat was told."""
        self.move_seconds += seconds
        self._counts[bisect_left(BOUNDS, seconds)] += 1

    def within(self) -> list[int]:
        """How many moves took no longer than each bound; the last: all."""
        total, sums = 0, []
        for count in self._counts:
            total += count
            sums.append(total)
        return sums


# ---- How the host's process is: memory, and how late its loop is --------------------------------


LOOK = 0.25
KEPT = 240


class Health:
    """Measures how late the event loop comes back from a short sleep."""

    def __init__(self) -> None:
        self.began = time.monotonic()
        self.lags: deque[float] = deque(maxlen=KEPT)

    async def watch(self) -> None:
        """Measure for ever."""
        while True:
            start = time.perf_counter()
            await asyncio.sleep(LOOK)
            self.lags.append(max(0.0, time.perf_counter() - start - LOOK))

    @property
    def worst_lag(self) -> float:
        """Seconds that somebody had to wait at most, in the last minute."""
        return max(self.lags, default=0.0)


def memory() -> int:
    """Bytes of memory that this process uses; 0 where that can't be known."""
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    except (OSError, ValueError, IndexError):
        return 0
    return pages * os.sysconf("SC_PAGE_SIZE")
