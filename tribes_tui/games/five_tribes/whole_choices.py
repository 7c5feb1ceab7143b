"""A walk as the one choice that it is, for a hint and for a review: where it began, where it ended and what that brought."""

from collections.abc import Iterator, Sequence

from rules import Rng
from rules.five_tribes.components import stages as st
from rules.five_tribes.components.actions import DROP, TAKE
from rules.five_tribes.components.grid import STEP, TILE_TEXT
from rules.five_tribes.components.pieces import COLOURS
from rules.five_tribes.evaluation import preview
from rules.five_tribes.evaluation.preview import MoveEnd
from rules.five_tribes.mechanics.bidding import next_on_track
from rules.five_tribes.state import FiveTribesState as S
from tribes_tui.games.five_tribes.foresight import Foresight, tile_name
from tribes_tui.games.five_tribes.pieces.values import distinct, end_text
from tribes_tui.games.five_tribes.words.outcomes import of_end
from tribes_tui.games.five_tribes.words.said import outcomes as said
from tribes_tui.games.five_tribes.words.things import Names
from tribes_tui.table.board.contract import AdvisedMove


def whole_move(state: S, action: int, rest: Sequence[int], foresight: Foresight, names: Names) -> AdvisedMove | None:
    """The best that begins with this action, or what is left of the one that was hinted; None where there is none."""
    if state.stage == st.MOVE:
        ends = foresight.ends(state, action - TAKE)
        end = next((found[0] for found in ends.values()), None)
        rest = preview.route(state, end) if end else ()
    elif state.stage == st.SOW:
        rest = rest or next(
            (found for found in foresight.plan(state).values() if found[:1] == [action] and len(found) == state.left),
            (),
        )
        end = _end(state, rest, foresight)
    else:
        return None
    if end is None:
        return None
    path: tuple[str, ...] = (tile_name(end.start),)
    if state.stage == st.SOW:  # the tribe, too, where several can be picked up
        is_open = len(distinct(foresight.ends(state, -1)[end.tile])) > 1
        path = (tile_name(end.tile), *([f"colour:{COLOURS[end.colour]}"] if is_open else ()))
    words = said.from_to(start=TILE_TEXT[end.start], tile=TILE_TEXT[end.tile], brings=end_text(state, end, names))
    reasons = of_end(state, end, "whole"), *_although(state, end, foresight.most_at_once(state))
    return AdvisedMove(rest, words, path, reasons)


def _although(state: S, end: MoveEnd, most: MoveEnd) -> Iterator[str]:
    """Where another move brings more at once: which, and why not that one."""
    if most.points.total <= end.points.total:
        return
    space = next_on_track(state)
    is_others = space >= 0 and state.track[space] != state.actor
    left, saved = preview.left(state, most), preview.left(state, end)
    yield said.more_at_once(
        is_begun=state.stage == st.SOW,
        start=TILE_TEXT[most.start],
        tile=TILE_TEXT[most.tile],
        points=most.points.total,
        left=left if is_others and left > saved else 0,
    )


def end_of(state: S, drops: Sequence[int]) -> int:
    """The tile to which these drops lead."""
    tile = state.arc // 5
    for drop in drops:
        tile = STEP[tile * 4 + (drop - DROP) // 5]
    return tile


def _end(state: S, rest: Sequence[int], foresight: Foresight) -> MoveEnd | None:
    """The end to which these drops lead."""
    ends = foresight.ends(state, -1).get(end_of(state, rest), [])
    return next((end for end in ends if rest and end.colour == (rest[-1] - DROP) % 5), None)


GOES_ON = frozenset({"DROP", "FAKIRS"})  # no words
"""With these a choice goes on that began with taking a tile's meeples."""


def choice(view: S, actions: Sequence[int], names: Sequence[str]) -> str:
    """`e3 to f5: 4 merchants, 4 cards, your tile, may buy a djinn`; of a walk of which only the beginning is known, its best way. Empty
    for what is no walk."""
    if view.stage not in (st.MOVE, st.SOW):
        return ""
    begun, drops = view.resample(Rng(int(view.key()[:15], 16))), [*actions]
    if view.stage == st.MOVE:
        begun.apply(drops.pop(0))
    drops = [action for action in drops if view.game.actions[action].kind == "DROP"]
    then = begun.clone()
    for action in drops:
        then.apply(action)
    best = preview.ends(then)[:1] if then.stage == st.SOW else []
    drops += [action for end in best for action in preview.route(then, end)]
    told = (
        whole_move(begun.view(view.viewer), drops[0], drops, Foresight(), names)
        if begun.stage == st.SOW and drops
        else None
    )
    return told.words if told is not None else ""
