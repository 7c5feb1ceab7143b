"""What help and hints say around what a game says of its own things."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from tribes_tui.words.common import count

WHAT, SIGNS, HINT, KEYS = "What is this", "Signs on this table", "Hint", "Keys"
BACK = "back to the table"
NEXT, PREVIOUS = "another thing", "the one before"
RULES = "rulebook there"
TO_SIGNS, TO_KEYS = "signs", "keys"
DO_IT, SHOW = "do it", "show it"
DECIDE = "I decide"
NOTHING = "There is nothing on the table yet."
BESIDES = "On every table"
LOST, EVEN, WON = "lost", "50 %", "won"
LEGEND = "● expected  ━ likely  ─ may be"
WHY, FOLLOWS = "Why", "What may follow"
ONLY = "Nothing else seemed worth a try."
GLANCE = "It judged by a glance at what each move would make, and looked no further."


NEW = ("•", "new since your turn")
CHANGED = ("•", "changed last")
"""The same for who has no turn."""
NEWS = "new: {what}"
QUIET = "no move since yours"
SINCE = "Since your turn"
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
    Sign("•••", "beside a bot in the second row: it thinks", "cursor"),
    Sign("Enter", "in the last row but one: what the key would do now", "cursor"),
    Sign("+1", "what choosing it certainly wins", "gain"),
)
"""Signs that all tables share."""


def would(best: str) -> str:
    """Whose advice it is."""
    return f"A bot in your place, seeing what you see, chooses: {best}."


def worth(chance: float, ahead: float | None, players: int = 0) -> str:
    """How likely a bot takes a win for after a move, and how many points ahead it expects to end; among more than two `players` also
    what would be even. `chance` from 0 to 1.
    """
    wins = f"wins {round(100 * chance)} games of 100{even_is(players)}"
    return wins if ahead is None else f"{wins}, {lead(ahead)}"


def even_is(players: int) -> str:
    """Behind games of 100: how many everybody wins who plays as well as the others; of two that goes without saying."""
    return f" (even is {round(100 / players)})" if players > 2 else ""


def why_again(worth: str, key: str) -> str:
    """Behind a hint: what the bot expects of it (or ""), and the key that says why."""
    return f"   ({worth}; {key} again: why)" if worth else f"   ({key} again: why)"


def lead(ahead: float) -> str:
    """By how many points somebody ends ahead of the best other one."""
    points = round(ahead)
    if points == 0:
        return "ends level"
    return f"ends {count(abs(points), 'point')} {'ahead' if points > 0 else 'behind'}"


def weighed(moves: Iterable[tuple[str, float]], players: int) -> str:
    """What a bot weighed, in a line: moves with their chances to win."""
    return f"weighed, with how many games of 100 it would win{even_is(players)}: " + ", ".join(
        f"{text} {round(100 * chance)}" for text, chance in moves
    )


def at_once(outcome: str) -> str:
    """What a move certainly brings."""
    return f"At once: {outcome.rstrip('.')}."


def on_the_sheets(changes: str) -> str:
    """What a move certainly changes on the score sheets."""
    return f"On the score sheets at once: {changes}."


def better(by: int, points: float | None, other: str) -> str:
    """How many games of 100 more than the next best move it would win, and how many points it would end further ahead."""
    if points is not None and round(points) > 0:
        further = count(round(points), "point")
        return (
            f"From there the bot expects to win {by} games of 100 more than from the next best, "
            f"and to end {further} further ahead: {other}."
        )
    return f"From there the bot expects to win {by} games of 100 more than from the next best: {other}."


def even(chance: float, other_chance: float, tries: int, other: str) -> str:
    """The next best move is as good, as far as so many tries of both can tell. Chances to win from 0 to 1."""
    if round(100 * chance) == round(100 * other_chance):
        return (
            f"The moves are even: the bot expects to win {round(100 * chance)} games of 100 from it, and as many "
            f"from the next best: {other}."
        )
    return (
        f"The moves are as good as even: the bot expects to win {round(100 * chance)} games of 100 from it and "
        f"{round(100 * other_chance)} from the next best, {other}. It has thought {tries} games through from the two, too few "
        "to be sure which is better."
    )
