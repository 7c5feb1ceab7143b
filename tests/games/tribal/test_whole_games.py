"""Whole games of both kinds at the table: by keys alone, by mouse alone. The seeds are those of short games."""

from __future__ import annotations

import pytest

from tests.games.tribal.playing import play
from tests.table.helpers import MEDIUM, SMALL, TableApp, laid, shown
from tribes_tui.play.seat import Seat
from tribes_tui.play.table import Table


@pytest.mark.parametrize(
    ("spec", "seed", "size", "by_mouse"),
    [("pbb", 26, SMALL, False), ("pb", 89, SMALL, True), ("pbbb", 82, MEDIUM, True)],
)
async def test_a_whole_rixe(spec: str, seed: int, size: tuple[int, int], by_mouse: bool) -> None:
    app = TableApp(Table.new("tribal_rixe", _seats(spec), {"rounds": 1}, seed))
    async with app.run_test(size=size) as pilot:
        assert await play(pilot, app, by_mouse) > 8
        assert "Scores after each round" in shown(app)
        await pilot.press("q")
    assert app.return_value == "home"


def _seats(spec: str) -> list[Seat]:
    return [
        Seat("human" if kind == "p" else "bot", "" if kind == "p" else "easy", f"S{i}") for i, kind in enumerate(spec)
    ]


@pytest.mark.soak
@pytest.mark.parametrize("by_mouse", [False, True])
async def test_long_games(by_mouse: bool) -> None:
    app = TableApp(laid("pb", 4, game="tribal_rixe"))
    async with app.run_test(size=SMALL) as pilot:
        assert await play(pilot, app, by_mouse, 3000) > 50
