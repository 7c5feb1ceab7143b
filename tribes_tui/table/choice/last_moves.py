"""Which moves surely end the game, and for whom: said with the move, before it is made."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rules import Rng, State
from tribes_tui.words.said import table as said

if TYPE_CHECKING:
    from tribes_tui.table.board.contract import GameBoard

WORLDS = 12
"""Positions that fit a view and must agree."""


def told_of_end(board: GameBoard, view: State, ways: Sequence[Sequence[int]]) -> str:
    """`you win` or `the game ends` where every one of these ways, each of one action or of several, surely does it; else empty."""
    try:
        found = {_end_of(board, view, actions) for actions in ways}
    except Exception:  # another package's rules may do anything: making the move tells of it
        return ""
    return said.last_move(is_won=found == {"won"}) if found and "" not in found else ""


def _end_of(board: GameBoard, view: State, actions: Sequence[int]) -> str:
    """Who wins is told only where the result is the same, whatever is hidden."""
    viewer, seed, results = view.viewer, int(view.key()[:15], 16), set[tuple[tuple[int, ...], tuple[int, ...]]]()
    if viewer is None or view.current_player != viewer:
        return ""
    for number in range(WORLDS):
        end = played(board, view.resample(Rng(seed + number)), viewer, actions)
        if end is None or not end.is_terminal:
            return ""
        results.add((end.scores(), end.ranking()))
    ranking = next(iter(results))[1]
    return "won" if len(results) == 1 and ranking[viewer] == 1 and ranking.count(1) == 1 else "over"


def played(board: GameBoard, state: State, viewer: int, actions: Sequence[int]) -> State | None:
    """After these actions, and what follows without a question; None if they can't be made."""
    left = [*actions]
    while state.current_player == viewer:
        legal = state.legal_actions()
        action = left.pop(0) if left else board.forced(state.view(viewer), legal)
        if action is None:
            break
        if action not in legal:
            return None
        state.apply(action)
    return None if left else state
