"""Positions of Rise of Tribes on the table screen."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from functools import cache
from typing import Any

from textual.geometry import Size
from textual.pilot import Pilot

import rules
from rules import Rng, State
from rules.rise_of_tribes.state import RiseState
from tests.table.helpers import Silent, TableApp, on_table
from tribes_tui.games.rise_of_tribes.table import RiseBoard
from tribes_tui.play.seat import Seat
from tribes_tui.play.table import Table
from tribes_tui.table.board.scene import Scene
from tribes_tui.table.choice.selection import Chooser, ways
from tribes_tui.table.screen import TableScreen
from tribes_tui.widgets.drawing.drawn import Drawn

GAME = rules.games["rise_of_tribes"]
NAMES = ("Ada", "Bo", "Cy", "Abigail-Rose")
MODULES: dict[str, Any] = {"elders": True, "special_terrain": "all", "leaders": True}
SETTINGS: list[dict[str, Any]] = [{}, MODULES, {**MODULES, "layout": "symmetric"}]
SMALL, MEDIUM, LARGE = Size(80, 24), Size(120, 40), Size(200, 60)
SIZES = (SMALL, Size(100, 30), MEDIUM, Size(160, 50), LARGE)


def scene_of(state: State, viewer: int | None, picked: tuple[str, ...] = ()) -> Scene:
    """A scene with some names picked."""
    view = state.view(viewer)
    chooser = chooser_of(state, viewer)
    for name in picked:
        assert chooser.pick(name), (name, chooser.lit)
    names = tuple("you" if seat == viewer else NAMES[seat] for seat in range(state.players))
    return Scene(view, names, viewer, picked=chooser.picked, lit=chooser.lit, ways=chooser.names)


board_of_all = cache(RiseBoard)
"""One for all that only ask it: its pieces are made with each."""


def chooser_of(state: State, viewer: int | None) -> Chooser:
    """The ways to the legal actions of a viewer."""
    return ways(board_of_all(), state.view(viewer))


class Shown:
    """A table screen that shows any position of a game of so many."""

    def __init__(self, pilot: Pilot[Any], screen: TableScreen) -> None:
        self.pilot, self.screen = pilot, screen

    async def show(self, state: State, viewer: int | None, picked: tuple[str, ...] = ()) -> None:
        """Show a position as one seat sees it, with some names picked."""
        screen = self.screen
        if screen.viewer != viewer:
            screen.sit(viewer)
        screen._view = state.view(viewer)
        screen.selection.begin(screen.board, screen._view if state.current_player == viewer else None)
        for name in picked:
            assert screen.selection.chooser.pick(name), (name, screen.selection.chooser.lit)
        screen.paint(settle=True)
        for _ in range(2):  # a layout causes another: the column shares its rows once it knows them
            await self.pilot.pause()
        screen.ground.forget_places()

    @property
    def text(self) -> str:
        """All that stands on the screen."""
        rows = self.screen._compositor.render_strips()
        return "\n".join("".join(segment.text for segment in row) for row in rows)

    def piece(self, name: str) -> Any:
        """A piece by its id."""
        return self.screen.query_one(f"#{name}", Drawn)

    def line(self, name: str) -> str:
        """The row of the screen on which a place lies, from its first to its last column."""
        return self.lines(name)[0]

    def lines(self, name: str) -> list[str]:
        """All rows of the screen on which it lies."""
        target = self.screen.targets.get(name)
        assert target is not None, name
        spot = target.region
        return [row[spot.x : spot.right] for row in self.text.split("\n")[spot.y : spot.bottom]]


@asynccontextmanager
async def stage(players: int, options: dict[str, Any] | None = None, size: Size = SMALL) -> AsyncIterator[Shown]:
    """A table screen for so many, on which nobody plays."""
    seats = [Seat("human" if seat == 0 else "bot", "" if seat == 0 else "easy", NAMES[seat]) for seat in range(players)]
    app = TableApp(Table.new("rise_of_tribes", seats, options or {}, 1), Silent())
    async with app.run_test(size=tuple(size)) as pilot:
        await pilot.pause()
        yield Shown(pilot, on_table(app))


def random_states(
    players: int, seed: int, options: dict[str, Any], every: int = 9, wise: int = 2
) -> Iterator[RiseState]:
    """States of a game that is played half by chance, so that rare things come about."""
    state, rng, number = GAME.new_state(players, seed, options), Rng(seed), 0
    while not state.is_terminal:
        if (number + seed) % every == 0:
            yield state.clone()
        number += 1
        by_hint = rng.randrange(wise + 1) < wise
        state.apply(max(state.legal_actions(), key=state.hint) if by_hint else state.pick(rng))
    yield state
