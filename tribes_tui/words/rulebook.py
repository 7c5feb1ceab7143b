"""What the screen of a rulebook says around the rules."""

from __future__ import annotations

from tribes_tui.words.said import rulebook


def where(number: str, at: int, count: int) -> str:
    """How far one has come: which section, and the share of all that are before its end."""
    share = round(100 * (at + 1) / count)
    return rulebook.where(number=number, share=share) if number else rulebook.where_short(share=share)


def opened(number: str, title: str) -> str:
    """What Enter does in the contents."""
    return rulebook.opened(number=number, title=title) if number else rulebook.opened_short(title=title)


def leads_to(links: list[tuple[str, str, str]]) -> str:
    """The sections that a section names, with the digit that goes there: (anchor, number, title)."""
    named = (
        f"**{k}** [{f'{number} ' if number else ''}{title}](#{anchor})"
        for k, (anchor, number, title) in enumerate(links, 1)
    )
    return rulebook.leads_to(links=", ".join(named))
