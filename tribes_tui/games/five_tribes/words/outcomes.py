"""What a decision in Five Tribes would bring, in words and in points, before anybody commits to it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, cast

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
from tribes_tui.games.five_tribes.words.said import log
from tribes_tui.games.five_tribes.words.said import outcomes as said
from tribes_tui.games.five_tribes.words.things import SCENES, ends_the_game, name_of, on_tile, sheet_lines
from tribes_tui.words.common import repeated

if TYPE_CHECKING:
    from rules import State
    from rules.five_tribes.evaluation import preview


def ending(state: FiveTribesState, end: preview.MoveEnd) -> str:
    """An end of a move in words: `c3: 3 elders (+6), control (+8), oasis (+3)`."""
    return said.ending(tile=TILE_TEXT[end.tile], **_parts(state, end))


def _parts(state: FiveTribesState, end: preview.MoveEnd) -> Mapping[str, Any]:
    """What the messages of an end are told."""
    return {
        "meeples": log.meeples(colour=COLOURS[end.colour], n=end.taken),
        "tribe": end.points.tribe,
        "has_control": bool(end.control),
        "control": end.points.control,
        "action": said.action(kind=SCENES[FACE_KIND[state.faces[end.tile]]]),
        "tile_points": end.points.tile,
    }


def from_where_to(end: preview.MoveEnd, brings: str) -> str:
    """A whole move: `a2 to d2: 2 viziers, yours, a palm`."""
    return said.from_to(start=TILE_TEXT[end.start], tile=TILE_TEXT[end.tile], brings=brings)


def outcome(view: State, id: int, names: Sequence[str] = ()) -> str:
    """What an action certainly leads to, in a few words, no judgement; empty if there is nothing to add."""
    state = cast(FiveTribesState, view)
    if state.stage == st.SUIT and SELL <= id < CASH:
        size = state.suit.bit_count() + 1
        return said.suit(goods=size, gold=SUIT_VALUES[size])
    if state.stage == st.SALE and SELL <= id < CASH:
        return best_suits(state)
    if state.stage == st.BIDDING and id < TAKE:
        return _order_after(state, id, names)
    if PICK <= id < BUY:
        return _card(state, state.row[id - PICK])
    if state.game.actions[id].kind == "KILL":
        return _emptied(state, id)
    if state.stage == st.TARGET and AT <= id < AT + TILES and on_tile(state, id - AT):
        return said.with_meeples(meeples=on_tile(state, id - AT))
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
    before = repeated(name_of(names, seat) for seat in dearer)
    turns = len([seat for seat in (*state.track, *state.bid_order) if seat >= 0])
    if before:
        return said.order_after(plays=plays(low, high), turns=turns, names=before)
    return said.order(plays=plays(low, high), turns=turns)


def plays(low: int, high: int) -> str:
    """When one plays, from 0: `1st`, `2nd or 3rd`, `1st to 4th`."""
    if low == high:
        return said.plays(low=low)
    return (said.plays_two if high == low + 1 else said.plays_more)(low=low, high=high)


def plays_briefly(low: int, high: int) -> str:
    """The same for a narrow column: `1st`, `2nd-3rd`."""
    return said.plays(low=low) if low == high else said.plays_brief(low=low, high=high)


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
    held = state.goods[state.actor * KINDS + card]
    if state.stage == st.SECOND_PICK:
        return said.card_second(held=held)
    is_large = FACE_KIND[state.faces[state.final]] == LARGE_MARKET
    say = said.card_of_two if is_large and len(state.row) > 1 else said.card_one
    return say(price=PRICE_OF[is_large], held=held)


def _emptied(state: FiveTribesState, id: int) -> str:
    """Whether a kill empties a tile without a camel: the killer's camel goes there (spec 3.5)."""
    tile = TILE_TEXT.index(state.game.actions[id].fields["tile"])
    is_bare = state.size[tile] == 1 and state.owner[tile] < 0 and state.camels[state.actor] > 0
    say = said.tile_yours_last if ends_the_game(state) else said.tile_yours
    return say(points=FACE_POINTS[state.faces[tile]]) if is_bare else ""


def _income(state: FiveTribesState, id: int) -> str:
    if FAKIRS <= id <= FAKIRS + 18 and state.stage == st.TRIBE:
        fakirs = id - FAKIRS
        gold = builders_income(state, fakirs)
        return said.income(taken=state.taken, fakirs=fakirs, blues=state.blues[state.final], gold=gold)
    return ""


def outcome_text(state: FiveTribesState, id: int, names: Sequence[str] = ()) -> str:
    """The changes of the score sheets: `+8 tiles, -3 gold; Bo -10 viziers`."""
    seats = []
    me = state.current_player
    for seat, lines in enumerate(changes(state, id)):
        parts = ", ".join(
            said.change(change=f"{change:+d}".replace("-", "−"), line=line)
            for line, change in zip(sheet_lines(), lines, strict=True)
            if change
        )
        if parts:
            told = parts if seat == me else said.others_change(who=name_of(names, seat), changes=parts)
            seats.append((seat != me, told))
    return "; ".join(text for _, text in sorted(seats))


def best_suits(state: FiveTribesState) -> str:
    """What all goods of the player in turn would bring: `all your goods are worth 37 gold`, in suits of 30 and 7."""
    place = state.actor * KINDS
    sizes = suits(state.goods[place : place + GOODS])
    values = [SUIT_VALUES[size] for size in sizes]
    if not values:
        return ""
    if len(values) == 1:
        return said.all_goods(gold=values[0])
    return said.all_goods_parts(gold=sum(values), parts=" + ".join(map(str, values)))


def plan(state: FiveTribesState, number: int, found: preview.WholeMove) -> str:
    """A whole move as a line of a list: `1 a1→c3  3 elders +6  control +8  oasis +3  = +17  leaves 9`."""
    end = found.end
    start = f"{TILE_TEXT[end.start]}→" if state.stage == st.MOVE else ""
    left, way = max(0, round(found.left)), f"{start}{TILE_TEXT[end.tile]}"
    return said.plan(number=number, way=way, total=end.points.total, left=left, **_parts(state, end))
