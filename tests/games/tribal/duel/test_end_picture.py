"""How the end of a Duel is shown: by what decided it."""

from __future__ import annotations

import pytest

import rules
from rules import Rng
from tribes_tui.games.tribal.duel.ending import EMPTIED, ending
from tribes_tui.table.end_pieces import towers_of
from tribes_tui.table.ending import Result

NAMES = ("you", "Ash")


@pytest.mark.parametrize("seed", range(5))
def test_k19_the_winners_tower_is_the_taller_one_and_k21_tells_the_difference(seed: int) -> None:
    state, rng = rules.games["tribal_duel"].new_state(2, seed), Rng(seed)
    state.events = []
    while not state.is_terminal:
        state.apply(state.pick(rng) if rng.randrange(8) == 0 else max(state.legal_actions(), key=state.hint))
    told = ending(state, state.events, NAMES)
    assert told is not None
    if state.winner >= 0:
        first, second = towers_of(told, Result(NAMES, state.scores(), state.ranking(), 0)).towers
        assert first.seat == state.winner
        assert sum(first.values) >= sum(second.values), (state.end, first, second)
    if state.end in EMPTIED:
        assert "left to clear. Ahead for good from turn" in told.decided[1]
