"""Rise of Tribes' active events: their counters, what ends them, what they do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from rules.rise_of_tribes.components.box import (
    ALTAR,
    CANOE,
    CHIEFTAIN,
    EVENTS,
    HEXES,
    INVADERS,
    ITEM_KIND,
    KINDS,
    MAMMOTH,
    TIGER,
    WALLS,
)
from rules.rise_of_tribes.mechanics import free, row
from tribes_tui.games.rise_of_tribes.words import things
from tribes_tui.games.rise_of_tribes.words.board import spelled
from tribes_tui.games.rise_of_tribes.words.said import events as said
from tribes_tui.words.common import sentence

if TYPE_CHECKING:
    from rules.rise_of_tribes.state import RiseState

ITEMS = (ALTAR, WALLS, CANOE)


class EventWords(NamedTuple):
    """An active event: its name, its counter, what it does or what ends it, the counter in fewer words, all in a few, and all
    that it does as a sentence."""

    name: str
    counter: str
    line: str
    short: str
    alone: str
    does: str


def event_parts(state: RiseState, slot: int, names: Sequence[str]) -> EventWords:
    """An active event in words."""
    name = EVENTS[state.row[slot]]
    told = _counted(state, slot, names)
    alone = said.counter_alone(tile=told["tile"], number=told["number"], kind=told["kind"])
    is_last = state.row[slot] in ITEMS and free.price(state, slot) == 1
    line, does = said.line(tile=told["tile"], is_last=is_last), sentence(tile_does(state.row[slot]))
    return EventWords(things.event(name), said.counter(**told), line, said.counter_short(**told), alone, does)


def _counted(state: RiseState, slot: int, names: Sequence[str]) -> dict[str, Any]:
    """What its counter tells: how many, of which resource, bid by whom, or where."""
    tile = state.row[slot]
    at = {TIGER: state.tiger, MAMMOTH: state.mammoth, INVADERS: state.invaders_hex}.get(tile, -1)
    price = free.price(state, slot) if tile in ITEMS else 0
    left = {CHIEFTAIN: state.bid, INVADERS: state.invaders}.get(tile, row.tokens_on(state, slot))
    return {
        "tile": things.key_of(EVENTS[tile]),
        "number": price if tile in ITEMS else left,
        "kind": things.kind(KINDS[ITEM_KIND[tile - ALTAR]]) if tile in ITEMS else "",
        "goods": spelled(state.tokens[3 * slot : 3 * slot + 3]),
        "name": names[state.bidder] if state.bidder >= 0 else things.NOBODY,
        "hex": HEXES[at] if at >= 0 else "nowhere",
    }


def event_help(state: RiseState, slot: int, names: Sequence[str]) -> str:
    """An active event, spelt out."""
    if state.row[slot] < 0:
        return said.empty()
    told, does = event_parts(state, slot, names), tile_does(state.row[slot])
    if not told.counter:
        return said.told(event=told.name, help=does)
    return said.told_counted(event=told.name, counter=told.counter, help=does)


def tile_does(tile: int) -> str:
    """All that an event does."""
    return said.line_help(tile=things.key_of(EVENTS[tile]))
