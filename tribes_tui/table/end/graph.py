"""How it went: points or places turn by turn as ridges, and the end in strips."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from textual.app import ComposeResult

from tribes_tui.widgets.beside.seat_panel import name_in
from tribes_tui.widgets.charts.chart import Chart
from tribes_tui.widgets.charts.values import ChartMoment, Ridges, Strip
from tribes_tui.widgets.drawing import BOLD, Cells, Drawn, Felt, Place, Words, fold
from tribes_tui.words.common import capital
from tribes_tui.words.ending import strips_told
from tribes_tui.words.said import common, ending as said_ending, replay

if TYPE_CHECKING:
    from tribes_tui.play.standings import Standings
    from tribes_tui.table.board.pages import Ending, Result


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
            said_ending.place(place=places[seat]),
        )
        for seat, name in enumerate(names)
    )
    low = min(0, *(min(row) for row in table))
    high = max(max(row) for row in table)
    scale = tuple(_scale(low, high)) if measure == POINTS else CHANCES
    moments = tuple(_moments(found))
    return Ridges(strips, moments, tuple(_axis(found)), common.round(kind=kind), now, low, True, scale)


def outlooks(stands: Sequence[Sequence[float]], names: Sequence[str], moments: Sequence[tuple[int, int]]) -> Ridges:
    """Seat by seat the chance to win (0 to 1) before each move and, at last, how it ended; with three moves that count, each with who
    made it, over the numbers of the moves."""
    strips = tuple(
        Strip(_short(name), seat, tuple(row), _in_hundred(row[-1]))
        for seat, (name, row) in enumerate(zip(names, stands, strict=True))
    )
    marks = tuple(ChartMoment(move, mover) for move, mover in moments)
    axis = tuple(_numbered(len(strips[0].values) - 1))
    return Ridges(strips, marks, axis, common.round(kind="move"), are_lines=True, scale=CHANCES)


CHANCES = tuple((share / 100, str(share)) for share in (0, 25, 50, 75, 100))
"""The scale of chances, in so many of 100 games."""
PARTS = 3
"""Into so many parts at the least a scale is divided."""


def _scale(low: float, high: float) -> Iterable[tuple[float, str]]:
    """Round values from the lowest to the highest."""
    step = max((step for step in (1, 2, *STEPS) if PARTS * step <= high - low), default=1)
    first = -(-int(low) // step) * step
    return ((value, str(value).replace("-", "−")) for value in range(first, int(high) + 1, step))


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


OTHER_ROWS = 4
"""Of the heading, the numbers of the turning points, and the axis."""
MOST_ROWS = 3
"""Of a strip below a table."""


class Graph(Felt):
    """It says that it is being made until `show` was called."""

    DEFAULT_CSS = """
    Graph { height: auto; }
    Graph > Chart { height: 1fr; margin-right: 1; }
    """

    def __init__(self, unit: str, round_name: str) -> None:
        """The keys of what the scores count, and of what rounds are called."""
        super().__init__(id="graph")
        self._unit, self._round_name = unit, round_name
        self._heading = Words(((replay.judging(), "dim"),))
        self._chart = Chart(Ridges(()))
        self._found: Standings | None = None
        self.measure = POINTS
        self._is_over = False

    def compose(self) -> ComposeResult:
        """A heading, and the ridges."""
        yield self._heading
        yield self._chart

    @staticmethod
    def rows(players: int, free: int) -> int:
        """How high it is below a table where so many rows are free; 0: there is no room."""
        strip = min(MOST_ROWS, (free - OTHER_ROWS) // players)
        return OTHER_ROWS + strip * players if strip > 0 else 0

    def turn_measure(self) -> None:
        """Show the other of the two measures from the next `show` on."""
        self.measure = MEASURES[1 - MEASURES.index(self.measure)]

    def fail(self, why: str) -> None:
        """It can't be made."""
        self._heading.say(((why, "danger"),))

    def on_resize(self) -> None:
        """The legend stands there where there is room for it."""
        if self._found is not None:
            self._say_heading()

    def _say_heading(self) -> None:
        title = replay.measured(units=common.units(unit=self._unit)) if self.measure == POINTS else replay.outlook()
        room = self.size.width - len(title) - 3
        forms = [replay.legend_brief()] if self._is_over else [replay.legend(), replay.legend_brief()]
        legend = next((text for text in forms if len(text) < room), "")
        self._heading.say(((title, "accent", BOLD), (f"  {legend}", "dim")))

    def show(self, found: Standings, names: Sequence[str], now: int | None, ranking: Sequence[int]) -> None:
        """Mark the position that is looked at; None: the end is, and nothing is marked."""
        self._found, self._is_over = found, now is None
        self._say_heading()
        self._chart.show(ridges(found, names, self._round_name, self.measure, now, ranking))


NAMES = 11
"""Columns for the names beside the strips."""
MOST_DIGIT = 9
"""What a figure of one digit says at most."""


class Strips(Drawn):
    """What each seat held after every round: a column a round, a mark each, × where some were lost.

    Where there is no room for so many marks above each other, a number stands for them.
    """

    def __init__(self, ending: Ending, result: Result, id: str | None = None) -> None:
        super().__init__(id=id)
        self._ending, self._result = ending, result

    def lay(self, cells: Cells) -> Iterable[Place]:
        """A strip a seat, from the first place to the last; below the numbers of the rounds, and what the signs mean."""
        palette, course = cells.palette, self._ending.course
        rounds, room = len(course[0]), cells.width - NAMES
        most = max(1, *(max(row, default=0) for row in course))
        high = most + 1 if (most + 2) * len(course) + 1 < cells.height else 1
        pitch = max(3 if high == 1 and most > MOST_DIGIT else 2, min(5, room // max(1, rounds)))
        first, foot = max(0, rounds - room // pitch), len(course) * (high + 1)
        for k, seat in enumerate(self._result.seats):
            self._paint_strip(cells, k * (high + 1), high, seat, range(first, rounds), pitch)
        for number in range(first, rounds):
            x = NAMES + (number - first) * pitch
            if pitch > 2 or not number % 2:
                cells.put(x, foot, f"{number + 1:>2}", palette.dim)
        cells.put(0, foot, said_ending.round(), palette.dim)
        forms = strips_told(self._ending.unit, high > 1, first + 1)
        folded = [fold(((form, "soft"),), cells.width) for form in forms]
        rows = cells.height - foot - 1
        for y, line in enumerate(next((one for one in folded if len(one) <= rows), folded[-1]), foot + 1):
            cells.parts(0, y, line)
        return ()

    def _paint_strip(self, cells: Cells, y: int, high: int, seat: int, rounds: range, pitch: int) -> None:
        palette, row = cells.palette, self._ending.course[seat]
        tone, foot = palette.seats[seat % len(palette.seats)], y + high - 1
        began = self._ending.began[seat] if self._ending.began else 0
        name = said_ending.foot_brief(name=self._result.name(seat), place=self._result.ranking[seat])
        cells.put(0, foot, name_in(name, NAMES - 1), tone, None, BOLD)
        cells.put(0, foot + 1, "─" * min(cells.width, NAMES + pitch * len(rounds)), palette.line)
        for k, number in enumerate(rounds):
            x, held = NAMES + k * pitch, row[number]
            is_less = held < (row[number - 1] if number else began)
            if high == 1:
                cells.put(x, foot, f"{held:>2}", palette.danger if is_less else tone, None, BOLD if is_less else 0)
                continue
            for step in range(held):
                cells.put(x, foot - step, "▟▘", tone)
            if is_less:
                cells.put(x, foot - held, "×", palette.danger, None, BOLD)
