"""A screen of text lines: help, log, handing over, the end. Drawn like the table, on one sheet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from textual import events
from textual.app import ComposeResult
from textual.await_complete import AwaitComplete
from textual.geometry import Offset, Region
from textual.screen import Screen

from tribes_tui.display.targets import Target, Targets
from tribes_tui.profile.known import shown
from tribes_tui.sheet.canvas import Canvas
from tribes_tui.sheet.command import Command
from tribes_tui.sheet.line import Line as Line
from tribes_tui.sheet.skin import Skin, skin_of
from tribes_tui.sheet.widget import Sheet
from tribes_tui.words.folding import fold

WIDEST = 100
MORE = "↓ more"
SCROLL = {"up": -1, "k": -1, "down": 1, "j": 1, "pageup": -10, "pagedown": 10, "home": -(10**6), "end": 10**6}


class Page(Screen[Any]):
    """Lines under a title, scrolled when they are many, with the keys that work in the last row.

    A subclass gives `title_text`, `lines` and `keys`, and carries out `act`.
    """

    AUTO_FOCUS: ClassVar[str | None] = "Sheet"
    centred: ClassVar[bool] = False
    from_the_end: ClassVar[bool] = False
    hang: ClassVar[str] = ""
    """By what the rest of a line that is too long is set in."""

    def __init__(self) -> None:
        super().__init__()
        self._top: int | None = None
        self._footer = Targets()
        self._more = Region()
        self._skin = Skin(None)

    # ---- What a page writes -------------------------------------------------------------------

    def title_text(self) -> str:
        """The first row."""
        raise NotImplementedError

    def lines(self) -> Sequence[Line]:
        """What stands on the page."""
        raise NotImplementedError

    def keys(self) -> Sequence[Command]:
        """The keys that work now."""
        return (Command("esc", "back", "back"),)

    def act(self, name: str) -> None:
        """Carry out a command of `keys`."""
        if name == "back":
            self.dismiss(None)

    # ---- What is the same ---------------------------------------------------------------------

    @property
    def sheet(self) -> Sheet:
        """The widget on which all is drawn."""
        return self.query_one(Sheet)

    def compose(self) -> ComposeResult:
        """One sheet."""
        self._skin = skin_of(self.app)
        yield Sheet(self._skin, self.paint)

    def on_sheet_resized(self) -> None:
        """Draw it for the new size."""
        self.paint()

    def on_key(self, event: events.Key) -> None:
        """Textual calls the handlers of all base classes: this is the only one, `pressed` the one to override.

        A key that was typed ahead of a page's end, or of another's beginning, is not for that page any more.
        """
        if self.is_on_top:
            self.pressed(event)
        else:
            event.stop()

    @property
    def is_on_top(self) -> bool:
        """Whether keys are for this page. A page that is seen through the one above is "current" for Textual."""
        return self.app.screen_stack[-1:] == [self]

    def dismiss(self, result: Any = None) -> AwaitComplete:
        """Close once, and only from the top: else it would close what lies beneath, or above."""
        return super().dismiss(result) if self.is_on_top else AwaitComplete()

    def on_sheet_clicked(self, event: Sheet.Clicked) -> None:
        """As `on_key`: `clicked` is the one to override."""
        self.clicked(event)

    def pressed(self, event: events.Key) -> None:
        """Scroll, or carry out what the key stands for."""
        key = _name_of(event)
        command = next((c for c in self.keys() if key in c.key.split()), None)
        if command is not None:
            event.stop()
            self.act(command.name)
        elif event.key in SCROLL:
            event.stop()
            self._top = (self._top or 0) + SCROLL[event.key]
            self.paint()

    def on_mouse_scroll_down(self) -> None:
        """Three lines down."""
        self._scroll_by(3)

    def on_mouse_scroll_up(self) -> None:
        """Three lines up."""
        self._scroll_by(-3)

    def clicked(self, event: Sheet.Clicked) -> None:
        """The keys of the footer can be clicked, and that there is more."""
        target = self._footer.at(event.place)
        if self._more.contains_point(event.place):
            self._scroll_by(self.sheet.size.height - 6)
        elif target is not None:
            self.act(target.name)

    def _scroll_by(self, rows: int) -> None:
        self._top = (self._top or 0) + rows
        self.paint()

    def paint(self) -> None:
        """Draw everything, as soon as there is something to draw on."""
        if not self.children:
            return
        width, height = self.sheet.size
        if height < 3:
            return
        canvas = Canvas(width, height, self._skin.ink)
        canvas.fill(Region(0, 0, width, 1), "head")
        canvas.text(1, 0, self.title_text(), "head", width - 2)
        self._draw_lines(canvas, Region(0, 2, width, height - 4))
        self._footer = Targets(_draw_keys(canvas, self.keys()))
        self.sheet.show(canvas)
        self.app.cursor_position = Offset(1, 0)

    def _draw_lines(self, canvas: Canvas, area: Region) -> None:
        column = min(area.width - 4, WIDEST)
        x = max(2, (area.width - column) // 2)
        folded = [Line(piece, line.role) for line in self.lines() for piece in fold(line.text, column, self.hang)]
        last = max(0, len(folded) - area.height)
        top = (last if self.from_the_end else 0) if self._top is None else min(max(0, self._top), last)
        if self._top is not None:
            self._top = top
        shown = folded[top : top + area.height]
        y = area.y + (max(0, area.height - len(shown)) // 2 if self.centred else 0)
        for line in shown:
            if self.centred:
                canvas.centre(area, y, line.text, line.role)
            else:
                canvas.text(x, y, line.text, line.role)
            y += 1
        self._more = Region()
        if top < last:
            start = canvas.right(area.right - 1, area.bottom, MORE, "dim")
            self._more = Region(start, area.bottom, len(MORE), 1)


def _draw_keys(canvas: Canvas, commands: Sequence[Command]) -> list[Target]:
    x, y, targets = 1, canvas.height - 1, []
    for command in commands:
        end = canvas.parts(x, y, (shown(command.key.split()[0]), "key"), (f" {command.label}", "dim"))
        targets.append(Target(command.name, (Region(x, y, end - x, 1),)))
        x = end + 2
    return targets


def _name_of(event: events.Key) -> str:
    """The key as commands write it: the character, or its name."""
    if event.is_printable and event.character and event.character != " ":
        return event.character
    return {"escape": "esc"}.get(event.key, event.key)
