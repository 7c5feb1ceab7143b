"""The illustrations of the rulebooks as pictures: the pieces of the tables, drawn by the program's own widgets.

found = await drawn("indy", "3.5", "dark")      # the SVG, or None where a section has none
"""

from __future__ import annotations

from textual.app import App, ComposeResult
from textual.containers import Vertical
from textual.widget import Widget

from tribes_tui.display.picture import ScreenPicture, picture_of, to_svg
from tribes_tui.learning.illustrations import illustrations_of
from tribes_tui.theme.built_in import OFFERED

WIDTH, HEIGHT = 80, 60
THEMES = ("light", "dark")


class Sheet(App[None]):
    """Pieces one below the other, on nothing else."""

    CSS = "#pieces { height: auto; padding: 1 2; }"

    def __init__(self, pieces: list[Widget], theme: str) -> None:
        super().__init__()
        self.pieces, self.depth = pieces, "truecolor"
        for one in OFFERED:
            self.register_theme(one)
        self.theme = f"tribes-{theme}"

    def compose(self) -> ComposeResult:
        """All of them."""
        yield Vertical(*self.pieces, id="pieces")


async def drawn(game: str, section: str, theme: str) -> str | None:
    """The illustrations of a game's section as SVG, None when there are none."""
    pieces = illustrations_of(game, section)
    if not pieces:
        return None
    app = Sheet(pieces, theme)
    async with app.run_test(size=(WIDTH, HEIGHT)) as pilot:
        await pilot.pause()
        height = app.query_one("#pieces").region.height
        picture = picture_of(app)
    return to_svg(ScreenPicture(picture.rows[:height]), f"{game}: section {section}")
