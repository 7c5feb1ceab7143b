"""How a style looks at one depth of colour, and the shortest code that leads from one look to another; texts as cells."""

import re
from collections.abc import Iterable
from functools import cache, lru_cache
from typing import NamedTuple
from unicodedata import combining, normalize

from rich.cells import get_character_cell_size, split_graphemes
from rich.color import Color, ColorSystem
from rich.segment import Segment
from rich.style import Style

from tribes_tui.display.colours import at_depth, in_front

# ---- Texts as cells ------------------------------------------------------------------------------


DEPTHS = {
    "truecolor": ColorSystem.TRUECOLOR,
    "256": ColorSystem.EIGHT_BIT,
    "16": ColorSystem.STANDARD,
    "none": None,
}
"""The depths of colour by name; None: no colour at all."""

ATTRIBUTES = (
    ("bold", 1, 22), ("dim", 2, 22), ("italic", 3, 23), ("underline", 4, 24), ("blink", 5, 25),
    ("reverse", 7, 27), ("strike", 9, 29), ("overline", 53, 55),
)  # fmt: skip
"""Name in Rich, the code that begins it, the code that ends it; their order is that of the bits of a look."""

WITHOUT_COLOUR = ("bold", "underline", "reverse")
BOLD_AND_DIM = 0b11
SHOWS_ON_BLANKS = 0b11101000
"""Underline, reverse, strike, overline: a blank shows these; nothing else but the colour that is behind it."""

MOST = 2000
"""So many styles are kept for a terminal."""
STEPS = 16_000
"""So many steps from one look to another are kept, for all terminals of this process together: they are the same for all."""


class Look(NamedTuple):
    """Attributes as bits, and the codes of the colours in front and behind.

    A blank that shows nothing but what is behind it has the attributes -1 and nothing in front.
    """

    attributes: int = 0
    front: str = "39"
    back: str = "49"

    @property
    def is_back_only(self) -> bool:
        """Whether this is the look of a mere blank."""
        return self.attributes < 0

    def draws(self, other: "Look") -> bool:
        """Whether a cell of the other look comes out right in this one."""
        if self is other or self == other:
            return True
        return other.is_back_only and self.back == other.back and not max(0, self.attributes) & SHOWS_ON_BLANKS

    @property
    def is_hidden(self) -> bool:
        """Whether signs have the colour of what is behind them."""
        return self.front.startswith("3") and self.front != "39" and self.front[1:] == self.back[1:]

    def on_blank(self) -> "Look":
        """What can be seen of this look on a blank."""
        return self if self.attributes & SHOWS_ON_BLANKS else Look(-1, "", self.back)


PLAIN = Look()
BLANK = PLAIN.on_blank()


class Looks:
    """The looks of styles at one depth. Kept here, because Rich keeps a style's codes for all depths alike."""

    def __init__(self, depth: str) -> None:
        """`depth` is one of `DEPTHS`; KeyError for another."""
        self._system = DEPTHS[depth]
        self._names = [name for name, _, _ in ATTRIBUTES]
        self._known: dict[Style | None, tuple[Look, Look]] = {}
        self._one = {look: look for look in (PLAIN, BLANK)}

    def of(self, style: Style | None) -> tuple[Look, Look]:
        """The look of signs in a style, and that of its blanks."""
        looks = self._known.get(style)
        if looks is None:
            if len(self._known) >= MOST:
                self._known.clear()
                self._one = {look: look for look in (PLAIN, BLANK)}
            look = PLAIN if style is None else self._made(style)
            looks = self._known[style] = (self._the(look), self._the(look.on_blank()))
        return looks

    def _the(self, look: Look) -> Look:
        """One object for equal looks, as comparing identities is far quicker."""
        return self._one.setdefault(look, look)

    def step(self, pen: Look, wanted: Look) -> tuple[str, Look]:
        """What to send before a cell that is `wanted`, and what the pen is then; nothing when it can be drawn so."""
        return ("", pen) if pen == wanted else _step(pen, wanted)

    def _made(self, style: Style) -> Look:
        bits = sum(1 << i for i, name in enumerate(self._names) if self._has(style, name))
        ink, ground = style.color, style.bgcolor
        if ink is not None and ground is not None and self._system is not None:
            ink = in_front(ink, ground, self._system)
        look = Look(bits, self._codes(ink, True), self._codes(ground, False))
        return look.on_blank() if look.is_hidden else look

    def _has(self, style: Style, name: str) -> bool:
        return bool(getattr(style, name)) and (self._system is not None or name in WITHOUT_COLOUR)

    def _codes(self, colour: Color | None, is_front: bool) -> str:
        if colour is None or self._system is None:
            return "39" if is_front else "49"
        return ";".join(at_depth(colour, self._system).get_ansi_codes(is_front))


@lru_cache(STEPS)
def _step(pen: Look, wanted: Look) -> tuple[str, Look]:
    """For a mere blank only the background must fit, and nothing be on that a blank would show."""
    if not wanted.is_back_only:
        return sgr(pen, wanted), wanted
    nearest = Look(pen.attributes & ~SHOWS_ON_BLANKS, pen.front, wanted.back)
    plainest = Look(0, "39", wanted.back)
    return min(((sgr(pen, look), look) for look in (nearest, plainest)), key=lambda step: len(step[0]))


def sgr(before: Look, after: Look) -> str:
    """The shortest code from one look to another; empty when they are the same."""
    if before == after:
        return ""
    if after == PLAIN:
        return "\x1b[m"
    changes = [*_attributes(before.attributes, after.attributes)]
    changes += [after.front] if before.front != after.front else []
    changes += [after.back] if before.back != after.back else []
    anew = ["", *_attributes(0, after.attributes), *(c for c in after[1:] if c not in ("39", "49"))]
    return f"\x1b[{min(';'.join(changes), ';'.join(anew), key=len)}m"


@cache
def _attributes(before: int, after: int) -> tuple[str, ...]:
    gone = before & ~after
    ended = {off for i, (_, _, off) in enumerate(ATTRIBUTES) if gone >> i & 1}
    kept = after & before & ~(BOLD_AND_DIM if 22 in ended else 0)
    begun = [str(on) for i, (_, on, _) in enumerate(ATTRIBUTES) if (after & ~kept) >> i & 1]
    return (*(str(off) for off in sorted(ended)), *begun)


# ---- Looks ---------------------------------------------------------------------------------------


LETTER = "[\u05be-\u08ff\ufb1d-\ufdff\ufe70-\ufefe\U00010800-\U00010fff\U0001e800-\U0001efff]"
"""Hebrew, Arabic, Syriac, N'Ko and others of that direction, with their signs and numbers."""

RUN = f"{LETTER}+(?:[ '.-]{LETTER}+)*"
"""Words that are read on. A comma, a number or two spaces end a run: what follows may be another person's."""

AS_THEY_ARE, AS_USUAL = "\x1b[8l", "\x1b[8h"
"""Sent before the first such letter, and when the terminal is given back."""

has_letters = re.compile(LETTER).search
"""Whether some of a text is read from right to left."""


def turned(text: str) -> str:
    """The text as it is laid from left to right, a sign for each of its own: `ab גבא` for `ab אבג`."""
    return re.sub(RUN, lambda run: run[0][::-1], text)


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
    def blank(width: int, look: Look = BLANK) -> "CellRow":
        """So many blanks."""
        return CellRow([" "] * width, [look] * width)

    def with_part(self, x: int, part: "CellRow") -> "CellRow":
        """This row with other cells from `x` on, cut off at its ends; itself when that changes nothing."""
        part, x = part.cut(max(0, -x), len(self.signs) - x), max(0, x)
        end = x + len(part.signs)
        if end <= x or (self.signs[x:end] == part.signs and self.looks[x:end] == part.looks):
            return self
        before, behind = self.cut(0, x), self.cut(end, len(self.signs))
        return CellRow(before.signs + part.signs + behind.signs, before.looks + part.looks + behind.looks)

    def cut(self, start: int, end: int) -> "CellRow":
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
