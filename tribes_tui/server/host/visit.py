"""Somebody who is connected, as the host knows them."""

from __future__ import annotations

from typing import Protocol

from tribes_tui.server.host.hosted import HostedTable
from tribes_tui.server.host.people import Person
from tribes_tui.server.words import Word


class Visit(Protocol):
    """Somebody who is connected."""

    person: Person
    at: HostedTable | None
    address: str
    term: str
    began: float

    @property
    def idle(self) -> float:
        """Seconds since the last key."""

    @property
    def silence(self) -> float:
        """Seconds for which the terminal has owed an answer."""

    @property
    def is_flooding(self) -> bool:
        """Whether they have gone on sending more than was taken."""

    def changed(self) -> None:
        """The lobby should be drawn anew."""

    def your_turn(self, game: str) -> None:
        """They must decide at a table that they are not at."""

    def invited(self, by: str, game: str) -> None:
        """Somebody has invited them to a table."""

    def step_aside(self) -> None:
        """The same person sits down from elsewhere."""

    def table_closed(self) -> None:
        """The table where somebody is goes."""

    def goes_first(self, is_playing: bool) -> None:
        """Whether what they ask for comes before what strangers do."""

    def warn(self, left: float) -> None:
        """Say that the visit ends in so many seconds, unless a key comes."""

    def end(self, farewell: Word) -> None:
        """End the visit with a line, the terminal as it was."""
