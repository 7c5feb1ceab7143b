"""Lines of words that change without a layout, as `Static.update` would cause one."""

from __future__ import annotations

from collections.abc import Hashable, Iterable

from textual.geometry import Offset, Region

from tribes_tui.widgets.cells import Cells, Part
from tribes_tui.widgets.drawn import Drawn
from tribes_tui.widgets.places import Place, PlaceState

Line = tuple[Part, ...]
"""Parts one after the other: (text, ink) or (text, ink, flags), the ink by its name in the palette."""


class Words(Drawn):
    """Lines of parts, set by `say`. No place on it can be chosen."""

    DEFAULT_CSS = "Words { height: 1; }"
    fades = False
    indent = 1

    def __init__(self, *lines: Line, id: str | None = None, classes: str | None = None) -> None:
        super().__init__(id=id, classes=classes)
        self._lines = lines

    def say(self, *lines: Line) -> None:
        """Show these lines from now on."""
        self._lines = lines
        self.changed()

    def lay(self, cells: Cells) -> Iterable[Place]:
        """A line each, so that only lines that differ are sent."""
        for y in range(cells.height):
            yield Place(f"line:{y}", Region(), Region(0, y, cells.width, 1))

    def look(self, name: str) -> Hashable:
        """The parts of a line."""
        return self._line(name)

    def _line(self, name: str) -> Line:
        y = int(name.rpartition(":")[2])
        return self._lines[y] if y < len(self._lines) else ()

    def paint(self, cells: Cells, place: Place, state: PlaceState) -> None:
        """The parts of one line; the sign at its end says that it goes on."""
        line, y = self._line(place.name), place.extent.y
        cells.parts(self.indent, y, line)
        if self.indent + sum(len(part[0]) for part in line) > cells.width:
            cells.put(cells.width - 1, y, "…", cells.palette.soft)

    def place_at(self, where: Offset) -> str:
        """Words can't be pointed at."""
        return ""
