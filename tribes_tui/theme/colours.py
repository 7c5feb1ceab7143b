"""Colours as the eye sees them (OKLab): mixtures, ramps, and how far a text stands out.

A colour is a text such as "#2c1d17". Everything is kept, as a table uses a few hundred colours.
"""

from collections.abc import Callable
from functools import lru_cache

from tribes_tui.display.colours import (
    READABLE as READABLE,
    Lab,
    contrast as contrast,
    luminance as luminance,
    rgb as rgb,
    to_lab,
)

BLACK, WHITE = "#000000", "#ffffff"
DARK_INK = "#17120f"
STEP = 0.02
STEPS = 50


def _to_part(light: float) -> int:
    light = min(1.0, max(0.0, light))
    return round(255 * (light * 12.92 if light <= 0.0031308 else 1.055 * light ** (1 / 2.4) - 0.055))


def from_lab(lab: Lab) -> str:
    """The colour with these values, or the nearest that a screen can show."""
    light, a, b = lab
    long = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3
    middle = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3
    short = (light - 0.0894841775 * a - 1.291485548 * b) ** 3
    parts = (
        4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
        -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
        -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
    )
    return "#" + "".join(f"{_to_part(part):02x}" for part in parts)


@lru_cache(8192)
def mix(first: str, second: str, share: float) -> str:
    """The colour a share of the way from the first to the second."""
    (l1, a1, b1), (l2, a2, b2) = to_lab(first), to_lab(second)
    return from_lab((l1 + (l2 - l1) * share, a1 + (a2 - a1) * share, b1 + (b2 - b1) * share))


@lru_cache(4096)
def lighter(colour: str, by: float) -> str:
    """The same hue, lighter by so much of the lightness; darker if `by` is negative."""
    light, a, b = to_lab(colour)
    return from_lab((min(1.0, max(0.0, light + by)), a, b))


@lru_cache(256)
def ramp(first: str, last: str, steps: int) -> tuple[str, ...]:
    """So many colours in equal steps from the first to the last."""
    return tuple(mix(first, last, i / max(1, steps - 1)) for i in range(steps))


@lru_cache(4096)
def readable(ink: str, ground: str, shown: Callable[[str], str] = str) -> str:
    """The ink, moved along its own hue, lighter or darker, until it can be read on the ground, as it is `shown`."""
    step = STEP if contrast(WHITE, ground) > contrast(BLACK, ground) else -STEP
    for count in range(STEPS + 1):
        moved = lighter(ink, step * count) if count else ink
        if contrast(shown(moved), ground) >= READABLE:
            return moved
    return WHITE if step > 0 else BLACK
