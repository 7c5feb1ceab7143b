"""The end of a game in sentences."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, cast

from rules.core.handicap import head_starts
from rules.tribal.rixe.components.phases import OUT_POINTS
from rules.tribal.rixe.state import RixeState
from tribes_tui.games.tribal.rixe.words.prompts import winners
from tribes_tui.games.tribal.rixe.words.said import end as said
from tribes_tui.games.tribal.words import LINE
from tribes_tui.words.folding import fold

if TYPE_CHECKING:
    from rules import Event, State

Names = Sequence[str]


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
