"""What a cursor key costs on the table of Five Tribes, and that it lays nothing out."""

from __future__ import annotations

import itertools
import statistics

import pytest
from textual.geometry import Size

from tests.games.five_tribes.helpers import stage, walk
from tests.games.tribal.duel.test_bytes import written
from tribes_tui.display.display import Display

KEYS = ("right", "right", "down", "left", "tab", "down", "right", "tab", "left", "up")


@pytest.mark.parametrize(
    ("size", "depth", "first", "median"),
    [
        (Size(120, 40), "truecolor", 34_000, 300),
        pytest.param(Size(80, 24), "256", 10_000, 200, marks=pytest.mark.soak),
    ],
    ids=["120x40", "80x24 in 256 colours"],
)
async def test_a_screen_and_a_cursor_key_stay_within_their_bytes(
    size: Size, depth: str, first: int, median: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = max(walk(4, 3)[:150], key=lambda one: len(one.legal_actions()))
    async with stage(4, size, depth) as shown:
        await shown.show(state, state.current_player)
        screen, display, layouts = shown.screen, Display(*size, depth, False), list[int]()
        await shown.pilot.pause(0.1)  # what showing it asked for has been laid out
        assert written(display, screen) <= first
        real = screen._refresh_layout
        monkeypatch.setattr(screen, "_refresh_layout", lambda *args, **named: layouts.append(1) or real(*args, **named))
        costs = []
        for key in KEYS * 2:
            await shown.pilot.press(key)
            costs.append(written(display, screen))
        moved = [cost for cost in costs if cost > 20]
        assert len(moved) > 8
        assert statistics.median(moved) <= median, sorted(moved)
        assert layouts == []


@pytest.mark.soak
async def test_what_a_decision_changes_on_the_table_stays_within_its_bytes() -> None:
    """A bid, a tile that is picked up, each drop, the meeples that are taken: the dearest of them, in 24 bits."""
    states = walk(2, 5)[:60]
    async with stage(2, Size(120, 40), "truecolor") as shown:
        display, costs = Display(120, 40, "truecolor", False), []
        for before, after in [*itertools.pairwise(states)][::4]:
            await shown.show(before, before.current_player)
            written(display, shown.screen)
            await shown.show(after, before.current_player)
            costs.append(written(display, shown.screen))
    assert statistics.median(costs) <= 5_000, sorted(costs)
    assert max(costs) <= 8_000, sorted(costs)
