"""How well a Duel's players stand."""

from __future__ import annotations

from math import tanh

from rules.tribal.duel.components.phases import ALL_SACRED, COLUMNS
from rules.tribal.duel.evaluation.stuck import is_stuck
from rules.tribal.duel.mechanics.ends import leader
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

DRY, UNSURE = 6, 0.075
"""From so many turns without progress on the game hardly ever comes forward again, and how far from certain that is, for each of them: in
5,000 games of hints who led then won 95 of 100, after 12 turns 98. Earlier, where 83 or 90 of them win, a bot that leads would hold back
what brings it on."""


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
    """How well a player stands, in [-1, 1]: by the chances of the two, twice that of winning less 1. Where nothing comes forward any more,
    who leads counts alone: 1 where that is certain."""
    if s.sacred_total(0) != s.sacred_total(1) and not s.stock and is_stuck(s):
        return 1.0 if leader(s) == player else -1.0
    if s.idle >= DRY and not s.progress and (ahead := leader(s)) >= 0:
        sure = 1 - UNSURE / s.idle
        return sure if ahead == player else -sure
    return tanh((prospects(s, player) - prospects(s, 1 - player)) / 2)
