"""How it went: points or places turn by turn as ridges, and the end in strips."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from textual.app import ComposeResult

from tribes_tui.play.turned import Turned, in_hundred
from tribes_tui.widgets.beside.seat_panel import name_in
from tribes_tui.widgets.charts.chart import Chart
from tribes_tui.widgets.charts.ridges import LEAST
from tribes_tui.widgets.charts.values import ChartMoment, Ridges, Strip
from tribes_tui.widgets.drawing import BOLD, Cells, Drawn, Felt, Line, Place, Words, fold, length
from tribes_tui.widgets.drawing.pixels import LOWER
from tribes_tui.words.common import YOU, capital, figure
from tribes_tui.words.ending import strips_told
from tribes_tui.words.said import common, ending as said_ending, replay

if TYPE_CHECKING:
    from tribes_tui.play.standings import Standings
    from tribes_tui.table.board.scene import Ending, Result


LONGEST_NAME = 9
POINTS, OUTLOOK = "points", "outlook"
MEASURES = (OUTLOOK, POINTS)
"""What the lines show: what a seat has, or how well it stands in a bot's eyes."""
STEPS, LABELS = (5, 10, 20, 50, 100, 200, 500), 8


def ridges(
    found: Standings,
    names: Sequence[str],
    axis: Sequence[tuple[int, str]],
    axis_name: str,
    measure: str = OUTLOOK,
    now: int | None = None,
    turned: Sequence[Turned] = (),
    *,
    has_spans: bool = False,
) -> Ridges:
    """The lines of a game over an axis, of moves or of rounds, which have spans; where it `turned` is marked where the chances of winning are
    what is drawn; both measures have the same room. `now` is the position that is looked at. At the end of a line of points stands how many there are; chances have their
    scale alone."""
    points = found.tallies or found.scores
    table = points if measure == POINTS else found.values
    strips = tuple(
        Strip(
            name_in(capital(name), LONGEST_NAME),
            seat,
            tuple(row[seat] for row in table),
            said_of(table[-1][seat]) if measure == POINTS else "",
        )
        for seat, name in sorted(enumerate(names), key=lambda one: one[1] != YOU)  # the viewer's own at the bottom
    )
    of_points = tuple(_scale(min(0, *(min(row) for row in points)), max(max(row) for row in points)))
    scale = of_points if measure == POINTS else chances()
    moments = () if measure == POINTS else tuple(_moments(found, turned))
    lowest, is_outlook = scale[0][0], measure == OUTLOOK
    room = max(len(word) for _, word in (*of_points, *chances())), max(len(figure(one)) for one in points[-1])
    return Ridges(
        strips,
        moments,
        tuple(axis),
        axis_name,
        now,
        lowest,
        scale,
        is_outlook,
        has_spans,
        room if has_spans else (0, 0),
    )


SHARES = 0, 25, 50, 75, 100
"""Of a scale of chances, in so many of 100 games."""
PARTS = 3
"""Into so many parts at the least a scale is divided."""


def chances() -> tuple[tuple[float, str], ...]:
    """The scale of chances."""
    return tuple((share / 100, replay.chance(share=share)) for share in SHARES)


def _scale(low: float, high: float) -> Iterable[tuple[float, str]]:
    """Round values, from one that no line goes below to one that none goes above."""
    step = max((step for step in (1, 2, *STEPS) if PARTS * step <= high - low), default=1)
    values = range(int(low // step) * step, int(-(-high // step) + 1) * step, step)
    return ((value, figure(value)) for value in values)


def said_of(value: float) -> str:
    """Points, or a chance from 0 to 1."""
    return figure(value) if isinstance(value, int) else replay.chance(share=in_hundred(value))


def _moments(found: Standings, turned: Sequence[Turned]) -> Iterable[ChartMoment]:
    """Each where the line changed most, above all of the turn or the part that the words tell of."""
    for number, (one, *_) in enumerate(turned):
        yield ChartMoment(found.steepest(one), one.seat, f"moment:{number}", number + 1, (one.first, one.last))


def by_moves(found: Standings) -> Sequence[tuple[int, str]]:
    """After so many moves: round numbers, some eight of them at most."""
    moves = len(found.rounds) - 1
    step = next((step for step in STEPS if moves <= LABELS * step), STEPS[-1])
    return [(number, str(number)) for number in range(step, moves + 1, step)]


def by_rounds(found: Standings) -> Sequence[tuple[int, str]]:
    """Where each round begins."""
    return [
        (move, str(number) if number else replay.start())
        for move, number in enumerate(found.rounds)
        if move == 0 or number != found.rounds[move - 1]
    ]


LEAST_BESIDE_WORDS = 12
"""Rows that the lines keep where it is told in words, too, where a game turned."""
OTHER_ROWS = 4
"""Of the heading, the numbers of the turning points, and the axis."""
MOST_ROWS = 3
"""For each player, below a table."""


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
        self._chart, self._told = Chart(Ridges(())), Words()
        self._found: Standings | None = None
        self._names: Sequence[str] = ()
        self._turned: Sequence[Turned] = ()
        self.measure = OUTLOOK
        self.has_words = True
        """Whether it tells where the game turned, where there is room: not if that stands above it."""
        self._now: int | None = None

    def compose(self) -> ComposeResult:
        """A heading, the lines, and where there is room for it where the game turned."""
        yield self._heading
        yield self._chart
        yield self._told

    @staticmethod
    def rows(players: int, free: int) -> int:
        """How high it is below a table where so many rows are free; 0: there is no room."""
        rows = min(MOST_ROWS * players, free - OTHER_ROWS)
        return OTHER_ROWS + rows if rows >= LEAST else 0

    def turn_measure(self) -> None:
        """Show the other of the two measures from the next `show` on."""
        self.measure = MEASURES[1 - MEASURES.index(self.measure)]

    def fail(self, why: str) -> None:
        """It can't be made."""
        self._heading.say(((why, "danger"),))

    def on_resize(self) -> None:
        """What there is room for stands there."""
        if self._found is not None:
            self._tell()
            self._say_heading()

    def _say_heading(self) -> None:
        titles = [replay.outlook_long(), replay.outlook()]
        titles = [replay.measured(units=common.units(unit=self._unit))] if self.measure == POINTS else titles
        numbers = " ".join(str(number) for number, _ in enumerate(self._turned, 1))
        more = [replay.legend(numbers=numbers)] if self._now is not None else []
        legends = [*more, replay.legend_brief(numbers=numbers)]
        behind = [""] if self.measure == POINTS or not numbers else [*legends, ""]
        if self._now is not None and self._found is not None:
            row = ((self._found.tallies or self._found.scores) if self.measure == POINTS else self._found.values)[
                self._now
            ]
            stands = [
                replay.stands(name=capital(name), chance=said_of(value))
                for name, value in zip(self._names, row, strict=True)
            ]
            here = replay.here(stands=stands)
            behind = [*(f"{here}  {text}" for text in behind if text), here, *behind]
        forms = [(title, text) for text in behind for title in titles]
        if self._now is None:  # whose judgement it is matters more
            forms.sort(key=lambda one: titles.index(one[0]))
        width = self.size.width
        title, legend = next((form for form in forms if len("   ".join(form)) < width), (titles[-1], ""))
        said: Line = (
            ((f"{title} ", "accent", BOLD), (f" {legend} ", "dim")) if legend else ((f"{title} ", "accent", BOLD),)
        )
        rest = width - length(said) - 2
        before = "── " if rest > AROUND_HEADING else ""
        self._heading.say(((before, "line"), *said, ("─" * max(0, rest - len(before)), "line")))

    def _tell(self) -> None:
        """Where the game turned, numbered as in the lines, where these keep room enough."""
        rows: list[Line] = []
        for number, one in enumerate(self._turned if self.measure == OUTLOOK else (), 1):
            first, *others = fold(((one.text, "ink"),), max(20, self.size.width - 6)) or ((),)
            rows += [((f" {number} ", "accent", BOLD), *first), *((("   ", "ink"), *line) for line in others)]
        has_room = self.size.height - len(rows) >= LEAST_BESIDE_WORDS
        self._told.display = has_room and self.has_words and bool(rows)
        self._told.styles.height = max(1, len(rows))
        self._told.say(*rows)

    def show(
        self,
        found: Standings,
        names: Sequence[str],
        now: int | None,
        turned: Sequence[Turned] = (),
    ) -> None:
        """Mark the position that is looked at; None: the end is, and nothing is marked. `turned` tells of the turning points."""
        self._found, self._names, self._now, self._turned = found, names, now, turned
        self._tell()
        self._say_heading()
        axis, name = by_rounds(found), common.round(kind=self._round_name)
        self._chart.show(ridges(found, names, axis, name, self.measure, now, turned, has_spans=True))


AROUND_HEADING = 5
"""Columns of the thin line in which the heading stands, where there is one before it."""
NAMES = 12
"""Columns for the names beside the strips."""
MOST_DIGIT = 9
"""What a figure of one digit says at most."""


MOST_BAR, BELOW_STRIPS = 5, 3
"""Rows of a figure with the bar above it, and the rows below all strips."""
EXPLAINED = 2
"""Rows of the numbers of the rounds and of what the signs mean: where these have no room else, no lines lie between strips of one row."""
CROSSED = 2
"""Rows of a strip above which a × has one, too; in a lower one it stands before its figure."""


class Strips(Drawn):
    """What each seat held after every round: a column a round, a mark each, × where some were lost.

    Where there is no room for so many marks above each other, a number stands for them.
    """

    def __init__(self, ending: Ending, result: Result, id: str | None = None) -> None:
        super().__init__(id=id)
        self._ending, self._result = ending, result

    def lay(self, cells: Cells) -> Iterable[Place]:
        """A strip a seat, from the first place to the last; below the numbers of the rounds, and what the signs mean."""
        palette, course = cells.palette, self._course
        rounds, room = len(course[0]), cells.width - NAMES
        most = max(1, *(max(row, default=0) for row in course))
        high = most + 1 if (most + 2) * len(course) + 1 < cells.height else 1
        has_marks, ends = high > 1, len(self._ending.course[0])
        scale = 0 if has_marks else most
        if not has_marks and palette.depth != "ascii":  # a bar above each figure, where there are rows for it
            high = max(1, min(MOST_BAR, (cells.height - BELOW_STRIPS) // len(course) - 1))
        is_wide = not has_marks and (most > MOST_DIGIT or high <= CROSSED)  # a × before a figure leaves no gap else
        pitch = max(3 if is_wide else 2, min(5, room // max(1, rounds)))
        step = high + (len(course) * (high + 1) + EXPLAINED <= cells.height or high > 1)
        first, foot = max(0, rounds - room // pitch), len(course) * step
        for k, seat in enumerate(self._result.seats):
            if step > high:
                cells.put(0, k * step + high, "─" * min(cells.width, NAMES + pitch * (rounds - first)), palette.line)
            self._paint_strip(cells, k * step, high, seat, range(first, rounds), pitch, scale)
        for number in range(first, rounds):
            if pitch > 2 or number == ends or (not (number - first) % 2 and number + 1 != ends):
                cells.put(NAMES + (number - first) * pitch, foot, self._named(number), palette.dim)
        cells.put(0, foot, said_ending.round(), palette.dim)
        forms = strips_told(self._ending.unit, first + 1)
        folded = [fold(((form, "soft"),), cells.width - 2) for form in forms]  # a graph may stand beside it
        rows = cells.height - foot - 1
        for y, line in enumerate(next((one for one in folded if len(one) <= rows), folded[-1]), foot + 1):
            cells.parts(0, y, line)
        return ()

    @property
    def _course(self) -> Sequence[Sequence[int]]:
        """What each seat held after every round, and in the end, where that is something else."""
        course, scores = self._ending.course, self._result.scores
        if [row[-1] for row in course] == [*scores]:
            return course
        return [(*row, score) for row, score in zip(course, scores, strict=True)]

    def _named(self, number: int) -> str:
        """The number of a round, from 0; behind the last one is the end."""
        return f"{number + 1:>2}" if number < len(self._ending.course[0]) else said_ending.the_end()

    def _paint_strip(self, cells: Cells, y: int, high: int, seat: int, rounds: range, pitch: int, scale: int) -> None:
        """`scale`: what a figure's bar is as high as it can be for; 0: marks."""
        palette, row = cells.palette, self._course[seat]
        tone, foot = palette.seats[seat % len(palette.seats)], y + high - 1
        began = self._ending.began[seat] if self._ending.began else 0
        name = said_ending.foot_brief(name=self._result.name(seat), place=self._result.ranking[seat])
        cells.put(0, foot, name_in(name, NAMES - 1), tone, None, BOLD)
        for k, number in enumerate(rounds):
            x, held = NAMES + k * pitch, row[number]
            is_less = held < (row[number - 1] if number else began)
            if scale:
                is_crossed = is_less and high <= CROSSED
                cells.put(x, foot, f"×{held}" if is_crossed else f"{held:>2}", palette.ink if is_crossed else tone)
                eighths = round(8 * (high - 1 - (high > CROSSED)) * held / scale)
                rows = -(-eighths // 8)
                for up in range(rows):
                    cells.put(x, foot - 1 - up, 2 * LOWER[min(8, eighths - 8 * up)], tone)
                if is_less and high > CROSSED:
                    cells.put(x, foot - 1 - rows, "×", palette.ink, None, BOLD)
                continue
            for step in range(held):
                cells.put(x, foot - step, "▟▘", tone)
            if is_less:
                cells.put(x, foot - held, "×", palette.ink, None, BOLD)
