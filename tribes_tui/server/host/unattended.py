"""Tables where nobody is, neither by way of this host nor of another: for how long, and which of them go."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from tribes_tui.server.host.holding import gives_way, patience
from tribes_tui.server.host.hosted import HostedTable
from tribes_tui.server.host.limits import Limits
from tribes_tui.server.host.neighbours import Neighbours
from tribes_tui.server.host.visit import Visit


class UnattendedHost(Protocol):
    """What is asked of the host."""

    limits: Limits
    visits: list[Visit]
    neighbours: Neighbours
    tables: dict[str, HostedTable]


class Unattended:
    """`clock` tells the seconds, as `HostedTable.touched` counts them."""

    def __init__(self, host: UnattendedHost, clock: Callable[[], float]) -> None:
        self._host = host
        self._clock = clock

    def tables(self) -> list[HostedTable]:
        """Those that go on, or wait, without anybody there."""
        return [hosted for hosted in self._host.tables.values() if not hosted.is_over and self._is_empty(hosted)]

    def seconds(self, hosted: HostedTable) -> float:
        """For how long nobody has been at a table."""
        return self._clock() - hosted.touched if self._is_empty(hosted) else 0.0

    def is_abandoned(self, hosted: HostedTable) -> bool:
        """Whether nobody is there, and nothing has happened for as long as the limits say."""
        if hosted.is_over:
            return False
        if not self._is_empty(hosted):
            hosted.touched = self._clock()
        seconds = self.seconds(hosted)
        return seconds > self._host.limits.waiting_minutes * 60 and seconds > patience(hosted, self._host.limits)

    def gives_way(self) -> HostedTable | None:
        """The table that goes when another is opened and all are taken; None when people need all of them."""
        return gives_way(self._host.tables.values(), self._is_empty, self._host.limits, self._clock())

    def _is_empty(self, hosted: HostedTable) -> bool:
        return not any(visit.at is hosted for visit in self._host.visits) and not self._host.neighbours.are_at(
            hosted.id
        )
