"""What people are told who are not at a table: that it is their turn, that somebody invites them."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import NamedTuple, Protocol

import rules
from tribes_tui.server.host.logbook import Budgets
from tribes_tui.server.host.people import People, Person
from tribes_tui.server.host.table.chat import TalkingHost
from tribes_tui.server.host.table.hosted import HostedTable, NotNow
from tribes_tui.server.shared.shared import FarVisit
from tribes_tui.server.words import Word
from tribes_tui.server.words.said import refusals as said
from tribes_tui.words.language import ENGLISH, PROGRAM, chosen

# ---- Somebody who is connected, as the host knows them ------------------------------------------


class Visitor(Protocol):
    """Somebody who is connected, as far as they are told something."""

    def your_turn(self, game: str) -> None:
        """They must decide at a table that they are not at."""

    def invited(self, by: str, game: str) -> None:
        """Somebody has invited them to a table."""

    def brought_to(self, hosted: HostedTable) -> None:
        """Partners were found: the game has begun."""

    def table_waits(self, game: str, round: int) -> None:
        """A round of a tournament has begun, and they are not led to their table."""

    def seat_lost(self, game: str, *, resigned: bool) -> None:
        """Their time is over, or they have resigned: the seat at the table where they are is theirs no more."""

    def step_aside(self) -> None:
        """The same person sits down from elsewhere."""

    def table_closed(self) -> None:
        """The table where somebody is goes."""


class Visit(Protocol):
    """Somebody who is connected."""

    person: Person
    at: HostedTable | None
    address: str
    term: str
    began: float

    @property
    def idle(self) -> float:
        """Seconds since the last key."""

    @property
    def silence(self) -> float:
        """Seconds for which the terminal has owed an answer."""

    @property
    def is_flooding(self) -> bool:
        """Whether they have gone on sending more than was taken."""

    def tell(self, what: Callable[[Visitor], None]) -> None:
        """Tell them something, soon, if there is anything that shows it."""

    def step_aside(self) -> None:
        """The same person sits down from elsewhere: they are at no table here."""

    def table_closed(self) -> None:
        """The table where they are goes."""

    def changed(self) -> None:
        """The lobby should be drawn anew."""

    def goes_first(self, is_playing: bool) -> None:
        """Whether what they ask for comes before what strangers do."""

    def warn(self, left: float) -> None:
        """Say that the visit ends in so many seconds, unless a key comes."""

    def end(self, farewell: Word) -> None:
        """End the visit with a line, the terminal as it was."""


# ---- Whose turn it is at each table, and who is told of it --------------------------------------
#
# Once a turn, and only who isn't at that table.


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


class YourTurn:
    """`visits` gives who is connected, `far` who is to other hosts that share the tables.

    `tell` takes news for who isn't connected (None: this host has no way to reach anybody), `is_away` says who wants none for some days. Of several hosts the one that
    leads a table tells of it.
    """

    def __init__(
        self,
        people: People,
        visits: Callable[[], Iterable[Visit]],
        far: Callable[[], Iterable[FarVisit]] = lambda: (),
    ) -> None:
        self._people = people
        self._visits = visits
        self._far = far
        self._asked: dict[str, str] = {}
        self._budgets = Budgets(OFTEN, AT_ONCE)
        self.tell: Callable[[AbsentNews], None] | None = None
        self.is_away: Callable[[str], bool] = lambda id: False

    def look(self, hosted: HostedTable, *, begins: bool = False) -> None:
        """Something happened at a table, or its game `begins` here. It is the turn of whom all can see to be asked: a decision that nobody
        else may notice neither is news nor keeps any back."""
        if hosted.table is None:
            return
        seat = None if hosted.is_over else hosted.table.view(None).current_player
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
        here = any(visit.at is hosted for visit in self._visits() if visit.person.id == id)
        if not here and not any(visit.table == hosted.id for visit in self._far() if visit.person == id):
            self.reach(id, lambda app: app.your_turn(game), game, hosted.id, tells_absent=tells_absent)

    def reach(
        self, id: str, tell: Callable[[Visitor], None], game: str, table: str, by: str = "", *, tells_absent: bool
    ) -> None:
        """Tell somebody who is connected here; or who is to no host, if they want it and there is a way: their turn, or `by` invites them."""
        here, person = [visit for visit in self._visits() if visit.person.id == id], self._people.find(id)
        for visit in here:
            visit.tell(tell)
        is_there = bool(here) or not tells_absent or any(visit.person == id for visit in self._far())
        if is_there or self.tell is None or person is None or person.likes.get(AWAY) is not True or self.is_away(id):
            return
        if self._budgets.of(id).take():
            language = chosen(str(person.likes.get("language", "")), {"LANG": PROGRAM.language})
            self.tell(AbsentNews(person.name, game, table, by, language))


# ---- One person invites another to a table that waits -------------------------------------------
#
# Who may, who is told of it, and what comes of the answer.


INVITED_OFTEN, INVITED_AT_ONCE = 1 / 30, 6
"""Invitations of one person a second, and at once: nobody is called to tables all the time."""
MOST_INVITED = 8
"""People who are invited to one table, those who have declined among them."""


class InvitingHost(TalkingHost, Protocol):
    """What is asked of the host besides."""

    people: People
    visits: list[Visit]
    tables: dict[str, HostedTable]
    your_turn: YourTurn

    @property
    def far_visits(self) -> Sequence[FarVisit]:
        """Who is connected to other hosts that share the tables."""

    def keep_tables(self) -> None:
        """Write all tables down. Raises `OSError`."""


class Inviting:
    """Who is invited is kept with the table (`HostedTable.invited`), so that it goes with it."""

    def __init__(self, host: InvitingHost) -> None:
        self._host = host
        self._budgets = Budgets(INVITED_OFTEN, INVITED_AT_ONCE)

    def invite(self, hosted: HostedTable, by: Person, name: str) -> Person:
        """Call somebody who is known here to a table that `by` has opened. Raises `NotNow`, `OSError`."""
        person = self._host.people.called(name)
        if person is None:
            raise NotNow(partial(said.nobody_called, name=name))
        why = self._why_not(hosted, by, person)
        if why is not None:
            raise NotNow(why)
        if not self._budgets.of(by.id).take():
            raise NotNow(said.invited_many)
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
        return said.enough_invited if len(hosted.invited) >= MOST_INVITED else None

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

    def expect(self, hosted: HostedTable, ids: Iterable[str], know: Iterable[str]) -> None:
        """Seats are kept for these; those who don't `know` it are told. A part of a change that keeps the table."""
        hosted.invited.update(dict.fromkeys(ids, True))
        others = [id for id in hosted.invited if id not in know]
        self._host.shared.if_kept(lambda: self._tell(hosted, others, tells_absent=True))
        self._host.shared.if_kept(self._host.changed)

    def _tell(self, hosted: HostedTable, invited: Iterable[str], tells_absent: bool) -> None:
        """Tell each in the way in which they are told of their turn."""
        opener = self._host.people.find(hosted.opener)
        by, game = "" if opener is None else opener.name, rules.games[hosted.plan.game_id].title
        for id in invited:
            self._host.your_turn.reach(
                id, lambda app: app.invited(by, game), game, hosted.id, by, tells_absent=tells_absent
            )
