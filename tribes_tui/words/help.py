"""What help and hints say around what a game says of its own things."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from tribes_tui.words.said import help as said

FRESH = "•"
"""The sign of what is new."""


class Sign(NamedTuple):
    """A sign on a table: how it looks, what it means, the role of its ink ("soft"; "cursor" for what is yours)."""

    sign: str
    meaning: str
    ink: str = "ink"


def everywhere() -> tuple[Sign, ...]:
    """Signs that all tables share."""
    return (
        Sign(f"►{said.name()}◄", said.cursor(), "cursor"),
        Sign("▀▀▀▀", said.light(), "legal"),
        Sign(f"*{said.name()}", said.picked(), "chosen"),
        Sign(said.faded(), said.faded_means(), "dim"),
        Sign(FRESH, said.changed()),
        Sign("►", said.question(), "cursor"),
        Sign("•••", said.thinks(), "cursor"),
        Sign("Enter", said.enter(), "cursor"),
        Sign("+1", said.gain(), "gain"),
    )


def worth(chance: float, ahead: float | None, players: int = 0) -> str:
    """How likely a bot takes a win for after a move, and how many points ahead it expects to end, unless the two seem to contradict each
    other; among more than two `players` also what would be even. `chance` from 0 to 1.
    """
    wins, even = round(100 * chance), even_of(players)
    better = wins - (even or 50)
    if ahead is None or better * round(ahead) < 0:
        return said.worth_even(wins=wins, even=even) if even else said.worth(wins=wins)
    told = lead(ahead)
    return said.worth_even_lead(wins=wins, even=even, lead=told) if even else said.worth_lead(wins=wins, lead=told)


def even_of(players: int) -> int:
    """How many games of 100 everybody wins who plays as well as the others; 0 for two: that goes without saying."""
    return round(100 / players) if players > 2 else 0


def lead(ahead: float) -> str:
    """By how many points somebody ends ahead of the best other one."""
    points = round(ahead)
    if points == 0:
        return said.level()
    return (said.ahead if points > 0 else said.behind)(points=abs(points))


def weighed(moves: Iterable[tuple[str, float]], players: int) -> str:
    """What a bot weighed, in a line: moves with their chances to win."""
    told = ", ".join(f"{text} {round(100 * chance)}" for text, chance in moves)
    return said.weighed(moves=told, even=even_of(players))


def better(by: int, points: int, other: str) -> str:
    """How many games of 100 more than the next best move it would win, and how many points it would end further ahead."""
    return said.better_points(by=by, points=points, other=other) if points > 0 else said.better(by=by, other=other)


def even(chance: float, other_chance: float, tries: int, other: str) -> str:
    """The next best move is as good, as far as so many tries of both can tell. Chances to win from 0 to 1."""
    wins, others = round(100 * chance), round(100 * other_chance)
    if wins == others:
        return said.as_good(wins=wins, other=other)
    return said.as_good_nearly(wins=wins, others=others, other=other, tries=tries)


def even_is(players: int) -> str:
    """The same behind games of 100."""
    return f" {said.even_is(even=even_of(players))}" if even_of(players) else ""
