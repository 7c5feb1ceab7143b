"""What can't be chosen, and why: whole sentences. The rules give a reason as a clause, and the section that says so."""

from __future__ import annotations

from tribes_tui.words.common import capital

CANT = "It can't be chosen now."
PICKED_CANT = "The picked one can't go there."


def reason(clause: str, section: str = "") -> str:
    """`You hold no eagle (rules 3.7).`"""
    return f"{capital(clause)} ({where(section)})." if section else f"{capital(clause)}."


def where(section: str) -> str:
    """Where the rulebook says so: `rules 3.7`; `ruling 2`, whose place there is `r2`."""
    return f"ruling {section[1:]}" if section[:1].isalpha() else f"rules {section}"


def refused(because: str) -> str:
    """In the line about a target: `No. You hold no eagle.`, but `No column takes it.`"""
    return because if because.startswith("No ") else f"No. {because}"


def cant(because: str) -> str:
    """In what is said of a target at length."""
    return f"{CANT} {because}"


def picked_cant(because: str) -> str:
    """Of a target to which the picked thing can't go."""
    return f"{PICKED_CANT} {because}"
