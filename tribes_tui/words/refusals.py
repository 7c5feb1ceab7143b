"""What can't be chosen, and why: whole sentences. The rules give a reason as a clause, and the section that says so."""

from __future__ import annotations

from tribes_tui.words.said import refusals as said


def reason(clause: str, section: str = "") -> str:
    """`You hold no eagle (rules 3.7).`"""
    if not section:
        return said.reason(why=clause)
    is_ruling = section[:1].isalpha()
    return (
        said.reason_ruling(why=clause, section=section[1:])
        if is_ruling
        else said.reason_rules(why=clause, section=section)
    )


def where(section: str) -> str:
    """Where the rulebook says so: `rules 3.7`; `ruling 2`, whose place there is `r2`."""
    return said.where_ruling(section=section[1:]) if section[:1].isalpha() else said.where(section=section)


def refused(because: str) -> str:
    """In the line about a target: `No. You hold no eagle.`, but `No column takes it.`"""
    return said.refused(because=because, begins_so=because.startswith(f"{said.no()} "))
