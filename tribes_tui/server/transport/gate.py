"""Who may connect at all, decided before the first packet costs anything."""

from __future__ import annotations

import ipaddress
import time
from collections import Counter
from collections.abc import Callable

from tribes_tui.server.host.budget import Budget
from tribes_tui.server.host.limits import Limits

FORGET = 3600.0
"""Seconds after which an address that kept quiet is forgotten."""


def grouped(address: str) -> str:
    """The address as it is counted: of IPv6 the network, for one line has as many addresses as it likes."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if found.version == 4:
        return str(found)
    return str(found.ipv4_mapped or ipaddress.ip_network((found, 64), strict=False))


class Address:
    """What is known of one address: its budget, and how long it must wait after too many connections."""

    def __init__(self, limits: Limits, clock: Callable[[], float]) -> None:
        self.budget = Budget(limits.logins_per_minute / 60.0, limits.login_burst, clock)
        self.penalty = 0.0
        self.barred_until = 0.0
        self.seen = clock()


class Gate:
    """Counts connections that have not logged in yet, per address and in all, and how often they come."""

    def __init__(self, limits: Limits, clock: Callable[[], float] = time.monotonic) -> None:
        self._limits = limits
        self._clock = clock
        self._addresses: dict[str, Address] = {}
        self._waiting: Counter[str] = Counter()

    @property
    def waiting(self) -> int:
        """Connections that have not logged in."""
        return self._waiting.total()

    def refusal(self, address: str) -> str | None:
        """Why a new connection from `address` is refused, None (and it is counted) when it may try to log in."""
        known = self._known(address)
        now = known.seen = self._clock()
        if now < known.barred_until:
            return f"too many connections: try again in {known.barred_until - now:.0f} seconds"
        if not known.budget.take():
            known.penalty = min(self._limits.longest_penalty, max(5.0, known.penalty * 2))
            known.barred_until = now + known.penalty
            return f"too many connections: try again in {known.penalty:.0f} seconds"
        if self.waiting >= self._limits.waiting or self._waiting[address] >= self._limits.waiting_per_address:
            return "too many connections wait for their login: try again in a moment"
        self._waiting[address] += 1
        return None

    def logged_in(self, address: str) -> None:
        """A connection has logged in, or is gone: it waits no more."""
        self._waiting[address] -= 1
        if self._waiting[address] <= 0:
            del self._waiting[address]

    def _known(self, address: str) -> Address:
        now = self._clock()
        if address not in self._addresses:
            quiet = [name for name, known in self._addresses.items() if now - known.seen > FORGET]
            for name in quiet:
                del self._addresses[name]
            self._addresses[address] = Address(self._limits, self._clock)
        return self._addresses[address]
