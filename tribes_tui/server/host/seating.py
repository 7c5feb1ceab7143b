"""Who sits where and who may come: people open tables, sit down, get up, begin, play again, and look on."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Mapping, Sequence
from copy import copy
from functools import partial
from typing import Any, Protocol

from rules.bots.levels import kind_of
from tribes_tui.server.host.finished import EvenLevels
from tribes_tui.server.host.invitations import Invitation, Invitations
from tribes_tui.server.host.people import Person
from tribes_tui.server.host.seat_access import Commentary, SeatAccess
from tribes_tui.server.host.table.chat import Listener
from tribes_tui.server.host.table.hosted import KEPT_FOR_THE_SAME, Deal, HostedTable, NotNow, Plan, check
from tribes_tui.server.host.unattended import Unattended, UnattendedHost, check_room
from tribes_tui.server.words.said import refusals, table

RESIGNED = "medium"
"""Who plays on for somebody who has resigned, where no clock says it."""


class QueueLeft(Protocol):
    """Who waits for partners, as far as sitting down is concerned."""

    def leave(self, *ids: str) -> None:
        """They look for nobody any more."""


class SeatingHost(UnattendedHost, Protocol):
    """What is asked of the host besides."""

    invitations: Invitations
    unattended: Unattended
    even_levels: EvenLevels
    seating: Seating
    shows_hands: bool
    draw: Callable[[], Deal]

    def change(self, what: Callable[[], Any]) -> asyncio.Future[Any]:
        """Do `what`; the future is done when all that came of it lasts."""

    @property
    def partners(self) -> QueueLeft:
        """Who waits for partners."""

    def drop(self, hosted: HostedTable) -> None:
        """A table goes; nobody is there."""

    def close_table(self, hosted: HostedTable) -> None:
        """Take a table away, whoever sits there."""


def connected(host: SeatingHost) -> set[str]:
    """Who is connected, here or to another host, by their ids."""
    return {*(visit.person.id for visit in host.visits), *(visit.person for visit in host.far_visits)}


class Seating:
    """What people may do about chairs; what can't be raises `NotNow`."""

    def __init__(self, host: SeatingHost) -> None:
        self._host = host

    # ---- Tables that wait ---------------------------------------------------------------------

    def open_table(self, person: Person, plan: Plan) -> HostedTable:
        """A new table, with its opener on the first chair. Raises `NotNow`, `RulesError`."""
        self.check_held(person, plan)
        _check_agreed(plan, person, agrees=True)
        if plan.hands and not self._host.shows_hands:
            raise NotNow(refusals.hands_off)
        check(plan)
        self._make_room(plan)
        hosted = HostedTable(secrets.token_hex(4), plan, person.id, self._host.limits, self._host.bots)
        hosted.deal = self._host.draw()
        self._host.take(hosted)
        self._sit(hosted, person, 0)
        return hosted

    def open_for(
        self, people: Sequence[Person | None], plan: Plan, more: Mapping[str, Any], deal: Deal | None = None
    ) -> HostedTable:
        """A table of people who have been brought together, seat by seat (None: as planned), at which the game begins, of that `deal`, if there
        is one; it keeps `more`. Raises `NotNow`, `SaveError`."""
        self._make_room(plan)
        opener = next(person.id for person in people if person is not None)
        hosted = HostedTable(secrets.token_hex(4), plan, opener, self._host.limits, self._host.bots)
        hosted.deal, hosted.more = deal or self._host.draw(), dict(more)
        for chair, person in zip(hosted.chairs, people, strict=False):
            if person is not None:
                chair.owner, chair.name = person.id, person.name
        self._host.take(hosted)
        try:
            self._begin(hosted)
        except Exception:  # it is kept nowhere yet
            self._host.let_go(hosted)
            raise
        return hosted

    def join(
        self, hosted: HostedTable, person: Person, invitation: Invitation | None = None, *, agrees: bool = False
    ) -> int:
        """Sit down at a table that has not begun; the chair. An invitation is spent by it. `agrees`: to a game that is rated, if it is.

        Raises `NotNow`.
        """
        seat = hosted.chair_of(person.id)
        if seat is not None:
            return seat
        self._check_there(hosted)
        if hosted.table is not None or hosted.free is None:
            raise NotNow(refusals.no_free_seat)
        _check_agreed(hosted.plan, person, agrees=agrees)
        self.check_held(person, hosted.plan)
        has_code = invitation is not None and invitation.table == hosted.id
        if hosted.is_for_invited and not has_code and not self._host.inviting.is_invited(hosted, person.id):
            raise NotNow(refusals.by_invitation)
        if invitation is not None and not self._host.invitations.spend(invitation):
            raise NotNow(refusals.code_used)
        seat = hosted.free
        self._sit(hosted, person, seat)
        return seat

    def leave_chair(self, hosted: HostedTable, person: Person) -> None:
        """Get up before the game begins; when its opener goes, the table goes."""
        seat = hosted.chair_of(person.id)
        if hosted.table is not None or seat is None or hosted.id not in self._host.tables:
            return
        if hosted.opener == person.id:
            self._host.drop(hosted)
        else:
            hosted.chairs[seat].owner, hosted.chairs[seat].name = None, ""
            self._host.keep_tables()
            hosted.reseated()
        self._host.changed()

    def _sit(self, hosted: HostedTable, person: Person, seat: int) -> None:
        chair = hosted.chairs[seat]
        chair.owner, chair.name = person.id, person.name
        hosted.invited.pop(person.id, None)
        self._host.keep_tables()
        self._host.partners.leave(person.id)
        hosted.reseated()
        if hosted.free is None:
            self._begin(hosted)

    def _check_there(self, hosted: HostedTable) -> None:
        """Somebody may still see a table that was taken away a moment ago. Raises `NotNow`."""
        if hosted.id not in self._host.tables:
            raise NotNow(refusals.table_gone)

    def check_held(self, person: Person, plan: Plan) -> None:
        """Raises `NotNow`."""
        check_room(self._host.tables.values(), person.id, plan, self._host.limits)

    def _make_room(self, plan: Plan) -> None:
        """Raises `NotNow` when all tables of that kind are taken, and people need each of them."""
        limits = self._host.limits
        alike = (one for one in self._host.tables.values() if one.plan.over_days == plan.over_days)
        if sum(not hosted.is_over for hosted in alike) < (limits.day_tables if plan.over_days else limits.tables):
            return
        if plan.over_days:
            raise NotNow(refusals.host_holds_no_more)
        spare = self._host.unattended.gives_way()
        if spare is None:
            raise NotNow(refusals.host_holds_no_more)
        self._host.logbook.line(f"table {spare.id} gave way to a new one: nobody was there")
        self._host.close_table(spare)

    # ---- Games --------------------------------------------------------------------------------

    def begin(self, hosted: HostedTable, person: Person) -> None:
        """The opener begins; bots take the free chairs. Raises `NotNow`, `SaveError`."""
        if hosted.opener != person.id:
            raise NotNow(refusals.opener_begins)
        self._check_there(hosted)
        self._begin(hosted)

    def _begin(self, hosted: HostedTable) -> None:
        if hosted.table is not None:
            return
        self._host.even_levels.settle(hosted)
        self._host.follow(hosted, hosted.begin(self._host.shared.records))
        hosted.invited = {}
        self._host.invitations.drop_table(hosted.id)
        self._host.keep_tables()
        self._host.attendance[hosted.id].restore()
        self._host.neighbours.seat_those_here(hosted)
        self._host.your_turn.look(hosted, begins=True)
        hosted.reseated()
        self._host.changed()

    def check_rematch(self, hosted: HostedTable, person: Person) -> None:
        """Whether somebody played there, and those who play again have not begun without them. Raises `NotNow`."""
        again = self._host.tables.get(hosted.rematch or "")
        if hosted.seat_of(person.id) is None and not any(chair.lost == person.id for chair in hosted.chairs):
            raise NotNow(refusals.only_who_played)
        if again is not None and again.table is not None and not again.is_over and again.chair_of(person.id) is None:
            raise NotNow(refusals.begun_without_you)

    def rematch(self, hosted: HostedTable, person: Person, *, agrees: bool = False) -> HostedTable:
        """The table where the same people play again: the first who asks opens it, and the seats are the others'. Raises as `open_table`."""
        self.check_rematch(hosted, person)
        _check_agreed(hosted.plan, person, agrees=agrees)
        again = self._host.tables.get(hosted.rematch or "")
        if again is None or again.is_over:
            plan = hosted.plan._replace(seats=["", *_others(hosted, person)], by_invitation=False)
            again = self.open_table(person, plan)
            hosted.rematch = again.id
            others = [chair.player for chair in hosted.chairs if chair.player and chair.player != person.id]
            if again.table is None:
                again.more = {**again.more, KEPT_FOR_THE_SAME: True}
                there = {visit.person.id for visit in self._host.visits if visit.at is hosted}
                self._host.inviting.expect(again, others, there)
            self._host.keep_tables()
            hosted.announce(partial(table.wants_another, name=person.name))
        elif again.table is None:
            self.join(again, person, agrees=agrees)
        return again

    def seat_to_return_to(self, person: Person) -> HostedTable | None:
        """The table that somebody should be led back to: their own game that goes on, the newest first."""
        own = [
            hosted
            for hosted in reversed(self._host.tables.values())
            if hosted.table is not None and not hosted.is_over and hosted.chair_of(person.id) is not None
        ]
        waiting = [
            hosted for hosted in own if hosted.table is not None and hosted.table.turn == hosted.chair_of(person.id)
        ]
        missed = [one for one in own if one.plan.live or (one.plan.clock is not None and not one.plan.over_days)]
        if sum(one.plan.over_days for one in waiting) > 1:  # the lobby has them all
            waiting = [one for one in waiting if not one.plan.over_days]
        return next(iter([*missed, *waiting]), None)

    # ---- Who loses a seat ---------------------------------------------------------------------

    def flag_fell(self, hosted: HostedTable, seat: int) -> None:
        """Somebody's time is over, and the table says that they lose their seat: of all hosts one takes it."""
        owner = hosted.chairs[seat].owner
        if owner is not None:  # else it is being taken
            self._host.shared.change(lambda: self.take_seat(hosted, seat, owner)).add_done_callback(
                lambda done: hosted.flag_again()
            )

    def resign(self, hosted: HostedTable, person: Person) -> None:
        """Somebody gives their seat up for good: they are last, and where others play on a bot has it. A part of a change. Raises `NotNow`."""
        seat = hosted.chair_of(person.id)
        if hosted.id not in self._host.tables or hosted.table is None or hosted.is_over or seat is None:
            raise NotNow(refusals.no_game_to_resign)
        clock = hosted.plan.clock
        self._give_away(hosted, seat, RESIGNED if clock is None else clock.then, resigned=True)

    def take_seat(self, hosted: HostedTable, seat: int, owner: str) -> None:
        """A bot has it from now on, if `owner` still has it and their time is over: a part of a change."""
        if hosted.id not in self._host.tables or hosted.chairs[seat].owner != owner or not hosted.has_lost(seat):
            return
        assert hosted.plan.clock is not None
        self._give_away(hosted, seat, hosted.plan.clock.then)

    def _give_away(self, hosted: HostedTable, seat: int, level: str, *, resigned: bool = False) -> None:
        before = hosted.chairs[seat]
        hosted.chairs[seat] = copy(before)
        hosted.chairs[seat].lose(level, resigned=resigned)
        self._host.shared.if_lost(partial(hosted.chairs.__setitem__, seat, before))
        self._host.keep_tables()
        self._host.shared.if_kept(lambda: self._taken(hosted, seat))

    def _taken(self, hosted: HostedTable, seat: int) -> None:
        self._host.attendance[hosted.id].lost(seat)
        self._host.your_turn.look(hosted)
        self._host.changed()

    # ---- What somebody may see ----------------------------------------------------------------

    def may_see(self, hosted: HostedTable, person: Person) -> bool:
        """Whether somebody may know of a table: one by invitation is the own affair of its people, and of those invited; one of a tournament
        stands on that one's page."""
        is_theirs = hosted.seat_of(person.id) is not None or self._host.inviting.is_invited(hosted, person.id)
        return is_theirs or not (hosted.is_for_invited or hosted.pairing)

    def watch_or_play(self, hosted: HostedTable, person: Person, listener: Listener) -> SeatAccess:
        """What somebody has of the table: their own seat, else what a spectator sees, and all hands where that is agreed on."""
        access = SeatAccess(hosted, hosted.seat_of(person.id), listener)
        if access.viewer is None and hosted.plan.hands and self._host.shows_hands:
            access.commentary = Commentary(hosted)
        return access

    def is_asked(self, hosted: HostedTable, person: Person) -> bool:
        """Whether somebody must decide at a table now, as they may know it themselves."""
        seat = hosted.chair_of(person.id)
        return seat is not None and hosted.table is not None and hosted.table.view(seat).current_player == seat


def _check_agreed(plan: Plan, person: Person, *, agrees: bool) -> None:
    """A rated game is for those who can be known again; who sits down to one, or shows their hand, knows it. Raises `NotNow`."""
    if plan.rated and person.is_guest:
        raise NotNow(refusals.rated_guest)
    if plan.over_days and person.is_guest:
        raise NotNow(refusals.tournament_guest)
    if (plan.rated or plan.hands) and not agrees:
        raise NotNow(refusals.rated_agree if plan.rated else refusals.hands_agree)


def _others(hosted: HostedTable, person: Person) -> list[str]:
    """The seats of the others: bots' levels, one that follows a person without its strength, "" for people, those who lost theirs, too."""
    levels = ["" if chair.player else kind_of(chair.level) for chair in hosted.chairs]
    seat = hosted.seat_of(person.id)
    return levels[:seat] + levels[seat + 1 :] if seat is not None else levels[1:]
