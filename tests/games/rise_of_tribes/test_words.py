"""What actions are called where they are read without the question: in logs, reviews and puzzles."""

from __future__ import annotations

import pytest

import rules
from rules import Rng
from tribes_tui.games.rise_of_tribes import words

NAMES = ("you", "Ada", "Bo", "Cy")


@pytest.mark.parametrize("elders", [False, True])
def test_being_done_says_with_what(elders: bool) -> None:
    game, rng, told = rules.games["rise_of_tribes"], Rng(3), set()
    for seed in range(8):
        state = game.new_state(4, seed, {"elders": elders, "special_terrain": "all"} if elders else {})
        while not state.is_terminal:
            for action in state.legal_actions():
                if state.text(action) == "done":
                    told.add(words.action(state, action, NAMES))
            state.apply(state.pick(rng))
    assert {"stop growing", "move no more members", "gather no more", "draw", "end the turn"} <= told
    assert "enough" not in told
