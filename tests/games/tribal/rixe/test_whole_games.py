"""Whole games of the Rixe at the table: by keys alone, by mouse alone."""

from __future__ import annotations

from typing import Any

import pytest
from textual.pilot import Pilot

from tests.games.tribal.playing import choose
from tests.table.helpers import MEDIUM, SMALL, TableApp, on_table, shown
from tribes_tui.play.seat import Seat
from tribes_tui.play.table import Table
from tribes_tui.table.end_screen import EndScreen
from tribes_tui.table.moment import MomentScreen

MOST = 900


def _seats(spec: str) -> list[Seat]:
    return [
        Seat("human" if kind == "p" else "bot", "" if kind == "p" else "easy", f"S{i}") for i, kind in enumerate(spec)
    ]


async def play(pilot: Pilot[Any], app: TableApp, by_mouse: bool) -> int:
    """Play the best-looking action each time, until the game is over; how many decisions it took."""
    for decisions in range(MOST):
        await pilot.pause()
        if isinstance(app.screen, EndScreen):
            return decisions
        if isinstance(app.screen, MomentScreen):
            await pilot.press("enter")
            continue
        screen = on_table(app)
        view = app.laid.view(screen.viewer)
        action = max(view.legal_actions(), key=view.hint)
        await choose(pilot, screen, screen.board.paths(view, action)[0], by_mouse)
    raise AssertionError("the game does not end")


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
