"""What a search expects, said as a chance to win.

A value lies between -1 and 1 and says how well a seat stands, each game in its own way. How often seats of that value win was
counted in games between bots (`STRENGTH.md`, "What it says and what happens"); lines were laid through their log odds.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from math import exp, log
from typing import NamedTuple


class ChanceCurve(NamedTuple):
    """Log odds over values: straight lines between points of rising `values`, whose `heights` never fall. Beyond the first and
    the last point it is as high as there.
    """

    values: tuple[float, ...]
    heights: tuple[float, ...]

    def at(self, value: float) -> float:
        """Its height at a value."""
        value = max(self.values[0], min(self.values[-1], value))
        right = min(bisect_right(self.values, value), len(self.values) - 1)
        (a, b), (low, high) = self.values[right - 1 : right + 1], self.heights[right - 1 : right + 1]
        return low + (high - low) * (value - a) / (b - a)


MOST = 0.99
"""Nobody is told that a game that still goes on is won, or lost, for certain."""

FITTED: dict[tuple[str, int], ChanceCurve] = {
    ("tribe", 2): ChanceCurve(
        (-1.0, -0.961, -0.503, -0.031, 0.455, 0.97, 1.0), (-4.217, -3.096, -1.447, 0.048, 1.317, 3.598, 7.046)
    ),
    ("tribe", 3): ChanceCurve(
        (-1.0, -0.907, -0.458, -0.137, 0.096, 0.508, 1.0), (-3.649, -3.156, -1.248, -0.87, -0.382, 0.944, 3.187)
    ),
    ("tribe", 4): ChanceCurve(
        (-1.0, -0.878, -0.487, -0.184, 0.017, 0.282, 1.0), (-3.867, -2.913, -1.74, -1.018, -0.73, -0.076, 2.338)
    ),
    ("indy", 2): ChanceCurve(
        (-1.0, -0.733, -0.221, 0.051, 0.372, 0.931, 1.0), (-4.565, -2.905, -0.958, -0.074, 1.224, 1.963, 3.135)
    ),
    ("indy", 3): ChanceCurve(
        (-0.5, -0.481, -0.204, 0.024, 0.237, 0.72, 1.0), (-5.353, -4.638, -1.972, -0.797, 0.14, 1.651, 2.495)
    ),
    ("indy", 4): ChanceCurve(
        (-0.333, -0.32, -0.186, 0.011, 0.166, 0.565, 1.0), (-6.754, -3.862, -2.994, -1.26, -0.382, 1.113, 2.037)
    ),
    ("indy", 5): ChanceCurve(
        (-0.25, -0.24, -0.178, 0.004, 0.126, 0.466, 1.0), (-5.147, -3.573, -3.394, -1.646, -0.879, 0.591, 1.886)
    ),
    ("indy", 6): ChanceCurve(
        (-0.2, -0.192, -0.163, 0.001, 0.101, 0.388, 1.0), (-5.289, -3.659, -3.659, -1.806, -1.122, 0.174, 2.56)
    ),
    ("tribal_duel", 2): ChanceCurve(
        (-1.0, -0.473, -0.2, 0.058, 0.341, 0.878, 1.0), (-3.475, -0.6, -0.341, 0.033, 0.361, 1.191, 1.875)
    ),
    ("tribal_rixe", 2): ChanceCurve((-1.0, -0.47, 0.028, 0.486, 1.0), (-3.931, -0.997, 0.097, 0.869, 3.805)),
    ("tribal_rixe", 3): ChanceCurve(
        (-1.0, -0.95, -0.586, -0.16, 0.287, 0.91, 1.0), (-7.034, -4.088, -1.626, -0.797, -0.013, 1.705, 5.459)
    ),
    ("tribal_rixe", 4): ChanceCurve(
        (-1.0, -0.933, -0.632, -0.259, 0.186, 0.854, 1.0), (-6.732, -3.279, -2.142, -1.101, -0.548, 1.345, 4.155)
    ),
    ("rise_of_tribes", 2): ChanceCurve((-1.0, -0.514, 0.13, 0.742, 1.0), (-4.761, -1.404, 0.153, 1.682, 4.17)),
    ("rise_of_tribes", 3): ChanceCurve(
        (-1.0, -0.987, -0.738, -0.226, 0.236, 0.886, 1.0), (-6.576, -5.449, -2.037, -0.802, 0.069, 2.569, 3.182)
    ),
    ("rise_of_tribes", 4): ChanceCurve(
        (-1.0, -0.98, -0.787, -0.286, 0.146, 0.783, 1.0), (-6.565, -5.231, -2.759, -1.122, -0.495, 1.561, 2.744)
    ),
    ("five_tribes", 2): ChanceCurve(
        (-1.0, -0.766, -0.297, 0.064, 0.425, 0.882, 1.0), (-7.027, -3.927, -0.878, -0.043, 1.081, 3.45, 4.336)
    ),
    ("five_tribes", 3): ChanceCurve(
        (-1.0, -0.699, -0.368, -0.09, 0.185, 0.632, 1.0), (-7.884, -4.5, -1.843, -0.988, 0.113, 2.468, 3.038)
    ),
    ("five_tribes", 4): ChanceCurve(
        (-1.0, -0.681, -0.397, -0.146, 0.106, 0.474, 1.0), (-7.642, -5.072, -2.485, -1.312, -0.32, 0.987, 2.428)
    ),
}
"""(game, players) -> log odds of a win."""


def curve_of(game_id: str, players: int) -> ChanceCurve:
    """The curve that was fitted; else one on which equal seats win equally often."""
    even = -log(players - 1)
    return FITTED.get((game_id, players), ChanceCurve((-1.0, 0.0, 1.0), (even - 4, even, even + 4)))


def chance(game_id: str, players: int, value: float) -> float:
    """The chance to win, from 0 to 1, of a seat of that value. 0.0 of two players is 0.5, unless counting said otherwise."""
    found = 1 / (1 + exp(-curve_of(game_id, players).at(value)))
    return max(1 - MOST, min(MOST, found))


def chances(game_id: str, values: Sequence[float]) -> tuple[float, ...]:
    """The chances of all seats, by seat: they add up to 1."""
    found = [chance(game_id, len(values), value) for value in values]
    return tuple(one / sum(found) for one in found)
