"""A person's rating in a game: worked out of the games that count, one after the other, and of nothing else.

Each place of a game is a match (Plackett and Luce): whoever gets it has beaten all who come later, who count as one opponent. A person
loses those for the places above their own, and wins that for their own. A first place that is shared is a draw; who shares a later one,
as all who don't win a game of indy, isn't told apart from the others by it. Bots stay where they are pinned.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import ceil, exp, log, sqrt
from typing import TYPE_CHECKING, NamedTuple

from rules.bots.levels import EVEN, MIDDLE, even_at, kind_of, strength_of
from tribes_tui.play.seat import BOT, Seat
from tribes_tui.profile.counting import MEDIUM, Pins, newest_pins, pins_of

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

    from tribes_tui.profile.statistics import Outcome


SPREAD = 450.0
"""Before the first game: most people are within twice as much of `medium`."""
LONGEST = 0.8
"""A match moves a rating as one that is unsure by no more than so many times the scale of its place: the model takes steps that are much too long
where somebody may stand far away. Below 1: what the place has of luck is the rest."""
SURER = 0.7
"""So much of what a match tells makes a rating surer: what the model leaves out is in the rest."""
LEAST = 32.0
"""A rating is never surer than this, so that it follows somebody who learns, and its interval holds though the model is not the game."""
CERTAIN = 1.0
"""How unsure the place of a bot is, which the rating has to have: next to nothing."""
WITHIN = 1.96
"""In 95 of 100 cases somebody is within so many times what the rating is unsure by."""
DECIMALS = 2
"""Rounded after each game, so that every machine goes on with the same."""
SETTLED = 20
"""From so many games on a rating is used, and one may be the best."""


class Rating(NamedTuple):
    """Where somebody stands, and how unsure that is (standard deviations)."""

    points: float = MEDIUM
    unsure: float = SPREAD

    @property
    def told(self) -> int:
        """In whole points."""
        return round(self.points)

    @property
    def within(self) -> int:
        """So many points more or less, in 95 of 100 cases."""
        return ceil(WITHIN * self.unsure)


class RatedGame(NamedTuple):
    """What a game did to a rating; `chance`: of the first place, as it was expected."""

    outcome: Outcome
    before: Rating
    after: Rating
    chance: float

    @property
    def seats(self) -> int:
        """How many played."""
        return len(self.outcome.bots)

    @property
    def change(self) -> int:
        """In whole points, as they are told."""
        return self.after.told - self.before.told


class PlaceMatch(NamedTuple):
    """For a place: against whom, by their seats, and whether it was lost (0), won (1) or a draw."""

    place: int
    field: tuple[int, ...]
    result: float


def rated(game_id: str, found: Iterable[Outcome]) -> list[RatedGame]:
    """What became of the rating in a game, over those of these outcomes that count, oldest first."""
    now, games = Rating(), list[RatedGame]()
    for one in found:
        pins = pins_for(one) if one.game == game_id and not one.uncounted else None
        if pins is not None:
            standings = [now if seat == one.seat else bot_at(pins, bot.level) for seat, bot in enumerate(one.bots)]
            after = after_game(standings, one.ranking, one.seat, pins)
            game = RatedGame(one, now, after, chance_of_first(now, one, pins))
            games.append(game)
            now = game.after
    return games


def best_of(games: Sequence[RatedGame]) -> RatedGame | None:
    """The game after which the rating was the highest, of those from which on it is settled."""
    return max(games[SETTLED - 1 :], key=lambda game: game.after.told, default=None)


def pins_for(one: Outcome) -> Pins | None:
    """Where the bots of a game stand; None where one of them wasn't measured."""
    bots = [bot for seat, bot in enumerate(one.bots) if seat != one.seat]
    pins = pins_of(one.game, len(one.bots), [bot.policy for bot in bots])
    return pins if pins is not None and all(pins.of(bot.level) is not None for bot in bots) else None


def matches(places: Sequence[int], own: int) -> Iterator[PlaceMatch]:
    """What the places tell of the one who sits at `own`."""
    for place in sorted({place for place in places if place < places[own]}):
        yield PlaceMatch(place, _after_place(places, own, place - 1), 0.0)
    place, later = places[own], _after_place(places, own, places[own])
    shared = places.count(place) > 1
    if shared and place == 1:
        yield PlaceMatch(1, _after_place(places, own, 0), 0.5)
    elif later and not shared:
        yield PlaceMatch(place, later, 1.0)


def _after_place(places: Sequence[int], own: int, place: int) -> tuple[int, ...]:
    return tuple(seat for seat, other in enumerate(places) if seat != own and other > place)


def chance_of_first(rating: Rating, one: Outcome, pins: Pins) -> float:
    """Of the first place, alone."""
    scale = pins.scale(1)
    others = [bot_at(pins, bot.level) for seat, bot in enumerate(one.bots) if seat != one.seat]
    return 1 / (1 + exp((field_of(others, scale).points - rating.points) / scale))


def bot_at(pins: Pins, level: str) -> Rating:
    """Where a bot stands, and stays."""
    return Rating(pins.of(level) or 0.0, CERTAIN)


def after_game(standings: Sequence[Rating], places: Sequence[int], own: int, pins: Pins) -> Rating:
    """What a game makes of the one who sits at `own`, all having stood there before it."""
    now, found = standings[own], [*matches(places, own)]
    longest = LONGEST * min((pins.scale(match.place) for match in found), default=0.0)
    for match in found:
        scale = pins.scale(match.place)
        field = field_of([standings[seat] for seat in match.field], scale)
        now = met(now, field.points, scale, match.result, field.unsure, longest)
    return kept(now)


def met(
    now: Rating, points: float, scale: float, result: float, against: float = CERTAIN, longest: float = 0.0
) -> Rating:
    """After a match with something that stands at `points`, unsure by `against`: lost (0), won (1) or a draw. `longest`: the longest step
    of the game's other matches; a place with more luck moves nobody more."""
    longest = longest or LONGEST * scale
    unsure = min(now.unsure, longest)
    model = _model(scale, unsure)
    person = model.rating(now.points, unsure)
    field = model.rating(points, min(against, longest))
    ranks = [1.0, 1.0] if result == 0.5 else [2.0, 1.0] if result == 0.0 else [1.0, 2.0]
    (person,), _ = model.rate([[person], [field]], ranks=ranks)
    return Rating(person.mu, now.unsure * person.sigma / unsure)


def kept(now: Rating) -> Rating:
    """As every machine goes on with it."""
    return Rating(round(now.points, DECIMALS), round(max(LEAST, now.unsure), DECIMALS))


def field_of(others: Sequence[Rating], scale: float) -> Rating:
    """Somebody who has as much chance as all of these together, and how unsure that is."""
    top = max(one.points for one in others)
    chances = [exp((one.points - top) / scale) for one in others]
    unsure = sqrt(sum((chance * one.unsure) ** 2 for chance, one in zip(chances, others, strict=True))) / sum(chances)
    return Rating(top + scale * log(sum(chances)), max(CERTAIN, unsure))


def _model(scale: float, unsure: float) -> PlackettLuce:
    """In which somebody by `scale` points stronger has e times the chance, though one of the two is unsure by so much."""
    from openskill.models import PlackettLuce  # not before something is rated

    luck = scale * scale - unsure * unsure - CERTAIN * CERTAIN  # of both sides
    return PlackettLuce(beta=sqrt(luck / 2), tau=0.0, gamma=lambda *_: SURER)


# ---- The level that follows a person: how strong `even` plays ------------------------------------------


FIRST_STEP, SHORTER, LAST_STEP = 30, 4, 9
"""By so much the strength changes after the first game; each game by so much less; never by less than that."""
STRONGEST = 100
BEYOND = 30
"""A person may be so much weaker or stronger than the weakest and the strongest it can play; else one lucky game of theirs would
make it too strong at once."""


class MeasuredStrength(NamedTuple):
    """What is known of somebody in a game: `strength` as it is measured there, after so many `games`."""

    strength: float = MIDDLE
    games: int = 0

    def after(self, place: float, seats: int) -> MeasuredStrength:
        """After one more game, which they ended at `place` (from 1). The first place adds, the last takes away as much."""
        step = max(LAST_STEP, FIRST_STEP - SHORTER * self.games)
        beaten = 1 - (place - 1) / max(1, seats - 1)
        found = self.strength + step * (2 * beaten - 1)
        return MeasuredStrength(max(-BEYOND, min(STRONGEST + BEYOND, found)), self.games + 1)

    @property
    def level(self) -> int:
        """How strong `even` plays against them."""
        return round(max(0, min(STRONGEST, self.strength)))


def strength_for(game_id: str, found: Sequence[Outcome], seats: int = 0) -> int:
    """How strong it plays next at a table of so many (0: the fewest), after these games, oldest first: as strong as the person, by their
    rating where it is settled, else by the games against it; as `medium` when there was none."""
    games = rated(game_id, found)
    pins = newest_pins(game_id, seats or games[-1].seats) if len(games) >= SETTLED else None
    rated_strength = None if pins is None else pins.strength_at(games[-1].after.points)
    if rated_strength is not None:
        return rated_strength
    person = MeasuredStrength()
    for one in found:
        if one.game == game_id and any(strength_of(level) is not None for level in one.levels):
            person = person.after(one.place + one.shared / 2, one.seats)
    return person.level


def settled(game_id: str, seats: Sequence[Seat], found: Sequence[Outcome]) -> list[Seat]:
    """The same seats, `even` at the strength that the person's games give it; with several people at that of `medium`."""
    alone = sum(seat.is_human for seat in seats) == 1
    level = even_at(strength_for(game_id, found, len(seats)) if alone else MIDDLE)
    return [
        seat._replace(level=level) if (seat.kind == BOT and kind_of(seat.level) == EVEN) else seat for seat in seats
    ]
