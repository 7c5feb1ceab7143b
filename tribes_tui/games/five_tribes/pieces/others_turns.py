"""Turns below each other: whose, the way from tile to tile with the meeple that was dropped, what it brought."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, NamedTuple

from textual.geometry import Offset

from tribes_tui.display.wide import shortened
from tribes_tui.theme.palette import BOLD
from tribes_tui.widgets import shapes
from tribes_tui.widgets.drawn import Drawn
from tribes_tui.widgets.lines import fold, words_of
from tribes_tui.widgets.names import name_in

if TYPE_CHECKING:
    from tribes_tui.widgets.cells import Cells
    from tribes_tui.widgets.places import Place
    from tribes_tui.widgets.words import Line

NAME_ROOM = 16
MOST_COLUMNS = 100
STEP = 6
"""Columns of a step: the tile, the meeple's letter, a gap."""


class Drop(NamedTuple):
    """A step: the tile, the letter and the colour of what was dropped there."""

    tile: str
    letter: str
    tone: str


class OthersTurn(NamedTuple):
    """A turn: who, where the meeples were taken, the steps, what came of it."""

    who: str
    seat: int
    start: str
    drops: tuple[Drop, ...]
    brought: str

    @property
    def way_text(self) -> str:
        """The way in words: `from a4: b4 E, c4 M`."""
        return f"from {self.start}: " + ", ".join(f"{drop.tile} {drop.letter}" for drop in self.drops)


class OthersTurnsPicture(Drawn):
    """It has no places."""

    def __init__(self, turns: tuple[OthersTurn, ...], legend: Line, bids: str = "") -> None:
        """`bids`: what was bid, a sentence, empty if nothing was."""
        super().__init__()
        self._turns, self._legend, self._bids = turns, legend, bids

    def lay(self, cells: Cells) -> Iterable[Place]:
        """A block a turn, with a free row between them where there is room."""
        palette, width = cells.palette, min(MOST_COLUMNS, cells.width - 2)
        x = (cells.width - width) // 2
        blocks = [self._rows(turn, width - NAME_ROOM - 1) for turn in self._turns]
        needed = sum(map(len, blocks))
        gap = 1 if needed + len(blocks) < cells.height - 1 else 0
        y = max(0, min(2, (cells.height - needed - gap * len(blocks)) // 2))
        for turn, rows in zip(self._turns, blocks, strict=True):
            self._paint(cells, x, y, turn, rows, width)
            y += len(rows) + gap
        said = [words_of(line) for line in fold(((self._bids, ""),), width)] if self._bids else []
        for row, line in enumerate(said, cells.height - 1 - len(said)):
            if row >= y:
                cells.put(x, row, line, palette.soft)
        cells.parts(x, cells.height - 1, self._legend)
        return ()

    def _rows(self, turn: OthersTurn, room: int) -> list[tuple[Drop, ...] | str]:
        """The steps, as many as go into a row, then the words."""
        per_row = max(1, (room - STEP) // (STEP + 1))
        steps = [turn.drops[k : k + per_row] for k in range(0, len(turn.drops), per_row)]
        return [*steps, *(words_of(line) for line in fold(((turn.brought, ""),), room))]

    def _paint(
        self, cells: Cells, x: int, y: int, turn: OthersTurn, rows: list[tuple[Drop, ...] | str], width: int
    ) -> None:
        palette = cells.palette
        tone = palette.seats[turn.seat % len(palette.seats)]
        who = name_in(turn.who, NAME_ROOM - 3)
        shapes.pill(cells, x, y, who, tone, palette.on(tone))
        for row, told in enumerate(rows, y):
            left = x + NAME_ROOM
            if isinstance(told, str):
                cells.put(left, row, shortened(told, width - NAME_ROOM), palette.ink)
                continue
            if row == y:
                cells.put(left, row, turn.start, palette.soft, None, BOLD)
            left += 3
            for drop in told:
                left = self._paint_step(cells, left, row, drop) + 1

    def _paint_step(self, cells: Cells, x: int, y: int, drop: Drop) -> int:
        palette = cells.palette
        x = cells.put(x, y, "→ ", palette.dim)
        x = cells.put(x, y, drop.tile, palette.soft)
        tone = palette.colour(drop.tone)
        ink, ground = (palette.ink, None) if palette.is_bare else (palette.on(tone), tone)
        return cells.put(x, y, f"{drop.letter}", ink, ground, BOLD)

    def place_at(self, where: Offset) -> str:
        """It can't be pointed at."""
        return ""
