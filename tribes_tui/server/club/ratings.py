"""Ratings on a host, by game and number of players: of people by what they have played there, of bots as they were measured.

A game counts when its table was opened for that, and all who sit there have agreed by sitting down; it counts when it is over, once:
what it did to everybody is one change, and that it did stands in what is kept of each of them.
"""

from __future__ import annotations

import time
from asyncio import Future
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple

import rules
from rules.bots.levels import kind_of, offered
from tribes_tui.profile.counting import Pins, newest_pins
from tribes_tui.profile.rating import DECIMALS, Rating, after_game, bot_at
from tribes_tui.server.host.people import People, Person
from tribes_tui.server.host.table.hosted import HostedTable
from tribes_tui.server.shared.shared import PackedValues, Shared
from tribes_tui.server.words.said import ratings as said
from tribes_tui.words.rivals import bot_called

KIND = "ratings"
UNCERTAIN = 150.0
"""A rating that is more unsure than this is provisional."""
KEPT_GAMES, KEPT_RIVALS = 40, 40
"""Of a person on one ladder: the last games, and those whom they have met last. More games than a host keeps tables that are over."""


class Ladder(NamedTuple):
    """On which people are compared."""

    game_id: str
    seats: int

    @property
    def name(self) -> str:
        """As it is kept."""
        return f"{self.game_id} {self.seats}"

    @property
    def title(self) -> str:
        """As it is read."""
        return said.ladder(game=rules.games[self.game_id].title, players=self.seats)

    @property
    def pins(self) -> Pins | None:
        """Where the bots stand; None where they weren't measured."""
        return newest_pins(self.game_id, self.seats)


def ladder_of(hosted: HostedTable) -> Ladder:
    """That of a table."""
    return Ladder(hosted.plan.game_id, len(hosted.chairs))


class PastGame(NamedTuple):
    """A game that counted: of which table, when (seconds since 1970), where they stood then."""

    table: str
    when: int
    points: float


class LadderPlace(NamedTuple):
    """Where somebody stands on a ladder. `against`: by others' ids, or bots' levels, how often they came before, beside and after them."""

    rating: Rating = Rating()
    games: int = 0
    past: tuple[PastGame, ...] = ()
    against: Mapping[str, tuple[int, int, int]] = {}

    @property
    def is_provisional(self) -> bool:
        """Whether too few games tell of them."""
        return self.rating.unsure > UNCERTAIN

    def plain(self) -> dict[str, Any]:
        """What is kept."""
        return {
            "points": self.rating.points,
            "unsure": self.rating.unsure,
            "games": self.games,
            "past": [list(one) for one in self.past],
            "against": [[id, *met] for id, met in self.against.items()],
        }

    @classmethod
    def of(cls, plain: Mapping[str, Any]) -> LadderPlace:
        """What `plain` was made of."""
        past = tuple(PastGame(*one[:3]) for one in plain["past"])
        against = {id: (better, level, worse) for id, better, level, worse, *_ in plain["against"]}
        return cls(Rating(plain["points"], plain["unsure"]), plain["games"], past, against)


NEW = LadderPlace()


class LadderRow(NamedTuple):
    """A line of the list: a person (`id`) or a bot ("")."""

    name: str
    id: str
    standing: LadderPlace


class Ratings:
    """`tables` gives those that are known, `trying` writes down what nobody waits for."""

    def __init__(
        self,
        people: People,
        shared: Shared,
        tables: Callable[[], Mapping[str, HostedTable]],
        trying: Callable[[str, Callable[[], object]], None],
    ) -> None:
        self._people, self._shared, self._tables, self._trying = people, shared, tables, trying
        self._documents = shared.documents(KIND)
        self._known = PackedValues.of(self._documents.load())
        self._documents.follow(self._take)
        self._counting: set[str] = set()

    # ---- Where everybody stands ---------------------------------------------------------------

    def of(self, person: str, ladder: Ladder) -> LadderPlace:
        """A person, who may have played nothing there."""
        plain = self._known.get(person, {}).get("ladders", {}).get(ladder.name)
        return NEW if plain is None else LadderPlace.of(plain)

    def strength(self, person: str, game_id: str, seats: int) -> int | None:
        """How strong a bot is to play that fits somebody; None as long as nobody can be certain."""
        ladder = Ladder(game_id, seats)
        place, pins = self.of(person, ladder), ladder.pins
        return None if place.is_provisional or pins is None else pins.strength_at(place.rating.points)

    def ladders(self, person: str | None = None) -> list[Ladder]:
        """Those on which anybody stands, or that person; where most games were played first."""
        games: dict[str, int] = {}
        wanted = self._known if person is None else {person} & self._known.keys()
        for id in wanted:
            for name, one in self._known[id]["ladders"].items() if self._people.find(id) else ():
                games[name] = games.get(name, 0) + one["games"]
        parts = (name.rpartition(" ") for name in sorted(games, key=lambda name: (-games[name], name)))
        return [Ladder(game_id, int(seats)) for game_id, _, seats in parts if game_id in rules.games]

    def listed(self, ladder: Ladder) -> list[LadderRow]:
        """All who stand there, the best first, behind them those whose rating is provisional."""
        rows = [*self._people_on(ladder), *_bots_on(ladder)]
        return sorted(rows, key=lambda row: (row.standing.is_provisional, -row.standing.rating.points, row.name))

    def _people_on(self, ladder: Ladder) -> Iterator[LadderRow]:
        for id in self._known:
            person, standing = self._people.find(id), self.of(id, ladder)
            if person is not None and person.name and standing.games:
                yield LadderRow(person.name, id, standing)

    # ---- What a game does ---------------------------------------------------------------------

    def look(self, hosted: HostedTable) -> None:
        """To be called now and then: a game that is over counts, whatever happened to the host since."""
        if hosted.id in self._counting or not self.awaits(hosted):
            return
        self._counting.add(hosted.id)
        self._shared.change(lambda: self.count(hosted)).add_done_callback(partial(self._counted, hosted.id))

    def _counted(self, id: str, done: Future[None]) -> None:
        self._counting.discard(id)
        if not done.cancelled():
            self._trying("ratings", done.result)

    def awaits(self, hosted: HostedTable) -> bool:
        """Whether a game is over that counts and hasn't counted yet."""
        if not (hosted.plan.rated and hosted.is_over):
            return False
        ladder, players = ladder_of(hosted), list(_players(self._people, hosted).values())
        known = (one.table for person in players for one in self.of(person.id, ladder).past)
        return bool(players) and hosted.id not in known

    def count(self, hosted: HostedTable) -> None:
        """Have its result count, unless it has: a part of a change. Raises `OSError`."""
        ladder = ladder_of(hosted)
        pins = ladder.pins
        places, players = hosted.places, _players(self._people, hosted)
        if pins is None or places is None or not self.awaits(hosted):
            return
        standings = [
            self.of(chair.player, ladder).rating if chair.player else bot_at(pins, chair.level)
            for chair in hosted.chairs
        ]
        fresh, told = dict[str, Any](), list[Callable[[], None]]()
        for seat, person in players.items():
            before, now = self.of(person.id, ladder), after_game(standings, places, seat, pins)
            after = _after(before, now, hosted, seat, places)
            plain = self._known.get(person.id, {"id": person.id, "ladders": {}})
            fresh[person.id] = {**plain, "ladders": {**plain["ladders"], ladder.name: after.plain()}}
            told.append(partial(_tell, hosted, person.name, before, after))
        self._keep(self._known.replaced(fresh, [id for id in self._known if self._people.find(id) is None]))
        for tell in told:
            self._shared.if_kept(tell)

    def told_after(self, hosted: HostedTable, person: str) -> str:
        """What a game did to somebody, as they read it; "" as long as it has done nothing."""
        ladder = ladder_of(hosted)
        place = self.of(person, ladder)
        at = next((at for at, one in enumerate(place.past) if one.table == hosted.id), None)
        if at is None or (not at and len(place.past) < place.games):
            return ""
        before, now = (round(place.past[i].points) if i >= 0 else NEW.rating.told for i in (at - 1, at))
        return said.after(ladder=ladder.title, points=now, sign=_sign(now - before), by=abs(now - before))

    def forget(self, *ids: str) -> None:
        """They are known no more. Raises `OSError`."""
        if any(id in self._known for id in ids):
            self._keep(self._known.replaced({}, ids))

    def _keep(self, fresh: PackedValues) -> None:
        before = self._known
        self._shared.if_lost(lambda: setattr(self, "_known", before))
        self._documents.keep(fresh)
        self._known = fresh

    def _take(self, id: str, plain: Any) -> None:
        """What another host has made of somebody's rating, or what is left of what was wanted here."""
        if plain is None:
            self._known = self._known.replaced({}, [id])
            return
        before = self._known.get(id, {"ladders": {}})
        self._known = self._known.replaced({id: plain})
        for name, one in plain["ladders"].items():
            hosted = self._tables().get(one["past"][-1][0]) if one["past"] else None
            person, was = self._people.find(id), before["ladders"].get(name)
            if hosted is not None and person is not None and was != one and hosted.id not in _games(was):
                _tell(hosted, person.name, NEW if was is None else LadderPlace.of(was), LadderPlace.of(one))


def _games(plain: Mapping[str, Any] | None) -> list[str]:
    return [] if plain is None else [one[0] for one in plain["past"]]


def _players(people: People, hosted: HostedTable) -> dict[int, Person]:
    """Who sits there, or sat there until they lost their seat, and can be known again, by their seats."""
    found = ((seat, people.find(chair.player)) for seat, chair in enumerate(hosted.chairs))
    return {seat: person for seat, person in found if person is not None and person.name and not person.is_guest}


def _bots_on(ladder: Ladder) -> Iterator[LadderRow]:
    """Those that people may play with."""
    pins = ladder.pins
    for level in offered(ladder.game_id, ladder.seats):
        if pins is not None and level in pins.levels:
            yield LadderRow(bot_called(level), "", LadderPlace(bot_at(pins, level)))


def _after(before: LadderPlace, now: Rating, hosted: HostedTable, own: int, places: Sequence[int]) -> LadderPlace:
    """After that game."""
    against = dict(before.against)
    for seat, chair in enumerate(hosted.chairs):
        rival = chair.player or kind_of(chair.level)
        if seat != own and rival:
            better, level, worse = against.pop(rival, (0, 0, 0))
            won, lost = places[own] < places[seat], places[own] > places[seat]
            against[rival] = better + won, level + (not won and not lost), worse + lost
    past = (*before.past, PastGame(hosted.id, int(time.time()), round(now.points, DECIMALS)))
    return LadderPlace(now, before.games + 1, past[-KEPT_GAMES:], dict([*against.items()][-KEPT_RIVALS:]))


def _tell(hosted: HostedTable, name: str, before: LadderPlace, after: LadderPlace) -> None:
    """All at the table read what the game did to somebody."""
    by = after.rating.told - before.rating.told
    points, is_new = after.rating.told, after.is_provisional
    hosted.announce(partial(said.now, name=name, points=points, sign=_sign(by), by=abs(by), provisional=is_new))


def _sign(by: int) -> str:
    return "+" if by > 0 else "−" if by < 0 else "±"
