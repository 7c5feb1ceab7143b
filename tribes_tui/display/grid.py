"""Rows of cells, each a sign and its look. A row is never changed, so that two grids can share it."""

from __future__ import annotations

from collections.abc import Iterable

from rich.segment import Segment

from tribes_tui.display.cells import cells_of
from tribes_tui.display.looks import BLANK, Look, Looks


class CellRow:
    """The signs and the looks of a row; behind a wide sign there is an empty one."""

    __slots__ = ("looks", "signs")

    def __init__(self, signs: list[str], looks: list[Look]) -> None:
        self.signs = signs
        self.looks = looks

    @staticmethod
    def blank(width: int, look: Look = BLANK) -> CellRow:
        """So many blanks."""
        return CellRow([" "] * width, [look] * width)

    def with_part(self, x: int, part: CellRow) -> CellRow:
        """This row with other cells from `x` on, cut off at its ends; itself when that changes nothing."""
        part, x = part.cut(max(0, -x), len(self.signs) - x), max(0, x)
        end = x + len(part.signs)
        if end <= x or (self.signs[x:end] == part.signs and self.looks[x:end] == part.looks):
            return self
        before, behind = self.cut(0, x), self.cut(end, len(self.signs))
        return CellRow(before.signs + part.signs + behind.signs, before.looks + part.looks + behind.looks)

    def cut(self, start: int, end: int) -> CellRow:
        """The cells from `start` to before `end`; half a wide sign becomes a blank."""
        signs, looks = self.signs[start : max(start, end)], self.looks[start : max(start, end)]
        if signs and signs[0] == "":
            signs[0], looks[0] = " ", looks[0].on_blank()
        if signs and end < len(self.signs) and self.signs[end] == "":
            signs[-1], looks[-1] = " ", looks[-1].on_blank()
        return CellRow(signs, looks)


def row_of(segments: Iterable[Segment], looks: Looks) -> CellRow:
    """The cells of styled segments, at the looks' depth of colour."""
    all_signs: list[str] = []
    all_looks: list[Look] = []
    for text, style, control in segments:
        if control:
            continue
        look, blank = looks.of(style)
        signs = cells_of(text)
        if look.is_back_only:
            signs = (" ",) * len(signs)
        all_signs += signs
        if look is blank or " " not in signs:
            all_looks += [look] * len(signs)
        else:
            all_looks += [blank if sign == " " else look for sign in signs]
    return CellRow(all_signs, all_looks)
