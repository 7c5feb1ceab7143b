"""Hints and values: they must find their way to 15, and they must not see what is hidden."""

from __future__ import annotations

from typing import Any

import pytest

import rules
from rules.rise_of_tribes.state import RiseState
from tests.rules.rise_of_tribes.table import GAME, lay, res, texts

MODULES: dict[str, Any] = {"elders": True, "special_terrain": "mixed", "leaders": True}


def best(state: RiseState, rng: rules.Rng) -> int:
    return max(state.legal_actions(), key=lambda action: state.hint(action) + 1e-3 * rng.random())


def race(players: int, seed: int, options: dict[str, Any], hinted: list[bool]) -> RiseState:
    state = GAME.new_state(players, seed, options)
    rng = rules.Rng(seed)
    while state.current_player is not None:
        action = best(state, rng) if hinted[state.current_player] else state.pick(rng)
        state.apply(action)
        assert state.turn < 60 * players
    return state


@pytest.mark.parametrize("options", [{}, MODULES], ids=["base", "modules"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_hints_race_to_fifteen(players: int, options: dict[str, Any]) -> None:
    turns = [race(players, seed, options, [True] * players).turn / players for seed in range(8)]
    assert sum(turns) / len(turns) < 15


def test_a_trader_swaps_for_the_abandoned_village() -> None:
    """At its cost, not the own tribe's: the last wood and stone above it are worth swapping."""
    trader = {"tribe": "Daba", "power": "Trader", "resources": res(0, 3, 3)}
    pending = [{"do": "turn", "player": 0, "detail": 6}, {"do": "abandoned_village", "player": 0, "detail": 0}]
    state = lay({"A": [1], "I": [0, 3]}, hand=["sun", "moon"], tribes=[trader], pending=pending)
    found = {text: state.hint(action) for text, action in zip(texts(state), state.legal_actions(), strict=True)}
    assert found["done"] == 0.0
    assert found["trade wood food"] > 0
    assert found["trade wood stone"] < 0
    assert found["trade stone food"] > 0


@pytest.mark.parametrize("players", [2, 4])
def test_hints_beat_chance(players: int) -> None:
    for seed in range(6):
        seat = seed % players
        assert race(players, seed, {}, [other == seat for other in range(players)]).winner == seat


def hints(state: RiseState) -> dict[str, float]:
    return {text: state.hint(action) for text, action in zip(texts(state), state.legal_actions(), strict=True)}


def test_a_village_comes_first() -> None:
    rich = {"tribe": "Daba", "resources": res(2, 1, 3), "goals": ["Oxen"]}
    judged = hints(lay({"A": [3], "I": [0, 1]}, phase="build", tribes=[rich]))
    assert judged["build A"] > judged["complete oxen"]
    assert judged["build A"] > judged["done"]


def test_a_village_is_not_left_alone() -> None:
    state = lay({"A": [1], "D": [4], "I": [0, 1]}, hand=["blank"], villages={"A": 0})
    state.apply(state.read("blank move"))
    judged = hints(state)
    assert judged["move A B"] < judged["done"]


def test_what_is_wanted_is_gathered() -> None:
    poor = {"tribe": "Daba", "resources": res(4, 4, 0)}
    state = lay({"A": [1], "B": [1], "C": [1], "I": [0, 1]}, hand=["blank"], tribes=[poor])
    state.apply(state.read("blank gather"))
    judged = hints(state)
    assert judged["gather C"] == max(judged.values())


def test_value_is_a_lead() -> None:
    level = lay({"A": [3], "I": [0, 3]}, hand=["sun", "moon"], tiles="lfmlfmlfl")
    assert abs(level.value(0) + level.value(1)) < 1e-9
    ahead = lay({"A": [3], "I": [0, 3]}, hand=["sun", "moon"], tribes=[{"vp": 6}])
    assert ahead.value(0) > 0.5
    assert ahead.value(1) < -0.5
    landed = lay({"A": [3], "I": [0, 3]}, hand=["sun", "moon"], villages={"A": 0})
    assert landed.value(0) > 0.2


def test_hints_do_not_depend_on_what_is_hidden() -> None:
    state = GAME.new_state(3, 5, MODULES)
    rng = rules.Rng(5)
    for number in range(300):
        if state.current_player is None:
            break
        if number % 15 == 0:
            view = state.view(state.current_player)
            truths = [view.resample(rng) for _ in range(2)]
            legal = state.legal_actions()
            judged = [[truth.hint(action) for action in legal] for truth in truths]
            assert judged[0] == judged[1] == [view.hint(action) for action in legal]
        state.apply(state.pick(rng))
