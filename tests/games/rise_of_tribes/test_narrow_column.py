"""In the narrowest column nothing is cut without its sign, figures never; and the tribe's name stays, its power beside it (K11, K13)."""

from __future__ import annotations

import re
from itertools import product
from typing import Any

import pytest
from textual.geometry import Size

from rules.rise_of_tribes.components.box import DEVELOPMENTS, EVENTS, TRIBES
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
    assert len(event_parts(state, 0, NAMES).does[-1]) <= NARROWEST


@pytest.mark.parametrize("players", [2, 3, 4])
async def test_k11_the_name_of_a_tribe_stays_where_there_are_leaders(players: int) -> None:
    """What its leader does stands beside it, where both have room."""
    state = GAME.new_state(players, 3, MODULES)
    while any(power < 0 for power in state.power):
        state.apply(state.legal_actions()[0])
    async with stage(players, MODULES, SMALL) as shown:
        await shown.show(state, 0)
        heads = [line for line in shown.text.splitlines() if re.search(r" of 15( points)? *$", line)]
    assert len(heads) >= players
    for seat in range(players if players == 2 else 1):  # of more, each of the others has a row with what it holds
        assert any(TRIBES[state.tribe[seat]] in head for head in heads), (TRIBES[state.tribe[seat]], heads)


@pytest.mark.parametrize("width", [29, 31, 32, 36, 39, 41])
async def test_a_goals_row_says_what_it_lacks_by_kind(width: int) -> None:
    """Or that it is ready: for each development, whatever one holds; never its price alone, which would be taken for what it lacks.
    In the narrowest columns there is no room for the word beside Mysticism's four kinds."""
    state = lay({"E": [2], "F": [1]}, tiles="lfmlfmlfm", phase="actions", hand=["blank", "moon"])
    goals = Goals()
    async with alone(goals, (width, 3)):
        for goal in range(DEVELOPMENTS):
            state.goals[0] = 2**goal
            for held in product(range(3), repeat=3):
                state.resources[:3] = held
                [one] = layout.goals(state, 0)
                goals.show(layout.village(state, 0), [one], "", False)
                row = next(line for line in goals.text().splitlines() if one.short[:2] in line)
                is_long = one.title == "Mysticism" and width < 36
                assert "lack" in row or "ready" in row or is_long, row
                row, won, _ = row.rstrip("│ ").partition("1p" if "1pt" in row else "1 point")
                assert won, row
                figures = re.findall(r"(?<![+\w])\d+", row)
                assert figures or "ready" in row, row
                words = re.findall(r"(?<![+\w])\d+ ?(?:food|wood|stone|any|of each|f|w|s)\b", row)
                assert len(figures) == len(words), row


async def test_where_there_are_rows_events_and_goals_say_all_that_they_do_and_else_which_key_tells() -> None:
    row = ["Sabertooth Tiger", ("Discovery", res(2, 1, 2))]
    goals = [{"goals": ["Cart", "Gather 6 resources", "Control all terrain types"]}]
    few = lay({"E": [2], "F": [1]}, tiles="lfmlfmlfm", phase="build", tribes=[{"goals": ["Cart"]}], row=row[1:])
    many = lay({"E": [2]}, tiles="lfmlfmlfm", phase="actions", hand=["sun", "moon"], row=row, tiger="C", tribes=goals)
    async with stage(2) as shown:
        await shown.show(few, 0)
        assert event_parts(few, 0, NAMES).does[-1] in shown.piece("events").text(), (
            "rows kept for buttons come before all"
        )
        assert "MOVE 2 more members" in shown.piece("goals").text()
        await shown.show(many, 0)
        assert [line.rstrip() for line in shown.piece("events").text().splitlines()] == [
            "Sabertooth Tiger: in C",
            " A die hunts it: 1 point.",
            "Discovery: 5 resources left",
            " Move to others' hex: take 1.",
        ]
        told = shown.piece("goals").text()
        assert re.search(r"Gather 6 resources +0/6 2pts", told)
        assert re.search(r"Control all terrains +1/3 2pts", told)
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
        assert rows[-1] == ["and", "Horse", "1pt,", "Bow", "1pt"]
        assert [row[-1] for row in rows][1:-1] == ["4pts", "3pts", "3pts", "2pts", "2pts", "1pt", "1pt"]
