"""Whatever ends one's turn without being its end by its name says so in the line of Enter, and nothing else does."""

from __future__ import annotations

import random
from collections.abc import Callable, Hashable
from typing import Any

import pytest

import rules
from rules import Rng, State
from tribes_tui.table.board.boards import board_of
from tribes_tui.table.board.scene import Scene
from tribes_tui.table.choice.explain import look_at
from tribes_tui.table.choice.last_moves import played
from tribes_tui.table.choice.selection import ways
from tribes_tui.words.wording import words_of

NAMES = ("Ash", "Ada", "Bo", "Cy", "Di")
TURNS: dict[str, Callable[[Any], Hashable]] = {
    "five_tribes": lambda state: (state.number, state.actor) if state.actor >= 0 else None,
    "rise_of_tribes": lambda state: state.turn or None,
}
"""Which turn it is, where turns are of several decisions, the last of which may leave none; None: no turn."""
POSITIONS, MOST = 60, 400
WORLDS = 40


@pytest.mark.parametrize("game_id", sorted(TURNS))
def test_what_ends_a_turn_by_itself_says_so(game_id: str) -> None:
    """In games by chance and by hints: a line that says so is right, and where none does the turn may go on, for all the viewer knows."""
    game, board, rng, told, wrong = rules.games[game_id], board_of(game_id), random.Random(9), 0, list[str]()
    for number, players in enumerate((*game.players, *game.players)):
        state, tried = game.new_state(players, number), 0
        for _ in range(MOST):
            if state.is_terminal or tried == POSITIONS:
                break
            legal = state.legal_actions()
            forced = board.forced(state.view(state.current_player), legal)
            if forced is None and TURNS[game_id](state) is not None and rng.random() < 0.3:
                tried += 1
                found, number_told = lines(state, rng)
                wrong += found
                told += number_told
            by_chance = rng.choice(legal) if number % 2 else max(legal, key=state.hint)
            state.apply(by_chance if forced is None else forced)
    assert not wrong, "\n".join(wrong)
    assert told, "no turn ended by itself"


def lines(state: State, rng: random.Random) -> tuple[list[str], int]:
    """Those of three choices that are wrong, and how many said rightly that the turn ends."""
    viewer, board, words, turn = (
        state.current_player,
        board_of(state.game.id),
        words_of(state.game.id),
        TURNS[state.game.id],
    )
    assert viewer is not None
    view, names = state.view(viewer), tuple("you" if k == viewer else NAMES[k] for k in range(state.players))
    chooser, wrong, told = ways(board, view), list[str](), 0
    for path, action in rng.sample(sorted(chooser.ways.items()), min(3, len(chooser.ways))):
        chooser.take(path[:-1])
        scene = Scene(view, names, viewer, picked=chooser.picked, lit=chooser.lit, ways=chooser.names)
        look = look_at(board, scene, chooser, words, path[-1])
        forms = [look.line, *look.briefer]
        actions = action, *board.onward(view, path)

        def goes_on(world: State, actions: tuple[int, ...] = actions) -> bool:
            after = played(board, world, viewer, actions)
            return after is None or after.is_terminal or turn(after) == turn(state)

        is_said = [form.endswith("your turn ends") for form in forms]
        if any(is_said):
            right = all(is_said) and not goes_on(state.clone())
            told += right
        elif path[-1].partition(":")[0] in board.endings and look.line.startswith("end the turn"):
            continue
        else:
            right = any(goes_on(world) for world in (state.clone(), *(view.resample(Rng(k)) for k in range(WORLDS))))
        if not right:
            wrong.append(f"{forms} {look.gain}")
    return wrong, told
