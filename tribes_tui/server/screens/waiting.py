"""The room where people wait until a table is full."""

from __future__ import annotations

from collections.abc import Sequence

import rules
from rules.core.option import written
from tribes_tui.server.hosted import HostedTable
from tribes_tui.server.screens.host_menu import HostMenu
from tribes_tui.sheet.command import Command
from tribes_tui.sheet.menu import Row


class WaitingScreen(HostMenu):
    """Shows who has come to a table; its opener may begin with bots, or make invitations."""

    def __init__(self, hosted: HostedTable) -> None:
        super().__init__()
        self._hosted = hosted
        self._codes: list[str] = []

    @property
    def _opens(self) -> bool:
        return self._hosted.opener == self.session_app.person.id

    def title_text(self) -> str:
        """Which game."""
        return f"{rules.games[self._hosted.plan.game_id].title} · waiting for players"

    def rows(self) -> Sequence[Row]:
        """The seats, the options, and what there is to do."""
        hosted = self._hosted
        seats = [
            Row("", f"Seat {i + 1}   {chair.name or 'free'}", role="text") for i, chair in enumerate(hosted.chairs)
        ]
        options = [Row("", f"{name}: {written(value)}", role="dim") for name, value in hosted.plan.options.items()]
        codes = [Row("", f"Invitation, for one person: {code}", role="new") for code in self._codes]
        own = [Row("begin", "Begin now, with bots on the free seats", role="good"), Row("invite", "Make an invitation")]
        return [
            *seats,
            Row("", ""),
            *options,
            *codes,
            Row("", ""),
            *(own if self._opens else []),
            Row("leave", "Get up"),
        ]

    def keys(self) -> Sequence[Command]:
        """What works here."""
        own = (Command("b", "begin with bots", "begin"), Command("i", "invite", "invite")) if self._opens else ()
        return *own, Command("q esc", "get up", "leave")

    def act(self, name: str) -> None:
        """As if it was chosen."""
        self.chosen(name)

    def chosen(self, name: str) -> None:
        """Begin, invite or leave."""
        app, hosted = self.session_app, self._hosted
        if name == "leave":
            app.host.leave_chair(hosted, app.person)
            app.come_back()
        elif name == "begin":
            app.attempt(lambda: app.host.begin(hosted, app.person))
        elif name == "invite" and len(self._codes) < len(hosted.chairs):
            code = app.attempt(lambda: app.host.invite(hosted))
            self._codes += [code] if code else []
            self.refresh_all()
