"""Rise of Tribes' active events: their counters, what ends them, what they do."""

from __future__ import annotations

from rules.rise_of_tribes.components import tables
from rules.rise_of_tribes.components.box import (
    ABANDONED,
    ALTAR,
    CANOE,
    CHIEFTAIN,
    DISCOVERY,
    DROUGHT,
    EVENTS,
    INVADERS,
    ITEM_KIND,
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
from rules.rise_of_tribes.state import RiseState
from tribes_tui.games.rise_of_tribes.words.goals import KIND_LETTERS, price

SEAT_LETTERS = "abcd"
"""Tribes by seat, on the map and beside it."""


def event_lines(state: RiseState, slot: int) -> tuple[str, str]:
    """An active event: its name with its counter, and what it does or what ends it."""
    tile = state.row[slot]
    left = row.tokens_on(state, slot)
    name = EVENTS[tile]
    if tile >= PLENTIFUL:
        return f"{name}: {left} left", f"+2 per {TERRAINS[tile - PLENTIFUL]} gathered"
    if ALTAR <= tile <= CANOE:
        return _item_lines(state, slot, name)
    if tile == DISCOVERY:
        tokens = price(state.tokens[3 * slot : 3 * slot + 3])
        return f"{name}: {tokens}", "enter opponents' hex: +1"
    if tile == KNOWLEDGE:
        return f"{name}: {left} of 3", "once a turn: pay 1, 1 goal"
    if tile == WINTER:
        return f"{name}: {left} left", f"each GROW +{tables.WINTER_MEMBERS}"
    if tile == CHIEFTAIN and state.bidder >= 0:
        return f"{name}: {state.bid} bid by {SEAT_LETTERS[state.bidder]}", _standing_help(state, tile)
    return name, _standing_help(state, tile)


def _standing_help(state: RiseState, tile: int) -> str:
    if tile == DROUGHT:
        return "limits 4 until any double"
    if tile == CHIEFTAIN:
        return f"{tables.CHIEFTAIN_HIGH_BID} or more: {tables.CHIEFTAIN_HIGH_VP} VP, else {tables.CHIEFTAIN_LOW_VP}"
    if tile == VOLCANO:
        return "erupts, back into the deck"
    if tile == ABANDONED:
        return f"control a hex, pay {price(tables.ABANDONED_COST)}"
    if tile == TIGER:
        return "a die hunts; a double moves"
    if tile == MAMMOTH:
        return "4 there: hunt 1, tame 3 VP"
    if tile == INVADERS:
        return f"{state.invaders} of 5; the last one: 2 VP"
    return ""


def _item_lines(state: RiseState, slot: int, name: str) -> tuple[str, str]:
    item = state.row[slot] - ALTAR
    cost = f"{free.price(state, slot)}{KIND_LETTERS[ITEM_KIND[item]]}"
    return f"{name}: costs {cost}", "a double: 1 less, 3rd ends"


EVENT_HELP = {
    DISCOVERY: "whenever you MOVE into a hex with only opponents, take one of the resources on it; it leaves when empty",
    KNOWLEDGE: "in phase 5, in company of an opponent, once a turn: pay any resource, draw a goal; three payments end it",
    CHIEFTAIN: "an auction: bid more or drop out; who wins hands the bid to the others as he likes",
    ABANDONED: "in turn order everybody may build one village in a hex under control for one of each",
    VOLCANO: "it erupts by the double just rolled: suns none, blanks one, moons two members lost, a stone gained",
    DROUGHT: "every limit is 4 from the next conflicts on; any double ends it",
    ALTAR: "the owner may give a member and 4 of a kind, or 1 of each, for 1 VP a turn; a double: 1 cheaper, the third ends it",
    WALLS: "when the owner defends a village, one attacker falls first; a double: 1 cheaper, the third ends it",
    CANOE: "the owner enters lakes for nothing in a MOVE; a double: 1 cheaper, the third ends it",
    TIGER: "a die hunts it where you stand: lose a member, 1 VP; any double moves it, and all there lose a member",
    MAMMOTH: "with 4 members there a die hunts it (3 food, 1 VP) or, for 3 food, tames it (3 VP)",
    INVADERS: "no gathering and building with them; any double: one more, up to 5; who beats the last: 2 VP",
    WINTER: "each GROW gives two members more and takes a food off; it leaves when empty",
}


def event_help(state: RiseState, slot: int) -> str:
    """An active event, spelt out."""
    tile = state.row[slot]
    if tile < 0:
        return "an empty space: the next double draws an event"
    head, line = event_lines(state, slot)
    return f"{head}: {EVENT_HELP.get(tile, line)}"
