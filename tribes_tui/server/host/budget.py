"""Budgets: how often something may happen, with a reserve for short bursts."""

from __future__ import annotations

import time
from collections.abc import Callable


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
