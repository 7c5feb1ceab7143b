"""What the screens of a session, and its entrance, ask of their app."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol, TypeVar, cast

from textual.screen import Screen

from tribes_tui.errors import why
from tribes_tui.profile.settings import Settings
from tribes_tui.server.host.host import Host
from tribes_tui.server.host.people import Person
from tribes_tui.server.host.table.chat import Line
from tribes_tui.server.host.table.hosted import HostedTable
from tribes_tui.server.host.table.plan import Plan
from tribes_tui.server.shared.shared import NotKept
from tribes_tui.server.transport.ssh_session import SshSession
from tribes_tui.server.words.said import refusals as said
from tribes_tui.words.common import sentence

Result = TypeVar("Result")
Then = Callable[[Result], object]
Refused = Callable[[Exception], None]
"""Gets a `NotNow`, `CannotInvite`, `NameTaken`, `TooMuch`, `RulesError`, `SaveError` or `OSError`."""


def ignored(result: object) -> None:
    """Nobody asks what came of it."""


class SessionContract(Protocol):
    """`SessionApp` answers all of it."""

    host: Host
    person: Person
    session: SshSession
    settings: Settings

    def attempt(self, what: Callable[[], Result], then: Then[Result] = ignored, refused: Refused | None = None) -> None:
        """Do something that the host may refuse. `then` gets what it gave once it lasts, `refused` why not (else the lobby)."""

    def announce(self, news: str) -> None:
        """A line in the lobby."""

    def tell_here(self, news: str) -> None:
        """A line where the person is, if there is one, else in the lobby."""

    def show_again(self) -> None:
        """What was drawn while a screen was covered may not have been sent: send it."""

    def ask(self, screen: Screen[str], then: Callable[[str | None], None]) -> None:
        """Put a question over everything; `then` gets the answer, None for none."""

    def after(self, seconds: float, what: Callable[[], None]) -> None:
        """Call something later."""

    def ask_for_code(self) -> None:
        """Somebody in the lobby has an invitation."""

    def enter(self) -> None:
        """Straight back to one's seat, or into the lobby."""

    def go_to(self, hosted: HostedTable) -> None:
        """Go to a table: to one's seat, to wait for others, or to watch."""

    def come_back(self, news: str = "") -> None:
        """Back to the lobby."""

    def open_table(self, plan: Plan | None) -> None:
        """A new table, as planned."""

    def join(self, hosted: HostedTable) -> None:
        """Sit down at a table that has not begun; else look at it."""

    def show_rules(self, game_id: str | None, section: str = "") -> None:
        """A game's rulebook."""

    def hears(self, line: Line) -> bool:
        """Whether the person wants to read a line of talk."""

    def mute(self, name: str) -> str:
        """Read no more of what somebody says, or read it again. A line about it."""

    def talk(self, text: str, refused: Callable[[str], None]) -> None:
        """Say something to all at the table; `refused` hears why not."""


def app_of(screen: Screen[Any]) -> SessionContract:
    """The app of the session that a screen belongs to: these screens are shown by no other."""
    return cast("SessionContract", screen.app)


# ---- Why the host refused something, as somebody reads it ---------------------------------------


def told(error: Exception) -> str:
    """In a sentence."""
    is_disk = isinstance(error, OSError) and not isinstance(error, NotKept)
    return said.disk(why=why(error)) if is_disk else sentence(str(error))
