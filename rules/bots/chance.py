"""What a search expects, said as a chance to win.

A value lies between -1 and 1 and says how well a seat stands, each game in its own way. How often seats of that value win
was counted in games between bots (`STRENGTH.md`, "What it says and what happens"); a line was laid through their log odds.
"""

from __future__ import annotations

from math import atanh, exp, log

SURE = 0.998
"""Values beyond it are taken for it: nobody is told that a game that still goes on is won for certain."""

FITTED: dict[tuple[str, int], tuple[float, float]] = {
    ("tribe", 2): (0.033, 1.165),
    ("tribe", 3): (-0.492, 0.966),
    ("tribe", 4): (-0.638, 0.788),
    ("indy", 2): (-0.298, 1.292),
    ("indy", 3): (-0.858, 1.799),
    ("indy", 4): (-1.402, 2.246),
    ("indy", 5): (-1.757, 2.428),
    ("indy", 6): (-2.168, 3.481),
    ("tribal_duel", 2): (-0.061, 0.368),
    ("tribal_rixe", 2): (-0.047, 1.552),
    ("tribal_rixe", 3): (-0.752, 1.010),
    ("tribal_rixe", 4): (-0.970, 1.146),
    ("rise_of_tribes", 2): (-0.206, 1.074),
    ("rise_of_tribes", 3): (-0.329, 1.229),
    ("rise_of_tribes", 4): (-0.572, 0.945),
    ("five_tribes", 2): (-0.173, 1.542),
    ("five_tribes", 3): (-0.739, 1.998),
    ("five_tribes", 4): (-0.557, 2.017),
}
"""(game, players) -> log odds of a win at value 0, and what they grow by for each unit of a value's own log odds."""


def line_of(game_id: str, players: int) -> tuple[float, float]:
    """The line that was fitted; else one on which equal seats win equally often."""
    return FITTED.get((game_id, players), (-log(players - 1), 1.0))


def chance(game_id: str, players: int, value: float) -> float:
    """The chance to win, from 0 to 1, of a seat of that value. 0.0 of two players is 0.5, unless counting said otherwise."""
    height, slope = line_of(game_id, players)
    return 1 / (1 + exp(-(height + slope * log_odds(value))))


def log_odds(value: float) -> float:
    """The log odds of a value, were it twice a chance less 1."""
    return 2 * atanh(max(-SURE, min(SURE, value)))
