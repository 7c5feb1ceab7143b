"""What help and hints say around what a game says of its own things."""

from __future__ import annotations

from typing import NamedTuple

WHAT, SIGNS, HINT, KEYS = "What is this", "Signs on this table", "Hint", "Keys"
BACK = "back to the table"
NEXT, PREVIOUS = "another thing", "the one before"
RULES = "rulebook there"
TO_SIGNS, TO_KEYS = "signs", "keys"
DO_IT, SHOW = "do it", "show it"
DECIDE = "I decide"
NOTHING = "There is nothing on the table yet."
BESIDES = "On every table"
BEHIND, EVEN, AHEAD = "behind", "even", "ahead"
LEGEND = "● expected  ━ likely  ─ may be"
FOLLOWS = "What may follow"
GLANCE = "It judged by a glance at what each move would make, and looked no further."
LESS_TRIED = "A move further down that looks better was tried less: what it would bring is less sure."


NEW = ("•", "new since your turn")
"""A sign that stands on a table, and its meaning beside the question."""


class Sign(NamedTuple):
    """A sign on a table: how it looks, what it means, the role of its ink ("soft"; "cursor" for what is yours)."""

    sign: str
    meaning: str
    ink: str = "ink"


EVERYWHERE = (
    Sign("►name◄", "the cursor: what Enter chooses", "cursor"),
    Sign("▀▀▀▀", "light below a thing: it can be chosen now", "legal"),
    Sign("*name", "picked: its plate is white, or has a star; choosing it again puts it back", "chosen"),
    Sign("faded", "it can't be chosen now; ? says why", "dim"),
    Sign("•", "changed since your last turn, in the colour of whoever did it"),
    Sign("►", "in the second row: what you are asked", "cursor"),
    Sign("Enter", "in the last row but one: what the key would do now", "cursor"),
    Sign("+1", "what choosing it certainly wins", "gain"),
)
"""Signs that all tables share."""


def would(best: str) -> str:
    """Whose advice it is."""
    return f"A bot in your place, seeing what you see, would {best}."


def expected(lead: float, visits: int) -> str:
    """What a bot expects of a move, and how often it has played on from it. `lead` from -1, lost, to 1, won."""
    by = round(100 * abs(lead))
    where = EVEN if not by else f"{AHEAD if lead > 0 else BEHIND} by {by} of 100"
    return f"{where}, tried {visits} times"


def certainly(share: float) -> str:
    """How much of its thought went to a move, 0 to 1."""
    return f"{round(100 * share)} % of its thought"
