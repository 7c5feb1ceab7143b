"""How everybody stood, as a graph under its heading, with the turning points as numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from textual.app import ComposeResult

from tribes_tui.table.how_it_went import MEASURES, POINTS, ridges
from tribes_tui.theme.palette import BOLD
from tribes_tui.widgets.charts.chart import Chart
from tribes_tui.widgets.charts.values import Ridges
from tribes_tui.widgets.drawing.felt import Felt
from tribes_tui.widgets.drawing.lines import Words
from tribes_tui.words.said import common, replay

if TYPE_CHECKING:
    from tribes_tui.play.standings import Standings

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
        legend = next((text for text in (replay.legend(), replay.legend_brief()) if len(text) < room), "")
        self._heading.say(((title, "accent", BOLD), (f"  {legend}", "dim")))

    def show(self, found: Standings, names: Sequence[str], now: int | None, ranking: Sequence[int]) -> None:
        """Mark the position that is looked at; None: the end is, and nothing is marked."""
        self._found = found
        self._say_heading()
        self._chart.show(ridges(found, names, self._round_name, self.measure, now, ranking))
