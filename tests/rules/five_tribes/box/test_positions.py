"""Positions: hand-written ones, text boards, and what is refused."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

import pytest

from rules.core.errors import BadPosition
from rules.five_tribes import GAMES
from rules.five_tribes.notation import board_text
from tests.rules.five_tribes.build import GAME, QUIET, act, at, board, position, table, texts


def test_a_text_board_is_read_and_written_alike() -> None:
    text = board(a1="YYW @0 t2", c4="R p3", f5="G @1")
    state = table(text)
    written = board_text.write(state)
    assert written.splitlines()[0] == "M6 YYW @0 t2 | M6 | M6 | M6 | M6 | M6"
    assert table(written).dump()["tiles"] == state.dump()["tiles"]
    assert at(state, "c4") == {
        "tile": "c4",
        "kind": "Village",
        "points": 5,
        "meeples": "R",
        "camel": None,
        "palms": 0,
        "palaces": 3,
    }


def test_cells_may_be_left_out_and_get_the_rest_of_the_box() -> None:
    state = table("S15 YW | . | L4 RRW\nO8")
    kinds = [tile["kind"] for tile in state.dump()["tiles"]]
    assert kinds[0] == "Sacred Place"
    assert {kind: kinds.count(kind) for kind in set(kinds)} == {
        "Village": 5,
        "Sacred Place": 7,
        "Oasis": 6,
        "Small Market": 8,
        "Large Market": 4,
    }
    assert texts(state) == ["take a1"]


def test_what_is_nowhere_else_is_derived() -> None:
    state = table(board(a1="YW", b1="W @1"), seats=[{"viziers": 3}, {"resources": ["Fish"]}], row=["Silk"])
    found = state.dump()
    assert found["bag"] == "Y" * 12 + "W" * 18 + "G" * 18 + "B" * 18 + "R" * 18
    assert [s["camels"] for s in found["seats"]] == [11, 10]
    assert len(found["pile"]) == 52
    assert len(found["djinn_pile"]) == 22
    assert (found["palms_left"], found["palaces_left"]) == (12, 10)


def test_piles_are_written_top_first() -> None:
    state = GAME.new_state(2, seed=9)
    position = state.dump()
    assert position["pile"][0] != position["pile"][-1]
    again = GAME.load(position)
    assert again.pile == state.pile
    assert position["pile"][0] == GAME.load(position).dump()["pile"][0]


BAD: list[tuple[dict[str, Any], str]] = [
    ({"board": board(a1="Y" * 17)}, "tiles"),
    ({"board": QUIET.replace("S15", "S12")}, "board.f5"),
    ({"board": board(a1="Q")}, "board.a1"),
    ({"board": board(a1="YY", b1="Y") + "\nM6\nM6"}, "board"),
    ({"board": board(a1="p6", b1="p6")}, "palaces_left"),
    ({"seats": [{"gold": -1}, {}]}, "seats[0].gold"),
    ({"seats": [{"camels": 5}, {}]}, "seats[0].camels"),
    ({"seats": [{"djinns": ["Dhenim"]}, {}]}, "seats[0].djinns[0]"),
    ({"seats": [{"djinns": ["Leta"]}, {"djinns": ["Leta"]}]}, "djinn_row"),
    ({"seats": [{"resources": ["Slave"]}, {}]}, "seats[0].resources[0]"),
    ({"seats": [{"resources": ["Fish"], "known": ["Silk"]}, {}]}, "seats[0].known"),
    ({"seats": [{"resources": ["Ivory"] * 3}, {}]}, "row"),
    ({"seats": [{}]}, "seats"),
    ({"pile": ["Fish"]}, "pile"),
    ({"djinn_pile": ["Leta"]}, "djinn_pile"),
    ({"bag": "Y"}, "bag"),
    ({"palms_left": 3}, "palms_left"),
    ({"bid_order": [0]}, "bid_order"),
    ({"track": [7, *[None] * 8]}, "track[0]"),
    ({"stage": "lunch"}, "stage"),
    ({"stage": "sow"}, "activation"),
    ({"stage": "tribe action"}, "activation"),
    ({"stage": "suit"}, "activation.suit"),
    ({"stage": "djinn's tile"}, "activation.power"),
    ({"stage": "shift", "activation": {"power": "Bouraq"}}, "activation.origin"),
    ({"stage": "second victim", "activation": {"final": "a1", "tribe": "R"}}, "activation.victim"),
    ({"stage": "tribe action", "activation": {"final": "a1", "tribe": "R", "taken": 1}}, "activation.taken"),
    ({"activation": {"hand": "YY"}}, "activation.hand"),
    ({"stage": "sow", "activation": {"start": "a1", "at": "a1", "came": "south", "hand": "YY"}}, "activation.came"),
    ({"stage": "sow", "activation": {"start": "f5", "at": "f5", "hand": "G"}}, "stage"),
    ({"stage": "bid", "bid_order": [0, 0, 1, 1]}, "activation"),
    ({"weather": "hot"}, "weather"),
    ({"current_player": 1}, "current_player"),
    ({"game": "indy"}, "game"),
]


@pytest.mark.parametrize(("change", "field"), BAD, ids=[f"{field}-{i}" for i, (_, field) in enumerate(BAD)])
def test_what_cannot_be_is_refused_by_name(change: dict[str, Any], field: str) -> None:
    good = position(board(a1="YY", b1="Y"))
    GAME.load(good)
    with pytest.raises(BadPosition) as caught:
        GAME.load({**good, **change})
    assert caught.value.field == field


def test_a_move_in_progress_can_be_written_by_hand() -> None:
    state = table(
        board(b1="Y", c1="RRW"),
        stage="sow",
        activation={"start": "a1", "at": "b1", "came": "east", "hand": "W"},
    )
    assert texts(state) == ["drop W east"]
    act(state, "drop W east")
    assert state.dump()["seats"][0]["elders"] == 2


def test_draws_can_be_scripted() -> None:
    made = position(board(a1="YY", b1="Y"), seats=[{"djinns": ["Anun-Nak"], "elders": 1}, {}])
    state = GAME.load({**made, "rng": {"state": "0", "script": [0, 0, 0]}})
    act(state, "use Anun-Nak E", "at f5")
    assert at(state, "f5")["meeples"] == "YYY"


def test_equal_games_have_equal_keys_and_other_seeds_other_ones() -> None:
    game = GAMES["five_tribes"]
    assert game.new_state(3, 5).key() == game.new_state(3, 5).key()
    assert game.new_state(3, 5).key() != game.new_state(3, 6).key()
    assert game.new_state(2, 1).key() == "30432f29d4115e87c88414e3017e50a5"


def test_the_position_of_the_notation_page_can_be_loaded_and_played() -> None:
    page = (files("rules.five_tribes") / "NOTATION.md").read_text()
    example = json.loads(page.split("```json")[1].split("```")[0])
    state = GAME.load(example)
    act(state, "take a1", "drop Y east", "drop W east")
    assert state.dump()["seats"][0]["elders"] == 2


def test_the_notation_page_explains_every_kind_of_action() -> None:
    page = (files("rules.five_tribes") / "NOTATION.md").read_text()
    first_words = {action.text.split()[0] for action in GAME.actions}
    assert all(f"`{word}" in page for word in first_words)
