"""The end of a round and of a game in sentences."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, cast

from rules.core.handicap import head_starts
from rules.tribal.rixe.components.phases import OUT_POINTS
from rules.tribal.rixe.state import RixeState
from tribes_tui.games.tribal.rixe.words.said import end as said
from tribes_tui.games.tribal.rixe.words.sentences import winners
from tribes_tui.games.tribal.words import LINE, Names, card_words, of_each
from tribes_tui.words.folding import fold

if TYPE_CHECKING:
    from rules import Event, State

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


def columns_of(end: RixeState, seat: int) -> int:
    """How many columns a seat has collected: all its points but those for going out, and those of the start."""
    return end.points[seat] - OUT_POINTS * end.outs[seat] - head_starts(end.options, end.players)[seat]


def story(state: State, names: Names) -> list[str]:
    """Who won and how the points came about, round by round."""
    end = cast(RixeState, state)
    won = winners(end, names)
    best = max(end.points)
    lines = [said.won(number=len(won), who=won[0], names=won, points=best)]
    if sum(points == best for points in end.points) > len(won):
        lines.append(said.tie())
    for seat, name in enumerate(names):
        rounds = [points[seat] for points, _ in end.tallies]
        points = whence(end.points[seat], head_starts(end.options, end.players)[seat], rounds)
        lines.append(said.seat(who=name, points=points, outs=end.outs[seat], columns=columns_of(end, seat)))
    return [piece for line in lines for piece in fold(line, LINE)]


def whence(points: int, at_the_start: int, rounds: Sequence[int]) -> str:
    """A player's points, and how many came in which round where there is more than one."""
    each = [str(gained) for gained in rounds]
    if at_the_start:
        return said.whence_start(points=points, start=at_the_start, rounds=each)
    return said.whence_rounds(points=points, rounds=each) if len(rounds) > 1 else said.whence(points=points)


def recap(events: Iterable[Event], names: Names) -> list[str]:
    """The scores after each round, a line a seat."""
    rows = [event.public["scores"] for event in events if event.kind == "round_over"]
    if not rows:
        return []
    width = max(len(name) for name in names)
    lines = [f"{name:<{width}} " + "".join(f"{row[seat]:>4}" for row in rows) for seat, name in enumerate(names)]
    return [said.scores(), *lines]
