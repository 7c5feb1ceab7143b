"""Which actions surely win a game at once, or bring one on for nothing: the cursor begins on one of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rules import Rng, State
from tribes_tui.table.choice.last_moves import WORLDS, begun_win, played

if TYPE_CHECKING:
    from tribes_tui.table.board.contract import GameBoard


def sure_wins(board: GameBoard, view: State, actions: Sequence[int]) -> frozenset[int]:
    """Those of these actions after which the viewer alone has won, whatever is hidden, and that with which such a win begins as far as
    the rules see one."""
    viewer = view.viewer
    if viewer is None or view.current_player != viewer:
        return frozenset()
    try:
        begun, seed, left = begun_win(view), int(view.key()[:15], 16), [*actions]
        for number in range(WORLDS):
            if not left:
                break
            world = view.resample(Rng(seed + number))
            left = [action for action in left if _wins(played(board, world.clone(), viewer, [action]), viewer)]
    except Exception:  # another package's rules may do anything: making the move tells of it
        return frozenset()
    return frozenset(left) if begun is None else frozenset({*left, begun})


def sure_gain(view: State) -> int | None:
    """What brings the viewer on and costs nothing, as far as the rules see any."""
    try:
        return view.sure_gain() if view.current_player == view.viewer else None
    except Exception:  # likewise
        return None


def _wins(end: State | None, viewer: int) -> bool:
    if end is None or not end.is_terminal:
        return False
    places = end.ranking()
    return places[viewer] == 1 and places.count(1) == 1
