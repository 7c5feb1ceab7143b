"""What can't be chosen, and why: whole sentences. The rules give a reason as a clause, and the section that says so."""

from __future__ import annotations

from tribes_tui.words.said import refusals as said


def reason(clause: str, section: str = "") -> str:
    """`You hold no eagle (rules 3.7).` Which of the rulings at the end of a rulebook says so tells nobody anything at a table."""
    is_ruling = section[:1].isalpha()
    return said.reason_rules(why=clause, section=section) if section and not is_ruling else said.reason(why=clause)


def where(section: str) -> str:
    """Where the rulebook says so: `rules 3.7`."""
    return said.where(section=section)


def refused(because: str) -> str:
    """In the line about a target: `No. You hold no eagle.`, but `No column takes it.`"""
    return said.refused(because=because, begins_so=because.startswith(f"{said.no()} "))


def cant(because: str) -> str:
    """In what is said of a target at length."""
    return said.cant(because=because)


def picked_cant(because: str) -> str:
    """Of a target to which the picked thing can't go."""
    return said.picked_cant(because=because)
