"""The lobby: the tables to join or to watch, and the way to one's own."""

from __future__ import annotations

from collections.abc import Sequence

import rules
from tribes_tui.server.host import Host
from tribes_tui.server.hosted import HostedTable
from tribes_tui.server.people import Person
from tribes_tui.server.screens.host_menu import HostMenu
from tribes_tui.sheet.command import Command
from tribes_tui.sheet.menu import Row


class LobbyScreen(HostMenu):
    """Where everybody begins who has no seat to return to."""

    def title_text(self) -> str:
        """Where one is, and as whom."""
        here = len({visit.person.id for visit in self.session_app.host.visits})
        return f"Tribes · {self.session_app.person.name or 'welcome'} · {here} here"

    def rows(self) -> Sequence[Row]:
        """The tables, the newest last, and what else there is to do."""
        app = self.session_app
        person = app.person
        seen = [hosted for hosted in app.host.tables.values() if app.host.may_see(hosted, person)]
        tables = [Row(f"table:{hosted.id}", _told(app.host, hosted, person)) for hosted in seen]
        none = [] if tables else [Row("", "There is no table yet: open one.", role="dim")]
        admin = [Row("admin", "The host")] if app.host.is_admin(person) else []
        return [
            *tables,
            *none,
            Row("", ""),
            Row("open", "Open a table", role="good"),
            Row("code", "I have an invitation"),
            Row("likes", "What I like: colours, signs, keys"),
            Row("rules", "Rulebooks"),
            *admin,
            Row("quit", "Leave"),
        ]

    def keys(self) -> Sequence[Command]:
        """What works here."""
        return (
            Command("enter", "sit down, watch", "choose"),
            Command("n", "open a table", "open"),
            Command("i", "invitation", "code"),
            Command("q", "leave", "quit"),
        )

    def act(self, name: str) -> None:
        """Carry it out."""
        if name == "choose":
            self._choose()
        else:
            self.chosen(name)

    def chosen(self, name: str) -> None:
        """Sit down, open, and so on."""
        self.news = ""
        app = self.session_app
        what, _, id = name.partition(":")
        if not app.person.name or not app.person.may_come:
            return
        if what == "table":
            self._go_to(id)
        elif what == "open":
            from tribes_tui.server.screens.plan import PlanScreen

            app.push_screen(PlanScreen(), app.open_table)
        elif what == "code":
            app.entrance.ask_for_code()
        elif what == "quit":
            app.session.leave()
        else:
            self._show(what)

    def _go_to(self, id: str) -> None:
        hosted = self.session_app.host.tables.get(id)
        if hosted is None or not self.session_app.host.may_see(hosted, self.session_app.person):
            self.tell("That table is gone.")
        elif hosted.trouble:
            self.tell(hosted.trouble)
        else:
            self.session_app.join(hosted)

    def _show(self, what: str) -> None:
        app = self.session_app
        if what == "likes":
            from tribes_tui.server.screens.settings import HostSettingsScreen

            app.push_screen(HostSettingsScreen(app.settings, app.person.likes.get("talk", True) is not False))
        elif what == "rules":
            from tribes_tui.screens.pick import PickGame

            app.push_screen(PickGame(), app.show_rules)
        elif what == "admin" and app.host.is_admin(app.person):
            from tribes_tui.server.screens.admin import AdminScreen

            app.push_screen(AdminScreen())


def _told(host: Host, hosted: HostedTable, person: Person) -> str:
    """A table in one line, with what this person may know of it."""
    names = ", ".join(chair.name or "free" for chair in hosted.chairs)
    return f"{rules.games[hosted.plan.game_id].title:<16} {names:<36} {_state(host, hosted, person)}"


def _state(host: Host, hosted: HostedTable, person: Person) -> str:
    seat = hosted.chair_of(person.id)
    if hosted.trouble:
        return "can't be opened"
    if hosted.table is None:
        free = sum(chair.is_free for chair in hosted.chairs)
        kind = "by invitation" if hosted.plan.by_invitation else "join"
        return f"waits for {free} · {'your seat' if seat is not None else kind}"
    if hosted.is_over:
        return "over"
    if seat is None:
        return "watch"
    return "your turn" if host.is_asked(hosted, person) else "you play here"
