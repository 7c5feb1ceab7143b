"""Of choices that come to the same points the cursor begins on the one that leaves more to hope for."""

from __future__ import annotations

from tests.table.helpers import indy
from tribes_tui.games.indy.foresight import glance


def test_where_a_swap_makes_as_much_the_cards_stay_that_may_become_a_standard() -> None:
    """Whether the green character or the blue horse is given, the best three come to the same; with the horse a blue standard may come."""
    hands = [["CG5", "HB5", "OB6", "OB5"], ["CG1", "HR2", "HB3", "OR4"]]
    fields = {"phase": "LIGHT", "players": 2, "tokens": [4, 4], "turn": 0, "dealer": 0}
    state = indy({**fields, "hands": hands, "table": ["HR6", "CR1", "HG1"]})
    actions = [action for action in state.legal_actions() if state.game.actions[action].kind == "SWAP"]
    rows = [state.game.actions[action].fields for action in actions]
    looks = {row["h"]: look for row, look in zip(rows, glance(state, actions), strict=True) if row["i"] == 0}
    assert looks["CG5"] > looks["HB5"] > looks["OB6"]
