"""The Special Terrain module (spec 1.10): the Glacier and the Tar Pit; yields are in `gather`."""

from __future__ import annotations

from rules.rise_of_tribes.components import actions, tables
from rules.rise_of_tribes.components.box import HEXES, TAR_PIT
from rules.rise_of_tribes.mechanics import members
from rules.rise_of_tribes.mechanics.ground import in_turn_order
from rules.rise_of_tribes.position import Position


def glacier_ids(s: Position, player: int, argument: int) -> list[int]:
    """Where the first player may lay the Glacier: any mountain, but no Wild Land."""
    wild = s.terrain[0] & s.terrain[1]
    return actions.hex_ids(actions.PLACE, s.terrain[2] & ~wild)


def lay_glacier(s: Position, player: int, argument: int, action: int) -> None:
    """The Glacier is laid on a mountain."""
    s.stack.pop()
    s.glacier = action - actions.PLACE
    s.tell("glacier_laid", player, hex=HEXES[s.glacier])


def add_glacier_stone(s: Position) -> None:
    """After an action that reached SUNS: a stone on the Glacier; after the fifth it melts (A23)."""
    if s.glacier < 0 or not s.bank[2]:
        return
    s.bank[2] -= 1
    s.ice_stones += 1
    s.tell("glacier_stone", None, hex=HEXES[s.glacier], stones=s.ice_stones)
    if s.ice_stones == tables.GLACIER_STONES:
        s.melted = s.glacier
        s.glacier = -1
        s.tell("glacier_melted", None, hex=HEXES[s.melted])


def take_melted(s: Position, player: int, h: int) -> int:
    """The stones of a melted Glacier, for the first who gathers from the mountain below; how many."""
    if s.melted != h:
        return 0
    stones = s.ice_stones
    s.melted = -1
    s.ice_stones = 0
    s.resources[3 * player + 2] += stones
    s.tell("resources", player, resource="stone", count=stones, tile="Glacier")
    return stones


def tar_pit(s: Position) -> None:
    """End of phase 4: every tribe with exactly one member in the Tar Pit loses it."""
    if TAR_PIT not in s.tiles:
        return
    h = s.tiles.index(TAR_PIT)
    stuck = [player for player in in_turn_order(s) if s.members[player << 4 | h] == 1]
    for player in stuck:
        if s.winner < 0:
            members.lose(s, player, h)
