"""Rise of Tribes' active events: their counters, what ends them, what they do."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from rules.rise_of_tribes.components import tables
from rules.rise_of_tribes.components.box import (
    ABANDONED,
    ALTAR,
    CANOE,
    CHIEFTAIN,
    DISCOVERY,
    DROUGHT,
    EVENTS,
    HEXES,
    INVADERS,
    ITEM_KIND,
    KINDS,
    KNOWLEDGE,
    MAMMOTH,
    PLENTIFUL,
    TERRAINS,
    TIGER,
    VOLCANO,
    WALLS,
    WINTER,
)
from rules.rise_of_tribes.mechanics import free, row
from tribes_tui.games.rise_of_tribes.words import things
from tribes_tui.games.rise_of_tribes.words.said import events as said

if TYPE_CHECKING:
    from rules.rise_of_tribes.state import RiseState

ITEM_LINES = {ALTAR: said.altar, WALLS: said.walls, CANOE: said.canoe}
"""What the tiles do that somebody may buy; the third double takes them away."""
ITEM_ALONE = {ALTAR: said.costs_short, WALLS: said.walls_alone, CANOE: said.canoe_alone}
"""Their price, and what they are good for if that can be told in so few words, where there is a row for both."""


class EventWords(NamedTuple):
    """An active event: its name, its counter, what it does or what ends it, the counter in fewer words, and all in a few."""

    name: str
    counter: str
    line: str
    short: str
    alone: str = ""


def event_parts(state: RiseState, slot: int, names: Sequence[str]) -> EventWords:
    """An active event in words."""
    tile, left = state.row[slot], row.tokens_on(state, slot)
    name = things.event(EVENTS[tile])
    if tile in ITEM_ALONE:
        cost = _cost(state, slot)
        return EventWords(
            name, said.costs(cost=cost), ITEM_LINES[tile](), said.costs_short(cost=cost), ITEM_ALONE[tile](cost=cost)
        )
    if tile >= PLENTIFUL:
        counter, land = said.left(number=left), things.land(TERRAINS[tile - PLENTIFUL])
        return EventWords(name, counter, said.plentiful(land=land), counter, said.plentiful_alone(number=left))
    if tile == DISCOVERY:
        held = " ".join(things.goods_of(state.tokens[3 * slot : 3 * slot + 3]))
        return EventWords(name, held, said.discovery(), said.left(number=left))
    counter = _counter(state, tile, left, names)
    return EventWords(name, counter, _standing_help(tile), counter)


def _cost(state: RiseState, slot: int) -> str:
    kind = things.kind(KINDS[ITEM_KIND[state.row[slot] - ALTAR]])
    return said.price(price=free.price(state, slot), kind=kind)


def _counter(state: RiseState, tile: int, left: int, names: Sequence[str]) -> str:
    """What is counted on it, or where it is."""
    if tile == KNOWLEDGE:
        return said.paid(number=left)
    if tile == WINTER:
        return said.left(number=left)
    if tile == CHIEFTAIN and state.bidder >= 0:
        return said.bid(number=state.bid, name=names[state.bidder])
    where = {TIGER: state.tiger, MAMMOTH: state.mammoth, INVADERS: state.invaders_hex}.get(tile, -1)
    if where < 0:
        return ""
    return (
        said.invaders_in(number=state.invaders, hex=HEXES[where]) if tile == INVADERS else said.in_hex(hex=HEXES[where])
    )


STANDING: dict[int, Callable[[], str]] = {
    KNOWLEDGE: said.knowledge,
    WINTER: lambda: said.winter(members=tables.WINTER_MEMBERS),
    DROUGHT: said.drought,
    CHIEFTAIN: lambda: said.chieftain(
        high=tables.CHIEFTAIN_HIGH_BID, more=tables.CHIEFTAIN_HIGH_VP, fewer=tables.CHIEFTAIN_LOW_VP
    ),
    VOLCANO: said.volcano,
    ABANDONED: lambda: said.abandoned(cost=" ".join(things.goods_of(tables.ABANDONED_COST))),
    TIGER: said.tiger,
    MAMMOTH: said.mammoth,
    INVADERS: said.invaders,
}


def _standing_help(tile: int) -> str:
    return STANDING[tile]() if tile in STANDING else ""


HELPS: dict[int, Callable[[], str]] = {
    DISCOVERY: said.discovery_help,
    KNOWLEDGE: said.knowledge_help,
    CHIEFTAIN: said.chieftain_help,
    ABANDONED: said.abandoned_help,
    VOLCANO: said.volcano_help,
    DROUGHT: said.drought_help,
    ALTAR: said.altar_help,
    WALLS: said.walls_help,
    CANOE: said.canoe_help,
    TIGER: said.tiger_help,
    MAMMOTH: said.mammoth_help,
    INVADERS: said.invaders_help,
    WINTER: said.winter_help,
}
"""What each does; the others' line says all."""


def event_help(state: RiseState, slot: int, names: Sequence[str]) -> str:
    """An active event, spelt out."""
    tile = state.row[slot]
    if tile < 0:
        return said.empty()
    told = event_parts(state, slot, names)
    does = HELPS[tile]() if tile in HELPS else told.line
    if not told.counter:
        return said.told(event=told.name, help=does)
    return said.told_counted(event=told.name, counter=told.counter, help=does)
