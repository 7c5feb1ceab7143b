"""In the column nothing moves from turn to turn, and one's own goals are the last that give way."""

from __future__ import annotations

from typing import Any

import pytest
from textual.geometry import Size

from rules.rise_of_tribes.components.box import GOALS
from rules.rise_of_tribes.components.layout import bits
from tests.games.rise_of_tribes.scenes import MEDIUM, SMALL, random_states, stage
from tests.rules.rise_of_tribes.table import do, lay, res
from tribes_tui.games.rise_of_tribes.words import things

FEW = 8
"""So many goals have room beside everything else in 40 rows."""
MINE = (
    *("Cart", "Horse", "Occupy any 8 hexes", "Complete the tribe", "Majority in lakes", "Gather 6 resources"),
    *("Majority in 5 connected", "Bow", "Baskets", "Pottery"),
)


@pytest.mark.parametrize("players", [2, 3, 4])
async def test_tribes_and_goals_stand_where_they_stood_and_events_at_the_foot_in_forty_rows(players: int) -> None:
    async with stage(players, size=MEDIUM) as shown:
        places, named = set[tuple[int, int, int, int]](), 0
        for state in random_states(players, 5, {}, every=17):
            if state.is_terminal or min(state.occupied) == 0 or state.goals[0].bit_count() > FEW:
                continue
            await shown.show(state, 0)
            tribes, goals, events = (shown.piece(name).region for name in ("tribes", "goals", "events"))
            all_of_them = shown.piece("tribes").heights(tribes.width)[0].rows  # a row more for whoever owns an item
            places.add((tribes.y, goals.y - all_of_them, events.bottom, events.x))
            told = shown.piece("goals").text()
            for goal in bits(state.goals[0]):
                assert things.goal(GOALS[goal]) in told, told
                named += 1
        assert len(places) == 1, places
        assert named > 20


@pytest.mark.parametrize("size", [SMALL, Size(100, 30), MEDIUM], ids=str)
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("number", [5, 8, 10])
async def test_goals_to_choose_among_stand_below_each_other_whole_with_how_far_they_are_and_their_price(
    number: int, players: int, size: Size
) -> None:
    mine: Any = {"goals": MINE[:number], "resources": res(2, 1, 1), "completed": ["Oxen"]}
    tribes: Any = [mine, {"vp": 12, "goals": ["Cart", "Occupy any 8 hexes", "Bow"]}]
    fields: Any = {"tribes": tribes, "row": ["Drought", ("Discovery", res(2, 1, 2))], "villages": {"D": 0}}
    tiles = "lfmlfmlfmlfmlf"[: 3 + 3 * players]
    state = lay(
        {"A": [2, 1], "D": [4], "E": [1, 2]}, players=players, tiles=tiles, phase="actions", hand=["sun"], **fields
    )
    async with stage(players, size=size) as shown:
        await shown.show(do(state, "sun lead"), 0)
        rows = {name: " ".join(shown.line(f"goal:{name}").split()) for name in MINE[:number]}
    far = {"Occupy any 8 hexes": ("3/8 3", "3 of 8 3"), "Gather 6 resources": ("0/6 2", "0 of 6 2")}
    for name, row in rows.items():
        assert things.goal(name) in row, row
        assert "…" not in row
        assert row.endswith(far.get(name, row))
    assert rows["Cart"].endswith("1 2 1 1")
