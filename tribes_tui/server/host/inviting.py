"""One person invites another to a table that waits: who may, who is told of it, and what comes of the answer."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import Protocol

import rules
from tribes_tui.server.host.budget import Budgets
from tribes_tui.server.host.hosted import HostedTable
from tribes_tui.server.host.people import People, Person
from tribes_tui.server.host.refusals import RefusedByHost
from tribes_tui.server.host.visit import Visit
from tribes_tui.server.host.your_turn import YourTurn
from tribes_tui.server.shared.presence import FarVisit
from tribes_tui.server.shared.shared import Shared
from tribes_tui.server.words import Word
from tribes_tui.server.words.said import refusals as said

OFTEN, AT_ONCE = 1 / 30, 6
"""Invitations of one person a second, and at once: nobody is called to tables all the time."""
MOST = 8
"""People who are invited to one table, those who have declined among them."""


class CannotInvite(RefusedByHost):
    """Somebody can't be called to a table."""


class InvitingHost(Protocol):
    """What is asked of the host."""

    shared: Shared
    people: People
    visits: list[Visit]
    tables: dict[str, HostedTable]
    your_turn: YourTurn

    @property
    def far_visits(self) -> Sequence[FarVisit]:
        """Who is connected to other hosts that share the tables."""

    def keep_tables(self) -> None:
        """Write all tables down."""

    def changed(self) -> None:
        """Something in the lobby is not what it was."""


class Inviting:
    """Who is invited is kept with the table (`HostedTable.invited`), so that it goes with it."""

    def __init__(self, host: InvitingHost) -> None:
        self._host = host
        self._budgets = Budgets(OFTEN, AT_ONCE)

    def invite(self, hosted: HostedTable, by: Person, name: str) -> Person:
        """Call somebody who is known here to a table that `by` has opened. Raises `CannotInvite`, `OSError`."""
        person = self._host.people.called(name)
        if person is None:
            raise CannotInvite(partial(said.nobody_called, name=name))
        why = self._why_not(hosted, by, person)
        if why is not None:
            raise CannotInvite(why)
        if not self._budgets.of(by.id).take():
            raise CannotInvite(said.invited_many)
        hosted.invited[person.id] = True
        self._host.keep_tables()
        self._host.shared.if_kept(lambda: self._tell(hosted, [person.id], tells_absent=True))
        self._host.shared.if_kept(self._host.changed)
        return person

    def _why_not(self, hosted: HostedTable, by: Person, person: Person) -> Word | None:
        if hosted.table is not None:
            return said.has_begun
        if hosted.opener != by.id:
            return said.opener_invites
        if hosted.chair_of(person.id) is not None:
            return partial(said.sits_here, name=person.name) if person.id != by.id else said.sits_here_you
        if person.id in hosted.invited:
            return partial(said.is_invited if hosted.invited[person.id] else said.has_declined, name=person.name)
        return said.enough_invited if len(hosted.invited) >= MOST else None

    def decline(self, hosted: HostedTable, person: Person) -> None:
        """They don't come; nobody invites them to this table again. Raises `OSError`."""
        if self.is_invited(hosted, person.id):
            hosted.invited[person.id] = False
            self._host.keep_tables()
            self._host.shared.if_kept(self._host.changed)

    def is_invited(self, hosted: HostedTable, person: str) -> bool:
        """Whether somebody may still say yes."""
        return hosted.table is None and hosted.invited.get(person, False)

    def tables_for(self, person: Person) -> list[HostedTable]:
        """The tables to which somebody is invited, the newest last."""
        return [hosted for hosted in self._host.tables.values() if self.is_invited(hosted, person.id)]

    def answers(self, hosted: HostedTable) -> Iterable[tuple[str, bool]]:
        """Who is invited to a table, by name, and whether an answer is still awaited."""
        for id, is_open in hosted.invited.items():
            person = self._host.people.find(id)
            if person is not None and person.name:
                yield person.name, is_open

    def take(self, hosted: HostedTable, invited: Mapping[str, bool]) -> None:
        """Who is invited, as another host has it: who is connected here and was not yet, is told."""
        fresh = [id for id, is_open in invited.items() if is_open and not hosted.invited.get(id, False)]
        hosted.invited = dict(invited)
        self._tell(hosted, fresh, tells_absent=False)

    def _tell(self, hosted: HostedTable, invited: Iterable[str], tells_absent: bool) -> None:
        """Tell each in the way in which they are told of their turn."""
        opener = self._host.people.find(hosted.opener)
        by, game = "" if opener is None else opener.name, rules.games[hosted.plan.game_id].title
        for id in invited:
            here = [visit for visit in self._host.visits if visit.person.id == id]
            for visit in here:
                visit.invited(by, game)
            is_far = any(visit.person == id for visit in self._host.far_visits)
            if tells_absent and not here and not is_far:
                self._host.your_turn.tell_absent(id, game, hosted.id, by)
