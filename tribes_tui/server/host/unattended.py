"""Tables where nobody is, neither by way of this host nor of another: for how long, and which of them go."""

from collections import Counter
from collections.abc import Callable, Iterable
from enum import IntEnum
from functools import partial
from typing import Protocol

from tribes_tui.server.host.registry import Neighbours, TableKeeper
from tribes_tui.server.host.table.hosted import HostedTable, Limits, NotNow, Plan
from tribes_tui.server.words.said import refusals as said

# ---- How many tables somebody holds -------------------------------------------------------------
#
# How long a table without anybody stays, and which gives way when there is no room.


class Weight(IntEnum):
    """What would be lost with a table: the lighter, the sooner it gives way."""

    WAITS = 0
    """Its game has not begun."""
    UNPLAYED = 1
    """Nobody has decided anything yet."""
    ALONE = 2
    """One person plays with bots."""
    PLAYED = 3
    """People play with each other, nobody can tell what they did, or others are compared with it: it never gives way."""


def weight(hosted: HostedTable) -> Weight:
    """What would be lost with it."""
    if hosted.trouble or hosted.pairing:
        return Weight.PLAYED
    if hosted.table is None:
        return Weight.WAITS
    if hosted.plan.over_days and sum(chair.owner is not None for chair in hosted.chairs) > 1:
        return Weight.PLAYED
    people = {seat for seat, chair in enumerate(hosted.chairs) if chair.owner is not None}
    if not people & {entry.seat for entry in hosted.table.history(None)}:
        return Weight.UNPLAYED
    return Weight.PLAYED if len(people) > 1 else Weight.ALONE


def held(tables: Iterable[HostedTable], person: str) -> list[HostedTable]:
    """Where somebody sits whose game is not over; those they opened count wherever they sit, unless they lost their seat there."""
    return [one for one in tables if not one.is_over and _holds(one, person)]


def _holds(hosted: HostedTable, person: str) -> bool:
    if hosted.chair_of(person) is not None:
        return True
    return hosted.opener == person and not any(chair.lost == person for chair in hosted.chairs)


def check_room(tables: Iterable[HostedTable], person: str, plan: Plan, limits: Limits) -> None:
    """Whether somebody may hold one more: games over days are counted apart. Raises `NotNow`."""
    own = sum(one.plan.over_days == plan.over_days for one in held(tables, person))
    if own >= (limits.day_tables_per_person if plan.over_days else limits.tables_per_person):
        raise NotNow(partial(said.at_tables_already, tables=own))


def patience(hosted: HostedTable, limits: Limits) -> float:
    """Seconds for which it stays without anybody there; one whose record can't be read as long as a game."""
    if hosted.table is None and not hosted.trouble:
        waits = hosted.plan.over_days or any(hosted.invited.values())  # who was invited needs time to come by
        return limits.invitation_hours * 3600 if waits else limits.waiting_minutes * 60
    shortest = min(limits.unplayed_days, limits.table_days) * 86400
    if hosted.plan.clock is not None and hosted.plan.over_days:
        clock = hosted.plan.clock
        return max(limits.table_days * 86400, 2.0 * (clock.limit + clock.bank) + limits.away_days * 86400)
    return shortest if weight(hosted) is Weight.UNPLAYED else limits.table_days * 86400


# ---- Where nobody is ----------------------------------------------------------------------------


class UnattendedHost(TableKeeper, Protocol):
    """What is asked of the host besides."""

    neighbours: Neighbours


class Unattended:
    """`clock` tells the seconds, as `HostedTable.touched` counts them."""

    def __init__(self, host: UnattendedHost, clock: Callable[[], float]) -> None:
        self._host = host
        self._clock = clock

    def tables(self) -> list[HostedTable]:
        """Those that go on, or wait, without anybody there."""
        return [hosted for hosted in self._host.tables.values() if not hosted.is_over and self.is_empty(hosted)]

    def seconds(self, hosted: HostedTable) -> float:
        """For how long nobody has been at a table."""
        return self._clock() - hosted.touched if self.is_empty(hosted) else 0.0

    def is_abandoned(self, hosted: HostedTable) -> bool:
        """Whether nobody is there, and nothing has happened for as long as the limits say."""
        if hosted.is_over:
            return False
        if not self.is_empty(hosted):
            hosted.touched = self._clock()
        seconds = self.seconds(hosted)
        return seconds > self._host.limits.waiting_minutes * 60 and seconds > patience(hosted, self._host.limits)

    def gives_way(self) -> HostedTable | None:
        """The table that goes when another is opened and all are taken; None when people need all of them.

        Of those where nobody has been for `spare_seconds` the lightest goes; of several, one of whoever opened most.
        """
        opened = Counter(one.opener for one in self._host.tables.values() if not one.is_over)
        quiet = [one for one in self.tables() if self.seconds(one) > self._host.limits.spare_seconds]
        weights = {one.id: weight(one) for one in quiet}
        spare = [one for one in quiet if weights[one.id] is not Weight.PLAYED]
        return min(spare, key=lambda one: (weights[one.id], -opened[one.opener], one.touched), default=None)

    def is_empty(self, hosted: HostedTable) -> bool:
        """Whether nobody is at a table, neither here nor there."""
        return not any(visit.at is hosted for visit in self._host.visits) and not self._host.neighbours.are_at(
            hosted.id
        )
