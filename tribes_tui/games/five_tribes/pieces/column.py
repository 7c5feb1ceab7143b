"""The column beside the tiles: its parts share the rows by how much each is worth having."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from textual.widget import Widget

from tribes_tui.widgets.drawing.felt import Felt


class ColumnPart(NamedTuple):
    """One or more widgets of the same height, and the heights that are of use to each, the least first."""

    widgets: tuple[Widget, ...]
    heights: tuple[int, ...]


def share(parts: Sequence[ColumnPart], room: int, before: Sequence[int] = ()) -> list[int]:
    """A height for each part: in turns each gets its next larger one, the first parts first, as long as there are rows.

    `before`: what each has already.
    """
    found, left, is_growing = list(before) or [0] * len(parts), room, True
    while is_growing:
        is_growing = False
        for k, part in enumerate(parts):
            rows = next((height for height in part.heights if height > found[k]), 0)
            cost = (rows - found[k]) * len(part.widgets)
            if rows and cost <= left:
                found[k], left, is_growing = rows, left - cost, True
    return found


class FiveColumn(Felt):
    """Widgets below each other; `give` says which parts there are, the most important first."""

    DEFAULT_CSS = "FiveColumn { layout: vertical; }"

    def __init__(self, *widgets: Widget, id: str | None = None) -> None:
        super().__init__(*widgets, id=id)
        self._groups: tuple[Sequence[ColumnPart], ...] = ()

    def give(self, *groups: Sequence[ColumnPart]) -> None:
        """Share the rows among these from now on, what the first group leaves among the next; what is in none is hidden."""
        self._groups = groups
        self._share()

    def on_resize(self) -> None:
        """Share the rows anew."""
        self._share()

    def _share(self) -> None:
        if not self.size.height:
            return
        rows: dict[Widget, int] = {}
        left = self.size.height
        for parts in self._groups:
            before = [rows.get(part.widgets[0], 0) for part in parts]
            for part, height, had in zip(parts, share(parts, left, before), before, strict=True):
                rows |= dict.fromkeys(part.widgets, height)
                left -= (height - had) * len(part.widgets)
        for widget in self.children:
            wanted = rows.get(widget, 0)
            if widget.display != (wanted > 0):
                widget.display = wanted > 0
            if wanted and (widget.styles.height is None or widget.styles.height.value != wanted):
                widget.styles.height = wanted
