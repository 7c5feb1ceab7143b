"""How a style looks on one kind of terminal, and the fewest bytes from one look to another."""

from __future__ import annotations

from typing import NamedTuple

from rich.color import Color, ColorSystem
from rich.style import Style

DEPTHS = {
    "truecolor": ColorSystem.TRUECOLOR,
    "256": ColorSystem.EIGHT_BIT,
    "16": ColorSystem.STANDARD,
    "none": None,
}
ATTRIBUTES = (("bold", 1, 22), ("dim", 2, 22), ("italic", 3, 23), ("underline", 4, 24), ("reverse", 7, 27))


class Look(NamedTuple):
    """Attributes as bits in the order of `ATTRIBUTES`, and the codes of both colours."""

    attributes: int = 0
    front: str = "39"
    back: str = "49"


PLAIN = Look()
SHOWS_ON_BLANKS = 0b11000
"""Underline and reverse: all other attributes, and the colour in front, can't be seen on a blank."""


def blank(look: Look) -> Look:
    """What can be seen of a look on a blank: only what is behind it."""
    return look if look.attributes & SHOWS_ON_BLANKS else Look(-1, "", look.back)


def on_blank(before: Look, wanted: Look) -> Look:
    """The look nearest to `before` that shows a blank as wanted."""
    return Look(before.attributes & ~SHOWS_ON_BLANKS, before.front, wanted.back) if wanted.attributes < 0 else wanted


class Looks:
    """The looks of styles at one depth of colour: kept here, because Rich keeps them for all depths alike."""

    def __init__(self, depth: str) -> None:
        self._system = DEPTHS[depth]
        self._known: dict[Style, Look] = {}

    def of(self, style: Style | None) -> Look:
        """The look of a style."""
        if style is None:
            return PLAIN
        look = self._known.get(style)
        if look is None:
            if len(self._known) > 4000:
                self._known.clear()
            look = self._known[style] = self._made(style)
        return look

    def _made(self, style: Style) -> Look:
        bits = sum(1 << i for i, (name, _, _) in enumerate(ATTRIBUTES) if getattr(style, name))
        return Look(bits, self._codes(style.color, True), self._codes(style.bgcolor, False))

    def _codes(self, colour: Color | None, front: bool) -> str:
        if colour is None or self._system is None:
            return "39" if front else "49"
        return ";".join(colour.downgrade(self._system).get_ansi_codes(front))


def between(before: Look, after: Look) -> str:
    """What changes one look into the other; empty when they are the same."""
    if before == after:
        return ""
    if after == PLAIN:
        return "\x1b[m"
    codes = _attributes(before.attributes, after.attributes)
    if before.front != after.front:
        codes.append(after.front)
    if before.back != after.back:
        codes.append(after.back)
    return f"\x1b[{';'.join(codes)}m"


def _attributes(before: int, after: int) -> list[str]:
    codes: list[str] = []
    gone = before & ~after
    for i, (_, _, off) in enumerate(ATTRIBUTES):
        if gone >> i & 1 and str(off) not in codes:
            codes.append(str(off))
    kept = after & before & ~(3 if "22" in codes else 0)  # 22 ends both bold and dim
    codes += [str(on) for i, (_, on, _) in enumerate(ATTRIBUTES) if (after & ~kept) >> i & 1]
    return codes
