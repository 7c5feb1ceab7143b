"""What a newcomer asks at the table is said there: what land gives, how many go in a hex, whose points a figure is."""

from __future__ import annotations

import re
from typing import Any

import pytest
from textual.geometry import Size

from tests.games.rise_of_tribes.positions import at_dice
from tests.games.rise_of_tribes.scenes import GAME, MEDIUM, NAMES, SMALL, random_states, scene_of, stage
from tests.rules.rise_of_tribes.table import do, lay, res
from tribes_tui.games.rise_of_tribes.facts import facts
from tribes_tui.games.rise_of_tribes.lesson import lesson
from tribes_tui.games.rise_of_tribes.pieces.column import RiseLegend
from tribes_tui.games.rise_of_tribes.pieces.island import hexes
from tribes_tui.games.rise_of_tribes.table import BOARD
from tribes_tui.games.rise_of_tribes.words import actions as words
from tribes_tui.games.rise_of_tribes.words.board import event_parts
from tribes_tui.games.rise_of_tribes.words.places import outcome
from tribes_tui.games.rise_of_tribes.words.things import goal_does


@pytest.mark.parametrize("players", [2, 3, 4])
async def test_where_one_settles_it_is_said_what_each_land_gives_and_how_many_may_be_there(players: int) -> None:
    state = GAME.new_state(players, 3)
    for size in (SMALL, MEDIUM):
        async with stage(players, size=size) as shown:
            await shown.show(state, state.current_player)
            text = " ".join(shown.text.split())
            if size == SMALL:
                column = " ".join(shown.screen.query_one(RiseLegend).text().split())
                assert "Lakes give food, forests wood, mountains stone." in column
                assert "Over 5 in a hex, members are lost." in column
                assert "your price; 1 point a turn" in text
                assert re.search(r"(⌂ village|Your village) \d \d \d \+1", text)
            gives = {"lake": "food", "forest": "wood", "mountain": "stone"}
            land = re.search(r"settle in [A-O] \((\w+): (\w+)\)", text)
            assert land
            assert gives[land[1]] == land[2]
    told = {fact.label: fact.words for fact in facts(state.view(0), NAMES)}
    assert "lakes give food" in told["The land"]
    assert "fight" in told["More than 5 in a hex"]


def test_where_members_grow_and_go_it_is_said_what_they_find_there() -> None:
    state = lay({"E": [2], "F": [1]}, tiles="lfmlfmlfm", phase="actions", hand=["blank", "moon"])
    state.apply(state.read("blank grow"))
    told = {words.action(state.view(0), action, NAMES) for action in state.view(0).legal_actions()}
    assert told >= {"grow a member in E (forest: wood)", "grow a member in F (mountain: stone)"}


def test_too_many_fight_only_where_two_sides_are() -> None:
    state = at_dice(row=["Drought"])
    shown = {one.letter: one.warning for one in hexes(state, NAMES)}
    assert shown["E"] == "5 fight"
    alone = lay({"A": [7], "D": [0, 1]}, players=2, tiles="lfmlfmlfm", phase="actions", hand=["sun"])
    assert {one.letter: one.warning for one in hexes(alone, NAMES)}["A"] == "2 too many"


def test_no_event_is_said_to_be_nowhere() -> None:
    for state in random_states(3, 5, {}, every=3):
        for slot in range(2):
            if state.row[slot] >= 0:
                assert "nowhere" not in str(event_parts(state, slot, NAMES))


@pytest.mark.parametrize("size", [SMALL, Size(100, 30), MEDIUM], ids=str)
async def test_a_plus_is_only_what_comes_each_turn(size: Size) -> None:
    """What a goal is worth stands below its word."""
    tribes: Any = [{"goals": ["Oxen", "Cart", "Bow"]}, {"goals": ["Oxen", "Cart", "Horse", "Bow", "Baskets"]}]
    state = lay({"E": [2], "F": [1]}, tiles="lfmlfmlfm", phase="actions", hand=["blank", "moon"], tribes=tribes)
    async with stage(2, size=size) as shown:
        await shown.show(state, 0)
        assert len(re.findall(r"\+\d", shown.text)) == 1, shown.text
        assert re.search(r"(⌂ village|Your village).*\+1", shown.piece("goals").text())
        assert shown.piece("tribes").text().splitlines()[0].rstrip().endswith("points")


def test_the_lesson_says_what_control_is() -> None:
    assert any("To control a hex" in step.text for step in lesson().steps)


def test_a_tribe_alone_over_the_limit_is_told_of_no_conflict_and_by_figures_that_small_hexes_hold() -> None:
    state = lay({"E": [5], "I": [0, 3]}, tiles="lfmlfmlfm", phase="actions", hand=["sun", "moon"])
    state.apply(state.read("moon grow"))
    view = state.view(0)
    row = view.game.actions[view.read("grow E")]
    told = outcome(view, row.kind, row.fields, NAMES)
    assert told == "1 of 6 is lost unless one leaves"
    assert len(f"Enter grow a member in E (mountain: stone): {told}") <= SMALL.width
    state.apply(state.read("grow E"))
    one = next(one for one in hexes(state, NAMES) if one.letter == "E")
    assert (one.warning, one.warning_short) == ("1 too many", "1 over")


@pytest.mark.parametrize("size", [SMALL, Size(100, 30), MEDIUM], ids=str)
async def test_a_village_tells_that_it_brings_a_point_each_turn(size: Size) -> None:
    async with stage(2, size=size) as shown:
        await shown.show(GAME.new_state(2, 3), 0)
        assert re.search(r"(⌂ village|Your village) +\d +\d +\d +\+1", shown.line("village"))
        assert "your price; 1 point a turn" in shown.piece("goals").text()


def test_a_lone_member_in_the_tar_pit_is_warned_of_whoever_comes_and_whoever_stays() -> None:
    tiles = {"E": "Tar Pit"}
    options = {"special_terrain": "all"}
    state = lay({"D": [2], "E": [2], "I": [0, 3]}, tiles=tiles, phase="actions", hand=["sun", "moon"], options=options)
    state.apply(state.read("sun move"))
    told = {}
    for action in state.legal_actions():
        row = state.game.actions[action]
        told[state.text(action)] = outcome(state.view(0), row.kind, row.fields, NAMES)
    assert told["move E B"] == "the one left in E is lost"
    assert told["move D A"] == told["move D E"] == ""
    state = lay({"D": [2], "I": [0, 3]}, tiles=tiles, phase="actions", hand=["sun", "moon"], options=options)
    state.apply(state.read("sun move"))
    row = state.game.actions[state.read("move D E")]
    assert outcome(state.view(0), row.kind, row.fields, NAMES) == "alone there, it is lost"


async def test_a_leader_with_a_row_of_their_own_says_what_they_do() -> None:
    tribes = [{"tribe": "Daba", "power": "Trader"}, {"tribe": "Kaha", "power": "Wayfarers"}]
    state = lay({"E": [2], "I": [0, 3]}, tribes=tribes, phase="actions", hand=["sun"], options={"leaders": True})
    async with stage(2, {"leaders": True}, MEDIUM) as shown:
        await shown.show(state, 0)
        assert "leader: Trader, trades 2 for 1" in shown.text or "leader: Trader, trade 2 for 1" in shown.text
        assert "leader: Wayfarers, travels far" in shown.text


@pytest.mark.parametrize("goals", [[], ["Gather 6 resources"]])
def test_what_an_event_gives_is_said_not_to_count_for_the_goal_of_gathering(goals: list[str]) -> None:
    row = ("Plentiful Food", res(6))
    state = lay(
        {"A": [1], "B": [1], "I": [0, 3]},
        tiles="lfmlfmlfm",
        phase="actions",
        hand=["sun", "moon"],
        row=[row],
        tribes=[{"goals": goals}],
    )
    state = do(state, "sun gather")
    view = state.view(0)
    told = BOARD().outcome(scene_of(state, 0), view.read("gather A"))
    assert told.startswith("4 food, of which 2 count for Gather 6" if goals else "4 food, 2 from the event")
    assert "not counting events" in goal_does("Gather 6 resources")


def test_a_goal_that_nobody_has_drawn_is_missed_by_who_is_meant_and_goals_are_ones_own() -> None:
    assert any("their own deck" in step.text for step in lesson().steps)


@pytest.mark.parametrize("size", [SMALL, MEDIUM], ids=str)
async def test_ones_own_goals_stand_once_and_those_of_others_by_their_tribe(size: Any) -> None:
    tribes: Any = [{"goals": ["Majority in forests"], "completed": ["Oxen"]}, {"goals": ["Majority in lakes"]}]
    members = {"E": [3], "B": [0, 3]}
    state = do(lay(members, tiles="lfmlfmlfm", phase="actions", hand=["sun", "moon"], tribes=tribes), "sun grow")
    async with stage(2, size=size) as shown:
        await shown.show(state, 0)
        assert "Bo wants Majority in lakes" in shown.piece("rivals").text()
        assert "forests" not in shown.piece("rivals").text()
        assert ("Your goals done: Oxen" in shown.piece("rivals").text()) == (size == MEDIUM)


async def test_what_the_lands_give_is_told_in_the_smallest_window_while_it_may_be_new() -> None:
    async with stage(2, size=SMALL) as shown:
        for turn in (6, 7):
            state = lay({"E": [3], "B": [0, 3]}, tiles="lfmlfmlfm", phase="build")
            state.turn = turn
            await shown.show(state, 0)
            assert ("Lakes give food" in shown.text) is (turn == 6)
