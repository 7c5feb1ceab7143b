"""The tribe action with the meeples picked up, the assassins among them (spec section 3.5)."""

from __future__ import annotations

from rules.five_tribes.components import rulings
from rules.five_tribes.components.actions import FAKIRS, HELD, KILL, PASS, ROB
from rules.five_tribes.components.grid import BALL, DISTANCE, FARTHEST, TILE_TEXT, TILES, tiles_in
from rules.five_tribes.components.pieces import (
    BLUE,
    BOAZ,
    COLOURS,
    ECHIDNA,
    FAKIR,
    GREEN,
    IBLIS,
    KANDICHA,
    KINDS,
    NEKIR,
    RED,
    WHITE,
    YELLOW,
)
from rules.five_tribes.components.stages import SECOND_KILL, TILE
from rules.five_tribes.mechanics.control import earn, pay, reward, take_control
from rules.five_tribes.mechanics.hands import draw_secret, take_open
from rules.five_tribes.mechanics.powers import power_ids
from rules.five_tribes.mechanics.scoring import viziers
from rules.five_tribes.position import Position


def asks(s: Position) -> bool:
    """Whether there is something to decide about the tribe action."""
    if s.tribe == RED and any_victim(s):
        return True
    if s.tribe == BLUE and s.goods[s.actor * KINDS + FAKIR]:
        return True
    return bool(power_ids(s))


def list_choices(s: Position) -> list[int]:
    """Fakirs for builders, victims for assassins, going on for the others; and djinns."""
    powers = power_ids(s)
    if s.tribe == BLUE:
        fakirs = s.goods[s.actor * KINDS + FAKIR]
        return [FAKIRS + n for n in range(fakirs + 1)] + powers
    if s.tribe == RED:
        return list_victims(s) + powers
    return [PASS, *powers]


def go_on(s: Position) -> None:
    """The tribe action without any choice: no fakirs, nobody killed."""
    before = _by_viziers(s)
    if s.tribe == BLUE:
        builders(s, 0)
    elif s.tribe == GREEN:
        merchants(s)
    elif s.tribe == YELLOW:
        s.viziers[s.actor] += s.taken
    elif s.tribe == WHITE:
        s.elders[s.actor] += s.taken
    else:
        s.bag[RED] += s.taken
        if s.events is not None:
            s.tell("no_kill", s.actor)
    if s.events is not None and s.tribe in (YELLOW, WHITE):
        s.tell("keep", s.actor, tribe="viziers" if s.tribe == YELLOW else "elders", n=s.taken)
    _tell_losses(s, before)
    s.taken = 0
    s.stage = TILE


def _by_viziers(s: Position) -> list[int]:
    """What everybody has for viziers, where it is told what becomes of it."""
    return [viziers(s, seat) for seat in range(s.players)] if s.events is not None else []


def _tell_losses(s: Position, before: list[int]) -> None:
    """Who has lost points for viziers: somebody passed them, or killed one."""
    for seat, points in enumerate(before):
        lost = points - viziers(s, seat)
        if lost > 0:
            s.tell("lose", seat, points=lost)


def merchants(s: Position) -> None:
    """The merchants go to the bag and bring the first cards of the row, as many as are there (ruling 14)."""
    s.bag[GREEN] += s.taken
    for _ in range(min(s.taken, len(s.row))):
        take_open(s, s.actor, 0, "merchants")


def help_with(s: Position, fakirs: int) -> None:
    """The actor spends so many fakirs for the tribe's action."""
    pay(s, s.actor, 0, fakirs)
    if s.events is not None and fakirs:
        s.tell("help", s.actor, fakirs=fakirs)


def builders(s: Position, fakirs: int) -> None:
    """The builders go to the bag and earn for the blue tiles around."""
    s.bag[BLUE] += s.taken
    help_with(s, fakirs)
    earn(s, s.actor, builders_income(s, fakirs), "builders")


def builders_income(s: Position, fakirs: int) -> int:
    """What the builders earn; Echidna doubles it if she was paid before (ruling 12)."""
    income = (s.taken + fakirs) * s.blues[s.final]
    return income * 2 if s.doubled & (1 << ECHIDNA) else income


def do_fakirs(s: Position, action: int) -> None:
    """Builders, with so many fakirs."""
    builders(s, action - FAKIRS)
    s.taken = 0
    s.stage = TILE


# ---- The assassins ----------------------------------------------------------------------------------


def victims(s: Position, strength: int) -> int:
    """Mask of the tiles with a meeple at most `strength` away (ruling 3), the final tile among them (ruling 2)."""
    ball = BALL[s.final]
    mask = ball[min(strength, FARTHEST)]
    if rulings.ASSASSINS_NEAREST > 0:
        mask &= ~ball[rulings.ASSASSINS_NEAREST - 1]
    has = s.has
    return mask & (has[0] | has[1] | has[2] | has[3] | has[4])


def robbable(s: Position) -> list[int]:
    """The opponents with a vizier or an elder in front of them and without Boaz (ruling 33)."""
    return [
        seat
        for seat in range(s.players)
        if seat != s.actor and not s.djinns[seat] & (1 << BOAZ) and (s.viziers[seat] or s.elders[seat])
    ]


def any_victim(s: Position) -> bool:
    """Whether anybody can be killed, with fakirs if need be."""
    return victims(s, s.taken + s.goods[s.actor * KINDS + FAKIR]) != 0 or bool(robbable(s))


def may_spare(s: Position) -> bool:
    """Killing is compulsory when it needs no fakirs; spending fakirs never is (ruling 4)."""
    return victims(s, s.taken) == 0 and not robbable(s)


def list_victims(s: Position) -> list[int]:
    """Everybody who can be killed first, and sparing all if that is allowed."""
    found = []
    for tile in tiles_in(victims(s, s.taken + s.goods[s.actor * KINDS + FAKIR])):
        found += on_tile(s, tile)
    for seat in robbable(s):
        found += held_by(s, seat)
    if may_spare(s):
        found.append(PASS)
    return found


def on_tile(s: Position, tile: int) -> list[int]:
    """The colours that can be killed on a tile, as ids."""
    return [KILL + tile * 5 + c for c in range(5) if s.meeples[tile * 5 + c]]


def held_by(s: Position, seat: int) -> list[int]:
    """What can be killed in front of an opponent, as ids."""
    found = []
    if s.viziers[seat]:
        found.append(ROB + seat * 2)
    if s.elders[seat]:
        found.append(ROB + seat * 2 + 1)
    return found


def list_second(s: Position) -> list[int]:
    """Iblis' second victim, where the first one was (ruling 34)."""
    return on_tile(s, s.victim) if s.victim < TILES else held_by(s, s.victim - TILES)


def fakirs_needed(s: Position, tile: int) -> int:
    """The fakirs that reaching a tile costs: just those that are short (ruling 5)."""
    return max(0, DISTANCE[s.final * TILES + tile] - s.taken)


def do_kill(s: Position, action: int) -> None:
    """Kill a meeple on the board."""
    tile, colour = divmod(action - KILL, 5)
    before = _by_viziers(s)
    if s.killed == 0:
        help_with(s, fakirs_needed(s, tile))
    s.remove_meeples(tile, colour, 1)
    if s.events is not None:
        s.tell("kill", s.actor, tile=TILE_TEXT[tile], colour=COLOURS[colour])
    capture(s, colour, tile)
    _tell_losses(s, before)
    _struck(s, tile, s.size[tile])


def do_rob(s: Position, action: int) -> None:
    """Kill a vizier or an elder in front of an opponent."""
    seat, what = divmod(action - ROB, 2)
    before = _by_viziers(s)
    if what == 0:
        s.viziers[seat] -= 1
    else:
        s.elders[seat] -= 1
    if s.events is not None:
        s.tell("rob", s.actor, player=seat, what=HELD[what])
    capture(s, what, -1)
    _tell_losses(s, before)
    _struck(s, TILES + seat, s.viziers[seat] + s.elders[seat])


def capture(s: Position, colour: int, tile: int) -> None:
    """Where the victim goes, and what Kandicha makes of it (ruling 11)."""
    kandicha = bool(s.djinns[s.actor] & (1 << KANDICHA))
    if kandicha and colour == YELLOW:
        s.viziers[s.actor] += 1
        return
    if kandicha and colour == WHITE:
        s.elders[s.actor] += 1
        return
    s.bag[colour] += 1
    if kandicha and colour == GREEN:
        draw_secret(s, s.actor, "Kandicha")
    elif kandicha and colour == BLUE:
        double = rulings.KANDICHA_INCOME_IS_DOUBLED and s.doubled
        earn(s, s.actor, s.blues[tile] * (2 if double else 1), "Kandicha")


def _struck(s: Position, victim: int, more: int) -> None:
    s.killed += 1
    s.victim = victim
    if s.doubled & (1 << IBLIS) and s.killed < rulings.IBLIS_VICTIMS and more:
        s.stage = SECOND_KILL
        return
    if victim < TILES:
        take_control(s, s.actor, victim)
    for _ in range(s.killed if rulings.NEKIR_PAYS_PER_MEEPLE else 1):
        reward(s, NEKIR, s.actor)
    s.bag[RED] += s.taken
    s.taken = 0
    s.stage = TILE
