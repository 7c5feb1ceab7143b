"""The Special Terrain module (spec 1.10): the Glacier and the Tar Pit, yields are in `gather`; the volcano (spec 2.3, A16, A17)."""

from __future__ import annotations

from rules.rise_of_tribes.components import actions, packing, tables
from rules.rise_of_tribes.components.box import FACES, HEXES, TAR_PIT, VOLCANO
from rules.rise_of_tribes.components.frames import ERUPTION, LOSE, LOSE_TO_ALTAR, LOSE_TO_LAVA, PUT_VOLCANO
from rules.rise_of_tribes.components.layout import bits
from rules.rise_of_tribes.mechanics import bank, row, villages
from rules.rise_of_tribes.mechanics.bank import gain
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
            villages.lose_member(s, player, h)


# ---- The volcano ------------------------------------------------------------------------------------


def reveal_volcano(s: Position) -> None:
    """Every reveal is an eruption by the double just rolled; the first also lays the volcano."""
    s.stack.append(packing.eruption(s.active, tables.ERUPTION_LOSSES[s.hand[0]]))
    if s.site < 0:
        s.stack.append((PUT_VOLCANO, s.active, 0))


def volcano_ids(s: Position, player: int, argument: int) -> list[int]:
    """The sites; if any touches the active player's members, only those."""
    own = s.occupied[player]
    shores = s.layout.shores
    sites = sum(1 << i for i, shore in enumerate(shores) if shore & own) or (1 << len(shores)) - 1
    return actions.hex_ids(actions.SITE, sites)


def lay_volcano(s: Position, player: int, argument: int, action: int) -> None:
    """The volcano lies beside the map for good."""
    s.stack.pop()
    s.set_site(action - actions.SITE)
    s.tell("volcano_laid", player, site=s.site + 1)


def run_eruption(s: Position, active: int, argument: int) -> None:
    """The next tribe in turn order: a stone if it stands next to the volcano, then its losses (A16)."""
    step, losses = packing.eruption_parts(argument)
    if step == 0:
        s.tell("eruption", s.active, double=FACES[s.hand[0]])
    if step == s.players:
        s.stack.pop()
        row.give_back(s, s.row.index(VOLCANO))
        return
    s.stack[-1] = (ERUPTION, active, argument + 1)
    player = (s.active + step) % s.players
    if s.occupied[player] & s.lava:
        bank.take(s, player, 2, 1)
        strike(s, player, losses)


def strike(s: Position, player: int, losses: int) -> None:
    """The player loses members next to the volcano: all of them, or those of own choice."""
    near = bits(s.occupied[player] & s.lava)
    endangered = [h for h in near for _ in range(s.members[player << 4 | h])]
    if losses < len(endangered):
        if losses:
            s.stack.append(packing.lose(player, losses, LOSE_TO_LAVA))
        return
    for h in endangered:
        villages.lose_member(s, player, h)


def lose_ids(s: Position, player: int, argument: int) -> list[int]:
    """Where the player may lose a member."""
    mask = s.occupied[player]
    return actions.hex_ids(actions.LOSE, mask & s.lava if packing.lose_parts(argument)[1] == LOSE_TO_LAVA else mask)


def do_lose(s: Position, player: int, argument: int, action: int) -> None:
    """Lose a member; the Altar answers with a point."""
    count, why = packing.lose_parts(argument)
    if count > 1:
        s.stack[-1] = (LOSE, player, argument - 1)
    else:
        s.stack.pop()
    villages.lose_member(s, player, action - actions.LOSE)
    if why == LOSE_TO_ALTAR:
        gain(s, player, tables.ALTAR_VP, "altar")
