"""Positions written and read back: nothing that plays a part is left out of them."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from inspect import isdatadescriptor

import pytest

from rules.indy.position import Position
from rules.indy.state import IndyState
from tests.rules.indy.positions import INDY

PLIES = 40

REMEMBERED = ("gone", "gone_of", "keeps")
"""They travel beside a dump."""
SLOTS = [name for name in dir(Position) if isdatadescriptor(getattr(Position, name)) and name[0] != "_"]
FIELDS = [name for name in SLOTS if name not in REMEMBERED]
"""All fields of a position, compiled or not."""


def loaded(state: IndyState) -> IndyState:
    """The position after a trip through JSON."""
    twin = INDY.load(json.loads(json.dumps(state.dump())))
    assert isinstance(twin, IndyState)
    return twin


def moments(players: int, source: str) -> Iterator[tuple[IndyState, random.Random]]:
    """Every decision of some random games; in half of them eagles are kept in windows, so that there are last ones."""
    for seed in range(4):
        rng = random.Random(seed)
        state = INDY.new_state(players=players, seed=seed, options={"return_from": source})
        while not state.is_terminal:
            yield state, rng
            state.apply(0 if state.window and seed % 2 else rng.choice(state.legal_actions()))


@pytest.mark.varied(2)
@pytest.mark.parametrize("source", ["row", "all"])
@pytest.mark.parametrize("players", INDY.players)
def test_a_loaded_position_has_every_field(players: int, source: str) -> None:
    for state, _ in moments(players, source):
        twin = loaded(state)
        assert {name: getattr(twin, name) for name in FIELDS} == {name: getattr(state, name) for name in FIELDS}


@pytest.mark.sampled(2)
@pytest.mark.parametrize("players", INDY.players)
def test_a_loaded_position_plays_on_alike(players: int) -> None:
    for number, (state, rng) in enumerate(moments(players, "row")):
        if number % 10:
            continue
        original, twin = state.clone(), loaded(state)
        for _ in range(PLIES):
            if original.is_terminal:
                break
            assert twin.legal_actions() == original.legal_actions()
            action = rng.choice(original.legal_actions())
            original.apply(action)
            twin.apply(action)
            assert twin.key() == original.key()
