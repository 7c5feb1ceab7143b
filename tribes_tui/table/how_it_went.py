"""How everybody stood over a game as ridges, a strip a seat: for replays and for the end of a game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from tribes_tui.widgets.beside.seat_rows import name_in
from tribes_tui.widgets.charts.values import ChartMoment, Ridges, Strip
from tribes_tui.words.common import capital
from tribes_tui.words.said import common, ending, replay

if TYPE_CHECKING:
    from tribes_tui.play.standings import Standings

LONGEST_NAME = 9
POINTS, OUTLOOK = "points", "outlook"
MEASURES = (POINTS, OUTLOOK)
"""What the ridges show: what a seat has, or how well it stands in a bot's eyes."""
STEPS, LABELS = (5, 10, 20, 50, 100, 200, 500), 8


def ridges(
    found: Standings,
    names: Sequence[str],
    kind: str,
    measure: str = POINTS,
    now: int | None = None,
    ranking: Sequence[int] = (),
) -> Ridges:
    """The ridges of a game; `kind`: the key of what its rounds are called; `now` is the position that is looked at, `ranking` the places at the game's end."""
    table = found.scores if measure == POINTS else found.values
    at = len(table) - 1 if now is None else now
    places = ranking if ranking and at == len(table) - 1 else places_in(table[at])
    strips = tuple(
        Strip(
            _short(name),
            seat,
            tuple(row[seat] for row in table),
            _total(table[at][seat]),
            ending.place(place=places[seat]),
        )
        for seat, name in enumerate(names)
    )
    low = min(0, *(min(row) for row in table))
    return Ridges(strips, tuple(_moments(found)), tuple(_axis(found)), common.round(kind=kind), now, low)


def outlooks(stands: Sequence[Sequence[float]], names: Sequence[str], moments: Sequence[tuple[int, int]]) -> Ridges:
    """Seat by seat the chance to win (0 to 1) before each move and, at last, how it ended; with three moves that count, each with who
    made it, over the numbers of the moves."""
    strips = tuple(
        Strip(_short(name), seat, tuple(row), _in_hundred(row[-1]))
        for seat, (name, row) in enumerate(zip(names, stands, strict=True))
    )
    marks = tuple(ChartMoment(move, mover) for move, mover in moments)
    return Ridges(strips, marks, tuple(_numbered(len(strips[0].values) - 1)), common.round(kind="move"))


def places_in(values: Sequence[float]) -> list[int]:
    """The place of each seat, from 1, if the most wins; equal ones share it."""
    return [1 + sum(other > value for other in values) for value in values]


def _short(name: str) -> str:
    return name_in(capital(name), LONGEST_NAME)


def _in_hundred(chance: float) -> str:
    """A chance from 0 to 1."""
    return replay.chance(share=round(100 * chance))


def _total(value: float) -> str:
    return str(value) if isinstance(value, int) else _in_hundred(value)


def _moments(found: Standings) -> Iterable[ChartMoment]:
    for number, turning in enumerate(found.turning()):
        yield ChartMoment(turning.move, turning.seat, f"moment:{number}")


def _numbered(moves: int) -> Iterable[tuple[int, str]]:
    """Round numbers of moves, some eight of them at most; the first move begins at turn 0."""
    step = next((step for step in STEPS if moves <= LABELS * step), STEPS[-1])
    return ((number - 1, str(number)) for number in range(step, moves + 1, step))


def _axis(found: Standings) -> Iterable[tuple[int, str]]:
    """Where each round begins."""
    for move, number in enumerate(found.rounds):
        if move == 0 or number != found.rounds[move - 1]:
            yield move, str(number) if number else replay.start()
