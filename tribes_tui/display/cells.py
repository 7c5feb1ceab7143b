"""Texts as cells: one string a cell, one code point a string, and an empty string behind each wide sign; and rows of them with their looks.

Some terminals turn letters that are read from right to left round themselves, by rules for whole lines of prose: beside them numbers,
borders and other people's words would change places. So runs of them are turned round here, and terminals are told to leave them as they
are (ECMA-48 calls that explicit mode; a terminal that knows nothing of directions ignores it).
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from unicodedata import combining, normalize

from rich.cells import get_character_cell_size, split_graphemes
from rich.segment import Segment

from tribes_tui.display.looks import BLANK, Look, Looks

LETTER = "[\u05be-\u08ff\ufb1d-\ufdff\ufe70-\ufefe\U00010800-\U00010fff\U0001e800-\U0001efff]"
"""Hebrew, Arabic, Syriac, N'Ko and others of that direction, with their signs and numbers."""

RUN = re.compile(f"{LETTER}+(?:[ '.-]{LETTER}+)*")
"""Words that are read on. A comma, a number or two spaces end a run: what follows may be another person's."""

AS_THEY_ARE, AS_USUAL = "\x1b[8l", "\x1b[8h"
"""Sent before the first such letter, and when the terminal is given back."""

has_letters = re.compile(LETTER).search
"""Whether some of a text is read from right to left."""


def turned(text: str) -> str:
    """The text as it is laid from left to right, a sign for each of its own: `ab גבא` for `ab אבג`."""
    return RUN.sub(lambda run: run[0][::-1], text)


# ---- Cells ---------------------------------------------------------------------------------------------


INVISIBLE = (173, 1564, 6158, *range(8203, 8208), *range(8232, 8239), *range(8288, 8304), 65279, *range(65529, 65532))
UNSAFE = dict.fromkeys((*range(32), *range(127, 160), *INVISIBLE, *range(0xD800, 0xE000)), "·")
"""What a terminal would obey, what turns the direction of text, what can't be encoded: shown as a dot."""

JOINERS = {0x200D: None, 0xFE0F: None, 0xFE0E: None}
FIRST_FLAG, LAST_FLAG = 0x1F1E6, 0x1F1FF

NONE = "\0"
"""Stands for the second cell of a wide sign."""

SURE_WIDE = (
    (0x1100, 0x11FF),
    (0x2E80, 0xD7FF),
    (0xF900, 0xFAFF),
    (0xFE30, 0xFE6F),
    (0xFF00, 0xFFEF),
    (0x20000, 0x3FFFD),
)
"""Signs of which all terminals agree how wide they are."""


@lru_cache(2048)
def cells_of(text: str) -> tuple[str, ...]:
    """The cells of `text`, as many as Rich counts.

    Of a sign that is written with several code points (a family of emoji, a flag) only as much is kept as every
    terminal shows in the same number of cells; accents are kept where one code point has both. What is read from right
    to left is turned round.
    """
    if text.isascii() and text.isprintable():
        return tuple(text)
    cells = _as_read(text)
    return _turned(cells) if has_letters(text) else cells


def is_sure(sign: str) -> bool:
    """Whether every terminal gives this wide sign two cells; after any other the cursor is placed anew."""
    return any(first <= ord(sign) <= last for first, last in SURE_WIDE)


def _turned(cells: tuple[str, ...]) -> tuple[str, ...]:
    """With what is read from right to left turned round, as every terminal shows it then."""
    laid = turned("".join(cell or NONE for cell in cells))
    return tuple("" if sign == NONE else sign for sign in laid)


def _as_read(text: str) -> tuple[str, ...]:
    if "\u200d" not in text and "\ufe0f" not in text and not any(_is_flag(sign) for sign in text):
        return tuple(cell for sign in normalize("NFC", text).translate(UNSAFE) for cell in _of_sign(sign))
    spans, _ = split_graphemes(text)
    return tuple(cell for start, end, width in spans for cell in _of_cluster(text[start:end], width))


def _of_sign(sign: str) -> tuple[str, ...]:
    width = get_character_cell_size(sign)
    return (sign, "") if width == 2 else (sign,) if width == 1 and not combining(sign) else ()


def _of_cluster(text: str, width: int) -> tuple[str, ...]:
    """The first sign of a cluster, cut or filled up to `width` cells; the letters of a flag."""
    if all(_is_flag(sign) for sign in text):
        found: tuple[str, ...] = tuple(chr(ord(sign) - FIRST_FLAG + ord("A")) for sign in text)
    else:
        plain = normalize("NFC", text.translate(JOINERS)).translate(UNSAFE)
        found = next((cells for sign in plain if (cells := _of_sign(sign))), ())
    if len(found) > width:
        return ("·",) * width
    return found + (" ",) * (width - len(found))


def _is_flag(sign: str) -> bool:
    return FIRST_FLAG <= ord(sign) <= LAST_FLAG


# ---- Rows ----------------------------------------------------------------------------------------------


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
