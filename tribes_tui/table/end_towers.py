"""The scores of a game's end as towers, one tone a source; or what each seat held after every round, a strip a seat."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tribes_tui.table.end_pieces import tone_of
from tribes_tui.table.ending import Ending, Result
from tribes_tui.theme.palette import BOLD
from tribes_tui.widgets.cells import Cells
from tribes_tui.widgets.drawn import Drawn
from tribes_tui.widgets.pixels import LOWER
from tribes_tui.widgets.places import Place
from tribes_tui.words.ending import foot

WIDEST = 11
EIGHTHS = 8
NAMES = 11
"""Columns for the names beside the strips."""


class Towers(Drawn, can_focus=False):
    """A tower a seat, from the first place to the last; every source is as high as it is worth, to an eighth of a row."""

    def __init__(self, ending: Ending, result: Result) -> None:
        super().__init__()
        self._ending, self._result = ending, result
        self._points = [source for source in ending.sources if source.is_points]

    def lay(self, cells: Cells) -> Iterable[Place]:
        """All towers on one ground."""
        seats = self._result.seats
        pitch = min(WIDEST + 4, cells.width // len(seats))
        left = (cells.width - pitch * len(seats)) // 2
        highest = max(1, *self._result.scores)
        for k, seat in enumerate(seats):
            self._paint_tower(cells, left + k * pitch, pitch - 1, seat, (cells.height - 2) / highest)
        return ()

    def _paint_tower(self, cells: Cells, x: int, width: int, seat: int, rows_a_point: float) -> None:
        palette, result, ground = cells.palette, self._result, cells.height - 1
        name = foot(result.name(seat), result.ranking[seat])
        tone = palette.seats[seat % len(palette.seats)]
        ink = palette.ink if palette.is_bare else palette.on(tone)
        cells.put(x, ground, (name if len(name) <= width else result.name(seat))[:width].center(width), ink, tone, BOLD)
        level = 0.0
        inner = max(1, min(WIDEST, width - 2))
        left = x + (width - inner) // 2
        for number, source in enumerate(self._points):
            value = source.values[seat]
            if value > 0:
                below, level = level, level + value * rows_a_point
                self._paint_part(cells, left, inner, below, level, tone_of(cells, number), str(value))
        top = ground - 1 - int(level + 0.99)
        cells.centre(x, max(0, top), width, f"{result.scores[seat]}", palette.ink, None, BOLD)

    def _paint_part(self, cells: Cells, x: int, width: int, below: float, above: float, tone: str, label: str) -> None:
        """A part from one level to another, in rows above the ground; its number where a whole row is free."""
        palette, ground = cells.palette, cells.height - 2
        low, high = round(EIGHTHS * below), round(EIGHTHS * above)
        tones = [tone] * width
        if width > 4:
            tones[-1] = palette.lighter(tone, -0.12)
        full = [row for row in range(low // EIGHTHS, high // EIGHTHS) if low <= EIGHTHS * row]
        for row in full:
            if palette.is_bare:
                cells.put(x, ground - row, "█" * width, palette.ink)
            else:
                for column, shade in enumerate(tones, x):
                    cells.put(column, ground - row, " ", shade, shade)
        if high % EIGHTHS and high // EIGHTHS >= low // EIGHTHS:
            row = high // EIGHTHS
            for column, shade in enumerate(tones, x):
                cells.put(column, ground - row, LOWER[high % EIGHTHS], palette.ink if palette.is_bare else shade)
        if low % EIGHTHS and low // EIGHTHS < high // EIGHTHS and not palette.is_bare:
            self._join(cells, x, ground - low // EIGHTHS, tones)
        if full:
            row = ground - full[len(full) // 2]
            text = f" {label} " if palette.is_bare else label
            cells.centre(x, row, width, text, palette.ink if palette.is_bare else palette.on(tone), None, BOLD)

    def _join(self, cells: Cells, x: int, y: int, tones: Sequence[str]) -> None:
        """The row in which one part ends and the next begins: what is above lies behind."""
        for column, shade in enumerate(tones, x):
            sign, ink, _, _ = cells.rows[y][column]
            cells.put(column, y, sign, ink, shade)


class Strips(Drawn, can_focus=False):
    """What each seat held after every round: a column a round, a mark each, × where some were lost.

    Where there is no room for so many marks above each other, a number stands for them.
    """

    def __init__(self, ending: Ending, result: Result) -> None:
        super().__init__()
        self._ending, self._result = ending, result

    def lay(self, cells: Cells) -> Iterable[Place]:
        """A strip a seat, from the first place to the last, and the numbers of the rounds below."""
        palette, course = cells.palette, self._ending.course
        rounds, room = len(course[0]), cells.width - NAMES
        most = max(1, *(max(row, default=0) for row in course))
        high = most + 1 if (most + 2) * len(course) < cells.height else 1
        pitch = max(3, min(5, room // max(1, rounds)))
        first = max(0, rounds - room // pitch)
        for k, seat in enumerate(self._result.seats):
            self._paint_strip(cells, k * (high + 1), high, seat, range(first, rounds), pitch)
        for number in range(first, rounds):
            x = NAMES + (number - first) * pitch
            cells.put(x, len(course) * (high + 1), f"{number + 1:>2}", palette.dim)
        return ()

    def _paint_strip(self, cells: Cells, y: int, high: int, seat: int, rounds: range, pitch: int) -> None:
        palette, row = cells.palette, self._ending.course[seat]
        tone, foot = palette.seats[seat % len(palette.seats)], y + high - 1
        cells.put(0, foot, self._result.name(seat)[: NAMES - 1], tone, None, BOLD)
        cells.put(0, foot + 1, "─" * min(cells.width, NAMES + pitch * len(rounds)), palette.line)
        for k, number in enumerate(rounds):
            x, held = NAMES + k * pitch, row[number]
            is_less = number > 0 and held < row[number - 1]
            if high == 1:
                cells.put(x, foot, f"{held:>2}", palette.danger if is_less else tone, None, BOLD if is_less else 0)
                continue
            for step in range(held):
                cells.put(x, foot - step, "▟▘", tone)
            if is_less:
                cells.put(x, foot - held, "×", palette.danger, None, BOLD)
