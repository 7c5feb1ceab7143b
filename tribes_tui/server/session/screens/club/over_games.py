"""Games that are over, the newest first: out of the lobby's way, and to be looked at as long as the host keeps their tables."""

from collections.abc import Iterator

from textual.widgets import OptionList

from tribes_tui.server.host.table.hosted import HostedTable
from tribes_tui.server.session.screens.club.club_list import ListOfClub
from tribes_tui.server.session.screens.host_screen import SessionContract
from tribes_tui.server.session.screens.table_tiles import line_of
from tribes_tui.server.words.said import lobby
from tribes_tui.widgets.screen.dialog import Item

MARGINS = 3
"""Columns of a line of the list besides its text."""


def over(app: SessionContract) -> list[HostedTable]:
    """Those that somebody may see."""
    seen = [one for one in app.host.tables.values() if one.is_over and app.host.seating.may_see(one, app.person)]
    return seen[::-1]


def record_told(app: SessionContract, hosted: HostedTable) -> str:
    """How the record of one's own is had, as soon as it can be."""
    command = "" if hosted.is_sealed else app.record_command(hosted)
    return lobby.record(command=command) if command else ""


class OverGamesScreen(ListOfClub):
    """A line each; Enter goes to the table."""

    def items(self) -> Iterator[Item]:
        """All of them."""
        app = self.session_app
        for one in over(app):
            yield Item(one.id, line_of(app.host, one, app.person, self.size.width - MARGINS))

    def bring_up_to_date(self) -> None:
        """What it is."""
        self.entitle(lobby.over_title())
        self.ask(lobby.over_question())

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """How the record of the one under the cursor is had."""
        hosted = self.session_app.host.tables.get(event.option_id or "")
        self.tell(("" if hosted is None else record_told(self.session_app, hosted), "soft"))

    def choose(self, name: str) -> None:
        """To that table."""
        hosted = self.session_app.host.tables.get(name)
        if hosted is not None:
            self.session_app.join(hosted)
