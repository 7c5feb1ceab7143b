"""Names of people keep their own capitals wherever a table shows them."""

from __future__ import annotations

import pytest

import rules
from tests.table.helpers import MEDIUM, TableApp, shown
from tribes_tui.app.piloted import play_on
from tribes_tui.play.seat import Seat
from tribes_tui.play.table import Table

SEED = 8
LATE = {"rise_of_tribes": 100, "five_tribes": 140, "tribe": 140}
"""Moves after which villages, bids, camels and attacks carry names."""
NAMES = ("you", "McDonald", "DeVito", "O'Hara")


@pytest.mark.parametrize("game", rules.games)
async def test_a_name_is_written_as_its_owner_writes_it(game: str) -> None:
    players = min(4, max(rules.games[game].players))
    table = Table.new(
        game, [Seat("human" if k == 0 else "bot", "easy" if k else "", NAMES[k]) for k in range(players)], {}, SEED
    )
    play_on(table, LATE.get(game, 45))
    app = TableApp(table)
    async with app.run_test(size=MEDIUM) as pilot:
        await pilot.pause()
        text = shown(app)
        assert "McDonald" in text
        assert not any(name.capitalize() in text for name in NAMES[1:players])
