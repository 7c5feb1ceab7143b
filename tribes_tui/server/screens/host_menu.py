"""What the host's menus have in common: the session they belong to."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from tribes_tui.sheet.menu import Menu
from tribes_tui.sheet.skin import skin_of

if TYPE_CHECKING:
    from tribes_tui.server.session_app import SessionApp


class HostMenu(Menu):
    """A menu that is drawn anew when something at the host has changed, while it is on top."""

    @property
    def session_app(self) -> SessionApp:
        """The app of this session."""
        return cast("SessionApp", self.app)

    _under = ""
    """The row under the cursor: it stays there, whatever comes in above it."""

    def refresh_all(self) -> None:
        """Draw it again, if it can be seen."""
        if self.is_mounted and self.is_on_top:
            names = [row.name for row in self.rows()]
            if self._under in names:
                self.at = names.index(self._under)
            self.paint()

    def paint(self) -> None:
        """Draw everything."""
        super().paint()
        self._under = self.row.name

    def restyle(self) -> None:
        """Everything in the colours and signs that are liked now."""
        self._skin = skin_of(self.app)
        self.sheet.restyle(self._skin)
        self.refresh_all()

    def on_screen_resume(self) -> None:
        """It is on top again; what was drawn while it wasn't may not have been sent."""
        self.refresh_all()
        self.call_after_refresh(self.session_app.painter.changed)

    def tell(self, news: str) -> None:
        """A line under the menu."""
        self.news = news
        self.refresh_all()
