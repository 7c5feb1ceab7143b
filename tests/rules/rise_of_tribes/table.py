"""Positions for the tests, written shortly: what is not said is usual."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rules.rise_of_tribes import GAMES
from rules.rise_of_tribes.state import RiseState

GAME = GAMES["rise_of_tribes"]


def res(food: int = 0, wood: int = 0, stone: int = 0) -> dict[str, int]:
    """Resources."""
    return {"food": food, "wood": wood, "stone": stone}


def lay(
    members: Mapping[str, Sequence[int]],
    *,
    players: int = 2,
    tiles: str | Mapping[str, str] = "",
    villages: Mapping[str, int] | None = None,
    tribes: Sequence[Mapping[str, Any]] = (),
    row: Sequence[Any] = (),
    deck: Sequence[str] | None = None,
    draws: Sequence[int] = (0, 2),
    options: Mapping[str, Any] | None = None,
    events: Mapping[str, Any] | None = None,
    **fields: Any,
) -> RiseState:
    """A state. `members`: by hex letter; `tiles`: letters l, f, m in order of the hexes, or names by hex;
    `row`: tile names, or (name, tokens); `draws`: the next random numbers; the usual ones roll a sun and a moon."""
    if isinstance(tiles, str):
        words = {"l": "lake", "f": "forest", "m": "mountain"}
        tiles = {"ABCDEFGHIJKLMNO"[i]: words[letter] for i, letter in enumerate(tiles)}
    letters = sorted({*members, *tiles, *(villages or {})})
    hexes = [_hex(letter, members, tiles, villages or {}, players) for letter in letters]
    spaces = [_space(tile) for tile in row] + [None] * (2 - len(row))
    event_fields: dict[str, Any] = {"row": spaces, **(events or {})}
    if deck is not None:
        event_fields["deck"] = list(deck)
    position = {
        "game": "rise_of_tribes",
        "players": players,
        "options": dict(options or {}),
        "current_player": 0,
        "round": 1,
        "rng": {"state": "5eed", "script": list(draws)},
        "hexes": hexes,
        "tribes": [dict(tribes[p]) if p < len(tribes) else {} for p in range(players)],
        "events": event_fields,
        **fields,
    }
    state = GAME.load(position)
    state.events = []
    return state


def _hex(letter: str, members: Any, tiles: Any, villages: Any, players: int) -> dict[str, Any]:
    given = [*members.get(letter, ())]
    entry: dict[str, Any] = {"hex": letter, "members": given + [0] * (players - len(given))}
    if letter in tiles:
        entry["tile"] = tiles[letter]
    if letter in villages:
        entry["village"] = villages[letter]
    return entry


def _space(tile: Any) -> dict[str, Any]:
    return {"tile": tile} if isinstance(tile, str) else {"tile": tile[0], "tokens": tile[1]}


def do(state: RiseState, *texts: str) -> RiseState:
    """Play, written in notation."""
    for text in texts:
        state.apply(state.read(text))
    return state


def texts(state: RiseState) -> list[str]:
    """The legal actions in notation."""
    return [state.text(action) for action in state.legal_actions()]


def starting(state: RiseState, verb: str) -> list[str]:
    """The legal actions that begin with a word."""
    return [text for text in texts(state) if text.split()[0] == verb]


def at(state: RiseState, letter: str) -> list[int]:
    """The members on a hex, by seat."""
    h = "ABCDEFGHIJKLMNO".index(letter)
    return [state.members[player << 4 | h] for player in range(state.players)]


def held(state: RiseState, player: int) -> list[int]:
    """A player's food, wood, stone."""
    return state.resources[3 * player : 3 * player + 3]


def tribe(state: RiseState, player: int) -> dict[str, Any]:
    """A player's part of the position."""
    entry: dict[str, Any] = state.dump()["tribes"][player]
    return entry


def kinds(state: RiseState) -> list[str]:
    """The kinds of the recorded events."""
    return [event.kind for event in state.events or ()]


def reason(state: RiseState, text: str) -> tuple[str, str]:
    """Why an action is not legal, and the section."""
    refusal = state.why_not(GAME.actions.read(text))
    assert refusal is not None, f"{text} is legal"
    return refusal


def in_row(state: RiseState) -> list[str | None]:
    """The tiles in the event row."""
    return [space and space["tile"] for space in state.dump()["events"]["row"]]
