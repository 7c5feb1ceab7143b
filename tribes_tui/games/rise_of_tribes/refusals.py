"""Why a hex of Rise of Tribes is not lit: by what is asked now, not by an action of another phase."""

from __future__ import annotations

from rules import Refusal
from rules.rise_of_tribes import decision
from rules.rise_of_tribes.components import frames
from rules.rise_of_tribes.components.actions import BUILD
from rules.rise_of_tribes.components.box import HEXES
from rules.rise_of_tribes.state import RiseState
from tribes_tui.games.rise_of_tribes.words.said import refusals as said
from tribes_tui.table.board.contract import Path

FREE_OF_HEXES = (
    frames.BEFORE_ROLL,
    frames.AFTER_ROLL,
    frames.LEAD,
    frames.TAKE,
    frames.PAY,
    frames.AUCTION,
    frames.SHARE,
)
"""Decisions that no hex answers."""


def refusal(state: RiseState, name: str, picked: Path) -> Refusal | None:
    """The best reason why `name` can't be chosen; None: look for one among all actions."""
    if picked or not name.startswith("hex:"):
        return None
    kind = decision(state).kind
    if kind == frames.DIE:
        return Refusal(said.die_first(), "2.4")
    if kind == frames.BUILD:
        return state.why_not(BUILD + HEXES.index(name[4:]))
    return Refusal(said.no_hex(), "") if kind in FREE_OF_HEXES else None
