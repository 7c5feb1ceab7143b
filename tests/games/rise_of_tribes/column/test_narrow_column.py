"""In the narrowest column nothing is cut without its sign, figures never; and the tribe's name stays, its power beside it (K11, K13)."""

from __future__ import annotations

import re
from itertools import product
from textwrap import wrap
from typing import Any

import pytest
from textual.geometry import Size

from rules.rise_of_tribes.components.box import DEVELOPMENTS, EVENTS, GOAL_COST, MYSTICISM
from tests.games.rise_of_tribes.positions import TILES
from tests.games.rise_of_tribes.scenes import GAME, MODULES, NAMES, SMALL, stage
from tests.rules.rise_of_tribes.table import lay, res
from tests.widgets.mounting import alone
from tribes_tui.games.rise_of_tribes.pieces import layout
from tribes_tui.games.rise_of_tribes.pieces.goals import Goals
from tribes_tui.games.rise_of_tribes.words.board import event_parts
from tribes_tui.table.advice.help import HelpScreen

NARROWEST = 29 - 1
"""Columns of a line below an event in a window of 80 columns, beside the widest map."""
PIECES: dict[str, Any] = {
    "Sabertooth Tiger": {"tiger": "C"},
    "Mammoth": {"mammoth": {"hex": "D"}},
    "Invaders": {"invaders": {"hex": "B", "count": 5}},
}


@pytest.mark.parametrize("tile", EVENTS)
def test_k13_what_an_event_does_has_room(tile: str) -> None:
    members = {"A": [2, 1], "E": [1, 2, 2], "J": [3, 0, 0, 1]}
    row = ("Discovery", res(2, 2, 2)) if tile == "Discovery" else tile
    state = lay(members, players=4, tiles=TILES, row=[row], hand=["sun", "moon"], **PIECES.get(tile, {}))
    assert len(wrap(event_parts(state, 0, NAMES).does, NARROWEST)) <= 4


async def test_k11_what_a_leader_does_stands_below_their_tribe() -> None:
    state = GAME.new_state(2, 3, MODULES)
    while any(power < 0 for power in state.power):
        state.apply(state.legal_actions()[0])
    async with stage(2, MODULES, SMALL) as shown:
        await shown.show(state, 0)
        rows = shown.piece("tribes").text().splitlines()
        assert [row.strip().startswith("leader: ") for row in rows] == [False, False, True, False, True]


@pytest.mark.parametrize("width", [29, 31, 32, 36, 39, 41])
async def test_a_goals_row_says_what_it_costs_by_kind(width: int) -> None:
    """For each development, whatever one holds; what isn't there is marked without colours, too."""
    state = lay({"E": [2], "F": [1]}, tiles="lfmlfmlfm", phase="actions", hand=["blank", "moon"])
    goals = Goals()
    async with alone(goals, (width, 3)):
        for goal in range(DEVELOPMENTS):
            state.goals[0] = 2**goal
            for held in product(range(3), repeat=3):
                state.resources[:3] = held
                [one] = layout.goals(state, 0)
                goals.show([layout.village(state, 0), one], "you")
                row = next(line for line in goals.text().splitlines() if one.title in line)
                figures = [int(figure) for figure in re.findall(r"\d+", row)]
                assert figures == [*GOAL_COST[goal][:3], 1], row
                assert ("+any" in row) == (goal == MYSTICISM)
                assert one.is_ready == (not any(one.lacks))


async def test_where_there_are_rows_events_and_goals_say_all_that_they_do_and_else_which_key_tells() -> None:
    row = ["Sabertooth Tiger", ("Discovery", res(2, 1, 2))]
    goals = [{"goals": ["Cart", "Gather 6 resources", "Control all terrain types"]}]
    few = lay({"E": [2], "F": [1]}, tiles="lfmlfmlfm", phase="build", tribes=[{"goals": ["Cart"]}], row=row[1:])
    many = lay({"E": [2]}, tiles="lfmlfmlfm", phase="actions", hand=["sun", "moon"], row=row, tiger="C", tribes=goals)
    async with stage(2) as shown:
        await shown.show(few, 0)
        assert event_parts(few, 0, NAMES).does in " ".join(shown.piece("events").text().split())
        assert "MOVE 2 more members" in shown.piece("goals").text()
        await shown.show(many, 0)
        told = shown.piece("events").text()
        assert re.search(r"Sabertooth Tiger: in C\n \S", told)
        assert re.search(r"Discovery: .*\n \S", told)
        told = shown.piece("goals").text()
        assert re.search(r"Gather 6 resources +0/6 +2", told)
        assert re.search(r"Control all terrains +1/3 +2", told)
        assert "alone in one hex" not in told


async def test_in_a_wide_column_achievements_say_what_they_ask() -> None:
    goals = [{"goals": ["Majority in lakes", "Control all terrain types"]}]
    state = lay({"E": [2]}, tiles="lfmlfmlfm", phase="actions", hand=["sun", "moon"], tribes=goals)
    async with stage(2, size=Size(120, 40)) as shown:
        await shown.show(state, 0)
        told = shown.piece("goals").text()
        assert "alone in one hex of each" in told
        assert "more than all others there" in told


async def test_what_explains_the_events_next() -> None:
    state = lay({"E": [2]}, tiles="lfmlfmlfm", phase="actions", hand=["sun", "moon"], row=["Drought"])
    async with stage(2) as shown:
        await shown.show(state, 0)
        shown.screen.do_what()
        await shown.pilot.pause()
        page = shown.screen.app.screen
        assert isinstance(page, HelpScreen)
        assert page.at == shown.screen.cursor
        page.action_walk(1)
        assert page.at == "event:0"


async def test_many_goals_have_a_row_each_with_their_points_before_events_say_what_they_do() -> None:
    """Those that win most first; what events do, and the tribes' blank rows, give way."""
    goals = [
        "Oxen",
        "Cart",
        "Horse",
        "Bow",
        "Control all terrain types",
        "Majority in 5 connected",
        "Complete the tribe",
        "Majority in mountains",
        "Occupy any 8 hexes",
    ]
    tribes: Any = [{"goals": goals}, {}]
    row = ["Drought", ("Plentiful Wood", res(0, 6))]
    hand = ["sun", "moon"]
    state = lay({"E": [5], "B": [0, 5]}, tiles="mllfmfmfl", phase="actions", hand=hand, row=row, tribes=tribes)
    async with stage(2, size=SMALL) as shown:
        await shown.show(state, 0)
        rows = [line.split() for line in shown.screen.query_one(Goals).text().splitlines()]
        assert [row[-1] for row in rows][1:] == ["4", "3", "3", "2", "2", "1", "1", "1", "1"]
