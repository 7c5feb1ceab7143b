"""What a newcomer asked in their first turns: how dice count, what a figure is capped by, what a new event does, where members would be lost."""

from __future__ import annotations

import re
from typing import Any

import pytest

from rules import Event
from rules.rise_of_tribes import decision
from rules.rise_of_tribes.components import frames
from rules.rise_of_tribes.components.box import DEVELOPMENTS, EVENTS, FACES, GOALS, MOVE
from tests.games.rise_of_tribes.choosing.test_before_one_chooses import BOARD, begins
from tests.games.rise_of_tribes.choosing.test_decisions import look
from tests.games.rise_of_tribes.scenes import MEDIUM, NAMES, SMALL, chooser_of, random_states, stage
from tests.rules.rise_of_tribes.table import do, lay, res
from tests.widgets.mounting import alone
from tribes_tui.games.rise_of_tribes.pieces import layout
from tribes_tui.games.rise_of_tribes.pieces.goals import Goals
from tribes_tui.games.rise_of_tribes.words import news
from tribes_tui.games.rise_of_tribes.words.board import event_parts
from tribes_tui.games.rise_of_tribes.words.figures import gain, level_with, room
from tribes_tui.games.rise_of_tribes.words.spoken import hex_facts
from tribes_tui.table.advice.help import HelpScreen
from tribes_tui.table.choice.selection import Beginning
from tribes_tui.widgets.screen.top_screen import KeyLine
from tribes_tui.words.help import facts_of

TILES = "lfmlfmlfm"
FULL: Any = {"B": [4], "I": [0, 3]}


def at_grow(members: dict[str, list[int]], hand: list[str]) -> Any:
    return do(lay(members, tiles=TILES, phase="actions", hand=hand), f"{hand[0]} grow")


@pytest.mark.parametrize("hand", [["sun", "moon"], ["moon"]])
def test_nobody_is_grown_to_be_lost_at_the_limit_while_one_may_stop_and_no_die_moves_them_out(hand: list[str]) -> None:
    state = at_grow(FULL, hand)
    assert begins(state) == "hex:B", "there is room for the fifth"
    state.apply(state.read("grow B"))
    assert "is lost unless one leaves" in look(state, "hex:B")
    assert begins(state) == ("hex:B" if len(hand) > 1 else "done"), "the die that is left can move out who is too many"


@pytest.mark.parametrize("die", ["sun", "blank", "moon"])
def test_the_last_die_moves_those_who_would_be_lost(die: str) -> None:
    state = lay({"B": [6], "I": [0, 3]}, tiles=TILES, phase="actions", hand=[die])
    assert begins(state) == f"offer:{die}:MOVE"


@pytest.mark.parametrize("hand", [["sun", "moon"], ["moon", "sun"], ["sun"]])
def test_where_the_tribe_has_no_room_to_grow_a_die_makes_it_spread_and_nobody_is_lost(hand: list[str]) -> None:
    goals: Any = [{"goals": ["Majority in forests", "Occupy any 8 hexes", "Majority in lakes"]}, {}]
    state = lay({"E": [5], "B": [0, 5]}, tiles="mllfmfmfl", phase="actions", hand=hand, tribes=goals)
    turn, most = state.turn, 0
    while state.turn == turn:
        chooser, beginning = chooser_of(state, 0), Beginning(BOARD, state.view(0))
        while chooser.chosen is None:
            assert chooser.pick(beginning.best_first(chooser)[0])
        state.apply(chooser.chosen)
        most = max(most, 20 - state.supply[0])
    assert state.occupied[0].bit_count() > 3
    assert 20 - state.supply[0] == most


async def test_how_dice_count_stands_on_the_table_while_one_is_placed() -> None:
    state = lay(FULL, tiles=TILES, phase="actions", hand=["sun", "moon"])
    async with stage(2, size=SMALL) as shown:
        await shown.show(state, 0)
        assert re.search("how many with +☼ +◐", shown.text)
        assert ": drops a blank" in shown.text
    async with stage(2, size=MEDIUM) as shown:
        await shown.show(state, 0)
        assert "2 suns: strong" in shown.text
        assert ": drops a blank" in shown.text


@pytest.mark.parametrize("size", [MEDIUM], ids=str)
async def test_a_figure_that_is_less_than_the_dice_would_give_says_by_what(size: Any) -> None:
    state = lay({"B": [4], "I": [0, 3]}, tiles=TILES, phase="actions", hand=["sun", "moon"])
    async with stage(2, size=size) as shown:
        await shown.show(state, 0)
        assert "you have 4" in shown.line("action:MOVE")
        assert "only 1 hex" in shown.line("action:GATHER")
        assert "room for 1" in shown.line("action:GROW")
        await shown.show(lay({"B": [1], "I": [0, 3]}, tiles=TILES, phase="actions", hand=["sun"]), 0)
        assert "new members" in shown.line("action:GROW")


@pytest.mark.parametrize("tile", EVENTS)
def test_as_an_event_comes_it_is_said_what_it_does(tile: str) -> None:
    told = news.event(Event("event_drawn", None, {"tile": tile}), NAMES)
    row = ("Discovery", res(2, 2, 2)) if tile == "Discovery" else tile
    pieces: Any = {
        "Sabertooth Tiger": {"tiger": "C"},
        "Mammoth": {"mammoth": {"hex": "D"}},
        "Invaders": {"invaders": {"hex": "B", "count": 5}},
    }
    does = event_parts(lay(FULL, tiles=TILES, row=[row], **pieces.get(tile, {})), 0, NAMES).does
    assert told == f"Event: {tile.removeprefix('Dugout ')}. {does}"


def test_what_is_gathered_is_all_that_one_gets() -> None:
    row: Any = [("Plentiful Wood", res(0, 6))]
    state = lay({"B": [1], "I": [0, 3]}, tiles=TILES, phase="actions", hand=["blank", "moon"], row=row)
    state = do(state, "blank gather")
    assert "(+4 wood, 2 from the event)" in look(state, "hex:B")
    state.apply(state.read("gather B"))
    assert state.resources[1] == 4


@pytest.mark.parametrize("width", [29, 31])
async def test_an_achievement_says_what_of_and_its_points_however_narrow(width: int) -> None:
    names = ["Majority in 5 connected", "Oxen"]
    state = lay(FULL, tiles=TILES, phase="actions", hand=["blank"], tribes=[{"goals": names}, {}])
    goals, own = Goals(), layout.goals(state, 0)
    async with alone(goals, (width, 3)):
        goals.show([layout.village(state, 0), *own], "")
        assert re.search(r"Connected majorities +\d/5 +2", goals.text())
    goals = Goals()
    async with alone(goals, (width, 2)):
        goals.show([layout.village(state, 0), *own], "", True)
        assert re.search(r"Connected.* 2 .*Oxen", goals.text().replace("…", "… "))


def test_the_room_of_a_hex_is_that_for_all_in_it() -> None:
    assert hex_facts(lay(FULL, tiles=TILES), 1, ("you", "Bo")).endswith("your 4 members; room for 5 in all.")


async def test_help_is_about_the_place_under_the_cursor_names_the_signs_and_has_the_facts_that_had_no_room() -> None:
    state = lay(FULL, tiles=TILES, phase="actions", hand=["sun", "moon"])
    async with stage(2, size=SMALL) as shown:
        await shown.show(state, 0)
        await shown.pilot.press("question_mark")
        page = shown.screen.app.screen
        assert isinstance(page, HelpScreen)
        assert page.at == shown.screen.cursor
        assert any(key.key == "i" for key in page.query_one(KeyLine).fitting(SMALL.width))
        at = shown.screen.cursor
        for key in ("down", "pagedown"):
            before = page.panel.scroll_y
            await shown.pilot.press(key)
            assert page.panel.scroll_y > before, key
        told = " ".join(str(one.render()) for one in page.query(".fact"))
        assert all(fact.words in told for fact in facts_of(state.view(0), ("you", "Bo")))
        await shown.pilot.press("escape")
        assert shown.screen.cursor == at
        assert shown.screen.view.legal_actions() == state.legal_actions()


@pytest.mark.parametrize("size", [SMALL, MEDIUM], ids=str)
async def test_grow_says_for_how_many_there_is_room_where_a_die_brings_more(size: Any) -> None:
    """At the table above the figures, and on the line of Enter; nothing of it where all find room."""
    async with stage(2, size=size) as shown:
        for members, free in (({"E": [3], "A": [0, 3]}, 2), ({"E": [3], "B": [1], "A": [0, 3]}, 6)):
            state = lay(members, tiles=TILES, phase="actions", hand=["sun"])
            await shown.show(state, 0)
            is_told = free < 4
            assert size == SMALL or (f"room for {free}" in shown.text) is is_told
            assert (f"room for {free}" in look(state, "offer:sun:GROW")) is is_told


def test_the_cursor_puts_back_a_goal_not_begun_where_those_to_be_drawn_are_worth_more() -> None:
    """Three majorities are held that may be drawn; what has begun stays."""
    own: Any = {"goals": ["Bow", "Occupy any 8 hexes"]}
    members = {**{hex: [1] for hex in "ABCDEFG"}, "I": [0, 2]}
    state = lay(members, tiles=TILES, phase="actions", hand=["sun"], villages={"A": 0}, tribes=[own, {}])
    assert begins(do(state, "sun lead")) == "goal:Bow"


def test_the_cursor_never_leaves_a_goal_that_is_done_and_asks_nothing() -> None:
    """However many villages each point makes worth less."""
    seen = 0
    for seed in range(12):
        for state in random_states(2, seed, {}, every=1, wise=5):
            if state.current_player != 0 or decision(state).kind != frames.BUILD:
                continue
            rows = [state.game.actions[one] for one in state.legal_actions()]
            done = [row for row in rows if row.kind == "COMPLETE" and GOALS.index(row.fields["goal"]) >= DEVELOPMENTS]
            if done and {row.kind for row in rows} == {"COMPLETE", "DONE"}:
                assert begins(state) != "done"
                seen += 1
    assert seen > 5


@pytest.mark.parametrize("members", [{"B": [4], "I": [0, 3]}, {"E": [5], "I": [0, 3]}, {"B": [5], "I": [1, 3]}])
def test_no_member_is_given_away_while_a_die_may_still_move_them_on(members: dict[str, list[int]]) -> None:
    """Neither is the room there is said to be all there will be."""
    state = lay(members, tiles=TILES, phase="actions", hand=["sun", "moon"])
    assert "until you MOVE" in look(state, "offer:sun:GROW")
    moves = gain(state, 0, MOVE, level_with(state, MOVE, FACES.index("moon")))[0]
    most, before = min(4, room(state, 0) + moves), state.supply[0]
    state = do(state, "sun grow")
    while decision(state).kind == frames.GROW and begins(state) != "done":
        state.apply(state.read(f"grow {begins(state).removeprefix('hex:')}"))
    assert before - state.supply[0] >= most > 0
    assert "until" not in look(lay(members, tiles=TILES, phase="actions", hand=["sun"]), "offer:sun:GROW")
