"""The way in: an invitation where one is needed, a name, and then one's seat or the lobby."""

from collections.abc import Callable
from functools import partial
from typing import ClassVar

from textual.binding import Binding, BindingType

from tribes_tui.server.host.table.hosted import HostedTable
from tribes_tui.server.session.screens.host_screen import AskScreen, SessionContract, told
from tribes_tui.server.shared.shared import why_not_kept
from tribes_tui.server.words.said import lobby, refusals, visit
from tribes_tui.words.common import sentence
from tribes_tui.words.language import Later

Then = Callable[[], None]


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

        def tries(code: str, good: Then, bad: Callable[[str], None]) -> None:
            is_good = self._app.host.admission.invitation(code, self._app.person.may_come) is not None
            good() if is_good else bad(sentence(refusals.code_unknown()))

        screen = AskScreen(visit.invitation(), visit.code(), tries=tries)
        self._app.ask(screen, lambda code: self._use(code) if code else None)

    # ---- The code -----------------------------------------------------------------------------

    def _ask_code(self, question: str) -> None:
        self._app.ask(WelcomeScreen(visit.welcome(), question), self._code_given)

    def _code_given(self, code: str | None) -> None:
        app = self._app
        if code is None:
            app.session.leave()
        elif app.host.admission.invitation(code, app.person.may_come) is not None:
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

    def _ask_name(self, then: Then, trouble: str = "") -> None:
        if self._app.person.name:
            then()
        else:
            screen = WelcomeScreen(visit.welcome(), f"{visit.what_it_is()}\n\n{visit.name()}", trouble)
            self._app.ask(screen, lambda name: self._name_given(name, then))

    def _name_given(self, name: str | None, then: Then) -> None:
        app = self._app
        if name is None:
            app.session.end(visit.good_bye_short)
            return
        app.attempt(
            lambda: app.host.name(app.person, name),
            lambda _: then(),
            lambda error: self._ask_name(then, _why_not(error)),
        )


def _why_not(error: Exception) -> str:
    return refusals.name_not_kept(why=why_not_kept(error)) if isinstance(error, OSError) else told(error)
