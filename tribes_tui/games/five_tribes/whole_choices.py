"""A walk as the one choice that it is, for a review: where it began, where it ended and what that brought."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from rules import Rng
from rules.five_tribes.components import stages as st
from rules.five_tribes.evaluation import preview
from tribes_tui.games.five_tribes.foresight import Foresight
from tribes_tui.games.five_tribes.whole_moves import whole_move

if TYPE_CHECKING:
    from rules import State
    from rules.five_tribes.state import FiveTribesState

GOES_ON = frozenset({"DROP", "FAKIRS"})  # no words
"""With these a choice goes on that began with taking a tile's meeples."""


def choice(view: State, actions: Sequence[int], names: Sequence[str]) -> str:
    """`e3 to f5: 4 merchants, 4 cards, yours, a djinn to buy`; of a walk of which only the beginning is known, its best way. Empty
    for what is no walk."""
    state = cast("FiveTribesState", view)
    if state.stage not in (st.MOVE, st.SOW):
        return ""
    begun, drops = state.resample(Rng(int(state.key()[:15], 16))), [*actions]
    if state.stage == st.MOVE:
        begun.apply(drops.pop(0))
    drops = [action for action in drops if view.game.actions[action].kind == "DROP"]
    then = begun.clone()
    for action in drops:
        then.apply(action)
    best = preview.ends(then)[:1] if then.stage == st.SOW else []
    drops += [action for end in best for action in preview.route(then, end)]
    told = (
        whole_move(begun.view(view.viewer), drops[0], drops, Foresight()) if begun.stage == st.SOW and drops else None
    )
    return told.words if told is not None else ""
