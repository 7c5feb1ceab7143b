"""What a sensible Rixe player does, and that it wins."""

from __future__ import annotations

import random

import pytest

from rules.bots.bot import Budget
from rules.bots.levels import make
from rules.tribal.rixe.evaluation.values import lead
from tests.rules.tribal_rixe.layouts import EIGHT, GAME, NINE, act, rixe


def best(state) -> str:
    return state.text(max(state.legal_actions(), key=state.hint))


def test_a_complete_column_is_collected_first() -> None:
    assert best(rixe([[NINE], ["D4"]], [["L3", "D9"], ["D7"]])) == "collect L1a"


def test_a_column_is_completed_with_a_card_or_a_move() -> None:
    assert best(rixe([[EIGHT, "D2", "M4"], ["D8"]], [["L1", "L3", "D9"], ["D7"]])) == "play L1 M2a"
    assert best(rixe([[EIGHT], ["D2 L1"]], [["D9", "D5"], ["D7"]], stock=["L5"])) == "move L1a M2a"


def test_the_last_card_goes_out() -> None:
    assert best(rixe([["D4"], ["D8"]], [["L3"], ["D7"]])) == "play L3 D4a"


def test_the_card_that_takes_another_is_played_first() -> None:
    state = rixe([["D4", "M4"], ["T9"]], [["L3", "T3", "D8"], ["D7"]])
    chain = rixe([["D4", "T9"], ["L9"]], [["L3", "M2", "D8"], ["D7"]])
    assert chain.hint(chain.read("play L3 D4a")) > state.hint(state.read("play L3 D4a"))


def test_the_only_place_of_another_card_is_not_taken() -> None:
    """L3 fits two columns, and T3 only follows it on the other one."""
    state = rixe([["D4"], ["T9"]], [["L3", "T3", "D1"], ["D7"]])
    alone = rixe([["D4"], ["T9"]], [["L3", "D5", "D1"], ["D7"]])
    assert state.hint(state.read("play L3 D4a")) < alone.hint(alone.read("play L3 D4a"))


def test_room_is_made_for_a_9_but_not_without_need() -> None:
    holding = rixe([["D4"], ["T5"]], [["D9", "D1"], ["D7"]], stock=["L9"])
    assert best(holding) == "move D4a T5a"
    without = rixe([["D4"], ["T5"]], [["D1", "M1"], ["D7"]], stock=["L9"])
    assert best(without) == "draw"


def test_a_place_is_shut_when_the_turn_is_over_anyway() -> None:
    ended = rixe([["D4"], ["T5"]], [["D1", "M1"], ["D7"]])
    assert best(ended) == "move D4a T5a"
    own_place = rixe([["D4"], ["T5"]], [["D4", "M1"], ["D7"]])
    assert best(own_place) == "play D4 T5a"


def test_columns_are_not_moved_about_without_a_use() -> None:
    for zones in ([["L9 M8 T7", "L7 D6 T5"], ["D2"]], [["L9 M8 T7 D6", "L7"], ["D2"]]):
        state = rixe(zones, [["D1"], ["D4"]])
        assert best(state) == "end"
        assert min(state.hint(action) for action in state.legal_actions()) < -20


def test_the_first_of_several_steps_to_a_complete_column_is_seen() -> None:
    moves = rixe([["L9 M8 T7 D6", "D4 L3 M2 T1"], ["D8 L7 M6 T5"]], [["D1"], ["D4"]])
    assert best(moves) == "move T5a D6a"
    assert best(act(moves, "move T5a D6a")) == "move D4a T5a"
    assert best(act(moves, "move D4a T5a")) == "collect T1a"
    with_hand = rixe([["L9 M8 T7 D6", "D4 L3 M2 T1"], ["D8 L7 M6", "T6"]], [["L5", "D5"], ["D4"]])
    assert best(with_hand) == "play L5 D6a"
    without = rixe([["L9 M8 T7 D6", "D4 L3 M2"], ["D8 L7 M6 T5"]], [["D9"], ["D4"]])
    assert without.hint(without.read("move T5a D6a")) < 0


def test_a_new_column_keeps_a_slot_for_an_own_9() -> None:
    zones = [["D4", ""], ["M6"]]
    keep = rixe(zones, [["D9"], ["D7"]], phase="new_column", turned="L5", dry=2)
    assert best(keep) == "new-column 1"
    fill = rixe(zones, [["D8"], ["D7"]], phase="new_column", turned="L5", dry=2)
    assert best(fill) == "new-column 0"


def test_value_follows_points_and_hands() -> None:
    even = rixe([["D4"], ["M6"]], [["D8"], ["D7"]])
    assert even.value(0) == even.value(1) == 0
    shorter = rixe([["D4"], ["M6"]], [["D8"], ["D7", "D5"]])
    assert shorter.value(0) > 0 > shorter.value(1)
    richer = rixe([["D4"], ["M6"]], [["D8"], ["D7"]], scores=[4, 1])
    last = rixe([["D4"], ["M6"]], [["D8"], ["D7"]], scores=[4, 1], round=5)
    assert last.value(0) > richer.value(0) > 0
    assert lead(richer, 0) == -lead(richer, 1) == 3
    over = act(rixe([["D4"], ["M6"]], [["L3"], ["D7"]], round=5), "play L3 D4a")
    assert (over.value(0), over.value(1)) == (1.0, -1.0)


def match(games: int) -> float:
    """Mean return of the best hint against random moves, seats alternating."""
    rng = random.Random(1)
    total = 0.0
    for seed in range(games):
        state = GAME.new_state(players=2, seed=seed)
        while not state.is_terminal:
            if state.current_player == seed % 2:
                state.apply(max(state.legal_actions(), key=state.hint))
            else:
                state.apply(state.pick(rng))
        total += state.returns()[seed % 2]
    return total / games


def test_best_hints_beat_random_moves() -> None:
    assert match(16) > 0.6


@pytest.mark.soak
def test_best_hints_beat_random_moves_at_length() -> None:
    assert match(200) > 0.85


def medium_against_easy(games: int) -> float:
    """Share of games that the best hint wins against hints blurred as an easy bot's are, seats alternating."""
    medium, easy, rng, won = make("medium"), make("easy"), random.Random(3), 0.0
    for seed in range(games):
        state = GAME.new_state(players=2, seed=seed // 2)
        while not state.is_terminal:
            bot = medium if state.current_player == seed % 2 else easy
            state.apply(bot.choose(state, Budget(), rng))
        ranking = state.ranking()
        won += (ranking[seed % 2] == 1) / ranking.count(1)
    return won / games


@pytest.mark.soak
def test_a_clear_judgement_beats_a_blurred_one() -> None:
    assert medium_against_easy(80) > 0.55


@pytest.mark.soak
def test_a_clear_judgement_beats_a_blurred_one_at_length() -> None:
    assert medium_against_easy(1000) > 0.65
