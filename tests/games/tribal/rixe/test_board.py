"""What the Rixe's table shows: zones, complete columns, the hand, rounds, and slots that are out of sight."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from textual.geometry import Size

from rules.tribal.rixe.state import RixeState
from tests.games.tribal.helpers import SIZES, SMALLEST, Shown, random_states, show
from tests.games.tribal.test_reachable import reached
from tests.rules.tribal_rixe.layouts import EIGHT, NINE, act, rixe
from tribes_tui.games.tribal.rixe.table import RixeBoard
from tribes_tui.table.screen import board_of


def test_the_board_is_found_by_the_games_id() -> None:
    assert type(board_of("tribal_rixe")) is RixeBoard


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_complete_columns_are_whole_and_ready(players: int, size: Size) -> None:
    zones = [[NINE, "D4"], *[[card] for card in ("M6", "T6", "L6")[: players - 1]]]
    shown = show(rixe(zones, [[card] for card in ("D2", "D3", "D5", "D6")[:players]]), 0, size)
    assert "9…1" in shown.text()
    ready = shown.drawing.targets.get("column:0")
    assert ready is not None
    assert shown.drawing.canvas.roles[ready.region.y][ready.region.x] == "ready"
    assert "column:0" in shown.chooser.lit
    column = [target for target in shown.drawing.targets if target.lane == 0 and target.name.startswith("card:")]
    assert len(column) == 9


def test_the_hand_is_sorted_by_colour_and_value() -> None:
    shown = show(rixe([["D4"], ["M6"]], [["T9", "D7", "L2", "M3", "D7", "T2"], ["D1"]]), 0)
    lines = shown.text().splitlines()
    orange, blue = (next(line for line in lines if line.startswith(f" {name}")) for name in ("orange", "blue"))
    assert orange.split() == ["orange", "M3", "D7", "D7"]
    assert blue.split() == ["blue", "L2", "T2", "T9"]
    twins = shown.drawing.targets.get("hand:D7")
    assert twins is not None
    assert len(twins.spots) == 2


def test_others_hands_are_a_number() -> None:
    for state in random_states("tribal_rixe", 3, 4, 60):
        assert isinstance(state, RixeState)
        shown = show(state, 1)
        names = {target.name for target in shown.drawing.targets if target.name.startswith("hand:")}
        assert names == {f"hand:{name}" for name in _types(state.hands[1])}
        if not state.is_terminal:
            assert "unseen" in shown.board.header(shown.scene)


def _types(hand: list[int]) -> set[str]:
    from rules.tribal.cards import TYPE_NAMES

    return {TYPE_NAMES[card >> 1] for card in hand}


def test_a_hand_card_shows_every_place_where_it_may_go() -> None:
    shown = show(rixe([["D4", ""], ["M4", "L9"]], [["L3", "D9"], ["D1"]]), 0, picked=("hand:L3",))
    assert shown.chooser.lit == {"card:D4a", "card:M4a"}
    assert shown.text().count("+L3") == 2
    nine = show(rixe([["D4", ""], ["M4", "L9"]], [["L3", "D9"], ["D1"]]), 0, picked=("hand:D9",))
    assert nine.chooser.lit == {"empty:0"}
    assert "+D9" in nine.text()


def test_points_are_told_by_rounds() -> None:
    state = random_states("tribal_rixe", 2, 3, 10_000)[-1]
    assert isinstance(state, RixeState)
    gains = "+".join(str(points[0]) for points, _ in state.tallies)
    assert f"you {state.points[0]} = {gains}" in show(state, 0).text()
    large = show(state, 0, Size(160, 50)).text()
    assert "1   2   3   4   5  all" in large


def test_after_a_dry_lap_a_zone_is_chosen() -> None:
    state = rixe([["D4"], ["M6"]], [["D8"], ["D7"]], phase="new_column", turned="L5", dry=2)
    shown = show(state, 0)
    assert shown.chooser.lit == {"zone:0", "zone:1"}
    assert "turned up" in shown.text()
    assert "first lay the card" in shown.look("card:D4a").text


@pytest.mark.parametrize(
    ("name", "picked", "there"),
    [
        ("card:D4a", (), "no column's end takes it"),
        ("hand:D8", (), "no column's end takes your card"),
        ("card:M6a", ("hand:L3",), "one less, of the other colour"),
        ("card:L9a", ("hand:L3",), "not into its middle"),
        ("column:0", (), "from 9 down to 1"),
        ("empty:1", ("hand:L3",), "only a 9"),
        ("empty:1", (), "choose a card first"),
        ("stock", (), "so you may not draw"),
        ("end", (), "your turn goes on"),
        ("zone:1", (), "after a lap without"),
    ],
)
def test_what_is_not_lit_says_why(name: str, picked: tuple[str, ...], there: str) -> None:
    state = rixe([["D4"], ["M6", "L9 D8", ""]], [["L3", "D8"], ["D7"]], stock=["D1"])
    line = show(state, 0, picked=picked).look(name).text
    assert there in line, line


def test_every_target_that_is_not_lit_can_be_asked_about() -> None:
    for state in random_states("tribal_rixe", 3, 9, 41):
        if state.is_terminal:
            continue
        shown = show(state, state.current_player)
        for target in shown.drawing.targets:
            if target.name not in shown.scene.lit:
                line = shown.look(target.name).text
                assert "No: " in line or target.name == "turned", (target.name, line)


# ---- More slots than fit ----------------------------------------------------------------------

ENDS = [f"{symbol}{value}{copy}" for value in (8, 6, 4, 3) for symbol in "DMLT" for copy in "ab"]


def crowded(players: int = 2, **more: Any) -> RixeState:
    """More slots than a window of 80 columns can show at once."""
    slots = [ENDS[i::players] for i in range(players)]
    return rixe(slots, [["D7", "L2", "T2", "M5"], *[[card] for card in ("D1", "M1", "L1")[: players - 1]]], **more)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_marks_tell_of_slots_out_of_sight(players: int) -> None:
    shown = show(crowded(players), 0)
    assert "→" in shown.text()
    assert shown.board.follows_cursor
    wide = show(crowded(players), 0, Size(240, 50))
    assert not wide.board.follows_cursor
    assert "→" not in wide.text()


def test_a_click_on_the_mark_shows_the_next_slots() -> None:
    state = crowded()
    shown = show(state, 0)
    mark = next(line for line in shown.text().splitlines() if "→" in line)
    assert shown.drawing.layout is not None
    target = shown.drawing.targets.at(_offset(shown, mark))
    assert target is not None
    assert target.name.startswith("column:")
    moved = show(state, 0, cursor=target.name)
    again = moved.drawing.targets.get(target.name)
    assert again is not None
    assert moved.drawing.layout is not None
    assert moved.drawing.layout.body.contains_region(again.region)
    assert "←" in moved.text()


def _offset(shown: Shown, row: str):  # type: ignore[no-untyped-def]
    from textual.geometry import Offset

    return Offset(row.index("→"), shown.text().splitlines().index(row))


@pytest.mark.parametrize("players", [2, 4])
def test_arrows_reach_what_is_out_of_sight_and_bring_it_into_view(players: int) -> None:
    state = crowded(players)
    for picked in ((), ("hand:D7",)):
        first = show(state, 0, picked=picked)
        places = {*first.chooser.lit, *picked}
        found, new = set[str](), [min(places)]
        while new:
            here = new.pop()
            shown = show(state, 0, picked=picked, cursor=here)
            target, layout = shown.drawing.targets.get(here), shown.drawing.layout
            assert target is not None
            assert layout is not None
            assert layout.body.contains_region(target.region), here
            found.add(here)
            new += [n for n in reached_once(shown, here, places) if n not in found and n not in new]
        assert found == places


def reached_once(shown: Shown, here: str, places: set[str]) -> set[str]:
    steps = (shown.drawing.targets.walk(here, way, places) for way in ("left", "right", "up", "down"))
    return {name for name in steps if name is not None}


def test_out_of_sight_is_never_in_the_way() -> None:
    for cursor in (None, "column:13", "column:20"):
        shown = show(crowded(), 0, cursor=cursor)
        assert shown.drawing.layout is not None
        body = shown.drawing.layout.body
        seen = [s for t in shown.drawing.targets for s in t.spots if body.overlaps(s)]
        assert all(body.contains_region(spot) for spot in seen)
        assert all(not a.overlaps(b) for i, a in enumerate(seen) for b in seen[i + 1 :])


# ---- Walking ----------------------------------------------------------------------------------


def test_arrows_go_from_column_to_column_whatever_their_length() -> None:
    state = rixe([[EIGHT, "D8", "T5 D4", "L8"], ["M6", "M9 L8 M7"]], [["D1"], ["D7"]])
    shown = show(state, 0)
    ends = ["card:M2a", "card:D8a", "card:D4a", "card:L8a", "card:M6a", "card:M7a"]
    for here, there in pairwise(ends):
        assert shown.drawing.targets.walk(here, "right", ends) == there
        assert shown.drawing.targets.walk(there, "left", ends) == here


def test_up_and_down_stay_in_the_column_and_leave_it_at_its_ends() -> None:
    state = rixe([[EIGHT, "D8"], ["M6", "T7"]], [["D5"], ["D7"]], stock=["L1"])
    shown = show(state, 0)
    targets = shown.drawing.targets
    lit = ["card:D4a", "card:T3a", "card:M6a", "hand:D5"]
    names = [target.name for target in targets if target.lane == 0 and target.name.startswith("card:")]
    assert targets.walk(names[0], "down", names) == names[1]
    assert targets.walk(names[3], "up", names) == names[2]
    assert targets.walk(names[-1], "down", [*names, *lit]) == "hand:D5"
    assert reached(shown, names[0], {*names, "hand:D5"}) == {*names, "hand:D5"}


def test_the_card_just_drawn_is_marked() -> None:
    state = rixe([["D4"], ["M6"]], [["D8"], ["D7"]], stock=["L3", "L1"])
    state.events = []
    act(state, "draw")
    names = [name for event in state.events for name in RixeBoard().touched(event)]
    assert names == ["hand:L3"]
    assert show(state, 0, SMALLEST).drawing.targets.get("hand:L3") is not None
