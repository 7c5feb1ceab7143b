"""What the parts of the app ask of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from textual.screen import Screen

    from saves import Store
    from tribes_tui.play.table import Table
    from tribes_tui.profile.settings import Settings

Then = Callable[[Any], None]
"""Gets what a screen was left with."""


class AppContract(Protocol):
    """`TribesApp` answers all of it."""

    store: Store
    settings: Settings

    def lay_over(self, screen: Screen[Any], then: Then | None = None) -> None:
        """Show a screen over what is there."""

    def come_home(self, news: str = "") -> None:
        """Back home, with a line of news."""

    def refresh_home(self, news: str = "") -> None:
        """Home as it is now, whatever lies over it."""

    def warn(self, text: str) -> None:
        """Something that a person should know; called from another thread than the app's."""

    def open_table(self, table: Table) -> None:
        """Show a table."""

    def resume(self, name: str) -> None:
        """Sit down at a recorded table again; a finished game is walked through."""

    def open_lesson(self, game_id: str) -> None:
        """A guided game."""

    def begin_first_game(self, game_id: str) -> None:
        """A game whose lesson is over, with the learning mode on."""

    def show_replay(self, name: str, opens_review: bool = False, then: Then | None = None) -> None:
        """Walk through a recorded game, from its review if that is wanted."""

    def watch_record(self, name: str) -> None:
        """Look on while a game is played elsewhere."""
