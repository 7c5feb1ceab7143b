"""What is told of a Duel: everything that happens, to everybody alike (sections 3, 4)."""

from __future__ import annotations

import pytest

from tests.rules.tribal_duel.layouts import ONES, act, duel

pytestmark = [pytest.mark.rule("tribal_duel", "3.2"), pytest.mark.rule("tribal_duel", "4")]


def told(state, *moves: str) -> list[tuple[str, int | None, dict[str, object]]]:
    """What is told of these actions: kind, who did it, what everybody knows. Nobody knows more."""
    state.events = []
    act(state, *moves)
    assert all(event.seen_by(None) == event for event in state.events)
    return [(event.kind, event.player, event.public) for event in state.events]


def test_moves_in_both_zones_and_gives() -> None:
    theirs = ["T9a", "#D1a #D2a L5b", "", "D6a"]
    state = duel(["T8a", "#M2a D6b L5a M4b"], theirs, limited_used=True)
    assert told(state, "move M4b L5b", "move L5b D6a") == [
        ("moved", 0, {"cards": ["M4b"], "z": 0, "i": 1, "k": 3, "to_z": 1, "j": 1, "onto": "L5b"}),
        ("moved", 0, {"cards": ["L5b", "M4b"], "z": 1, "i": 1, "k": 2, "to_z": 1, "j": 3, "onto": "D6a"}),
        ("turned_up", 0, {"card": "D2a", "z": 1, "i": 1}),
    ]


def test_a_9_goes_onto_an_empty_column() -> None:
    state = duel(["#M2a D9b L8a", "T3a"], ["T9a", "M3a"], player=0, limited_used=True)
    assert told(state, "move D9b empty1") == [
        ("moved", 0, {"cards": ["D9b", "L8a"], "z": 0, "i": 0, "k": 1, "to_z": 1, "j": 2, "onto": ""}),
        ("turned_up", 0, {"card": "M2a", "z": 0, "i": 0}),
    ]


def test_sacred_cards() -> None:
    state = duel(["M9a"], ["T3a", "#L7a D1a"], player=1)
    assert told(state, "sacred D1a", "end") == [
        ("sacred", 1, {"card": "D1a"}),
        ("turned_up", 1, {"card": "L7a", "z": 1, "i": 1}),
        ("turn_ended", 1, {"turn": 1, "idle": 0}),
    ]


def test_stealing_to_a_column_and_to_a_pile() -> None:
    layout = ["T9a", "#M9a M7b", "T2b", "#M6b D1a"], ["M9b", "L8a", "D3a", "", "T6b"]
    assert told(duel(*layout, player=1), "steal M7b L8a") == [
        ("stolen", 1, {"card": "M7b", "i": 1, "j": 1}),
        ("turned_up", 1, {"card": "M9a", "z": 0, "i": 1}),
    ]
    assert told(duel(*layout, player=1), "steal T9a empty") == [("stolen", 1, {"card": "T9a", "i": 0, "j": 3})]
    assert told(duel(*layout, player=1), "steal D1a sacred") == [
        ("stolen_to_pile", 1, {"card": "D1a", "i": 3}),
        ("turned_up", 1, {"card": "M6b", "z": 0, "i": 3}),
    ]
    assert told(duel(*reversed(layout)), "steal D1a sacred")[0] == ("stolen_to_pile", 0, {"card": "D1a", "i": 3})


def test_drawing_taking_and_where_the_card_is_placed() -> None:
    layout = ["T2a", "", "M9a"], ["L9b", "T2b"]
    assert told(duel(*layout, stock=["D1a"]), "draw", "place T2b") == [
        ("drawn", 0, {"card": "D1a"}),
        ("placed", 0, {"card": "D1a", "z": 1, "j": 1, "onto": "T2b"}),
    ]
    assert told(duel(*layout, stock=["D9a"], player=1), "draw", "place empty0") == [
        ("drawn", 1, {"card": "D9a"}),
        ("placed", 1, {"card": "D9a", "z": 0, "j": 1, "onto": ""}),
    ]
    assert told(duel(*layout, discard=["M1b"], player=1), "take M1b", "place sacred") == [
        ("taken", 1, {"card": "M1b"}),
        ("placed_on_pile", 1, {"card": "M1b"}),
    ]
    assert told(duel(*layout, stock=["D5a"]), "draw") == [("discarded", 0, {"card": "D5a"})]


@pytest.mark.rule("tribal_duel", "3.1")
def test_the_cleaning_phases_and_who_starts() -> None:
    state = duel(["#M2a D4a", "T5b"], ["M9a"], phase="clean", options={"youngest": 0})
    assert told(state, "move D4a T5b", "done", "done") == [
        ("moved", 0, {"cards": ["D4a"], "z": 0, "i": 0, "k": 1, "to_z": 0, "j": 1, "onto": "T5b"}),
        ("turned_up", 0, {"card": "M2a", "z": 0, "i": 0}),
        ("cleaned", 0, {"turned_up": 1}),
        ("cleaned", 1, {"turned_up": 0}),
        ("starter", 1, {"turned_up": [1, 0], "youngest": 0}),
    ]


@pytest.mark.rule("tribal_duel", "3.3")
@pytest.mark.rule("tribal_duel", "3.5")
def test_the_end_names_the_winner_and_the_reason() -> None:
    won = duel(["M9a"], ["T2b"], player=1, sacred=ONES)
    assert told(won, "sacred T2b") == [("sacred", 1, {"card": "T2b"}), ("game_over", 1, {"end": "empty"})]
    assert told(duel(["D9a"], ["M9b"], idle=19, round=40), "end") == [
        ("turn_ended", 0, {"turn": 40, "idle": 20}),
        ("game_over", None, {"end": "no_progress"}),
    ]
