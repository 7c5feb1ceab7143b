"""What a decision in Five Tribes would bring, in words and in points, before anybody commits to it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from rules import State
from rules.five_tribes.components import stages as st
from rules.five_tribes.components.actions import AT, BUY, CASH, DROP, FAKIRS, MOST_PLACES, PICK, SELL, TAKE
from rules.five_tribes.components.grid import TILE_TEXT, TILES
from rules.five_tribes.components.pieces import (
    COLOURS,
    FACE_KIND,
    GOODS,
    KINDS,
    LARGE_MARKET,
    LARGE_PRICE,
    RESOURCES,
    SUIT_VALUES,
)
from rules.five_tribes.evaluation import preview
from rules.five_tribes.evaluation.changes import changes
from rules.five_tribes.evaluation.gains import card_points
from rules.five_tribes.mechanics.bidding import do_bid
from rules.five_tribes.mechanics.scoring import LINES, suits
from rules.five_tribes.mechanics.tribes import builders_income
from rules.five_tribes.state import FiveTribesState
from tribes_tui.games.five_tribes.words.things import COLOUR_WORDS, on_tile
from tribes_tui.words.common import count, listed


def ending(state: FiveTribesState, end: preview.End) -> str:
    """An end of a move in words: `c3: 3 elders (+6), control (+8), oasis (+3)`."""
    one = COLOUR_WORDS[COLOURS[end.colour]]
    parts = [f"{count(end.taken, one)} (+{end.points.tribe})"]
    if end.control:
        parts.append(f"control (+{end.points.control})")
    parts.append(f"{end.action(state).lower()}" + (f" (+{end.points.tile})" if end.points.tile else ""))
    return f"{TILE_TEXT[end.tile]}: {', '.join(parts)}"


def ending_in_short(state: FiveTribesState, end: preview.End) -> str:
    """The same in at most 58 columns: `c3 3 elders +6, control +8, oasis +3`."""
    return ending(state, end).replace("(", "").replace(")", "").replace(":", "", 1)


def outcome(view: State, id: int, names: Sequence[str] = ()) -> str:
    """What an action would lead to, in a few words; empty if that can't be told, or nothing changes."""
    state = cast(FiveTribesState, view)
    if state.stage == st.MOVE and TAKE <= id < DROP:
        ends = preview.ends(state, id - TAKE)
        return f"best {ending(state, ends[0])}" if ends else ""
    if state.stage == st.SUIT and SELL <= id < CASH:
        return f"a suit of {state.suit.bit_count() + 1} brings {SUIT_VALUES[state.suit.bit_count() + 1]} GC"
    if state.stage == st.SALE and SELL <= id < CASH:
        return best_suits(state)
    if state.stage == st.BIDDING and id < TAKE:
        return _order_after(state, id, names)
    if _is_first_of_two(state, id):
        return _pair(state, id - PICK)
    income, said = _income(state, id), told(state, id, names)
    parts = [income, "" if income.endswith(f"= {said.removeprefix('+').replace('gold', 'GC')}") else said]
    if state.stage == st.TARGET and AT <= id < AT + TILES and on_tile(state, id - AT):
        parts.insert(0, f"with {on_tile(state, id - AT)}")
    return ", ".join(part for part in parts if part)


def _order_after(state: FiveTribesState, id: int, names: Sequence[str]) -> str:
    """Who would act before whom, as far as the bids are made: `order so far: you, Bo`."""
    twin = state.clone()
    do_bid(twin, id)
    seats = [seat for seat in reversed(twin.track) if seat >= 0]
    return f"order so far: {', '.join(names[seat] if seat < len(names) else f'seat {seat}' for seat in seats)}"


def _income(state: FiveTribesState, id: int) -> str:
    if FAKIRS <= id <= FAKIRS + 18 and state.stage == st.TRIBE:
        blues = state.blues[state.final]
        return f"({state.taken} + {id - FAKIRS}) x {blues} = {builders_income(state, id - FAKIRS)} GC"
    return ""


def _is_first_of_two(state: FiveTribesState, id: int) -> bool:
    large = state.final >= 0 and FACE_KIND[state.faces[state.final]] == LARGE_MARKET
    return state.stage == st.TILE and large and PICK <= id < BUY and len(state.row) > 1


def _pair(state: FiveTribesState, place: int) -> str:
    """The card with the one that goes best with it: `6 GC for two: with Fish +4 merchandise`."""
    first = state.row[place]
    others = [card for i, card in enumerate(state.row[:MOST_PLACES]) if i != place]
    points, second = max((card_points(state, state.actor, [first, card]), -card) for card in others)
    return f"{LARGE_PRICE} GC for two: with {RESOURCES[-second]} {points:+d} merchandise"


def told(state: FiveTribesState, id: int, names: Sequence[str] = ()) -> str:
    """The changes of the score sheets: `+8 tiles, -3 gold; Bo -10 viziers`."""
    seats = []
    me = state.current_player
    for seat, lines in enumerate(changes(state, id)):
        parts = [f"{change:+d} {line}" for line, change in zip(LINES, lines, strict=True) if change]
        if parts:
            whose = "" if seat == me else f"{names[seat] if seat < len(names) else f'seat {seat}'} "
            seats.append((seat != me, whose + ", ".join(parts)))
    return "; ".join(text for _, text in sorted(seats))


def best_suits(state: FiveTribesState) -> str:
    """What all goods of the player in turn would bring: `all of it is worth 30 + 7 GC`."""
    place = state.actor * KINDS
    sizes = suits(state.goods[place : place + GOODS])
    return f"all your goods are worth {' + '.join(str(SUIT_VALUES[size]) for size in sizes)} GC" if sizes else ""


def plan(state: FiveTribesState, number: int, found: preview.Plan) -> str:
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


def among(state: FiveTribesState, ends: Sequence[preview.End]) -> str:
    """Several ends on one tile: `c3, 2W +4 or 3B +9 with control`."""
    said: dict[int, str] = {}
    for end in ends:
        text = f"{end.taken}{COLOURS[end.colour]} {end.points.total:+d}{' with control' if end.control else ''}"
        said.setdefault(end.colour, text)
    return f"{TILE_TEXT[ends[0].tile]}, {listed(said.values(), 'or')}"
