"""What the screen of a rulebook says around the rules."""

from __future__ import annotations


def where(number: str, at: int, count: int) -> str:
    """How far one has come: which section, and the share of all that are before its end."""
    share = f"{round(100 * (at + 1) / count)} % of the book"
    return f"section {number}, {share}" if number else share


def how_to_walk(count: int) -> str:
    """Below what was found in several places."""
    return "n and N go from place to place." if count > 1 else ""


def times(count: int) -> str:
    """How often a section says a word."""
    return "once" if count == 1 else f"{count} times"


def opened(number: str, title: str) -> str:
    """What Enter does in the contents."""
    return f"read {number} {title}" if number else f"read {title}"


def leads_to(links: list[tuple[str, str, str]]) -> str:
    """The sections that a section names, with the digit that goes there: (anchor, number, title)."""
    named = (
        f"**{k}** [{f'{number} ' if number else ''}{title}](#{anchor})"
        for k, (anchor, number, title) in enumerate(links, 1)
    )
    return "See also: " + ", ".join(named)
