"""What the pages of the club share: a list that fills the screen, names in it, days and hours."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType

from tribes_tui.server.club.absences import utc
from tribes_tui.server.house import Host
from tribes_tui.server.session.screens.host_screen import HostScreen
from tribes_tui.server.words.said import tournament as said
from tribes_tui.widgets.screen.dialog import Items
from tribes_tui.widgets.screen.framed_screen import MoreSign

WIDEST = 20
"""Columns of a name."""


def when(at: float) -> str:
    """A day and hour."""
    return said.utc(time=utc(at))


def with_sign(points: int) -> str:
    """So many more or fewer."""
    return f"{points:+}".replace("-", "−")


def name_of(host: Host, id: str) -> str:
    """Somebody's; whoever was forgotten has none."""
    person = host.people.find(id)
    return said.forgotten() if person is None else person.name


class ListOfClub(HostScreen):
    """A list that fills the screen."""

    DEFAULT_CSS = "ListOfClub Items { height: 1fr; max-height: 100%; margin: 1 0 0 0; }"
    BINDINGS: ClassVar[list[BindingType]] = [Binding("q", "back", show=False)]

    def compose_body(self) -> ComposeResult:
        """The list."""
        items = Items([])
        yield items
        yield MoreSign(items)

    def on_mount(self) -> None:
        """The cursor is in the list."""
        self.query_one(Items).focus()
