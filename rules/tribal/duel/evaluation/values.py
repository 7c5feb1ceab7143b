"""How well a Duel's players stand."""

from __future__ import annotations

from math import log, tanh

from rules.tribal.duel.components.phases import ALL_SACRED, COLUMNS
from rules.tribal.duel.evaluation.stuck import is_stuck
from rules.tribal.duel.mechanics.ends import leader
from rules.tribal.duel.position import Position

CLEARING = 0.754
"""What it is worth to come nearer to a win without columns: for each e-fold of what is left. This and the rest: how much a player's chances
grow (log odds), fitted to the results of 800 games by hints of unlike clearness; where the next cards of piles lie, which go there at
once, and cards on piles by themselves foretold nothing more."""
LEFT = 10.0
"""To begin with; each card held is one more, and"""
LEFT_HIDDEN = 8.0
"""each card face down"""
LEFT_BEGUN = 14.0
"""and each pile that has no 1 yet so many."""
OWNED = 0.016
"""A card on piles or in columns: what one has given away or lost to the other serves no pile."""
BEGUN = 0.19
"""In a short game a pile that has its 1, and"""
NEARLY_EMPTY = 0.95
"""what no card held would be worth to a player with four 1s; shared by one more than they hold."""
SHORT = 4.8
"""All cards of its goal on sacred piles, each a like part of it; what lies face down tells nothing there. Fitted as the rest, to
500 games of 20 and 500 of 12."""

DRY, UNSURE = 6, 0.075
"""From so many turns without progress on the game hardly ever comes forward again, and how far from certain that is, for each of them: in
5,000 games of hints who led then won 95 of 100, after 12 turns 98. Earlier, where 83 or 90 of them win, a bot that leads would hold back
what brings it on."""


def prospects(s: Position, player: int) -> float:
    """How good a player's chances look on either way to win, as log odds."""
    start = player * COLUMNS
    heights = s.heights[4 * player : 4 * player + 4]
    begun = sum(1 for height in heights if height)
    if s.goal < ALL_SACRED:
        near = NEARLY_EMPTY / (1 + s.held[player]) if begun == 4 else 0.0
        return SHORT * sum(heights) / s.goal + BEGUN * begun + near
    hidden = sum(s.hidden[start : start + COLUMNS])
    left = LEFT + s.held[player] + LEFT_HIDDEN * hidden + LEFT_BEGUN * (4 - begun)
    return OWNED * (sum(heights) + s.held[player]) - CLEARING * log(left)


def value(s: Position, player: int) -> float:
    """How well a player stands, in [-1, 1]: by the chances of the two, twice that of winning less 1. Where nothing comes forward any more,
    who leads counts alone: 1 where that is certain."""
    if s.sacred_total(0) != s.sacred_total(1) and not s.stock and is_stuck(s):
        return 1.0 if leader(s) == player else -1.0
    if s.idle >= DRY and not s.progress and (ahead := leader(s)) >= 0:
        sure = 1 - UNSURE / s.idle
        return sure if ahead == player else -sure
    return tanh((prospects(s, player) - prospects(s, 1 - player)) / 2)
