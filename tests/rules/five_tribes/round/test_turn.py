"""One activation from beginning to end (spec sections 3.2 and 3.6)."""

from __future__ import annotations

import pytest

from tests.rules.five_tribes.build import act, board, seat, table

rule = pytest.mark.rule


@rule("five_tribes", "3.2")
def test_the_fixed_order_of_an_activation() -> None:
    """Marker, move, control, tribe, tile, sale; then the next marker."""
    cells = board(a1="G", b1="G", f1="WW", e1="W")
    state = table(cells, row=["Fish", "Silk", "Ivory"], last=False)
    events = act(state, "take a1", "drop G east", "card 1", "sell Fish", "cash", "end")
    kinds = [event.kind for event in events]
    assert kinds == ["take", "drop", "gather", "camel", "card", "card", "market", "card", "sell", "earn", "activation"]
    assert seat(state)["resources"] == ["Ivory", "Silk"]
    assert state.current_player == 1


@rule("five_tribes", "3.2")
def test_the_marker_moves_to_the_bid_order_track_first() -> None:
    state = table(board(a1="G", b1="G", f1="WW", e1="W"), last=False)
    assert state.dump()["bid_order"] == [0]
    act(state, "take a1", "drop G east")
    assert state.dump()["bid_order"] == [0, 1]
    assert state.dump()["track"].count(None) == 7
