"""The host: its people, its tables, and everybody who is connected."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from rules.bots.levels import kind_of
from saves import Recording, SaveError, Store
from tribes_tui.play.table import Table
from tribes_tui.server.host import invitations
from tribes_tui.server.host.attendance import Attendance
from tribes_tui.server.host.bots import Bots
from tribes_tui.server.host.chat import Chat
from tribes_tui.server.host.following import Following
from tribes_tui.server.host.forgetting import Forgetting
from tribes_tui.server.host.health import Health
from tribes_tui.server.host.holding import gives_way, held, patience
from tribes_tui.server.host.hosted import HostedTable
from tribes_tui.server.host.invitations import Invitation, Invitations
from tribes_tui.server.host.inviting import Inviting
from tribes_tui.server.host.limits import USUAL, Limits
from tribes_tui.server.host.listener import Listener
from tribes_tui.server.host.logbook import Logbook
from tribes_tui.server.host.neighbours import Neighbours
from tribes_tui.server.host.people import People, Person, skeleton_of
from tribes_tui.server.host.plan import BadPlan, Plan, check
from tribes_tui.server.host.port import Port
from tribes_tui.server.host.registry import Registry
from tribes_tui.server.host.seal import Deal
from tribes_tui.server.host.visit import Visit
from tribes_tui.server.host.your_turn import YourTurn
from tribes_tui.server.shared import kept_talk, last_visits
from tribes_tui.server.shared.files import SharedFiles
from tribes_tui.server.shared.kept_talk import KeptTalk
from tribes_tui.server.shared.last_visits import LastVisits
from tribes_tui.server.shared.mailbox import Mailbox
from tribes_tui.server.shared.presence import FarVisit
from tribes_tui.server.shared.shared import Result, Shared

if TYPE_CHECKING:
    from tribes_tui.seats.pars import Pars
    from tribes_tui.seats.reviews import Reviews

KEPT_OVER = 20
"""How many finished tables stay in the lobby."""

FORGET_EVERY = 3600.0
"""Seconds between two looks at who may be forgotten."""


WELL_AGAIN = "The host's database answers again."
FORGOTTEN = "The keeper of this host has ended your visit."


class NotNow(ValueError):
    """What somebody wanted can't be; the text says why, in one line."""


class Host:
    """Knows everybody and every table. Use it from one thread, with an event loop running."""

    def __init__(
        self,
        folder: Path,
        limits: Limits = USUAL,
        *,
        by_invitation: bool = False,
        only_admins_invite: bool = False,
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
        self.by_invitation = by_invitation
        self.only_admins_invite = only_admins_invite
        self.admins = admins
        self.logbook = logbook or Logbook()
        self.measures = self.logbook.measures
        self.people = People(self.shared.documents("people", skeleton_of), limits)
        self.invitations = Invitations(
            self.shared.documents(invitations.KIND),
            Mailbox(folder / invitations.MAILBOX if self.shared.is_alone else None),
            limits.invitation_hours,
        )
        self.visits: list[Visit] = []
        self.neighbours = Neighbours(self)
        self.health = Health()
        self.tables: dict[str, HostedTable] = {}
        self._talk = KeptTalk(self.shared)
        self.lobby_chat = Chat(limits)
        self.lobby_chat.recall(self._talk.lines(kept_talk.LOBBY))
        self._forgetting = Forgetting(
            self.people, LastVisits(self.shared.documents(last_visits.KIND)), limits, self._is_needed
        )
        self._forget_at = 0.0
        self._following = Following(self.people, self.shared, lambda: self.tables, self._trying)
        self.your_turn = YourTurn(self.people, lambda: self.visits, lambda: self.neighbours.visits)
        self.inviting = Inviting(self)
        self._trouble = ""
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
            hosted.chat.recall(self._talk.lines(hosted.id))
        self._talk.follow(self._hear)
        self.shared.records.on_failure(self._give_up)
        self.neighbours.begin()

    def close(self) -> None:
        """Let go of the records; everything acknowledged is on the disk."""
        self._trying("talk", self._talk.write)
        for hosted in self.tables.values():
            hosted.close()
        self.bots.close()

    def tick(self) -> None:
        """To be called about once a second."""
        self._trying("log", self.logbook.tick)
        for attendance in list(self.attendance.values()):
            attendance.tick()
        self._tell_trouble()
        for hosted in list(self.tables.values()):
            hosted.tick()
            self._following.look(hosted)
            if self._is_abandoned(hosted):
                self.close_table(hosted)
        self._trying("talk", self._talk.write)
        if self._clock() >= self._forget_at:
            self._forget_at = self._clock() + FORGET_EVERY
            self._trying("people", self._forgetting.forget_old)

    def change(self, what: Callable[[], Result]) -> asyncio.Future[Result]:
        """Do `what`, a call of what follows; the future is done when all that came of it lasts."""
        return self.shared.change(what)

    # ---- Tables -------------------------------------------------------------------------------

    def open_table(self, person: Person, plan: Plan) -> HostedTable:
        """A new table, with its opener on the first chair. Raises `NotNow`, `RulesError`."""
        self._check_held(person)
        try:
            check(plan)
        except BadPlan as error:
            raise NotNow(str(error)) from error
        self._make_room()
        hosted = HostedTable(secrets.token_hex(4), plan, person.id, self.limits, self.bots)
        hosted.deal = self.draw()
        self.take(hosted)
        self._sit(hosted, person, 0)
        return hosted

    def join(self, hosted: HostedTable, person: Person, invitation: Invitation | None = None) -> int:
        """Sit down at a table that has not begun; the chair. An invitation is spent by it. Raises `NotNow`."""
        seat = hosted.chair_of(person.id)
        if seat is not None:
            return seat
        self._check_there(hosted)
        if hosted.table is not None or hosted.free is None:
            raise NotNow("there is no free seat at that table any more")
        self._check_held(person)
        has_code = invitation is not None and invitation.table == hosted.id
        if hosted.plan.by_invitation and not has_code and not self.inviting.is_invited(hosted, person.id):
            raise NotNow("that table is by invitation: ask who opened it for a code")
        if invitation is not None and not self.invitations.spend(invitation):
            raise NotNow("that invitation has been used")
        seat = hosted.free
        self._sit(hosted, person, seat)
        return seat

    def leave_chair(self, hosted: HostedTable, person: Person) -> None:
        """Get up before the game begins; when its opener goes, the table goes."""
        seat = hosted.chair_of(person.id)
        if hosted.table is not None or seat is None or hosted.id not in self.tables:
            return
        if hosted.opener == person.id:
            self._drop(hosted)
        else:
            hosted.chairs[seat].owner, hosted.chairs[seat].name = None, ""
            self.keep_tables()
            hosted.reseated()
        self.changed()

    def close_table(self, hosted: HostedTable) -> None:
        """Take a table away, whoever sits there; the record of its game stays on the disk."""
        for visit in self.visits[:]:
            if visit.at is hosted:
                visit.table_closed()
        self._drop(hosted)
        self.changed()

    def empty_tables(self) -> list[HostedTable]:
        """Tables that go on, or wait, without anybody there."""
        return [hosted for hosted in self.tables.values() if not hosted.is_over and self._is_empty(hosted)]

    def tables_of(self, opener: Person) -> list[HostedTable]:
        """Tables that somebody has opened and that are not over."""
        return [hosted for hosted in self.tables.values() if hosted.opener == opener.id and not hosted.is_over]

    def gone(self, hosted: HostedTable) -> float:
        """Seconds for which nobody has been at a table."""
        return self._clock() - hosted.touched if self._is_empty(hosted) else 0.0

    def _is_empty(self, hosted: HostedTable) -> bool:
        return not any(visit.at is hosted for visit in self.visits) and not self.neighbours.are_at(hosted.id)

    def _is_abandoned(self, hosted: HostedTable) -> bool:
        """Whether nobody is there, and nothing has happened for as long as the limits say."""
        if hosted.is_over:
            return False
        if not self._is_empty(hosted):
            hosted.touched = self._clock()
        gone = self.gone(hosted)
        return gone > self.limits.waiting_minutes * 60 and gone > patience(hosted, self.limits)

    def _check_there(self, hosted: HostedTable) -> None:
        """Somebody may still see a table that was taken away a moment ago. Raises `NotNow`."""
        if hosted.id not in self.tables:
            raise NotNow("that table is gone")

    def _check_held(self, person: Person) -> None:
        """Raises `NotNow`."""
        own = held(self.tables.values(), person.id)
        if own >= self.limits.tables_per_person:
            raise NotNow(f"you are at {own} tables already: finish one of them first")

    def _make_room(self) -> None:
        """Raises `NotNow` when all tables are taken, and people need each of them."""
        if sum(not hosted.is_over for hosted in self.tables.values()) < self.limits.tables:
            return
        spare = gives_way(self.tables.values(), self._is_empty, self.limits, self._clock())
        if spare is None:
            raise NotNow("this host has as many tables as it can hold")
        self.logbook.line(f"table {spare.id} gave way to a new one: nobody was there")
        self.close_table(spare)

    def begin(self, hosted: HostedTable, person: Person) -> None:
        """The opener begins; bots take the free chairs. Raises `NotNow`, `SaveError`."""
        if hosted.opener != person.id:
            raise NotNow("who opened the table begins")
        self._check_there(hosted)
        self._begin(hosted)

    def rematch(self, hosted: HostedTable, person: Person) -> HostedTable:
        """The table where the same people play again: the first who asks opens it. Raises as `open_table`."""
        again = self.tables.get(hosted.rematch or "")
        if again is None or again.is_over:
            plan = hosted.plan._replace(seats=["", *_others(hosted, person)], by_invitation=False)
            again = self.open_table(person, plan)
            hosted.rematch = again.id
            self.keep_tables()
            hosted.announce(f"{person.name} wants to play again")
        elif again.table is None:
            self.join(again, person)
        return again

    def may_see(self, hosted: HostedTable, person: Person) -> bool:
        """Whether somebody may know of a table: one by invitation is the own affair of its people, and of those invited."""
        is_theirs = hosted.chair_of(person.id) is not None or self.inviting.is_invited(hosted, person.id)
        return not hosted.plan.by_invitation or is_theirs

    def watch_or_play(self, hosted: HostedTable, person: Person, listener: Listener) -> Port:
        """A line to the table: to one's own seat, else a spectator's."""
        return Port(hosted, hosted.chair_of(person.id), listener)

    def is_asked(self, hosted: HostedTable, person: Person) -> bool:
        """Whether somebody must decide at a table now, as they may know it themselves."""
        seat = hosted.chair_of(person.id)
        return seat is not None and hosted.table is not None and hosted.table.view(seat).current_player == seat

    def talk(self, hosted: HostedTable, person: Person, text: str) -> None:
        """Say something to all at a table. Raises `TooMuch`."""
        line = hosted.chat.say(person.id, person.name, text)
        if line:
            self._talk.keep(hosted.id, hosted.chat.said)
            self.shared.if_lost(lambda: hosted.chat.unsay(person.id, line))
            self.shared.if_kept(lambda: hosted.tell(line))

    def talk_in_lobby(self, person: Person, text: str) -> None:
        """Say something to all in the lobby. Raises `TooMuch`."""
        line = self.lobby_chat.say(person.id, person.name, text) if person.name and person.may_come else ""
        if line:
            self._talk.keep(kept_talk.LOBBY, self.lobby_chat.said)
            self.shared.if_lost(lambda: self.lobby_chat.unsay(person.id, line))
            self.shared.if_kept(self.changed)

    @cached_property
    def reviews(self) -> Reviews:
        """Who reviews games that are over: one at a time, in one process, which lets the bots go first."""
        from tribes_tui.seats.reviews import Reviews

        return Reviews(Store(self.folder), jobs=1)

    @cached_property
    def pars(self) -> Pars:
        """What bots make of deals that are over: one at a time, in a process that lets the bots at tables go first."""
        from tribes_tui.seats.pars import Pars

        return Pars(Store(self.folder))

    def recording(self, hosted: HostedTable) -> Recording:
        """A finished game, to be walked through. Raises `NotNow`, `SaveError`."""
        if hosted.table is None or not hosted.is_over:
            raise NotNow("that game is not over")
        return self.shared.records.read(hosted.table.name)

    def invite(self, hosted: HostedTable | None, by: Person) -> str:
        """A one-time code, to a table or to the host.

        Raises `NotNow`: whom nobody can know again lets nobody in; and a table has as many codes at once as seats.
        """
        if by.is_guest and self.by_invitation:
            raise NotNow("only who came with a key can invite others here")
        if hosted is None and self.only_admins_invite and not self.is_admin(by):
            raise NotNow("only who keeps this host invites others to it")
        if hosted is not None and self.invitations.count(hosted.id) >= len(hosted.chairs):
            raise NotNow("that table has as many codes that are still good as it has seats")
        return self.invitations.make("" if hosted is None else hosted.id)

    # ---- People -------------------------------------------------------------------------------

    def invitation(self, code: str, is_known: bool) -> Invitation | None:
        """The invitation of a code, if it is good for somebody whom this host knows already, or doesn't know yet."""
        found = self.invitations.find(code)
        is_strangers = not is_known and self.by_invitation and self.only_admins_invite
        return None if found is not None and found.table and is_strangers else found

    def admit(self, person: Person, code: str) -> HostedTable | None:
        """Let somebody in by a code that was typed; the table it leads to, if any. Raises `NotNow`.

        A code for the host alone is spent by it; one for a table when its seat is taken.
        """
        invitation, may_come = self.invitation(code, person.may_come), person.may_come
        self.shared.if_lost(lambda: setattr(person, "may_come", may_come))
        if invitation is None:
            raise NotNow("there is no such invitation (any more)")
        if not invitation.table:
            if not self.invitations.spend(invitation):
                raise NotNow("that invitation has been used")
            person.may_come = True
            self.people.keep(person)
            return None
        hosted = self.tables.get(invitation.table)
        if hosted is None:
            raise NotNow("that table is gone")
        self.join(hosted, person, invitation)
        person.may_come = True
        self.people.keep(person)
        return hosted

    def name(self, person: Person, text: str) -> None:
        """Call somebody what they typed, and remember them. Raises `NameTaken`, `OSError`."""
        self._forgetting.name(person, text)

    def forget(self, person: Person) -> None:
        """Somebody is a stranger the next time: their visits end, their tables that wait go. Raises `OSError`."""
        for visit in self.visits[:]:
            if visit.person.id == person.id:
                visit.end(FORGOTTEN)
        for hosted in self.tables_of(person):
            if hosted.table is None:
                self.close_table(hosted)
        self._forgetting.forget(person.id)

    def forget_once(self) -> int:
        """Forget all who came on one day only, are not here and have no seat; how many. Raises `OSError`."""
        return self._forgetting.forget_once(0.0)

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

    def seat_to_return_to(self, person: Person) -> HostedTable | None:
        """The table that somebody should be led back to: their own game that goes on, the newest first."""
        own = [
            hosted
            for hosted in reversed(self.tables.values())
            if hosted.table is not None and not hosted.is_over and hosted.chair_of(person.id) is not None
        ]
        waiting = [
            hosted for hosted in own if hosted.table is not None and hosted.table.turn == hosted.chair_of(person.id)
        ]
        missed = [hosted for hosted in own if hosted.plan.live]
        return next(iter([*missed, *waiting]), None)

    def names_here(self) -> list[str]:
        """Who is connected, here or to another host that shares the tables; in order, each once."""
        here = [visit.person.name for visit in self.visits]
        return sorted({name for name in [*here, *(visit.name for visit in self.neighbours.visits)] if name})

    @property
    def far_visits(self) -> Sequence[FarVisit]:
        """Who is connected to other hosts that share the tables."""
        return self.neighbours.visits

    def is_admin(self, person: Person) -> bool:
        """Whether somebody may see the host's own page."""
        return person.id in self.admins

    def changed(self) -> None:
        """Something in the lobby is not what it was."""
        self.shared.news()
        for visit in self.visits[:]:
            visit.changed()

    def let_go(self, hosted: HostedTable) -> None:
        """A table is not this host's any more; who is there is told."""
        for visit in self.visits[:]:
            if visit.at is hosted:
                visit.table_closed()
        hosted.close()
        self.tables.pop(hosted.id, None)
        self.attendance.pop(hosted.id, None)

    # ---- Inside -------------------------------------------------------------------------------

    def _hear(self, room: str, lines: list[str]) -> None:
        """What was said on another host."""
        hosted = self.tables.get(room)
        if room == kept_talk.LOBBY and self.lobby_chat.take(lines):
            self.changed()
        elif hosted is not None:
            for line in hosted.chat.take(lines):
                hosted.tell(line)

    def _tell_trouble(self) -> None:
        """Who is at a table hears why nothing comes of what they do, and when that is over."""
        trouble = self.shared.trouble
        if trouble != self._trouble:
            self._trouble = trouble
            self.logbook.line(trouble or WELL_AGAIN)
            for hosted in self.tables.values():
                hosted.tell(f"· {trouble or WELL_AGAIN}")

    def _give_up(self, name: str, error: SaveError) -> None:
        """A game can't go on here: its record is not what it was."""
        for hosted in self.tables.values():
            if hosted.table is not None and hosted.table.name == name:
                hosted.trouble = str(error)
                hosted.tell(f"· {error}")
                hosted.close()
                self.logbook.line(f"table {hosted.id} can't go on: {error}")

    def take(self, hosted: HostedTable) -> None:
        """A table is one of this host's from now on."""
        self.tables[hosted.id] = hosted
        hosted.touched = self._clock()
        hosted.log = self.logbook.line
        hosted.leads = self.shared.is_alone
        hosted.on_change = self.changed
        hosted.on_wish = self.shared.news
        hosted.keep = self._keep_or_say
        hosted.measures = self.measures
        self.attendance[hosted.id] = Attendance(hosted, self._clock)
        if hosted.table is not None:
            self.follow(hosted, hosted.table)

    def follow(self, hosted: HostedTable, table: Table) -> None:
        """Heed what happens in a table's game."""
        table.follow(self.attendance[hosted.id].hand_back)
        table.follow(lambda: self.your_turn.look(hosted))

    def _sit(self, hosted: HostedTable, person: Person, seat: int) -> None:
        chair = hosted.chairs[seat]
        chair.owner, chair.name = person.id, person.name
        hosted.invited.pop(person.id, None)
        self.keep_tables()
        hosted.reseated()
        if hosted.free is None:
            self._begin(hosted)

    def _begin(self, hosted: HostedTable) -> None:
        if hosted.table is not None:
            return
        self._following.settle(hosted)
        self.follow(hosted, hosted.begin(self.shared.records))
        hosted.invited = {}
        self.invitations.drop_table(hosted.id)
        self.keep_tables()
        self.attendance[hosted.id].restore()
        self.neighbours.seat_those_here(hosted)
        self.your_turn.look(hosted, begins=True)
        hosted.reseated()
        self.changed()

    def _drop(self, hosted: HostedTable) -> None:
        hosted.close()
        self.invitations.drop_table(hosted.id)
        self._let_go(hosted)
        self.keep_tables()

    def _let_go(self, hosted: HostedTable) -> None:
        """Nothing of it is left but its record."""
        self._talk.drop(hosted.id)
        self.your_turn.forget(hosted)
        del self.tables[hosted.id], self.attendance[hosted.id]

    def _is_needed(self, id: str) -> bool:
        """Whether somebody must be remembered."""
        here = any(visit.person.id == id for visit in self.visits) or self.neighbours.have(id)
        return here or id in self.admins or held(self.tables.values(), id) > 0

    def _keep_or_say(self) -> None:
        """In the middle of a move nobody can be asked to try again: the next change writes it."""
        self._trying("tables", self.keep_tables)

    def _trying(self, what: str, write: Callable[[], object]) -> None:
        """Write something down that nobody waits for; that the disk refused stands in the log."""
        try:
            write()
        except OSError as error:
            self.logbook.fault(what, f"the {what} can't be written down: {error.strerror}")

    def keep_tables(self) -> None:
        """Write all tables down, of those that are over the last few. Raises `OSError`."""
        over = [hosted for hosted in self.tables.values() if hosted.is_over]
        for hosted in over[:-KEPT_OVER]:
            hosted.close()
            self._let_go(hosted)
        self.registry.keep(self.tables.values())


def _others(hosted: HostedTable, person: Person) -> list[str]:
    """The seats of the others: bots' levels, one that follows a person without its strength, "" for people."""
    levels = [kind_of(chair.level) for chair in hosted.chairs]
    seat = hosted.chair_of(person.id)
    return levels[:seat] + levels[seat + 1 :] if seat is not None else levels[1:]
