"""Positions for the tests: a partial text board, a few words about the seats, and what is to be tried."""

from __future__ import annotations

from typing import Any

import pytest

from rules.core.errors import IllegalAction
from rules.core.event import Event
from rules.five_tribes import GAMES
from rules.five_tribes.state import FiveTribesState

GAME = GAMES["five_tribes"]
ACTOR = 0

QUIET = """
M6 | M6 | M6 | M6 | M6 | M6
M6 | M6 | L4 | L4 | L4 | L4
O8 | O8 | O8 | O8 | O8 | O8
V5 | V5 | V5 | V5 | V5 | S6
S6 | S6 | S6 | S10 | S12 | S15
"""
"""The box in an order that is easy to remember; `board` puts meeples on it."""


def board(plain: str = QUIET, **tiles: str) -> str:
    """A text board: `plain`, with more words written into the cells named, `board(a1="YW", b1="WRR @1")`."""
    cells = [[cell.strip() for cell in line.split("|")] for line in plain.strip().splitlines()]
    for name, words in tiles.items():
        row, column = int(name[1]) - 1, "abcdef".index(name[0])
        cells[row][column] += f" {words}"
    return "\n".join(" | ".join(line) for line in cells)


def position(text: str, players: int = 2, last: bool = True, **own: Any) -> dict[str, Any]:
    """Seat 0 about to act on the board `text`; `last`: his is the last activation of the round."""
    others = [seat for seat in range(players) for _ in range(2 if players == 2 else 1)]
    others.remove(ACTOR)
    track: list[int | None] = [None] * 9
    if not last:
        for space, seat in enumerate(others):
            track[3 + space] = seat
    made = {
        "game": "five_tribes",
        "players": players,
        "current_player": ACTOR,
        "stage": "move",
        "board": text,
        "bid_order": [*others, ACTOR] if last else [ACTOR],
        "track": track,
        "activation": {},
    }
    made.update(own)
    return made


def table(
    text: str, players: int = 2, last: bool = True, seats: list[dict[str, Any]] | None = None, **own: Any
) -> FiveTribesState:
    """The state of such a position; `seats` may be shorter than the table."""
    if seats is not None:
        own["seats"] = seats + [{}] * (players - len(seats))
    return GAME.load(position(text, players, last, **own))


def bidding(players: int, order: list[int], seats: list[dict[str, Any]] | None = None, **own: Any) -> FiveTribesState:
    """A bid about to begin, on a board with a move."""
    if seats is not None:
        own["seats"] = seats + [{}] * (players - len(seats))
    cells = board(a1="YY", b1="Y", e1="Y")
    made = position(cells, players, stage="bid", bid_order=order, activation=None, **own)
    made["current_player"] = order[0]
    return GAME.load(made)


def act(state: FiveTribesState, *texts: str) -> list[Event]:
    """Apply actions written in notation; the events."""
    state.events = []
    for text in texts:
        state.apply(state.read(text))
    return state.events


def texts(state: FiveTribesState, kind: str = "") -> list[str]:
    """The legal actions in notation, those of one kind if it is given."""
    ids = state.legal_actions()
    return [state.text(id) for id in ids if not kind or state.game.actions[id].kind == kind]


def refused(state: FiveTribesState, text: str) -> IllegalAction:
    """The refusal of an action, which must have changed nothing."""
    before = state.key()
    with pytest.raises(IllegalAction) as caught:
        state.read(text)
    assert state.key() == before
    return caught.value


def at(state: FiveTribesState, name: str) -> dict[str, Any]:
    """One tile as it stands in the position."""
    tile: dict[str, Any] = next(tile for tile in state.dump()["tiles"] if tile["tile"] == name)
    return tile


def seat(state: FiveTribesState, number: int = ACTOR) -> dict[str, Any]:
    """One seat as it stands in the position."""
    found: dict[str, Any] = state.dump()["seats"][number]
    return found
