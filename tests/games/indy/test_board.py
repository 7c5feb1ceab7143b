from __future__ import annotations

import pytest
from textual.geometry import Size

from rules import State
from tests.table.helpers import NAMES, indy, some_states
from tribes_tui.games.indy import words
from tribes_tui.games.indy.table import IndyBoard
from tribes_tui.table.explain import look_at, section_for, why_not
from tribes_tui.table.frame import Drawing, Look, draw, overlay
from tribes_tui.table.scene import Scene
from tribes_tui.table.screen import board_of
from tribes_tui.table.selecting import ways
from tribes_tui.table.selection import Chooser

BOARD = IndyBoard()
SIZES = [Size(80, 24), Size(120, 40), Size(200, 60)]


def scene_of(state: State, viewer: int | None, picked: tuple[str, ...] = ()) -> tuple[Scene, Chooser]:
    view = state.view(viewer)
    chooser = ways(BOARD, view)
    for name in picked:
        assert chooser.pick(name), (name, chooser.lit)
    names = tuple("you" if seat == viewer else NAMES[seat] for seat in range(state.players))
    return Scene(view, names, viewer, picked=chooser.picked, lit=frozenset(chooser.lit)), chooser


def drawn(state: State, viewer: int | None, size: Size = SIZES[0], picked: tuple[str, ...] = ()) -> Drawing:
    return draw(BOARD, scene_of(state, viewer, picked)[0], size, str)


LIGHT = {
    "phase": "LIGHT",
    "tokens": [4, 3],
    "hands": [["CR3", "HR2", "OB5", "E"], ["CG1", "CG2", "HB3", "OG4"]],
    "table": ["CR6", "HG1", "OR4"],
}


def test_the_board_is_found_by_the_games_id() -> None:
    assert type(board_of("indy")) is IndyBoard


@pytest.mark.parametrize("players", [2, 3, 6])
def test_every_legal_action_is_reached_through_targets_that_are_drawn_and_lit(players: int) -> None:
    for state in some_states(players, seed=players):
        if state.is_terminal:
            continue
        view = state.view(state.current_player)
        chooser = ways(BOARD, view)
        assert sorted(set(chooser.ways.values())) == view.legal_actions()
        assert chooser.blocked() == []
        for path in list(chooser.ways)[:: max(1, len(chooser.ways) // 12)]:
            for depth, name in enumerate(path):
                targets = drawn(state, state.current_player, picked=path[:depth]).targets
                assert name in targets, (path, [target.name for target in targets])


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", [2, 6])
def test_nothing_is_cut_off_and_no_two_targets_overlap(players: int, size: Size) -> None:
    for state in some_states(players, seed=players, every=11):
        for viewer in (state.current_player, 0, None):
            drawing = drawn(state, viewer, size)
            assert drawing.layout is not None
            body = drawing.layout.body
            spots = [spot for target in drawing.targets for spot in target.spots]
            assert all(body.contains_region(spot) for spot in spots), state
            assert all(not a.overlaps(b) for i, a in enumerate(spots) for b in spots[i + 1 :])


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_hidden_cards_are_not_drawn(viewer: int | None) -> None:
    for state in some_states(3, seed=4, every=5):
        view = state.view(viewer)
        seen = {card for cards in (view.table, *view.hands, *view.evocations) for card in cards}  # type: ignore[attr-defined]
        text = str(drawn(state, viewer).canvas)
        for seat in range(3):
            for card in state.hands[seat]:  # type: ignore[attr-defined]
                code = words.CODES[card]
                if card not in seen and code != "E":
                    assert code not in text
                    assert " ".join(code) not in text


def test_class_and_sum_of_the_best_three_are_shown() -> None:
    assert "best three now" in str(drawn(indy(LIGHT), 0).canvas)
    assert "wrong 10 (abc)" in str(drawn(indy(LIGHT), 0).canvas)


def test_every_table_card_says_what_a_swap_would_make() -> None:
    text = str(drawn(indy(LIGHT), 0).canvas)
    assert "↑standard 9" in text, text
    assert "↑wrong 14" in text


def test_picking_a_card_narrows_what_the_others_would_make() -> None:
    state = indy(LIGHT)
    assert "↑wrong 14" not in str(drawn(state, 0, picked=("hand:a",)).canvas).split("hand")[0].split("table")[1][:20]
    assert "standard 9" in str(drawn(state, 0, picked=("table:3",)).canvas)


def test_at_the_evocation_every_card_says_what_the_other_three_are() -> None:
    state = indy(
        {**LIGHT, "phase": "EVOCATION", "step": "EVOKE", "table": ["CR6", "HG1", "OR4", "OG2"]}
        | {"hands": [["CR3", "HR2", "OR5", "HB1"], ["CG1", "CG2", "HB3", "OR6"]]}
    )
    text = str(drawn(state, 0).canvas)
    assert "=standard 10" in text
    assert "↓wrong" in text


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
    assert look.text == "Enter: swap OB5 for OR4 on place 3: makes standard 9 (now wrong 10)"
    assert "picked" in look_at(BOARD, scene, chooser, words, "hand:c").text
    assert look_at(BOARD, scene, chooser, words, "hand:a").role == "bad"


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


def test_the_cursor_is_seen_on_the_table() -> None:
    scene, _ = scene_of(indy(LIGHT), 0)
    drawing = draw(BOARD, scene, SIZES[0], str)
    assert "▸ C R 3 ◂" in str(overlay(drawing, scene, Look("hand:a")))
