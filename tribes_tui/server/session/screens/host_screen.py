"""What the host's screens with a list have in common: the session they belong to, a list that changes under the cursor."""

from __future__ import annotations

from collections.abc import Iterator

from textual.widgets import OptionList

from tribes_tui.server.session.contract import SessionContract, app_of
from tribes_tui.theme.palette import BOLD
from tribes_tui.widgets.dialog import Item, Items
from tribes_tui.widgets.framed_screen import FramedScreen


class HostScreen(FramedScreen[None]):
    """It is brought up to date when something at the host has changed, while it is on top."""

    @property
    def session_app(self) -> SessionContract:
        """The app of this session."""
        return app_of(self)

    def items(self) -> Iterator[Item]:
        """What can be chosen now."""
        raise NotImplementedError

    def choose(self, name: str) -> None:
        """One of them was."""
        raise NotImplementedError

    def bring_up_to_date(self) -> None:
        """What stands there besides the list."""

    def refresh_all(self) -> None:
        """Show how things are, if it can be seen; the cursor stays on what it was on."""
        if self.is_mounted and self.is_on_top:
            self.query_one(Items).show(list(self.items()))
            self.bring_up_to_date()

    def restyle(self) -> None:
        """Everything in the colours and signs that are liked now."""
        super().restyle()
        self.refresh_all()

    def on_screen_resume(self) -> None:
        """It is on top again; what was drawn while it wasn't may not have been sent."""
        self.refresh_all()
        self.call_after_refresh(self.session_app.show_again)

    def announce(self, news: str) -> None:
        """A line above the keys."""
        self.tell((news, "accent", BOLD))
        self.refresh_all()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Do it."""
        self.choose(event.option_id or "")
