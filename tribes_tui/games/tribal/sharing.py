"""Zones and, below them, a panel in the rows that no column needs now: what stands around both never moves."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.widget import Widget

from tribes_tui.widgets.drawing.felt import Felt


class Sharing(Felt):
    """The zones take what is left by the panel, and that has as many rows as columns leave free; where those are too few, `always`."""

    def __init__(self, zones: Widget, panel: Widget, least: int, id: str, always: int = 0) -> None:
        super().__init__(id=id)
        self._zones, self._panel, self._least, self._always = zones, panel, least, always
        self._needed = self._more = 0

    def compose(self) -> ComposeResult:
        """One above the other."""
        yield self._zones
        yield self._panel

    def keep(self, rows: int, more: int = 0) -> None:
        """So many rows are the zones' own, and so many more where the panel has its least all the same."""
        self._needed, self._more = rows, more
        self.on_resize()

    def on_resize(self) -> None:
        """Share what there is; before there is a size, nothing."""
        free = self.size.height - self._needed
        self._panel.styles.height = max(self._least, free - self._more) if free >= self._least else self._always
