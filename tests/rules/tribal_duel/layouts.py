"""Short ways to write positions of the Duel, and to act in notation."""

from __future__ import annotations

from typing import Any

from rules.tribal.duel import GAMES
from rules.tribal.duel.state import DuelState

GAME = GAMES["tribal_duel"]


def duel(mine: list[str], theirs: list[str], player: int = 0, **more: Any) -> DuelState:
    """A position with these columns of player 0 and player 1."""
    position = {"game": "tribal_duel", "players": 2, "current_player": player, "columns": [mine, theirs], **more}
    state: DuelState = GAME.load(position)
    return state


def texts(state: DuelState) -> list[str]:
    """The notation of all legal actions, in alphabetical order."""
    return sorted(state.text(action) for action in state.legal_actions())


def act(state: DuelState, *moves: str) -> DuelState:
    """Apply these actions, in notation; the state itself."""
    for move in moves:
        state.apply(state.read(move))
    return state


def refused(state: DuelState, move: str) -> tuple[str, str]:
    """Why that action is not legal now, and the section."""
    refusal = state.why_not(GAME.actions.read(move))
    assert refusal is not None, f"{move} is legal"
    return refusal


def kinds(state: DuelState) -> set[str]:
    """The kinds of the legal actions."""
    return {GAME.actions[action].kind for action in state.legal_actions()}


def cards_of(state: DuelState) -> list[str]:
    """The names of all cards in a position: columns, sacred piles, stock, discard and the one to be placed."""
    position = state.dump()
    lists = [column for zone in position["columns"] for column in zone]
    lists += [pile for piles in position["sacred"] for pile in piles.values()]
    lists += [position["stock"], position["discard"], [position["drawn"]] if position["drawn"] else []]
    return [card.removeprefix("#") for cards in lists for card in cards]


ONES = [{"D": 1, "M": 1, "L": 1, "T": 1}] * 2
