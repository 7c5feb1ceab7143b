"""What a piece tells: a place by its name. Siblings, not subclasses of each other, so that `@on` tells them apart.

Handlers are called `on_drawn_chosen`, `on_drawn_asked` and so on; `Drawn.Chosen` is the same class.
"""

from __future__ import annotations

from textual.geometry import Offset
from textual.message import Message
from textual.widget import Widget


class PlaceMessage(Message):
    """Something happened at a place of a piece."""

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


class Dragged(PlaceMessage, namespace="drawn"):
    """What is being dragged was moved to `where` on the screen, over whatever piece is there."""

    def __init__(self, piece: Widget, name: str, where: Offset) -> None:
        super().__init__(piece, name)
        self.where = where


class Dropped(PlaceMessage, namespace="drawn"):
    """What was dragged was let go at `where` on the screen; which place that is, the table knows."""

    def __init__(self, piece: Widget, name: str, where: Offset) -> None:
        super().__init__(piece, name)
        self.where = where
