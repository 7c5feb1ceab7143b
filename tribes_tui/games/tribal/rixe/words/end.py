"""The end of a game in sentences."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, cast

from rules.core.handicap import head_starts
from rules.tribal.rixe.components.phases import OUT_POINTS
from rules.tribal.rixe.state import RixeState
from tribes_tui.games.tribal.rixe.words.prompts import winners
from tribes_tui.games.tribal.words import folded
from tribes_tui.words.common import count, do, listed, sentence

if TYPE_CHECKING:
    from rules import Event, State

Names = Sequence[str]
TIE = "On equal points, going out more often decides."
SHARED = "Points are equal, and so is how often they went out: the victory is shared."
NOTHING = "Nobody went out, and nobody collected a column."


def columns_of(end: RixeState, seat: int) -> int:
    """How many columns a seat has collected: all its points but those for going out, and those of the start."""
    return end.points[seat] - OUT_POINTS * end.outs[seat] - head_starts(end.options, end.players)[seat]


def story(state: State, names: Names) -> list[str]:
    """Who won and how the points came about, round by round."""
    end = cast(RixeState, state)
    won = winners(end, names)
    best = max(end.points)
    lines = [sentence(f"{do(won, 'win')} with {count(best, 'point')}")]
    if sum(points == best for points in end.points) > len(won):
        lines.append(TIE)
    for seat, name in enumerate(names):
        rounds = [points[seat] for points, _ in end.tallies]
        points = whence(end.points[seat], head_starts(end.options, end.players)[seat], rounds)
        outs = count(end.outs[seat], "time")
        columns = count(columns_of(end, seat), "column")
        lines.append(f"{name}: {points}; out of cards {outs}, {columns}.")
    return [piece for line in lines for piece in folded(sentence(line))]


def whence(points: int, at_the_start: int, rounds: Sequence[int]) -> str:
    """A player's points, and how many came in which round where there is more than one."""
    told = count(points, "point")
    by_round = listed([str(gained) for gained in rounds])
    if at_the_start:
        return f"{told} ({at_the_start} at the start, then {by_round})"
    return f"{told} ({by_round}, round by round)" if len(rounds) > 1 else told


def recap(events: Iterable[Event], names: Names) -> list[str]:
    """The scores after each round, a line a seat."""
    rows = [event.public["scores"] for event in events if event.kind == "round_over"]
    if not rows:
        return []
    width = max(len(name) for name in names)
    lines = [f"{name:<{width}} " + "".join(f"{row[seat]:>4}" for row in rows) for seat, name in enumerate(names)]
    return ["Scores after each round:", *lines]
