"""The tournaments of a host: who makes them and enters, and what is done for them, one small step after the other.

A tournament is a document. Each step is a change of it, or opens one table, which names the pairing for which it was opened: wherever
a host is killed, the next step is found anew from what is kept; a result is noted once, and for a pairing there is one table.
"""

import asyncio
import secrets
import time
from collections.abc import Callable, Iterator
from contextvars import Context
from functools import partial
from math import ceil
from typing import Protocol

import rules
from tribes_tui.seats.simulation import FieldGame, FieldGames, played_elsewhere
from tribes_tui.server.club.order import CALLED_OFF, Notices
from tribes_tui.server.club.partners import Arrivals
from tribes_tui.server.club.tournaments import course
from tribes_tui.server.club.tournaments.course import (
    ALL,
    BALANCED,
    LEAST,
    MOST_OF_ALL,
    OFF,
    ON,
    OPEN,
    OVER,
    SWISS,
    Tournament,
    TournamentPlan,
)
from tribes_tui.server.club.tournaments.scoring import PairedTable, results_at, results_of
from tribes_tui.server.host.admission import Admission
from tribes_tui.server.host.people import Person
from tribes_tui.server.host.seating import SeatingHost, connected
from tribes_tui.server.host.table.hosted import CLOCKS, PAIRING, Deal, HostedTable, NotNow, Plan, check
from tribes_tui.server.shared.shared import KeptValues
from tribes_tui.server.words.said import refusals as said

KIND = "tournaments"
PAUSE = 0.5
"""Seconds between two steps: everybody's page is drawn anew after each."""
PATIENCE = 1800.0
"""Seconds for which a round waits for a second person who is there."""
FIELD = 12
"""Games of bots alone on each deal that is equal for all."""
MOST_ROUNDS, MOST_DAYS = 15, 60
"""Of a tournament; and days before it begins."""
LAG = 30.0
"""Seconds after which a table that this host of several doesn't know is none that it has yet to hear of."""
KEPT_OVER = 20
"""Tournaments that are over and still stand in the list."""


class TournamentsHost(SeatingHost, Protocol):
    """What is asked of the host besides."""

    notices: Notices
    admission: Admission


class Tournaments:
    """`clock` tells the seconds, `trying` writes down what nobody waits for. Attributes: `leads`, whether this host takes the steps;
    `only_admins`, whether they alone make tournaments; `play_field`, what plays bots' games, in a thread."""

    name = "tournaments"

    def __init__(
        self,
        host: TournamentsHost,
        clock: Callable[[], float],
        trying: Callable[[str, Callable[[], object]], None],
        *,
        only_admins: bool = False,
    ) -> None:
        self._host, self._clock, self._trying = host, clock, trying
        self._kept = KeptValues(host.shared, KIND, Tournament.of, self._told)
        self.leads, self.only_admins = host.shared.is_alone, only_admins
        self.play_field: Callable[[FieldGames], list[FieldGame]] = played_elsewhere
        self._absent: dict[str, float] = {}
        self._missing: dict[str, float] = {}
        self._arrivals = Arrivals(host)
        self._is_awaited = self._is_stepping = False
        self._played: set[tuple[str, int]] = set()

    # ---- What there is ------------------------------------------------------------------------

    def listed(self) -> list[Tournament]:
        """Those that go on or may be entered first, of these the newest last; then those that are over, the newest first."""
        found = sorted(self._kept.known.values(), key=lambda t: t.made)
        is_past = [t for t in found if t.state in (OVER, OFF)]
        return [*(t for t in found if t.state in (OPEN, ON)), *reversed(is_past)]

    def find(self, id: str) -> Tournament | None:
        """One of them."""
        return self._kept.known.get(id)

    def awaits(self, person: Person) -> bool:
        """Whether somebody takes part in one that goes on, or may begin while they are here."""
        return any(t.state in (OPEN, ON) and t.is_in(person.id) for t in self._kept.known.values())

    def may_make(self, person: Person) -> bool:
        """Whether somebody may make one."""
        return not person.is_guest and (not self.only_admins or self._host.admission.is_admin(person))

    def may_change(self, t: Tournament, person: Person) -> bool:
        """Whether somebody may begin it or call it off: whoever made it, and the keeper."""
        return person.id == t.by or self._host.admission.is_admin(person)

    def of(self, hosted: HostedTable) -> tuple[Tournament, int, PairedTable] | None:
        """For what a table was opened: the tournament, the number of the round, the pairing."""
        id, _, rest = hosted.pairing.partition("/")
        t = self._kept.known.get(id)
        if t is None:
            return None
        number, at = map(int, rest.split("/"))
        if number >= len(t.rounds) or at >= len(t.rounds[number].tables):
            return None
        return t, number, t.rounds[number].tables[at]

    def why_not_watch(self, hosted: HostedTable, person: Person) -> str:
        """Whoever has yet to play a deal sees nothing of it at another table; "" for who may watch."""
        found = self.of(hosted)
        if found is None or not found[0].plan.is_equal or hosted.seat_of(person.id) is not None:
            return ""
        t, number, _ = found
        own = next((table for table in t.rounds[number].tables if person.id in table.seats), None)
        is_playing = own is not None and not own.is_done and not t.rounds[number].over
        return str(NotNow(said.same_deal)) if is_playing else ""

    def is_awaited(self, hosted: HostedTable) -> bool:
        """Whether its result has yet to be noted; also where this host has yet to hear of its round."""
        t, found = self._kept.known.get(hosted.pairing.partition("/")[0]), self.of(hosted)
        return t is not None and (t.state == ON or t.goes_on) and (found is None or not found[2].is_done)

    # ---- What people want ---------------------------------------------------------------------

    def make(self, person: Person, plan: TournamentPlan) -> Tournament:
        """A new one. Raises `NotNow`, `RulesError`, `OSError`."""
        if not self.may_make(person):
            raise NotNow(said.only_keeper_makes)
        if sum(t.state in (OPEN, ON) for t in self._kept.known.values()) >= self._host.limits.tournaments:
            raise NotNow(said.many_tournaments)
        self._check(plan)
        over = [t for t in self.listed() if t.state in (OVER, OFF)]
        self._kept.drop(*(t.id for t in over[KEPT_OVER:]))
        made = Tournament(secrets.token_hex(4), person.id, time.time(), plan)
        self._kept.keep(made)
        return made

    def _check(self, plan: TournamentPlan) -> None:
        forms = (SWISS, ALL) if plan.seats == 2 else (BALANCED,)
        most = MOST_OF_ALL if plan.form == ALL else self._host.limits.tournament_people
        if plan.form not in forms or plan.pace not in CLOCKS or not 0 <= plan.rounds <= MOST_ROUNDS:
            raise NotNow(said.no_such_form)
        if plan.full and not LEAST <= plan.full <= most:
            raise NotNow(partial(said.tournament_size, least=LEAST, most=most))
        if plan.begins and not 0 < plan.begins - time.time() < MOST_DAYS * 86400:
            raise NotNow(partial(said.tournament_time, days=MOST_DAYS))
        check(_table_plan(plan, ["", *[plan.level] * (plan.seats - 1)]))

    def enter(self, person: Person, id: str) -> None:
        """Somebody takes part, or again. Raises `NotNow`, `OSError`."""
        t = self._find(id)
        if person.is_guest:
            raise NotNow(said.tournament_guest)
        most = MOST_OF_ALL if t.plan.form == ALL else self._host.limits.tournament_people
        may_enter = t.may_enter or (t.state == ON and t.entrant(person.id) is not None)
        if not may_enter or len(t.people) >= most:
            raise NotNow(said.cant_enter)
        self._kept.keep(course.entered(t, person.id))

    def leave(self, person: Person, id: str) -> None:
        """Somebody takes part no more. Raises `NotNow`, `OSError`."""
        t = self._find(id)
        if t.state in (OPEN, ON) and t.is_in(person.id):
            self._kept.keep(course.left(t, person.id))

    def begin(self, person: Person, id: str) -> None:
        """It begins now. Raises `NotNow`, `OSError`."""
        t = self._find(id)
        if not self.may_change(t, person) or t.state != OPEN:
            raise NotNow(said.only_maker)
        if len(t.active) < LEAST:
            raise NotNow(partial(said.tournament_few, least=LEAST))
        self._kept.keep(course.begun(t, time.time()))

    def call_off(self, person: Person, id: str) -> None:
        """There will be none; one that goes on ends after the games that are being played. Raises `NotNow`, `OSError`."""
        t = self._find(id)
        if not self.may_change(t, person) or t.state not in (OPEN, ON):
            raise NotNow(said.only_maker)
        self._kept.keep(t._replace(state=OFF))
        for id in t.active:
            if id != person.id:
                self._host.notices.tell(id, CALLED_OFF, game=rules.games[t.plan.game_id].title)

    def _find(self, id: str) -> Tournament:
        """Raises `NotNow`."""
        t = self.find(id)
        if t is None:
            raise NotNow(said.tournament_gone)
        return t

    def forget(self, *ids: str) -> None:
        """They take part in nothing more. Raises `OSError`."""
        for t in [*self._kept.known.values()]:
            for id in ids:
                if t.state in (OPEN, ON) and t.is_in(id):
                    self._kept.keep(course.left(self._find(t.id), id))

    # ---- Steps --------------------------------------------------------------------------------

    @property
    def is_needed(self) -> bool:
        """As `BringingTogether.is_needed`."""
        return any(t.state in (OPEN, ON) or t.goes_on for t in self._kept.known.values())

    def restore(self) -> None:
        """The host has begun anew."""
        self._kept.follow()
        for id in self._kept.known:
            self._unseal(id)

    def tick(self) -> None:
        """To be called about once a second."""
        here, now = connected(self._host), self._clock()
        people = {one for t in self._kept.known.values() if t.state in (OPEN, ON) for one in t.active}
        self._absent = {id: self._absent.get(id, now) for id in people if id not in here}
        self._soon()

    def _soon(self) -> None:
        """Take the next step, in a call of the host's own."""
        if self.leads and self.is_needed and not self._is_awaited and not self._is_stepping:
            self._is_awaited = True
            asyncio.get_running_loop().call_later(PAUSE, self._look, context=Context())

    def _look(self) -> None:
        self._is_awaited = False
        if self._arrivals.are_on_their_way:
            self._soon()
        elif self.leads:
            self._is_stepping = True
            self._host.change(self.step).add_done_callback(self._stepped)
            self._look_for_fields()

    def _stepped(self, done: asyncio.Future[str]) -> None:
        self._is_stepping = False
        if not done.cancelled():
            self._trying(self.name, done.result)
            if done.exception() is None and done.result():
                self._soon()

    def step(self) -> str:
        """What is due next, if anything is: a part of a change. Of which tournament; "" when nothing was. Raises `SaveError`, `OSError`."""
        for t in self.listed():
            try:
                fresh = self._next(t) if t.plan.game_id in rules.games else t
            except NotNow:  # there is no room for a table
                continue
            if fresh is not t:
                self._kept.keep(fresh)
                return t.id
        return ""

    def _next(self, t: Tournament) -> Tournament:
        """As it is after its next step; as it is, when there is none now."""
        now = time.time()
        if course.is_due(t, now):
            return course.begun(t, now)
        if t.state == OFF and t.goes_on:
            return self._ending(t, now)
        if t.state != ON:
            return t
        if not t.rounds:
            return self._paired(t, now)
        noted = self._noted(t)
        if noted is not t:
            return noted
        number = next((at for at, table in enumerate(t.last.tables) if not table.table and not table.is_done), None)
        if number is not None:
            return self._opened(t, number)
        if not t.last.over:
            return course.rounded_off(t, now) if t.last.is_done else t
        if len(t.rounds) >= t.length:
            return course.ended(t)
        return t if self.seconds_to_next(t) > 0 else self._paired(t, now)

    def _ending(self, t: Tournament, now: float) -> Tournament:
        """It was called off: the games that are being played still count."""
        noted = self._noted(t)
        for number, table in enumerate(noted.last.tables):
            if not table.table and not table.is_done:
                noted = course.with_table(noted, number, is_void=True)
        is_done = all(table.is_done for table in noted.last.tables)
        return course.rounded_off(noted, now) if is_done else noted

    def seconds_to_next(self, t: Tournament) -> int:
        """How long the next round is kept back after the last one; none where decisions take days."""
        if not t.rounds or CLOCKS[t.plan.pace].limit:
            return 0
        return max(0, ceil(t.last.over + self._host.limits.round_break_seconds - time.time()))

    def _paired(self, t: Tournament, now: float) -> Tournament:
        """The next round. In an evening's tournament those are paired who are there; over days, all."""
        here = t.active if CLOCKS[t.plan.pace].limit else [*self._here(t)]
        if len(here) >= LEAST:
            deal = self._host.draw()
            return course.paired(t, here, (deal.seed, deal.salt))
        began = t.last.over if t.rounds else t.begun
        return course.ended(t) if len(t.active) < LEAST or now - began > PATIENCE else t

    def _opened(self, t: Tournament, number: int) -> Tournament:
        """One table more is open. Raises `NotNow`, `SaveError`."""
        paired, pairing = t.last.tables[number], f"{t.id}/{len(t.rounds) - 1}/{number}"
        hosted = next((one for one in self._host.tables.values() if one.pairing == pairing), None)
        if hosted is None:
            people = [self._host.people.find(id) if id else None for id in paired.seats]
            if not any(people):  # all of them were forgotten meanwhile
                return course.with_table(t, number, is_void=True)
            plan = _table_plan(t.plan, [t.plan.level if person is None else "" for person in people])
            deal = None if t.last.deal is None else Deal(*t.last.deal)
            hosted = self._host.seating.open_for(people, plan, {PAIRING: pairing}, deal)
            self._host.partners.leave(*(person.id for person in people if person is not None))
            self._host.shared.if_kept(partial(self.lead_there, hosted))
        record = "" if hosted.table is None else hosted.table.name
        return course.with_table(t, number, table=hosted.id, record=record)

    def _noted(self, t: Tournament) -> Tournament:
        """With all results that have come."""
        fresh = t
        for number, paired in enumerate(t.last.tables):
            hosted = self._host.tables.get(paired.table)
            if paired.is_done or not paired.table:
                continue
            if hosted is None and self._is_gone(paired.table):
                fresh = course.with_table(fresh, number, is_void=True)
            if hosted is None:
                continue
            self._missing.pop(hosted.id, None)
            if (results := results_at(hosted)) is not None:
                fresh = course.with_table(fresh, number, results=results)
        return fresh

    def _is_gone(self, table: str) -> bool:
        """Whether a table that isn't known here is nowhere. What hosts tell each other of a table and of its tournament comes one after the
        other, in any order."""
        if self._host.shared.is_alone:
            return True
        return self._clock() - self._missing.setdefault(table, self._clock()) > LAG

    def closes(self, hosted: HostedTable) -> None:
        """Note its result before it goes, or that none comes of it: a part of a change. Raises `OSError`."""
        t, _, paired = self.of(hosted) or (None, 0, None)
        if t is not None and paired is not None and t.goes_on and not paired.is_done:
            self._kept.keep(course.with_table(self._noted(t), t.last.tables.index(paired), is_void=True))

    # ---- Bots beside --------------------------------------------------------------------------

    def _look_for_fields(self) -> None:
        """Where bots have yet to play a deal, they do, one after the other."""
        for t in self._kept.known.values() if not self._played else ():
            if t.state == ON and t.rounds and t.last.deal is not None and not t.last.field:
                self._played.add((t.id, len(t.rounds)))
                wanted = FieldGames(t.plan.game_id, t.last.deal[0], {}, [t.plan.level] * t.plan.seats, FIELD)
                done = asyncio.get_running_loop().run_in_executor(None, self.play_field, wanted)
                done.add_done_callback(partial(self._field_played, t.id, len(t.rounds)))
                return

    def _field_played(self, id: str, number: int, done: asyncio.Future[list[FieldGame]]) -> None:
        self._played.discard((id, number))
        if done.cancelled() or done.exception() is not None:
            self._trying(self.name, done.result)
        else:
            games = done.result()
            self._host.change(lambda: self.take_field(id, number, games)).add_done_callback(lambda _: self._soon())

    def take_field(self, id: str, number: int, games: list[FieldGame]) -> None:
        """What bots made of the deal of round `number` (from 1): a part of a change."""
        t = self.find(id)
        if t is not None and len(t.rounds) == number:
            self._kept.keep(course.with_field(t, tuple(results_of(*game) for game in games)))

    # ---- Who is led where ---------------------------------------------------------------------

    def lead_there(self, hosted: HostedTable) -> None:
        """In an evening's tournament whoever plays there and is connected here goes to the table, unless they play in another; they, and all
        where decisions take days, are told that it waits."""
        clock, found = hosted.plan.clock, self.of(hosted)
        if found is None or hosted.is_over or clock is None:
            return
        title, number = rules.games[hosted.plan.game_id].title, found[1]
        if not clock.limit:
            self._arrivals.expect(hosted)
        for visit in self._host.visits[:]:
            if visit.at is hosted or hosted.chair_of(visit.person.id) is None:
                continue
            if clock.limit or (visit.at is not None and visit.at.pairing and not visit.at.is_over):
                visit.tell(lambda app: app.table_waits(title, number + 1))
            else:
                visit.tell(lambda app: app.brought_to(hosted))

    def _here(self, t: Tournament) -> Iterator[str]:
        """Who is connected, or was a moment ago."""
        here, now = connected(self._host), self._clock()
        for id in t.active:
            if id in here or now - self._absent.get(id, now) < self._host.limits.queue_absent_seconds:
                yield id

    # ---- What is told -------------------------------------------------------------------------

    def _told(self, id: str) -> None:
        """It is not what it was."""
        self._unseal(id)
        self._host.changed()
        self._soon()

    def _unseal(self, id: str) -> None:
        """Deals that nobody plays any more are shown."""
        t = self.find(id)
        for number, _, table in course.numbered(t) if t is not None else ():
            hosted = self._host.tables.get(table.table)
            if hosted is not None and t is not None and _is_open(t, number, table):
                hosted.unseal()


def _is_open(t: Tournament, number: int, table: PairedTable) -> bool:
    """Whether nobody else plays what was played there."""
    return t.state in (OVER, OFF) or bool(t.rounds[number].over) or (table.is_done and not t.plan.is_equal)


def _table_plan(plan: TournamentPlan, seats: list[str]) -> Plan:
    return Plan(plan.game_id, seats, {}, live=False, clock=CLOCKS[plan.pace], rated=plan.rated)
