"""What can be read: the contrast of two colours.

A colour is a text such as "#2c1d17".
"""

from __future__ import annotations

from functools import lru_cache

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
