"""The one widget of a table: it shows a canvas, line by line, and repaints only what changed."""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby

from rich.segment import Segment
from textual import events
from textual.geometry import Offset, Region, Size
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from tribes_tui.sheet.canvas import Canvas
from tribes_tui.sheet.skin import Skin

RIGHT = 3
"""The number of the mouse's right button."""


class Sheet(Widget, can_focus=True):
    """Shows a `Canvas`. What it shows is changed by `show`; a click is told as `Clicked`."""

    DEFAULT_CSS = "Sheet { width: 1fr; height: 1fr; }"

    class Clicked(Message):
        """A cell was clicked, with the right button if `asks`."""

        def __init__(self, place: Offset, asks: bool = False) -> None:
            super().__init__()
            self.place = place
            self.asks = asks

    class Lifted(Message):
        """The mouse was pressed on a cell and is being moved: a drag begins."""

        def __init__(self, start: Offset) -> None:
            super().__init__()
            self.start = start

    class Dragged(Message):
        """The mouse was pressed on one cell and let go on another; `end` is None when the window changed meanwhile."""

        def __init__(self, start: Offset, end: Offset | None) -> None:
            super().__init__()
            self.start = start
            self.end = end

    class Resized(Message):
        """There is another number of cells now, and nothing was drawn for it yet."""

    def __init__(self, skin: Skin, draw: Callable[[], None] | None = None) -> None:
        """`draw` is called when the sheet is to be seen in a new size; it calls `show` with a canvas of that size.

        So the first that goes to the terminal is right already, instead of the old canvas in a new frame.
        """
        super().__init__()
        self._skin = skin
        self._draw = draw
        self._asked_for: Size | None = None
        self._is_drawing = False
        self._canvas = Canvas(0, 0)
        self._strips: list[Strip | None] = []
        self._pressed: Offset | None = None
        self._is_dragged = False

    @property
    def canvas(self) -> Canvas:
        """What is shown."""
        return self._canvas

    def restyle(self, skin: Skin) -> None:
        """Show the same in another skin."""
        self._skin = skin
        self._strips = [None] * self._canvas.height
        self.refresh()

    def show(self, canvas: Canvas) -> None:
        """Show `canvas`, repainting the cells that are not what they were."""
        before, self._canvas = self._canvas, canvas
        if (before.width, before.height) != (canvas.width, canvas.height):
            self._strips = [None] * canvas.height
            if not self._is_drawing:
                self.refresh()
            return
        changed = [region for y in range(canvas.height) if (region := _changed(before, canvas, y)) is not None]
        for region in changed:
            self._strips[region.y] = None
        if changed:
            self.refresh(*changed)

    @property
    def is_stale(self) -> bool:
        """Whether what is shown was drawn for another size."""
        return self.size != (self._canvas.width, self._canvas.height)

    def render_line(self, y: int) -> Strip:
        """One row of the canvas."""
        if self._draw is not None and self.is_stale and self._asked_for != self.size:
            self._draw_for(self._draw, self.size)
        if y >= self._canvas.height:
            return Strip.blank(self.size.width, self._skin.style("text"))
        strip = self._strips[y]
        if strip is None:
            strip = self._strips[y] = self._strip(y)
        return strip.adjust_cell_length(self.size.width, self._skin.style("text"))

    def on_mouse_down(self, event: events.MouseDown) -> None:
        """Here a drag may begin."""
        self._pressed, self._is_dragged = Offset(event.x, event.y), False

    def on_mouse_move(self, event: events.MouseMove) -> None:
        """A way of at least two cells with the button pressed is a drag."""
        start = self._pressed
        if start is not None and not self._is_dragged and _is_far(start, Offset(event.x, event.y)):
            self._is_dragged = True
            self.post_message(self.Lifted(start))

    def on_mouse_up(self, event: events.MouseUp) -> None:
        """The end of a drag, also of one of which no move was told."""
        start, end = self._pressed, Offset(event.x, event.y)
        self._pressed = None
        if start is not None and (self._is_dragged or _is_far(start, end)):
            self._is_dragged = True
            self.post_message(self.Dragged(start, end))

    def on_click(self, event: events.Click) -> None:
        """Tell where; the end of a drag is no click."""
        event.stop()
        if not self._is_dragged:
            self.post_message(self.Clicked(Offset(event.x, event.y), event.button == RIGHT))
        self._is_dragged = False

    def _draw_for(self, draw: Callable[[], None], size: Size) -> None:
        """Have it drawn in the middle of a paint, which shows it: no refresh is needed."""
        self._asked_for, self._is_drawing = size, True
        try:
            draw()
        finally:
            self._is_drawing = False

    def on_resize(self) -> None:
        """Tell that everything must be drawn anew, unless it was; nothing is where a drag began any more."""
        if self._pressed is not None:
            self.post_message(self.Dragged(self._pressed, None))
            self._pressed, self._is_dragged = None, True
        if self.is_stale:
            self.post_message(self.Resized())

    def _strip(self, y: int) -> Strip:
        chars, style = self._canvas.chars[y], self._skin.style
        segments, start = [], 0
        for role, run in groupby(self._canvas.roles[y]):
            end = start + len(list(run))
            segments.append(Segment("".join(chars[start:end]), style(role)))
            start = end
        return Strip(segments, self._canvas.width)


def _is_far(start: Offset, end: Offset) -> bool:
    return max(abs(start.x - end.x), 2 * abs(start.y - end.y)) >= 2


def _changed(before: Canvas, after: Canvas, y: int) -> Region | None:
    """The part of row `y` that is not the same, None if all is."""
    old, new = before.chars[y], after.chars[y]
    old_roles, new_roles = before.roles[y], after.roles[y]
    if old == new and old_roles == new_roles:
        return None
    differs = [i for i in range(after.width) if old[i] != new[i] or old_roles[i] != new_roles[i]]
    return Region(differs[0], y, differs[-1] - differs[0] + 1, 1)
