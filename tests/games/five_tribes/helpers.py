"""Scenes and drawings of Five Tribes, random positions, and a table to sit at."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from typing import Any

from textual.geometry import Region, Size
from textual.pilot import Pilot

import rules
from rules import State
from rules.five_tribes.components.stages import STAGES
from rules.five_tribes.state import FiveTribesState
from tests.table.helpers import NAMES, Silent, TableApp, on_table, seats, text_of
from tribes_tui.games.five_tribes.table import FiveTribesBoard
from tribes_tui.games.five_tribes.words import sentences as words
from tribes_tui.play.table import Table
from tribes_tui.table.board.scene import Scene
from tribes_tui.table.choice.explain import look_at
from tribes_tui.table.choice.selection import Chooser, ways
from tribes_tui.table.screen import TableScreen
from tribes_tui.theme.built_in import OFFERED
from tribes_tui.widgets.drawing.drawn import Drawn

GAME = rules.games["five_tribes"]
SMALL, MEDIUM, LARGE = Size(80, 24), Size(120, 40), Size(200, 60)
SIZES = [SMALL, Size(100, 30), MEDIUM, Size(160, 50), LARGE]


RARE = ("BUY", "USE", "AT", "KEEP", "SELL", "PICK")


def rich(players: int, seed: int) -> FiveTribesState:
    """The start of a game in which everybody holds djinns, fakirs and elders already."""
    position = GAME.new_state(players, seed).dump()
    for i, djinn in enumerate(position["djinn_pile"][:16]):
        position["seats"][i % players]["djinns"].append(djinn)
    position["djinn_pile"] = position["djinn_pile"][16:]
    for i in range(3 * players):
        seat = position["seats"][i % players]
        if "Fakir" not in position["pile"]:
            break  # the others lie in the market
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


board_of_all = cache(FiveTribesBoard)
"""One for all that only ask it: sixteen pieces are made with each."""


def scene_of(
    state: State, viewer: int | None, picked: tuple[str, ...] = (), board: Any = None
) -> tuple[Scene, Chooser]:
    """What `viewer` sees after picking some targets."""
    view = state.view(viewer)
    is_mine = viewer is not None and view.current_player == viewer
    chooser = ways(board or board_of_all(), view) if is_mine else Chooser()
    for name in picked:
        assert chooser.pick(name), (name, sorted(chooser.lit))
    names = tuple("you" if seat == viewer else NAMES[seat] for seat in range(state.players))
    return Scene(view, names, viewer, picked=chooser.picked, lit=chooser.lit, ways=chooser.names), chooser


def looked(state: State, viewer: int, name: str, picked: tuple[str, ...] = ()) -> str:
    """The line about a target."""
    board = board_of_all()
    scene, chooser = scene_of(state, viewer, picked, board)
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


class Shown:
    """A table screen that shows any position of a game of so many."""

    def __init__(self, pilot: Pilot[Any], screen: TableScreen) -> None:
        self.pilot, self.screen = pilot, screen

    async def show(
        self, state: State, viewer: int | None = 0, picked: tuple[str, ...] = (), cursor: str | None = None
    ) -> None:
        """Show a position as one seat sees it, with some names picked and the cursor on a place."""
        screen = self.screen
        if screen.viewer != viewer:
            screen.sit(viewer)
        screen._view = state.view(viewer)
        screen.selection.cursor = cursor
        screen.selection.begin(screen.board, screen._view if state.current_player == viewer else None)
        for name in picked:
            assert screen.selection.chooser.pick(name), (name, screen.selection.chooser.lit)
        screen.paint(settle=True)
        await self.pilot.pause()
        screen.forget_places()

    @property
    def text(self) -> str:
        """All that stands on the screen."""
        return text_of(self.screen)

    def piece(self, name: str) -> Any:
        """A piece by its id."""
        return self.screen.query_one(f"#{name}", Drawn)

    def lines(self, name: str) -> list[str]:
        """The rows of the screen on which a place lies, from its first to its last column."""
        target = self.screen.targets.get(name)
        assert target is not None, name
        spot: Region = target.region
        return [row[spot.x : spot.right] for row in self.text.split("\n")[spot.y : spot.bottom]]


class DeepApp(TableApp):
    """A table at a depth of colour, in a theme."""

    def __init__(self, table: Table, depth: str, theme: str) -> None:
        super().__init__(table, Silent())
        self.depth = depth
        for one in OFFERED:
            self.register_theme(one)
        self.theme = theme


@asynccontextmanager
async def stage(
    players: int, size: Size = SMALL, depth: str = "truecolor", theme: str = "tribes-dark"
) -> AsyncIterator[Shown]:
    """A table screen for so many, on which nobody plays."""
    app = DeepApp(Table.new("five_tribes", seats("p" + "b" * (players - 1)), {}, 1), depth, theme)
    async with app.run_test(size=tuple(size)) as pilot:
        await pilot.pause()
        yield Shown(pilot, on_table(app))
