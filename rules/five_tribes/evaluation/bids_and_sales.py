"""Judging bids (the worth of turn order) and sales."""

from __future__ import annotations

from typing import Final

from rules.five_tribes.components.actions import BID, BIDS, SELL
from rules.five_tribes.components.pieces import KINDS, PRICES, SUIT_VALUES
from rules.five_tribes.components.stages import SALE
from rules.five_tribes.evaluation.ends import ends
from rules.five_tribes.evaluation.outlook import FAKIR_WORTH
from rules.five_tribes.position import Position

OUTBID: Final = (0.85, 0.3, 0.2, 0.12, 0.06, 0.03, 0.0)
"""How likely another's marker that bids later goes before one's own at each price."""
TAKEN: Final = 0.6
"""How much of what the best move brings more than the next is lost by playing later: moves before it bring others, as good."""
KEEP_GOLD: Final = 4
"""With less than this a player thinks of selling."""
NO_NEED: Final = 9.0
"""Goods kept may become a larger suit: selling them without need, or fewer at once than there are, loses about so much."""


def bid(s: Position, action: int) -> float:
    """The move that is likely to be left at that place in the turn order, less the price."""
    return bids(s, [action])[0]


def bids(s: Position, actions: list[int]) -> list[float]:
    """`bid` of several bids."""
    left = ends(s).apart(s)
    last = len(left) - 1
    others = len(s.bid_order) - s.bid_order.count(s.bid_order[0])
    found = []
    for action in actions:
        step, fakirs = BIDS[action - BID]
        dearer = s.track[step + 2 if step else 3 :]
        place = len(dearer) - dearer.count(-1) + OUTBID[step] * others
        low = int(place)
        sooner, later = left[min(low, last)], left[min(low + 1, last)]
        lost = left[0] - sooner + (sooner - later) * (place - low)
        found.append(left[0] - TAKEN * lost - PRICES[step - fakirs] - fakirs * FAKIR_WORTH)
    return found


def sell(s: Position, action: int) -> float:
    """Selling is for who cannot bid; a suit once begun should grow."""
    if s.stage != SALE:
        size = s.suit.bit_count()
        return float(SUIT_VALUES[size + 1] - SUIT_VALUES[size])
    place = s.actor * KINDS
    kinds = sum(1 for count in s.goods[place : place + KINDS - 1] if count)
    poor = s.gold[s.actor] < KEEP_GOLD and not s.stuck and 0 not in s.camels
    return (1.0 if poor and kinds >= 3 else -NO_NEED) + 0.1 * s.goods[place + action - SELL]


def cash(s: Position, action: int) -> float:
    """Closing a suit that could grow."""
    return -NO_NEED


def end(s: Position, action: int) -> float:
    """Ending the activation."""
    return 0.0
