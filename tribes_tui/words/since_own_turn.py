"""What is said of all that happened since somebody's last turn."""

from __future__ import annotations

from tribes_tui.words.common import count

TITLE = "Since your last turn"
NOTHING = "Nothing has happened since your last turn."
WALK, AGAIN, STOP, TABLE, BACK = "what happened", "show it again", "stop", "table or list", "go on"
"""What the keys do."""
NOW = "The table as it is now; the marks say what has changed."


def summed_up(things: int, turns: int, touching: int) -> str:
    """How much it was, and how much of it is about the viewer."""
    told = f"{count(turns, 'turn')}, {count(things, 'thing')} happened"
    return f"{told}; {touching} {'touches' if touching == 1 else 'touch'} you." if touching else f"{told}."


def step_of(step: int, steps: int) -> str:
    """Where in all that happened one is."""
    return f"{step} of {steps}"


def turn_of(name: str, round_name: str, number: int | None) -> str:
    """Above what happened in one turn."""
    return name if number is None else f"{name}   {round_name} {number}"
