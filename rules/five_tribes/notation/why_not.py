"""Why an action is not legal now: one line in plain words, and the section that forbids it."""

from __future__ import annotations

from rules.core.state import Refusal, refusal_of
from rules.five_tribes.components.actions import KIND, PASS
from rules.five_tribes.components.pieces import RED
from rules.five_tribes.components.stages import MOVE, TILE, TRIBE
from rules.five_tribes.notation.moments import MOMENTS, NOW
from rules.five_tribes.notation.reasons import REASONS, not_now
from rules.five_tribes.position import Position


def explain(s: Position, action: int) -> Refusal:
    """The refusal of an action that is not legal now."""
    kind = KIND[action]
    stages, section = MOMENTS[kind]
    if s.stage in stages:
        return REASONS[kind](s, action)
    return _no_pass(s, section) if kind == PASS else not_now(s, section)


def _no_pass(s: Position, section: str) -> Refusal:
    if s.stage == MOVE:
        return refusal_of("five_tribes", section, "must-move", "you must move while any move is possible")
    if s.stage == TRIBE and s.tribe == RED:
        return refusal_of("five_tribes", section, "must-kill", "a victim within range must be killed")
    if s.stage == TILE:
        return refusal_of("five_tribes", section, "compulsory", "this tile's action is compulsory")
    return refusal_of("five_tribes", section, "no-declining", "nothing can be declined: {why}", why=NOW[s.stage])
