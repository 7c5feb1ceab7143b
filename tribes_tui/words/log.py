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


def numbers(seats: int) -> str:
    """The keys that say whose lines are shown: 0 is everybody."""
    return f"0-{seats}"
