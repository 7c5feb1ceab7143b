"""Above a graph, where the game turned: each point in words, a line from them to its place."""

from collections.abc import Hashable, Iterable, Sequence

from tribes_tui.widgets.charts.chart import Chart
from tribes_tui.widgets.charts.ridges import layout_of, places_of
from tribes_tui.widgets.charts.values import Ridges
from tribes_tui.widgets.drawing import Cells, Drawn, Place, to_sentence


class Flags(Drawn):
    """A row a point, in the rows there are; of those left over only the number stands above the graph."""

    DEFAULT_CSS = "Flags { height: 0; margin: 0 1 0 0; }"

    def __init__(self, chart: Chart, told: Sequence[Sequence[str]]) -> None:
        """What is told of the points by their numbers, from 1: each in ever fewer words."""
        super().__init__()
        self._chart, self._told = chart, told

    def shape(self) -> Hashable:
        """Where the points are."""
        return self._chart.size, *self._told

    def lay(self, cells: Cells) -> Iterable[Place]:
        """Words stand at the side of their line that has more room; no line crosses words."""
        plot = self._chart.shown
        if not isinstance(plot, Ridges) or not self._chart.size:
            return ()
        found = layout_of(plot, *self._chart.size)
        marks = [
            (column + 1, self._told[moment.number - 1])
            for moment, column in places_of(plot, found)
            if moment.number <= cells.height
        ]
        begins, early = 1, 0
        for x, _ in marks:  # at its right, where that is wider than what earlier lines leave at its left
            if cells.width - x < x - begins:
                break
            begins, early = x + 2, early + 1
        rows = [*marks[:early], *reversed(marks[early:])]
        for y, (x, told) in enumerate(rows):
            is_early = y < early
            room = cells.width - x - 3 if is_early else x - begins - 2
            text = next((form for form in told if len(form) <= room), to_sentence(told[-1], room))
            cells.put(x, y, "┌" if is_early else "┐", cells.palette.line)
            cells.put(x + 2 if is_early else x - 1 - len(text), y, text, cells.palette.ink)
            for row in range(y + 1, cells.height):
                cells.put(x, row, "│", cells.palette.line)
        return ()
