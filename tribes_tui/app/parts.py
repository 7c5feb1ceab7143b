"""The app's parts: tables, what was played before, and learning, each made when it is first asked for."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any, cast

from tribes_tui.display.local import LocalApp
from tribes_tui.widgets.caps_lock import CapsLockApp

if TYPE_CHECKING:
    from textual.screen import Screen

    from saves import Store
    from tribes_tui.app.contract import AppContract, Then
    from tribes_tui.app.learning import Learning
    from tribes_tui.app.looking_back import LookingBack
    from tribes_tui.app.tables import Tables
    from tribes_tui.profile.settings import Settings
    from tribes_tui.theme.own import Themes


class AppWithParts(CapsLockApp[None], LocalApp[None]):
    """What parts and home need of the app; `TribesApp` sets it."""

    settings: Settings
    store: Store
    themes: Themes
    _tables: Tables | None = None

    @property
    def _contract(self) -> AppContract:
        return cast("AppContract", self)  # the whole app answers all of it

    @property
    def tables(self) -> Tables:
        """The table at which people sit, and the bots' process."""
        if self._tables is None:
            from tribes_tui.app.tables import Tables

            self._tables = Tables(self._contract)
        return self._tables

    @cached_property
    def looking_back(self) -> LookingBack:
        """Games that were played."""
        from tribes_tui.app.looking_back import LookingBack

        return LookingBack(self._contract)

    @cached_property
    def learning(self) -> Learning:
        """Lessons and puzzles."""
        from tribes_tui.app.learning import Learning

        return Learning(self._contract)

    def end_bots(self) -> None:
        """End the process in which bots think, if there is one."""
        if self._tables is not None:
            self._tables.end_bots()

    def lay_over(self, screen: Screen[Any], then: Then | None = None) -> None:
        """Show a screen over what is there; `then` gets what it is left with."""
        self.push_screen(screen, then)
