"""Text of several lines on the felt, folded to the width it has."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from typing import TYPE_CHECKING

from textual.geometry import Size

from tribes_tui.widgets.drawn import Drawn
from tribes_tui.widgets.lines import fold

if TYPE_CHECKING:
    from tribes_tui.widgets.cells import Cells
    from tribes_tui.widgets.places import Place
    from tribes_tui.widgets.words import Line

EMPTY: Line = (("", "ink"),)


class Paragraphs(Drawn):
    """As high as its text."""

    DEFAULT_CSS = "Paragraphs { height: auto; }"

    def __init__(self, *lines: Line, id: str | None = None, classes: str | None = None) -> None:
        super().__init__(id=id, classes=classes)
        self._lines = lines

    def tell(self, *lines: Line) -> None:
        """These from now on."""
        if lines != self._lines:
            self._lines = lines
            self.changed()
            self.refresh(layout=True)

    def _folded(self, width: int) -> list[Line]:
        return [row for line in self._lines for row in fold(line, max(8, width)) or (EMPTY,)]

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """Rows it takes in that width."""
        return len(self._folded(width))

    def shape(self) -> Hashable:
        """The text."""
        return self._lines

    def lay(self, cells: Cells) -> Iterable[Place]:
        """Row by row."""
        for y, row in enumerate(self._folded(cells.width)):
            cells.parts(0, y, row)
        return ()


def plain(texts: Sequence[str], ink: str = "ink") -> list[Line]:
    """Texts as lines of one ink."""
    return [((text, ink),) for text in texts]
