"""Setting the table up (spec section 2)."""

from __future__ import annotations

from rules.five_tribes.components.pieces import DJINN_ROW, DJINNS, FACES, MARKERS, MEEPLES, RESOURCE_COUNTS, ROW
from rules.five_tribes.mechanics.turns import settle
from rules.five_tribes.position import Position

MEEPLES_PER_TILE = 3


def set_up(s: Position) -> None:
    """Lay out an empty table, which stands in the bidding of round 1, and draw the order of the bids."""
    faces = [face for face, (_, _, count) in enumerate(FACES) for _ in range(count)]
    s._shuffle(faces)
    s.lay_tiles(tuple(faces))
    meeples = [colour for colour in range(5) for _ in range(MEEPLES[colour])]
    s._shuffle(meeples)
    for i, colour in enumerate(meeples):
        s.place_meeples(i // MEEPLES_PER_TILE, colour, 1)
    s.bid_order = [seat for seat in range(s.players) for _ in range(MARKERS[s.players])]
    s._shuffle(s.bid_order)
    s.pile = [card for card, count in enumerate(RESOURCE_COUNTS) for _ in range(count)]
    s._shuffle(s.pile)
    s.row = [s.pile.pop() for _ in range(ROW)]
    s.djinn_pile = list(range(len(DJINNS)))
    s._shuffle(s.djinn_pile)
    s.djinn_row = [s.djinn_pile.pop() for _ in range(DJINN_ROW)]
    s.watched = True
    settle(s)
