"""The bank (ruling A31)."""

from __future__ import annotations

import pytest

import rules
from tests.rules.rise_of_tribes.table import do, held, lay, res, texts

STRICT = {"options": {"strict_bank": True}}
HAND = {"hand": ["blank", "moon"]}


@pytest.mark.rule("rise_of_tribes", "a31")
def test_the_bank_never_runs_dry_by_default() -> None:
    state = lay({"A": [1], "I": [0, 1]}, tribes=[{"resources": res(500, 0, 0)}], **HAND)
    do(state, "blank gather", "gather A")
    assert held(state, 0) == [502, 0, 0]


@pytest.mark.rule("rise_of_tribes", "a31")
def test_a_strict_bank_gives_what_is_left() -> None:
    state = lay(
        {"A": [1], "I": [0, 1]}, tribes=[{"resources": res(20, 0, 0)}, {"resources": res(11, 0, 0)}], **STRICT, **HAND
    )
    do(state, "blank gather", "gather A")
    assert held(state, 0) == [21, 0, 0]
    assert state.gathered == 1
    with pytest.raises(rules.BadPosition):
        lay({"A": [1]}, tribes=[{"resources": res(20, 0, 0)}, {"resources": res(13, 0, 0)}], **STRICT, **HAND)


@pytest.mark.rule("rise_of_tribes", "a31")
def test_choice_only_among_kinds_that_are_left() -> None:
    rich = [{"resources": res(32, 31, 0)}]
    state = lay({"A": [1], "I": [0, 1]}, tiles={"A": "Wild Land"}, tribes=rich, **STRICT, **HAND)
    do(state, "blank gather", "gather A")
    assert texts(state) == ["take wood", "take stone"]
    do(state, "take wood")
    assert held(state, 0) == [32, 32, 1]  # only stone was left for the second


@pytest.mark.rule("rise_of_tribes", "a31")
def test_tiles_are_filled_as_far_as_possible() -> None:
    rich = [{"resources": res(28, 0, 32)}]
    more = {"phase": "roll", "draws": [0, 0], "tribes": rich, **STRICT}
    state = do(lay({"A": [1], "I": [0, 1]}, deck=["Plentiful Food", "Drought"], **more), "roll")
    assert state.tokens[:3] == [4, 0, 0]
    state = do(lay({"A": [1], "I": [0, 1]}, deck=["Plentiful Stone", "Drought"], **more), "roll")
    assert state.row == [-1, -1]  # nothing to put on it: it leaves at once


@pytest.mark.rule("rise_of_tribes", "a31")
def test_every_token_is_somewhere() -> None:
    state = rules.Rng(1)
    game = lay({"A": [1], "I": [0, 1]}, **STRICT, **HAND)
    for _ in range(300):
        if game.is_terminal:
            break
        game.apply(game.pick(state))
        for kind in range(3):
            stones = game.ice_stones if kind == 2 else 0
            assert game.bank[kind] + sum(game.resources[kind::3]) + sum(game.tokens[kind::3]) + stones == 32
