"""What can be read: the contrast of two colours, and keeping it where a terminal shows fewer of them.

A colour is a text such as "#2c1d17".
"""

from __future__ import annotations

from functools import lru_cache

from rich.color import Color, ColorSystem, ColorType

from tribes_tui.display.xterm import colour_of

READABLE = 4.5
"""The least contrast of a text with what lies behind it."""

BLACK_AND_WHITE = {ColorSystem.STANDARD: (0, 15), ColorSystem.EIGHT_BIT: (16, 231)}
"""The numbers of both at a depth."""


@lru_cache(4096)
def rgb(colour: str) -> tuple[int, int, int]:
    """Red, green and blue, 0 to 255."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def to_light(part: int) -> float:
    """How much light a part of a colour gives, 0 to 1; the part is 0 to 255."""
    share = part / 255
    return share / 12.92 if share <= 0.04045 else float(((share + 0.055) / 1.055) ** 2.4)


def luminance(colour: str) -> float:
    """How much light it gives, 0 to 1, as WCAG reckons it."""
    red, green, blue = (to_light(part) for part in rgb(colour))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@lru_cache(8192)
def contrast(first: str, second: str) -> float:
    """How far two colours stand apart, 1 to 21, as WCAG reckons it."""
    lights = luminance(first), luminance(second)
    return (max(lights) + 0.05) / (min(lights) + 0.05)


def in_front(ink: Color, ground: Color, system: ColorSystem) -> Color:
    """The ink as a terminal with fewer colours shows it: what can be read in 24 bits can be read there, too.

    The nearest one, as long as it stands out from the nearest one to the ground; else black or white.
    """
    front, back = ink.downgrade(system), ground.downgrade(system)
    if system not in BLACK_AND_WHITE or ColorType.TRUECOLOR not in (ink.type, ground.type):
        return front
    if contrast(_shown(ink), _shown(ground)) < READABLE or contrast(_shown(front), _shown(back)) >= READABLE:
        return front
    return Color.from_ansi(max(BLACK_AND_WHITE[system], key=lambda number: contrast(colour_of(number), _shown(back))))


def _shown(colour: Color) -> str:
    """What a terminal shows of it; of its own colours those that are usual."""
    if colour.triplet is not None:
        return colour.triplet.hex
    return colour_of(colour.number) if colour.number is not None else colour_of(0)
