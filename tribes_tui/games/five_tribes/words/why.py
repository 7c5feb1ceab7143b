"""What speaks for an action of Five Tribes besides what its score sheet gains at once."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from rules import Rng
from rules.five_tribes.components import stages as st
from rules.five_tribes.components.actions import TAKE
from rules.five_tribes.components.grid import TILE_TEXT
from rules.five_tribes.components.pieces import COLOURS, FACE_KIND, VILLAGE
from rules.five_tribes.evaluation import preview
from tribes_tui.games.five_tribes.foresight import if_first
from tribes_tui.games.five_tribes.words.outcomes import best_suits, ending
from tribes_tui.games.five_tribes.words.said import outcomes as said
from tribes_tui.games.five_tribes.words.things import djinn, some
from tribes_tui.words.common import listed

if TYPE_CHECKING:
    from rules.five_tribes.state import FiveTribesState


def reasons(state: FiveTribesState, id: int) -> Iterator[str]:
    """Sentences; none where the outcome tells it."""
    say = REASONS.get(state.game.actions[id].kind)
    if say is not None and state.current_player is not None:
        yield from say(state, id)


def of_end(state: FiveTribesState, end: preview.MoveEnd, start: str) -> str:
    """Where a move ends and what that brings; before it, also what it leaves. `start`: start, drop or whole."""
    left = max(0, round(preview.left(state, end)))
    return said.best_end(ending=ending(state, end), points=end.points.total, left=left, begin=start)


def _bid(state: FiveTribesState, id: int) -> Iterator[str]:
    """What the best two moves on the board bring."""
    most, *others = [plan.end.points.total for plan in preview.richest(if_first(state), 2)] or [0]
    if others:
        yield said.early(most=most, next=others[0])


def _take(state: FiveTribesState, id: int) -> Iterator[str]:
    """The best end of the move."""
    yield from (of_end(state, end, "start") for end in preview.ends(state, id - TAKE)[:1])


def _drop(state: FiveTribesState, id: int) -> Iterator[str]:
    """The best end of the move from there on."""
    then = state.resample(Rng(int(state.key()[:15], 16)))
    then.apply(id)
    yield from (of_end(then, end, "drop") for end in preview.ends(then)[:1] if then.stage == st.SOW)


def _kill(state: FiveTribesState, id: int) -> Iterator[str]:
    """Who is still there."""
    fields = state.game.actions[id].fields
    tile = TILE_TEXT.index(fields["tile"])
    held = state.meeples[tile * 5 : tile * 5 + 5]
    held[COLOURS.index(fields["colour"])] -= 1
    if any(held):
        yield said.kill_leaves(
            tile=fields["tile"], meeples=listed(some(n, COLOURS[c]) for c, n in enumerate(held) if n)
        )


def _pass(state: FiveTribesState, id: int) -> Iterator[str]:
    if state.stage == st.TILE:
        yield said.keep_gold(gold=state.gold[state.actor])


def _place(state: FiveTribesState, id: int) -> Iterator[str]:
    """On a tile without a camel: for whom it is."""
    tile = state.origin if state.stage == st.SHIFT else state.final
    if state.owner[tile] < 0:
        points = 5 if FACE_KIND[state.faces[tile]] == VILLAGE else 3
        yield said.nobodys(tile=TILE_TEXT[tile], points=points)


def _djinn(state: FiveTribesState, id: int) -> Iterator[str]:
    yield said.keep_djinn(djinn=djinn(state.game.actions[id].fields["djinn"]))


def _end(state: FiveTribesState, id: int) -> Iterator[str]:
    """What the goods that are kept would bring now."""
    worth = best_suits(state)
    yield said.sold_now(worth=worth) if worth else said.no_goods()


REASONS: dict[str, Callable[[FiveTribesState, int], Iterator[str]]] = {
    "BID": _bid,
    "TAKE": _take,
    "DROP": _drop,
    "KILL": _kill,
    "PASS": _pass,
    "PLACE": _place,
    "BUY": _djinn,
    "KEEP": _djinn,
    "END": _end,
}
"""By the kind of action."""
