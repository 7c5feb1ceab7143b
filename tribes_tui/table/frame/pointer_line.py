"""The thin line from a box over a table to the thing that it speaks of, where there are blank cells for all of it; and blanks
for what the sides of the box leave of words."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from typing import NamedTuple

from textual.geometry import Offset, Region

from tribes_tui.table.frame.note_box import NoteBox
from tribes_tui.widgets.drawing import Cells, Drawn, Place

Signs = dict[Offset, str]
"""Cells of the screen, from the thing to the box, and what stands there. The last lies on the box's frame."""
SignAt = Callable[[Offset], str]
EDGES = frozenset(" ▀▄▁▂▔")
"""What a line may begin on: the glow of a card, its foot."""
FRAME = frozenset("─│")
"""What it may end on: the frame of a box, neither its title nor its dots."""
MOST_CUT = 16
"""Words that the sides of a box may cut."""
SHORTEST = 2
"""Cells of a line: a box that touches the thing needs none."""
CLOSING = ".,;:!?…'’)"
"""What stands at the end of a word."""


def pointer_line(box: Region, spot: Region, sign_at: SignAt) -> Signs:
    """The shortest line from `spot` to the box that hides no sign and goes through no text; empty if there is none, or none is needed."""
    if box.grow((1, 1, 1, 1)).overlaps(spot):
        return {}
    found = [signs for signs in _lines(box, spot) if len(signs) > SHORTEST and _is_free([*signs], sign_at)]
    return min(found, key=len, default={})


def _is_free(cells: list[Offset], sign_at: SignAt) -> bool:
    """Whether a line hides nothing there; its last cell lies on the box."""
    is_clear = all(sign_at(where) == " " for where in cells[1:-1])
    beside = ((where, Offset(where.x + way, where.y)) for where in cells[1:-1] for way in (-1, 1))
    cuts = any(_is_text(sign_at(other)) for where, other in beside if other not in cells)
    return is_clear and not cuts and sign_at(cells[0]) in EDGES and sign_at(cells[-1]) in FRAME


def _is_text(sign: str) -> bool:
    """Whether it belongs to a word, or closes a sentence."""
    return sign.isalnum() or (bool(sign) and sign in CLOSING)


def _lines(box: Region, spot: Region) -> Iterator[Signs]:
    """Straight ones, and those with one corner."""
    middle = spot.x + spot.width // 2
    for y in range(max(spot.y, box.y + 1), min(spot.bottom, box.bottom - 1)):
        yield _across(spot.right if spot.x < box.x else spot.x - 1, y, box)
    for x in (middle, spot.x + 1, spot.right - 2):
        if box.x < x < box.right - 1:
            yield _down(x, spot, box)
        else:
            rows = (y for y in range(box.y + 1, box.bottom - 1) if not spot.y <= y < spot.bottom)
            yield from (_bent(x, y, spot, box) for y in rows)


def _across(x: int, y: int, box: Region) -> Signs:
    """Along a row, from a column to the nearer side of the box; the column may lie right before it."""
    if x <= box.x:
        return {**{Offset(k, y): "─" for k in range(x, box.x)}, Offset(box.x, y): "┤"}
    return {**{Offset(k, y): "─" for k in range(x, box.right - 1, -1)}, Offset(box.right - 1, y): "├"}


def _down(x: int, spot: Region, box: Region) -> Signs:
    """Along a column, from the thing down, or up, to the box."""
    if spot.bottom <= box.y:
        return {**{Offset(x, k): "│" for k in range(spot.bottom, box.y)}, Offset(x, box.y): "┴"}
    return {**{Offset(x, k): "│" for k in range(spot.y - 1, box.bottom - 1, -1)}, Offset(x, box.bottom - 1): "┬"}


def _bent(x: int, y: int, spot: Region, box: Region) -> Signs:
    """From the thing along a column to a row, and along that to the box."""
    is_left, is_below = x < box.x, y >= spot.bottom
    rows = range(spot.bottom, y) if is_below else range(spot.y - 1, y, -1)
    corner = ("╰" if is_left else "╯") if is_below else ("╭" if is_left else "╮")
    signs: Signs = {Offset(x, k): "│" for k in rows}
    return {**signs, Offset(x, y): corner, **_across(x + 1 if is_left else x - 1, y, box)}


class LinePart(NamedTuple):
    """What one widget of a line shows: a straight run of cells, each with its sign and what lies behind it."""

    region: Region
    signs: tuple[tuple[str, str], ...] = ()


def parts(signs: Signs, ground: Callable[[Offset], str]) -> tuple[LinePart, LinePart]:
    """The run along the column, and that along the row; either may be empty."""
    column = [(where, sign) for where, sign in signs.items() if sign in "│┴┬"]
    row = [(where, sign) for where, sign in signs.items() if sign not in "│┴┬"]
    first, second = (_part(sorted(run), ground) for run in (column, row))
    return first, second


def _part(run: list[tuple[Offset, str]], ground: Callable[[Offset], str]) -> LinePart:
    if not run:
        return LinePart(Region())
    (left, top), (right, bottom) = run[0][0], run[-1][0]
    region = Region(left, top, right - left + 1, bottom - top + 1)
    return LinePart(region, tuple((sign, ground(where)) for where, sign in run))


def cut_words(box: Region, sign_at: SignAt) -> Iterator[Region]:
    """What is left of the words that the sides of the box cut; `sign_at` knows what stands below it, too."""
    for y in range(box.y, box.bottom):
        for outside, inside, way in ((box.x - 1, box.x, -1), (box.right, box.right - 1, 1)):
            end = outside
            while _is_text(sign_at(Offset(inside, y))) and _is_text(sign_at(Offset(end, y))):
                end += way
            if end != outside:
                left, right = sorted((outside, end - way))
                yield Region(left, y, right - left + 1, 1)


class OverTable(Drawn):
    """A straight run of cells over the table; hides nothing but them."""

    DEFAULT_CSS = "OverTable { layer: note; position: absolute; display: none; width: 1; height: 1; }"
    fades = False

    _part = LinePart(Region())

    def show(self, part: LinePart) -> None:
        """Lie there; nowhere without a region."""
        if part == self._part:
            return
        self._part = part
        self.display = bool(part.region)
        if part.region:
            self.styles.width, self.styles.height = part.region.size
            self.styles.offset = part.region.offset
        self.changed()

    def shape(self) -> Hashable:
        """The run."""
        return self._part

    def lay(self, cells: Cells) -> Iterable[Place]:
        """Its signs in the accent, on what lies behind them."""
        is_upright = cells.width == 1 and cells.height > 1
        for k, (sign, behind) in enumerate(self._part.signs):
            x, y = (0, k) if is_upright else (k, 0)
            cells.put(x, y, sign, self.palette.accent, behind or None)
        return ()


class PointerLineRun(OverTable):
    """A straight run of the line."""


class CutWord(OverTable):
    """Blanks where a box would leave a part of a word."""


class PointerLine:
    """Both runs of a line, and where they go; no word is cut by the box. They are mounted beside it."""

    def __init__(self) -> None:
        self.line = PointerLineRun(), PointerLineRun()
        self.blanks = tuple(CutWord() for _ in range(MOST_CUT))

    @property
    def runs(self) -> tuple[OverTable, ...]:
        """What has to be mounted."""
        return (*self.line, *self.blanks)

    def show(
        self,
        box: Region,
        face: str,
        spots: Iterable[Region],
        pieces: Iterable[Drawn],
        taken: Sequence[Region] = (),
        needed: Sequence[Region] = (),
    ) -> None:
        """From the box, whose sheet is of the colour `face`, to the first of these that a line leads to; with no box, or no
        spot, nowhere. It goes round what is `taken`; of what is `needed` nothing is blanked.
        """
        shown = [one for one in pieces if one.display and one.size and not isinstance(one, OverTable)]
        others = [one for one in shown if not isinstance(one, NoteBox)]
        notes = [one for one in shown if isinstance(one, NoteBox)]

        def seen(where: Offset, among: Sequence[Drawn]) -> tuple[str, str]:
            found = next((one for piece in among if (one := piece.seen_at(where)) is not None), None)
            return (" ", "") if found is None else (found[0], found[2])

        def cell(where: Offset) -> tuple[str, str]:
            return (seen(where, notes)[0], face) if box.contains_point(where) else seen(where, others)

        def signs_for(spot: Region) -> Signs:
            round_these = [one for one in taken if not one.contains_region(spot)]

            def sign(where: Offset) -> str:
                return "" if any(one.contains_point(where) for one in round_these) else cell(where)[0]

            return pointer_line(box, spot, lambda at: cell(at)[0] if box.contains_point(at) else sign(at))

        signs = next((one for spot in spots if box and (one := signs_for(spot))), {})
        for run, part in zip(self.line, parts(signs, lambda at: cell(at)[1]), strict=True):
            run.show(part)
        cut = cut_words(box, lambda at: seen(at, others)[0]) if notes else ()
        words = [one for one in cut if not any(one.overlaps(spot) for spot in needed)][:MOST_CUT]
        words += [Region()] * (MOST_CUT - len(words))
        for blank, spot in zip(self.blanks, words, strict=True):
            blank.show(LinePart(spot, tuple((" ", seen(at, others)[1]) for at in cells_of(spot))))


def cells_of(spot: Region) -> Iterator[Offset]:
    """The cells of a row."""
    return (Offset(x, spot.y) for x in range(spot.x, spot.right))
