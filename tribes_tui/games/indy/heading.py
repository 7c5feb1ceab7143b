"""A thin line with a heading in it, above a row of cards."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from typing import TYPE_CHECKING

from tribes_tui.theme.palette import BOLD
from tribes_tui.widgets.drawing.drawn import Drawn
from tribes_tui.widgets.drawing.shapes import rule

if TYPE_CHECKING:
    from tribes_tui.widgets.drawing.cells import Cells
    from tribes_tui.widgets.drawing.drawn import Place


class IndyHeading(Drawn):
    """Its words are set by `show`."""

    DEFAULT_CSS = "IndyHeading { height: 1; }"

    def __init__(self, id: str | None = None) -> None:
        super().__init__(id=id)
        self._words, self._now = "", ""

    def show(self, words: str, now: str = "") -> None:
        """Say this from now on; `now`, a sentence, stands behind it."""
        self._words, self._now = words, now
        self.changed()

    def shape(self) -> Hashable:
        """The words."""
        return self._words, self._now

    def lay(self, cells: Cells) -> Iterable[Place]:
        """The line, as long as the row."""
        rule(cells, 1, 0, cells.width - 2, self._words)
        left = len(self._words) + 8
        if self._now and left + len(self._now) + 1 < cells.width:
            cells.put(left, 0, f" {self._now} ", self.palette.ink, None, BOLD)
        return ()
