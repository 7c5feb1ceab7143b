"""Texts as cells: one string a cell, one code point a string, and an empty string behind each wide sign."""

from __future__ import annotations

from functools import lru_cache
from unicodedata import combining, normalize

from rich.cells import get_character_cell_size, split_graphemes

from tribes_tui.display.direction import has_letters, turned

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
