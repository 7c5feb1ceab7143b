"""What a sensible Duel player does, and that it wins."""

from __future__ import annotations

import random

import pytest

from rules.tribal.duel.evaluation.values import prospects
from tests.rules.tribal_duel.layouts import GAME, ONES, act, duel


def best(state) -> str:
    return state.text(max(state.legal_actions(), key=state.hint))


def test_a_sacred_card_comes_before_all() -> None:
    assert best(duel(["D1a", "#M2a D4a", "T5b"], ["L2b"], stock=["D9a"])) == "sacred D1a"


def test_turning_up_comes_before_drawing() -> None:
    assert best(duel(["#M2a D4a", "T5b"], ["M9b"], stock=["D9a"])) == "move D4a T5b"


def test_the_winning_give_is_seen() -> None:
    state = duel(["D4a"], ["L5b", "L9a"], sacred=ONES, stock=["D2b"])
    assert best(state) == "move D4a L5b"
    without = duel(["D4a", "M8a"], ["L5b", "L9a"], sacred=ONES)
    assert without.hint(without.read("move D4a L5b")) < 100


def test_a_column_is_given_away_near_the_end_but_not_the_card_the_opponent_needs() -> None:
    give = duel(["D4a", "L8b"], ["L5b", "M6b"], sacred=ONES)
    assert best(give) == "move D4a L5b"
    needed = duel(["D4a", "L8b"], ["L5b", "M6b"], sacred=[ONES[0], {**ONES[1], "D": 3}])
    assert best(needed) == "end"


def test_whole_columns_do_not_go_to_and_fro_before_somebody_can_be_rid_of_all() -> None:
    """They did in a third of the turns of `medium`, for up to thirty turns, and won nothing by it."""
    begun = ONES[0]
    for sacred, mine, theirs, gives in (
        ([{}, {}], "D4a", "M6b", False),
        ([begun, {}], "#M9b D4a", "M6b", True),  # turns up a card
        ([begun, {}], "D4a", "M6b", True),
        ([{}, begun], "D4a", "M6b", True),
        ([{}, begun], "D4a", "#M9b M6b", False),
    ):
        state = duel([mine, "L8b"], ["L5b", theirs], sacred=sacred)
        give = state.read("move D4a L5b")
        assert (best(state) == "move D4a L5b") == gives, (sacred, mine, theirs)
        assert (state.advance(give) < 0) != gives


def test_a_card_that_the_opponent_needs_is_covered() -> None:
    state = duel(["T5a D4a", "L8b"], ["L5b", "M9a"], sacred=[{}, {"L": 4}], limited_used=True)
    free = duel(["T5a D4a", "L8b"], ["L5b", "M9a"], limited_used=True)
    move = state.read("move D4a L5b")
    assert state.hint(move) > 0 > free.hint(move)


def test_the_own_next_card_is_laid_free() -> None:
    state = duel(["#T9b D2a L1b", "M2b", "M7b"], ["M9a"], sacred=[{"D": 1, "L": 1}, {}], limited_used=True)
    assert best(state) == "move L1b M2b"


def test_a_needed_card_is_stolen_or_laid_free_to_be_stolen() -> None:
    assert best(duel(["T9a"], ["D1a", "M9a"], stock=["L4a"])) == "steal D1a sacred"
    state = duel(["T9a"], ["D2a L1b", "M2b"], sacred=[{"D": 1, "L": 1}, {}])
    assert best(state) == "move L1b M2b"


def test_the_opponents_last_column_is_not_taken_from_him() -> None:
    state = duel(["T5b"], ["D4a"], sacred=[{"D": 3}, ONES[0]])
    assert best(state) != "steal D4a sacred"
    assert state.hint(state.read("steal D4a sacred")) < -100


def test_a_drawn_card_goes_where_it_helps_most() -> None:
    assert best(act(duel(["T2a"], ["L2b"], stock=["D1a"]), "draw")) == "place sacred"
    away = act(duel(["T3a"], ["L3b"], stock=["D2a"], sacred=[{"D": 2}, {"D": 0}]), "draw")
    assert best(away) == "place L3b"
    feeding = act(duel(["T3a"], ["L3b"], stock=["D2a"], sacred=[{}, {"D": 1}]), "draw")
    assert best(feeding) == "place T3a"


def test_value_follows_the_game() -> None:
    even = duel(["D9a"], ["M9a"])
    assert even.value(0) == even.value(1) == 0
    ahead = duel(["D9a"], ["M9a", "#L4a L5b"], sacred=[{"D": 2}, {}])
    assert ahead.value(0) == -ahead.value(1) > 0
    assert prospects(ahead, 0) > prospects(ahead, 1)
    over = act(duel(["D4a"], ["L5b", "L9a"], sacred=ONES), "move D4a L5b")
    assert (over.value(0), over.value(1)) == (1.0, -1.0)


def match(games: int) -> int:
    """Wins of the best hint against random moves, seats alternating."""
    rng = random.Random(1)
    wins = 0
    for seed in range(games):
        state = GAME.new_state(seed=seed)
        while not state.is_terminal:
            if state.current_player == seed % 2:
                state.apply(max(state.legal_actions(), key=state.hint))
            else:
                state.apply(state.pick(rng))
        wins += state.winner == seed % 2
    return wins


def test_best_hints_beat_random_moves() -> None:
    assert match(30) >= 21


@pytest.mark.soak
def test_best_hints_beat_random_moves_at_length() -> None:
    assert match(400) >= 400 * 0.78


def test_moves_without_a_use_are_worth_less_than_ending_the_turn() -> None:
    state = duel(["D9a L8a", "M9b", "", "T3a"], [f"#D{n}a #M{n}a T{n}a" for n in (4, 5, 6, 7, 8)], limited_used=True)
    assert state.hint(state.read("move L8a M9b")) < -20 < state.hint(state.read("end"))
