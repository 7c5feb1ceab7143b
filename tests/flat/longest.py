"""The longest games, and how one gets there."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, NamedTuple

import rules
from rules import Rng, State
from rules.tribal.duel.components.actions import END
from rules.tribal.duel.components.phases import ACT
from rules.tribal.moves import MOVES

QUIET_TURNS = 17
"""Turns without progress that players of a long Duel let pass: at 20 it is over."""
STEPS = 22
"""Moves of a long turn of a Duel."""


class Longest(NamedTuple):
    """A long game: who plays, the seed of its deal, its moves, and how many rounds and moves there are at least."""

    game_id: str
    players: int
    seed: int
    choices: Callable[[State], Iterable[int]]
    rounds: int
    moves: int

    def start(self) -> State:
        """Its first position."""
        state: State = rules.games[self.game_id].new_state(self.players, self.seed)
        return state

    def actions(self) -> list[int]:
        """All its moves."""
        state, found = self.start(), []
        for action in self.choices(state):
            found.append(action)
            state.apply(action)
        assert state.is_terminal
        assert len(found) >= self.moves
        assert state.round >= self.rounds
        return found


def at_random(state: State) -> Iterable[int]:
    """Any legal actions."""
    rng = Rng(1)
    while not state.is_terminal:
        yield state.pick(rng)


def dawdling(state: State) -> Iterable[int]:
    """A Duel that nobody wants to end."""
    rng = Rng(4)
    while not state.is_terminal:
        yield dawdle(state, rng)


def dawdle(state: Any, rng: Rng) -> int:
    """Cards to and fro, progress only when the lack of it would be the end."""
    legal = state.legal_actions()
    if state.phase == ACT and state.idle < QUIET_TURNS and not state.progress:
        moves = [action for action in legal if action < MOVES]
        if moves and state.steps < STEPS:
            move = rng.choice(moves)
            if _goes_on(state, move, quietly=True):
                return move
        if END in legal:
            return END
    for _ in range(8):
        action = rng.choice(legal)
        if _goes_on(state, action, quietly=False):
            return action
    return legal[-1]


def _goes_on(state: Any, action: int, quietly: bool) -> bool:
    after = state.clone()
    after.apply(action)
    return not after.is_terminal and not (quietly and after.progress)


def forty_manches(state: State) -> Iterable[int]:
    """A game of indy full of teams, the longest of some thousand that were played well; its moves stand in a file."""
    text = Path(__file__).with_name("indy_40_manches.txt").read_text(encoding="utf-8")
    return [int(word) for word in text.split()]


DUEL = Longest("tribal_duel", 2, 4, dawdling, 300, 4500)
INDY = Longest("indy", 6, 1237, forty_manches, 40, 1000)
TRIBE = Longest("tribe", 4, 1, at_random, 7, 6000)
