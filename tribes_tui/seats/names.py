"""Names: those of bots, and what a person may be called."""

from __future__ import annotations

from collections.abc import Iterable

BOT_NAMES = ("Ash", "Birch", "Cedar", "Hazel", "Juniper", "Rowan", "Sorrel", "Willow", "Linden", "Alder", "Maple")
"""What bots are called, in this order: short, easy to tell apart, and by their first letter at least."""

LONGEST = 16
"""Characters that a name may have."""


def player(number: int) -> str:
    """What a person without a name is called where several play; `number` is their seat's, from 1."""
    return f"Player {number}"


def bot_name(taken: Iterable[str]) -> str:
    """The first name for a bot that nobody at the table has."""
    used = {name.casefold() for name in taken}
    return next((name for name in BOT_NAMES if name.casefold() not in used), f"Bot {len(used) + 1}")


def why_not_name(name: str) -> str | None:
    """None if a person may be called so, else why not, in a few words."""
    if not name:
        return "is empty"
    if len(name) > LONGEST:
        return f"is longer than {LONGEST} characters"
    if not name.isprintable():
        return "holds characters that can't be shown"
    return None
