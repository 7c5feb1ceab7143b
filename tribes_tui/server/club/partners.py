"""Play anybody: who looks for partners, for what, and who is brought together at one table.

What somebody looks for is a document of their own, with a ticket. Whoever is brought together sits at a table that names their tickets, in
the change that takes them out of the queue: so nobody sits at two, wherever a host is killed, and who sits at none still waits.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Mapping, Sequence
from contextvars import Context
from math import inf
from typing import Any, NamedTuple, Protocol

from rules.bots.levels import EVEN
from tribes_tui.server.club.ratings import Ladder, Ratings
from tribes_tui.server.host.people import Person
from tribes_tui.server.host.seating import SeatingHost, connected
from tribes_tui.server.host.table.hosted import CLOCKS, HostedTable, NotNow, Plan, check
from tribes_tui.server.host.unattended import check_room
from tribes_tui.server.shared.shared import KeptValues
from tribes_tui.server.words.said import refusals as said

# ---- Who is led to tables ------------------------------------------------------------------------


PAUSE, PATIENCE = 0.25, 5.0
"""Seconds between two tables, and for which it is awaited that the people of the last one are there."""


class Arrivals:
    """Of those who are led to tables."""

    def __init__(self, host: SeatingHost) -> None:
        self._host = host
        self._last: tuple[HostedTable, float] | None = None

    def expect(self, hosted: HostedTable) -> None:
        """Its people are on their way."""
        self._last = hosted, asyncio.get_running_loop().time()

    @property
    def are_on_their_way(self) -> bool:
        """Whether somebody who is connected here isn't at the last table yet."""
        if self._last is None:
            return False
        hosted, since = self._last
        if asyncio.get_running_loop().time() - since > PATIENCE or hosted.id not in self._host.tables:
            return False
        owners = {chair.owner for chair in hosted.chairs}
        return any(visit.person.id in owners and visit.at is not hosted for visit in self._host.visits)


# ---- Play anybody --------------------------------------------------------------------------------


KIND = "seekers"
TICKETS = "tickets"
"""What a table keeps of those who were brought together there."""


class Sought(NamedTuple):
    """What somebody looks for: `pace` by the name of a clock, partners who are at first within `near` points (0: anybody)."""

    game_id: str
    seats: int
    pace: str
    rated: bool = False
    near: int = 0

    def unlike(self, other: Sought) -> tuple[bool, bool, int]:
        """How far another wish is from this: another game, another number of players, what else differs; all False for the same."""
        beside = (self.rated != other.rated) + (self.pace != other.pace)
        return self.game_id != other.game_id, self.seats != other.seats, beside

    def plan(self, level: str = "") -> Plan:
        """A table of that kind, with bots of that level or free seats."""
        seats = ["", *[level] * (self.seats - 1)]
        return Plan(self.game_id, seats, {}, live=False, clock=CLOCKS[self.pace], rated=self.rated)


class Seeker(NamedTuple):
    """Somebody who waits, since when (seconds since 1970), and where they stood then."""

    id: str
    ticket: str
    since: float
    points: float
    wish: Sought

    @property
    def waited(self) -> float:
        """Seconds."""
        return max(0.0, time.time() - self.since)

    def within(self, widen: float) -> float:
        """So far away partners may stand by now, where that grows by so many points a second."""
        return self.wish.near + widen * self.waited if self.wish.near else inf

    def plain(self) -> dict[str, Any]:
        """What is kept."""
        return {**self._asdict(), "wish": self.wish._asdict()}

    @classmethod
    def of(cls, plain: Mapping[str, Any]) -> Seeker:
        """Of what was kept; what a newer program adds is not looked at."""
        wish = Sought(**{name: plain["wish"][name] for name in Sought._fields})
        return cls(plain["id"], plain["ticket"], plain["since"], plain["points"], wish)


def brought_together(seekers: Sequence[Seeker], widen: float) -> list[Seeker]:
    """Of people who look for the same, those who sit down next: one who has waited longest, and who stands nearest; [] for nobody."""
    reach = {one.id: one.within(widen) for one in seekers}

    def may_meet(one: Seeker, other: Seeker) -> bool:
        return abs(one.points - other.points) <= min(reach[one.id], reach[other.id])

    for first in sorted(seekers, key=lambda one: one.since):
        group, others = [first], (one for one in seekers if one is not first and may_meet(first, one))
        for one in sorted(others, key=lambda one: (abs(one.points - first.points), one.since)):
            if len(group) < first.wish.seats and all(may_meet(one, other) for other in group):
                group.append(one)
        if len(group) == first.wish.seats:
            return group
    return []


class PartnersHost(SeatingHost, Protocol):
    """What is asked of the host besides."""

    ratings: Ratings


class Partners:
    """Who waits, and who is brought together.

    `clock` tells the seconds. Attributes: `leads`, whether this host brings people together; of several one does."""

    name = "partners"

    def __init__(self, host: PartnersHost, clock: Callable[[], float]) -> None:
        self._host, self._clock = host, clock
        self._kept = KeptValues(host.shared, KIND, Seeker.of, self._told)
        self._had_any = bool(self._kept.known)
        self._absent: dict[str, float] = {}
        self._is_awaited = False
        self._arrivals = Arrivals(host)
        self.leads = host.shared.is_alone
        self._kept.follow()

    # ---- What people want ---------------------------------------------------------------------

    def of(self, person: Person) -> Seeker | None:
        """What somebody looks for."""
        return self._kept.known.get(person.id)

    @property
    def count(self) -> int:
        """How many wait."""
        return len(self._kept.known)

    def other(self, person: Person) -> Seeker | None:
        """Somebody who is here and looks for something else than this person does: whose wish is nearest, who has waited longest."""
        own, here = self.of(person), connected(self._host) if self._kept.known else set[str]()
        others = [
            one
            for one in self._kept.known.values()
            if one.id in here and one.id != person.id and not (one.wish.rated and person.is_guest)
        ]
        if own is None:
            return min(others, key=lambda one: one.since, default=None)
        unlike = {one.id: own.wish.unlike(one.wish) for one in others}
        differ = [one for one in others if any(unlike[one.id])]
        return min(differ, key=lambda one: (unlike[one.id], one.since), default=None)

    @property
    def is_needed(self) -> bool:
        """As `BringingTogether.is_needed`."""
        return bool(self._kept.known)

    def seek(self, person: Person, wish: Sought) -> None:
        """Somebody waits for partners, or for others than before. Raises `NotNow`, `RulesError`, `OSError`."""
        if wish.rated and person.is_guest:
            raise NotNow(said.rated_guest)
        check_room(self._host.tables.values(), person.id, wish.plan(), self._host.limits)
        check(wish.plan())
        points = self._host.ratings.of(person.id, Ladder(wish.game_id, wish.seats)).rating.points
        seeker = Seeker(person.id, secrets.token_hex(8), time.time(), points, wish)
        self._kept.keep(seeker)

    def leave(self, *ids: str) -> None:
        """They look for nobody any more. Raises `OSError`."""
        self._kept.drop(*ids)

    def is_offered_bots(self, seeker: Seeker) -> bool:
        """Whether they have waited long enough."""
        return seeker.waited >= self._host.limits.queue_bot_seconds

    def play_bots(self, person: Person) -> HostedTable:
        """Bots of a fitting strength take the other seats. Raises `NotNow`, `SaveError`, `OSError`."""
        seeker = self.of(person)
        if seeker is None:
            raise NotNow(said.not_waiting)
        return self._seat([seeker], seeker.wish.plan(EVEN))

    # ---- Who is brought together --------------------------------------------------------------

    def restore(self) -> None:
        """The host has begun anew: who was seated and not yet taken out, is."""
        self._host.change(self._leave_seated)

    def _leave_seated(self) -> None:
        seated = {ticket for hosted in self._host.tables.values() for ticket in hosted.more.get(TICKETS, ())}
        self.leave(*(id for id, seeker in self._kept.known.items() if seeker.ticket in seated))

    def tick(self) -> None:
        """To be called about once a second."""
        here, now = connected(self._host), self._clock()
        self._absent = {id: self._absent.get(id, now) for id in self._kept.known if id not in here}
        if self.leads:
            gone = [id for id, since in self._absent.items() if now - since >= self._host.limits.queue_absent_seconds]
            if gone:
                self._host.change(lambda: self.leave(*gone))
            self._soon()

    def _soon(self) -> None:
        """Look for those who fit, in a call of the host's own."""
        if self.leads and not self._is_awaited and len(self._kept.known) > 1:
            self._is_awaited = True
            asyncio.get_running_loop().call_later(PAUSE, self._look, context=Context())

    def _look(self) -> None:
        self._is_awaited = False
        if self._arrivals.are_on_their_way:
            self._soon()
        elif self.leads and self._next():
            self._host.change(self.bring_together).add_done_callback(self._brought)

    def _brought(self, done: asyncio.Future[HostedTable | None]) -> None:
        hosted = None if done.cancelled() or done.exception() is not None else done.result()
        if hosted is not None:
            self._arrivals.expect(hosted)
            self._soon()

    def bring_together(self) -> HostedTable | None:
        """One table more, if there are people for one: a part of a change."""
        self._leave_seated()
        group = self._next()
        return self._seat(group, group[0].wish.plan()) if group else None

    def _next(self) -> list[Seeker]:
        here, alike = connected(self._host), dict[Sought, list[Seeker]]()
        for seeker in self._kept.known.values():
            if seeker.id in here:
                alike.setdefault(seeker.wish._replace(near=0), []).append(seeker)
        groups = (brought_together(seekers, self._host.limits.queue_widen) for seekers in alike.values())
        return next((group for group in groups if group), [])

    def _seat(self, group: Sequence[Seeker], plan: Plan) -> HostedTable:
        people = [person for one in group if (person := self._host.people.find(one.id)) is not None]
        if len(people) < len(group):  # somebody was forgotten while they waited
            self.leave(*(one.id for one in group if self._host.people.find(one.id) is None))
            raise NotNow(said.not_waiting)
        hosted = self._host.seating.open_for(people, plan, {TICKETS: [one.ticket for one in group]})
        self.leave(*(one.id for one in group))
        self._host.shared.if_kept(lambda: self.lead_there(hosted))
        return hosted

    def lead_there(self, hosted: HostedTable) -> None:
        """Whoever was brought together and is connected here goes to the table."""
        for visit in self._host.visits[:] if TICKETS in hosted.more and not hosted.is_over else ():
            if visit.at is not hosted and hosted.chair_of(visit.person.id) is not None:
                visit.tell(lambda app: app.brought_to(hosted))

    # ---- Inside -------------------------------------------------------------------------------

    def _told(self, id: str) -> None:
        """Their lobby shows something else; that of the others only where the first waits, or nobody more: else it would do so too often."""
        if self._had_any is not bool(self._kept.known):
            self._had_any = not self._had_any
            self._host.changed()
        for visit in self._host.visits[:]:
            if visit.person.id == id:
                visit.changed()
        self._soon()
