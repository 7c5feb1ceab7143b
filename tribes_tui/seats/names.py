"""Names: those of bots, and what a person may be called."""

from __future__ import annotations

from collections.abc import Iterable

BOT_NAMES = ("Ash", "Birch", "Cedar", "Hazel", "Juniper", "Rowan", "Sorrel", "Willow", "Linden", "Alder", "Maple")
"""What bots are called, in this order: short, easy to tell apart, and by their first letter at least."""

LONGEST = 16
"""Characters that a name may have."""


def bot_name(taken: Iterable[str]) -> str:
    """The first name for a bot that nobody at the table has."""
    used = {name.casefold() for name in taken}
    for name in BOT_NAMES:
        if name.casefold() not in used:
            return name
    from tribes_tui.words.said import seats as said  # seldom needed

    return said.bot(number=len(used) + 1)


def why_not_name(name: str) -> str | None:
    """None if a person may be called so, else why not: `empty`, `long`, or `strange` where it can't be shown."""
    if not name:
        return "empty"
    if len(name) > LONGEST:
        return "long"
    return None if name.isprintable() else "strange"
