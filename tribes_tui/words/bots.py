"""What a table says of its bots: how well they play, and that one thinks."""

from __future__ import annotations

from collections.abc import Collection

from tribes_tui.words.said import bots

THINKS = "•••"
"""The small sign beside a bot that thinks."""


def all_of(levels: Collection[str]) -> str:
    """All bots of a table at once: `3 medium bots`, `2 mixed bots`."""
    from tribes_tui.words.saves import MIXED

    kind = MIXED if len(set(levels)) > 1 else next(iter(levels), "")
    return bots.all_of(number=len(levels), kind=kind)
