"""Colours where a terminal shows fewer of them: the nearest one, for everything that is drawn, and texts that stay readable.

In the cube of 216 and the 24 greys what looks most alike is taken (OKLab): channel by channel, as terminals' tables are mostly
searched, and Rich does it, dark browns become olive, and the felt black. A colour is a text such as "#2c1d17".
"""

from bisect import bisect
from functools import lru_cache
from itertools import product

from rich.color import Color, ColorSystem, ColorType

SIXTEEN = (
    "#000000", "#cd0000", "#00cd00", "#cdcd00", "#0000ee", "#cd00cd", "#00cdcd", "#e5e5e5",
    "#7f7f7f", "#ff0000", "#00ff00", "#ffff00", "#5c5cff", "#ff00ff", "#00ffff", "#ffffff",
)  # fmt: skip
"""0 to 7, and 8 to 15 the bright ones."""

LEVELS = (0, 95, 135, 175, 215, 255)
"""Of red, green and blue in the cube of 216."""
GREYS = tuple(8 + 10 * k for k in range(24))


def colour_of(number: int) -> str:
    """How a number from 0 to 255 is shown."""
    if number < 16:
        return SIXTEEN[number]
    if number >= 232:
        grey = GREYS[number - 232]
        return f"#{grey:02x}{grey:02x}{grey:02x}"
    red, rest = divmod(number - 16, 36)
    green, blue = divmod(rest, 6)
    return f"#{LEVELS[red]:02x}{LEVELS[green]:02x}{LEVELS[blue]:02x}"


# ---- What can be read ----------------------------------------------------------------------------------


READABLE = 4.5
"""The least contrast of a text with what lies behind it."""


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


# ---- The nearest one, and texts that stay readable -----------------------------------------------------


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


def lightness_and_hue_apart(first: str, second: str, hue: int = 2) -> float:
    """How unlike two colours look; hue counts so many times."""
    light, a, b = (x - y for x, y in zip(to_lab(first), to_lab(second), strict=True))
    return light * light + hue * (a * a + b * b)


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
