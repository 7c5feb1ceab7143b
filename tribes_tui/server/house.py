"""The host: its people, its tables, and everybody who is connected."""

import asyncio
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

import rules
from saves import SaveError
from tribes_tui.play.table import Table
from tribes_tui.server.club.absences import Absences, Mail
from tribes_tui.server.club.days import Days
from tribes_tui.server.club.order import CLOSED, RENAMED, KeptOrder, Notices
from tribes_tui.server.club.partners import Partners
from tribes_tui.server.club.ratings import Ratings
from tribes_tui.server.club.tournaments.keeping import Tournaments
from tribes_tui.server.host.admission import Admission
from tribes_tui.server.host.attendance import Attendance
from tribes_tui.server.host.finished import EvenLevels, FinishedGames
from tribes_tui.server.host.invitations import KIND, MAILBOX, Invitations
from tribes_tui.server.host.logbook import Health, Logbook
from tribes_tui.server.host.news import Inviting, Visit, YourTurn
from tribes_tui.server.host.people import VISITS, Forgetting, People, Person, skeleton_of
from tribes_tui.server.host.registry import Neighbours, Registry
from tribes_tui.server.host.seating import Seating
from tribes_tui.server.host.table.bots import Bots
from tribes_tui.server.host.table.chat import Talk
from tribes_tui.server.host.table.hosted import USUAL, Deal, HostedTable, Limits
from tribes_tui.server.host.unattended import Unattended, held
from tribes_tui.server.shared.files import Mailbox, SharedFiles
from tribes_tui.server.shared.shared import FarVisit, Result, Shared, why_not_kept
from tribes_tui.server.words import Word
from tribes_tui.server.words.said import table as said
from tribes_tui.server.words.said.visit import forgotten
from tribes_tui.words.language import ENGLISH, in_language

KEPT_OVER = 20
"""How many finished tables stay in the lobby."""

FORGET_EVERY = 3600.0
"""Seconds between two looks at who may be forgotten."""


class Host:
    """Knows everybody and every table. Use it from one thread, with an event loop running."""

    def __init__(
        self,
        folder: Path,
        limits: Limits = USUAL,
        *,
        by_invitation: bool = False,
        only_admins_invite: bool = False,
        only_admins_make_tournaments: bool = False,
        admins: frozenset[str] = frozenset(),
        logbook: Logbook | None = None,
        clock: Callable[[], float] = time.monotonic,
        bots: Bots | None = None,
        shared: Shared | None = None,
    ) -> None:
        """`shared`: where everything lasts; None: in files under `folder`."""
        self.shared: Shared = shared or SharedFiles(folder)
        self.folder = folder
        self.limits = limits
        self.logbook = logbook or Logbook()
        self.measures = self.logbook.measures
        self.people = People(self.shared.documents("people", skeleton_of), limits)
        self.invitations = Invitations(
            self.shared.documents(KIND),
            Mailbox(folder / MAILBOX if self.shared.is_alone else None),
            limits.invitation_hours,
        )
        self.visits: list[Visit] = []
        self.neighbours = Neighbours(self)
        self.health = Health()
        self.tables: dict[str, HostedTable] = {}
        self.notices = Notices(self)
        self.people.on_notice = self.changed
        self.order = KeptOrder(self)
        self.talk = Talk(self)
        self._forgetting = Forgetting(self.people, self.shared.documents(VISITS), limits, self._is_needed)
        self._forget_at = 0.0
        self.ratings = Ratings(self.people, self.shared, lambda: self.tables, self._trying)
        self.even_levels = EvenLevels(
            self.people, self.shared, lambda: self.tables, self._trying, self.ratings.strength
        )
        self.absences = Absences(self)
        self._forgetting.also = self._forget_in_club
        self.your_turn = YourTurn(self.people, lambda: self.visits, lambda: self.neighbours.visits)
        self.inviting = Inviting(self)
        self.mail = Mail(self, clock, self._trying)
        self.your_turn.is_away = lambda id: self.absences.away_until(id) > 0
        self.unattended = Unattended(self, clock)
        self.seating = Seating(self)
        self.admission = Admission(
            self, by_invitation=by_invitation, only_admins_invite=only_admins_invite, admins=admins
        )
        self.partners = Partners(self, clock)
        self.tournaments = Tournaments(self, clock, self._trying, only_admins=only_admins_make_tournaments)
        self.days = Days(self, self._trying)
        self.bringing = (self.partners, self.tournaments, self.days)
        self.finished = FinishedGames(folder, self.shared.records)
        self._is_silent = self.shows_hands = False
        self.attendance: dict[str, Attendance] = {}
        self._clock = clock
        self.draw: Callable[[], Deal] = Deal.draw
        self.registry = Registry(self.shared.documents("tables"), self.shared.records)
        self.bots = bots or Bots()
        self.bots.measures = self.measures

    # ---- Beginning and end --------------------------------------------------------------------

    def restore(self) -> None:
        """Bring back all tables as of their last moves. Raises `Mendable`."""
        for hosted in self.registry.restore(self.limits, self.bots, self.logbook.line):
            self.take(hosted)
            self.attendance[hosted.id].restore()
            hosted.touched -= hosted.age
            self.talk.recall(hosted)
        self.talk.follow()
        self.order.follow()
        self.shared.records.on_failure(self._give_up)
        self.neighbours.begin()
        self.partners.restore()
        self.tournaments.restore()
        self.days.restore()

    def close(self) -> None:
        """Let go of the records; everything acknowledged is on the disk."""
        self._trying("talk", self.talk.write)
        for hosted in self.tables.values():
            hosted.stop()
        self.bots.close()

    def tick(self) -> None:
        """To be called about once a second."""
        self._trying("log", self.logbook.tick)
        for attendance in list(self.attendance.values()):
            attendance.tick()
        self._tell_trouble()
        for one in self.bringing:
            one.tick()
        self.mail.tick()
        for hosted in list(self.tables.values()):
            hosted.tick()
            self.even_levels.look(hosted)
            self.ratings.look(hosted)
            if self.unattended.is_abandoned(hosted):
                self.close_table(hosted)
        self._trying("talk", self.talk.write)
        if self._clock() >= self._forget_at:
            self._forget_at = self._clock() + FORGET_EVERY
            self._trying("people", lambda: self._forgetting.forget_once(self.limits.once_days))

    def change(self, what: Callable[[], Result]) -> asyncio.Future[Result]:
        """Do `what`, a call of what follows; the future is done when all that came of it lasts."""
        return self.shared.change(what)

    # ---- Tables ----------------------------------------------------------------------------------

    def take(self, hosted: HostedTable) -> None:
        """A table is one of this host's from now on."""
        self.tables[hosted.id] = hosted
        hosted.touched = self._clock()
        hosted.log = self.logbook.line
        hosted.leads = self.shared.is_alone
        hosted.on_change = self.changed
        hosted.on_wish = self.shared.news
        hosted.stood, hosted.away_until = self.absences.stood, self.absences.away_until
        hosted.on_flag = partial(self.seating.flag_fell, hosted)
        hosted.on_lost = partial(self._seat_lost, hosted)
        hosted.keep = lambda: self._trying("tables", self.keep_tables)  # in a move nobody can be asked to try again
        hosted.measures = self.measures
        self.attendance[hosted.id] = Attendance(hosted, self._clock)
        if hosted.table is not None:
            self.follow(hosted, hosted.table)

    def follow(self, hosted: HostedTable, table: Table) -> None:
        """Heed what happens in a table's game."""
        table.follow(self.attendance[hosted.id].hand_back)
        table.follow(lambda: self.your_turn.look(hosted))

    def close_table(self, hosted: HostedTable) -> None:
        """Take a table away, whoever sits there; the record of its game stays on the disk, and what came of it counts if it is over."""
        self.ratings.count(hosted)
        self.tournaments.closes(hosted)
        self.days.count(hosted)
        self._send_away(hosted)
        self.drop(hosted)
        self.changed()

    def close_for(self, by: Person, named: str, tables: Sequence[HostedTable]) -> int:
        """The keeper takes these tables away, as `named`: who sits there reads it; how many there still were. Raises `OSError`."""
        found = [one for one in tables if one.id in self.tables]
        if found:
            titles = "; ".join(f"{one.title} ({one.id})" for one in found)
            self.order.note(by, "close", titles if [one.id for one in found] == [named] else f"{named} · {titles}")
        for hosted in found:
            for chair in hosted.chairs if not hosted.is_over else ():
                self.notices.tell(chair.owner, CLOSED, table=hosted.title)
            self.close_table(hosted)
        return len(found)

    def drop(self, hosted: HostedTable) -> None:
        """A table goes; nobody is there."""
        hosted.close()
        self.invitations.drop_table(hosted.id)
        self._let_go(hosted)
        self.keep_tables()

    def let_go(self, hosted: HostedTable) -> None:
        """A table is not this host's any more; who is there is told."""
        self._send_away(hosted)
        hosted.close()
        self.tables.pop(hosted.id, None)
        self.attendance.pop(hosted.id, None)

    def _send_away(self, hosted: HostedTable) -> None:
        """Who is there is told that it goes."""
        for visit in self.visits[:]:
            if visit.at is hosted:
                visit.table_closed()

    def _let_go(self, hosted: HostedTable) -> None:
        """Nothing of it is left but its record."""
        self.talk.drop(hosted)
        self.your_turn.forget(hosted)
        del self.tables[hosted.id], self.attendance[hosted.id]

    def _seat_lost(self, hosted: HostedTable, id: str) -> None:
        """Whoever had the seat is at it no more, unless that ends the game: then they see how, as everybody there."""
        if hosted.is_over:
            return
        title = rules.games[hosted.plan.game_id].title
        resigned = any(chair.lost == id and chair.resigned for chair in hosted.chairs)
        for visit in self.visits[:]:
            if visit.at is hosted and visit.person.id == id:
                visit.tell(lambda app: app.seat_lost(title, resigned=resigned))

    def tables_of(self, opener: Person) -> list[HostedTable]:
        """Tables that somebody has opened and that are not over."""
        return [hosted for hosted in self.tables.values() if hosted.opener == opener.id and not hosted.is_over]

    def keep_tables(self) -> None:
        """Write all tables down, of those that are over the last few, and any whose game has yet to count. Raises `OSError`."""
        over = [hosted for hosted in self.tables.values() if hosted.is_over]
        for hosted in over[:-KEPT_OVER]:
            if not (self.ratings.awaits(hosted) or self.tournaments.is_awaited(hosted) or self.days.is_awaited(hosted)):
                hosted.close()
                self._let_go(hosted)
        self.registry.keep(self.tables.values())

    # ---- People ----------------------------------------------------------------------------------

    def name(self, person: Person, text: str) -> None:
        """Call somebody what they typed, and remember them. Raises `NotNow`, `OSError`."""
        self._forgetting.name(person, text)

    def rename(self, person: Person, text: str) -> None:
        """The keeper calls somebody otherwise, at their tables too. Raises `NotNow`, `OSError`."""
        self.people.name(person, text)
        self.notices.tell(person.id, RENAMED, name=person.name)
        for hosted in self.tables.values():
            seat = hosted.chair_of(person.id)
            if seat is not None and not hosted.is_over:
                hosted.chairs[seat].name = person.name
                hosted.replace(seat, hosted.chairs[seat].seat())
                hosted.reseated()
        self.keep_tables()
        self.shared.if_kept(self.changed)

    def forget(self, person: Person) -> None:
        """Somebody is a stranger the next time: their visits end, their tables that wait go. Raises `OSError`."""
        self.turn_out(person.id, forgotten)
        self.drop_waiting(person.id)
        self._forgetting.forget(person.id)

    def turn_out(self, id: str, farewell: Word) -> None:
        """Somebody's visits end."""
        for visit in self.visits[:]:
            if visit.person.id == id:
                visit.end(farewell)

    def drop_waiting(self, id: str) -> None:
        """What somebody has waiting goes: tables, their place among those who look for partners, in tournaments. Raises `OSError`."""
        self.partners.leave(id)
        self.tournaments.forget(id)
        for hosted in list(self.tables.values()):
            if hosted.opener == id and hosted.table is None:
                self.close_table(hosted)

    def _forget_in_club(self, *ids: str) -> None:
        """The club knows nothing of them any more. Raises `OSError`."""
        for part in (self.ratings, self.tournaments, self.days, self.absences, self.mail):
            part.forget(*ids)

    def why_not_watch(self, hosted: HostedTable, person: Person) -> str:
        """Why somebody may not look at a table now; "" when they may."""
        return self.tournaments.why_not_watch(hosted, person) or self.days.why_not_watch(hosted, person)

    def forget_once(self) -> int:
        """Forget all who came on one day only, are not here and have no seat; how many. Raises `OSError`."""
        return self._forgetting.forget_once(0.0)

    def _is_needed(self, id: str) -> bool:
        """Whether somebody must be remembered."""
        here = any(visit.person.id == id for visit in self.visits) or self.neighbours.have(id)
        return here or id in self.admission.admins or bool(held(self.tables.values(), id))

    def came(self, visit: Visit) -> None:
        """Somebody is connected."""
        self.visits.append(visit)
        self._trying("people", lambda: self._forgetting.came(visit.person))

    def arrived(self, visit: Visit, hosted: HostedTable) -> None:
        """Somebody looks at a table now; their other session there steps aside, for no seat has two inputs."""
        for other in self.visits[:]:
            if other is not visit and other.person.id == visit.person.id and other.at is hosted:
                other.step_aside()
        visit.at = hosted
        self.attendance[hosted.id].arrive(visit.person.id)
        self.neighbours.tell_who_watches()
        self.changed()

    def departed(self, visit: Visit, left: bool) -> None:
        """Somebody went away from their table (`left`), or their line was lost."""
        hosted, visit.at = visit.at, None
        if hosted is None or (visit.person.id, hosted.id) in self.neighbours.sittings():
            return
        if hosted.id in self.attendance:
            self.attendance[hosted.id].depart(visit.person.id, left)
        self.neighbours.tell_who_watches()
        self.changed()

    def slow(self, visit: Visit, is_slow: bool) -> None:
        """The visit's terminal answers late, or in time again."""
        if visit.at is not None and visit.at.id in self.attendance:
            self.attendance[visit.at.id].slow(visit.person.id, is_slow)

    def names_here(self) -> list[str]:
        """Who is connected, here or to another host that shares the tables; in order, each once."""
        here = [visit.person.name for visit in self.visits]
        return sorted({name for name in [*here, *(visit.name for visit in self.neighbours.visits)] if name})

    @property
    def far_visits(self) -> Sequence[FarVisit]:
        """Who is connected to other hosts that share the tables."""
        return self.neighbours.visits

    def changed(self) -> None:
        """Something in the lobby is not what it was."""
        self.shared.news()
        for visit in self.visits[:]:
            visit.changed()

    # ---- When something fails --------------------------------------------------------------------

    def _tell_trouble(self) -> None:
        """Who is at a table hears why nothing comes of what they do, and when that is over."""
        is_silent = self.shared.is_silent
        if is_silent != self._is_silent:
            self._is_silent = is_silent
            word = said.database_silent if is_silent else said.database_answers
            with in_language(ENGLISH):
                self.logbook.line(word())
            for hosted in self.tables.values():
                hosted.tell(word)

    def _give_up(self, name: str, error: SaveError) -> None:
        """A game can't go on here: its record is not what it was."""
        for hosted in self.tables.values():
            if hosted.table is not None and hosted.table.name == name:
                hosted.trouble = str(error)
                hosted.tell(partial(str, error))
                hosted.close()
                self.logbook.line(f"table {hosted.id} can't go on: {error}")

    def _trying(self, what: str, write: Callable[[], object]) -> None:
        """Write something down that nobody waits for; that the disk refused stands in the log."""
        try:
            write()
        except OSError as error:
            with in_language(ENGLISH):
                self.logbook.fault(what, f"the {what} can't be written down: {why_not_kept(error)}")
