"""Whose turn it is at each table, and who is told of it: once a turn, and only who isn't at that table."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple, Protocol

import rules
from tribes_tui.server.host.budget import Budgets
from tribes_tui.server.host.hosted import HostedTable
from tribes_tui.server.host.people import People, Person
from tribes_tui.server.shared.presence import FarVisit
from tribes_tui.words.language import ENGLISH, PROGRAM, chosen

AWAY = "away"
"""Among a person's likes: whether they want to be told while they are not connected."""

OFTEN, AT_ONCE = 1 / 60, 5
"""News to one absent person a second, and at once: moves that are taken back and made again are no news."""


class AbsentNews(NamedTuple):
    """What an absent person is told. It has nothing that opens or shows anything: no code, no key, no hand."""

    person: str
    game: str
    table: str
    by: str = ""
    """Who invites them to that table; empty: it is their turn there."""
    language: str = ENGLISH
    """In which they are told."""


class Visitor(Protocol):
    """Somebody who is connected, as far as their turn is concerned."""

    person: Person
    at: HostedTable | None

    def your_turn(self, game: str) -> None:
        """They must decide at a table that they are not at."""


class YourTurn:
    """`visits` gives who is connected, `far` who is to other hosts that share the tables.

    `tell` takes news for who isn't connected (None: this host has no way to reach anybody). Of several hosts the one that
    leads a table tells of it.
    """

    def __init__(
        self,
        people: People,
        visits: Callable[[], Iterable[Visitor]],
        far: Callable[[], Iterable[FarVisit]] = lambda: (),
    ) -> None:
        self._people = people
        self._visits = visits
        self._far = far
        self._asked: dict[str, str] = {}
        self._budgets = Budgets(OFTEN, AT_ONCE)
        self.tell: Callable[[AbsentNews], None] | None = None

    def look(self, hosted: HostedTable, *, begins: bool = False) -> None:
        """Something happened at a table, or its game `begins` here. It is the turn of whom all can see to be asked: a decision that nobody
        else may notice neither is news nor keeps any back."""
        if hosted.table is None:
            return
        seat = hosted.table.view(None).current_player
        chair = hosted.chairs[seat] if seat is not None else None
        asked = chair.owner if chair is not None and not chair.is_held else None
        if asked == self._asked.get(hosted.id):
            return
        self.forget(hosted)
        if asked is not None:
            self._asked[hosted.id] = asked
            self._tell(hosted, asked, hosted.leads or begins)

    def forget(self, hosted: HostedTable) -> None:
        """The table is gone, or nobody is asked there."""
        self._asked.pop(hosted.id, None)

    def _tell(self, hosted: HostedTable, id: str, tells_absent: bool) -> None:
        game = rules.games[hosted.plan.game_id].title
        visits = [visit for visit in self._visits() if visit.person.id == id]
        far = [visit for visit in self._far() if visit.person == id]
        if any(visit.at is hosted for visit in visits) or any(visit.table == hosted.id for visit in far):
            return
        for visit in visits:
            visit.your_turn(game)
        if not visits and not far and tells_absent:
            self.tell_absent(id, game, hosted.id)

    def tell_absent(self, id: str, game: str, table: str, by: str = "") -> None:
        """News for somebody who is not connected, if they want it and there is a way: their turn, or `by` invites them."""
        person = self._people.find(id)
        if self.tell is None or person is None or person.likes.get(AWAY) is not True:
            return
        if self._budgets.of(id).take():
            language = chosen(str(person.likes.get("language", "")), {"LANG": PROGRAM.language})
            self.tell(AbsentNews(person.name, game, table, by, language))
