"""A piece alone in a bare app, with the theme, the depth and the size that a test wants."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from textual.app import App, ComposeResult
from textual.pilot import Pilot

from tribes_tui.theme.built_in import OFFERED
from tribes_tui.widgets.drawing.drawn import Drawn
from tribes_tui.widgets.drawing.pointing import Asked, Chosen, Dragged, Dropped, Lifted, Pointed


class BareApp(App[None]):
    """It knows nothing of tables; what the piece posts is kept."""

    def __init__(self, piece: Drawn, depth: str = "truecolor", theme: str = "tribes-dark") -> None:
        super().__init__()
        self.piece, self.depth = piece, depth
        self.told: list[Chosen | Asked | Pointed | Lifted | Dragged | Dropped] = []
        for one in OFFERED:
            self.register_theme(one)
        self.theme = theme

    def compose(self) -> ComposeResult:
        yield self.piece

    def on_drawn_chosen(self, message: Chosen) -> None:
        self.told.append(message)

    def on_drawn_asked(self, message: Asked) -> None:
        self.told.append(message)

    def on_drawn_pointed(self, message: Pointed) -> None:
        self.told.append(message)

    def on_drawn_lifted(self, message: Lifted) -> None:
        self.told.append(message)

    def on_drawn_dragged(self, message: Dragged) -> None:
        self.told.append(message)

    def on_drawn_dropped(self, message: Dropped) -> None:
        self.told.append(message)


@asynccontextmanager
async def alone(
    piece: Drawn, size: tuple[int, int] = (80, 24), depth: str = "truecolor", theme: str = "tribes-dark"
) -> AsyncIterator[Pilot[None]]:
    """The piece, filling a screen of that size."""
    piece.styles.width, piece.styles.height = "100%", "100%"
    app = BareApp(piece, depth, theme)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        yield pilot
