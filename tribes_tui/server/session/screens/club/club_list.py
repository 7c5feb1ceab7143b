"""What the pages of the club share: a list that fills the screen, names in it, days and hours; games that are over; the words of a host."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import OptionList

from tribes_tui.play.seat import names_for
from tribes_tui.server.club.absences import DAY, utc
from tribes_tui.server.host.table.hosted import HostedTable
from tribes_tui.server.house import Host
from tribes_tui.server.session.asking import AskingApp, told
from tribes_tui.server.session.screens.forms import plan_table
from tribes_tui.server.session.screens.host_screen import (
    AskScreen,
    HostScreen,
    Line,
    ReadingScreen,
    ask_sure,
)
from tribes_tui.server.session.screens.table_tiles import line_of
from tribes_tui.server.words.said import lobby, over_days as said_over_days, terms as said_terms, tournament as said
from tribes_tui.widgets.beside.words import Paragraphs
from tribes_tui.widgets.drawing import BOLD
from tribes_tui.widgets.screen.dialog import Item, Items, ListDialog
from tribes_tui.widgets.screen.framed_screen import MoreSign
from tribes_tui.words.common import SPOKEN, colon, sentence
from tribes_tui.words.wording import words_of

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


class Paged(HostScreen):
    """It shows one of several pages (← →), by the one at `at`."""

    at: Any = None

    def pages(self) -> Sequence[Any]:
        """Those there are, the first of them to begin with."""
        raise NotImplementedError

    @property
    def page(self) -> Any:
        """The one that is shown."""
        found = self.pages()
        return self.at if self.at in found else next(iter(found), None)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Nothing to go to where there is one."""
        return action != "page" or len(self.pages()) > 1

    def action_page(self, by: int) -> None:
        """The next one, or the one before."""
        found = self.pages()
        if found:
            self.show(found[(found.index(self.page) + by) % len(found)])

    def show(self, page: Any) -> None:
        """That one."""
        self.at = page
        self.refresh_all()
        self.refresh_bindings()


# ---- Games that are over -------------------------------------------------------------------------


MARGINS = 3
"""Columns of a line of the list besides its text."""


def over(app: AskingApp) -> list[HostedTable]:
    """Those that somebody may see."""
    seen = [one for one in app.host.tables.values() if one.is_over and app.host.seating.may_see(one, app.person)]
    return seen[::-1]


def record_told(app: AskingApp, hosted: HostedTable) -> str:
    """How the record of one's own is had, as soon as it can be."""
    command = "" if hosted.is_sealed else app.record_command(hosted)
    return lobby.record(command=command) if command else ""


class OverGamesScreen(ListOfClub):
    """A line each; Enter goes to the table."""

    def lines(self) -> Iterator[Line]:
        """All of them."""
        app = self.session_app
        for one in over(app):
            yield Item(one.id, line_of(app.host, one, app.person, self.size.width - MARGINS)), partial(app.join, one)

    def bring_up_to_date(self) -> None:
        """What it is."""
        self.entitle(lobby.over_key())
        self.ask(lobby.over_question())

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """How the record of the one under the cursor is had."""
        hosted = self.session_app.host.tables.get(event.option_id or "")
        self.tell(("" if hosted is None else record_told(self.session_app, hosted), "soft"))


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


# ---- Games over days in the lobby ----------------------------------------------------------------


OPEN, AWAY, BACK, MAIL, CODE, STOP = "open", "away", "back", "mail", "code", "stop"
LENGTHS = (1, 2, 3, 5, 7, 10, 14, 21, 28)
"""Absences for which one may be away, as far as the host allows it."""


def ask_about_days(lobby: HostScreen) -> None:
    """Away or back; mail or none."""
    app = lobby.session_app
    person, absences, mail = app.person, app.host.absences, app.host.mail
    until, wish = absences.away_until(person.id), mail.of(person)
    items = [Item(OPEN, said_over_days.open())]
    items.append(Item(BACK, said_over_days.come_back()) if until else Item(AWAY, said_over_days.go_away()))
    if mail.send is not None and not person.is_guest:
        if wish is None or wish.code:
            items.append(Item(MAIL, said_over_days.mail()))
        if wish is not None:
            items += [Item(CODE, said_over_days.mail_code(address=wish.address))] if wish.code else []
            items.append(Item(STOP, said_over_days.mail_stop(address=wish.address)))

    deeds: dict[str, Callable[[], None]] = {
        OPEN: lambda: plan_table(lobby, pace="day"),
        AWAY: lambda: _ask_how_long(lobby),
        BACK: lambda: _ask_whether_back(lobby),
        MAIL: lambda: _ask_where(lobby),
        CODE: lambda: _ask_code(lobby),
        STOP: lambda: app.attempt(lambda: mail.forget(person.id), lambda _: lobby.announce(said_over_days.mail_off())),
    }

    about = said_over_days.is_away(day=utc(until)) if until else ""
    app.ask(ListDialog(said_over_days.question(), items, about), lambda what: deeds[what]())


def _ask_whether_back(lobby: HostScreen) -> None:
    """The rest of the days is lost by it."""
    app = lobby.session_app
    absences, person = app.host.absences, app.person

    def come_back() -> None:
        app.attempt(lambda: absences.come_back(person), lambda _: lobby.announce(said_over_days.is_back()))

    about = said_over_days.come_back_about(day=utc(absences.may_go(person.id)))
    ask_sure(
        lobby, said_over_days.come_back_sure(), about, said_over_days.stay_away(), said_over_days.come_back(), come_back
    )


def _ask_how_long(lobby: HostScreen) -> None:
    app = lobby.session_app
    limits, now = app.host.limits, app.host.absences.clock()
    why = app.host.absences.why_not_go(app.person)
    if why is not None:
        lobby.announce(sentence(why()))
        return
    items = [Item(str(days), said_over_days.days(days=days)) for days in LENGTHS if days <= limits.away_days]

    def chosen(days: str) -> None:
        gone = said_over_days.is_away(day=utc(now + int(days) * DAY))
        app.attempt(lambda: app.host.absences.go_away(app.person, int(days)), lambda _: lobby.announce(gone))

    again = round(limits.away_again_days)
    app.ask(ListDialog(said_over_days.question(), items, said_over_days.how_long(again=again)), chosen)


def _ask_where(lobby: HostScreen, before: str = "", trouble: str = "") -> None:
    """`before` was typed, and refused because of the `trouble`."""
    app, language = lobby.session_app, SPOKEN.get().language

    def typed(address: str) -> None:
        app.attempt(
            lambda: app.host.mail.ask(app.person, address, language),
            lambda _: lobby.announce(said_over_days.mail_asked(address=address.strip())),
            lambda error: _ask_where(lobby, address, told(error)),
        )

    where = said_over_days.mail_where(hours=round(app.host.limits.mail_hours))
    app.ask(AskScreen(said_over_days.mail(), where, trouble, typed=before), typed)


def _ask_code(lobby: HostScreen) -> None:
    app = lobby.session_app

    def typed(code: str) -> None:
        app.attempt(
            lambda: app.host.mail.confirm(app.person, code),
            lambda is_right: lobby.announce(said_over_days.mail_on() if is_right else said_over_days.wrong_code()),
        )

    app.ask(AskScreen(said_over_days.mail(), said_over_days.mail_type()), typed)


def since_told(app: AskingApp, hosted: HostedTable) -> str:
    """What happened at a table over days since the person was there, as their seat may know it; "" for nothing."""
    seat = hosted.chair_of(app.person.id)
    if seat is None or hosted.table is None or not hosted.plan.over_days:
        return ""
    words, names = words_of(hosted.plan.game_id), names_for(hosted.table.seats, seat)
    events = [event for entry in app.host.absences.since(app.person, hosted) for event in entry.told]
    texts = [text for event in events if (text := words.event(event, names))]
    return said_over_days.since(text=" ".join(texts)) if texts else ""
