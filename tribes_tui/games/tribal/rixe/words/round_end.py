"""The end of a round in sentences."""

from __future__ import annotations

from collections.abc import Sequence

from rules.tribal.rixe.components.phases import OUT_POINTS
from tribes_tui.games.tribal.rixe.words.said import end as said
from tribes_tui.games.tribal.words import card_words, of_each

Names = Sequence[str]

OUT_SIGN, COLUMN_SIGN = "■", "●"
"""Stones: a point for going out, a point for a column."""
LONGEST = 77
"""Letters of the sentence in the smallest window; the card that ended the round is seen in the picture."""


def sentence(out: Sequence[int], last: str, columns: int, names: Names) -> str:
    """Who is out, with which card, and what it brought; `columns` are those collected with it."""
    who = [names[seat] for seat in out]
    if not who:
        return said.nobody_out()
    if len(who) > 1:
        return said.out_several(names=who, points=OUT_POINTS, columns=columns)
    if last:
        told = said.out_with(who=who[0], card=card_words(last), points=OUT_POINTS, columns=columns)
        if len(told) <= LONGEST:
            return told
    return said.out(who=who[0], points=OUT_POINTS, columns=columns)


def onward(number: int, rounds: int, cards: int) -> str:
    """What comes next, behind Enter."""
    return said.onward_end() if number >= rounds else said.onward(number=number + 1, cards=cards)


def left(number: int, rounds: int) -> str:
    """How much is still to be won."""
    more = rounds - number
    return said.left(number=more, points=OUT_POINTS) if more > 0 else ""


def place(rank: int, seats: int, sharing: int) -> str:
    """A place in a word or two; `rank` counts from 1, `sharing` are as many seats as have it."""
    is_last = rank + sharing > seats
    return said.place(place=0 if sharing == seats else LAST if is_last else rank, is_shared=sharing > 1)


LAST = 4
"""The last place, whatever its number."""


def for_out() -> tuple[str, str]:
    """What the points of who is out are for, in two rows."""
    return said.for_out(), said.for_out_below()


def for_columns() -> tuple[str, str]:
    """The same of columns."""
    return said.for_columns(), said.for_columns_below()


def brought(outs: Sequence[tuple[str, int]], columns: Sequence[tuple[str, int]]) -> list[tuple[str, str]]:
    """What a round gave, by what it was for: the sign of its stones, and who got how much. `outs` and `columns` are
    names with points; those who got nothing are left out."""
    told = []
    for sign, say, nobody, points in (
        (OUT_SIGN, said.got_for_out, said.got_for_out_nobody, outs),
        (COLUMN_SIGN, said.got_for_columns, said.got_for_columns_nobody, columns),
    ):
        got = [(name, number) for name, number in points if number]
        each = of_each([name for name, _ in got], [number for _, number in got])
        told.append((sign, say(who=", ".join(each)) if each else nobody()))
    return told


def line(name: str, out: int, columns: int, total: int) -> str:
    """A seat's points without the picture: `Bo: 3 for going out, 1 for columns, 5 points together`."""
    parts = [said.of_out(points=out)] if out else []
    parts += [said.of_columns(points=columns)] if columns else []
    return said.line(name=name, told=", ".join(parts) or said.nothing(), points=total)
