"""How much a connection may send: packets, and those that cost more than others."""

from __future__ import annotations

import time
from collections.abc import Callable

from tribes_tui.server.host.budget import TokenBudget
from tribes_tui.server.host.limits import Limits

PACKETS, REQUESTS, CHANNELS, EXCHANGES, ATTEMPTS = "packets", "requests", "channels", "exchanges", "attempts"

KINDS = {20: EXCHANGES, 50: ATTEMPTS, 80: REQUESTS, 90: CHANNELS}
"""Number of a packet in SSH -> what it asks for besides being read: an exchange of keys, a login, an answer, a channel."""


class Traffic:
    """The budgets of one connection. What a person with a terminal does stays far below them."""

    def __init__(self, limits: Limits, clock: Callable[[], float] = time.monotonic) -> None:
        self._budgets = {
            PACKETS: TokenBudget(limits.packets_per_second, limits.packet_burst, clock),
            REQUESTS: TokenBudget(limits.requests_per_second, limits.requests_per_second * 5, clock),
            CHANNELS: TokenBudget(limits.channels_per_minute / 60, limits.channels_per_minute, clock),
            EXCHANGES: TokenBudget(0.1, 8, clock),
            ATTEMPTS: TokenBudget(1, 40, clock),
        }

    def take(self, kind: str, amount: int = 1) -> bool:
        """Whether so much of a kind may still be sent; it counts."""
        budget = self._budgets[kind]
        budget.spend(amount)
        return budget.tokens >= 0
