"""Inviting a person: whom, one of those who are here or somebody else by name; and to which table, where one is at none yet."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from textual.screen import Screen

import rules
from tribes_tui.server.host.hosted import HostedTable
from tribes_tui.server.host.plan import Plan
from tribes_tui.server.session.screens.ask import AskScreen
from tribes_tui.server.session.screens.host_screen import HostScreen
from tribes_tui.server.words.said import waiting as said
from tribes_tui.widgets.dialog import Item, ListDialog

BY_NAME = ":by-name"
"""In the list, in the place of a name; no name has a colon."""
NEW = ":new"
"""Among the tables, in the place of an id: one that is yet to be opened."""


def ask_whom(screen: Screen[None], here: Sequence[str], then: Callable[[str], None]) -> None:
    """Ask over `screen`; `then` gets a name, as it was chosen or typed. `here` are the names of those who could come."""

    def typed(name: str | None) -> None:
        if name:
            then(name)

    def chosen(name: str | None) -> None:
        if name == BY_NAME:
            screen.app.push_screen(AskScreen(said.whom(), said.their_name()), typed)
        else:
            typed(name)

    if here:
        items = [*(Item(name, name) for name in here), Item(BY_NAME, said.somebody_else())]
        screen.app.push_screen(ListDialog(said.whom(), items), chosen)
    else:
        chosen(BY_NAME)


def invite_from_lobby(lobby: HostScreen) -> None:
    """Ask whom and to which table; where that is a new one, it is planned, opened, and shown while one waits there."""
    app = lobby.session_app
    here = [name for name in app.host.names_here() if name != app.person.name]

    def asked(name: str) -> None:
        guest = app.host.people.called(name)
        if guest is None or guest.id == app.person.id:
            lobby.announce(said.not_known(name=name) if guest is None else said.not_oneself())
            return
        _ask_where(lobby, guest.name)

    ask_whom(lobby, here, asked)


def _ask_where(lobby: HostScreen, guest: str) -> None:
    """To one of one's own tables that wait for somebody, if there are any, or to a new one."""
    app = lobby.session_app
    own = {one.id: one for one in app.host.tables.values() if _waits(one, app.person.id)}

    def chosen(id: str | None) -> None:
        if id in own:
            _invite(lobby, own[id], guest)
        elif id == NEW:
            from tribes_tui.server.session.screens.plan import PlanScreen

            lobby.app.push_screen(PlanScreen(guest, app.person), lambda plan: _open_for(lobby, plan, guest))

    if own:
        items = [*(Item(id, _called(one)) for id, one in own.items()), Item(NEW, said.new_table())]
        lobby.app.push_screen(ListDialog(said.which_table(guest=guest), items), chosen)
    else:
        chosen(NEW)


def _waits(hosted: HostedTable, opener: str) -> bool:
    return hosted.table is None and hosted.opener == opener and any(chair.is_free for chair in hosted.chairs)


def _called(hosted: HostedTable) -> str:
    free = sum(chair.is_free for chair in hosted.chairs)
    return said.own_table(game=rules.games[hosted.plan.game_id].title, free=free)


def _open_for(lobby: HostScreen, plan: Plan | None, guest: str) -> None:
    app = lobby.session_app

    def opened(hosted: HostedTable) -> None:
        app.go_to(hosted)
        _invite(lobby, hosted, guest)

    if plan is not None:
        app.attempt(lambda: app.host.seating.open_table(app.person, plan), opened)


def _invite(lobby: HostScreen, hosted: HostedTable, guest: str) -> None:
    """Say where the person is then that it is done, or why not."""
    app = lobby.session_app
    app.attempt(
        lambda: app.host.inviting.invite(hosted, app.person, guest),
        lambda person: app.tell_here(said.now_invited(name=person.name)),
    )
