"""Sixteen colours: here roles are mapped, not colours. Numbers are those of every terminal, 8 to 15 the bright ones."""

from __future__ import annotations

from functools import lru_cache

from tribes_tui.display.fewer_colours import to_lab
from tribes_tui.display.xterm import SIXTEEN
from tribes_tui.theme.colours import luminance
from tribes_tui.theme.moods import MOODS

XTERM = SIXTEEN
"""By these, contrasts are reckoned."""
NUMBERS = {colour: number for number, colour in enumerate(XTERM)}
WHITE, BLACK = 15, 0

_THINGS = {
    "dark-ink": 0, "card": 15, "card-edge": 7, "card-ink": 0, "card-dim": 0, "cursor": 3, "legal": 10,
    "seat-1": 9, "seat-2": 14, "seat-3": 11, "seat-4": 13, "seat-5": 10, "seat-6": 15,
    "tone-red": 1, "tone-green": 2, "tone-blue": 4, "tone-both": 5, "tone-grey": 8, "tone-eagle": 8,
    "tone-character": 3, "tone-event": 8, "tone-action": 9, "tone-protection": 2,
    "tone-djembe": 3, "tone-mask": 11, "tone-lizard": 4, "tone-turtle": 6, "tone-back": 5, "tone-indy-back": 1,
    "tone-tribe-back": 1,
    "value-blue": 4, "value-red": 1, "tile-face": 8, "tile-empty": 0,
    "meeple-vizier": 11, "meeple-elder": 15, "meeple-merchant": 10, "meeple-builder": 12, "meeple-assassin": 9,
    "goods-rare": 11, "goods-scarce": 14, "goods-common": 15, "goods-fakir": 7,
    "palm": 10, "palace": 15, "feather": 15, "feather-foot": 7, "fire": 9,
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
    felt = BLACK if is_dark else WHITE
    for mood in MOODS:
        numbers |= {f"{mood}-above": felt, f"{mood}-below": felt, f"{mood}-panel": felt, f"{mood}-line": 8}
        numbers[f"{mood}-accent"] = _ACCENTS[mood][0 if is_dark else 1]
    return {name: XTERM[number] for name, number in numbers.items()}


@lru_cache(4096)
def nearest(colour: str) -> int:
    """The number of the one that looks most alike; dark grounds become black."""
    if colour in NUMBERS:
        return NUMBERS[colour]
    light, a, b = to_lab(colour)
    if light < 0.36 and a * a + b * b < 0.006:
        return BLACK
    return min(range(16), key=lambda number: _distance((light, a, b), to_lab(XTERM[number])))


def grey_of(colour: str) -> str:
    """The paler or the darker grey, for what can't be chosen now."""
    return XTERM[7 if luminance(colour) > 0.5 else 8]


def _distance(first: tuple[float, float, float], second: tuple[float, float, float]) -> float:
    """Hue counts for more than lightness."""
    light, a, b = (x - y for x, y in zip(first, second, strict=True))
    return light * light + 8 * (a * a + b * b)
