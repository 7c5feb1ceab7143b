"""What puzzles say, and why something can't be chosen: the rules behind a move."""

from __future__ import annotations

from tribes_tui.words.said import puzzles, refusals as said


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


# ---- What puzzles say ---------------------------------------------------------------------------------


OTHER = "Ash"
"""Of two who play a puzzle's game, who is not asked; the texts that are kept with puzzles call them so."""
UNPLAYED = "medium"
"""The level of those who played the game that a puzzle is taken from."""


def worth(gain: float) -> str:
    """A difference of the chance to win, in games of 100."""
    return puzzles.worth(games=max(1, round(100 * gain)))


def why(move: str, outcome: str, gain: float, other: str) -> str:
    """Why a move is the solution; `outcome` is what it brings at once, or empty."""
    fields = {"move": move, "worth": worth(gain), "other": other}
    return puzzles.why_at_once(outcome=outcome.rstrip("."), **fields) if outcome else puzzles.why(**fields)


def hint_worth(gain: float) -> str:
    """The first hint."""
    return puzzles.hint_worth(worth=worth(gain))
