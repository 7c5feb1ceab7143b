"""What actions are called where they are read without the question: in logs, reviews and puzzles."""

from __future__ import annotations

import pytest

import rules
from rules import Rng
from tribes_tui.games.rise_of_tribes import words
from tribes_tui.games.rise_of_tribes.lesson import lesson
from tribes_tui.plain.rulebook import readable, spoken_section

GAME = rules.games["rise_of_tribes"]
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
    assert {"stop growing", "stop moving", "stop gathering", "draw goals", "end the turn"} <= told
    assert "enough" not in told


def test_the_maps_of_the_rulebook_keep_their_rows_and_are_not_read_aloud() -> None:
    lines = readable(GAME.rulebook())
    top = next(k for k, line in enumerate(lines) if "2 players" in line and "4 players" in line)
    assert lines[top + 1].split() == ["A", "B", "C", "A", "B", "C", "A", "B"]
    assert lines[top + 5].split() == ["N", "O"]
    assert not any("2 players" in line for line in spoken_section(GAME.rulebook(), "1.4"))


def test_the_lesson_says_how_many_goals_are_drawn() -> None:
    state = GAME.new_state(2, lesson().seed)
    for step in lesson().steps:
        before = state.goals[0].bit_count()
        for move in step.all_moves:
            state.apply(state.read(move))
        drawn = state.goals[0].bit_count() - before
        if step.moves[:1] in (("sun lead",), ("blank lead",)):
            assert {3: "three"}[drawn] in step.text
