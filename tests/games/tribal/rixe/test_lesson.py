"""What the lesson lets one do: a column completed by the learner, a part of a column moved, and the light of both kinds of cards."""

from __future__ import annotations

from typing import cast

import rules
from rules.tribal.cards import NAMES as CARDS, TYPE_NAMES
from rules.tribal.rixe.mechanics.legal import fitting_types
from rules.tribal.rixe.state import RixeState
from tribes_tui.games.tribal.rixe.lesson import lesson
from tribes_tui.games.tribal.rixe.words.said.lesson import tail


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


def test_the_step_about_what_a_move_takes_shuts_a_place_only_with_the_whole_column() -> None:
    found = lesson()
    state = cast(RixeState, rules.games[found.game].new_state(len(found.seats), found.seed))
    taken = []
    for step in found.steps:
        for move in step.moves:
            before = fitting_types(state)
            state.apply(state.read(move))
            if step.title == tail():
                shut = before & ~fitting_types(state)
                taken.append([name for k, name in enumerate(TYPE_NAMES) if shut >> k & 1])
        for move in step.then:
            state.apply(state.read(move))
    assert taken == [[], ["L7", "T7"]]
