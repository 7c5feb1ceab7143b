"""The pages to which the lobby's list leads, the answer to an invitation, and the question before one leaves."""

from tribes_tui.server.host.news import AWAY
from tribes_tui.server.host.table.hosted import HostedTable
from tribes_tui.server.session.screens.club.order import ask_about_somebody, leave_note
from tribes_tui.server.session.screens.club.over_days import ask_about_days
from tribes_tui.server.session.screens.club.over_games import OverGamesScreen
from tribes_tui.server.session.screens.host_screen import HostScreen, ask_sure
from tribes_tui.server.session.screens.table_tiles import who_else_sits, who_invites
from tribes_tui.server.words.said import lobby, terms
from tribes_tui.widgets.screen.dialog import Item, ListDialog


def open_page(screen: HostScreen, what: str) -> None:
    """The page of that name, each loaded when it is first wanted."""
    app = screen.session_app
    if what == "settings":
        from tribes_tui.server.session.screens.forms import HostSettingsScreen

        likes = app.person.likes
        can_be_told = app.host.your_turn.tell is not None and not app.person.is_guest
        away = likes.get(AWAY) is True if can_be_told else None
        screen.app.push_screen(HostSettingsScreen(app.settings, likes.get("talk", True) is not False, away))
    elif what == "more":
        items = [Item("settings", lobby.settings()), Item("rules", lobby.rules()), Item("terms", terms.menu())]
        screen.app.push_screen(ListDialog(lobby.more(), items), lambda answer: open_page(screen, answer or ""))
    elif what == "people":
        ask_about_somebody(screen)
    elif what == "tournaments":
        from tribes_tui.server.session.screens.club.tournaments import TournamentsScreen

        screen.app.push_screen(TournamentsScreen())
    elif what == "over":
        screen.app.push_screen(OverGamesScreen())
    elif what == "note":
        leave_note(screen)
    elif what == "over_days":
        ask_about_days(screen)
    elif what == "ratings":
        from tribes_tui.server.session.screens.club.ratings import RatingsScreen

        screen.app.push_screen(RatingsScreen())
    elif what == "rules":
        from tribes_tui.screens.dialogs import PickGame

        screen.app.push_screen(PickGame(), app.show_rules)
    elif what == "terms":
        from tribes_tui.server.session.screens.club.terms import TermsScreen

        screen.app.push_screen(TermsScreen())
    elif what == "admin" and app.host.admission.is_admin(app.person):
        from tribes_tui.server.session.screens.admin import AdminScreen

        screen.app.push_screen(AdminScreen())


def ask_to_leave(screen: HostScreen) -> None:
    """Asked once: a key alone would end the visit."""
    sure = lobby.leave_sure(), lobby.leave_about(), lobby.leave_stay(), lobby.leave()
    ask_sure(screen, *sure, screen.session_app.session.leave, yes_first=True)


def open_invitation(screen: HostScreen, id: str) -> None:
    """Who invites one to the table of that name, and who sits there; the answer."""
    hosted = screen.session_app.host.tables.get(id)
    if hosted is None:
        screen.announce(lobby.gone())
        return
    items = [Item("accept", lobby.accept()), Item("decline", lobby.decline())]
    screen.app.push_screen(
        ListDialog(who_invites(hosted), items, who_else_sits(hosted)),
        lambda answer: answer_invitation(screen, hosted, answer),
    )


def answer_invitation(screen: HostScreen, hosted: HostedTable, answer: str | None) -> None:
    """Sit down there, or decline; None: later."""
    app = screen.session_app
    if answer == "accept":
        app.join(hosted)
    elif answer == "decline":
        app.attempt(lambda: app.host.inviting.decline(hosted, app.person), lambda _: screen.announce(lobby.declined()))
