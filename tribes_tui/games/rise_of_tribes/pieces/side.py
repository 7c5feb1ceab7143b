"""The column beside the map: its sections share the rows, so that as little as possible is lost."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import product
from typing import TYPE_CHECKING

from textual.app import ComposeResult

from tribes_tui.widgets.drawing.felt import Felt

if TYPE_CHECKING:
    from tribes_tui.games.rise_of_tribes.pieces.section import ColumnSection, Height

AROUND = 4
"""Rows of the screen that are not the table's: name, prompt, Enter, keys."""


class RiseSide(Felt):
    """Sections below each other; the last ones stand at its foot."""

    DEFAULT_CSS = "RiseSide { layout: vertical; width: 32; }"

    def __init__(self, *sections: ColumnSection, id: str | None = None) -> None:
        super().__init__(id=id)
        self.sections = sections
        self._gap = Felt(id="gap")

    def compose(self) -> ComposeResult:
        """The gap lies above the last one."""
        yield from self.sections[:-1]
        yield self._gap
        yield self.sections[-1]

    def on_resize(self) -> None:
        """Share the rows anew."""
        self.share()

    def share(self) -> None:
        """Give each section its rows; nothing is laid out if they stay as they are."""
        height = self.size.height
        if not height:
            return
        shares = self._shares()
        for part, rows in zip((*self.sections, self._gap), (*shares, max(0, height - sum(shares))), strict=True):
            if part.styles.height is None or part.styles.height.value != rows:
                part.styles.height = rows
                part.display = rows > 0

    def rows_of(self, section: ColumnSection) -> int:
        """How many rows a section has at this size, or will have as soon as they are shared."""
        return self._shares()[self.sections.index(section)]

    def _shares(self) -> tuple[int, ...]:
        width, height = self.size
        return share_rows([section.heights(width) for section in self.sections], height)


def share_rows(wanted: Iterable[Sequence[Height]], room: int) -> tuple[int, ...]:
    """One height of each, which together fit and lose least, then use most; the least of all where nothing fits."""
    choices = [_useful(heights) for heights in wanted]
    best: tuple[int, int, tuple[int, ...]] | None = None
    for chosen in product(*choices):
        rows = sum(height.rows for height in chosen)
        if rows <= room:
            key = sum(height.loss for height in chosen), -rows, tuple(height.rows for height in chosen)
            best = key if best is None or key < best else best
    return best[2] if best else tuple(heights[-1].rows for heights in choices)


def _useful(heights: Sequence[Height]) -> list[Height]:
    """Without those that need more rows than another which loses no more."""
    found: list[Height] = []
    for height in sorted(heights, key=lambda one: (one.loss, one.rows)):
        if all(height.rows < one.rows for one in found):
            found.append(height)
    return found
