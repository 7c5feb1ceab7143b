"""Reading a position: the board, the seats, the cards, the round. What can be derived may be left out."""

from __future__ import annotations

from rules.core.errors import BadPosition
from rules.core.fields import Fields
from rules.five_tribes.components.pieces import MARKERS, TRACK
from rules.five_tribes.components.stages import BIDDING, OVER, STAGES
from rules.five_tribes.notation import load_activation
from rules.five_tribes.notation.load_board import load_bag, load_supplies, load_tiles
from rules.five_tribes.notation.load_cards import load_djinns, load_resources
from rules.five_tribes.notation.load_seats import load_seats
from rules.five_tribes.position import Position

OWN_FIELDS = (
    *("stage", "tiles", "board", "bag", "palms_left", "palaces_left", "seats", "row", "pile", "discard"),
    *("djinn_row", "djinn_pile", "djinn_discard", "bid_order", "track", "stuck", "activation"),
)


def load(s: Position, fields: Fields) -> None:
    """Fill a fresh state from the game's own fields. Raises `BadPosition`."""
    s.number = fields.integer("round", 1, 1000, 1)
    viewer = fields.raw("viewer", None)
    load_tiles(s, fields)
    load_seats(s, fields, viewer)
    load_activation.load(s, fields)
    load_bag(s, fields)
    load_supplies(s, fields)
    load_resources(s, fields, viewer is not None)
    load_djinns(s, fields, viewer)
    _markers(s, fields)
    s.stuck = fields.flag("stuck", False)
    load_activation.check(s, fields)


def _markers(s: Position, fields: Fields) -> None:
    each = MARKERS[s.players]
    everyone = [seat for seat in range(s.players) for _ in range(each)]
    s.bid_order = fields.integers("bid_order", 0, s.players - 1, default=everyone)
    for space, seat in enumerate(fields.items("track", len(TRACK), [None] * len(TRACK))):
        if seat is not None:
            if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < s.players:
                raise BadPosition(f"track[{space}]", "must be a seat or null")
            s.track[space] = seat
    if sorted([*s.bid_order, *(seat for seat in s.track if seat >= 0)]) != everyone:
        raise fields.fail("bid_order", f"with the track it must hold {each} marker(s) of each seat")
    gap = (s.track[0] >= 0 and s.track[1] < 0) or (s.track[1] >= 0 and s.track[2] < 0)
    if s.stage == BIDDING and gap:
        raise fields.fail("track", "markers on 0 stand nearest to the prices")
    if s.stage == OVER:
        return
    if not s.bid_order:
        raise fields.fail("bid_order", "must hold the marker of the player who decides")
    s.actor = -1 if s.stage == BIDDING else s.bid_order[-1]
    s.current_player = s.bid_order[0] if s.stage == BIDDING else s.actor
    if s.stage == BIDDING and fields.raw("activation", None) is not None:
        raise fields.fail("activation", f"must be null in stage {STAGES[BIDDING]!r}")
