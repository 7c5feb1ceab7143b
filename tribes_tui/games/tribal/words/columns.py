"""The ends of columns for those who listen."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rules.tribal.cards import EMPTY, NAMES
from tribes_tui.games.tribal.words import card_words, said


def beside(ends: Sequence[int], at: int) -> str:
    """What lies beside a column, by the last cards of all columns of its zone."""
    near = [number for number in (at - 1, at + 1) if 0 <= number < len(ends)]
    return said.beside(columns=[_told(ends, number, said.ends_with, said.ends_with_nothing) for number in near])


def ends_of(who: str, ends: Sequence[int]) -> str:
    """The last cards of all columns of somebody's zone."""
    told = [_told(ends, number, said.end_of, said.end_of_nothing) for number in range(len(ends))]
    return said.ends(who=who, ends=", ".join(told))


def _told(ends: Sequence[int], number: int, say: Callable[..., str], nothing: Callable[..., str]) -> str:
    """A column with its last card, or that it has none."""
    end = ends[number]
    return nothing(number=number + 1) if end == EMPTY else say(number=number + 1, card=card_words(NAMES[end]))
