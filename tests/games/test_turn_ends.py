"""Whatever ends one's turn without being its end by its name says so in the line of Enter, and nothing else does."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Hashable
from functools import cache
from typing import Any

import pytest

import rules
from rules import Rng, State
from rules.indy.components import phases as indy
from rules.tribal.duel.components import phases as duel
from rules.tribal.rixe.components import actions as rixe_actions, phases as rixe
from rules.tribe.components import phases as tribe
from tests.plain.hearing import Listener
from tribes_tui.table.board import board_of
from tribes_tui.table.board.scene import Scene
from tribes_tui.table.choice.explain import look_at
from tribes_tui.table.choice.last_moves import played
from tribes_tui.table.choice.selection import ways
from tribes_tui.words.wording import words_of

NAMES = ("Ash", "Ada", "Bo", "Cy", "Di", "Ed")
TURNS: dict[str, Callable[[Any], tuple[int, Hashable]]] = {
    "tribe": lambda state: (-1 if state.phase == tribe.DEFEND else state.turn, (state.number, state.done)),
    "indy": lambda state: (state.turn, (state.manche, state.phase)),
    "tribal_duel": lambda state: (state.current_player if state.phase in (duel.ACT, duel.PLACING) else -1, state.turn),
    "tribal_rixe": lambda state: (state.current_player if state.phase in (rixe.ACT, rixe.CHOOSING_ZONE) else -1, 0),
    "five_tribes": lambda state: (state.actor, state.number),
    "rise_of_tribes": lambda state: (state.active, state.turn),
}
"""Whose turn it is, and which, where turns are of several decisions, the last of which may leave none; -1: nobody's."""
QUIET: dict[str, Callable[[Any, int], bool]] = {
    "tribe": lambda state, action: state.phase in (tribe.MAIN, tribe.DRAW3_DISCARD),
    "indy": lambda state, action: state.phase not in (indy.EVOCATION, indy.RETURN) or state.step != indy.STEP_SWAP,
    "tribal_rixe": lambda state, action: (
        rixe_actions.PLAY <= action < rixe_actions.COLLECT and len(state.hands[state.current_player]) == 1
    ),
}
"""Where no line says it: the question does of all that may be chosen, every player knows it, or the round ends with it, which is said."""
MOST = 400
WORLDS = 40
NAMED = re.compile("end (the|your) turn")


@pytest.mark.turned(3)
@pytest.mark.parametrize(("positions", "times"), [(30, 1), pytest.param(60, 2, marks=pytest.mark.soak)])
@pytest.mark.parametrize("game_id", sorted(TURNS))
def test_what_ends_a_turn_by_itself_says_so(game_id: str, positions: int, times: int) -> None:
    """In games by chance and by hints: a line that says so is right, and where none does the turn may go on, for all the viewer knows."""
    game, board, rng, told, wrong = rules.games[game_id], board_of(game_id), random.Random(9), 0, list[str]()
    for number, players in enumerate([*game.players] * times):
        state, tried = game.new_state(players, number), 0
        for _ in range(MOST):
            if state.is_terminal or tried >= (positions if told else 2 * positions):
                break
            legal = state.legal_actions()
            forced = board.forced(state.view(state.current_player), legal)
            if forced is None and TURNS[game_id](state)[0] == state.current_player and rng.random() < 0.3:
                tried += 1
                found, number_told = lines(state, rng)
                wrong += found
                told += number_told
            by_chance = rng.choice(legal) if number % 2 else max(legal, key=state.hint)
            state.apply(by_chance if forced is None else forced)
    assert not wrong, "\n".join(wrong)
    assert told, "no turn ended by itself"


boards = cache(board_of)
"""A board of each game, for all that is asked of it."""


def lines(state: State, rng: random.Random) -> tuple[list[str], int]:
    """Those of three choices that are wrong, and how many said rightly that the turn ends."""
    viewer, board, words, turn = (
        state.current_player,
        boards(state.game.id),
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

        def goes_on(world: State, actions: tuple[int, ...] = actions, may_be_over: bool = False) -> bool:
            after = played(board, world, viewer, actions)
            if after is not None and after.is_terminal:
                return not may_be_over
            return after is None or turn(after) == turn(state)

        is_behind = [gain.endswith("your turn ends") for gain in (look.gain, look.brief_gain)]
        is_said = is_behind if any(is_behind) else [form.endswith("your turn ends") for form in forms]
        is_quiet = state.game.id in QUIET and QUIET[state.game.id](state, action)
        if is_quiet or (path[-1].partition(":")[0] in board.endings and NAMED.match(look.line)):
            right = not any(is_said)
        elif any(is_said):
            right = all(is_said) and not goes_on(state.clone(), may_be_over=True)
            told += right
        else:
            right = any(goes_on(world) for world in (state.clone(), *(view.resample(Rng(k)) for k in range(WORLDS))))
        if not right:
            wrong.append(f"{forms} {look.gain}")
    return wrong, told


@pytest.mark.parametrize("game_id", ["tribe", "indy", "five_tribes", "rise_of_tribes"])
def test_by_ear_what_would_end_a_turn_by_itself_says_so(game_id: str) -> None:
    """Whoever asks what a choice would do; in lines nothing is played unasked, so that no turn of a Duel or a Rixe ends by itself."""
    told, wrong = 0, list[str]()
    for seed in range(8):
        listener = Listener(game_id, 3, seed)
        for _ in listener.decisions(60):
            view = listener.table.view(0)
            if TURNS[game_id](view)[0] != 0 or told > 20:
                continue
            for number, option in enumerate(listener.conversation.steps.now[:12], 1):
                if len(option.actions) > 1:
                    continue
                answer = " ".join(listener.asked(f"would {number}"))
                after = view.resample(Rng(1))
                after.apply(option.actions[0])
                is_over = not after.is_terminal and TURNS[game_id](after) != TURNS[game_id](view)
                is_said = answer.endswith("your turn ends.")
                told += is_said
                if is_said and (not is_over or NAMED.search(answer)):
                    wrong.append(answer)
    assert not wrong, wrong
    assert told
