"""What was done since the viewer's last decision, as a page: each way tile by tile with what was dropped there."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from rules.five_tribes.components import stages as st
from rules.five_tribes.components.grid import TILE_TEXT
from tribes_tui.games.five_tribes.legend import legend, signs_legend
from tribes_tui.games.five_tribes.pieces_of import market, tiles
from tribes_tui.games.five_tribes.spread import HIGH_MARKET
from tribes_tui.games.five_tribes.walks import MoveWay, split
from tribes_tui.games.five_tribes.words import news
from tribes_tui.games.five_tribes.words.said import log
from tribes_tui.games.five_tribes.words.said import table as words
from tribes_tui.games.five_tribes.words.things import TONES
from tribes_tui.words.common import capital

if TYPE_CHECKING:
    from rules import Event
    from rules.five_tribes.state import FiveTribesState as S
    from tribes_tui.games.five_tribes.pieces.others_turns_list import OthersTurn
    from tribes_tui.games.five_tribes.words.things import Names
    from tribes_tui.table.board.pages import Moment


def turns_page(events: Sequence[Event], names: Names, state: S) -> list[Moment]:
    """A page for the turns of the others among these events, on the board as `state` has it, and for the viewer's own that a move
    ended, with nothing more to decide; none without such a turn.
    """
    from tribes_tui.games.five_tribes.pieces.others_turns_page import OthersTurns, OthersTurnsPage
    from tribes_tui.table.board.pages import Moment

    is_over = state.stage in (st.BIDDING, st.MOVE)
    found = tuple(
        _since(seat, told, names)
        for seat, told in split(events)
        if seat is not None and (is_over or seat != state.viewer) and any(event.kind == "gather" for event in told)
    )
    if not found:
        return []
    others = [*dict.fromkeys(one.who for one in found if one.seat != state.viewer)]
    is_own = any(one.seat == state.viewer for one in found)
    sentence = words.since(is_own=is_own, number=len(others), names=others)
    has_others = any(event.kind == "bid" and event.player != state.viewer for event in events)
    bids = news.bids(events, names) if has_others else ""
    told = OthersTurns(
        found,
        lambda number: tiles(state, names, walk_of(found[number], state.viewer), {}),
        lambda size: market(state, size.height >= HIGH_MARKET),
        legend,
        signs_legend(has_walk=True),
        bids,
    )
    lines = [line for one in found for line in (words.turn_of(who=one.who, way=one.way_text), f"  {one.brought}")]
    return [Moment(sentence, partial(OthersTurnsPage, told), words.onward(), [sentence, *lines, bids])]


def walk_of(turn: OthersTurn, viewer: int | None) -> MoveWay:
    """The steps of a turn."""
    start, *entered = (TILE_TEXT.index(tile) for tile in (turn.start, *(drop.tile for drop in turn.drops)))
    return MoveWay(turn.seat, start, tuple(entered), turn.seat == viewer)


def _since(seat: int, events: Sequence[Event], names: Names) -> OthersTurn:
    from tribes_tui.games.five_tribes.pieces.others_turns_list import Drop, OthersTurn

    start = next(event.public["tile"] for event in events if event.kind == "take")
    drops = []
    for event in events:
        if event.kind == "drop":
            letter = event.public["colour"]
            drops.append(Drop(event.public["tile"], log.a_meeple_bare(colour=letter), TONES[letter]))
    told = names[seat], events, names
    return OthersTurn(
        capital(names[seat]), seat, start, tuple(drops), news.brought(*told), news.brought(*told, is_short=True)
    )
