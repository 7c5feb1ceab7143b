"""The djinns' paid powers (spec section 1.4): which can be used now, how they are paid, on what they work; using one: it is paid, gets its
tile or its cards, and the game goes back to where it was."""

from __future__ import annotations

from typing import Final

from rules.five_tribes.components import rulings
from rules.five_tribes.components.actions import AT, KEEP, PLACE, POWERS, USE, USES_OF
from rules.five_tribes.components.grid import AROUND, TILE_TEXT, TILES, tiles_in
from rules.five_tribes.components.pieces import (
    ANUN_NAK,
    BLUE,
    BOURAQ,
    DJINN_NAMES,
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
from rules.five_tribes.components.stages import AFTER_SALE, MOVE, SALE, SHIFT, SIBITTIS_KEEP, TARGET, TILE, TRIBE
from rules.five_tribes.mechanics.control import (
    bare_tiles,
    draw_djinn,
    gain_djinn,
    pay,
    peopled_tiles,
    put_camel,
    put_palace,
    put_palm,
)
from rules.five_tribes.mechanics.hands import draw_secret
from rules.five_tribes.mechanics.overheard import asks
from rules.five_tribes.mechanics.sowing import any_move, letters
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


# ---- Using a power -------------------------------------------------------------------------------


def do_use(s: Position, action: int) -> None:
    """Pay for a power and begin it."""
    djinn, elders, fakirs = POWERS[action - USE]
    player = s.actor
    pay(s, player, elders, fakirs)
    s.used[player] |= 1 << djinn
    if s.events is not None:
        s.tell("use", player, djinn=DJINN_NAMES[djinn], elders=elders, fakirs=fakirs)
    if djinn in (HAGIS, LAMIA):
        _begin_shift(s, djinn)
        return
    # Powers are used between steps, and the sale is one: a power used after a suit was sold comes after the whole sale.
    back = AFTER_SALE if s.stage == SALE and s.sold else s.stage
    s.stage = back
    if djinn in (IBLIS, ECHIDNA):
        s.doubled |= 1 << djinn
    elif djinn == SLOAR:
        draw_secret(s, player, "Sloar")
    else:
        s.back = back
        s.power = djinn
        s.stage = SIBITTIS_KEEP if djinn == SIBITTIS else TARGET
        if djinn == SIBITTIS:
            _draw_three(s)


def _begin_shift(s: Position, djinn: int) -> None:
    if s.stage == TILE:
        s.origin = s.final
        s.back = SALE
    s.power = djinn
    s.stage = TARGET


def _draw_three(s: Position) -> None:
    while len(s.drawn) < rulings.SIBITTIS_DRAWS:
        djinn = draw_djinn(s)
        if djinn < 0:
            break
        s.drawn.append(djinn)
    if s.events is not None:
        names = [DJINN_NAMES[d] for d in s.drawn]
        s.tell_secret("sibittis", s.actor, {"cards": len(names)}, {"djinns": names})


def do_at(s: Position, action: int) -> None:
    """Carry a power out on a tile."""
    tile = action - AT
    djinn = s.power
    if asks(s, lambda one: bool(shift_powers(one, djinn))):
        s.origin = tile
        s.stage = SHIFT
        return
    if djinn == ANUN_NAK:
        _people(s, tile)
    elif djinn in (LETA, UTUG):
        put_camel(s, s.actor, tile)
    elif djinn in (BOURAQ, HAGIS):
        put_palace(s, tile)
    else:
        put_palm(s, tile)
    s.stage = s.back
    s.power = s.origin = -1


def _people(s: Position, tile: int) -> None:
    before = s.meeples[tile * 5 : tile * 5 + 5]
    for _ in range(min(rulings.ANUN_NAK_MEEPLES, sum(s.bag))):
        draw = s._below(sum(s.bag))
        colour = 0
        while draw >= s.bag[colour]:
            draw -= s.bag[colour]
            colour += 1
        s.bag[colour] -= 1
        s.place_meeples(tile, colour, 1)
    if s.events is not None:
        drawn = [s.meeples[tile * 5 + c] - before[c] for c in range(5)]
        s.tell("people", s.actor, tile=TILE_TEXT[tile], meeples=letters(drawn))


def do_keep(s: Position, action: int) -> None:
    """Keep one of Sibittis' djinns; the others are discarded."""
    djinn = action - KEEP
    s.drawn.remove(djinn)
    s.djinn_discard += s.drawn
    if s.events is not None:
        s.tell("keep_djinn", s.actor, djinn=DJINN_NAMES[djinn], discarded=[DJINN_NAMES[d] for d in s.drawn])
    s.drawn = []
    s.power = -1
    s.stage = s.back
    gain_djinn(s, s.actor, djinn)
