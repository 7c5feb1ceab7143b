"""The djinns' paid powers (spec section 1.4): which can be used now, how they are paid, and on what they work."""

from __future__ import annotations

from typing import Final

from rules.five_tribes.components import rulings
from rules.five_tribes.components.actions import AT, KEEP, PLACE, USES_OF
from rules.five_tribes.components.grid import AROUND, TILES, tiles_in
from rules.five_tribes.components.pieces import (
    ANUN_NAK,
    BLUE,
    BOURAQ,
    ECHIDNA,
    ENKI,
    FACE_KIND,
    FAKIR,
    HAGIS,
    IBLIS,
    KINDS,
    LAMIA,
    LETA,
    OASIS,
    PAID_POWERS,
    RED,
    SIBITTIS,
    SLOAR,
    UTUG,
    VILLAGE,
)
from rules.five_tribes.components.stages import MOVE, TILE, TRIBE
from rules.five_tribes.mechanics.control import bare_tiles, peopled_tiles
from rules.five_tribes.mechanics.sowing import any_move
from rules.five_tribes.position import Position

SHIFTER: Final[dict[int, int]] = {BOURAQ: HAGIS, ENKI: LAMIA}
"""The djinn that may move what another one places (ruling 13)."""


def power_ids(s: Position) -> list[int]:
    """Ids of the paid powers that the actor can use at this step."""
    player = s.actor
    mask = s.djinns[player] & PAID_POWERS & ~s.used[player]
    if not mask:
        return []
    found = []
    while mask:
        low = mask & -mask
        mask ^= low
        djinn = low.bit_length() - 1
        ids = ways_to_pay(s, djinn)
        if ids and usable(s, djinn):
            found += ids
    return found


def ways_to_pay(s: Position, djinn: int) -> list[int]:
    """Ids of the ways in which the actor can pay for a power."""
    elders = s.elders[s.actor]
    fakirs = s.goods[s.actor * KINDS + FAKIR]
    return [id for id, e, f in USES_OF[djinn] if elders >= e and fakirs >= f]


def usable(s: Position, djinn: int) -> bool:
    """Whether this is the power's moment (ruling 7), and it has something to work on."""
    if djinn == IBLIS:
        return _before_tribe(s, RED)
    if djinn == ECHIDNA:
        return _before_tribe(s, BLUE)
    if djinn == HAGIS:
        return s.stage == TILE and FACE_KIND[s.faces[s.final]] == VILLAGE and s.palaces_left > 0
    if djinn == LAMIA:
        return s.stage == TILE and FACE_KIND[s.faces[s.final]] == OASIS and s.palms_left > 0
    return has_target(s, djinn)


def _before_tribe(s: Position, tribe: int) -> bool:
    if s.stage == MOVE:
        return any_move(s)
    return s.stage == TRIBE and s.tribe == tribe


def has_target(s: Position, djinn: int) -> bool:
    """Whether a power has a tile or a card to work on; Leta and Utug need a camel (ruling 28)."""
    if djinn == SLOAR:
        return True
    if djinn == SIBITTIS:
        return bool(s.djinn_pile or s.djinn_discard)
    return targets(s, djinn) != 0


def targets(s: Position, djinn: int) -> int:
    """Mask of the tiles on which a power may be used."""
    if djinn == ANUN_NAK:
        return bare_tiles(s) if any(s.bag) else 0
    if djinn == LETA:
        return bare_tiles(s) if s.camels[s.actor] else 0
    if djinn == UTUG:
        return peopled_tiles(s, rulings.UTUG_NEEDS_MEEPLES) if s.camels[s.actor] else 0
    if djinn == BOURAQ:
        return _tiles_of(s, VILLAGE) if s.palaces_left else 0
    if djinn == ENKI:
        return _tiles_of(s, OASIS) if s.palms_left else 0
    return sum(1 << tile for tile in AROUND[s.origin])


def _tiles_of(s: Position, kind: int) -> int:
    return sum(1 << tile for tile in range(TILES) if FACE_KIND[s.faces[tile]] == kind)


def shift_powers(s: Position, djinn: int) -> list[int]:
    """Ids of Hagis after Bouraq, of Lamia after Enki, if the actor can pay that too (ruling 13)."""
    shifter = SHIFTER.get(djinn, -1)
    if shifter < 0 or not s.djinns[s.actor] & ~s.used[s.actor] & (1 << shifter):
        return []
    return ways_to_pay(s, shifter)


def list_targets(s: Position) -> list[int]:
    """The tiles for the djinn at work."""
    return [AT + tile for tile in tiles_in(targets(s, s.power))]


def list_shift(s: Position) -> list[int]:
    """Placing on the chosen tile, or paying to place beside it."""
    return [PLACE, *shift_powers(s, s.power)]


def list_keep(s: Position) -> list[int]:
    """The djinns drawn by Sibittis."""
    return [KEEP + djinn for djinn in sorted(s.drawn)]
