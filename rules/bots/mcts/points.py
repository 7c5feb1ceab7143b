"""What a search expects, said in a game's own points: how far ahead of the best other one a seat of a value ends.

Counted with the chances to win (`chance`). Not every game is about points: in indy all feathers go to one, in the Duel nobody counts.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple


class PointsCurve(NamedTuple):
    """A curve over values: its height at 0, its slope there, and a bend, which stands before the third power."""

    height: float
    slope: float
    bend: float

    def at(self, value: float) -> float:
        """Its height at a value."""
        return self.height + value * (self.slope + self.bend * value * value)


FITTED: dict[tuple[str, int], PointsCurve] = {
    ("tribe", 2): PointsCurve(1.69, 60.98, 5.79),
    ("tribe", 3): PointsCurve(-7.63, 38.17, 16.29),
    ("tribe", 4): PointsCurve(-11.24, 30.32, 18.40),
    ("tribal_rixe", 2): PointsCurve(-0.04, 9.03, 1.97),
    ("tribal_rixe", 3): PointsCurve(-1.21, 6.57, 2.78),
    ("tribal_rixe", 4): PointsCurve(-1.37, 6.14, 1.97),
    ("rise_of_tribes", 2): PointsCurve(-0.61, 5.85, 2.91),
    ("rise_of_tribes", 3): PointsCurve(-0.87, 6.19, 3.91),
    ("rise_of_tribes", 4): PointsCurve(-1.81, 6.60, 2.37),
    ("five_tribes", 2): PointsCurve(-0.89, 32.90, 22.85),
    ("five_tribes", 3): PointsCurve(-4.94, 33.65, 14.44),
    ("five_tribes", 4): PointsCurve(-7.01, 30.20, 11.78),
}
"""(game, players) -> points ahead of the best other seat in the end."""


def ahead(game_id: str, players: int, value: float) -> float | None:
    """How many points ahead a seat of that value ends on average (negative: behind); None where points tell nothing."""
    curve = FITTED.get((game_id, players))
    return None if curve is None else curve.at(value)


def ahead_of_others(scores: Sequence[int], seat: int) -> int:
    """How many points a seat is ahead of the best other one."""
    return scores[seat] - max(score for other, score in enumerate(scores) if other != seat)
