"""Why an action is not legal now: one line in plain words, and the section that forbids it."""

from __future__ import annotations

from rules.core.state import Refusal
from rules.five_tribes.components.actions import KIND, PASS
from rules.five_tribes.components.pieces import RED
from rules.five_tribes.components.stages import MOVE, TILE, TRIBE
from rules.five_tribes.notation.moments import MOMENTS, NOW
from rules.five_tribes.notation.reasons import REASONS
from rules.five_tribes.position import Position


def explain(s: Position, action: int) -> Refusal:
    """The refusal of an action that is not legal now."""
    kind = KIND[action]
    stages, section = MOMENTS[kind]
    if s.stage in stages:
        return REASONS[kind](s, action)
    return Refusal(_no_pass(s) if kind == PASS else f"not now: {NOW[s.stage]}", section)


def _no_pass(s: Position) -> str:
    if s.stage == MOVE:
        return "you must move while any tile can make a move"
    if s.stage == TRIBE and s.tribe == RED:
        return "a victim within range must be killed"
    if s.stage == TILE:
        return "this tile's action is compulsory"
    return f"nothing can be declined: {NOW[s.stage]}"
