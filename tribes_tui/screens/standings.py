"""Who stood how over a game: a line for each seat, as a bot judges the position after each move."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from textual import work

from saves import Recording, SaveError
from saves.walk import Walk
from tribes_tui.sheet.chart import at, chart
from tribes_tui.sheet.command import Command
from tribes_tui.sheet.page import Line, Page

SIGNS = "123456"
MOST_POINTS = 240
MARGIN = 2
FURNITURE = 8
"""Rows that are not the graph's."""


def standings(recording: Recording) -> list[tuple[int, tuple[float, ...]]]:
    """(move, how well each seat stands in [-1, 1]) for at most `MOST_POINTS` moves. Raises as `Walk` does."""
    walk = Walk(recording)
    count = min(len(walk) + 1, MOST_POINTS)
    numbers = [at(column, count, len(walk) + 1) for column in range(count)]
    players = range(recording.header.players)
    return [(number, tuple(state.value(p) for p in players)) for number in numbers for state in [walk.state(number)]]


class StandingsScreen(Page):
    """Dismisses with the number of the move that is looked at, or None."""

    def __init__(self, recording: Recording, names: Sequence[str], number: int) -> None:
        super().__init__()
        self._recording = recording
        self._names = names
        self._number = number
        self._points: list[tuple[int, tuple[float, ...]]] = []
        self._news = "Judging the game..."

    def on_mount(self) -> None:
        """Begin to judge, beside the screen."""
        self._judge()

    @work(thread=True)
    def _judge(self) -> None:
        try:
            points, news = standings(self._recording), ""
        except SaveError as error:
            points, news = [], str(error)
        self.app.call_from_thread(partial(self._judged, points, news))

    def _judged(self, points: list[tuple[int, tuple[float, ...]]], news: str) -> None:
        self._points, self._news = points, news
        self.paint()

    def title_text(self) -> str:
        """What this is."""
        return "who stood how"

    def lines(self) -> Sequence[Line]:
        """The graph, the move that is looked at, the seats."""
        if not self._points:
            return [Line(self._news, "dim")]
        width = min(self.sheet.size.width, 104) - 2 * MARGIN - 2
        height = max(4, self.sheet.size.height - FURNITURE - len(self._names))
        series = list(zip(*(values for _, values in self._points), strict=True))
        rows = chart(series, SIGNS, width, height)
        here = round(self._number / max(1, self._points[-1][0]) * (width - 1))
        values = self._values_here()
        seats = [
            Line(f"{SIGNS[seat]}  {name:<18} {values[seat]:+.2f}", "you" if name == "you" else "text")
            for seat, name in enumerate(self._names)
        ]
        mark = Line(f"{' ' * here}↑", "mark")
        return [*[Line(row) for row in rows], mark, Line(f"after move {self._number}", "dim"), *seats]

    def _values_here(self) -> tuple[float, ...]:
        return min(self._points, key=lambda point: abs(point[0] - self._number))[1]

    def keys(self) -> Sequence[Command]:
        """Walking along the graph."""
        return (
            Command("esc g q", "back", "back"),
            Command("left", "earlier", "earlier"),
            Command("right", "later", "later"),
            Command("enter", "see this move", "see"),
        )

    def act(self, name: str) -> None:
        """Walk, go there, or go back."""
        if name in ("earlier", "later") and self._points:
            numbers = [number for number, _ in self._points]
            near = min(range(len(numbers)), key=lambda i: abs(numbers[i] - self._number))
            near += 1 if name == "later" else -1
            self._number = numbers[max(0, min(near, len(numbers) - 1))]
            self.paint()
        else:
            self.dismiss(self._number if name == "see" else None)
