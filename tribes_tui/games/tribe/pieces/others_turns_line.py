"""What the others did since the viewer's own turn, in one row above the hand."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from typing import TYPE_CHECKING

from tribes_tui.display.wide import shortened
from tribes_tui.theme.palette import BOLD
from tribes_tui.widgets.drawing.drawn import Drawn

if TYPE_CHECKING:
    from tribes_tui.widgets.drawing.cells import Cells
    from tribes_tui.widgets.drawing.drawn import Place

SIGN = "•"
LEFT = 3
"""Columns before the words."""


class OthersTurnsLine(Drawn):
    """The longest way of saying it that fits."""

    DEFAULT_CSS = "OthersTurnsLine { height: 1; }"

    def __init__(self, id: str | None = None) -> None:
        super().__init__(id=id)
        self._forms: tuple[str, ...] = ()

    def show(self, forms: Iterable[str]) -> None:
        """The forms say the same, the longest first."""
        self._forms = tuple(forms)
        self.changed()

    def shape(self) -> Hashable:
        """All of it."""
        return self._forms

    def lay(self, cells: Cells) -> Iterable[Place]:
        """A dot as beside what is new on the table, and the words."""
        room = cells.width - LEFT - 1
        said = next((form for form in self._forms if len(form) <= room), self._forms[-1] if self._forms else "")
        if said:
            cells.put(1, 0, SIGN, cells.palette.accent, None, BOLD)
            cells.put(LEFT, 0, shortened(said, room), cells.palette.soft)
        return ()
