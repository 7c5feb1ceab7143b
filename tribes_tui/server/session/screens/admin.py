"""The host's own page, for its keeper: who is connected, the tables, memory, how late the loop is."""

import time
from typing import ClassVar

from textual.binding import Binding, BindingType

from tribes_tui.server.host.logbook import memory
from tribes_tui.server.host.table.hosted import HostedTable
from tribes_tui.server.house import Host
from tribes_tui.server.session.screens.club.order import OrderScreen
from tribes_tui.server.session.screens.host_screen import AskScreen, ReadingScreen, app_of, ask_sure
from tribes_tui.server.session.screens.table_tiles import kind_of
from tribes_tui.server.words.said import keeper as said, lobby, order
from tribes_tui.widgets.beside.words import Paragraphs, plain
from tribes_tui.words.language import Later

# ---- The host in lines: sessions and tables, nobody's cards -------------------------------------


def overview(host: Host) -> list[str]:
    """The host in a few lines."""
    limits, health = host.limits, host.health
    up, lag = time.monotonic() - health.began, health.worst_lag * 1e3
    return [
        said.health(up=_ago(up), megabytes=f"{memory() / 1e6:.0f}", lag=f"{lag:.0f}"),
        said.counts(
            sessions=len(host.visits),
            most_sessions=limits.sessions,
            tables=len(host.tables),
            most_tables=limits.tables,
            people=host.people.count,
            most_people=limits.people,
        ),
    ]


def sessions(host: Host) -> list[str]:
    """A line for everybody who is connected."""
    return [
        said.session(
            name=f"{visit.person.name or said.no_name():<16}",
            address=f"{visit.address:<24}",
            terminal=f"{visit.term:<16}",
            idle=_ago(visit.idle),
        )
        for visit in host.visits
    ]


def tables(host: Host) -> list[str]:
    """A line for every table."""
    return [_table(host, hosted) for hosted in host.tables.values()]


def _table(host: Host, hosted: HostedTable) -> str:
    opener, is_empty = host.people.find(hosted.opener), host.unattended.is_empty(hosted)
    return said.table(
        id=hosted.id,
        title=f"{hosted.title:<50}",
        state=f"{_state(hosted):<10}",
        opener=f"{opener.name if opener is not None else said.opener_forgotten():<16}",
        empty=said.nobody_for(time=_ago(host.unattended.seconds(hosted))) if is_empty else said.somebody_there(),
    )


def _state(hosted: HostedTable) -> str:
    if hosted.is_over:
        return lobby.over()
    return said.waiting() if hosted.table is None else said.moves(moves=hosted.table.number)


def _ago(seconds: float) -> str:
    if seconds < 120:
        return said.seconds(number=round(seconds))
    return (
        said.seconds_minutes(number=round(seconds / 60))
        if seconds < 7200
        else said.seconds_hours(number=round(seconds / 3600))
    )


# ---- The page -----------------------------------------------------------------------------------


EVERY = 2.0
MOST_NAMED = 8
"""Tables that are named before they are closed; more are counted."""
EMPTY, ONCE = "empty", "once"
"""What is typed for all tables where nobody is, for all people who came on one day only: the words name it."""


class AdminScreen(ReadingScreen):
    """Numbers, invitations to the host, tables to be closed: nobody's cards, and no way to act for anybody."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("i", "invite", Later(said.invite)),
        Binding("c", "close_tables", Later(said.close_tables)),
        Binding("f", "forget_people", Later(said.forget_people)),
        Binding("o", "order", Later(order.title)),
    ]

    def __init__(self) -> None:
        super().__init__()
        self._codes: list[str] = []

    def on_mount(self) -> None:
        """Look again from time to time."""
        self.entitle(said.title())
        self.refresh_all()
        self.set_interval(EVERY, self.refresh_all)

    def refresh_all(self) -> None:
        """The numbers as they are now."""
        host = app_of(self).host
        self.query_one(Paragraphs).tell(
            *plain(overview(host)),
            *plain([said.code(code=code) for code in self._codes], "accent"),
            *plain(["", *sessions(host), "", *tables(host)], "soft"),
        )

    def action_close_tables(self) -> None:
        """Which of them."""
        app_of(self).ask(
            AskScreen(
                said.title(),
                said.which_table(),
                tries=lambda named: "" if self._named(named) else said.closed(tables=0),
            ),
            self._ask_to_close,
        )

    def _named(self, named: str) -> list[HostedTable]:
        """The tables that are meant. Games over days, of tournaments and of the day's deal go by their own names alone."""
        host = app_of(self).host
        opener = host.people.called(named)
        if named != EMPTY and opener is None:
            return [hosted for hosted in host.tables.values() if hosted.id == named]
        found = host.unattended.tables() if opener is None else host.tables_of(opener)
        return [one for one in found if not (one.plan.over_days or one.pairing)]

    def _ask_to_close(self, named: str) -> None:
        """What goes, and whether it shall."""
        host, app = app_of(self).host, app_of(self)
        found = self._named(named)
        lines = [" · ".join([one.title, _state(one), *kind_of(host, one)]) for one in found]
        more = [said.close_sure_more(tables=len(lines) - MOST_NAMED)] if len(lines) > MOST_NAMED else []
        title, yes = said.close_sure(tables=len(found)), said.close_sure_yes(tables=len(found))

        def close() -> None:
            app.attempt(
                lambda: host.close_for(app.person, named, found),
                lambda count: self._done(said.closed(tables=count)),
            )

        if found:
            words = "\n".join([*lines[:MOST_NAMED], *more, "", said.close_sure_about()])
            ask_sure(self, title, words, said.close_sure_no(), yes, close)

    def _done(self, news: str) -> None:
        self.refresh_all()
        self.tell((news, "accent"))

    def action_forget_people(self) -> None:
        """Which of them."""
        host = app_of(self).host

        def tries(named: str) -> str:
            person = host.people.called(named)
            is_good = named == ONCE or (person is not None and not host.admission.is_admin(person))
            return "" if is_good else said.forgotten(people=0)

        app_of(self).ask(AskScreen(said.title(), said.who_is_forgotten(), tries=tries), self._forget_people)

    def _forget_people(self, named: str) -> None:
        app = app_of(self)
        person = None if named == ONCE else app.host.people.called(named)

        def forget() -> int:
            if person is None:
                app.host.order.note(app.person, "forget", named)
                return app.host.forget_once()
            app.host.order.note(app.person, "forget", person.name, person.id)
            app.host.forget(person)
            return 1

        if person is not None or named == ONCE:
            app.attempt(forget, lambda count: self._done(said.forgotten(people=count)))

    def action_order(self) -> None:
        """Reports, what holds, and the log."""
        self.app.push_screen(OrderScreen())

    def action_invite(self) -> None:
        """A new code."""
        app = app_of(self)

        def invite() -> str:
            app.host.order.note(app.person, "invite", "")
            return app.host.admission.invite(None, app.person)

        app.attempt(invite, self._show_code)

    def _show_code(self, code: str) -> None:
        self._codes.append(code)
        self.refresh_all()
