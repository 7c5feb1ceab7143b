"""Scenes and drawings of Five Tribes, random positions, and a table to sit at."""

from __future__ import annotations

import random
from typing import Any

from textual.geometry import Size

import rules
from rules import State
from rules.five_tribes.components.stages import STAGES
from rules.five_tribes.state import FiveTribesState
from tests.table.helpers import NAMES, seats
from tribes_tui.games.five_tribes.table import FiveTribesBoard
from tribes_tui.games.five_tribes.words import sentences as words
from tribes_tui.play.table import Table
from tribes_tui.table.explain import look_at
from tribes_tui.table.frame import Drawing, draw
from tribes_tui.table.scene import Scene
from tribes_tui.table.selecting import ways
from tribes_tui.table.selection import Chooser

GAME = rules.games["five_tribes"]
SMALL, MEDIUM, LARGE = Size(80, 24), Size(120, 40), Size(160, 50)
SIZES = [SMALL, Size(110, 27), MEDIUM, LARGE]


RARE = ("BUY", "USE", "AT", "KEEP", "SELL", "PICK")


def rich(players: int, seed: int) -> FiveTribesState:
    """The start of a game in which everybody holds djinns, fakirs and elders already."""
    position = GAME.new_state(players, seed).dump()
    for i, djinn in enumerate(position["djinn_pile"][:16]):
        position["seats"][i % players]["djinns"].append(djinn)
    position["djinn_pile"] = position["djinn_pile"][16:]
    for i in range(3 * players):
        seat = position["seats"][i % players]
        position["pile"].remove("Fakir")
        seat["resources"].append("Fakir")
        seat["known"].append("Fakir")
    peopled = [tile for tile in position["tiles"] if "W" in tile["meeples"]]
    for i, tile in enumerate(peopled[: 2 * players]):
        tile["meeples"] = tile["meeples"].replace("W", "", 1)
        position["seats"][i % players]["elders"] += 1
    return GAME.load(position)  # type: ignore[return-value]  # it is this game's


def walk(players: int, seed: int, start: State | None = None) -> list[FiveTribesState]:
    """Every state of a game: half at random, half of what looks best, and djinns whenever they can be had or used."""
    rng = random.Random(seed)
    state, found = start or GAME.new_state(players, seed), []
    while not state.is_terminal:
        found.append(state.clone())
        legal = state.legal_actions()
        rare = [action for action in legal if GAME.actions[action].kind in RARE]
        best = max(legal, key=state.hint)
        state.apply(rng.choice([best, rng.choice(legal), rng.choice(rare or legal)]))
    return [*found, state]  # type: ignore[list-item]  # it is this game's


def scene_of(
    state: State, viewer: int | None, picked: tuple[str, ...] = (), cursor: str | None = None, board: Any = None
) -> tuple[Scene, Chooser]:
    """What `viewer` sees after picking some targets."""
    view = state.view(viewer)
    is_mine = viewer is not None and view.current_player == viewer
    chooser = ways(board or FiveTribesBoard(), view) if is_mine else Chooser()
    for name in picked:
        assert chooser.pick(name), (name, sorted(chooser.lit))
    names = tuple("you" if seat == viewer else NAMES[seat] for seat in range(state.players))
    return Scene(view, names, viewer, picked=chooser.picked, lit=chooser.lit, cursor=cursor), chooser


def drawn(
    state: State,
    viewer: int | None,
    size: Size = SMALL,
    picked: tuple[str, ...] = (),
    cursor: str | None = None,
) -> Drawing:
    """The drawing of that."""
    board = FiveTribesBoard()
    return draw(board, scene_of(state, viewer, picked, cursor, board)[0], size, str)


def looked(state: State, viewer: int, name: str, picked: tuple[str, ...] = ()) -> str:
    """The line about a target."""
    board = FiveTribesBoard()
    scene, chooser = scene_of(state, viewer, picked, name, board)
    return look_at(board, scene, chooser, words, name).text


def table_at(stage: str, players: int = 2, seed: int = 7, since: int = 0, first_seat: str = "p") -> Table:
    """A table where seat 0, a person, must decide in that stage, after at least `since` moves that look best."""
    table = Table.new("five_tribes", seats(first_seat + "b" * (players - 1)), {}, seed)
    while table.turn is not None:
        view = table.view(table.turn)
        if table.turn == 0 and table.number >= since and STAGES[view.stage] == stage:  # type: ignore[attr-defined]
            return table
        table.propose(table.turn, max(view.legal_actions(), key=view.hint), table.number_for(table.turn))
    raise AssertionError(f"nobody came to {stage}")
