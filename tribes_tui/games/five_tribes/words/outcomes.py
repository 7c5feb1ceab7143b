"""What a decision in Five Tribes would bring, in words and in points, before anybody commits to it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from rules.five_tribes.components import stages as st
from rules.five_tribes.components.actions import AT, BUY, CASH, FAKIRS, PICK, SELL, TAKE
from rules.five_tribes.components.grid import TILE_TEXT, TILES
from rules.five_tribes.components.pieces import (
    COLOURS,
    FACE_KIND,
    FACE_POINTS,
    GOODS,
    KINDS,
    LARGE_MARKET,
    LARGE_PRICE,
    SMALL_PRICE,
    SUIT_VALUES,
    TRACK,
)
from rules.five_tribes.evaluation.changes import changes
from rules.five_tribes.mechanics.bidding import push_zero
from rules.five_tribes.mechanics.scoring import suits
from rules.five_tribes.mechanics.tribes import builders_income
from rules.five_tribes.state import FiveTribesState
from tribes_tui.games.five_tribes.words.board import plays
from tribes_tui.games.five_tribes.words.things import COLOUR_WORDS, SHEET, on_tile
from tribes_tui.words.common import count, listed, repeated

if TYPE_CHECKING:
    from rules import State
    from rules.five_tribes.evaluation import preview


def ending(state: FiveTribesState, end: preview.MoveEnd) -> str:
    """An end of a move in words: `c3: 3 elders (+6), control (+8), oasis (+3)`."""
    one = COLOUR_WORDS[COLOURS[end.colour]]
    parts = [f"{count(end.taken, one)} (+{end.points.tribe})"]
    if end.control:
        parts.append(f"control (+{end.points.control})")
    parts.append(f"{end.action(state).lower()}" + (f" (+{end.points.tile})" if end.points.tile else ""))
    return f"{TILE_TEXT[end.tile]}: {', '.join(parts)}"


def from_where_to(end: preview.MoveEnd, brings: str) -> str:
    """A whole move: `a2 to d2: 2 viziers, yours, a palm`."""
    return f"{TILE_TEXT[end.start]} to {TILE_TEXT[end.tile]}: {brings}"


def outcome(view: State, id: int, names: Sequence[str] = ()) -> str:
    """What an action certainly leads to, in a few words, no judgement; empty if there is nothing to add."""
    state = cast(FiveTribesState, view)
    if state.stage == st.SUIT and SELL <= id < CASH:
        return f"a suit of {state.suit.bit_count() + 1} brings {SUIT_VALUES[state.suit.bit_count() + 1]} gold"
    if state.stage == st.SALE and SELL <= id < CASH:
        return best_suits(state)
    if state.stage == st.BIDDING and id < TAKE:
        return _order_after(state, id, names)
    if PICK <= id < BUY:
        return _card(state, state.row[id - PICK])
    if state.game.actions[id].kind == "KILL":
        return _emptied(state, id)
    if state.stage == st.TARGET and AT <= id < AT + TILES and on_tile(state, id - AT):
        return f"with {on_tile(state, id - AT)}"
    return _income(state, id)


PRICE_OF = (SMALL_PRICE, LARGE_PRICE)


def _order_after(state: FiveTribesState, id: int, names: Sequence[str]) -> str:
    """When the bidder would play, after which others, as far as the bids are made: `play 2nd or 3rd of 4 turns, after Bo`."""
    price = state.game.actions[id].fields["price"]
    low, high = when(state, price)
    dearer = [
        seat
        for seat in reversed(state.track[TRACK.index(price) + 1 if price else 3 :])
        if seat not in (-1, state.current_player)
    ]
    before = [names[seat] if seat < len(names) else f"seat {seat}" for seat in dearer]
    turns = len([seat for seat in (*state.track, *state.bid_order) if seat >= 0])
    after = listed(repeated(before))
    return f"play {plays(low, high)} of {turns} turns" + (f", after {after}" if before else "")


def when(state: FiveTribesState, price: int) -> tuple[int, int]:
    """The earliest and the latest turn (from 0) of whoever bids this now, whatever the others bid later (spec 3.1)."""
    track = state.track[:]
    space = TRACK.index(price) if price else 2
    if price:
        track[space] = state.bid_order[0]
    else:
        push_zero(track, state.bid_order[0])
    before = sum(1 for seat in track[space + 1 :] if seat >= 0)
    later, free = len(state.bid_order) - 1, sum(1 for seat in track[space + 1 :] if seat < 0)
    if not price:  # whoever bids later, dearer or nothing, plays earlier
        return before + later, before + later
    return before, before + min(later, free)


def _card(state: FiveTribesState, card: int) -> str:
    """The price of a market's card, and how many of it the buyer has already."""
    if state.stage == st.SECOND_PICK:
        price = "the second of two"
    else:
        is_large = FACE_KIND[state.faces[state.final]] == LARGE_MARKET
        price = f"{LARGE_PRICE} gold for two" if is_large and len(state.row) > 1 else f"{PRICE_OF[is_large]} gold"
    held = state.goods[state.actor * KINDS + card]
    return f"{price}; you have {held or 'none'} of it"


def _emptied(state: FiveTribesState, id: int) -> str:
    """Whether a kill empties a tile without a camel: the killer's camel goes there (spec 3.5)."""
    tile = TILE_TEXT.index(state.game.actions[id].fields["tile"])
    is_bare = state.size[tile] == 1 and state.owner[tile] < 0 and state.camels[state.actor] > 0
    return f"the tile is yours, {FACE_POINTS[state.faces[tile]]} points" if is_bare else ""


def _income(state: FiveTribesState, id: int) -> str:
    if FAKIRS <= id <= FAKIRS + 18 and state.stage == st.TRIBE:
        blues = state.blues[state.final]
        return f"({state.taken} + {id - FAKIRS}) x {blues} = {builders_income(state, id - FAKIRS)} gold"
    return ""


def outcome_text(state: FiveTribesState, id: int, names: Sequence[str] = ()) -> str:
    """The changes of the score sheets: `+8 tiles, -3 gold; Bo -10 viziers`."""
    seats = []
    me = state.current_player
    for seat, lines in enumerate(changes(state, id)):
        parts = [f"{change:+d} {line}" for line, change in zip(SHEET, lines, strict=True) if change]
        if parts:
            whose = "" if seat == me else f"{names[seat] if seat < len(names) else f'seat {seat}'} "
            seats.append((seat != me, whose + ", ".join(parts)))
    return "; ".join(text for _, text in sorted(seats))


def best_suits(state: FiveTribesState) -> str:
    """What all goods of the player in turn would bring: `all your goods are worth 37 gold`, in suits of 30 and 7."""
    place = state.actor * KINDS
    sizes = suits(state.goods[place : place + GOODS])
    values = [SUIT_VALUES[size] for size in sizes]
    if not values:
        return ""
    parts = f", {' + '.join(map(str, values))}" if len(values) > 1 else ""
    return f"all your goods are worth {sum(values)} gold{parts}"


def plan(state: FiveTribesState, number: int, found: preview.WholeMove) -> str:
    """A whole move as a line of a list: `1 a1→c3  3 elders +6  control +8  oasis +3  = +17  leaves 9`."""
    end = found.end
    start = f"{TILE_TEXT[end.start]}→" if state.stage == st.MOVE else ""
    parts = [
        f"{number} {start}{TILE_TEXT[end.tile]}",
        f"{count(end.taken, COLOUR_WORDS[COLOURS[end.colour]])} +{end.points.tribe}",
    ]
    if end.control:
        parts.append(f"control +{end.points.control}")
    parts.append(end.action(state).lower() + (f" +{end.points.tile}" if end.points.tile else ""))
    parts.append(f"= +{end.points.total}")
    if found.left > 0:
        parts.append(f"leaves {found.left:.0f}")
    return "  ".join(parts)
