"""Which tables there are: what is kept beside the records, and what hosts that share their tables tell each other."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Protocol

import rules
from saves import SaveError
from tribes_tui.play.clock import Clock
from tribes_tui.play.table import Table
from tribes_tui.server.host.attendance import Attendance
from tribes_tui.server.host.logbook import Logbook
from tribes_tui.server.host.news import Inviting, InvitingHost, Visit
from tribes_tui.server.host.table.bots import Bots
from tribes_tui.server.host.table.hosted import TITLE, Chair, Deal, HostedTable, Limits, Plan, Presence
from tribes_tui.server.shared.shared import Documents, FarVisit, HostReport, Led, Records, Taken
from tribes_tui.server.words.said import table as said

# ---- What is kept -------------------------------------------------------------------------------


class Registry:
    """Reads and writes the tables; a table's game comes from its record, as of its last move."""

    def __init__(self, documents: Documents, records: Records) -> None:
        self._documents = documents
        self._records = records
        self._foreign: dict[str, Any] = {}
        """Tables of games that this program doesn't know, as a newer one keeps them, by their ids: they wait for it."""

    def keep(self, tables: Iterable[HostedTable]) -> None:
        """Write all tables down. Raises `OSError`."""
        self._documents.keep({**self._foreign, **{hosted.id: kept(hosted) for hosted in tables}})

    def follow(self, taken: Taken) -> None:
        """Call `taken` with the id of a table that another host has changed, and what is kept of it (None: it is gone)."""

        def known(id: str, plain: Any) -> None:
            if self._is_known(id, plain):
                taken(id, plain)

        self._documents.follow(known)

    def restore(self, limits: Limits, bots: Bots, log: Callable[[str], None]) -> list[HostedTable]:
        """The tables as they were when the host stopped, however it stopped.

        A table whose record can't be opened is there too, with its `trouble`. Raises `Mendable`.
        """
        tables: list[HostedTable] = []
        for id, plain in self._documents.load().items():
            if not self._is_known(id, plain):
                log(f"table {id} can't be restored: {plain['plan']['game_id']!r} is no game here")
                continue
            hosted = made(plain, limits, bots)
            tables.append(hosted)
            name = plain["record"] or self._records.named(TITLE + hosted.id)
            if name:
                self.lay(hosted, name, log)
        return tables

    def _is_known(self, id: str, plain: Any) -> bool:
        """Whether this program knows the game of a table, or the table is gone; else it is kept as it is."""
        self._foreign.pop(id, None)
        if plain is None or plain["plan"]["game_id"] in rules.games:
            return True
        self._foreign[id] = plain
        return False

    def lay(self, hosted: HostedTable, name: str, log: Callable[[str], None]) -> Table | None:
        """The game goes on at a table; when that can't be, its `trouble` says why, and so does the log."""
        try:
            table = self._records.resume(name)
            hosted.lay(table)
            hosted.announce_deal()
            if (
                table.interruption and not hosted.is_over
            ):  # without its number of moves, which counts those that only one seat knows of
                hosted.announce(said.host_is_back)
        except SaveError as error:
            hosted.trouble = str(error)
            log(f"table {hosted.id} can't be restored: {error}")
            return None
        hosted.trouble = ""
        return table


def made(plain: dict[str, Any], limits: Limits, bots: Bots) -> HostedTable:
    """A table as it is kept, without its game."""
    planned = plain["plan"]
    known = {name: planned[name] for name in Plan._fields if name in planned}
    plan = Plan(**{**known, "clock": Clock.of(planned.get("clock"))})
    hosted = HostedTable(plain["id"], plan, plain["opener"], limits, bots)
    hosted.chairs = [Chair.of(chair) for chair in plain["chairs"]]
    hosted.deal = Deal(*plain["deal"])
    hosted.rematch = plain["rematch"]
    hosted.invited = dict(plain.get("invited", {}))
    hosted.more = {name: value for name, value in plain.items() if name not in {*kept(hosted), "invited"}}
    hosted.more_of_plan = {name: value for name, value in planned.items() if name not in Plan._fields}
    return hosted


def kept(hosted: HostedTable) -> dict[str, Any]:
    """What is kept of a table; the game itself is in its record."""
    return {
        **hosted.more,
        "id": hosted.id,
        "plan": {**hosted.more_of_plan, **_kept_plan(hosted.plan)},
        "opener": hosted.opener,
        "chairs": [chair.plain() for chair in hosted.chairs],
        "deal": list(hosted.deal),
        "rematch": hosted.rematch,
        "record": None if hosted.table is None else hosted.table.name,
        **({"invited": hosted.invited} if hosted.invited else {}),
    }


def _kept_plan(plan: Plan) -> dict[str, Any]:
    """Without what is newer than plans, a plan reads as before there was any of it."""
    fields = {**plan._asdict(), "seats": list(plan.seats), "options": dict(plan.options)}
    clock = {} if plan.clock is None else {"clock": plan.clock.plain()}
    newer = {
        name: value for name in ("clock", "rated", "lost", "hands") if (value := fields.pop(name)) and name != "clock"
    }
    return {**fields, **clock, **newer}


# ---- Other hosts that share this one's tables: what they are told, and what comes from them -----


Sitting = tuple[str, str]
"""A person's id and the id of the table where they are."""


class BringingTogether(Protocol):
    """What brings people together, as far as hosts tell each other of it: of several one does it at a time. Among the games that hosts lead
    it has a `name` of its own."""

    name: str
    leads: bool

    @property
    def is_needed(self) -> bool:
        """Whether there is anything to do."""

    def lead_there(self, hosted: HostedTable) -> None:
        """Whoever was brought together there and is connected here goes to the table."""


class TableKeeper(InvitingHost, Protocol):
    """What is asked of the host besides."""

    logbook: Logbook
    attendance: dict[str, Attendance]
    registry: Registry
    bots: Bots
    inviting: Inviting

    @property
    def bringing(self) -> Sequence[BringingTogether]:
        """What brings people together."""

    def take(self, hosted: HostedTable) -> None:
        """A table is one of this host's from now on."""

    def follow(self, hosted: HostedTable, table: Table) -> None:
        """Heed what happens in a table's game."""

    def let_go(self, hosted: HostedTable) -> None:
        """A table is not this host's any more."""


class Neighbours:
    """Attributes: `visits`, who is connected to other hosts, as it was told last."""

    def __init__(self, host: TableKeeper) -> None:
        self.visits: Sequence[FarVisit] = ()
        self._host = host

    def begin(self) -> None:
        """Tell them of this host, and heed them, from now on."""
        self._host.registry.follow(self._take_kept)
        self._host.shared.attend(self._tell, self._heed)

    def are_at(self, table: str) -> bool:
        """Whether anybody is at a table, by way of another host."""
        return any(visit.table == table for visit in self.visits)

    def have(self, person: str) -> bool:
        """Whether somebody is connected to another host."""
        return any(visit.person == person for visit in self.visits)

    def sittings(self) -> set[Sitting]:
        """Who is at which table, here and there."""
        here = {(visit.person.id, visit.at.id) for visit in self._host.visits if visit.at is not None}
        return here | _sittings(self.visits)

    def seat_those_here(self, hosted: HostedTable) -> None:
        """Its game has begun: whoever is at the table is at their seat."""
        for person, id in self.sittings():
            if id == hosted.id:
                self._host.attendance[id].arrive(person)

    def tell_who_watches(self) -> None:
        """Every table shows who looks at it, here and there, without a seat."""
        here = [(one.person.id, one.person.name, one.at.id) for one in self._host.visits if one.at is not None]
        there = [(one.person, one.name, one.table) for one in self.visits if one.table]
        watchers: dict[str, set[str]] = {}
        for person, name, id in [*here, *there]:
            hosted = self._host.tables.get(id)
            if hosted is not None and hosted.seat_of(person) is None:
                watchers.setdefault(id, set()).add(name)
        for id, hosted in self._host.tables.items():
            hosted.watched_by(sorted(watchers.get(id, ())))

    # ---- Who is where -------------------------------------------------------------------------

    def _tell(self) -> HostReport:
        """Who is here; and the games that go on where somebody is who is here, or where time runs whoever is there."""
        at = {visit.at.id for visit in self._host.visits if visit.at is not None}
        games = [one.name for one in self._host.bringing if one.is_needed] + [
            one.table.name
            for one in self._host.tables.values()
            if one.table is not None and not one.is_over and (one.id in at or one.plan.clock is not None)
        ]
        return HostReport([_told(visit) for visit in self._host.visits], sorted(games))

    def _heed(self, visits: Sequence[FarVisit], led: Mapping[str, Led]) -> None:
        before, were = self.sittings(), self.visits
        self.visits = visits
        self._step_aside(_sittings(visits) - _sittings(were))
        self._notice(before)
        for visit in visits:
            self._heed_wish(visit)
        for one in self._host.bringing:
            one.leads = one.name in led
        for hosted in list(self._host.tables.values()):
            self._lead(hosted, None if hosted.table is None else led.get(hosted.table.name))
        if were != visits:
            self.tell_who_watches()
            self._host.changed()

    def _step_aside(self, came: set[Sitting]) -> None:
        """Who has sat down there is not here as well."""
        for visit in self._host.visits[:]:
            if visit.at is not None and (visit.person.id, visit.at.id) in came:
                visit.step_aside()
                visit.at = None

    def _notice(self, before: set[Sitting]) -> None:
        """Who has come to a table since, or is gone: left, if they are elsewhere, else their line was lost."""
        now = self.sittings()
        for person, id in now - before:
            if id in self._host.attendance:
                self._host.attendance[id].arrive(person)
        for person, id in before - now:
            if id in self._host.attendance:
                self._host.attendance[id].depart(person, left=self.have(person))

    def _heed_wish(self, visit: FarVisit) -> None:
        hosted = self._host.tables.get(visit.table)
        seat = None if hosted is None else hosted.chair_of(visit.person)
        if hosted is not None and seat is not None:
            hosted.chairs[seat].asks = visit.asks
            self._host.attendance[hosted.id].slow(visit.person, visit.is_slow)

    def _lead(self, hosted: HostedTable, led: Led | None) -> None:
        leads = led is not None
        if leads != hosted.leads:
            hosted.lead(leads)
            self._host.attendance[hosted.id].tick()
        if led is not None:
            hosted.spare(led.pause_began, led.pause_ended)

    # ---- Tables -------------------------------------------------------------------------------

    def _take_kept(self, id: str, plain: Any) -> None:
        """A table as another host has left it, None when it is gone."""
        hosted = self._host.tables.get(id)
        if plain is None:
            if hosted is not None:
                self._host.let_go(hosted)
            self._host.changed()
            return
        if hosted is None:
            hosted = made(plain, self._host.limits, self._host.bots)
            hosted.invited = {}
            self._host.take(hosted)
        else:
            hosted.rematch = plain["rematch"]
            self._host.attendance[id].take(plain["chairs"])
        self._host.inviting.take(hosted, plain.get("invited", {}))
        had_begun = hosted.table is not None
        self._lay(hosted, plain["record"])
        if not had_begun:
            for one in self._host.bringing:
                one.lead_there(hosted)
        self._host.changed()

    def _lay(self, hosted: HostedTable, record: str | None) -> None:
        """Its game is that of the record; None: it has not begun, whatever was tried here."""
        if hosted.table is not None and hosted.table.name != record:
            hosted.unlay()
        if record and hosted.table is None:
            table = self._host.registry.lay(hosted, record, self._host.logbook.line)
            if table is not None:
                self._host.follow(hosted, table)
                self._host.attendance[hosted.id].restore()
                self.seat_those_here(hosted)
        hosted.reseated()


def _told(visit: Visit) -> FarVisit:
    """A visit as other hosts know of it."""
    person, hosted = visit.person, visit.at
    seat = None if hosted is None else hosted.chair_of(person.id)
    if hosted is None or seat is None:
        return FarVisit(person.id, person.name, hosted.id if hosted else "", False, False)
    chair = hosted.chairs[seat]
    return FarVisit(person.id, person.name, hosted.id, chair.presence is Presence.SLOW, chair.asks)


def _sittings(visits: Sequence[FarVisit]) -> set[Sitting]:
    return {(visit.person, visit.table) for visit in visits if visit.table}
