"""Games that are over: walked through, reviewed, dealt again to bots, and counted for the level that follows a person."""

from asyncio import Future
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from pathlib import Path

import rules
from rules.bots.levels import EVEN, MIDDLE, even_at, kind_of
from saves import End, Recording, Store
from saves.format.recording import compose
from tribes_tui.profile import rating as even
from tribes_tui.seats.par import Pars
from tribes_tui.seats.reviewing import Reviews
from tribes_tui.server.host.people import People, Person
from tribes_tui.server.host.table.hosted import HostedTable, NotNow
from tribes_tui.server.host.table.wishes import DEAL, LONG_DEAL, REVIEW, Desk
from tribes_tui.server.shared.shared import Records, Shared
from tribes_tui.server.words.said import refusals as said
from tribes_tui.words.said import bots

RESIGNED = "resigned"
"""Why such a game ended."""
SSH_PORT = 22


def export_command(name: str, port: int) -> str:
    """What is typed elsewhere to have the record of that name; HOST stands for the machine, as whoever came called it."""
    return f"ssh {'' if port in (0, SSH_PORT) else f'-p {port} '}HOST export {brief(name)} > game.tribes"  # no words


def brief(name: str) -> str:
    """The last part of a record's name, which is drawn by chance: enough to ask for it.

    >>> brief("tribe-20261129-103641-c31d1f")
    'c31d1f'
    """
    return name.rpartition("-")[2]


# ---- What is made of them -----------------------------------------------------------------------


class FinishedGames:
    """Their records are in `records`; what is made of them is kept in `folder`."""

    def __init__(self, folder: Path, records: Records) -> None:
        self._folder = folder
        self._records = records
        self._desk = Desk()

    def recording(self, hosted: HostedTable) -> Recording:
        """A finished game, to be walked through. Raises `NotNow`, `SaveError`."""
        if hosted.table is None or not hosted.is_over:
            raise NotNow(said.not_over)
        if hosted.is_sealed:
            raise NotNow(said.is_sealed)
        return self._records.read(hosted.table.name)

    def looked_back(self, hosted: HostedTable) -> Recording:
        """The same, to be walked through and reviewed: where resigning ended it, with that end, which the record doesn't have."""
        found = self.recording(hosted)
        if found.result is not None:
            return found
        ended = compose(found.header, [*found.entries, End(len(found.moves), {"end": RESIGNED})], found.schema)
        ended.name = found.name
        return ended

    def of(self, tables: Iterable[HostedTable], person: str) -> dict[str, HostedTable]:
        """Games that are over, at which somebody sat, by the names of their records; they are shown once nobody may play that deal any more."""
        over = [(one.table.name, one) for one in tables if one.table is not None and one.is_over]
        return {name: one for name, one in over if any(chair.player == person for chair in one.chairs)}

    def reviews_for(self, person: str) -> Reviews:
        """Who reviews games for somebody: in one process, which lets the bots go first, when it is their turn."""
        return Reviews(Store(self._folder), jobs=1, turn=partial(self._desk.turn, person, REVIEW))

    def pars_for(self, person: str) -> Pars:
        """What bots make of deals that are over, when it is somebody's turn, in a process that lets the bots at tables go first."""
        turns = partial(self._desk.turn, person, DEAL), partial(self._desk.turn, person, LONG_DEAL)
        return Pars(Store(self._folder), *turns)


# ---- The level that follows a person, at a host's tables ----------------------------------------
#
# Their results are kept with what the host knows of them.


class EvenLevels:
    """What `even` makes of results. A person's `even` has for each game their `strength` there, after so many `games`, and which
    of the tables that are still known are `counted`: so none counts twice, however often hosts are stopped, and however many there are.
    """

    def __init__(
        self,
        people: People,
        shared: Shared,
        tables: Callable[[], Mapping[str, HostedTable]],
        trying: Callable[[str, Callable[[], object]], None],
        by_rating: Callable[[str, str, int], int | None] = lambda person, game_id, seats: None,
    ) -> None:
        """`tables` gives those that are known, `trying` writes down what nobody waits for, `by_rating` the strength of whose rating is certain."""
        self._people, self._shared, self._tables, self._trying = people, shared, tables, trying
        self._by_rating = by_rating

    def strength(self, person: Person, game_id: str, seats: int) -> int:
        """How strong it plays against somebody alone: by their rating, if that is certain enough, else by their results against it."""
        rated = self._by_rating(person.id, game_id, seats)
        return known(person, game_id).level if rated is None else rated

    def settle(self, hosted: HostedTable) -> None:
        """A game begins: `even` is as strong as its only person; with several people as `medium`."""
        if not _plays(hosted):
            return
        person, strength = self._alone(hosted), MIDDLE
        if person is not None:
            strength = self.strength(person, hosted.plan.game_id, len(hosted.chairs))
        for chair in hosted.chairs:
            if kind_of(chair.level) == EVEN:
                chair.level = even_at(strength)

    def look(self, hosted: HostedTable) -> None:
        """To be called now and then: a game that is over counts for its only person, if they played it to the end."""
        if not hosted.is_over or hosted.is_counted:
            return
        hosted.is_counted = True
        person = self._alone(hosted)
        is_theirs = not hosted.is_decided and not any(chair.is_held or chair.lost for chair in hosted.chairs)
        if person is None or not _plays(hosted) or not is_theirs:
            return
        self._shared.change(lambda: self._count(hosted, person)).add_done_callback(
            lambda done: self._tell(hosted, person, done)
        )

    def _count(self, hosted: HostedTable, person: Person) -> None:
        game_id, before = hosted.plan.game_id, person.even
        counted = [id for id in before.get(game_id, {}).get("counted", ()) if id in self._tables()]
        if hosted.id in counted:
            return
        found = known(person, game_id).after(*_ended(hosted, person))
        fresh = {**found._asdict(), "counted": [*counted, hosted.id]}
        self._shared.if_lost(lambda: setattr(person, "even", before))
        person.even = {**before, game_id: fresh}
        self._people.keep(person)

    def _tell(self, hosted: HostedTable, person: Person, done: Future[None]) -> None:
        """Everybody at the table reads how strong it is from now on; or the log why that was not kept."""
        if done.cancelled():
            return
        self._trying("people", done.result)
        title = rules.games[hosted.plan.game_id].title
        hosted.announce(
            partial(bots.even_now, game=title, strength=known(person, hosted.plan.game_id).level, whom=person.name)
        )

    def _alone(self, hosted: HostedTable) -> Person | None:
        """The only person who sits at a table; None where there are several, or they are not known any more."""
        owners = [chair.owner for chair in hosted.chairs if not chair.is_bot]
        return self._people.find(owners[0]) if len(owners) == 1 else None


def known(person: Person, game_id: str) -> even.MeasuredStrength:
    """What is known of somebody in a game."""
    kept = person.even.get(game_id)
    return even.MeasuredStrength() if kept is None else even.MeasuredStrength(kept["strength"], kept["games"])


def _plays(hosted: HostedTable) -> bool:
    return any(kind_of(chair.level) == EVEN for chair in hosted.chairs)


def _ended(hosted: HostedTable, person: Person) -> tuple[float, int]:
    """Their place, in the middle of those that share it, and how many played."""
    assert hosted.table is not None
    seat, end = hosted.chair_of(person.id), hosted.table.final
    assert seat is not None
    assert end is not None
    ranking = end.ranking()
    return ranking[seat] + (ranking.count(ranking[seat]) > 1) / 2, len(ranking)
