"""At the end of a stage of the journey: each of its stars, whether it was got and why not, and what opens."""

from collections.abc import Iterable

from textual.geometry import Region, Size

from tribes_tui.journey.told import LOST, AfterGame
from tribes_tui.widgets.drawing import BOLD, Cells, Drawn, Place, shapes
from tribes_tui.words.common import capital
from tribes_tui.words.folding import fold


class StageBox(Drawn):
    """In a frame with the stage's name; a sentence that is longer than a line goes on in the next."""

    DEFAULT_CSS = "StageBox { height: auto; }"

    def __init__(self, gave: AfterGame) -> None:
        super().__init__()
        self._gave = gave

    def _lines(self, width: int) -> list[tuple[str, str, str]]:
        """A sign or none, the words, their ink."""
        gave, found = self._gave, list[tuple[str, str, str]]()
        stars = [(text, sign, "ink") for sign, text in gave.each]
        around = [(text, "", ink) for text, ink in ((capital(gave.stars), "accent"), (gave.why, "ink")) if text]
        for text, sign, ink in (around[0], *stars, *around[1:], *((text, "", "accent") for text in gave.opens)):
            room = width - 4 - 2 * bool(sign)
            for row, line in enumerate(fold(text, max(12, room), "")):
                found.append((sign if not row else " " * bool(sign), line, ink))
        return found

    def rows(self, width: int) -> int:
        """With the frame."""
        return 2 + len(self._lines(width))

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """All its rows."""
        return self.rows(width)

    def lay(self, cells: Cells) -> Iterable[Place]:
        """The frame and the lines."""
        palette = cells.palette
        shapes.frame(cells, Region(0, 0, cells.width, cells.height), palette.line, self._gave.title, palette.accent)
        for y, (sign, line, ink) in enumerate(self._lines(cells.width), 1):
            face = palette.danger if sign == LOST else palette.accent
            x = cells.put(2, y, f"{sign} ", face, None, BOLD) if sign else 2
            cells.put(x, y, line, getattr(palette, ink), None, BOLD if ink == "accent" else 0)
        return ()
