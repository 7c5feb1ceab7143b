"""What the lesson lets one do: a column completed by the learner, a part of a column moved, and the light of both kinds of cards."""

from __future__ import annotations

import rules
from rules.tribal.cards import NAMES as CARDS
from tribes_tui.games.tribal.rixe.lesson import lesson


def test_the_learner_completes_a_column_and_moves_a_part_of_one() -> None:
    found = lesson()
    state = rules.games[found.game].new_state(len(found.seats), found.seed)
    collected, tails = 0, 0
    for step in found.steps:
        for move in step.moves:
            assert state.current_player == 0
            kind, code = (*move.split(), "")[:2]
            if kind == "move":
                column = state.columns[state.place[CARDS.index(code)]]
                tails += column[0] != CARDS.index(code)
            collected += kind == "collect"
            state.apply(state.read(move))
        for move in step.then:
            state.apply(state.read(move))
    assert (collected, tails, state.points[0]) == (1, 1, 1)
