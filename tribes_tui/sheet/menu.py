"""A page of rows to walk over and choose from; a row may be a text that is typed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, NamedTuple

from textual import events
from textual.geometry import Region

from tribes_tui.display.targets import Target, Targets
from tribes_tui.sheet.canvas import Canvas
from tribes_tui.sheet.page import MORE, WIDEST, Line, Page
from tribes_tui.sheet.widget import Sheet

LESS = "↑ more"


class Row(NamedTuple):
    """A row: its name ("" for one that can't be chosen), its text; `typed` is the text that typing changes."""

    name: str
    text: str
    typed: str | None = None
    role: str = "text"


class Menu(Page):
    """Rows under a title: arrows walk, Enter, Space or a click chooses, left and right step through choices.

    A subclass gives `rows`, and carries out `chosen`, `stepped` and `typed`.
    """

    longest: ClassVar[int] = 40
    """Characters of a text that is typed."""

    def __init__(self) -> None:
        super().__init__()
        self.at = 0
        self.typing: str | None = None
        self.news = ""
        self._places = Targets()
        self._ends: list[tuple[Region, int]] = []

    # ---- What a menu writes -------------------------------------------------------------------

    def rows(self) -> Sequence[Row]:
        """What stands there now."""
        raise NotImplementedError

    def chosen(self, name: str) -> None:
        """A row was chosen."""

    def stepped(self, name: str, by: int) -> None:
        """Left (-1) or right (+1) on a row."""

    def typed(self, name: str, text: str) -> None:
        """A text was typed into a row."""

    # ---- What is the same ---------------------------------------------------------------------

    @property
    def row(self) -> Row:
        """The row under the cursor."""
        rows = self.rows()
        self.at = min(self.at, len(rows) - 1)
        if not rows[self.at].name:
            self.at = next(i for i, row in enumerate(rows) if row.name)
        return rows[self.at]

    def lines(self) -> Sequence[Line]:
        """The rows as text."""
        return [Line(row.text, row.role) for row in self.rows()]

    def pressed(self, event: events.Key) -> None:
        """Walk, choose, step, or type."""
        if self.typing is not None:
            event.stop()
            self._type(event)
        elif event.key in ("up", "down", "tab", "shift+tab"):
            event.stop()
            self._walk(-1 if event.key in ("up", "shift+tab") else 1)
        elif event.key in ("left", "right"):
            event.stop()
            self.stepped(self.row.name, -1 if event.key == "left" else 1)
            self.paint()
        elif event.key in ("enter", "space"):
            event.stop()
            self._choose()
        else:
            super().pressed(event)

    def clicked(self, event: Sheet.Clicked) -> None:
        """A click on a row chooses it, one with the right button only goes there: for what the footer does with it."""
        for end, rows in self._ends:
            if end.contains_point(event.place):
                self._scroll_by(rows)
                return
        place = self._places.at(event.place)
        if place is None:
            super().clicked(event)
            return
        self.at = int(place.name)
        if event.asks:
            self.paint()
        else:
            self._choose()

    def _walk(self, by: int) -> None:
        rows = self.rows()
        for step in range(1, len(rows) + 1):
            at = (self.at + by * step) % len(rows)
            if rows[at].name:
                self.at = at
                break
        self.paint()

    def _choose(self) -> None:
        row = self.row
        if row.typed is not None:
            self.typing = row.typed
            self.paint()
        else:
            self.chosen(row.name)
            if self.is_on_top:
                self.paint()

    def _type(self, event: events.Key) -> None:
        assert self.typing is not None
        if event.key in ("enter", "escape", "tab"):
            text, self.typing = self.typing, None
            if event.key != "escape":
                self.typed(self.row.name, text)
        elif event.key == "backspace":
            self.typing = self.typing[:-1]
        elif event.is_printable and event.character and len(self.typing) < self.longest:
            self.typing += event.character
        self.paint()

    def _draw_lines(self, canvas: Canvas, area: Region) -> None:
        rows, here = self.rows(), self.row
        column = min(area.width - 4, WIDEST)
        x = max(2, (area.width - column) // 2)
        height = area.height - 1
        first = max(0, min(self.at - height // 2, len(rows) - height))
        places = []
        for i, row in enumerate(rows[first : first + height], first):
            y = area.y + i - first
            under = row is here or i == self.at
            text = row.text if self.typing is None or not under else f"{_label(row)}{self.typing}_"
            mark = "▸ " if under else "  "
            shown = mark + text if len(mark + text) <= column else f"{mark}{text[: column - 3]}…"
            canvas.text(x, y, shown.ljust(column) if under else shown, row.role + ("+cursor" if under else ""))
            if row.name:
                places.append(Target(str(i), (Region(x, y, column, 1),)))
        self._places = Targets(places)
        self._draw_ends(canvas, area, first > 0, first + height < len(rows))
        canvas.text(x, area.bottom - 1, self.news[:column], "mark")

    def _draw_ends(self, canvas: Canvas, area: Region, above: bool, below: bool) -> None:
        """Marks for rows out of sight; a click on one, or the wheel, walks there."""
        self._ends = []
        for is_there, text, y, by in ((above, LESS, area.y - 1, -1), (below, MORE, area.bottom, 1)):
            if is_there:
                start = canvas.right(area.right - 1, y, text, "dim")
                self._ends.append((Region(start, y, len(text), 1), by * (area.height - 2)))

    def _scroll_by(self, rows: int) -> None:
        """As many rows on, over those that can be chosen."""
        if self.typing is None:
            can = [i for i, row in enumerate(self.rows()) if row.name]
            goal = max(can[0], min(can[-1], self.at + rows))
            self.at = min(can, key=lambda i: abs(i - goal))
            self.paint()


def _label(row: Row) -> str:
    return row.text.removesuffix(row.typed) if row.typed else row.text
