"""Order, as it is kept: whom one reads no more or reports; and the keeper's pages of reports, of what holds, and of the log."""

import time
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from textual.app import ComposeResult
from textual.screen import Screen

from tribes_tui.server.club.order import EVER, Measure, Report
from tribes_tui.server.host.people import Person
from tribes_tui.server.session.asking import told as refused
from tribes_tui.server.session.screens.club.club_list import ListOfClub, when
from tribes_tui.server.session.screens.host_screen import (
    AskScreen,
    HostScreen,
    Line,
    ReadingScreen,
    app_of,
    nothing,
    reading,
)
from tribes_tui.server.session.screens.waiting import ask_for_other
from tribes_tui.server.words.said import order as said
from tribes_tui.widgets.beside.words import Paragraphs, plain
from tribes_tui.widgets.screen.dialog import LINE, Item, Items, ListDialog

# ---- What anybody can do about somebody ---------------------------------------------------------


def ask_about_somebody(lobby: HostScreen) -> None:
    """Whom; then whether to mute or to report them."""
    app = lobby.session_app

    def asked(person: Person) -> None:
        is_muted = person.id in app.person.muted
        items = [Item("mute", said.hear() if is_muted else said.mute()), Item("report", said.report(name=person.name))]
        app.ask(ListDialog(person.name, items), partial(answered, person))

    def answered(person: Person, answer: str) -> None:
        if answer == "mute":
            lobby.announce(app.mute(person.name, is_muted=person.id not in app.person.muted))
        else:
            report(lobby, person)

    ask_for_other(lobby, asked, said.who())


def leave_note(lobby: HostScreen) -> None:
    """What somebody who is silenced says to that, to the keeper."""
    app = lobby.session_app

    def typed(text: str) -> None:
        app.attempt(lambda: app.host.order.appeal(app.person.id, text), lambda _: lobby.announce(said.noted()))

    app.ask(AskScreen(said.note(), said.note_asked()), typed)


def report(screen: Screen[Any], person: Person) -> None:
    """Ask what they did, and tell the keeper."""
    app = app_of(screen)

    def typed(why: str) -> None:
        app.attempt(
            lambda: app.host.order.report(app.person, person, why, app.lines_here()),
            lambda _: app.tell_here(said.reported(name=person.name)),
        )

    app.ask(AskScreen(said.report(name=person.name), said.why()), typed)


# ---- The keeper's pages -------------------------------------------------------------------------


TIMES = {"hour": 3600.0, "day": 86_400.0, "week": 7 * 86_400.0, "month": 30 * 86_400.0, "ever": EVER}
SOMEBODY, LOG, HOLDS = "somebody", "log", "holds:"


def until(seconds: float) -> str:
    """Until when something holds."""
    return said.ever() if seconds == EVER else said.until(day=when(seconds))


class OrderScreen(ListOfClub):
    """What was reported, what holds, and the way to the log."""

    def lines(self) -> Iterator[Line]:
        """Where somebody has left a note; reports, the newest first; what else holds: each leads to a page about somebody. What else there is."""
        order = self.session_app.host.order
        held: list[Line] = [
            (
                Item(f"{HOLDS}{one.id}", said.with_note(line=line) if one.note else line),
                partial(self.go, AboutScreen, one.id),
            )
            for one in order.measures()
            if (line := " · ".join(told(one)))
        ]
        reported: list[Line] = [
            (
                Item(one.id, said.reported_by(name=self._called(one), by=one.by, when=when(one.when))),
                partial(self.go, AboutScreen, one.whom, one),
            )
            for one in order.reports()
        ]
        noted = sum(bool(one.note) for one in order.measures())
        for part in (held[:noted], reported, held[noted:]):
            yield from [*part, (LINE, nothing)] if part else []
        yield Item(SOMEBODY, said.somebody()), self._ask_whom
        yield Item(LOG, said.log()), partial(self.go, ActsScreen)

    def _called(self, report: Report) -> str:
        """As they are called now, and were then."""
        person = self.session_app.host.people.find(report.whom)
        is_same = person is None or person.name == report.name
        return report.name if person is None or is_same else said.then_called(name=person.name, before=report.name)

    def bring_up_to_date(self) -> None:
        """What it is."""
        self.entitle(said.title())
        self.ask(said.question())

    def _ask_whom(self) -> None:
        self.session_app.ask(AskScreen(said.title(), said.name_or_key(), tries=self._find), self._named)

    def _find(self, named: str) -> str:
        is_found = named.startswith("SHA256:") or self.session_app.host.people.called(named) is not None
        return "" if is_found else said.nobody()

    def _named(self, named: str) -> None:
        person = self.session_app.host.people.called(named)
        self.go(AboutScreen, named if person is None else person.id)


def told(held: Measure) -> Iterator[str]:
    """What holds against somebody."""
    name = held.name or held.id
    if held.banned and held.holds:
        yield said.banned_line(name=name, until=until(held.banned))
    if held.silenced and held.holds:
        yield said.silenced_line(name=name, until=until(held.silenced))


class AboutScreen(ListOfClub):
    """What was reported of somebody, and what can be done."""

    DEFAULT_CSS = "AboutScreen Items { max-height: 6; margin: 0; } AboutScreen Reading { padding: 1 2 0 2; }"

    def __init__(self, id: str, report: Report | None = None) -> None:
        super().__init__()
        self._whom, self._report = id, report

    def compose_body(self) -> ComposeResult:
        """What was said, what there is to do."""
        yield from reading(can_focus=False)
        yield Items([])

    @property
    def _person(self) -> Person | None:
        return self.session_app.host.people.find(self._whom)

    def _deeds(self) -> dict[str, tuple[str, Callable[[], None]]]:
        """What can be done: what it says, and does."""
        app, order, person, found = self.session_app, self.session_app.host.order, self._person, self._report
        deeds: dict[str, tuple[str, Callable[[], None]]] = {
            "silence": (said.silence(), partial(self._hold, order.silence)),
            "ban": (said.ban(), partial(self._hold, order.ban)),
        }
        if person is not None:
            deeds["rename"] = said.rename(), partial(self._ask_name, person)
        if order.measure_of(self._whom).holds:
            deeds["lift"] = said.lift(), partial(self.act, lambda: order.lift(app.person, self._whom))
        if found is not None and found in order.reports():
            dismissed = partial(app.attempt, lambda: order.dismiss(app.person, found.id), lambda _: self.dismiss())
            deeds["dismiss"] = said.dismiss(), dismissed
        return deeds

    def lines(self) -> Iterator[Line]:
        """All of that."""
        return ((Item(name, text), do) for name, (text, do) in self._deeds().items())

    def bring_up_to_date(self) -> None:
        """Who it is, what they did and what holds."""
        person, found = self._person, self._report
        name = person.name if person is not None else self._whom
        self.entitle(said.report_title(name=name))
        held = self.session_app.host.order.measure_of(self._whom)
        lines = [*told(held), *([said.note_line(name=name, note=held.note)] if held.note else [])]
        if found is not None:
            last = found.lines or [said.nothing_said()]
            lines = [*lines, said.why_line(by=found.by, why=found.why), "", said.last_lines(), *last]
        self.query_one(Paragraphs).tell(*plain(lines))

    def act(self, what: Callable[[], object]) -> None:
        """Do it, and say so."""
        self.session_app.attempt(what, lambda _: self.announce(said.done()))

    def _hold(self, do: Callable[..., None]) -> None:
        """Of what ends, for how long."""
        app, person = self.session_app, self._person
        why = "" if self._report is None else self._report.why
        if person is not None and app.host.admission.is_admin(person):
            self.announce(said.not_the_keeper())
        else:
            self._ask_how_long(lambda end, reason: self.act(lambda: do(app.person, self._whom, end, why, reason)))

    def _ask_how_long(self, then: Callable[[float, str], None]) -> None:
        words = {"hour": said.hour, "day": said.day, "week": said.week, "month": said.month, "ever": said.ever}

        def chosen(name: str) -> None:
            end = EVER if name == "ever" else time.time() + TIMES[name]
            screen = AskScreen(words[name](), said.reason(), may_be_empty=True)
            self.session_app.ask(screen, partial(then, end))

        items = [Item(name, say()) for name, say in words.items()]
        self.session_app.ask(ListDialog(said.how_long(), items), chosen)

    def _ask_name(self, person: Person, typed: str = "", trouble: str = "") -> None:
        screen = AskScreen(said.rename(), said.new_name(), trouble, typed=typed)
        self.session_app.ask(screen, partial(self._rename, person))

    def _rename(self, person: Person, text: str) -> None:
        app, before = self.session_app, person.name

        def rename() -> None:
            app.host.rename(person, text)
            app.host.order.note(app.person, "rename", f"{before} → {person.name}", person.id)

        app.attempt(
            rename,
            lambda _: self.announce(said.done()),
            lambda error: self._ask_name(person, text, refused(error)),
        )


class ActsScreen(ReadingScreen):
    """The log: it is read, and no more."""

    def on_mount(self) -> None:
        """A line each, the newest first, and whether it is whole."""
        order = app_of(self).host.order
        self.entitle(said.acts(), said.whole() if order.is_whole else said.broken())
        acts = [act_line(one) for one in order.acts()]
        self.query_one(Paragraphs).tell(*plain(acts or [said.empty()]))


def act_line(one: dict[str, object]) -> str:
    """A line of the log."""
    fields = {"when": when(float(str(one["when"]))), "by": str(one["by"] or one["by_key"]), "act": str(one["act"])}
    whom, end = str(one["whom"] or one["key"]), float(str(one["until"]))
    return said.act_until(**fields, whom=whom, until=until(end)) if end else said.act(**fields, whom=whom)
