"""A table of indy on the screen, showing whatever position a test wants."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from textual.pilot import Pilot

from rules import State
from tests.table.helpers import Silent, TableApp, laid
from tribes_tui.table.screen import TableScreen
from tribes_tui.theme.built_in import OFFERED
from tribes_tui.widgets.drawn import Drawn


class SeatedApp(TableApp):
    """A table, at a depth of colour and in a theme."""

    def __init__(self, players: int, depth: str, theme: str) -> None:
        super().__init__(laid("p" + "b" * (players - 1)), Silent())
        self.depth = depth
        for one in OFFERED:
            self.register_theme(one)
        self.theme = theme


@asynccontextmanager
async def seated(
    state: State,
    size: tuple[int, int] = (80, 24),
    viewer: int | None = 0,
    depth: str = "truecolor",
    theme: str = "tribes-dark",
) -> AsyncIterator[tuple[Pilot[Any], TableScreen]]:
    """The screen with `state` on it; nobody else plays."""
    app = SeatedApp(state.players, depth, theme)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        show(app.table_screen, state, viewer)
        await pilot.pause()
        yield pilot, app.table_screen


def show(screen: TableScreen, state: State, viewer: int | None) -> None:
    """Lay another position on it; who looks may be another, too."""
    screen._eye.viewer = viewer
    screen._view = state.view(viewer)
    screen.selection.cursor = None
    screen.selection.begin(screen.board, screen._view if screen.is_my_turn else None)
    screen.paint(settle=True)


def pick(screen: TableScreen, *names: str) -> None:
    """Pick these, one after the other, from the beginning."""
    while screen.selection.chooser.step_back():
        continue
    for name in names:
        assert screen.selection.chooser.pick(name), (name, screen.selection.chooser.lit)
    screen.paint()


def text(screen: TableScreen) -> str:
    """What stands on the screen."""
    return "\n".join(strip.text for strip in screen._compositor.render_strips())


def piece_of(screen: TableScreen, name: str) -> Drawn:
    """The piece that has this place."""
    return next(piece for piece in screen.query(Drawn) if piece.display and name in set(piece.names()))
