"""What the pages of the club share: a list that fills the screen, names in it, days and hours; games that are over; the words of a host."""

from collections.abc import Callable, Iterator
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import OptionList

from tribes_tui.server.club.absences import utc
from tribes_tui.server.host.table.hosted import HostedTable
from tribes_tui.server.house import Host
from tribes_tui.server.session.screens.host_screen import HostScreen, ReadingScreen, SessionContract
from tribes_tui.server.session.screens.table_tiles import line_of
from tribes_tui.server.words.said import lobby, terms as said_terms, tournament as said
from tribes_tui.widgets.beside.words import Paragraphs
from tribes_tui.widgets.drawing import BOLD
from tribes_tui.widgets.screen.dialog import Item, Items
from tribes_tui.widgets.screen.framed_screen import MoreSign
from tribes_tui.words.common import colon

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


# ---- Games that are over -------------------------------------------------------------------------


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


# ---- What the words mean that a host uses --------------------------------------------------------


TERMS: tuple[tuple[Callable[[], str], Callable[[], str]], ...] = (
    (said_terms.pace, said_terms.pace_about),
    (said_terms.reserve, said_terms.reserve_about),
    (said_terms.seat, said_terms.seat_about),
    (said_terms.rated, said_terms.rated_about),
    (said_terms.rating, said_terms.rating_about),
    (said_terms.provisional, said_terms.provisional_about),
    (said_terms.within, said_terms.within_about),
    (said_terms.sealed, said_terms.sealed_about),
    (said_terms.record, said_terms.record_about),
    (said_terms.days_deal, said_terms.days_deal_about),
    (said_terms.equal, said_terms.equal_about),
    (said_terms.forms, said_terms.forms_about),
    (said_terms.bye, said_terms.bye_about),
    (said_terms.away, said_terms.away_about),
    (said_terms.keeper, said_terms.keeper_about),
)
"""Each word, and what it means, in the order in which one meets them."""


class TermsScreen(ReadingScreen):
    """Dismissed by one key."""

    def on_mount(self) -> None:
        """A paragraph each."""
        self.entitle(said_terms.title())
        self.ask(said_terms.question())
        lines = (((term() + colon(), "accent", BOLD), (about(), "ink")) for term, about in TERMS)
        self.query_one(Paragraphs).tell(*lines)
