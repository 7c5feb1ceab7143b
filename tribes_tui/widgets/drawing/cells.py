"""Cells, as what is drawn is written into them: rows kept by Textual, and the labels of jumps over them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from rich.segment import Segment
from textual.cache import FIFOCache
from textual.color import Color
from textual.filter import LineFilter
from textual.geometry import Region
from textual.strip import Strip

from tribes_tui.display.glyphs import FILL, shortened, shown, whole
from tribes_tui.theme.palette import BOLD, REVERSE, UNDER, Palette


class _Nothing(FIFOCache[Any, Any]):
    """Keeps nothing: for what is never asked twice of a row that its piece keeps itself."""

    __slots__ = ()

    def set(self, key: Any, value: Any) -> None:
        """Forget it at once."""

    __setitem__ = set


NOTHING = _Nothing(0)


class KeptRow(Strip):
    """A kept row. The compositor cuts it where pieces meet, which it remembers; a strip's other five caches, half a KiB a
    row and a quarter of all that a session at a table keeps, are one empty one for all rows."""

    __slots__ = ()

    def __init__(self, segments: list[Segment], cell_length: int) -> None:
        self._segments, self._cell_length = segments, cell_length
        self._divide_cache, self._crop_cache = FIFOCache(2), FIFOCache(2)
        self._style_cache = self._filter_cache = self._offsets_cache = NOTHING
        self._line_length_cache = self._crop_extend_cache = NOTHING
        self._render_cache = self._link_ids = self._cell_count = None

    def filtered(self, filters: Iterable[LineFilter], behind: Color) -> KeptRow:
        """The row as these leave it; itself where they leave it as it is."""
        segments = self._segments
        for one in filters:
            segments = one.apply(segments, behind)
        return self if segments is self._segments else KeptRow(segments, self.cell_length)


Cell = tuple[str, str, str, int]
Part = tuple[str, str] | tuple[str, str, int]
"""A text, its ink (a colour, or its name in the palette), and flags."""

KEPT: dict[Cell, Cell] = {}
"""Cells that have been painted, each once: most are the same in many places, and at all tables of a host."""
MOST_KEPT = 20_000

SEEN_ON_BLANKS = UNDER | REVERSE
COLOURED, SHAPE_ONLY = frozenset("●◆■○"), 16
"""Signs whose colour is what they say; the flag of one that is seen as a shape where it steps back, not moved to white to be read."""
SHAPES = frozenset(" ▀▄█▌▐▘▝▖▗▚▞▙▛▜▟▁▂▃▅▆▇▔▏▎▍▕─│╭╮╰╯├┤┬┴┼╌═━╱╲░▒▓≈▲")
"""Signs that are no words: they may lie as near to their ground as the drawing wants."""


Spans = Sequence[tuple[int, int]]
"""Columns of a row: from the first of each pair to before the second."""
FADED = 0.55
"""How far what fades goes into the felt."""


def _faded(cell: Cell, felt: str, palette: Palette) -> Cell:
    """A cell that steps back; words stay readable, which their style sees to, a sign of a colour keeps its colour."""
    sign, ink, ground, flags = cell
    behind = palette.mix(ground, felt, FADED)
    quiet = SHAPE_ONLY * (sign in COLOURED)
    return _kept((sign, palette.mix(ink, behind, FADED), behind, flags & ~BOLD | quiet))


def _kept(cell: Cell) -> Cell:
    """The same cell, one object wherever it stands."""
    return KEPT.setdefault(cell, cell)


class Cells:
    """What a piece shows. Nothing is painted outside the clip: all of it, or the extent of the place being painted."""

    def __init__(self, width: int, height: int, palette: Palette, grounds: Sequence[str]) -> None:
        """`grounds`: the felt behind each row."""
        self.width, self.height, self.palette = width, height, palette
        if len(KEPT) > MOST_KEPT:
            KEPT.clear()
        self._left, self._top, self._right, self._bottom = 0, 0, width, height
        self.grounds = grounds
        self.rows: list[list[Cell]] = [[_kept((" ", palette.ink, ground, 0))] * width for ground in grounds[:height]]

    def clip(self, region: Region | None) -> None:
        """From now on paint only there; None: everywhere."""
        self._left, self._top, self._right, self._bottom = 0, 0, self.width, self.height
        if region is not None:
            self._left, self._top = max(0, region.x), max(0, region.y)
            self._right, self._bottom = min(self.width, region.right), min(self.height, region.bottom)

    def put(self, x: int, y: int, text: str, ink: str | None = None, ground: str | None = None, flags: int = 0) -> int:
        """Write; a colour that is None stays as it was. Words that reach beyond the grid end at its edge in an ellipsis. The column
        behind the text."""
        end = x + len(text)
        left, right = self._left, self._right
        if not self._top <= y < self._bottom or end <= left or x >= right:
            return end
        if x < left or end > right:
            if right == self.width and not SHAPES.issuperset(text[right - x :]):
                text = shortened(text, right - x)
            text = whole(text[max(0, left - x) : right - x])
            x = max(left, x)
        row = self.rows[y]
        if ink is not None and ground is not None:
            row[x : x + len(text)] = [_kept((sign, ink, ground, flags)) for sign in text]
        else:
            for i, sign in enumerate(text, x):
                cell = row[i]
                row[i] = _kept((sign, ink or cell[1], ground or cell[2], flags))
        return end

    def parts(self, x: int, y: int, parts: Sequence[Part], end: int | None = None) -> int:
        """Several parts one after the other, cut off before the column `end`; a reversed one stands on its colour. The column behind
        them."""
        palette = self.palette
        for part in parts:
            text = part[0] if end is None else shortened(part[0], max(0, end - x))
            tone, flags = palette.colour(part[1]), part[2] if len(part) > 2 else 0
            if flags & REVERSE and not palette.is_bare:
                x = self.put(x, y, text, palette.on(tone), tone, flags & ~REVERSE)
            else:
                x = self.put(x, y, text, tone, None, flags)
        return x

    def right(
        self, end: int, y: int, text: str, ink: str | None = None, ground: str | None = None, flags: int = 0
    ) -> int:
        """Write up to the column `end`. The column where the text begins."""
        self.put(end - len(text), y, text, ink, ground, flags)
        return end - len(text)

    def centre(
        self, x: int, y: int, width: int, text: str, ink: str | None = None, ground: str | None = None, flags: int = 0
    ) -> int:
        """Write in the middle of so many columns; what is left of a longer text ends in an ellipsis. The column behind it."""
        text = shortened(text, width)
        return self.put(x + (width - len(text)) // 2, y, text, ink, ground, flags)

    def fill(self, x: int, y: int, width: int, height: int, ground: str) -> None:
        """Blanks on a ground; without colour nothing but blanks."""
        for row in range(max(0, y), min(self.height, y + height)):
            self.put(x, row, " " * width, None, ground)

    def ground(self, x: int, y: int) -> str:
        """What lies behind a cell; outside the grid the felt."""
        if 0 <= y < self.height and 0 <= x < self.width:
            return self.rows[y][x][2]
        return self.palette.below

    def title(self, x: int, y: int, text: str) -> int:
        """A heading in the accent, shortened where it has no room. The column behind it."""
        return self.put(x, y, shortened(text, max(0, self.width - x)), self.palette.accent, None, BOLD)

    def seen(self, y: int, clear: Spans | None) -> list[Cell]:
        """A row as it is shown: outside the columns that are `clear` it has faded halfway into the felt; None: nothing has."""
        row, p = self.rows[y], self.palette
        if clear is None or p.is_flat:
            return row
        felt = self.grounds[y]
        return [
            cell if any(left <= x < right for left, right in clear) else _faded(cell, felt, p)
            for x, cell in enumerate(row)
        ]

    def strip(self, y: int, clear: Spans | None = None) -> KeptRow:
        """A row as Textual wants it: as few segments as possible, blanks joined to what stands beside them. `clear`: see `seen`."""
        segments: list[Segment] = []
        text: list[str] = []
        now: Cell | None = None
        for cell in self.seen(y, clear):
            sign, ink, ground, flags = cell
            if now is not None and now[2] == ground:
                if (ink == now[1] and flags == now[3]) or (sign == " " and not (flags | now[3]) & SEEN_ON_BLANKS):
                    text.append(sign)
                    continue
            if now is not None:
                segments.append(self._segment(text, now))
            text, now = [sign], cell
        if now is not None:
            segments.append(self._segment(text, now))
        return KeptRow(segments, self.width)

    def _segment(self, text: list[str], cell: Cell) -> Segment:
        _, ink, ground, flags = cell
        palette = self.palette
        is_text = not (flags & SHAPE_ONLY or SHAPES.issuperset(text))
        return Segment(self._signs("".join(text)), palette.style(ink, ground, flags, is_text))

    def _signs(self, text: str) -> str:
        """As the terminal shows them; without wide signs a filler is a blank."""
        if FILL in text and self.palette.depth == "ascii":
            text = text.replace(FILL, " ")
        return self.palette.signs(shown(text))

    def text(self, y: int) -> str:
        """The signs of a row."""
        return self._signs("".join(cell[0] for cell in self.rows[y]))


WIDTHS = 3, 2, 1
"""Columns of a letter, with blanks around it where there is room."""
FIGURE, SIGN, NARROWER = 1000, 3, 2
"""How bad it is to cover a figure, to cover another sign, and to have a blank less."""


def label_spot(cells: Cells, region: Region) -> tuple[int, int, int]:
    """Column, row and width of what covers least; of several the widest, then the first in reading order."""
    spot = region.intersection(Region(0, 0, cells.width, cells.height))
    if not spot:  # out of sight: painted nowhere
        return region.x, region.y, WIDTHS[0]
    spots = (
        (_cost(cells, x, y, width), y, x, width)
        for width in WIDTHS
        if width <= spot.width or width == 1
        for y in range(spot.y, spot.bottom)
        for x in range(spot.x, spot.right - width + 1)
    )
    _, y, x, width = min(spots)
    return x, y, width


def _cost(cells: Cells, x: int, y: int, width: int) -> int:
    row = [cell[0] for cell in cells.rows[y]]
    covered, behind = row[x : x + width], row[x + width : x + width + 1]
    if covered[0] == FILL or FILL in behind:  # half of a wide sign
        return FIGURE
    figures = sum(sign.isdigit() for sign in covered)
    signs = sum(sign not in SHAPES and sign != FILL for sign in covered) - figures
    return FIGURE * figures + SIGN * signs + NARROWER * (WIDTHS[0] - width)
