"""What a cursor key costs on Tribe's table, through the display that writes only changed cells."""

from __future__ import annotations

import statistics

import pytest

from tests.games.tribal.duel.test_bytes import written
from tests.games.tribe.scenes import table
from tests.table.seated import seated
from tribes_tui.display.display import Display

KEYS = ("right", "right", "up", "left", "tab", "down", "right", "tab", "left", "up")


@pytest.mark.parametrize(
    ("size", "depth", "first", "median"),
    [((120, 40), "truecolor", 34_000, 300), ((80, 24), "256", 10_000, 180)],
    ids=["120x40", "80x24 in 256 colours"],
)
async def test_a_screen_and_a_cursor_key_stay_within_their_bytes(
    size: tuple[int, int], depth: str, first: int, median: int
) -> None:
    async with seated(table(4, "MAIN", turn=1), size, viewer=1, depth=depth) as (pilot, screen):
        display = Display(*size, depth, False)
        assert written(display, screen) <= first
        costs = []
        for key in KEYS * 2:
            await pilot.press(key)
            costs.append(written(display, screen))
        moved = [cost for cost in costs if cost > 20]
        assert len(moved) > 8
        assert statistics.median(moved) <= median, sorted(moved)
