"""How a turn and a game are bound to end (section 3.5)."""

from __future__ import annotations

import random

import pytest

from tests.rules.tribal_duel.layouts import GAME, act, duel, refused, texts

pytestmark = pytest.mark.rule("tribal_duel", "3.5")


def test_no_position_twice_in_a_turn() -> None:
    state = duel(["T5a D4a", "L5b"], ["M9a"], limited_used=True)
    act(state, "move D4a L5b")
    assert "move D4a T5a" not in texts(state)
    assert refused(state, "move D4a T5a").section == "3.5"
    act(state, "end", "end")
    assert "move D4a T5a" in texts(state)


def test_a_detour_to_an_old_position_is_refused_too() -> None:
    state = duel(["T5a D4a", "L5b", "L5a"], ["M9a"], limited_used=True)
    act(state, "move D4a L5b", "move D4a L5a")
    assert not [text for text in texts(state) if text.startswith("move D4a")]


def test_after_a_step_that_cannot_be_undone_the_way_back_is_open() -> None:
    state = duel(["T5a D4a", "L5b"], ["M9a"], stock=["D9b"])
    act(state, "move D4a L5b", "draw", "place empty0")
    assert "move D4a T5a" in texts(state)


def test_moves_in_the_opponents_zone_count_for_the_position() -> None:
    state = duel(["M9a"], ["T5a D4a", "L5b"], limited_used=True)
    act(state, "move D4a L5b")
    assert refused(state, "move D4a T5a").section == "3.5"


def test_copies_count_as_different_cards() -> None:
    state = duel(["T5a D4a", "L5b"], ["T5b D4b"], limited_used=True)
    act(state, "move D4a L5b")
    assert "move D4a T5a" not in texts(state)
    assert "move D4a T5b" not in texts(state)


def test_after_60_decisions_only_end() -> None:
    assert texts(duel(["D4a", "T5b"], [], steps=59)) != ["end"]
    state = duel(["D4a", "T5b"], [], steps=60)
    assert texts(state) == ["end"]
    assert refused(state, "move D4a T5b").section == "3.5"


def test_a_place_that_is_due_comes_first_and_is_not_counted() -> None:
    state = duel(["T2a"], ["L9a"], stock=["D1a"], steps=59)
    act(state, "draw")
    assert state.steps == 60
    assert texts(state) == ["place T2a", "place sacred"]
    act(state, "place sacred")
    assert (state.steps, texts(state)) == (60, ["end"])


def idle_duel(**more):
    return duel(["D9a", "M3a"], ["M9b", "M5a"], sacred=[{"D": 2}, {"D": 1}], **more)


@pytest.mark.rule("tribal_duel", "r22")
def test_20_idle_turns_end_the_game() -> None:
    state = idle_duel()
    for _ in range(19):
        act(state, "end")
    assert not state.is_terminal
    act(state, "end")
    assert (state.end, state.winner) == ("no_progress", 0)


@pytest.mark.parametrize(
    ("columns", "moves", "more"),
    [
        (["D1a", "D8a"], ["sacred D1a"], {}),
        (["#M2a D4a", "T5b"], ["move D4a T5b"], {}),
        (["D9a"], ["draw"], {"stock": ["L1a", "L2b"], "sacred": [{"L": 1}, {}]}),
    ],
)
def test_progress_is_a_sacred_card_a_card_turned_up_or_drawn(columns, moves, more) -> None:
    state = duel(columns, ["M9b"], idle=19, **more)
    act(state, *moves)
    if state.phase == 2:
        act(state, texts(state)[0])
    act(state, "end")
    assert not state.is_terminal
    assert state.idle == 0


def test_moving_stealing_and_taking_are_no_progress() -> None:
    state = duel(["D5a", "T5b"], ["#M2a L4a", "D4b"], discard=["L4b"], idle=18)
    act(state, "steal D4b T5b", "end")
    assert state.idle == 19
    taken = act(duel(["D5a"], ["M9b"], discard=["L4b"], idle=19), "take L4b", "place D5a", "end")
    assert taken.end == "no_progress"


def test_300_turns_end_the_game() -> None:
    state = idle_duel(round=299, idle=0)
    act(state, "end")
    assert (state.turn, state.is_terminal) == (300, False)
    act(state, "end")
    assert state.end == "turn_limit"


@pytest.mark.parametrize(
    ("mine", "theirs", "sacred", "winner"),
    [
        (["D9a"], ["M9b", "M5a"], [{"D": 1}, {"D": 2}], 1),
        (["D9a"], ["M9b", "M5a"], [{"D": 1}, {"M": 1}], 0),
        (["D9a", "L5b"], ["#M9b M5a"], [{"D": 1}, {"M": 1}], 0),
        (["#M4a #L9b L5b"], ["#M9b T6a M5a"], [{"D": 1}, {"M": 1}], 1),
        (["D9a"], ["M9b"], [{"D": 1}, {"M": 1}], -1),
    ],
)
def test_ranking_without_a_winner(mine, theirs, sacred, winner: int) -> None:
    """More sacred cards, then fewer cards in columns, then fewer of them face down, else a draw."""
    state = act(duel(mine, theirs, sacred=sacred, idle=19), "end")
    assert state.end == "no_progress"
    assert state.winner == winner
    assert state.ranking() == ((1, 1) if winner < 0 else (1, 2) if winner == 0 else (2, 1))


def test_a_win_comes_before_the_idle_rule() -> None:
    state = duel([], ["M9b"], sacred=[{"D": 1, "M": 1, "L": 1, "T": 1}, {}], idle=19)
    act(state, "end")
    assert (state.end, state.winner) == ("empty", 0)


@pytest.mark.soak
@pytest.mark.rule("tribal_duel", "r22")
def test_thousands_of_random_games_end() -> None:
    rng = random.Random(1)
    for seed in range(3000):
        state = GAME.new_state(seed=seed)
        while not state.is_terminal:
            state.apply(state.pick(rng))
        assert state.turn <= 300
        assert state.end


@pytest.mark.parametrize(
    ("sacred", "ranking"),
    [([{"D": 2}, {"D": 1}], (1, 2)), ([{"D": 1}, {"D": 2}], (2, 1)), ([{"D": 1}, {"M": 1}], (1, 1))],
)
def test_while_it_goes_on_the_ranking_tells_who_would_win_now(sacred, ranking: tuple[int, int]) -> None:
    assert duel(["D9a"], ["M9b"], sacred=sacred).ranking() == ranking


@pytest.mark.parametrize(
    "step", ["draw", "take L9b", "steal T8b D9a", "sacred T1a", "steal M1b sacred", "move T6a M7a"]
)
def test_what_cannot_be_undone_forgets_the_positions_seen(step: str) -> None:
    """After it the way back is open, or its own position makes every earlier one unreachable."""
    mine = ["T5a D4a", "L5b", "D9a", "T1a"]
    theirs = ["#T3b T8b", "M1b", "#L3a T6a", "M7a"]
    state = act(duel(mine, theirs, stock=["T9a", "M2b"], discard=["L9b"]), "move D4a L5b")
    assert len(state.dump()["seen"]) == 1
    assert refused(state, "move D4a T5a").section == "3.5"
    assert act(state, step).dump()["seen"] == []
