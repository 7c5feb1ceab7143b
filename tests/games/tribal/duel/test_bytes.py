"""What the Duel's table costs on the wire, through the display that writes only changed cells."""

from __future__ import annotations

import statistics

import pytest

from rules import State
from tests.table.helpers import random_states
from tests.table.seated import seated, show
from tribes_tui.display.display import Display
from tribes_tui.table.screen import TableScreen

KEYS = ("right", "down", "left", "tab", "up", "right", "right", "tab", "down", "left")


def busy() -> State:
    """A position in mid-game with many choices."""
    states = [state for state in random_states("tribal_duel", 2, 6, 11) if not state.is_terminal]
    return max(states, key=lambda state: len(state.legal_actions()))


def written(display: Display, screen: TableScreen) -> int:
    """The bytes of the present frame after the one before."""
    display.frame(screen._compositor.render_strips(), (0, 0))
    return len(display.difference().encode())


@pytest.mark.parametrize(
    ("size", "depth", "first", "median", "most"),
    [((120, 40), "truecolor", 30_000, 300, 500), ((80, 24), "256", 10_000, 180, 300)],
    ids=["120x40", "80x24 in 256 colours"],
)
async def test_a_screen_and_a_cursor_key_stay_within_their_bytes(
    size: tuple[int, int], depth: str, first: int, median: int, most: int
) -> None:
    state = busy()
    async with seated(state, size, state.current_player, depth=depth) as (pilot, screen):
        show(screen, state, state.current_player)
        await pilot.pause()
        display = Display(*size, depth, False)
        got = written(display, screen)
        assert got <= first
        costs = []
        for key in KEYS * 3:
            await pilot.press(key)
            costs.append(written(display, screen))
        moved = [cost for cost in costs if cost > 20]
        assert len(moved) > 10
        assert statistics.median(moved) <= median, sorted(moved)
        assert max(moved) <= most, sorted(moved)
