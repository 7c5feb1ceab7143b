"""What the Rixe's table costs: bytes on the wire, and no layout while only the cursor goes about."""

from __future__ import annotations

import statistics

import pytest
from textual.screen import Screen

from rules import State
from tests.table.helpers import random_states
from tests.table.seated import seated, show
from tribes_tui.display.display import Display
from tribes_tui.table.screen import TableScreen

KEYS = ("right", "down", "left", "tab", "up", "right", "right", "tab", "down", "left")


def busy() -> State:
    """A position of four players with many choices."""
    states = [state for state in random_states("tribal_rixe", 4, 6, 11) if not state.is_terminal]
    return max(states, key=lambda state: len(state.legal_actions()))


@pytest.mark.soak
@pytest.mark.parametrize("players", [2, 3, 4])
async def test_the_smallest_window_stays_within_its_bytes_in_every_position(players: int) -> None:
    states = [state for state in random_states("tribal_rixe", players, 6, 71) if not state.is_terminal]
    async with seated(states[0], depth="256") as (pilot, screen):
        for state in states:
            show(screen, state, state.current_player)
            await pilot.pause()
            assert written(Display(80, 24, "256", False), screen) <= 10_250


def written(display: Display, screen: TableScreen) -> int:
    """The bytes of the present frame after the one before."""
    display.frame(screen._compositor.render_strips(), (0, 0))
    return len(display.difference().encode())


@pytest.mark.parametrize(
    ("size", "depth", "first", "median", "most"),
    [((120, 40), "truecolor", 30_000, 300, 600), ((80, 24), "256", 10_250, 200, 300)],
    ids=["120x40", "80x24 in 256 colours"],
)
async def test_a_screen_and_a_cursor_key_stay_within_their_bytes(
    size: tuple[int, int], depth: str, first: int, median: int, most: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = busy()
    async with seated(state, size, state.current_player, depth=depth) as (pilot, screen):
        display = Display(*size, depth, False)
        assert written(display, screen) <= first
        await pilot.pause(0.1)  # what laying the table asked for is done
        layouts: list[object] = []
        real = Screen._refresh_layout
        monkeypatch.setattr(Screen, "_refresh_layout", lambda *args, **named: layouts.append(1) or real(*args, **named))
        costs = []
        for key in KEYS * 3:
            await pilot.press(key)
            costs.append(written(display, screen))
        moved = [cost for cost in costs if cost > 20]
        assert len(moved) > 10
        assert statistics.median(moved) <= median, sorted(moved)
        assert max(moved) <= most, sorted(moved)
        assert not layouts
