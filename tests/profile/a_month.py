"""A month of somebody who always plays as well: games that are drawn by chance, or played by bots (`tests/bench/people/places.jsonl`)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import exp
from typing import NamedTuple, TypeVar

import rules
from rules.bots.pinned import policy_of
from rules.core.rng import RandomSource, Rng, seeded
from tests.bench.people.places import Cell, known
from tribes_tui.profile.counting import Pins, newest_pins
from tribes_tui.profile.rating import RatedGame, rated
from tribes_tui.profile.statistics import Outcome, SeatedBot

Value = TypeVar("Value")
MONTH = 300
OPPONENTS = ("easy", "medium", "hard")
WINNERS_ONLY = {"indy"}
"""Games that tell who has won, and nobody else apart."""


class Coverage(NamedTuple):
    """Of some series: in how many the rating was within its interval in the end, and by how much it was wrong on the average."""

    within: float
    wrong_by: float


def pins(game: str, seats: int) -> Pins:
    found = newest_pins(game, seats)
    assert found is not None
    return found


def outcome(game: str, own: int, places: Sequence[int], levels: Sequence[str]) -> Outcome:
    """A game that counts; `levels` of all seats, "" for the person's."""
    bots = tuple(SeatedBot(level, policy_of(level)) if level else SeatedBot() for level in levels)
    return Outcome(game, places[own], False, 0, (), "", seat=own, ranking=tuple(places), bots=bots, uncounted=())


def drawn(values: Sequence[Value], weights: Sequence[float], rng: RandomSource) -> Value:
    """One of them, the heavier rather."""
    at = rng.random() * sum(weights)
    for value, weight in zip(values, weights, strict=True):
        at -= weight
        if at <= 0:
            return value
    return values[-1]


def places_by_chance(game: str, points: Sequence[float], scales: Pins, rng: RandomSource) -> list[int]:
    """One after the other gets the next place, whoever is stronger rather, and with later places luck decides more."""
    left, places = [*range(len(points))], [2] * len(points)
    for place in range(1, len(points) + 1):
        if place > 1 and game in WINNERS_ONLY:
            break
        seat = drawn(left, [exp((points[seat] - 1000) / scales.scale(place)) for seat in left], rng)
        places[seat] = place
        left.remove(seat)
    return places


def by_chance(game: str, points: float, number: int) -> Iterator[Outcome]:
    """The games of somebody of that strength, at tables of every size, against bots of several levels."""
    rng = Rng(seeded("month", game, points, number))
    for _ in range(MONTH):
        seats = rng.choice(rules.games[game].players)
        own, table = rng.randrange(seats), pins(game, seats)
        levels = ["" if seat == own else rng.choice(OPPONENTS) for seat in range(seats)]
        stands = [table.levels.get(level, points) for level in levels]
        yield outcome(game, own, places_by_chance(game, stands, table, rng), levels)


def by_bots(game: str, person: str, others: Sequence[str], number: int) -> Iterator[Outcome]:
    """Games that a bot has really played in the person's place, drawn anew."""
    rng, played = Rng(seeded("bots", game, person, number)), known()
    for _ in range(MONTH):
        level, seats = rng.choice(others), rng.choice(rules.games[game].players)
        ends = played[Cell(game, seats, person, level)]
        end = drawn([*ends], [*ends.values()], rng)
        yield outcome(game, 0, (end.place, *end.others), ["", *[level] * (seats - 1)])


def coverage(ends: Sequence[RatedGame], points: float) -> Coverage:
    """Of the last games of some series of somebody who is worth so many points."""
    within = sum(abs(end.after.told - points) <= end.after.within for end in ends) / len(ends)
    return Coverage(within, sum(end.after.points - points for end in ends) / len(ends))


def months(game: str, points: float, series: range) -> Coverage:
    """Of so many months by chance."""
    return coverage([rated(game, by_chance(game, points, number))[-1] for number in series], points)
