"""What a search expects, said as a chance to win.

A value lies between -1 and 1 and says how well a seat stands, each game in its own way. How often seats of that value win was
counted in games between bots (`STRENGTH.md`, "What it says and what happens"); lines were laid through their log odds. The Duel's rise
steeply at both ends: there stand games that are stuck, in which who leads has won.

A search counts places, the second of four for a third of a win, and looks for moves by that. What is told counts wins alone.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from math import exp, log
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from rules.core.state import State


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
        (-1.0, -0.926, -0.485, -0.147, 0.091, 0.504, 1.0), (-3.941, -3.097, -1.297, -0.85, -0.362, 0.911, 3.162)
    ),
    ("tribe", 4): ChanceCurve(
        (-1.0, -0.903, -0.517, -0.195, 0.007, 0.272, 1.0), (-3.786, -3.049, -1.781, -1.024, -0.728, 0.024, 2.671)
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
        (-1.0, -0.98, -0.391, -0.139, 0.039, 0.229, 0.516, 0.98, 1.0),
        (-4.6, -3.061, -1.493, -0.37, 0.013, 0.612, 1.276, 1.58, 4.6),
    ),
    ("tribal_rixe", 2): ChanceCurve((-1.0, -0.47, 0.028, 0.486, 1.0), (-3.931, -0.997, 0.097, 0.869, 3.805)),
    ("tribal_rixe", 3): ChanceCurve(
        (-1.0, -0.71, -0.208, 0.221, 0.896, 1.0), (-5.267, -1.833, -0.736, 0.035, 1.872, 6.321)
    ),
    ("tribal_rixe", 4): ChanceCurve(
        (-1.0, -0.79, -0.335, 0.067, 0.779, 1.0), (-4.632, -2.267, -1.106, -0.463, 1.61, 4.93)
    ),
    ("rise_of_tribes", 2): ChanceCurve((-1.0, -0.441, 0.126, 0.67, 1.0), (-4.106, -1.087, -0.118, 1.49, 3.156)),
    ("rise_of_tribes", 3): ChanceCurve(
        (-1.0, -0.82, -0.268, 0.23, 0.884, 1.0), (-5.491, -2.459, -0.719, 0.157, 2.591, 3.237)
    ),
    ("rise_of_tribes", 4): ChanceCurve(
        (-1.0, -0.997, -0.855, -0.326, 0.094, 0.769, 1.0), (-5.499, -5.499, -3.059, -1.141, -0.445, 1.734, 3.096)
    ),
    ("five_tribes", 2): ChanceCurve(
        (-1.0, -0.924, -0.441, 0.034, 0.498, 0.955, 1.0), (-7.868, -3.811, -1.143, 0.003, 1.216, 3.573, 4.153)
    ),
    ("five_tribes", 3): ChanceCurve(
        (-1.0, -0.963, -0.584, -0.181, 0.255, 0.801, 1.0), (-5.818, -5.818, -2.463, -1.083, 0.422, 2.719, 3.676)
    ),
    ("five_tribes", 4): ChanceCurve(
        (-1.0, -0.992, -0.649, -0.277, 0.133, 0.679, 1.0), (-6.408, -6.408, -3.332, -1.551, -0.157, 1.823, 2.85)
    ),
}
"""(game, players) -> log odds of a win."""


def curve_of(game_id: str, players: int) -> ChanceCurve:
    """The curve that was fitted; else one on which equal seats win equally often."""
    even = -log(players - 1)
    return FITTED.get((game_id, players), ChanceCurve((-1.0, 0.0, 1.0), (even - 4, even, even + 4)))


def won(state: State) -> list[float]:
    """What a finished game is worth to each seat where chances are told: a win as much as any value, all else as little as any,
    a shared win its part. With two seats these are `State.returns`.
    """
    values, ranking = curve_of(state.game.id, state.players).values, state.ranking()
    least, most, first = values[0], values[-1], ranking.count(1)
    return [least + (most - least) / first if place == 1 else least for place in ranking]


def chance(game_id: str, players: int, value: float) -> float:
    """The chance to win, from 0 to 1, of a seat of that value. 0.0 of two players is 0.5, unless counting said otherwise."""
    found = 1 / (1 + exp(-curve_of(game_id, players).at(value)))
    return max(1 - MOST, min(MOST, found))


def slope(game_id: str, players: int, value: float, beside: float) -> float:
    """By how much the chance to win rises with the value, on average from `beside` below one to as much above it."""
    low, high = max(-1.0, value - beside), min(1.0, value + beside)
    return (chance(game_id, players, high) - chance(game_id, players, low)) / (high - low)


def chances(game_id: str, values: Sequence[float]) -> tuple[float, ...]:
    """The chances of all seats, by seat: they add up to 1."""
    found = [chance(game_id, len(values), value) for value in values]
    return tuple(one / sum(found) for one in found)
