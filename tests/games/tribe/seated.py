"""A table of Tribe on the screen, showing whatever position a test wants."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from textual.pilot import Pilot

from rules import State
from tests.games.indy.seated import show
from tests.table.helpers import Silent, TableApp, laid
from tribes_tui.table.screen import TableScreen
from tribes_tui.theme.built_in import OFFERED


class SeatedApp(TableApp):
    """A table, at a depth of colour and in a theme."""

    def __init__(self, players: int, depth: str, theme: str) -> None:
        super().__init__(laid("p" + "b" * (players - 1), game="tribe"), Silent())
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
