"""What an action changes on the score sheets at once, before anybody commits to it.

The deed is done on a copy, without what follows it (the next activation, the clean-up), so that a view is enough:
nothing hidden is needed and nothing is drawn.
"""

from __future__ import annotations

from typing import Final

from rules.five_tribes.components.actions import (
    AT,
    BUY,
    CASH,
    FAKIRS,
    KEEP,
    KILL,
    KIND,
    PASS,
    PICK,
    PLACE,
    POWERS,
    ROB,
    USE,
)
from rules.five_tribes.components.grid import tiles_in
from rules.five_tribes.components.pieces import ANUN_NAK, SIBITTIS, SLOAR
from rules.five_tribes.components.stages import TARGET, TRIBE
from rules.five_tribes.evaluation.brought import deed
from rules.five_tribes.mechanics.powers import targets
from rules.five_tribes.mechanics.scoring import sheet
from rules.five_tribes.position import Position

GOLD: Final = 0
MERCHANDISE: Final = 7
"""Lines of the score sheet that a view hides for opponents."""

_TOLD = (FAKIRS, KILL, ROB, PLACE, PICK, BUY, USE, AT, KEEP, CASH)
_DRAWING = (SIBITTIS, SLOAR)


def changes(s: Position, action: int) -> list[list[int]]:
    """For each seat what the eight lines of its sheet gain by a legal action; empty when that can't be told yet.

    Coins are counted exactly; of an opponent's merchandise nothing is said.
    """
    if not _is_told(s, action):
        return []
    twin = deed(s, action)
    return [_difference(s, twin, seat) for seat in range(s.players)]


def net(s: Position, action: int) -> int:
    """What the actor's sheet gains by an action and by the best tile for it, where a djinn asks for one; 0 where that isn't told."""
    gains = changes(s, action)
    if not gains:
        return 0
    own, twin = sum(gains[s.actor]), deed(s, action)
    if KIND[action] == USE and twin.stage == TARGET and twin.power != ANUN_NAK:
        own += max(sum(changes(twin, AT + tile)[s.actor]) for tile in tiles_in(targets(twin, twin.power)))
    return own


def pays_at_once(s: Position, action: int) -> bool:
    """Whether all that a djinn's power is paid for counts at once: it asks for a tile. One that draws is not tried: a view has no dice."""
    return KIND[action] == USE and _is_told(s, action) and deed(s, action).stage == TARGET


def _is_told(s: Position, action: int) -> bool:
    kind = KIND[action]
    if kind == PASS:
        return s.stage == TRIBE
    if kind == USE:
        return POWERS[action - USE][0] not in _DRAWING
    if kind == AT:
        return s.stage == TARGET and s.power != ANUN_NAK
    return kind in _TOLD


def _difference(s: Position, twin: Position, seat: int) -> list[int]:
    lines = [after - before for before, after in zip(sheet(s, seat), sheet(twin, seat), strict=True)]
    lines[GOLD] = twin.gold[seat] - s.gold[seat]
    if s.gold[seat] < 0:
        lines[MERCHANDISE] = 0
    return lines
