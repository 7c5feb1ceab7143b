"""What a tribe has is one list, in lines and on the table in words (K15); how far it is, is drawn on one scale (K12)."""

from __future__ import annotations

import re
from itertools import islice
from typing import Any

import pytest
from textual.geometry import Size

import rules
from rules.rise_of_tribes.components.box import TRIBES
from rules.rise_of_tribes.components.tables import WIN_VP
from rules.rise_of_tribes.mechanics import villages
from tests.games.rise_of_tribes.scenes import MODULES, SIZES, random_states, stage
from tests.rules.rise_of_tribes.table import lay, res
from tribes_tui.games.rise_of_tribes.words import spoken
from tribes_tui.widgets.drawing import shapes

NAMES = ["you", "Bo"]


def test_k15_what_one_has_is_one_list() -> None:
    state = lay({"A": [2], "I": [0, 3]}, hand=["sun"], tribes=[{"items": ["altar"]}, {"resources": res(2, 0, 1)}])
    told = [*spoken.hand(state, NAMES, ""), *spoken.table(state, NAMES, "")]
    assert told[0] == "You have the Altar."
    assert len([line for line in told if re.search(r"\bhave\b", line)]) == 1
    assert not any("nothing" in line for line in told)
    assert "0 villages, the Altar, 18 members in the supply." in spoken.seat(state, NAMES, 0)[0]
    assert "2 food and 1 stone, 17 members" in spoken.seat(state, NAMES, 1)[0]


def test_nothing_is_said_where_there_is_nothing() -> None:
    state = lay({"A": [2], "I": [0, 3]}, hand=["sun"])
    assert spoken.hand(state, NAMES, "")[0] == "You have nothing."


@pytest.mark.varied(3)
@pytest.mark.parametrize("size", SIZES[2:], ids=str)
@pytest.mark.parametrize("options", [{}, MODULES], ids=["plain", "leaders"])
async def test_k12_bars_of_points_have_one_scale_at_every_size(size: Size, options: dict[str, Any]) -> None:
    points = (3, 7, 14, 5)
    for players in (2, 4):
        state = rules.games["rise_of_tribes"].new_state(players, 11, options)
        while state.turn < 2:
            state.apply(max(state.legal_actions(), key=state.hint))
        state.vp[:] = points[:players]
        async with stage(players, options, size) as shown:
            seen: list[tuple[int, int, float]] = []
            with pytest.MonkeyPatch.context() as patch:
                note = seen.append
                patch.setattr(shapes, "gauge", lambda *spot, note=note: note((spot[1], spot[3], spot[4])))
                await shown.show(state, 0)
            bars = seen[-players:]
            assert len({(x, width) for x, width, _ in bars}) <= 1, "they begin and end alike"
            assert not bars or [share for *_, share in bars] == [one / WIN_VP for one in points[:players]]
            assert bars or options, "and they are there where no leader's name takes their room"


@pytest.mark.varied(3)
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("players", [2, 3, 4])
async def test_the_points_of_each_seat_stand_on_the_table_as_they_count(size: Size, players: int) -> None:
    async with stage(players, MODULES, size) as shown:
        for state in islice(random_states(players, players, MODULES, every=60), 4):
            await shown.show(state, 0)
            for seat in range(players):
                told = re.search(r"(\d+)(?: of 15,| of 15 points| points?\b)", shown.line(f"seat:{seat}"))
                assert told, shown.line(f"seat:{seat}")
                assert int(told[1]) == state.scores()[seat]


@pytest.mark.sampled(3)
@pytest.mark.parametrize("options", [{}, MODULES], ids=["plain", "leaders"])
@pytest.mark.parametrize("players", [2, 3, 4])
async def test_in_the_smallest_window_a_tribes_row_has_its_name_all_its_points_and_what_they_rise_by(
    players: int, options: dict[str, Any]
) -> None:
    async with stage(players, options, SIZES[0]) as shown:
        for state in islice(random_states(players, players, options, every=40), 12):
            await shown.show(state, 0)
            for seat in range(players):
                row, built = shown.line(f"seat:{seat}"), villages.count(state, seat)
                points = state.vp[seat]
                assert re.search(rf"\b{points} of 15" if points <= 15 else f"{points} points", row), row
                assert not built or f", +{built}" in row, row
                rows = shown.screen.targets.get(f"seat:{seat}").region.height  # type: ignore[union-attr]
                assert TRIBES[state.tribe[seat]] in row or seat == 3 or rows < 2, row
