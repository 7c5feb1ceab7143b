"""The room where people wait until a table is full."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType

import rules
from tribes_tui.server.host.hosted import HostedTable
from tribes_tui.server.session.screens.host_screen import HostScreen
from tribes_tui.server.session.screens.invitation import InvitationDialog
from tribes_tui.server.session.screens.inviting import ask_whom
from tribes_tui.server.words.said import lobby
from tribes_tui.server.words.said import waiting as said
from tribes_tui.theme.palette import BOLD
from tribes_tui.widgets.dialog import Item, Items
from tribes_tui.widgets.paragraphs import EMPTY, Paragraphs, plain
from tribes_tui.widgets.scroll import MoreSign, Reading
from tribes_tui.widgets.words import Line
from tribes_tui.words.later import Later
from tribes_tui.words.options import words_for
from tribes_tui.words.said import setup


class WaitingScreen(HostScreen):
    """Shows who has come to a table; its opener may begin with bots, or make invitations."""

    DEFAULT_CSS = "WaitingScreen Reading { padding: 1 2 0 2; }"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("b", "choose('begin')", Later(said.begin_key)),
        Binding("p", "choose('person')", Later(lobby.invite_key)),
        Binding("i", "choose('invite')", Later(said.invite_key)),
        Binding("l", "choose('lobby')", Later(said.lobby_key)),
        Binding("escape,q", "choose('leave')", Later(said.get_up_key), key_display="Esc"),
    ]

    def __init__(self, hosted: HostedTable) -> None:
        super().__init__()
        self._hosted = hosted
        self._codes: list[str] = []

    @property
    def _opens(self) -> bool:
        return self._hosted.opener == self.session_app.person.id

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Only who opened the table begins and invites."""
        return action != "choose" or parameters[0] in ("leave", "lobby") or self._opens

    def compose_body(self) -> ComposeResult:
        """Who is there and by which options; below it what there is to do."""
        with Reading(can_focus=False) as room:
            yield Paragraphs()
        yield MoreSign(room)
        yield Items([])

    def on_mount(self) -> None:
        """Which game."""
        self.entitle(said.title(game=rules.games[self._hosted.plan.game_id].title))
        self.ask(said.question())
        self.query_one(Items).focus()

    def items(self) -> Iterator[Item]:
        """What there is to do."""
        if self._opens:
            yield Item("begin", said.begin())
            yield Item("person", lobby.invite())
            yield Item("invite", said.invite())
        yield Item("lobby", said.lobby())
        yield Item("leave", said.get_up())

    def bring_up_to_date(self) -> None:
        """The seats, the options, invitations."""
        chairs = [
            f"{setup.seat(number=k)}   {chair.name or lobby.free()}" for k, chair in enumerate(self._hosted.chairs, 1)
        ]
        options, invited = list(self._options()), list(self._invited())
        self.query_one(Paragraphs).tell(
            _heading(said.seats()),
            *plain(chairs),
            *([EMPTY, _heading(said.options()), *plain(options, "soft")] if options else []),
            *([EMPTY, *plain(invited, "soft")] if invited else []),
            *plain([said.code(code=code) for code in self._codes], "accent"),
        )

    def _invited(self) -> Iterator[str]:
        for name, is_open in self.session_app.host.inviting.answers(self._hosted):
            yield said.awaited(name=name) if is_open else said.has_declined(name=name)

    def _options(self) -> Iterator[str]:
        plan = self._hosted.plan
        for option in rules.games[plan.game_id].options:
            if option.name in plan.options and option.matters(plan.options, len(plan.seats)):
                words = words_for(plan.game_id, option)
                yield said.option(option=words.title, value=words.values[plan.options[option.name]][0])

    def action_choose(self, what: str) -> None:
        """As if it was chosen from the list."""
        self.choose(what)

    def choose(self, name: str) -> None:
        """Begin, invite or leave."""
        app, hosted = self.session_app, self._hosted
        if name == "leave":
            app.attempt(lambda: app.host.seating.leave_chair(hosted, app.person), lambda _: app.come_back())
        elif name == "lobby":
            app.come_back()
        elif name == "person":
            ask_whom(self, self._others_here(), self._invite)
        elif name == "begin":
            app.attempt(lambda: app.host.seating.begin(hosted, app.person))
        elif name == "invite" and len(self._codes) < len(hosted.chairs):
            app.attempt(lambda: app.host.admission.invite(hosted, app.person), self._show_code)

    def _others_here(self) -> list[str]:
        """Who is connected, and neither sits here nor was invited."""
        host = self.session_app.host
        known = {chair.name for chair in self._hosted.chairs} | {
            name for name, _ in host.inviting.answers(self._hosted)
        }
        return [name for name in host.names_here() if name not in known]

    def _invite(self, name: str) -> None:
        app, hosted = self.session_app, self._hosted
        app.attempt(
            lambda: app.host.inviting.invite(hosted, app.person, name),
            lambda person: self.announce(said.now_invited(name=person.name)),
        )

    def _show_code(self, code: str) -> None:
        self._codes.append(code)
        self.app.push_screen(InvitationDialog(code, rules.games[self._hosted.plan.game_id].title))
        self.refresh_all()


def _heading(text: str) -> Line:
    return ((text, "accent", BOLD),)
