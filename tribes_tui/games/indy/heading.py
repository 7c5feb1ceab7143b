"""A thin line with a heading in it, above a row of cards."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from typing import TYPE_CHECKING

from tribes_tui.widgets.drawn import Drawn
from tribes_tui.widgets.shapes import rule

if TYPE_CHECKING:
    from tribes_tui.widgets.cells import Cells
    from tribes_tui.widgets.places import Place


class IndyHeading(Drawn):
    """Its words are set by `show`."""

    DEFAULT_CSS = "IndyHeading { height: 1; }"

    def __init__(self, words: str, id: str | None = None) -> None:
        super().__init__(id=id)
        self._words = words

    def show(self, words: str) -> None:
        """Say this from now on."""
        self._words = words
        self.changed()

    def shape(self) -> Hashable:
        """The words."""
        return self._words

    def lay(self, cells: Cells) -> Iterable[Place]:
        """The line, as long as the row."""
        rule(cells, 1, 0, cells.width - 2, self._words)
        return ()
