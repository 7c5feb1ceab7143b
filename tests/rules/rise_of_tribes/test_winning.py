"""A win within the turn that nothing left to chance can hinder: it is seen, the way to it is kept, and looking for it is bounded."""

from __future__ import annotations

from collections.abc import Iterator
from unittest import mock

import rules
from rules.rise_of_tribes import decision
from rules.rise_of_tribes.components import frames
from rules.rise_of_tribes.evaluation import winning
from rules.rise_of_tribes.state import RiseState
from tests.rules.rise_of_tribes.table import GAME, lay, res, texts

ASKED_BEFORE = (frames.BEFORE_ROLL, frames.AFTER_ROLL)


def played(seed: int) -> tuple[RiseState, list[tuple[RiseState, int]]]:
    """A game between hints: its end, and every position with what was done there."""
    state, course = GAME.new_state(2 + seed % 3, seed, {}), list[tuple[RiseState, int]]()
    while state.current_player is not None:
        action = max(state.legal_actions(), key=state.hint)
        course.append((state.clone(), action))
        state.apply(action)
    return state, course


def won_by(state: RiseState) -> int:
    """Who wins by going on as the rules see it, from a sure win on: it is seen until it is there."""
    seat, turn = state.current_player, state.turn
    while state.current_player is not None:
        found = state.view(seat).sure_win() if state.current_player == seat and state.turn == turn else None
        assert found is not None
        state.apply(found)
    return state.winner


def open_wins(seed: int) -> Iterator[tuple[RiseState, int]]:
    """The positions of a game's last turn from which it was won without a roll or a goal drawn, and who won."""
    end, course = played(seed)
    for state, action in reversed(course):
        kind = decision(state).kind
        if (state.turn, state.current_player) != (end.turn, end.winner) or kind in (*ASKED_BEFORE, frames.LEAD):
            return
        if state.text(action).endswith("lead") or state.text(action).startswith("learn"):
            return
        yield state, end.winner


def test_nearly_every_win_that_a_game_ended_with_is_seen_and_kept() -> None:
    """The search is bounded: a few are seen a step or two later."""
    total = seen = 0
    for seed in range(100, 130):
        for state, winner in open_wins(seed):
            total += 1
            if state.view(winner).sure_win() is not None:
                seen += 1
                assert won_by(state.clone()) == winner
    assert total > 40
    assert seen >= 0.9 * total


def near(**fields: object) -> RiseState:
    """Six hexes occupied, eight wanted; three points are lacking."""
    tribes = [{"vp": 12, "goals": ["Occupy any 8 hexes"]}, {}]
    members = {"A": [2], "B": [2], "C": [1], "D": [1], "E": [1], "F": [1], "I": [0, 2]}
    return lay(members, tiles="lfmlfmlfm", tribes=tribes, **{"phase": "actions", "hand": ["moon", "blank"], **fields})


def test_the_die_that_wins_is_seen_before_it_is_placed() -> None:
    state = near()
    found = state.view(0).sure_win()
    assert found is not None
    assert state.text(found).endswith("move")
    assert won_by(state) == 0


def test_goals_that_are_ready_win_before_the_last_die_is_placed_and_nothing_is_left_lying_on_the_way() -> None:
    goals = ["Occupy any 8 hexes", "Majority in 5 connected", "Control all terrain types", "Majority in lakes"]
    tribes = [{"vp": 6, "goals": goals}, {"goals": ["Oxen"]}]
    members = {**{hex: [1] for hex in "ABCDEFGH"}, "I": [0, 4]}
    state = lay(members, tiles="lfmlfmlfm", tribes=tribes, phase="actions", hand=["blank"])
    line, stopped = winning.winning_line(state.view(0)), list[str]()
    for action in line:
        if decision(state).kind == frames.GATHER:
            stopped += [state.text(action)] * (state.text(action) == "done")
        state.apply(action)
    assert (state.winner, stopped) == (0, [])


def test_what_is_hidden_and_what_is_drawn_play_no_part() -> None:
    state = near()
    line = winning.winning_line(state.view(0))
    for seed in range(4):
        world = state.view(0).resample(rules.Rng(seed))
        assert winning.winning_line(world) == line
    tribes = [{"vp": 12, "goals": ["Occupy any 8 hexes"]}, {}]
    alone = lay({"A": [1], "I": [0, 2]}, tiles="lfmlfmlfm", tribes=tribes, phase="actions", hand=["sun", "moon"])
    assert alone.view(0).sure_win() is None


def test_what_two_developments_cost_is_paid_twice() -> None:
    tribes = [{"vp": 13, "goals": ["Oxen", "Horse"], "resources": res(2, 1, 1)}, {}]
    state = lay({"A": [1], "I": [0, 2]}, tiles="lfmlfmlfm", tribes=tribes, phase="build")
    assert "complete oxen" in texts(state)
    assert state.view(0).sure_win() is None
    richer = [{**tribes[0], "resources": res(4, 2, 2)}, {}]
    assert won_by(lay({"A": [1], "I": [0, 2]}, tiles="lfmlfmlfm", tribes=richer, phase="build")) == 0


def test_nobody_looks_for_it_on_others_turns() -> None:
    assert near().view(1).sure_win() is None


def test_the_search_is_bounded() -> None:
    """In positions, at whatever a game comes to."""
    most = winning.MOST_POSITIONS + 300  # those of the last one that was looked at
    for state, _ in played(104)[1][-60:]:
        with mock.patch.object(winning, "_layout", wraps=winning._layout) as looked:
            state.view(state.current_player).sure_win()
        assert looked.call_count <= most
