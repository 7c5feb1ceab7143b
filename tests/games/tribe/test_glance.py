"""The cursor begins on what keeps dear cards and the turn: no multi where another vase fits, no hidden vase where one of the hand does."""

from __future__ import annotations

import pytest

from tests.rules.tribe.positions import position
from tribes_tui.games.tribe.table import TribeBoard
from tribes_tui.table.choice.selection import Beginning, Worth


def begins(phase: str, hand: str, chain: str) -> str:
    state = position(phase, [hand, ""], [[chain], []], leaders=["scout", "hunter"])
    view = state.view(0)
    worths: dict[int, Worth] = Beginning(TribeBoard(), view)._looked()
    return view.text(max(worths, key=lambda action: worths[action]))


@pytest.mark.parametrize(
    ("phase", "hand", "chain", "first"),
    [
        ("MAIN", "multi bear_spirit wolf", "scout", "place bear_spirit scout"),
        ("MAIN", "multi wolf", "scout", "place multi scout"),
        ("START", "wolf", "scout !salmon_spirit", "use scout on scout"),
        ("START", "bear_spirit wolf", "scout !salmon_spirit", "draw"),
    ],
)
def test_where_the_cursor_begins(phase: str, hand: str, chain: str, first: str) -> None:
    assert begins(phase, hand, chain) == first
