"""What the lobby's list offers besides tables, the keys that do the same, partners who are looked for, and the pages to which it leads."""

from collections.abc import Callable, Iterator, Mapping
from functools import partial

from textual.geometry import Offset
from textual.screen import Screen

from tribes_tui.screens.dialogs import PickGame
from tribes_tui.server.club.partners import Seeker, Sought
from tribes_tui.server.club.tournaments.course import ON
from tribes_tui.server.host.news import AWAY
from tribes_tui.server.host.table.hosted import HostedTable
from tribes_tui.server.session.asking import AskingApp
from tribes_tui.server.session.screens.admin import AdminScreen
from tribes_tui.server.session.screens.club.club_list import OverGamesScreen, TermsScreen, ask_about_days, over
from tribes_tui.server.session.screens.club.order import ask_about_somebody, leave_note
from tribes_tui.server.session.screens.club.seeking import SeekScreen, how_long, other_told, wait_told
from tribes_tui.server.session.screens.club.standings import RatingsScreen
from tribes_tui.server.session.screens.club.tournaments import TournamentsScreen
from tribes_tui.server.session.screens.forms import HostSettingsScreen, plan_table
from tribes_tui.server.session.screens.host_screen import HostScreen, ask_sure, if_agreed
from tribes_tui.server.session.screens.table_tiles import who_else_sits, who_invites
from tribes_tui.server.session.screens.waiting import invite_from_lobby
from tribes_tui.server.words.said import lobby, order, over_days, queue, terms, tournament
from tribes_tui.widgets.drawing import Words
from tribes_tui.widgets.screen.dialog import Item, ListDialog

OPEN, PERSON, SEEK, BOTS = "open", "person", "seek", "bots"
DOORS = (
    (OPEN, lobby.open_key),
    (PERSON, lobby.invite_key),
    (SEEK, queue.partners_key),
    ("tournaments", tournament.title),
    ("ratings", lobby.ratings_key),
    ("people", order.people_key),
    ("over_days", over_days.title_key),
    ("over", lobby.over_key),
    ("code", lobby.code_key),
    ("admin", lobby.keeper_key),
    ("quit", lobby.leave_key),
)
"""What keys do that a line of the list does, too."""
KEYS = {
    OPEN: "n",
    PERSON: "p",
    SEEK: "a",
    BOTS: "b",
    "tournaments": "d",
    "ratings": "r",
    "people": "m",
    "over_days": "o",
    "over": "g",
    "code": "i",
    "admin": "h",
    "quit": "q",
}
"""They stand before those lines."""


def doors(app: AskingApp) -> Iterator[Item]:
    """The lines, each behind its key."""
    return (Item(name, f"{KEYS.get(name, ' ')}  {text}") for name, text in _told(app))


def bots_told(app: AskingApp, seeker: Seeker) -> str:
    """The offer stands there from the beginning, with its time, so that no line comes under the cursor."""
    is_offered = app.host.partners.is_offered_bots(seeker)
    return queue.bots() if is_offered else queue.bots_later(time=how_long(app.host.limits.queue_bot_seconds))


def _told(app: AskingApp) -> Iterator[tuple[str, str]]:
    yield OPEN, lobby.open()
    seeker = app.host.partners.of(app.person)
    yield SEEK, queue.play() if seeker is None else queue.stop()
    if seeker is not None:
        yield BOTS, bots_told(app, seeker)
    if app.host.admission.is_admin(app.person):
        waits = len(app.host.order.reports()) + sum(bool(one.note) for one in app.host.order.measures())
        yield "admin", lobby.keeper_waits(number=waits) if waits else lobby.keeper()
    yield PERSON, lobby.invite()
    yield "tournaments", _tournaments(app)
    yield "ratings", lobby.ratings()
    yield "code", lobby.code()
    yield "people", order.people()
    if app.host.order.may_appeal(app.person.id):
        yield "note", order.note()
    if not app.person.is_guest:
        has_mail = app.host.mail.send is not None
        yield "over_days", over_days.title() if has_mail else over_days.title_without_mail()
    if games := len(over(app)):
        yield "over", lobby.over_line(games=games)
    yield "more", lobby.more()
    yield "quit", lobby.leave()


def _tournaments(app: AskingApp) -> str:
    """With one's own that goes on, or how many can be entered."""
    listed, id = app.host.tournaments.listed(), app.person.id
    own = next((t for t in listed if t.state == ON and t.is_in(id) and t.rounds), None)
    if own is not None:
        return tournament.title_line_on(round=len(own.rounds), rounds=own.length)
    enter = sum(t.may_enter and not t.is_in(id) for t in listed)
    return tournament.title_line_open(open=enter) if enter else tournament.title_line()


# ---- Partners: who waits, is offered bots, joins what somebody else looks for --------------------


JOIN = "join"
SEEN_EACH_SECOND = 10
"""People who wait for partners and see each second of it; of more each sees a part of them, for all have to be drawn."""


class OtherLooker(Words):
    """One row that says what somebody else looks for; a click joins them."""

    def place_at(self, where: Offset) -> str:
        """The whole row, as long as it says something."""
        return JOIN if any(self._lines) else ""


class PartnersScreen(HostScreen):
    """Has an `OtherLooker`, and asks the one question of the wait where there is one."""

    _wish: Sought | None = None
    """What was looked for last."""
    _was_offered = False
    _other = ""

    @property
    def seeker(self) -> Seeker | None:
        """The person, as they wait for partners."""
        return self.session_app.host.partners.of(self.session_app.person)

    @property
    def is_offered_bots(self) -> bool:
        """Whether they have waited so long that they may play bots."""
        return self.seeker is not None and self.session_app.host.partners.is_offered_bots(self.seeker)

    def show_other(self) -> None:
        """What somebody else looks for."""
        found = other_told(self.session_app)
        before, self._other = self._other, "" if found is None else found[1]
        self.query_one(OtherLooker).say(((self._other, "accent"),) if self._other else ())
        if bool(before) != bool(self._other):
            self.refresh_bindings()

    @property
    def is_other_new(self) -> bool:
        """Whether somebody looks for something else than is shown."""
        found = other_told(self.session_app)
        return ("" if found is None else found[1]) != self._other

    def ask_to_wait(self, seeker: Seeker) -> None:
        """For how long they have waited, for what."""
        self.ask(wait_told(self.session_app, seeker))

    def count_wait(self, seeker: Seeker) -> None:
        """A second more of it; and, at its time, what it leads to."""
        every = 1 + self.session_app.host.partners.count // SEEN_EACH_SECOND
        if self.is_offered_bots != self._was_offered:
            self._was_offered = self.is_offered_bots
            self.refresh_all()
        elif int(seeker.waited) % every == 0:
            self.show_other()
            self.ask_to_wait(seeker)

    def seek_or_stop(self) -> None:
        """Look for partners, or no more."""
        app = self.session_app

        def looks(wish: Sought | None) -> None:
            if wish is not None:
                self._wish, self._was_offered = wish, False
                app.attempt(lambda: app.host.partners.seek(app.person, wish))

        if self.seeker is None:
            self.app.push_screen(SeekScreen(self._wish, app.person.is_guest), looks)
        else:
            app.attempt(lambda: app.host.partners.leave(app.person.id), lambda _: self.announce(queue.stopped()))

    def action_bots(self) -> None:
        """Play bots, as the wait has led to; the way there is that of all who are brought together."""
        app, seeker = self.session_app, self.seeker
        if seeker is not None and not self.is_offered_bots:
            self.announce(f"{bots_told(app, seeker)}.")
            return
        app.attempt(lambda: app.host.partners.play_bots(app.person))

    def action_join(self) -> None:
        """Look for what somebody else looks for, too."""
        app, other = self.session_app, other_told(self.session_app)
        if other is None:
            return
        wish = other[0].wish._replace(near=0)
        if_agreed(app, wish.plan(), lambda agrees: app.attempt(lambda: app.host.partners.seek(app.person, wish)))


# ---- The pages to which the list leads, the answer to an invitation, and the question before one leaves ---


def _page(made: Callable[[], Screen[None]]) -> Callable[[HostScreen], object]:
    return lambda screen: screen.app.push_screen(made())


def _show_settings(screen: HostScreen) -> None:
    app = screen.session_app
    likes = app.person.likes
    can_be_told = app.host.your_turn.tell is not None and not app.person.is_guest
    away = likes.get(AWAY) is True if can_be_told else None
    screen.app.push_screen(HostSettingsScreen(app.settings, likes.get("talk", True) is not False, away))


def _show_more(screen: PartnersScreen) -> None:
    items = [Item("settings", lobby.settings()), Item("rules", lobby.rules()), Item("terms", terms.menu())]
    screen.session_app.ask(ListDialog(lobby.more(), items), partial(open_door, screen))


def _pick_rules(screen: HostScreen) -> None:
    screen.app.push_screen(PickGame(), screen.session_app.show_rules)


def ask_to_leave(screen: HostScreen) -> None:
    """Asked once: a key alone would end the visit."""
    sure = lobby.leave_sure(), lobby.leave_about(), lobby.leave_stay(), lobby.leave()
    ask_sure(screen, *sure, screen.session_app.session.leave, yes_first=True)


BEHIND: Mapping[str, Callable[[PartnersScreen], object]] = {
    OPEN: plan_table,
    PERSON: invite_from_lobby,
    SEEK: PartnersScreen.seek_or_stop,
    BOTS: PartnersScreen.action_bots,
    "code": lambda screen: screen.session_app.ask_for_code(),
    "quit": ask_to_leave,
    "settings": _show_settings,
    "more": _show_more,
    "people": ask_about_somebody,
    "tournaments": _page(TournamentsScreen),
    "over": _page(OverGamesScreen),
    "note": leave_note,
    "over_days": ask_about_days,
    "ratings": _page(RatingsScreen),
    "rules": _pick_rules,
    "terms": _page(TermsScreen),
    "admin": _page(AdminScreen),
}
"""What each line leads to, and each key."""


def open_door(screen: PartnersScreen, what: str) -> None:
    """What is behind the line of that name; the keeper's page for the keeper alone."""
    app = screen.session_app
    if what in BEHIND and (what != "admin" or app.host.admission.is_admin(app.person)):
        BEHIND[what](screen)


def open_invitation(screen: HostScreen, id: str) -> None:
    """Who invites one to the table of that name, and who sits there; the answer."""
    hosted = screen.session_app.host.tables.get(id)
    if hosted is None:
        screen.announce(lobby.gone())
        return
    items = [Item("accept", lobby.accept()), Item("decline", lobby.decline())]
    screen.session_app.ask(
        ListDialog(who_invites(hosted), items, who_else_sits(hosted)), partial(answer_invitation, screen, hosted)
    )


def answer_invitation(screen: HostScreen, hosted: HostedTable, answer: str) -> None:
    """Sit down there, or decline."""
    app = screen.session_app
    if answer == "accept":
        app.join(hosted)
    else:
        app.attempt(lambda: app.host.inviting.decline(hosted, app.person), lambda _: screen.announce(lobby.declined()))
