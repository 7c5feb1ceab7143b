"""What a terminal shows, and the fewest bytes that make it show something else."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.cells import get_character_cell_size
from rich.segment import Segment
from textual.strip import Strip

from tribes_tui.server.looks import PLAIN, Look, Looks, between, blank, on_blank

Cell = tuple[str, Look]

UNSAFE = dict.fromkeys((*range(32), *range(127, 160), 1564, 8203, 8204, 8205, 8206, 8207, 8232, 8233, *range(8234, 8239), *range(8288, 8304), 65279), "·")  # fmt: skip
"""Every character that a terminal would obey, or that would move others: all cells pass here."""

EMPTY = (" ", blank(PLAIN))
ENOUGH = 4
"""Blanks for which erasing is shorter than writing them."""
NEAR = 4
"""Unchanged cells that are written again rather than jumped over."""


class Cells:
    """One terminal of `width` by `height`; empty at first."""

    def __init__(self, width: int, height: int, looks: Looks, erases: bool = False) -> None:
        """`erases`: whether the terminal fills what it erases with the colour that is behind."""
        self.width = width
        self.height = height
        self._looks = looks
        self._erases = erases
        self._rows: list[list[Cell]] = [[EMPTY] * width for _ in range(height)]
        self._segments: list[list[Segment] | None] = [None] * height
        self._look = PLAIN
        self._place: tuple[int, int] | None = None

    def become(self, strips: Sequence[Strip], cursor: tuple[int, int]) -> str:
        """What to send so that these rows are shown, with the cursor at (column, row); empty when they are."""
        out: list[str] = []
        for y, strip in enumerate(strips[: self.height]):
            segments = strip._segments
            if segments != self._segments[y]:
                self._segments[y] = segments
                self._row(y, self._cells(segments), out)
        if out and self._look.attributes:  # a cursor that moves must not draw
            out.append(self._to(PLAIN))
        if self._place != cursor:
            out.append(self._move(*cursor))
        return "".join(out)

    def _row(self, y: int, wanted: list[Cell], out: list[str]) -> None:
        shown = self._rows[y]
        for start, end in _runs(shown, wanted):
            if self._place != (start, y):
                out.append(self._move(start, y))
            erased = self._erasable(wanted, start, end)
            for char, look in wanted[start:erased]:
                if look != self._look:
                    out.append(self._to(on_blank(self._look, look)))
                out.append(char)
            if erased < end:
                out.append(self._to(on_blank(self._look, wanted[erased][1])) + "\x1b[K")
            self._place = (erased, y) if erased < self.width else None
        self._rows[y] = wanted

    def _erasable(self, wanted: Sequence[Cell], start: int, end: int) -> int:
        """Where the blanks begin that erasing to the end of the row can write; `end` when that is not worth it."""
        if not self._erases or end < self.width or wanted[-1][0] != " " or wanted[-1][1].attributes >= 0:
            return end
        first = end
        while first > start and wanted[first - 1] == wanted[-1]:
            first -= 1
        return first if end - first > ENOUGH else end

    def _to(self, look: Look) -> str:
        code = between(self._look, look)
        self._look = look
        return code

    def _move(self, x: int, y: int) -> str:
        before, self._place = self._place, (x, y)
        if before is not None and before[1] == y and before[0] < x:
            return f"\x1b[{x - before[0]}C"
        return f"\x1b[{y + 1};{x + 1}H" if x else f"\x1b[{y + 1}H"

    def _cells(self, segments: Sequence[Segment]) -> list[Cell]:
        """The cells of a row; the second cell of a wide character is empty."""
        cells: list[Cell] = []
        for text, style, _ in segments:
            look = self._looks.of(style)
            space = (" ", blank(look))
            if text.isascii() and text.isprintable():
                cells += [space if char == " " else (char, look) for char in text]
                continue
            for char in text.translate(UNSAFE):
                size = get_character_cell_size(char)
                if size:
                    cells.append(space if char == " " else (char, look))
                if size == 2:
                    cells.append(("", look))
        del cells[self.width :]
        return cells + [EMPTY] * (self.width - len(cells))


def _runs(shown: Sequence[Cell], wanted: Sequence[Cell]) -> Iterator[tuple[int, int]]:
    """The parts that differ, (first column, column behind); those that are near each other are one."""
    start = end = -1
    for x, cell in enumerate(wanted):
        if cell == shown[x]:
            continue
        if start < 0:
            start = x
        elif x - end > NEAR:
            yield _whole(wanted, start, end)
            start = x
        end = x + 1
    if start >= 0:
        yield _whole(wanted, start, end)


def _whole(wanted: Sequence[Cell], start: int, end: int) -> tuple[int, int]:
    """The run with both halves of wide characters."""
    while start > 0 and wanted[start][0] == "":
        start -= 1
    while end < len(wanted) and wanted[end][0] == "":
        end += 1
    return start, end
