"""Reading single fields of a position: meeples as letters, djinns by name, tiles by name."""

from __future__ import annotations

from typing import Any

from rules.core.fields import Fields
from rules.five_tribes.components.grid import TILE_TEXT
from rules.five_tribes.components.pieces import COLOURS, DJINN_NAMES


def meeples(fields: Fields, name: str, default: Any) -> list[int]:
    """A text of colour letters as five counts."""
    text = fields.raw(name, default)
    if not isinstance(text, str) or any(letter not in COLOURS for letter in text):
        raise fields.fail(name, f"must be a text of the letters {COLOURS}")
    return [text.count(letter) for letter in COLOURS]


def djinn_mask(fields: Fields, name: str) -> int:
    """A list of djinns as a mask."""
    mask = 0
    for djinn in fields.words(name, DJINN_NAMES, default=[]):
        mask |= 1 << DJINN_NAMES.index(djinn)
    return mask


def tile(fields: Fields, name: str) -> int:
    """A tile's name as its number, -1 for null."""
    if fields.raw(name, None) is None:
        return -1
    return TILE_TEXT.index(fields.word(name, TILE_TEXT))
