"""Whole games of the Rixe at the table: by keys alone, by mouse alone."""

from __future__ import annotations

import pytest

from tests.games.tribal.playing import play
from tests.table.helpers import MEDIUM, SMALL, TableApp, shown
from tribes_tui.play.seat import Seat
from tribes_tui.play.table import Table


def _seats(spec: str) -> list[Seat]:
    return [
        Seat("human" if kind == "p" else "bot", "" if kind == "p" else "easy", f"S{i}") for i, kind in enumerate(spec)
    ]


@pytest.mark.sampled(1)
@pytest.mark.parametrize(
    ("spec", "seed", "rounds", "size", "by_mouse"),
    [
        ("pbb", 26, 1, SMALL, False),
        pytest.param("pb", 89, 1, SMALL, True, marks=pytest.mark.soak),
        pytest.param("pbbb", 82, 2, MEDIUM, True, marks=pytest.mark.soak),
        pytest.param("pbbb", 4, 5, SMALL, False, marks=pytest.mark.soak),
        pytest.param("pb", 4, 5, SMALL, True, marks=pytest.mark.soak),
    ],
)
async def test_a_whole_game(spec: str, seed: int, rounds: int, size: tuple[int, int], by_mouse: bool) -> None:
    app = TableApp(Table.new("tribal_rixe", _seats(spec), {"rounds": rounds}, seed))
    async with app.run_test(size=size) as pilot:
        assert await play(pilot, app, by_mouse) > 8
        assert "going out" in shown(app)
        await pilot.press("q")
    assert app.return_value == "home"
