"""Seeds: from what the cards and dice of a game come. The same seed deals the same game for ever."""

from __future__ import annotations

import os

BITS = 128
"""Of a new game's seed: more than anybody could try."""


def new_seed() -> int:
    """A seed by chance, from the operating system's own source."""
    return int.from_bytes(os.urandom(BITS // 8), "big")


def read_seed(text: str) -> int:
    """A seed as somebody typed it. `ValueError`, with what would be one, when it is none."""
    if not text.isascii() or not text.isdigit() or len(text) > len(str(1 << BITS)) or int(text) >> BITS:
        raise ValueError(f"a whole number from 0 to {(1 << BITS) - 1}")
    return int(text)
