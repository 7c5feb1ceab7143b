"""How the end of a Duel is shown: by what decided it."""

from __future__ import annotations

import re

import pytest

import rules
from rules import Rng
from tests.rules.tribal_duel.layouts import duel
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
        assert re.search(r"left to clear. From turn \d+ on .+ always ha(s|ve) fewer to clear.", told.decided[1])


@pytest.mark.parametrize(
    ("mine", "theirs", "sacred", "picture", "towers"),
    [
        (["D9a"], ["M9a L8a"], [{"D": 2}, {"M": 2}], "cards cleared", [27, 26]),
        (["D9a L8b"], ["#T4a L8a"], [{"D": 2}, {"M": 2}], "cards turned up", [21, 20]),
        (["D9a"], ["M9a L8a"], [{"D": 1}, {"M": 2}], "", []),
    ],
)
def test_k19_the_picture_shows_what_decided_a_game_that_nobody_finished(
    mine: list[str], theirs: list[str], sacred: list[dict[str, int]], picture: str, towers: list[int]
) -> None:
    state = duel(mine, theirs, idle=19, sacred=sacred)
    state.apply(state.read("end"))
    told = ending(state, [], NAMES)
    assert [source.name for source in told.picture] == ([picture] if picture else [])
    assert [value for source in told.picture for value in source.values] == towers
    assert bool(told.won_by) == bool(picture)
