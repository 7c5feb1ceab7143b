"""How a style looks at one depth of colour, and the shortest code that leads from one look to another."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import NamedTuple

from rich.color import Color, ColorSystem
from rich.style import Style

from tribes_tui.display.colours import at_depth, in_front

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

    def draws(self, other: Look) -> bool:
        """Whether a cell of the other look comes out right in this one."""
        if self is other or self == other:
            return True
        return other.is_back_only and self.back == other.back and not max(0, self.attributes) & SHOWS_ON_BLANKS

    @property
    def is_hidden(self) -> bool:
        """Whether signs have the colour of what is behind them."""
        return self.front.startswith("3") and self.front != "39" and self.front[1:] == self.back[1:]

    def on_blank(self) -> Look:
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
