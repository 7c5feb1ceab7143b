"""The end of a round tells who took what to come to their evocations, where the evocations leave room."""

from __future__ import annotations

from typing import Any

import pytest

from rules import Event
from tests.table.helpers import Greedy, TableApp, laid
from tests.widgets.mounting import alone
from tribes_tui.games.indy.round_end import Laid, Reckoning, round_end
from tribes_tui.games.indy.words.news import Returned

LAID = [Laid("You", (0, 20, 40), 7, 4, 3), Laid("Ada", (1, 21, 41), 9, 4, 4)]


@pytest.mark.parametrize("size", [(80, 20), (120, 36)], ids=str)
async def test_the_last_that_happened_has_the_rows_that_are_left(size: tuple[int, int]) -> None:
    told = [f"Ada swaps green object {k} for blue horse {k}." for k in range(1, 30)]
    async with alone(Reckoning(LAID, (2, 3), (), "", told), size) as pilot:
        shown = pilot.app.query_one(Reckoning).text()
        assert "Who took what …" in shown
        assert "blue horse 29" in " ".join(shown.replace("│", " ").split())
        assert "horse 1." not in shown, "what has no room is left out whole, the oldest first"


async def test_it_is_collected_round_by_round() -> None:
    app = TableApp(laid("pb", 7), Greedy())
    async with app.run_test(size=(80, 24)) as pilot:
        for _ in range(80):
            await pilot.pause()
            screen: Any = app.screen
            if type(screen).__name__ == "MomentScreen":
                break
            await pilot.press("enter")
        shown = screen.query_one(Reckoning).text()
        assert "Who took what" in shown
        assert "Who took what …" not in shown, "all of it is there"
        assert any(word in shown for word in ("swap", "put", "exchange")), shown
        assert app.table_screen.board._told == []  # type: ignore[attr-defined]


def test_what_a_plucked_player_did_is_told_too_for_it_changed_the_row() -> None:
    fields = {"ranks": [9, 13, None], "losers": [0], "winner": None, "spared": False, "tokens": [3, 4, 0], "plate": 5}
    did = [Event("swapped", seat, {"given": "CB5", "taken": "OG6", "position": 0}) for seat in (0, 2)]
    lying = {0: (0, 20, 40), 1: (1, 21, 41)}
    names = ("Ash", "Birch", "Hazel")
    for returned in (None, Returned(2, "CG4")):
        told = round_end(Event("resolved", None, fields), lying, names, returned, did).picture()._told
        assert told == tuple(f"{name} swaps blue character 5 for green object 6." for name in ("Ash", "Hazel"))
