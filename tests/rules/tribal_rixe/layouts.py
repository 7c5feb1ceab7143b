"""Short ways to write positions of the Rixe, and to act in notation."""

from __future__ import annotations

from typing import Any

from rules.tribal.rixe import GAMES
from rules.tribal.rixe.state import RixeState

GAME = GAMES["tribal_rixe"]


def rixe(zones: list[list[str]], hands: list[list[str]], player: int = 0, **more: Any) -> RixeState:
    """A position with these columns in the players' zones, and these hands."""
    position = {"game": "tribal_rixe", "players": len(zones), "current_player": player, "zones": zones, "hands": hands}
    state: RixeState = GAME.load({**position, **more})
    return state


def texts(state: RixeState) -> list[str]:
    """The notation of all legal actions, in alphabetical order."""
    return sorted(state.text(action) for action in state.legal_actions())


def act(state: RixeState, *moves: str) -> RixeState:
    """Apply these actions, in notation; the state itself."""
    for move in moves:
        state.apply(state.read(move))
    return state


def refused(state: RixeState, move: str) -> tuple[str, str]:
    """Why that action is not legal now, and the section."""
    refusal = state.why_not(GAME.actions.read(move))
    assert refusal is not None, f"{move} is legal"
    return refusal


def kinds(state: RixeState) -> set[str]:
    """The kinds of the legal actions."""
    return {GAME.actions[action].kind for action in state.legal_actions()}


NINE = "L9a M8a T7a D6a L5a M4a T3a M2a L1a"
"""A complete column."""

EIGHT = "L9a M8a T7a D6a L5a M4a T3a M2a"
"""The same without its 1."""
