"""Dry laps, the ends of rounds and of the game (sections 3.4, 3.5, 3.6)."""

from __future__ import annotations

import random

import pytest

from tests.rules.tribal_rixe.layouts import GAME, act, refused, rixe, texts

NINE_COLUMN = "L9 M8 T7 D6 L5b M4 T3 M2 L1a"
STUCK = [["D9", "D8"], ["D7", "M8"], ["M9", "M7"]]


def stuck(stock: list[str], zones=None, **more):
    return rixe(zones or [["D4"], ["M6"], ["D2"]], STUCK, stock=stock, **more)


@pytest.mark.rule("tribal_rixe", "3.4")
@pytest.mark.rule("tribal_rixe", "r10")
@pytest.mark.rule("tribal_rixe", "r11")
def test_after_a_dry_lap_the_next_player_must_start_a_new_column() -> None:
    state = stuck(["D5", "D6", "M5", "L1", "M3"])
    act(state, "draw", "end", "draw", "end")
    assert state.dry == 2
    act(state, "draw", "end")
    assert (state.dump()["phase"], state.current_player, state.dump()["turned"]) == ("new_column", 0, "L1a")
    assert texts(state) == ["new-column 0", "new-column 1", "new-column 2"]
    assert refused(state, "draw").section == "3.4"
    assert refused(state, "new-column 3").section == "3.4"
    act(state, "new-column 2")
    assert state.dump()["zones"] == [[["D4a"]], [["M6a"]], [["D2a"], ["L1a"]]]
    assert (state.dry, state.current_player, state.dump()["phase"]) == (0, 0, "act")


@pytest.mark.rule("tribal_rixe", "3.4")
@pytest.mark.rule("tribal_rixe", "r12")
def test_the_new_column_fills_the_lowest_empty_slot_first() -> None:
    zones = [["D4", "", ""], ["M6"], ["D2"]]
    state = rixe(zones, [["M8"], ["D7"], ["M7"]], phase="new_column", turned="L5", dry=3)
    act(state, "new-column 0")
    assert state.dump()["zones"][0] == [["D4a"], ["L5a"], []]
    other = rixe(zones, [["M8"], ["D7"], ["M7"]], phase="new_column", turned="L5", dry=3)
    act(other, "new-column 1")
    assert other.dump()["zones"][1] == [["M6a"], ["L5a"]]
    again = GAME.load(other.dump())
    assert again == other
    assert again.zones == [0, 0, 0, 1, 2, 1]


@pytest.mark.rule("tribal_rixe", "3.4")
@pytest.mark.rule("tribal_rixe", "r10")
def test_table_moves_do_not_wet_a_lap_but_a_placed_card_does() -> None:
    hands = [["D8", "M8"], ["D7"], ["M7"]]
    state = rixe([["D4", "T5"], ["M6"], ["D2"]], hands, stock=["D6", "D1"], dry=2)
    act(state, "move D4a T5a", "draw", "end")
    assert (state.dump()["phase"], state.current_player) == ("new_column", 1)
    placed = rixe([["D4"], ["M6"], ["D2"]], STUCK, stock=["L3", "D1"], dry=2)
    act(placed, "draw", "play L3 D4a", "end")
    assert (placed.dry, placed.current_player, placed.dump()["phase"]) == (0, 1, "act")


@pytest.mark.rule("tribal_rixe", "3.4")
@pytest.mark.rule("tribal_rixe", "r13")
def test_a_dry_lap_without_stock_ends_the_round_without_points() -> None:
    nine = "L9 M8 T7 D6 L5 M4 T3 M2 L1"
    state = rixe([["D4"], [nine]], [["D9"], ["D8"]], dry=1, scores=[2, 1])
    state.events = []
    act(state, "end")
    assert (state.round, state.scores(), state.outs) == (2, (2, 1), [0, 0])
    over = next(event for event in state.events if event.kind == "round_over")
    assert over.public["out"] == []


@pytest.mark.rule("tribal_rixe", "3.4")
@pytest.mark.rule("tribal_rixe", "3.5")
def test_after_such_a_round_a_new_one_begins_or_the_game_is_over() -> None:
    first = act(rixe([["D4"], ["M9"]], [["D9"], ["D8"]], dry=1), "end").dump()
    assert (first["phase"], first["current_player"], first["turned"], len(first["stock"])) == ("clean", 0, None, 50)
    last = act(rixe([["D4"], ["M9"]], [["D9"], ["D8"]], dry=1, round=5), "end").dump()
    assert (last["phase"], last["current_player"], last["turned"], last["stock"]) == ("over", None, None, [])


@pytest.mark.rule("tribal_rixe", "2")
def test_a_new_round_begins_with_nothing_done() -> None:
    """Whatever was done in the turn that ended the round before."""
    zones = [["T5 D4", "L5"], ["M9", "L4"]]
    state = act(rixe(zones, [["M3"], ["D7"]], stock=["T2"], moves=7), "move D4a L5a", "play M3 L4a")
    position = state.dump()
    assert (position["round"], position["phase"], position["moves"]) == (2, "clean", 0)
    assert (position["has_played"], position["has_drawn"], position["seen"]) == (False, False, [])
    assert (position["cleaned"], position["collected"], position["dry"]) == ([0, 0], [[], []], 0)


@pytest.mark.rule("tribal_rixe", "3.4")
@pytest.mark.rule("tribal_rixe", "r12")
def test_the_very_first_slot_is_filled_like_any_other() -> None:
    state = rixe([["", "D4"], ["M6"]], [["M8"], ["D7"]], phase="new_column", turned="L5", dry=2)
    assert act(state, "new-column 0").dump()["zones"] == [[["L5a"], ["D4a"]], [["M6a"]]]


@pytest.mark.rule("tribal_rixe", "3.4")
def test_the_counter_starts_afresh_with_each_round() -> None:
    state = rixe([["D4"], ["M9"]], [["D9"], ["D8"]], dry=1)
    act(state, "end")
    assert (state.round, state.dry) == (2, 0)


@pytest.mark.rule("tribal_rixe", "3")
@pytest.mark.rule("tribal_rixe", "3.5")
@pytest.mark.parametrize("rounds", [1, 3, 5])
def test_the_game_ends_after_its_rounds(rounds: int) -> None:
    rng = random.Random(rounds)
    state = GAME.new_state(players=3, seed=rounds, options={"rounds": rounds})
    while not state.is_terminal:
        state.apply(state.pick(rng))
    assert len(state.tallies) == rounds
    assert (state.round, state.end) == (rounds, "rounds")
    gained = [sum(points[seat] for points, _ in state.tallies) for seat in range(3)]
    assert gained == [*state.scores()]
    assert sum(state.outs) == sum(out.bit_count() for _, out in state.tallies)


@pytest.mark.rule("tribal_rixe", "3.5")
def test_five_rounds_by_default() -> None:
    assert GAME.new_state().options["rounds"] == 5


@pytest.mark.rule("tribal_rixe", "3.5")
@pytest.mark.rule("tribal_rixe", "r18")
@pytest.mark.parametrize(
    ("scores", "outs", "ranking"),
    [
        ([7, 9, 3], [0, 0, 0], (2, 1, 3)),
        ([9, 9, 9], [1, 2, 1], (2, 1, 2)),
        ([9, 9, 3], [2, 2, 1], (1, 1, 3)),
    ],
)
def test_ties_go_by_rounds_gone_out_then_are_shared(scores, outs, ranking) -> None:
    zones = [["D4"], ["M6"], ["D2"]]
    state = rixe(zones, [[], [], []], 0, current_player=None, phase="over", round=5, scores=scores, outs=outs)
    assert state.ranking() == ranking


@pytest.mark.rule("tribal_rixe", "3.6")
def test_no_position_twice_in_a_turn() -> None:
    state = rixe([["T5 D4", "L5"], ["M9"]], [["D9"], ["D7"]])
    act(state, "move D4a L5a")
    assert "move D4a T5a" not in texts(state)
    assert refused(state, "move D4a T5a").section == "3.6"


@pytest.mark.rule("tribal_rixe", "3.6")
def test_copies_are_alike() -> None:
    """Moving a group between two equal columns of a zone changes nothing; between zones it does."""
    same = rixe([["T5a D4a", "T5b"], ["M9"]], [["D9"], ["D7"]])
    assert "move D4a T5b" not in texts(same)
    other = rixe([["T5a D4a"], ["M9", "T5b"]], [["D9"], ["D7"]])
    assert "move D4a T5b" in texts(other)


@pytest.mark.rule("tribal_rixe", "3.6")
def test_after_a_step_that_cannot_be_undone_the_way_back_is_open() -> None:
    state = rixe([["T5 D4", "L5"], ["M9", NINE_COLUMN]], [["D9"], ["D7"]])
    act(state, "move D4a L5a", "collect L1a")
    assert "move D4a T5a" in texts(state)


@pytest.mark.soak
@pytest.mark.rule("tribal_rixe", "3.6")
def test_thousands_of_random_games_end() -> None:
    rng = random.Random(1)
    for seed in range(1500):
        state = GAME.new_state(players=2 + seed % 3, seed=seed)
        while not state.is_terminal:
            state.apply(state.pick(rng))


@pytest.mark.soak
@pytest.mark.rule("tribal_rixe", "7")
@pytest.mark.parametrize(("players", "columns", "score"), [(2, 5.8, 22.0), (3, 4.9, 13.1), (4, 4.1, 8.9)])
def test_random_games_are_like_those_of_the_specification(players: int, columns: float, score: float) -> None:
    rng = random.Random(9)
    total, collected = 0, 0
    for seed in range(400):
        state = GAME.new_state(players=players, seed=seed)
        while not state.is_terminal:
            state.apply(state.pick(rng))
        total += sum(state.scores())
        collected += sum(state.scores()) - 3 * sum(state.outs)
    assert abs(collected / 400 / 5 - columns) < 0.25
    assert abs(total / 400 / players - score) < 0.6
