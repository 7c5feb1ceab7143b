"""How well a Duel's players stand."""

from __future__ import annotations

from math import tanh

from rules.tribal.duel.components.phases import ALL_SACRED, COLUMNS
from rules.tribal.duel.position import Position

PILED = 0.04
"""A card on a sacred pile. This and the rest: how much a player's chances grow (log odds), fitted to the results of
1,500 games by hints of unlike clearness; how many cards somebody holds says nothing until they have four 1s."""
BEGUN = 0.19
"""A pile that has its 1, on top."""
FACE_DOWN = -0.065
"""A card face down in an own column."""
NEARLY_EMPTY = 0.95
"""What no card held would be worth to a player with four 1s; shared by one more than they hold."""
SHORT = 4.8
"""In a short game all cards of its goal on sacred piles, each a like part of it; what lies face down tells nothing there. Fitted as the rest, to
500 games of 20 and 500 of 12."""


def prospects(s: Position, player: int) -> float:
    """How good a player's chances look on either way to win, as log odds."""
    start = player * COLUMNS
    heights = s.heights[4 * player : 4 * player + 4]
    hidden = sum(s.hidden[start : start + COLUMNS])
    begun = sum(1 for height in heights if height)
    near = NEARLY_EMPTY / (1 + s.held[player]) if begun == 4 else 0.0
    if s.goal < ALL_SACRED:
        return SHORT * sum(heights) / s.goal + BEGUN * begun + near
    return PILED * sum(heights) + BEGUN * begun + FACE_DOWN * hidden + near


def value(s: Position, player: int) -> float:
    """How well a player stands, in (-1, 1): by the chances of the two, twice that of winning less 1."""
    return tanh((prospects(s, player) - prospects(s, 1 - player)) / 2)
