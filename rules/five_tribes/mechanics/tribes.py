"""The tribe action with the meeples picked up (spec section 3.5); the assassins have a module of their own."""

from __future__ import annotations

from rules.five_tribes.components.actions import FAKIRS, PASS
from rules.five_tribes.components.pieces import BLUE, ECHIDNA, FAKIR, GREEN, KINDS, RED, WHITE, YELLOW
from rules.five_tribes.components.stages import TILE
from rules.five_tribes.mechanics import assassins
from rules.five_tribes.mechanics.control import earn, pay
from rules.five_tribes.mechanics.hands import take_open
from rules.five_tribes.mechanics.powers import power_ids
from rules.five_tribes.position import Position


def asks(s: Position) -> bool:
    """Whether there is something to decide about the tribe action."""
    if s.tribe == RED and assassins.any_victim(s):
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
        return assassins.list_victims(s) + powers
    return [PASS, *powers]


def go_on(s: Position) -> None:
    """The tribe action without any choice: no fakirs, nobody killed."""
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
    s.taken = 0
    s.stage = TILE


def merchants(s: Position) -> None:
    """The merchants go to the bag and bring the first cards of the row, as many as are there (ruling 14)."""
    s.bag[GREEN] += s.taken
    for _ in range(min(s.taken, len(s.row))):
        take_open(s, s.actor, 0, "merchants")


def builders(s: Position, fakirs: int) -> None:
    """The builders go to the bag and earn for the blue tiles around."""
    s.bag[BLUE] += s.taken
    pay(s, s.actor, 0, fakirs)
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
