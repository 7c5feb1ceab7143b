"""Using a djinn's power: it is paid, it gets its tile or its cards, and the game goes back to where it was."""

from __future__ import annotations

from rules.five_tribes.components import rulings
from rules.five_tribes.components.actions import AT, KEEP, POWERS, USE
from rules.five_tribes.components.grid import TILE_TEXT
from rules.five_tribes.components.pieces import (
    ANUN_NAK,
    BOURAQ,
    DJINN_NAMES,
    ECHIDNA,
    HAGIS,
    IBLIS,
    LAMIA,
    LETA,
    SIBITTIS,
    SLOAR,
    UTUG,
)
from rules.five_tribes.components.stages import AFTER_SALE, SALE, SHIFT, SIBITTIS_KEEP, TARGET, TILE
from rules.five_tribes.mechanics.control import draw_djinn, gain_djinn, pay, put_camel, put_palace, put_palm
from rules.five_tribes.mechanics.hands import draw_secret
from rules.five_tribes.mechanics.overheard import asks
from rules.five_tribes.mechanics.powers import shift_powers
from rules.five_tribes.mechanics.sowing import letters
from rules.five_tribes.position import Position


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
