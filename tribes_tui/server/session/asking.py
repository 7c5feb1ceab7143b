"""What an app of a session asks: the host, which may refuse or take a while, and the person, over whatever they see; and the way in."""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any, ClassVar

from textual.binding import Binding, BindingType
from textual.screen import Screen

from rules import RulesError
from saves import SaveError
from tribes_tui.server.host.attendance import is_coming_of
from tribes_tui.server.host.limits import NotNow
from tribes_tui.server.host.news import CannotInvite
from tribes_tui.server.host.people import NameTaken
from tribes_tui.server.host.table.chat import Line, TooMuch
from tribes_tui.server.host.table.hosted import HostedTable
from tribes_tui.server.host.table.plan import Plan
from tribes_tui.server.session.remote_app import RemoteApp
from tribes_tui.server.session.screens.host_screen import (
    AskScreen,
    HostScreen,
    Refused,
    Result,
    SessionContract,
    Then,
    ask_sure,
    ignored,
    told,
)
from tribes_tui.server.session.screens.hosted_table import HostedTableScreen
from tribes_tui.server.session.screens.lobby import LobbyScreen
from tribes_tui.server.session.screens.table_tiles import pace_of
from tribes_tui.server.shared.shared import why_not_kept
from tribes_tui.server.transport.ssh_session import SshSession
from tribes_tui.server.words.said import (
    lobby,
    order,
    over_days,
    ratings,
    refusals,
    table,
    visit,
    waiting,
)
from tribes_tui.widgets.screen.dialog import Item, ListDialog
from tribes_tui.words.common import sentence
from tribes_tui.words.language import Later


class AskingApp(RemoteApp):
    """Tells where the person is what came of it: on their screen, or else in the lobby."""

    def __init__(self, session: SshSession) -> None:
        super().__init__(session)
        self.host = session.host
        self.person = session.person
        self.lobby = LobbyScreen()

    # ---- The host -----------------------------------------------------------------------------

    def attempt(self, what: Callable[[], Result], then: Then[Result] = ignored, refused: Refused | None = None) -> None:
        """As `SessionContract.attempt`: at once where the host keeps everything itself, else when its database has it."""
        future = self.host.change(what)
        if future.done():
            self._attempted(future, then, refused or self._refused)
            return
        future.add_done_callback(
            lambda done: self.session.later(lambda: self._attempted(done, then, refused or self._refused))
        )

    def _attempted(self, done: asyncio.Future[Result], then: Then[Result], refused: Refused) -> None:
        if done.cancelled() or self.session.is_over:
            return
        try:
            result = done.result()
        except (NotNow, CannotInvite, NameTaken, TooMuch, RulesError, SaveError, OSError) as error:
            refused(error)
        else:
            then(result)

    def _refused(self, error: Exception) -> None:
        """Say why where the person is, if there is a line for it, else in the lobby."""
        here = self._line_here
        _when_there(here, lambda: here.refuse(told(error)))

    # ---- The person ---------------------------------------------------------------------------

    def ask(self, screen: Screen[str], then: Callable[[str], None], left: Callable[[], None] = lambda: None) -> None:
        """As `SessionContract.ask`."""
        self.push_screen(screen, lambda answer: left() if answer is None else then(answer))

    def after(self, seconds: float, what: Callable[[], None]) -> None:
        """Call something later."""
        self.set_timer(seconds, what)

    def if_agreed(self, plan: Plan | None, then: Callable[[bool], object]) -> None:
        """As `SessionContract.if_agreed`."""
        if (
            plan is None or not (plan.rated or plan.hands) or (plan.rated and self.person.is_guest)
        ):  # whom the host refuses
            then(False)
            return
        yes = ratings.sit_down() if plan.rated else lobby.accept()
        hands = [over_days.agree(moves=plan.hands)] if plan.hands else []
        asked = "\n".join([*([ratings.agree(pace=pace_of(plan))] if plan.rated else []), *hands])
        title = ratings.rated() if plan.rated else over_days.hands()
        ask_sure(self.screen, title, asked, ratings.stay_away(), yes, lambda: then(True), yes_first=True)

    # ---- Where they are -----------------------------------------------------------------------

    def announce(self, news: str) -> None:
        """A line in the lobby."""
        self.lobby.announce(news)

    def tell_here(self, news: str) -> None:
        """A line where the person is, at the table too, once that is laid out, if there is one, else in the lobby."""
        here = self.screen
        if isinstance(here, HostedTableScreen):
            _when_there(here, lambda: here.say(news, "info"))
            return
        line = self._line_here
        _when_there(line, lambda: line.announce(news))

    @property
    def _line_here(self) -> HostScreen:
        return self.screen if isinstance(self.screen, HostScreen) else self.lobby

    def read_notices(self) -> None:
        """As `SessionContract.read_notices`."""
        number, told_now = len(self.person.notices), [*self.host.notices.told(self.person)]

        def read(_: object) -> None:
            self.attempt(lambda: self.host.notices.read(self.person, number))

        if told_now and self.screen is self.lobby:
            self.push_screen(ListDialog(order.told(), [Item("read", order.read())], "\n\n".join(told_now)), read)

    def show_again(self) -> None:
        """What was drawn while a screen was covered may not have been sent."""
        self.painter.changed()

    def warn(self, text: str) -> None:
        """A word that is on top of whatever is shown."""
        here = self.screen
        say = getattr(here, "say", None) or getattr(here, "warn", None) or self.lobby.warn
        _when_there(here, lambda: say(text))


def _when_there(screen: Screen[Any], what: Callable[[], None]) -> None:
    """Do it; on a screen that has just been put up, once its widgets are there."""
    if screen.is_mounted:
        what()
    else:
        screen.call_later(what)


# ---- Talking -------------------------------------------------------------------------------------


class TalkingApp(AskingApp):
    """At a table its talk, else that of the lobby."""

    hosted: HostedTable | None = None
    """The table where the person is."""
    draft, is_called = "", False

    def hears(self, line: Line) -> bool:
        """Whether the person wants to read a line of talk; words about who comes and goes are always read."""
        if not isinstance(line, str):
            return not is_coming_of(line, self.person.name)
        return self.person.likes.get("talk", True) is not False and line.partition(":")[0] not in self.muted_names

    def mute(self, name: str, *, is_muted: bool) -> str:
        """Read no more of what somebody says, or read it again. A line about it."""
        other = self.host.people.called(name)
        if other is None or other.id == self.person.id:
            return waiting.not_known(name=name)
        if is_muted != (other.id in self.person.muted):
            self.attempt(lambda: self.host.people.mute(self.person, other.id))
        return table.muted(name=other.name) if is_muted else table.heard_again(name=other.name)

    @property
    def muted_names(self) -> set[str]:
        """What those whom the person doesn't read are and were called."""
        found = (self.host.people.find(id) for id in self.person.muted)
        return {name for one in found if one is not None for name in one.names}

    def report(self, name: str) -> str:
        """Tell the keeper of somebody; why that can't be."""
        from tribes_tui.server.session.screens.club.order import report

        other = self.host.people.called(name)
        if other is None or other.id == self.person.id:
            return waiting.not_known(name=name)
        report(self.screen, other)
        return ""

    def lines_here(self) -> list[str]:
        """What people have said last where the person is."""
        return (self.host.talk.lobby if self.hosted is None else self.hosted.chat).said

    def talk(self, text: str, refused: Callable[[str], None]) -> None:
        """As `SessionContract.talk`."""
        hosted = self.hosted
        if hosted is not None:
            self.attempt(
                lambda: self.host.talk.at_table(hosted, self.person, text), refused=lambda error: refused(told(error))
            )


# ---- The way in ----------------------------------------------------------------------------------


Done = Callable[[], None]


class WelcomeScreen(AskScreen):
    """Escape ends the visit."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "back", Later(lobby.leave_key), key_display="Esc")]


class Entrance:
    """Asks one person what must be known before they see who else is here."""

    def __init__(self, app: SessionContract) -> None:
        self._app = app
        self._wrong_codes = 0

    def begin(self) -> None:
        """A code, if somebody is not known and the host is not open to all; a name, if they have none."""
        app = self._app
        if app.session.code:
            self._come_by(app.session.code)
        elif not app.person.may_come:
            self._ask_code(visit.by_invitation())
        else:
            self._ask_name(app.enter)

    def ask_for_code(self) -> None:
        """Somebody in the lobby has an invitation."""

        def tries(code: str, good: Done, bad: Callable[[str], None]) -> None:
            is_good = self._app.host.admission.invitation(code, self._app.person.may_come) is not None
            good() if is_good else bad(sentence(refusals.code_unknown()))

        self._app.ask(AskScreen(visit.invitation(), visit.code(), tries=tries), self._use)

    # ---- The code -----------------------------------------------------------------------------

    def _ask_code(self, question: str) -> None:
        self._app.ask(WelcomeScreen(visit.welcome(), question), self._code_given, self._app.session.leave)

    def _code_given(self, code: str) -> None:
        app = self._app
        if app.host.admission.invitation(code, app.person.may_come) is not None:
            self._come_by(code)
        else:
            self._wrong_code()

    def _wrong_code(self) -> None:
        """Each costs time, and there are not many."""
        app, limits = self._app, self._app.host.limits
        self._wrong_codes += 1
        app.host.logbook.seen("wrong code", app.session.address)
        if self._wrong_codes >= limits.code_tries:
            app.session.end(visit.no_good_code)
        else:
            app.after(limits.code_delay, lambda: self._ask_code(visit.wrong_code()))

    def _come_by(self, code: str) -> None:
        self._ask_name(lambda: self._use(code))

    def _use(self, code: str) -> None:
        app = self._app

        def use(agrees: bool) -> None:
            app.attempt(
                lambda: app.host.admission.admit(app.person, code, agrees=agrees), self._admitted, self._not_admitted
            )

        hosted = app.host.admission.table_of(code, app.person)
        app.if_agreed(None if hosted is None else hosted.plan, use)

    def _not_admitted(self, error: Exception) -> None:
        app = self._app
        app.announce(told(error))
        if not app.person.may_come:
            app.session.end(partial(told, error))

    def _admitted(self, hosted: HostedTable | None) -> None:
        app = self._app
        if hosted is None:
            app.enter()
        else:
            app.go_to(hosted)

    # ---- The name -----------------------------------------------------------------------------

    def _ask_name(self, then: Done, trouble: str = "") -> None:
        if self._app.person.name:
            then()
        else:
            screen = WelcomeScreen(visit.welcome(), f"{visit.what_it_is()}\n\n{visit.name()}", trouble)
            nameless = partial(self._app.session.end, visit.good_bye_short)
            self._app.ask(screen, lambda name: self._name_given(name, then), nameless)

    def _name_given(self, name: str, then: Done) -> None:
        app = self._app
        app.attempt(
            lambda: app.host.name(app.person, name),
            lambda _: then(),
            lambda error: self._ask_name(then, _why_not(error)),
        )


def _why_not(error: Exception) -> str:
    return refusals.name_not_kept(why=why_not_kept(error)) if isinstance(error, OSError) else told(error)
