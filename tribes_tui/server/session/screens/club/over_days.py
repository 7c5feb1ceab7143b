"""Games over days in the lobby: being away, mail, and what happened at a table since one was there."""

from tribes_tui.play.seat import names_for
from tribes_tui.server.club.absences import DAY, utc
from tribes_tui.server.host.table.hosted import HostedTable
from tribes_tui.server.session.screens.forms import plan_table
from tribes_tui.server.session.screens.host_screen import AskScreen, HostScreen, SessionContract, ask_sure, told
from tribes_tui.server.words.said import over_days as said
from tribes_tui.widgets.screen.dialog import Item, ListDialog
from tribes_tui.words.common import sentence
from tribes_tui.words.language import SPOKEN
from tribes_tui.words.wording import words_of

OPEN, AWAY, BACK, MAIL, CODE, STOP = "open", "away", "back", "mail", "code", "stop"
LENGTHS = (1, 2, 3, 5, 7, 10, 14, 21, 28)
"""Absences for which one may be away, as far as the host allows it."""


def ask_about_days(lobby: HostScreen) -> None:
    """Away or back; mail or none."""
    app = lobby.session_app
    person, absences, mail = app.person, app.host.absences, app.host.mail
    until, wish = absences.away_until(person.id), mail.of(person)
    items = [Item(OPEN, said.open())]
    items.append(Item(BACK, said.come_back()) if until else Item(AWAY, said.go_away()))
    if mail.send is not None and not person.is_guest:
        if wish is None or wish.code:
            items.append(Item(MAIL, said.mail()))
        if wish is not None:
            items += [Item(CODE, said.mail_code(address=wish.address))] if wish.code else []
            items.append(Item(STOP, said.mail_stop(address=wish.address)))

    def chosen(what: str | None) -> None:
        if what == OPEN:
            plan_table(lobby, pace="day")
        elif what == AWAY:
            _ask_how_long(lobby)
        elif what == BACK:
            _ask_whether_back(lobby)
        elif what == MAIL:
            _ask_where(lobby)
        elif what == CODE:
            _ask_code(lobby)
        elif what == STOP:
            app.attempt(lambda: mail.forget(person.id), lambda _: lobby.announce(said.mail_off()))

    lobby.app.push_screen(ListDialog(said.question(), items, said.is_away(day=utc(until)) if until else ""), chosen)


def _ask_whether_back(lobby: HostScreen) -> None:
    """The rest of the days is lost by it."""
    app = lobby.session_app
    absences, person = app.host.absences, app.person

    def come_back() -> None:
        app.attempt(lambda: absences.come_back(person), lambda _: lobby.announce(said.is_back()))

    about = said.come_back_about(day=utc(absences.may_go(person.id)))
    ask_sure(lobby, said.come_back_sure(), about, said.stay_away(), said.come_back(), come_back)


def _ask_how_long(lobby: HostScreen) -> None:
    app = lobby.session_app
    limits, now = app.host.limits, app.host.absences.clock()
    why = app.host.absences.why_not_go(app.person)
    if why is not None:
        lobby.announce(sentence(why()))
        return
    items = [Item(str(days), said.days(days=days)) for days in LENGTHS if days <= limits.away_days]

    def chosen(days: str | None) -> None:
        if days:
            gone = said.is_away(day=utc(now + int(days) * DAY))
            app.attempt(lambda: app.host.absences.go_away(app.person, int(days)), lambda _: lobby.announce(gone))

    again = round(limits.away_again_days)
    lobby.app.push_screen(ListDialog(said.question(), items, said.how_long(again=again)), chosen)


def _ask_where(lobby: HostScreen, before: str = "", trouble: str = "") -> None:
    """`before` was typed, and refused because of the `trouble`."""
    app, language = lobby.session_app, SPOKEN.get().language

    def typed(address: str | None) -> None:
        if address:
            app.attempt(
                lambda: app.host.mail.ask(app.person, address, language),
                lambda _: lobby.announce(said.mail_asked(address=address.strip())),
                lambda error: _ask_where(lobby, address, told(error)),
            )

    where = said.mail_where(hours=round(app.host.limits.mail_hours))
    app.ask(AskScreen(said.mail(), where, trouble, typed=before), typed)


def _ask_code(lobby: HostScreen) -> None:
    app = lobby.session_app

    def typed(code: str | None) -> None:
        if code:
            app.attempt(
                lambda: app.host.mail.confirm(app.person, code),
                lambda is_right: lobby.announce(said.mail_on() if is_right else said.wrong_code()),
            )

    app.ask(AskScreen(said.mail(), said.mail_type()), typed)


def since_told(app: SessionContract, hosted: HostedTable) -> str:
    """What happened at a table over days since the person was there, as their seat may know it; "" for nothing."""
    seat = hosted.chair_of(app.person.id)
    if seat is None or hosted.table is None or not hosted.plan.over_days:
        return ""
    words, names = words_of(hosted.plan.game_id), names_for(hosted.table.seats, seat)
    events = [event for entry in app.host.absences.since(app.person, hosted) for event in entry.told]
    texts = [text for event in events if (text := words.event(event, names))]
    return said.since(text=" ".join(texts)) if texts else ""
