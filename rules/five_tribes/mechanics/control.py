"""Camels, palm trees, palaces and djinns: who has what, and what it pays (spec sections 1.4, 3.4)."""

from __future__ import annotations

from rules.five_tribes.components import rulings
from rules.five_tribes.components.grid import TILE_TEXT, TILES
from rules.five_tribes.components.pieces import BAAL, DJINN_NAMES, FAKIR, KINDS, MONKIR, WHITE
from rules.five_tribes.mechanics.hands import give
from rules.five_tribes.position import Position


def earn(s: Position, player: int, coins: int, why: str) -> None:
    """Give coins from the bank, which never runs out (ruling 21)."""
    s.gold[player] += coins
    if s.events is not None and coins:
        s.tell("earn", player, coins=coins, why=why)


def reward(s: Position, djinn: int, player: int) -> None:
    """A djinn that watches for something pays its owner: 1 for a deed of their own, 2 for an opponent's."""
    bit = 1 << djinn
    for seat in range(s.players):
        if s.djinns[seat] & bit:
            earn(s, seat, 1 if seat == player else 2, DJINN_NAMES[djinn])


def take_control(s: Position, player: int, tile: int) -> None:
    """Mark a tile that `player` has emptied: compulsory while they have camels (rulings 6 and 35)."""
    if s.size[tile] == 0 and s.owner[tile] < 0 and s.camels[player] > 0:
        put_camel(s, player, tile)


def put_camel(s: Position, player: int, tile: int) -> None:
    """Put one of the player's camels on a tile."""
    s.owner[tile] = player
    s.camels[player] -= 1
    if s.events is not None:
        s.tell("camel", player, tile=TILE_TEXT[tile], camels=s.camels[player])


def pay(s: Position, player: int, elders: int, fakirs: int) -> None:
    """Elders go to the bag, fakirs to the discards (ruling 32)."""
    s.elders[player] -= elders
    s.bag[WHITE] += elders
    for _ in range(fakirs):
        give(s, player, FAKIR)
        s.discard.append(FAKIR)


def can_pay(s: Position, player: int, elders: int, fakirs: int) -> bool:
    """Whether the player holds so many elders and fakirs."""
    return s.elders[player] >= elders and s.goods[player * KINDS + FAKIR] >= fakirs


def bare_tiles(s: Position) -> int:
    """Mask of the tiles without camel, meeple, palm tree and palace."""
    mask = 0
    for tile in range(TILES):
        if s.size[tile] == 0 and s.owner[tile] < 0 and s.palms[tile] == 0 and s.palaces[tile] == 0:
            mask |= 1 << tile
    return mask


def peopled_tiles(s: Position, least: int) -> int:
    """Mask of the tiles with at least `least` meeples and no camel, palm tree or palace."""
    mask = 0
    for tile in range(TILES):
        if s.size[tile] >= least and s.owner[tile] < 0 and s.palms[tile] == 0 and s.palaces[tile] == 0:
            mask |= 1 << tile
    return mask


# ---- Palm trees and palaces -------------------------------------------------------------------------


def put_palm(s: Position, tile: int) -> None:
    """Put a palm tree on a tile."""
    s.palms[tile] += 1
    s.palms_left -= 1
    if s.events is not None:
        s.tell("palm", s.actor, tile=TILE_TEXT[tile], owner=s.owner[tile])


def put_palace(s: Position, tile: int) -> None:
    """Put a palace on a tile; Monkir watches."""
    s.palaces[tile] += 1
    s.palaces_left -= 1
    if s.events is not None:
        s.tell("palace", s.actor, tile=TILE_TEXT[tile], owner=s.owner[tile])
    reward(s, MONKIR, s.actor)


# ---- The djinns as cards: their pile, and gaining one -----------------------------------------------


def draw_djinn(s: Position) -> int:
    """The top djinn of the pile, discards shuffled into a new pile when it is empty; -1 when there is none."""
    if not s.djinn_pile:
        if not s.djinn_discard:
            return -1
        s.djinn_pile = s.djinn_discard
        s.djinn_discard = []
        s._shuffle(s.djinn_pile)
    return s.djinn_pile.pop()


def gain_djinn(s: Position, player: int, djinn: int) -> None:
    """A player gains a djinn; Ba'al watches, but not for himself (ruling 9)."""
    if rulings.BAAL_PAYS_FOR_ITSELF:
        s.djinns[player] |= 1 << djinn
    reward(s, BAAL, player)
    s.djinns[player] |= 1 << djinn
