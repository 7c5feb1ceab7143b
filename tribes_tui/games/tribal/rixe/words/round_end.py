"""The end of a round in sentences."""

from __future__ import annotations

from collections.abc import Sequence

from rules.tribal.rixe.components.phases import OUT_POINTS
from tribes_tui.games.tribal.words import card_words
from tribes_tui.words.common import capital, count, do, does

Names = Sequence[str]

COLUMN_BRIEF = "The column"
LAST_CARD, COLUMN, POINTS, ROUND = "The last card", "The column it completed", "Points", "round"
TOGETHER = "together", "all", ""
"""Over the sums, the longest that fits."""
PLACES = "leads", "second", "third", "last"
NOBODY = "Nobody is out: the stock is empty, and a whole lap went by without a card laid."
FOR_OUT, FOR_COLUMNS = ("for being", "out first"), ("for each column", "from 9 to 1")
BROUGHT = "What brought points"
OUT_SIGN, COLUMN_SIGN = "■", "●"
"""Stones: a point for going out, a point for a column."""
LAST = "the end of the game"
LONGEST = 77
"""Letters of the sentence in the smallest window; the card that ended the round is seen in the picture."""


def sentence(out: Sequence[int], last: str, columns: int, names: Names) -> str:
    """Who is out, with which card, and what it brought; `columns` are those collected with it."""
    who = [names[seat] for seat in out]
    if not who:
        return NOBODY
    forms = [f"{do(who, 'are', 'is')} out"]
    if last and len(who) == 1:
        forms.insert(0, f"{does(who[0], 'lay')} the {card_words(last)} and {'are' if who[0] == 'you' else 'is'} out")
    each = " each" if len(who) > 1 else ""
    extra = f", and {columns} for {'the column' if columns == 1 else count(columns, 'column')}" if columns else ""
    said = [f"{capital(told)}: {OUT_POINTS} points{each}{extra}." for told in forms]
    return next((one for one in said if len(one) <= LONGEST), said[-1])


def onward(number: int, rounds: int, cards: int) -> str:
    """What comes next, behind Enter."""
    if number >= rounds:
        return LAST
    return f"round {number + 1}: {cards} new cards, then everybody cleans their own zone"


def left(number: int, rounds: int) -> str:
    """How much is still to be won."""
    more = rounds - number
    if more <= 0:
        return ""
    are = "is" if more == 1 else "are"
    return f"{count(more, 'round')} {are} left, with {OUT_POINTS} points for going out and 1 for each column."


def place(rank: int, seats: int, shared: bool) -> str:
    """A place in a word; `rank` counts from 1."""
    word = PLACES[-1] if rank == seats and seats > 1 else PLACES[min(rank, len(PLACES)) - 1]
    return "level" if shared else word


def after(number: int) -> str:
    """Over the points."""
    return f"{POINTS} after {count(number, 'round')}"


def brought(outs: Sequence[tuple[str, int]], columns: Sequence[tuple[str, int]]) -> list[tuple[str, str]]:
    """What a round gave, by what it was for: the sign of its stones, and who got how much. `outs` and `columns` are
    names with points; those who got nothing are left out."""
    told = []
    for sign, what, points in ((OUT_SIGN, "going out", outs), (COLUMN_SIGN, "columns", columns)):
        got = [f"{name} {number}" for name, number in points if number]
        told.append((sign, f"for {what}: {', '.join(got) or 'nobody'}."))
    return told


def line(name: str, out: int, columns: int, total: int) -> str:
    """A seat's points without the picture: `Bo: 3 for going out, 1 for columns, 5 points together`."""
    parts = [f"{points} for {what}" for points, what in ((out, "going out"), (columns, "columns")) if points]
    return f"{name}: {', '.join(parts) or 'nothing'}, {count(total, 'point')} together"


def over(number: int, rounds: int) -> str:
    """Which round has come to its end."""
    return f"round {number} of {rounds} is over"
