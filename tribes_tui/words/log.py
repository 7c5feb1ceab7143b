"""What the whole log of a game says."""

from __future__ import annotations

TITLE = "log"
EVERYBODY = "everybody"
NOTHING = "Nothing yet."
SCROLL, WHOSE, BACK = "scroll", "whose", "back"
"""What the keys do."""


def whose(name: str) -> str:
    """Whose lines are shown."""
    return f"only what is about {name}"
