"""What a seat at a table is told, and who hears it."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from rules import State
from tribes_tui.play.seat import Entry, Update
from tribes_tui.server.host.chat import Line


class SeatPicture(NamedTuple):
    """The game as one seat may know it: its view, the moves it knows of, what it may take back."""

    view: State
    entries: list[Entry]
    can_redo: bool
    unsaved: str | None
    final: State | None


class Listener(Protocol):
    """Who hears what a seat is told."""

    def heard(self, update: Update, can_redo: bool, unsaved: str | None, final: State | None) -> None:
        """A move that this seat may know of was played or taken back."""

    def said(self, line: Line) -> None:
        """A line of chat, or a word about who comes and goes."""

    def reseated(self) -> None:
        """Somebody came, went, or changed places."""


class Nobody:
    """Listens no more; so who did is held by no table."""

    def heard(self, update: Update, can_redo: bool, unsaved: str | None, final: State | None) -> None:
        """Nobody heard it."""

    def said(self, line: Line) -> None:
        """Nobody heard it."""

    def reseated(self) -> None:
        """Nobody saw it."""


NOBODY: Listener = Nobody()
