from __future__ import annotations

import rules
from rules import State
from tests.table.helpers import NAMES, indy
from tribes_tui.games.indy import words
from tribes_tui.games.indy.pieces.layout import hand_title, keyed, row_spots
from tribes_tui.games.indy.table import IndyBoard
from tribes_tui.table.board import board_of
from tribes_tui.table.board.scene import Scene
from tribes_tui.table.choice.explain import explanation, look_at, section_for, why_not
from tribes_tui.table.choice.selection import Chooser, ways

BOARD = IndyBoard()


def scene_of(state: State, viewer: int | None, picked: tuple[str, ...] = ()) -> tuple[Scene, Chooser]:
    view = state.view(viewer)
    chooser = ways(BOARD, view)
    for name in picked:
        assert chooser.pick(name), (name, chooser.lit)
    names = tuple("you" if seat == viewer else NAMES[seat] for seat in range(state.players))
    return Scene(view, names, viewer, picked=chooser.picked, lit=frozenset(chooser.lit)), chooser


LIGHT = {
    "phase": "LIGHT",
    "tokens": [4, 3],
    "hands": [["CR3", "HR2", "OB5", "E"], ["CG1", "CG2", "HB3", "OG4"]],
    "table": ["CR6", "HG1", "OR4"],
}


def test_the_board_is_found_by_the_games_id() -> None:
    assert type(board_of("indy")) is IndyBoard


def test_a_swap_is_chosen_from_either_end() -> None:
    view = indy(LIGHT).view(0)
    swap = view.game.actions.find("SWAP", h="CR3", i=1)
    for path in (("hand:a", "table:2"), ("table:2", "hand:a")):
        assert ways(BOARD, view).ways[path] == swap


def test_one_of_two_eagles_is_as_good_as_the_other() -> None:
    state = indy(
        {**LIGHT, "phase": "DARK", "table": [], "hands": [["CR3", "HR2", "E", "E"], ["CG1", "CG2", "HB3", "OG4"]]}
    )
    chooser = ways(BOARD, state.view(0))
    both = state.game.actions.find("EXCHANGE", set=("E", "E"))
    one = state.game.actions.find("EXCHANGE", set=("E",))
    assert chooser.ways["hand:c", "hand:d", "done"] == chooser.ways["hand:d", "hand:c", "done"] == both
    assert chooser.ways["hand:c", "done"] == chooser.ways["hand:d", "done"] == one


def test_while_evoking_the_eagle_flies_by_its_button_and_is_kept_by_itself() -> None:
    state = indy({**LIGHT, "phase": "EVOCATION", "step": "EVOKE", "table": ["CR6", "HG1", "OR4", "OG2"]})
    chooser = ways(BOARD, state.view(0))
    assert state.game.actions[chooser.ways["hand:d",]].kind == "EVOKE"
    assert state.game.actions[chooser.ways["eagle", "table:1"]].kind == "PLAY_EAGLE"


def test_what_is_not_lit_says_why_with_its_section() -> None:
    view = indy({**LIGHT, "phase": "EVOCATION", "table": ["CR6", "HG1", "OR4", "OG2"]}).view(0)
    refusal = why_not(BOARD, view, "table:4")
    assert refusal is None or refusal.section  # an eagle may take it
    refusal = why_not(BOARD, view, "hand:c", ())
    assert refusal is not None
    assert "same kind and colour" in refusal.reason
    assert refusal.section == "3.5"


def test_the_look_line_says_what_enter_does() -> None:
    scene, chooser = scene_of(indy(LIGHT), 0, ("hand:c",))
    look = look_at(BOARD, scene, chooser, words, "table:3")
    assert look.text == "Enter: swap blue object 5 for red object 4: standard 9 (now wrong 10)"
    assert "picked" in look_at(BOARD, scene, chooser, words, "hand:c").text
    assert "instead" in look_at(BOARD, scene, chooser, words, "hand:a").line


def test_what_a_card_leads_to_is_listed_when_it_is_explained() -> None:
    scene, chooser = scene_of(indy(LIGHT), 0)
    board = type(BOARD)()
    board._ways = chooser.ways
    told = explanation(board, scene, chooser, words, "hand:c")
    assert told[0] == "Blue object 5, in your hand."
    assert told[1].startswith("It can be chosen now: pick blue object 5 to swap it")
    assert "  swap blue object 5 for red object 4: standard 9 (now wrong 10)" in told
    assert len(told) == 2 + 3


def test_the_rulebook_opens_where_the_refusal_points() -> None:
    scene, _ = scene_of(indy({**LIGHT, "phase": "EVOCATION", "table": ["CR6", "HG1", "OR4", "OG2"]}), 0)
    assert section_for(BOARD, scene, "hand:c") == "3.5"
    assert section_for(BOARD, scene_of(indy(LIGHT), 0)[0], "hand:a") == "3.4"


def test_a_pass_without_alternative_is_played_by_itself_but_never_out_of_turn() -> None:
    state = indy({**LIGHT, "phase": "EVOCATION", "table": ["HB6", "HG1", "OR4", "OG2"]})
    view = state.view(0)
    assert BOARD.forced(view, [0]) == 0
    assert BOARD.forced(view, [0, 5]) is None
    window = indy({**LIGHT, "turn": 1, "window": {"played": False}}).view(0)
    assert BOARD.forced(window, [0]) is None


def test_who_only_looks_on_is_shown_no_keys() -> None:
    spots = [*row_spots(indy(LIGHT))]
    assert [spot.key for spot in keyed(spots, can_choose=True)] == ["1", "2", "3", "4"]
    assert [spot.key for spot in keyed(spots, can_choose=False)] == [""] * 4


def test_before_the_deal_no_hand_is_hidden() -> None:
    """Whoever sees all cards reads otherwise that they are shown."""
    state = rules.games["indy"].new_state(3, 1)
    scene, _ = scene_of(state, None)
    assert hand_title(state, scene) == "No cards yet"


def test_the_keys_of_places_apart_are_no_number() -> None:
    """Where a card goes to the first place of the row or the third, 13 would read as thirteen."""
    keys = {}
    for row in (["CR6", "HR1", "OR4"], ["CR6", "HG1", "CR4"]):
        fields = {"phase": "EVOCATION", "step": "SWAP", "table": [*row, "OG6"]}
        state = indy({**LIGHT, **fields, "hands": [["CR3", "HG5", "OB5", "HG4"], ["CG1", "CG2", "HB3", "OG4"]]})
        scene, chooser = scene_of(state, 0, ("hand:a",))
        BOARD._ways, BOARD._picked = chooser.ways, ("hand:a",)
        keys["".join(sorted(name[-1] for name in chooser.lit if name.startswith("table:")))] = [
            one.key for one in BOARD.commands(scene._replace(ways=chooser.names)) if one.name == "next"
        ]
    assert keys["13"] == ["1,3"]
