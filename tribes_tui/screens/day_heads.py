"""Above the games of the day: a card a game, over its column."""

from __future__ import annotations

from collections.abc import Iterable
from textwrap import wrap
from typing import NamedTuple

from textual.geometry import Region, Size

import rules
from tribes_tui.screens.home.windows import paint_window
from tribes_tui.theme.moods import mood_of
from tribes_tui.theme.palette import BOLD, REVERSE
from tribes_tui.widgets.drawing.cells import Cells
from tribes_tui.widgets.drawing.drawn import Place, Showing
from tribes_tui.words.about import title_of

NARROW, WIDE = 11, 17
"""Columns of a game."""
PICTURE, TALL, ROOMY = 3, 6, 36
"""Rows of a picture; in a window of so many rows it is higher."""


class DayColumns(NamedTuple):
    """Columns before the first game, and of each."""

    first: int
    width: int

    @classmethod
    def of(cls, room: int, first: int) -> DayColumns:
        """The widest that there is room for."""
        return cls(first, WIDE if room >= first + WIDE * len(rules.games) + 2 else NARROW)


class DayHeads(Showing[DayColumns]):
    """The name of each game on a plate, below it what its table looks like; without colour the names alone."""

    DEFAULT_CSS = "DayHeads { height: auto; }"
    shown = DayColumns(NARROW, NARROW)

    def show(self, shown: DayColumns) -> None:
        """Over these columns."""
        if shown != self.shown:
            super().show(shown)
            self.refresh(layout=True)

    @property
    def _plate(self) -> int:
        return 1 if self.shown.width == WIDE else 2

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """The plate, the picture."""
        return self._plate + (0 if self.palette.is_bare else TALL if self.screen.size.height >= ROOMY else PICTURE)

    def lay(self, cells: Cells) -> Iterable[Place]:
        """From the left to the right."""
        p, (first, pitch) = cells.palette, self.shown
        width = pitch - 1
        for k, game_id in enumerate(rules.games):
            x, tone = first + k * pitch, p.colour(f"{mood_of(game_id)}-accent")
            window = Region(x, self._plate, width, cells.height - self._plate)
            if not p.is_bare:
                cells.fill(x, 0, width, self._plate, tone)
                cells.clip(window)
                paint_window(cells, window, game_id)
                cells.clip(None)
            for y, line in enumerate(wrap(title_of(game_id), width - 1)[: self._plate]):
                cells.put(x, y, f" {line}".ljust(width), p.on(tone), tone, BOLD | REVERSE)
        return ()
