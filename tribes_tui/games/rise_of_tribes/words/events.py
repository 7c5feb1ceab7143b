"""Rise of Tribes' active events: their counters, what ends them, what they do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

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
from tribes_tui.games.rise_of_tribes.words.goals import spelled

if TYPE_CHECKING:
    from rules.rise_of_tribes.state import RiseState

ITEM_LINES = {
    ALTAR: "a member, resources: 1 point",
    WALLS: "who attacks loses a member",
    CANOE: "lakes cost nothing in a MOVE",
}
"""What the tiles do that somebody may buy; the third double takes them away."""


ITEM_ALONE = {
    ALTAR: "points for {cost}",
    WALLS: "defence for {cost}",
    CANOE: "lakes for {cost}",
}
"""Their price, and what they are good for, where there is a row for both."""
MORE_ALONE = "2 more, {left} left"


def event_parts(state: RiseState, slot: int, names: Sequence[str]) -> tuple[str, str, str, str, str]:
    """An active event: its name, its counter, what it does or what ends it, the counter in fewer words, and all in a few."""
    name, counter, line = _parts(state, slot, names)
    tile, left, alone = state.row[slot], row.tokens_on(state, slot), ""
    if tile in ITEM_ALONE:
        alone = ITEM_ALONE[tile].format(cost=_cost(state, slot))
    elif tile >= PLENTIFUL:
        alone = MORE_ALONE.format(left=left)
    brief = f"{left} left" if tile == DISCOVERY else counter.partition(",")[0]
    return name, counter, line, brief, alone


def _cost(state: RiseState, slot: int) -> str:
    return f"{free.price(state, slot)} {KINDS[ITEM_KIND[state.row[slot] - ALTAR]]}"


def _parts(state: RiseState, slot: int, names: Sequence[str]) -> tuple[str, str, str]:
    tile = state.row[slot]
    left = row.tokens_on(state, slot)
    name = EVENTS[tile]
    if tile >= PLENTIFUL:
        return name, f"{left} left", f"2 more from each {TERRAINS[tile - PLENTIFUL]}"
    if ALTAR <= tile <= CANOE:
        return name, f"costs {_cost(state, slot)}, doubles: 1 less", ITEM_LINES[tile]
    if tile == DISCOVERY:
        return name, spelled(state.tokens[3 * slot : 3 * slot + 3]), "enter others' hexes: take 1"
    if tile == KNOWLEDGE:
        return name, f"{left} of 3 paid", "sharing: pay 1, draw a goal"
    if tile == WINTER:
        return name, f"{left} left", f"GROW gives {tables.WINTER_MEMBERS} members more"
    if tile == CHIEFTAIN and state.bidder >= 0:
        return name, f"{state.bid} bid by {names[state.bidder]}", _standing_help(state, tile)
    where = {TIGER: state.tiger, MAMMOTH: state.mammoth, INVADERS: state.invaders_hex}.get(tile, -1)
    if tile == INVADERS and where >= 0:
        return name, f"{state.invaders} in {HEXES[where]}", _standing_help(state, tile)
    return name, f"in {HEXES[where]}" if where >= 0 else "", _standing_help(state, tile)


def _standing_help(state: RiseState, tile: int) -> str:
    if tile == DROUGHT:
        return "limits are 4 until a double"
    if tile == CHIEFTAIN:
        return f"from {tables.CHIEFTAIN_HIGH_BID} on {tables.CHIEFTAIN_HIGH_VP} points, else {tables.CHIEFTAIN_LOW_VP}"
    if tile == VOLCANO:
        return "erupts, then into the deck"
    if tile == ABANDONED:
        return f"for {spelled(tables.ABANDONED_COST)}"
    if tile == TIGER:
        return "a die hunts, doubles move it"
    if tile == MAMMOTH:
        return "hunt by 4: 1 point, tame: 3"
    if tile == INVADERS:
        return "no gathering; last: 2 points"
    return ""


EVENT_HELP = {
    DISCOVERY: "whenever you MOVE into a hex with only opponents, take one of the resources on it; it leaves when empty",
    KNOWLEDGE: "at the end of a turn, if you share a hex with an opponent, pay any resource once and draw a goal; three payments end it",
    CHIEFTAIN: "an auction: bid more or drop out; the winner gets 1 point, from a bid of 5 on 2, and hands the bid to the others",
    ABANDONED: "in turn order everybody may build one village in a hex where they are alone, for one of each resource",
    VOLCANO: "it erupts by the double just rolled: suns none, blanks one, moons two members lost, a stone gained",
    DROUGHT: "every limit is 4 from the next conflicts on; any double ends it",
    ALTAR: "once a turn the owner may give a member and 4 of a kind, or 1 of each, for 1 point; each double: 1 cheaper, the third ends it",
    WALLS: "when the owner defends a village, one attacker falls first; each double: 1 cheaper, the third ends it",
    CANOE: "the owner enters lakes for nothing in a MOVE; each double: 1 cheaper, the third ends it",
    TIGER: "a die hunts it where you stand: lose a member, 1 point; any double moves it, and all there lose a member",
    MAMMOTH: "with 4 members there a die hunts it (3 food, 1 point) or, for 3 food, tames it (3 points)",
    INVADERS: "no gathering and building with them; any double: one more, up to 5; who beats the last: 2 points",
    WINTER: "each GROW gives two members more and takes a food off; it leaves when empty",
}


def event_help(state: RiseState, slot: int, names: Sequence[str]) -> str:
    """An active event, spelt out."""
    tile = state.row[slot]
    if tile < 0:
        return "an empty space: the next double draws an event"
    name, counter, line = _parts(state, slot, names)
    return f"{name}{f' ({counter})' if counter else ''}: {EVENT_HELP.get(tile, line)}"
