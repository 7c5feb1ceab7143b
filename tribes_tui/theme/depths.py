"""How the colours of a cell are sent at one depth; a text is always readable where it lies. With few colours roles are mapped, not colours."""

from collections.abc import Callable
from functools import lru_cache

from rich.color import Color

from tribes_tui.display.colours import SIXTEEN, colour_of, lightness_and_hue_apart, nearest, to_lab
from tribes_tui.display.looks import DEPTHS as SENT_DEPTHS
from tribes_tui.theme.colours import READABLE, contrast, luminance, readable, rgb
from tribes_tui.theme.moods import MOODS

ROLES_256 = {
    "card": "#ffffd7", "card-edge": "#d7d7af", "tile-face": "#875f00", "tile-empty": "#303030", "value-red": "#870000",
    "tone-back": "#875f87", "tone-indy-back": "#875f5f", "tone-green": "#00875f",
    "lake-above": "#5fafd7", "lake-below": "#0087af", "forest-above": "#5f875f", "forest-below": "#005f00",
    "mountain-above": "#b2b2b2", "mountain-below": "#6c6c6c", "wild-above": "#5fafaf", "wild-below": "#005f5f",
    "volcano-above": "#d75f00", "volcano-below": "#870000",
}  # fmt: skip
"""Variables whose nearest colour has lost what they are known by: ivory, wood, two tones of a terrain."""


# ---- Sixteen -------------------------------------------------------------------------------------------


XTERM = SIXTEEN
"""By these, contrasts are reckoned."""
NUMBERS_OF_16 = {colour: number for number, colour in enumerate(XTERM)}
WHITE_OF_16, BLACK_OF_16 = 15, 0

_THINGS = {
    "dark-ink": 0, "card": 15, "card-edge": 7, "card-ink": 0, "card-dim": 0, "cursor": 3, "legal": 10,
    "seat-1": 9, "seat-2": 14, "seat-3": 11, "seat-4": 13, "seat-5": 10, "seat-6": 15,
    "rise-seat-1": 9, "rise-seat-2": 13, "rise-seat-3": 5, "rise-seat-4": 15,
    "duel-seat-1": 13, "duel-seat-2": 9,
    "rixe-seat-1": 13, "rixe-seat-2": 9, "rixe-seat-3": 15, "rixe-seat-4": 5,
    "indy-seat-1": 13, "indy-seat-2": 5, "indy-seat-3": 15, "indy-seat-4": 11, "indy-seat-5": 7, "indy-seat-6": 14,
    "five-seat-1": 13, "five-seat-2": 14, "five-seat-3": 6, "five-seat-4": 5,
    "tone-red": 1, "tone-green": 2, "tone-blue": 4, "tone-both": 5, "tone-grey": 8, "tone-eagle": 8,
    "tone-character": 3, "tone-event": 8, "tone-action": 9, "tone-protection": 2,
    "tone-djembe": 3, "tone-mask": 11, "tone-lizard": 4, "tone-turtle": 6, "tone-back": 5, "tone-indy-back": 1,
    "tone-tribe-back": 1,
    "value-blue": 4, "value-red": 1, "tile-face": 8, "tile-empty": 0,
    "meeple-vizier": 11, "meeple-elder": 15, "meeple-merchant": 10, "meeple-builder": 12, "meeple-assassin": 9,
    "goods-rare": 11, "goods-scarce": 14, "goods-common": 15, "goods-fakir": 7,
    "palm": 2, "palace": 15, "feather": 15, "feather-foot": 7, "fire": 9,
    "lake-above": 12, "lake-below": 12, "forest-above": 2, "forest-below": 2, "mountain-above": 8,
    "mountain-below": 8, "wild-above": 6, "wild-below": 6, "volcano-above": 1, "volcano-below": 1, "cliff": 0,
    "label": 0, "paint-skin": 3, "paint-wood": 3, "paint-hide": 7, "die-sun": 11, "die-sun-ink": 1, "die-moon": 14, "die-moon-ink": 4, "die-blank": 15, "die-blank-ink": 0,
}  # fmt: skip
_DARK = {
    "ink": 15, "soft": 7, "dim": 8, "chosen": 0, "chosen-ink": 15, "gain": 10, "danger": 9,
    "food": 14, "wood": 10, "stone": 7,
}  # fmt: skip
_LIGHT = {
    "ink": 0, "soft": 0, "dim": 0, "chosen": 0, "chosen-ink": 15, "gain": 0, "danger": 1,
    "food": 4, "wood": 0, "stone": 0, "card": 7, "card-edge": 8, "legal": 2, "die-blank": 7,
}  # fmt: skip
_ACCENTS = {
    "tribe": (11, 1),
    "indy": (14, 4),
    "duel": (13, 5),
    "rixe": (10, 4),
    "rise": (14, 4),
    "five": (13, 5),
    "dusk": (11, 1),
}


@lru_cache(None)
def roles_in_sixteen(is_dark: bool) -> dict[str, str]:
    """Every variable that has a colour of its own among the sixteen; the others take the nearest."""
    numbers = _THINGS | (_DARK if is_dark else _LIGHT)
    felt = BLACK_OF_16 if is_dark else WHITE_OF_16
    for mood in MOODS:
        numbers |= {f"{mood}-above": felt, f"{mood}-below": felt, f"{mood}-panel": felt, f"{mood}-line": 8}
        numbers[f"{mood}-accent"] = _ACCENTS[mood][0 if is_dark else 1]
    return {name: XTERM[number] for name, number in numbers.items()}


@lru_cache(4096)
def nearest_of_16(colour: str) -> int:
    """The number of the one that looks most alike; dark grounds become black."""
    if colour in NUMBERS_OF_16:
        return NUMBERS_OF_16[colour]
    light, a, b = to_lab(colour)
    if light < 0.36 and a * a + b * b < 0.006:
        return BLACK_OF_16
    return min(range(16), key=lambda number: lightness_and_hue_apart(colour, XTERM[number], hue=8))


def grey_of(colour: str) -> str:
    """The paler or the darker grey, for what can't be chosen now."""
    return XTERM[7 if luminance(colour) > 0.5 else 8]


# ---- What is sent --------------------------------------------------------------------------------------


DEPTHS = (*SENT_DEPTHS, "ascii")
"""truecolor, 256, 16, none; ascii: no colour and no sign beyond ASCII."""

Colours = tuple[Color | None, Color | None]
"""In front and behind; None is the terminal's own."""
Sender = Callable[[str, str, bool], Colours]
"""From ink, ground and whether words stand there."""


def send_all(ink: str, ground: str, is_text: bool) -> Colours:
    """In 24 bits."""
    if is_text:
        ink = readable(ink, ground)
    return Color.from_rgb(*rgb(ink)), Color.from_rgb(*rgb(ground))


def send_256(ink: str, ground: str, is_text: bool) -> Colours:
    """The nearest of 256; a text moves on until its nearest stands out from that of the ground."""
    behind = nearest(ground)
    front = nearest(readable(ink, colour_of(behind), _of_256) if is_text else ink)
    return Color.from_ansi(front), Color.from_ansi(behind)


def _of_256(colour: str) -> str:
    return colour_of(nearest(colour))


def send_16(ink: str, ground: str, is_text: bool) -> Colours:
    """One of sixteen each."""
    front, behind = _of_sixteen(ink, ground, is_text)
    return Color.from_ansi(front), Color.from_ansi(behind)


def send_own(felt: str) -> Sender:
    """The terminal's own colours: on the felt nothing lies behind, and plain text has no colour.

    A shape at the edge of a thing, such as a hex's slope, has the colour that lies behind the rest of the thing.
    """

    def send(ink: str, ground: str, is_text: bool) -> Colours:
        front, behind = _of_sixteen(ink, ground, is_text)
        if ground != felt:
            return Color.from_ansi(front), Color.from_ansi(behind)
        if not is_text:
            return (None if front in (7, 15) else Color.from_ansi(front)), None
        return (None if front in (0, 7, 8, 15) else Color.from_ansi(front % 8)), None

    return send


def _of_sixteen(ink: str, ground: str, is_text: bool) -> tuple[int, int]:
    front, behind = nearest_of_16(ink), nearest_of_16(ground)
    if is_text and contrast(XTERM[front], XTERM[behind]) < READABLE:
        front = max((0, 15), key=lambda number: contrast(XTERM[number], XTERM[behind]))
    return front, behind


def send_none(ink: str, ground: str, is_text: bool) -> Colours:
    """No colour at all."""
    return None, None
