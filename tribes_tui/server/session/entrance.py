"""Where a person of a session is, and is told something: at a table, or else in the lobby; and the way in."""

from collections.abc import Callable
from functools import partial
from typing import Any, ClassVar

from textual.binding import Binding, BindingType
from textual.screen import Screen

from tribes_tui.server.host.table.hosted import HostedTable
from tribes_tui.server.session.asking import AskingApp, told
from tribes_tui.server.session.screens.host_screen import AskScreen, HostScreen, if_agreed
from tribes_tui.server.session.screens.hosted_table import HostedTableScreen
from tribes_tui.server.session.screens.lobby import LobbyScreen
from tribes_tui.server.shared.shared import why_not_kept
from tribes_tui.server.transport.ssh_session import SshSession
from tribes_tui.server.words.said import lobby, order, refusals, visit
from tribes_tui.widgets.screen.dialog import Item, ListDialog
from tribes_tui.words.common import Later, sentence


class TellingApp(AskingApp):
    """Tells where the person is what came of it: on their screen, or else in the lobby."""

    def __init__(self, session: SshSession) -> None:
        super().__init__(session)
        self.lobby = LobbyScreen()

    def refused_here(self, error: Exception) -> None:
        """Say why where the person is, if there is a line for it, else in the lobby."""
        here = self._line_here
        _when_there(here, lambda: here.refuse(told(error)))

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
        """What somebody has done that the person must read stands over the lobby until they have."""
        number, told_now = len(self.person.notices), [*self.host.notices.told(self.person)]

        def read(_: object) -> None:
            self.attempt(lambda: self.host.notices.read(self.person, number))

        if told_now and self.screen is self.lobby:
            self.push_screen(ListDialog(order.told(), [Item("read", order.read())], "\n\n".join(told_now)), read)

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


# ---- The way in ----------------------------------------------------------------------------------


Done = Callable[[], None]


class WelcomeScreen(AskScreen):
    """Escape ends the visit."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "back", Later(lobby.leave_key), key_display="Esc")]


class Entrance:
    """Asks one person what must be known before they see who else is here."""

    def __init__(self, app: AskingApp) -> None:
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
        app = self._app

        def tries(code: str) -> str:
            is_good = app.host.admission.invitation(code, app.person.may_come) is not None
            return "" if is_good else sentence(refusals.code_unknown())

        app.ask(AskScreen(visit.invitation(), visit.code(), tries=tries), self._use)

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
            app.set_timer(limits.code_delay, lambda: self._ask_code(visit.wrong_code()))

    def _come_by(self, code: str) -> None:
        self._ask_name(lambda: self._use(code))

    def _use(self, code: str) -> None:
        app = self._app

        def use(agrees: bool) -> None:
            app.attempt(
                lambda: app.host.admission.admit(app.person, code, agrees=agrees), self._admitted, self._not_admitted
            )

        hosted = app.host.admission.table_of(code, app.person)
        if_agreed(app, None if hosted is None else hosted.plan, use)

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
