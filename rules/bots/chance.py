"""What a search expects, said as a chance to win.

A value lies between -1 and 1 and says how well a seat stands, each game in its own way. How often seats of that value win was
counted in games between bots (`STRENGTH.md`, "What it says and what happens"); a curve was laid through their log odds.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log
from typing import NamedTuple


class Curve(NamedTuple):
    """A curve over values: its height at 0, its slope there, and a bend, which stands before the third power."""

    height: float
    slope: float
    bend: float

    def at(self, value: float) -> float:
        """Its height at a value."""
        return self.height + value * (self.slope + self.bend * value * value)


MOST = 0.99
"""Nobody is told that a game that still goes on is won, or lost, for certain."""

FITTED: dict[tuple[str, int], Curve] = {
    ("tribe", 2): Curve(0.089, 2.625, 1.402),
    ("tribe", 3): Curve(-0.476, 1.978, 1.421),
    ("tribe", 4): Curve(-0.685, 1.994, 1.008),
    ("indy", 2): Curve(-0.242, 3.545, -0.684),
    ("indy", 3): Curve(-1.031, 4.947, -1.649),
    ("indy", 4): Curve(-1.480, 5.738, -1.913),
    ("indy", 5): Curve(-1.797, 5.940, -1.980),
    ("indy", 6): Curve(-1.975, 6.486, -2.162),
    ("tribal_duel", 2): Curve(-0.074, 1.183, 0.819),
    ("tribal_rixe", 2): Curve(-0.022, 1.621, 2.641),
    ("tribal_rixe", 3): Curve(-0.533, 1.319, 2.696),
    ("tribal_rixe", 4): Curve(-0.745, 1.296, 2.502),
    ("rise_of_tribes", 2): Curve(-0.201, 1.995, 2.250),
    ("rise_of_tribes", 3): Curve(-0.326, 1.836, 2.236),
    ("rise_of_tribes", 4): Curve(-0.651, 1.705, 2.304),
    ("five_tribes", 2): Curve(-0.196, 2.627, 2.948),
    ("five_tribes", 3): Curve(-0.574, 4.085, 0.615),
    ("five_tribes", 4): Curve(-0.810, 4.185, -0.372),
}
"""(game, players) -> log odds of a win."""


def curve_of(game_id: str, players: int) -> Curve:
    """The curve that was fitted; else one on which equal seats win equally often."""
    return FITTED.get((game_id, players), Curve(-log(players - 1), 2.0, 2.0))


def chance(game_id: str, players: int, value: float) -> float:
    """The chance to win, from 0 to 1, of a seat of that value. 0.0 of two players is 0.5, unless counting said otherwise."""
    found = 1 / (1 + exp(-curve_of(game_id, players).at(value)))
    return max(1 - MOST, min(MOST, found))


def chances(game_id: str, values: Sequence[float]) -> tuple[float, ...]:
    """The chances of all seats, by seat: they add up to 1."""
    found = [chance(game_id, len(values), value) for value in values]
    return tuple(one / sum(found) for one in found)
