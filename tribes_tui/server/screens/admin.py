"""The host's own page, for its keeper: who is connected, the tables, memory, how late the loop is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from tribes_tui.sheet.command import Command
from tribes_tui.sheet.page import Line, Page

if TYPE_CHECKING:
    from tribes_tui.server.session_app import SessionApp

EVERY = 2.0


class AdminScreen(Page):
    """Numbers, and invitations to the host: nobody's cards, and no way to act for anybody."""

    def __init__(self) -> None:
        super().__init__()
        self._codes: list[str] = []

    def on_mount(self) -> None:
        """Look again from time to time."""
        self.set_interval(EVERY, self.paint)

    def title_text(self) -> str:
        """What this is."""
        return "the host"

    def lines(self) -> Sequence[Line]:
        """Health, sessions, tables."""
        host = cast("SessionApp", self.app).host
        return [
            *[Line(text, "prompt") for text in host.health.lines(host)],
            *[Line(f"Invitation to this host, for one person: {code}", "new") for code in self._codes],
            Line(""),
            *[Line(text) for text in host.health.sessions(host)],
            Line(""),
            *[Line(text) for text in host.health.tables(host)],
        ]

    def keys(self) -> Sequence[Command]:
        """What works here."""
        return Command("esc q", "back", "back"), Command("i", "invite somebody to the host", "invite")

    def act(self, name: str) -> None:
        """Back, or a new code."""
        app = cast("SessionApp", self.app)
        if name == "invite":
            code = app.attempt(lambda: app.host.invite(None))
            self._codes += [code] if code else []
            self.paint()
        else:
            super().act(name)
