"""Reading what belongs to one activation, and checking that its stage has what it needs."""

from __future__ import annotations

from rules.core.fields import Fields
from rules.five_tribes.components.grid import DIRECTIONS, START, STEP, TILES
from rules.five_tribes.components.pieces import COLOURS, DJINN_NAMES, GOODS, RESOURCES
from rules.five_tribes.components.stages import (
    BIDDING,
    MOVE,
    OVER,
    SALE,
    SECOND_KILL,
    SECOND_PICK,
    SHIFT,
    SIBITTIS_KEEP,
    SOW,
    STAGES,
    SUIT,
    TARGET,
    TILE,
    TRIBE,
)
from rules.five_tribes.notation.reading import djinn_mask, meeples, tile
from rules.five_tribes.position import Position

NAMES = (
    *("start", "at", "came", "hand", "final", "tribe", "taken", "paid_for", "killed", "victim"),
    *("power", "origin", "back", "drawn", "suit", "sold"),
)
AFTER_MOVE = (TRIBE, SECOND_KILL, TILE, SECOND_PICK)
"""Stages that need a final tile and a tribe."""


def load(s: Position, fields: Fields) -> None:
    """Read stage and activation."""
    given = fields.raw("activation", None)
    s.stage = STAGES.index(fields.word("stage", STAGES, STAGES[BIDDING if given is None else MOVE]))
    if given is None or s.stage in (BIDDING, OVER):
        return
    entry = fields.nested("activation")
    entry.only(NAMES)
    _walk(s, entry)
    s.final = tile(entry, "final")
    tribe = entry.raw("tribe", None)
    s.tribe = -1 if tribe is None else COLOURS.index(entry.word("tribe", COLOURS))
    s.taken = entry.integer("taken", 0, 20, 0)
    s.doubled = djinn_mask(entry, "paid_for")
    s.killed = entry.integer("killed", 0, 2, 0)
    s.victim = _victim(s, entry)
    _djinn_at_work(s, entry)
    for good in entry.words("suit", RESOURCES[:GOODS], default=[]):
        s.suit |= 1 << RESOURCES.index(good)
    s.sold = entry.flag("sold", False)


def _walk(s: Position, entry: Fields) -> None:
    s.start = tile(entry, "start")
    s.hand = meeples(entry, "hand", "")
    s.left = sum(s.hand)
    at = tile(entry, "at")
    if s.left and at < 0:
        at = s.start
    if at >= 0:
        came = entry.raw("came", None)
        s.arc = at * 5 + (START if came is None else DIRECTIONS.index(entry.word("came", DIRECTIONS)))


def _victim(s: Position, entry: Fields) -> int:
    victim = entry.raw("victim", None)
    if isinstance(victim, str) or victim is None:
        return tile(entry, "victim")
    return TILES + entry.integer("victim", 0, s.players - 1)


def _djinn_at_work(s: Position, entry: Fields) -> None:
    power = entry.raw("power", None)
    s.power = -1 if power is None else DJINN_NAMES.index(entry.word("power", DJINN_NAMES))
    s.origin = tile(entry, "origin")
    back = entry.raw("back", None)
    if s.power >= 0:
        s.back = STAGES.index(entry.word("back", STAGES)) if back is not None else SALE
    hidden = ["?", *DJINN_NAMES]
    s.drawn = [hidden.index(name) - 1 for name in entry.words("drawn", hidden, default=[])]


def check(s: Position, fields: Fields) -> None:
    """Refuse a stage that lacks what it is about, and a position without a decision."""
    if s.stage == OVER:
        return
    if s.stage == SOW and (s.arc < 0 or s.left == 0):
        raise fields.fail("activation", "a move needs `start`, `at` and `hand`")
    if s.stage != SOW and s.left:
        raise fields.fail("activation.hand", f"must be empty in stage {STAGES[s.stage]!r}")
    if s.stage in AFTER_MOVE and (s.final < 0 or s.tribe < 0):
        raise fields.fail("activation", "needs `final` and `tribe`")
    if s.stage == TRIBE and s.taken < 2:
        raise fields.fail("activation.taken", "must be at least 2")
    if s.stage == SECOND_KILL and s.victim < 0:
        raise fields.fail("activation.victim", "is missing")
    if s.stage in (TARGET, SHIFT, SIBITTIS_KEEP) and s.power < 0:
        raise fields.fail("activation.power", "is missing")
    if s.stage == SHIFT and s.origin < 0:
        raise fields.fail("activation.origin", "is missing")
    if s.stage == SUIT and not s.suit:
        raise fields.fail("activation.suit", "is missing")
    _check_walk(s, fields)
    if fields.raw("viewer", None) is None and not s.legal_actions():
        raise fields.fail("stage", "there is nothing to decide here")


def _check_walk(s: Position, fields: Fields) -> None:
    if s.arc >= 0 and s.arc % 5 != START and STEP[(s.arc // 5) * 4 + (s.arc % 5 + 2) % 4] < 0:
        raise fields.fail("activation.came", "comes from off the board")
