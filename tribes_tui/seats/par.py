"""Par: what bots of a level make of the same deal from the same seat, to be held against what somebody made of it.

The deal is the record's: the same cards and dice lie ready, as long as the same things are asked of them. The other seats are
played by bots as well: those of the record, people and searching bots replaced by `medium`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from statistics import median
from typing import NamedTuple

from rules import Rng
from rules.bots.bot import Budget
from rules.bots.entrant import entrant
from rules.bots.levels import make
from rules.core.rng import seeded
from saves.course import Course
from saves.replay import game_of
from tribes_tui.play.seat import seat_from

STAND_IN = "medium"
QUICK = ("random", "easy", STAND_IN)
"""Levels that look no further than the moves at hand: a whole game of them takes no time."""
GAMES = 8


class Par(NamedTuple):
    """What a level made of a deal: in how many games, its points (the middle one, the fewest, the most), and in what part of the
    games it came first, shared first places counting as a part."""

    level: str
    games: int
    points: float
    fewest: int
    most: int
    first: float


def par(course: Course, seat: int, level: str, games: int = GAMES, told: Callable[[], None] = lambda: None) -> Par:
    """What bots of `level` (or `hard@40`, see `entrant`) make of the deal of a record. The same arguments give the same par when
    no time is given. `told` hears after each game. Raises `OtherRules`, and `ValueError` for a level that is none."""
    rows = []
    for number in range(games):
        rows.append(_played(course, seat, level, number))
        told()
    points = [row[0] for row in rows]
    return Par(level, games, median(points), min(points), max(points), sum(row[1] for row in rows) / games)


def others(course: Course, seat: int) -> list[str]:
    """Who sits at the other seats, by seat; the seat itself is "" there."""
    seats = [seat_from(plain) for plain in course.seats]
    levels = [one.level if one.level in QUICK else STAND_IN for one in seats]
    return [*levels[:seat], "", *levels[seat + 1 :]]


def _played(course: Course, seat: int, level: str, number: int) -> tuple[int, float]:
    """One game: the seat's points, and its part of the first place."""
    header = course.header
    state = game_of(course).new_state(header.players, header.seed, header.options)
    words: Sequence[str] = [level if one == "" else one for one in others(course, seat)]
    entrants = [entrant(word) for word in words]
    bots = [make(name) for name, _ in entrants]
    rng = Rng(seeded("par", header.game, header.seed, seat, level, number))
    while (player := state.current_player) is not None:
        budget = entrants[player][1] or Budget()
        state.apply(bots[player].choose(state.view(player), budget, rng))
    ranking = state.ranking()
    return state.scores()[seat], (ranking[seat] == 1) / ranking.count(1)
