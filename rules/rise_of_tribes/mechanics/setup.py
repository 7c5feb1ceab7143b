"""Setting up: map, decks, tribes, first player, starting members (spec 1.5, 1.10)."""

from __future__ import annotations

from typing import Final

from rules.core.errors import BadOption
from rules.core.told import KeyedText
from rules.rise_of_tribes.components import actions, packing, tables
from rules.rise_of_tribes.components.box import (
    EVENTS,
    GLACIER,
    HEXES,
    SET_ASIDE,
    SPECIAL,
    TILE_KIND,
    TILES,
    TRIBES,
    WILD_LAND,
    goals_in_game,
)
from rules.rise_of_tribes.components.frames import CHOOSE_POWER, GIFT, LAY_GLACIER, SETUP, TURN
from rules.rise_of_tribes.components.layout import bits
from rules.rise_of_tribes.mechanics import row
from rules.rise_of_tribes.mechanics.actions import gather
from rules.rise_of_tribes.mechanics.dice import START_QUEUE
from rules.rise_of_tribes.mechanics.ground import unoccupied
from rules.rise_of_tribes.position import Position

RANDOM: Final = "random"


# ---- Dealing --------------------------------------------------------------------------------------


def deal(s: Position) -> None:
    """Everything that chance decides before the first decision."""
    tiles = [h % 3 for h in range(s.layout.size)]
    s._shuffle(tiles)
    chosen = special_tiles(s)
    _swap_in(s, tiles, [tile for tile in chosen if tile != GLACIER])
    s.set_tiles(tiles)
    s.queues = [START_QUEUE] * 4
    for player in range(s.players):
        deck = goals_in_game(s.players)
        s._shuffle(deck)
        s.goal_decks[player] = deck
    s.tribe = _draw_tribes(s)
    s.deck = [tile for tile in range(len(EVENTS)) if tile not in SET_ASIDE]
    s.set_aside = 1
    row.shuffle_deck(s)
    s.first = s.active = s._below(s.players)
    s.stack = [(TURN, 0, 0), (SETUP, s.first, 0)]
    if GLACIER in chosen:
        s.stack.append((LAY_GLACIER, s.first, 0))


def special_tiles(s: Position) -> list[int]:
    """The special tiles of this game, by the option `special_terrain`."""
    option = s.options["special_terrain"]
    every = list(range(3, 3 + len(SPECIAL)))
    if option == "all":
        return every
    if option == "mixed":
        s._shuffle(every)
        return sorted(every[: tables.MIXED_TILES])
    return [tile for tile in every if s.options[tile_option(tile)]] if option == "chosen" else []


def tile_option(tile: int) -> str:
    """The name of the option that takes a special tile along."""
    return SPECIAL[tile - 3].lower().replace(" ", "_")


def _swap_in(s: Position, tiles: list[int], special: list[int]) -> None:
    """Each special tile replaces a random basic one of its type; Wild Land, last, any that is left."""
    for tile in sorted(special, key=lambda tile: tile == WILD_LAND):
        places = [h for h, basic in enumerate(tiles) if basic < 3 and TILE_KIND[tile] in (-1, basic)]
        tiles[places[s._below(len(places))]] = tile


def _draw_tribes(s: Position) -> list[int]:
    wanted = [s.options[f"tribe_{seat + 1}"] for seat in range(s.players)]
    taken = [name for name in wanted if name != RANDOM]
    if len(set(taken)) < len(taken):
        told = "Rise of Tribes: two players can't have the same tribe"
        raise BadOption(KeyedText("rise_of_tribes/same-tribe", told))
    free = [tribe for tribe, name in enumerate(TRIBES) if name not in taken]
    s._shuffle(free)
    return [free.pop() if name == RANDOM else TRIBES.index(name) for name in wanted]


# ---- Starting members -----------------------------------------------------------------------------


def run_setup(s: Position, active: int, place: int) -> None:
    """The next player in turn order: leader, members, resources of choice; then the first turn."""
    if place == s.players:
        s.stack.pop()
        s.tell("begins", s.active, hexes=[TILES[tile] for tile in s.tiles])
        return
    s.stack[-1] = (SETUP, active, place + 1)
    player = (s.first + place) % s.players
    if tables.START_RESOURCES[place]:
        gather.ask_take(s, player, tables.START_RESOURCES[place], GIFT)
    for part in reversed(range(len(tables.START_MEMBERS[place]))):
        s.stack.append(packing.settle(player, place, part))
    if s.options["leaders"]:
        s.stack.append((CHOOSE_POWER, player, 0))


def settle_ids(s: Position, player: int, argument: int) -> list[int]:
    """The unoccupied hexes; for members split over two hexes, adjacent ones if there are any."""
    place, part = packing.settle_parts(argument)
    mask = unoccupied(s)
    if part:
        return actions.hex_ids(actions.PLACE, s.layout.near[bits(s.occupied[player])[0]] & mask)
    if len(tables.START_MEMBERS[place]) > 1:
        mask = sum(1 << h for h in bits(mask) if s.layout.near[h] & mask) or mask
    return actions.hex_ids(actions.PLACE, mask)


def settle(s: Position, player: int, argument: int, action: int) -> None:
    """Starting members go on a hex. Without a free hex beside it the rest of a split stay together."""
    s.stack.pop()
    place, part = packing.settle_parts(argument)
    h = action - actions.PLACE
    counts = tables.START_MEMBERS[place]
    count = counts[part]
    if not part and len(counts) > 1 and not s.layout.near[h] & unoccupied(s):
        count = sum(counts)
        s.stack.pop()
    s.add_members(player, h, count)
    s.tell("settled", player, hex=HEXES[h], members=count)
