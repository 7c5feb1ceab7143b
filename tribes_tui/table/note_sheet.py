"""Paragraphs that lie over a table for a while, in a calm box that hides as little as it can of what can be chosen."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence

from textual.geometry import Offset, Region, Size

from tribes_tui.display.targets import Target, Targets
from tribes_tui.theme.palette import BOLD
from tribes_tui.widgets.cells import Cells
from tribes_tui.widgets.drawn import Drawn
from tribes_tui.widgets.places import Place
from tribes_tui.widgets.shapes import frame, slab
from tribes_tui.words.folding import fold

WIDTHS = (58, 44, 76)
"""How wide a note may be; the first is the usual one."""

LEGAL_WEIGHT = 50
"""How much worse it is to hide a cell that can be chosen than one that only shows something."""

AROUND = 2
"""Rows above and below the table that a note leaves free: name and prompt, Enter and keys."""


class NoteSheet(Drawn, can_focus=False):
    """A note; without paragraphs it is not there. It moves only when its paragraphs are others."""

    DEFAULT_CSS = "NoteSheet { layer: note; display: none; width: 58; height: 5; }"

    def __init__(self, id: str | None = None) -> None:
        super().__init__(id=id)
        self._paragraphs: tuple[str, ...] = ()
        self._lines: tuple[str, ...] = ()

    def show(self, paragraphs: Sequence[str], targets: Targets, legal: frozenset[str]) -> None:
        """Tell these; where they lie depends on what they would hide."""
        told = tuple(paragraphs)
        if told == self._paragraphs:
            return
        self._paragraphs = told
        self.display = bool(told)
        if told:
            self._lie(lay_note(self.screen.size, told, [*targets], legal))

    def _lie(self, found: tuple[Region, tuple[str, ...]]) -> None:
        box, self._lines = found
        self.styles.width, self.styles.height = box.size
        self.styles.offset = box.offset
        self.changed()

    def shape(self) -> Hashable:
        """Its lines."""
        return self._lines

    def lay(self, cells: Cells) -> Iterable[Place]:
        """A sheet with a thin line around it; the first paragraph is bold."""
        p, box = self.palette, Region(0, 0, cells.width, cells.height)
        ground = p.mix(p.panel, p.ink, 0.1)
        if not p.is_bare:
            slab(cells, box, ground)
            cells.fill(0, 0, cells.width, cells.height, ground)
        frame(cells, box, p.accent)
        first = len(fold(self._paragraphs[0], cells.width - 4, "")) if self._paragraphs else 0
        for y, line in enumerate(self._lines[: cells.height - 2]):
            cells.put(2, y + 1, line, p.ink, None, BOLD if y < first else 0)
        return ()

    def place_at(self, where: Offset) -> str:
        """Nothing on a note can be chosen."""
        return ""


def lay_note(
    window: Size, paragraphs: Sequence[str], targets: Sequence[Target], legal: frozenset[str]
) -> tuple[Region, tuple[str, ...]]:
    """The box that hides the fewest cells of `targets`, those of legal ones counting most; and its lines."""
    area = Region(0, AROUND, window.width, max(3, window.height - 2 * AROUND))
    widths = [width for width in WIDTHS if width <= area.width - 2] or [area.width - 2]
    weights = [(spot, LEGAL_WEIGHT if target.name in legal else 1) for target in targets for spot in target.spots]
    found = [layout for width in widths for layout in _layouts(area, width, paragraphs)]
    return min(found, key=lambda layout: sum(weight * layout[0].intersection(spot).area for spot, weight in weights))


def _layouts(area: Region, widest: int, paragraphs: Sequence[str]) -> list[tuple[Region, tuple[str, ...]]]:
    """Where a note of at most that width may lie: the lowest first, at the right, where the eye expects it."""
    folded = tuple(piece for paragraph in paragraphs for piece in fold(paragraph, widest - 4, ""))
    width = max(len(line) for line in folded) + 4
    height = min(len(folded) + 2, area.height)
    columns = sorted({area.x + 1, area.x + (area.width - width) // 2, area.right - width - 1}, reverse=True)
    rows = range(area.bottom - height, area.y - 1, -1)
    return [(Region(x, y, width, height), folded) for y in rows for x in columns]
