"""Members are asked for one by one: all that may go to one hex, or fall there, are named at once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from rules.rise_of_tribes import decision
from rules.rise_of_tribes.components import frames, tables
from rules.rise_of_tribes.components.packing import evade_parts, grow_parts, lose_parts, move_parts
from tribes_tui.games.rise_of_tribes.words.said import actions as said

if TYPE_CHECKING:
    from rules import State
    from rules.rise_of_tribes.state import RiseState

KINDS = ("GROW", "GROW_BOARD", "MOVE", "FAR", "FAR_MOVED", "AMBUSH", "EVADE", "LOSE")


def left(view: State) -> int:
    """Members that are still asked for."""
    state = cast("RiseState", view)
    kind, _, argument = decision(state)
    if kind in (frames.WAYFARE, frames.CONFLICTS):
        player = state.active
        return state.board[player] if kind == frames.CONFLICTS else tables.MEMBERS - state.supply[player]
    first = {frames.GROW: grow_parts, frames.MOVE: move_parts, frames.LOSE: lose_parts}.get(kind)
    if kind == frames.EVADE:
        return evade_parts(argument)[1]
    return first(argument)[0] if first else 0


def together(view: State, actions: Sequence[int]) -> str:
    """Several such decisions of one kind as one order: `grow 2 members in E and 1 in C`; empty for what is never hinted so."""
    rows = [view.game.actions[action] for action in actions]
    if rows[0].kind == "GROW":
        (hex, first), *others = Counter(row.fields["hex"] for row in rows).items()
        more = [said.grow_next(number=number, hex=other) for other, number in others]
        return said.grow_several(places=[said.grow_first(number=first, hex=hex), *more])
    if rows[0].kind == "MOVE":
        ((a, b), first), *ways = Counter((row.fields["from"], row.fields["to"]) for row in rows).items()
        more = [said.move_next(number=number, a=start, b=end) for (start, end), number in ways]
        return said.move_several(ways=[said.move_first(number=first, a=a, b=b), *more])
    return ""
