"""A conflict: its hex before, with what is lost, and after, side by side; and its steps in words below."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from tribes_tui.theme.palette import BOLD
from tribes_tui.widgets import shapes
from tribes_tui.widgets.cells import Cells
from tribes_tui.widgets.drawn import Drawn
from tribes_tui.widgets.hex_ground import HexSize, Spot, paint_ground
from tribes_tui.widgets.places import Place
from tribes_tui.words.folding import fold

LARGE, SMALL = HexSize(34, 4, 12), HexSize(24, 2, 11)
LARGE_FROM = 116, 32
LONGEST_NAME = 8
GAUGE = 40
"""Columns of a bar."""
ROWS = 2
"""Rows of a side."""
WIDE, CLOSE, CLOSEST = 4, 2, 1
"""Columns from one figure to the next."""


class SideCount(NamedTuple):
    """A side of a conflict: how many it had, and how many are left."""

    who: str
    letter: str
    tone: str
    before: int
    left: int


class Remaining(NamedTuple):
    """What a tribe has on the whole map now: in words, and as a share of all its members."""

    who: str
    tone: str
    words: str
    share: float


class Fight(NamedTuple):
    """A conflict that was fought: its terrain, the three headings, its sides, and what happened step by step."""

    terrain: str
    headings: tuple[str, str, str]
    sides: tuple[SideCount, ...]
    steps: tuple[str, ...]
    out: str
    """Said of a side that has nobody left."""
    remaining_title: str = ""
    remaining: tuple[Remaining, ...] = ()
    """Shown where there is room."""


class ConflictPicture(Drawn):
    """It has no places."""

    def __init__(self, fight: Fight) -> None:
        super().__init__()
        self._fight = fight

    def lay(self, cells: Cells) -> Iterable[Place]:
        """Three hexes, arrows between them, the steps below."""
        size = LARGE if cells.width >= LARGE_FROM[0] and cells.height >= LARGE_FROM[1] else SMALL
        gap = max(1, min(6, (cells.width - 3 * size.width) // 3))
        left = (cells.width - 3 * size.width - 2 * gap) // 2
        top = 1 if cells.height >= LARGE_FROM[1] else 0
        spots = [Spot(left + k * (size.width + gap), top, self._fight.terrain) for k in range(3)]
        paint_ground(cells, spots, size)
        for k, spot in enumerate(spots):
            self._paint_hex(cells, spot, size, k)
            if k:
                self._paint_arrow(cells, spot.x - (gap + 1) // 2, top + size.height // 2)
        y = self._paint_steps(cells, left, top + size.height + 1 + (size is LARGE))
        if y + len(self._fight.remaining) + 2 <= cells.height:
            self._paint_remaining(cells, left, y + 1)
        return ()

    def _paint_hex(self, cells: Cells, spot: Spot, size: HexSize, k: int) -> None:
        ground = cells.ground(spot.x + 2, spot.y + size.slope)
        heading = self._fight.headings[k]
        cells.centre(spot.x + 1, spot.y + size.slope, size.width - 2, heading, cells.palette.on(ground), None, BOLD)
        y = spot.y + size.slope + 1 + (size is LARGE)
        airy = (len(self._fight.sides) + 1) * (ROWS + 1) <= size.body
        for side in self._fight.sides:
            self._paint_side(cells, spot.x + 2, y, size.width - 4, (side, k))
            y += ROWS + airy

    def _paint_side(self, cells: Cells, x: int, y: int, width: int, what: tuple[SideCount, int]) -> None:
        """A pill with the name, a figure each, and the number, or that nobody is left."""
        side, k = what
        palette, tone = cells.palette, cells.palette.colour(side.tone)
        who, names = _short(side.who), max(len(_short(one.who)) for one in self._fight.sides) + 2
        shapes.pill(cells, x, y + 1, who, tone, palette.on(tone))
        shown = side.left if k == 2 else side.before
        end = x + width
        text = self._fight.out if k and not side.left else str(side.left if k else side.before)
        ground = cells.ground(end - 1, y + 1)
        if k and not side.left:
            cells.right(end, y + 1, text, palette.colour("fire"), palette.colour("label"), BOLD)
        else:
            cells.right(end, y + 1, text, palette.on(ground), None, BOLD)
        room = width - names - len(self._fight.out) - 1
        most = max(one.before for one in self._fight.sides)
        step = next((step for step in (WIDE, CLOSE) if most * step <= room), CLOSEST)
        for number in range(min(shown, room // step)):
            lost = k == 1 and number >= side.left
            self._paint_figure(cells, x + names + step * number, y, (side, lost, step == WIDE))

    def _paint_figure(self, cells: Cells, x: int, y: int, what: tuple[SideCount, bool, bool]) -> None:
        """One member, with shoulders where there is room; what is lost is a hole where it was."""
        side, is_lost, is_wide = what
        palette, letter = cells.palette, "×" if is_lost else side.letter
        x += is_wide
        if palette.is_bare:
            cells.put(x, y + 1, letter, palette.ink, None, BOLD)
            return
        tone = palette.mix(cells.ground(x, y + 1), "#000000", 0.55) if is_lost else palette.colour(side.tone)
        cells.put(x, y, "▄", tone)
        cells.put(x, y + 1, letter, palette.on(tone), tone, BOLD)
        if is_wide:
            cells.put(x - 1, y + 1, "▐", tone)
            cells.put(x + 1, y + 1, "▌", tone)

    def _paint_arrow(self, cells: Cells, x: int, y: int) -> None:
        cells.put(x, y, "►", cells.palette.soft, None, BOLD)

    def _paint_steps(self, cells: Cells, x: int, y: int) -> int:
        """What happened, numbered. The row below."""
        palette = cells.palette
        rows = [
            row
            for number, step in enumerate(self._fight.steps, 1)
            for row in _numbered(number, step, cells.width - 2 * x)
        ]
        for row, (number, text) in zip(range(y, cells.height), rows, strict=False):
            cells.put(x, row, number, palette.accent, None, BOLD)
            cells.put(x + 3, row, text, palette.ink)
        return y + len(rows)

    def _paint_remaining(self, cells: Cells, x: int, y: int) -> None:
        """A bar a tribe, as long as the share of its members that are on the map."""
        palette = cells.palette
        cells.title(x, y, self._fight.remaining_title)
        names = max((len(_short(one.who)) for one in self._fight.remaining), default=0) + 4
        for row, one in enumerate(self._fight.remaining, y + 1):
            tone = palette.colour(one.tone)
            shapes.pill(cells, x, row, _short(one.who), tone, palette.on(tone))
            rest = palette.mix(cells.ground(x, row), "#000000", 0.35 if palette.is_dark else 0.1)
            shapes.gauge(cells, x + names, row, GAUGE, one.share, tone, rest)
            cells.put(x + names + GAUGE + 2, row, one.words, palette.soft)


def _short(who: str) -> str:
    """A name as it stands on a plate."""
    return who if len(who) <= LONGEST_NAME else who[: LONGEST_NAME - 1] + "…"


def _numbered(number: int, step: str, width: int) -> Sequence[tuple[str, str]]:
    pieces = fold(step, width - 4, "")
    return [(str(number) if not row else "", piece) for row, piece in enumerate(pieces)]
