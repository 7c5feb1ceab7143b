"""What a field is, and what each of its values means, in a thin frame."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from typing import TYPE_CHECKING

from textual.geometry import Region

from tribes_tui.theme.palette import BOLD
from tribes_tui.widgets import shapes
from tribes_tui.widgets.drawn import Drawn
from tribes_tui.widgets.lines import fold

if TYPE_CHECKING:
    from tribes_tui.widgets.cells import Cells
    from tribes_tui.widgets.choice import Value
    from tribes_tui.widgets.places import Place
    from tribes_tui.widgets.words import Line


class Explanation(Drawn):
    """As much as its room holds; the value that is chosen comes first."""

    def __init__(self, id: str | None = None) -> None:
        super().__init__(id=id)
        self._said: tuple[str, str, tuple[Value, ...], Value | None] = ("", "", (), None)

    def show(self, title: str, about: str, values: Sequence[Value] = (), chosen: Value | None = None) -> None:
        """Tell of a field."""
        self._said = title, about, tuple(values), chosen
        self.changed()

    def shape(self) -> Hashable:
        """All of it."""
        return self._said

    def lay(self, cells: Cells) -> Iterable[Place]:
        """The frame, the sentence, the values."""
        p, (title, about, values, chosen) = cells.palette, self._said
        if cells.height < 4:
            return ()
        shapes.frame(cells, Region(0, 0, cells.width - 1, cells.height), p.line, title, p.accent)
        paragraphs: list[Line] = [((about, "ink"),)] if about else []
        for value in values:
            if value.about:
                label = f"{value.label}: "
                first = (label, "accent", BOLD) if value == chosen else (label, "ink", BOLD)
                paragraphs.append((first, (value.about, "soft")))
        lines = [line for one in paragraphs for line in (*fold(one, cells.width - 5), ())]
        for y, line in enumerate(lines[: cells.height - 2], 1):
            cells.parts(2, y, line)
        return ()
