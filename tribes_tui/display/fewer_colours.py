"""Colours where a terminal shows fewer of them: the nearest one, for everything that is drawn, and texts that stay readable.

In the cube of 216 and the 24 greys what looks most alike is taken (OKLab): channel by channel, as terminals' tables are mostly
searched, and Rich does it, dark browns become olive, and the felt black. A colour is a text such as "#2c1d17".
"""

from __future__ import annotations

from bisect import bisect
from functools import lru_cache
from itertools import product

from rich.color import Color, ColorSystem, ColorType

from tribes_tui.display.legible import READABLE, contrast, rgb, to_light
from tribes_tui.display.xterm import LEVELS, colour_of

Lab = tuple[float, float, float]
BLACK_AND_WHITE = {ColorSystem.STANDARD: (0, 15), ColorSystem.EIGHT_BIT: (16, 231)}
"""The numbers of both at a depth."""


@lru_cache(4096)
def to_lab(colour: str) -> Lab:
    """Lightness (0 to 1), green to red, blue to yellow."""
    red, green, blue = (to_light(part) for part in rgb(colour))
    long = (0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue) ** (1 / 3)
    middle = (0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue) ** (1 / 3)
    short = (0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue) ** (1 / 3)
    return (
        0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
        1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
        0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short,
    )


def lightness_and_hue_apart(first: str, second: str) -> float:
    """How unlike two colours look; hue counts twice."""
    light, a, b = (x - y for x, y in zip(to_lab(first), to_lab(second), strict=True))
    return light * light + 2 * (a * a + b * b)


@lru_cache(4096)
def nearest(colour: str) -> int:
    """The number of the colour that looks most alike, from 16 to 255."""
    near = [_beside(part) for part in rgb(colour)]
    numbers = [16 + 36 * red + 6 * green + blue for red, green, blue in product(*near)]
    middle = round((sum(rgb(colour)) / 3 - 8) / 10)
    numbers += [232 + min(23, max(0, middle + step)) for step in (-1, 0, 1)]
    return min(numbers, key=lambda number: lightness_and_hue_apart(colour, colour_of(number)))


def _beside(part: int) -> tuple[int, ...]:
    """The levels of the cube below and above."""
    above = min(5, bisect(LEVELS, part))
    return (max(0, above - 1), above)


def at_depth(colour: Color, system: ColorSystem) -> Color:
    """The colour as a terminal of that depth is sent it."""
    if system is ColorSystem.EIGHT_BIT and colour.triplet is not None and colour.type is ColorType.TRUECOLOR:
        return Color.from_ansi(nearest(colour.triplet.hex))
    return colour.downgrade(system)


def in_front(ink: Color, ground: Color, system: ColorSystem) -> Color:
    """The ink as a terminal with fewer colours shows it: what can be read in 24 bits can be read there, too.

    The nearest one, as long as it stands out from the nearest one to the ground; else black or white.
    """
    front, back = at_depth(ink, system), at_depth(ground, system)
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
