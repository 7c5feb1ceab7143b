"""A hint for a whole move: which tile is taken, where its meeples go, whom the last one picks up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rules.five_tribes.components import stages as st
from rules.five_tribes.components.actions import DROP, TAKE
from rules.five_tribes.components.grid import STEP, TILE_TEXT
from rules.five_tribes.components.pieces import COLOURS
from rules.five_tribes.evaluation import preview
from tribes_tui.games.five_tribes.ends import distinct, end_text
from tribes_tui.games.five_tribes.foresight import tile_name
from tribes_tui.games.five_tribes.words.outcomes import from_where_to
from tribes_tui.table.contract import AdvisedMove

if TYPE_CHECKING:
    from rules.five_tribes.evaluation.preview import MoveEnd
    from rules.five_tribes.state import FiveTribesState as S
    from tribes_tui.games.five_tribes.foresight import Foresight


def whole_move(state: S, action: int, rest: Sequence[int], foresight: Foresight) -> AdvisedMove | None:
    """The best that begins with this action, or what is left of the one that was hinted; None where there is none."""
    if state.stage == st.MOVE:
        tile = state.game.actions[action].id - TAKE
        found = (
            [end for ends in foresight.ends(state, tile).values() for end in ends] if 0 <= tile < len(TILE_TEXT) else []
        )
        if not found:
            return None
        end = max(found, key=lambda one: one.worth)
        return AdvisedMove(preview.route(state, end), from_where_to(end, end_text(state, end)), (tile_name(tile),))
    if state.stage != st.SOW:
        return None
    rest = rest or next(
        (found for found in foresight.plan(state).values() if found[:1] == [action] and _is_whole(state, found)), ()
    )
    goal = _end(state, rest, foresight)
    return (
        None
        if goal is None
        else AdvisedMove(
            rest, from_where_to(goal, end_text(state, goal)), _path(goal, foresight.ends(state, -1)[goal.tile])
        )
    )


def _is_whole(state: S, actions: Sequence[int]) -> bool:
    return len(actions) == state.left


def _end(state: S, rest: Sequence[int], foresight: Foresight) -> MoveEnd | None:
    """Where these drops lead."""
    tile = state.arc // 5
    for drop in rest:
        tile = STEP[tile * 4 + (drop - DROP) // 5]
    ends = foresight.ends(state, -1).get(tile, [])
    return next((end for end in ends if rest and end.colour == (rest[-1] - DROP) % 5), None)


def _path(end: MoveEnd, all_there: Sequence[MoveEnd]) -> tuple[str, ...]:
    """The tile; the tribe, too, where several can be picked up."""
    colour = (f"colour:{COLOURS[end.colour]}",) if len(distinct(all_there)) > 1 else ()
    return (tile_name(end.tile), *colour)
