"""What every round has given to everybody, and all of it together."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from textual.geometry import Region

from tribes_tui.display.wide import shortened
from tribes_tui.games.tribal.rixe.words.said import table as said
from tribes_tui.theme.palette import BOLD
from tribes_tui.widgets.drawing.drawn import Drawn
from tribes_tui.widgets.drawing.shapes import frame, seat_pill

if TYPE_CHECKING:
    from tribes_tui.widgets.drawing.cells import Cells
    from tribes_tui.widgets.drawing.drawn import Place

NAMES = 8
"""Columns for names."""
PITCHES = 4, 3
"""Columns for a round, the wider ones where there is room for all rounds."""
TOTAL = 6
"""Columns for the points together, with the frame."""


class Score(NamedTuple):
    """A seat's line: its points by rounds so far, the present one last, and together."""

    seat: int
    name: str
    is_acting: bool
    gains: tuple[int, ...]
    total: int
    start: int = 0
    """Those that it began with."""


class PointsTable(Drawn):
    """A table with a line a seat."""

    DEFAULT_CSS = "PointsTable { height: 7; }"

    def __init__(self, id: str | None = None) -> None:
        super().__init__(id=id)
        self._scores: tuple[Score, ...] = ()
        self._rounds = 0

    def show(self, scores: Sequence[Score], rounds: int) -> None:
        """These scores of a game of so many rounds."""
        self._scores, self._rounds = tuple(scores), rounds
        self.changed()

    def shape(self) -> Hashable:
        """All of it."""
        return self._scores, self._rounds

    def lay(self, cells: Cells) -> Iterable[Place]:
        """The rounds above, the latest ones if there are more than fit; a dot for those to come."""
        palette = cells.palette
        frame(cells, Region(0, 0, cells.width, cells.height), palette.line, said.points(), palette.accent)
        room = cells.width - NAMES - 1 - TOTAL
        has_start = any(score.start for score in self._scores)
        pitch = next((pitch for pitch in PITCHES if (self._rounds + has_start) * pitch <= room), PITCHES[-1])
        most = max(1, room // pitch - has_start)
        now = max((len(score.gains) for score in self._scores), default=0)
        first = max(0, min(self._rounds - most, now - most + 1))
        shown = range(first, min(self._rounds, first + most))
        x = NAMES + 1 + pitch * has_start
        if has_start:
            cells.right(x, 1, said.start(), palette.dim)
        else:
            cells.put(2, 1, said.round(), palette.dim)
        cells.right(cells.width - 2, 1, said.together_brief(), palette.dim)
        for k, number in enumerate(shown):
            ink = palette.ink if number == now - 1 else palette.dim
            cells.right(x + pitch * (k + 1), 1, str(number + 1), ink)
        for y, score in enumerate(self._scores, 2):
            if has_start:
                cells.right(x, y, str(score.start), palette.soft)
            self._line(cells, y, score, shown, pitch, x)
        return ()

    def _line(self, cells: Cells, y: int, score: Score, shown: range, pitch: int, x: int) -> None:
        palette = cells.palette
        name = shortened(score.name, NAMES + pitch - PITCHES[0] - 1)
        seat_pill(cells, 2, y, name, score.seat, score.is_acting)
        for k, number in enumerate(shown):
            gain = str(score.gains[number]) if number < len(score.gains) else "·"
            is_now = number == len(score.gains) - 1
            cells.right(x + pitch * (k + 1), y, gain, palette.ink if is_now else palette.soft)
        cells.right(cells.width - 2, y, str(score.total), palette.ink, None, BOLD)
