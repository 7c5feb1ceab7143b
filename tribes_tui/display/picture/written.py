"""What is written on a picture, in words that each have their own place and length."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from tribes_tui.display.picture.parts import parts_of
from tribes_tui.display.picture.picture import Cell, Picture

LAST_LATIN = chr(0x24F)
"""Signs up to here are in every font, and as wide as its other letters."""


class Pen(NamedTuple):
    """How words are written."""

    colour: str
    is_bold: bool
    is_italic: bool


class WrittenSigns(NamedTuple):
    """Signs beside each other that are written alike; `cells` is how much room they have."""

    column: int
    row: int
    signs: str
    cells: int
    pen: Pen

    @property
    def is_plain(self) -> bool:
        """Whether every font has its signs, and draws them as wide as they should be."""
        return max(self.signs) <= LAST_LATIN

    def takes(self, sign: str, pen: Pen) -> bool:
        """Whether the sign of the next cell can be written with it."""
        return bool(sign) and self.is_plain and sign <= LAST_LATIN and pen == self.pen


def words_of(picture: Picture) -> Iterator[WrittenSigns]:
    """All words, in reading order; a sign that another font may lack or draw wider is a word of its own."""
    for y, row in enumerate(picture.rows):
        yield from _words_of_row(row, y)


def _words_of_row(row: Sequence[Cell], y: int) -> Iterator[WrittenSigns]:
    word: WrittenSigns | None = None
    for x, cell in enumerate(row):
        sign, pen = parts_of(cell).sign, Pen(cell.front, cell.is_bold, cell.is_italic)
        if word is not None and word.takes(sign, pen):
            word = word._replace(signs=word.signs + sign, cells=word.cells + 1)
            continue
        if word is not None:
            yield word
        is_wide = row[x + 1 : x + 2] != [] and row[x + 1].sign == ""
        word = WrittenSigns(x, y, sign, 1 + is_wide, pen) if sign else None
    if word is not None:
        yield word
