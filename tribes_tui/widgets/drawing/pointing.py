"""What a piece tells when it is pointed at, and how the mouse's ways become that."""

from typing import ClassVar

from textual import events
from textual.geometry import Offset
from textual.message import Message
from textual.screen import Screen
from textual.widget import Widget


class KeepsScreen(Widget):
    """It looks for its screen once: Textual walks up to it at each question for a size, some hundred at every key."""

    _on: Screen[object] | None = None

    @property
    def screen(self) -> Screen[object]:
        """Where it lies; raises `NoScreen` before it is mounted."""
        if self._on is None:
            self._on = super().screen
        return self._on


class PlaceMessage(Message):
    """Something happened at a place of a piece. Its kinds are siblings, so that `@on` tells them apart; handlers are called
    `on_drawn_chosen`, `on_drawn_asked` and so on."""

    def __init__(self, piece: Widget, name: str) -> None:
        super().__init__()
        self.piece, self.name = piece, name

    @property
    def control(self) -> Widget:
        """The piece, for `@on(..., selector)`."""
        return self.piece


class Chosen(PlaceMessage, namespace="drawn"):
    """A place was clicked."""


class Asked(PlaceMessage, namespace="drawn"):
    """A place was clicked with the right button: what is this?"""


class Pointed(PlaceMessage, namespace="drawn"):
    """The mouse went to another place."""


class Lifted(PlaceMessage, namespace="drawn"):
    """A place is being dragged."""


class DragMessage(PlaceMessage):
    """It happened at `where` on the screen, over whatever piece is there."""

    def __init__(self, piece: Widget, name: str, where: Offset) -> None:
        super().__init__(piece, name)
        self.where = where


class Dragged(DragMessage, namespace="drawn"):
    """What is being dragged was moved."""


class Dropped(DragMessage, namespace="drawn"):
    """What was dragged was let go; on which place, the table knows."""


RIGHT_BUTTON = 3


class Pointing(KeepsScreen):
    """What a piece makes of the mouse."""

    ALLOW_SELECT: ClassVar[bool] = False  # a drag would select text

    _pointed = ""
    _pressed = ""
    _pressed_at = _dragged_to = Offset()
    _is_dragged = False

    def place_at(self, where: Offset) -> str:
        """The name of the place at a cell of the piece; "" if there is none."""
        return ""

    def _tell(self, kind: type[PlaceMessage], name: str) -> None:
        self.post_message(kind(self, name))

    def on_mouse_move(self, event: events.MouseMove) -> None:
        """Another place is pointed at, or what was pressed is dragged."""
        where = event.offset
        if self._pressed and not self._is_dragged and where != self._pressed_at:
            self._is_dragged = True
            self._tell(Lifted, self._pressed)
        if self._is_dragged:
            if where != self._dragged_to:
                self._dragged_to = where
                self.post_message(Dragged(self, self._pressed, event.screen_offset))
            return
        name = self.place_at(where)
        if name != self._pointed:
            self._pointed = name
            if name:
                self._tell(Pointed, name)

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
            self.post_message(Dropped(self, self._pressed, event.screen_offset))
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
            self._tell(Asked if event.button == RIGHT_BUTTON else Chosen, name)
        self._is_dragged = False
