"""What a search expects, said in a game's own points: how far ahead of the best other one a seat of a value ends.

Counted with the chances to win (`chance`). Not every game is about points: in indy all feathers go to one, in the Duel nobody counts.
"""

from __future__ import annotations

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
    ("tribe", 3): PointsCurve(-7.61, 38.54, 15.56),
    ("tribe", 4): PointsCurve(-11.42, 29.61, 19.89),
    ("tribal_rixe", 2): PointsCurve(-0.04, 9.03, 1.97),
    ("tribal_rixe", 3): PointsCurve(-1.56, 6.34, 2.54),
    ("tribal_rixe", 4): PointsCurve(-2.00, 5.19, 2.36),
    ("rise_of_tribes", 2): PointsCurve(-0.51, 8.12, 0.86),
    ("rise_of_tribes", 3): PointsCurve(-1.17, 6.55, 2.69),
    ("rise_of_tribes", 4): PointsCurve(-2.17, 6.21, 2.32),
    ("five_tribes", 2): PointsCurve(-2.40, 50.77, -11.99),
    ("five_tribes", 3): PointsCurve(-6.93, 49.70, -16.19),
    ("five_tribes", 4): PointsCurve(-9.21, 43.99, -13.23),
}
"""(game, players) -> points ahead of the best other seat in the end."""


def ahead(game_id: str, players: int, value: float) -> float | None:
    """How many points ahead a seat of that value ends on average (negative: behind); None where points tell nothing."""
    curve = FITTED.get((game_id, players))
    return None if curve is None else curve.at(value)
