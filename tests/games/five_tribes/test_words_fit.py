"""The line about every lit target fits the smallest window, and says what it brings."""

from __future__ import annotations

import pytest

from rules.five_tribes.components.pieces import DJINN_NAMES, PAID_POWERS
from tests.games.five_tribes.helpers import looked, rich, scene_of, walk
from tests.rules.five_tribes.build import act, board, table
from tests.table.helpers import NAMES
from tribes_tui.games.five_tribes.table import FiveTribesBoard
from tribes_tui.games.five_tribes.words import sentences as words
from tribes_tui.games.five_tribes.words.outcomes import outcome
from tribes_tui.games.five_tribes.words.things import djinn_in_short, power_in_short
from tribes_tui.table.explain import look_at

WIDTH = 78


@pytest.mark.parametrize("players", [2, 4])
def test_the_line_about_each_lit_target_fits(players: int) -> None:
    shared = FiveTribesBoard()
    for state in walk(players, 3, rich(players, 3))[::9]:
        if not state.is_terminal:
            scene, chooser = scene_of(state, state.current_player, board=shared)
            for name in chooser.lit:
                line = look_at(shared, scene, chooser, words, name).text
                assert line
                assert len(line) <= WIDTH, line


@pytest.mark.parametrize("name", DJINN_NAMES)
def test_every_djinn_fits(name: str) -> None:
    assert len(djinn_in_short(name)) <= WIDTH
    if PAID_POWERS >> DJINN_NAMES.index(name) & 1:
        assert len("Enter: use " + power_in_short(name)) <= WIDTH


def test_a_tile_to_take_says_its_best_end() -> None:
    state = table(board(a1="YW", c1="RRW"))
    assert looked(state, 0, "tile:a1").endswith("take a1, at best to c1 2 elders +4, small market")


def test_a_tile_farther_off_says_where_the_game_walks() -> None:
    state = table(board(a1="YW", c1="RRW", e5="Y"))
    act(state, "take a1")
    assert looked(state, 0, "tile:c1") == "Enter: go to c1 2 elders +4, small market"
    assert looked(state, 0, "tile:b1") == "Enter: drop a vizier to the east"


def test_a_tile_beside_where_the_move_can_also_end_says_both() -> None:
    state = table(board(a1="YWG", b1="G", d1="W"))
    act(state, "take a1")
    line = "Enter: drop one on b1; f ends there: 2 merchants +0, control +6, small market"
    assert looked(state, 0, "tile:b1") == line


def test_several_tribes_on_one_tile_are_told_apart() -> None:
    state = table(board(a1="WG", c1="GW"))
    act(state, "take a1")
    line = looked(state, 0, "tile:c1")
    assert line == "Enter: go to c1, 2W +4 or 2G +0: then choose the tribe", line
    assert looked(state, 0, "colour:W", ("tile:c1",)).startswith("Enter: go to c1 2 elders +4")


def test_bids_say_who_acts_before_whom() -> None:
    from tests.rules.five_tribes.build import bidding

    state = bidding(3, [2, 0, 1])
    act(state, "bid 5")
    assert outcome(state.view(0), state.read("bid 8"), ["you", "Bo", "Cy"]) == "order so far: you, Cy"
    assert outcome(state.view(0), state.read("bid 0"), ["you", "Bo", "Cy"]) == "order so far: Cy, you"


def test_fakirs_say_what_the_builders_earn() -> None:
    state = table(board(a4="B", b4="B"), seats=[{"resources": ["Fakir", "Fakir"]}])
    act(state, "take a4", "drop B east")
    blues = state.blues[state.final]
    assert outcome(state.view(0), state.read("fakirs 2"), NAMES) == f"(2 + 2) x {blues} = {4 * blues} GC"


def test_a_market_says_points_and_price() -> None:
    state = table(board(a1="Y", b1="Y"), row=["Fish", "Wheat", "Fish", "Fakir"], seats=[{"resources": ["Fish"]}])
    act(state, "take a1", "drop Y east")
    view = state.view(0)
    assert outcome(view, state.read("card 2"), NAMES) == "-3 gold, +2 merchandise"
    assert outcome(view, state.read("card 1"), NAMES) == "-3 gold, +1 merchandise"


def test_a_large_market_says_which_second_card_goes_best_with_the_first() -> None:
    state = table(board(c2="Y", d2="Y"), row=["Fish", "Fish", "Fakir", "Wheat"])
    act(state, "take c2", "drop Y east")
    assert outcome(state.view(0), state.read("card 1"), NAMES) == "6 GC for two: with Wheat +3 merchandise"


def test_a_kill_says_what_is_won_and_who_loses() -> None:
    state = table(board(a1="R", b1="R", c1="Y", e5="WW"), seats=[{}, {"viziers": 2}])
    act(state, "take a1", "drop R east")
    view = state.view(0)
    assert outcome(view, state.read("kill Y c1"), NAMES) == "+6 tiles"
    assert outcome(view, state.read("rob vizier 1"), ["you", "Bo"]) == "Bo -1 viziers"
