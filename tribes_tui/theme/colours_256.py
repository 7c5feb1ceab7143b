"""256 colours: the cube of 216 and the 24 greys, searched for what looks most alike.

Channel by channel, as terminals' tables are mostly searched, dark browns become olive or grey: so lightness and hue decide.
"""

from __future__ import annotations

from bisect import bisect
from functools import lru_cache
from itertools import product

from tribes_tui.display.xterm import LEVELS
from tribes_tui.display.xterm import colour_of as colour_of
from tribes_tui.theme.colours import lightness_and_hue_apart, rgb

ROLES = {
    "card": "#ffffd7", "card-edge": "#d7d7af", "tile-face": "#875f00", "tile-empty": "#303030", "value-red": "#870000",
    "tone-back": "#875f87", "tone-indy-back": "#875f5f", "tone-green": "#00875f",
    "lake-above": "#5fafd7", "lake-below": "#0087af", "forest-above": "#5f875f", "forest-below": "#005f00",
    "mountain-above": "#b2b2b2", "mountain-below": "#6c6c6c", "wild-above": "#5fafaf", "wild-below": "#005f5f",
    "volcano-above": "#d75f00", "volcano-below": "#870000",
}  # fmt: skip
"""Variables whose nearest colour has lost what they are known by: ivory, wood, two tones of a terrain."""


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
