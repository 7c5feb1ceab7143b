"""What screens, forms and dialogs say about their keys and their rows, whatever they are for."""

from __future__ import annotations

from tribes_tui.words.common import capital

NAME = "TRIBES"

BACK = "back"
CANCEL = "leave it as it is"
CHANGE = "change"
CHOOSE = "choose"
FIELD = "field"
PAGE = "page"
SCROLL = "scroll"
"""What keys do."""

ON, OFF = "yes", "no"
"""The two values of a switch."""

ABOVE, BELOW, BOTH = "▲ more above", "▼ more below", "▲▼ more"
"""At the edge of something that is scrolled."""


def more_values(number: int) -> str:
    """Where there is no room for what each value means."""
    return "And one more: Enter shows it." if number == 1 else f"And {number} more: Enter shows them."


def by_name(what: str, key: str) -> str:
    """In the list of everything by name: what a key does, and the key."""
    return f"{capital(what)} ({key})"
