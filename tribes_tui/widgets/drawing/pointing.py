"""What a piece tells when it is pointed at, and how the mouse's ways become that."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from textual import events
from textual.geometry import Offset
from textual.widget import Widget

from tribes_tui.widgets.drawing import messages

if TYPE_CHECKING:
    from textual.screen import Screen


class KeepsScreen(Widget):
    """It looks for its screen once: Textual walks up to it at each question for a size, some hundred at every key."""

    _on: Screen[object] | None = None

    @property
    def screen(self) -> Screen[object]:
        """Where it lies; raises `NoScreen` before it is mounted."""
        if self._on is None:
            self._on = super().screen
        return self._on


RIGHT_BUTTON = 3


class Pointing(KeepsScreen):
    """What a piece makes of the mouse."""

    ALLOW_SELECT: ClassVar[bool] = False  # a drag would select text

    Chosen = messages.Chosen
    Asked = messages.Asked
    Pointed = messages.Pointed
    Lifted = messages.Lifted
    Dragged = messages.Dragged
    Dropped = messages.Dropped

    def __init__(self, id: str | None = None, classes: str | None = None) -> None:
        super().__init__(id=id, classes=classes)
        self._pointed = ""
        self._pressed = ""
        self._pressed_at = self._dragged_to = Offset()
        self._is_dragged = False

    def place_at(self, where: Offset) -> str:
        """The name of the place at a cell of the piece; "" if there is none."""
        return ""

    def _tell(self, kind: type[messages.PlaceMessage], name: str) -> None:
        self.post_message(kind(self, name))

    def on_mouse_move(self, event: events.MouseMove) -> None:
        """Another place is pointed at, or what was pressed is dragged."""
        where = event.offset
        if self._pressed and not self._is_dragged and where != self._pressed_at:
            self._is_dragged = True
            self._tell(messages.Lifted, self._pressed)
        if self._is_dragged:
            if where != self._dragged_to:
                self._dragged_to = where
                self.post_message(messages.Dragged(self, self._pressed, event.screen_offset))
            return
        name = self.place_at(where)
        if name != self._pointed:
            self._pointed = name
            if name:
                self._tell(messages.Pointed, name)

    def on_leave(self, event: events.Leave) -> None:
        """Nothing is pointed at any more."""
        self._pointed = ""

    def on_mouse_down(self, event: events.MouseDown) -> None:
        """A drag may begin here."""
        self._pressed, self._pressed_at = self.place_at(event.offset), event.offset
        self._dragged_to = event.offset
        self._is_dragged = False
        if self._pressed:
            self.capture_mouse()  # also the first move may lead away from here

    def on_mouse_up(self, event: events.MouseUp) -> None:
        """What was dragged is let go."""
        if self._pressed:
            self.release_mouse()
        if self._is_dragged and self._pressed:
            self.post_message(messages.Dropped(self, self._pressed, event.screen_offset))
        self._pressed = ""

    def on_resize(self) -> None:
        """What was dragged lies elsewhere now: nothing is."""
        self._pressed, self._is_dragged = "", False
        self.release_mouse()

    def on_click(self, event: events.Click) -> None:
        """A place is chosen, or asked about with the right button; the end of a drag is neither."""
        name = self.place_at(event.offset)
        if name and not self._is_dragged:
            event.stop()
            self._tell(messages.Asked if event.button == RIGHT_BUTTON else messages.Chosen, name)
        self._is_dragged = False
