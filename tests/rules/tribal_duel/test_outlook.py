"""What is better than to end a turn, though no hint speaks for it."""

from __future__ import annotations

from rules.tribal.duel.components.actions import DRAW, END, SACRED, STEAL, TAKE
from rules.tribal.duel.state import DuelState
from tests.rules.tribal_duel.layouts import GAME, duel


def buried() -> DuelState:
    """A view of a played game: player 1 lacks a djembe 9, which lies below one card; player 0 has nothing left but to lay more on it."""
    mine = ["D9b", "T9b D8b T7b", "D5b"]
    theirs = ["D9a T8b", "M9b L8a D7b T6a M5b", "L9a M8b L7a D6b T5b D4a"]
    piles = (
        {"M": "bbbbabbaa", "L": "aaaaaa", "T": "bbab"},
        {"D": "aabbaaaa", "M": "aaaa", "L": "bbbbbbbbb", "T": "aabaabaaa"},
    )
    position = {
        "game": "tribal_duel",
        "players": 2,
        "current_player": 0,
        "viewer": 0,
        "columns": [mine, theirs],
        "sacred": [{s: [f"{s}{k}{c}" for k, c in enumerate(copies, 1)] for s, copies in own.items()} for own in piles],
        "stock": ["?", "?"],
        "discard": ["D2b", "D3a", "M7a"],
        "limited_used": True,
        "given": ["T8b", "D9a"],
        "no_give": ["T7b", "D8b", "T9b"],
    }
    state: DuelState = GAME.load(position)
    return state


def test_a_stack_that_buries_what_the_other_one_needs_is_better_than_to_end_the_turn() -> None:
    state = buried()
    assert all(state.hint(one) <= 0 for one in state.legal_actions())
    found = state.better_than_end()
    assert max(found, key=lambda one: found[one]) == state.read("move D7b T8b")
    assert found[state.read("move D7b T8b")] > 0.5


def test_it_is_asked_of_what_moves_takes_or_steals_and_says_the_same_of_the_same_view() -> None:
    state = GAME.new_state(2, 3)
    while state.current_player is not None:
        if state.turn > 30 and not any(state.hint(one) > 0 for one in state.legal_actions()):
            view = state.view(state.current_player)
            found = view.better_than_end()
            assert found == GAME.load(view.dump()).better_than_end()
            assert all(
                (one < SACRED or STEAL <= one < DRAW or TAKE <= one < END) and state.is_legal(one) for one in found
            )
        state.apply(max(state.legal_actions(), key=state.hint))


def test_a_card_is_taken_where_only_that_opens_what_is_stuck() -> None:
    """Turn after turn ended while the djembe 8 lay there, whose column would have laid open what both unseen cards lie under."""
    state = duel(
        [],
        [
            "D9b T8b D7b",
            "T9b M8b T7b D6a T5a M4a T3a",
            "M5a T4b D3b T2b",
            "#D2b #T1b T7a M6a",
            "T9a",
            "M9b T8a M7a T6a D5a",
        ],
        sacred=[{"D": 1, "M": 3, "L": 9}, {"D": 9, "M": 9, "L": 9, "T": 6}],
        discard=["D4a", "D8b"],
        idle=3,
    )
    view = state.view(0)
    assert view.text(max(view.better_than_end(), key=view.better_than_end().__getitem__)) == "take D8b"
