"""What an app of a session asks the host, which may refuse or take a while, and its person, over whatever they see; and what it knows for its screens."""

import asyncio
from collections.abc import Callable
from typing import TypeVar

from textual.screen import Screen

from rules import RulesError
from saves import SaveError
from tribes_tui.errors import why
from tribes_tui.server.host.attendance import is_coming_of
from tribes_tui.server.host.finished import export_command
from tribes_tui.server.host.table.chat import Line
from tribes_tui.server.host.table.hosted import HostedTable, NotNow, Plan
from tribes_tui.server.session.remote_app import RemoteApp
from tribes_tui.server.shared.shared import NotKept
from tribes_tui.server.transport.ssh_session import SshSession
from tribes_tui.server.words.said import refusals as said, table, waiting
from tribes_tui.words.common import sentence

Result = TypeVar("Result")
Then = Callable[[Result], object]
Refused = Callable[[Exception], None]
"""Gets a `NotNow`, `RulesError`, `SaveError` or `OSError`."""


def ignored(result: object) -> None:
    """Nobody asks what came of it."""


def told(error: Exception) -> str:
    """Why the host refused something, in a sentence."""
    is_disk = isinstance(error, OSError) and not isinstance(error, NotKept)
    return said.disk(why=why(error)) if is_disk else sentence(str(error))


class AskingApp(RemoteApp):
    """What screens ask of their app. What has no body here `SessionApp` answers."""

    hosted: HostedTable | None = None
    """The table where the person is."""
    draft = ""
    """What they were about to say when a game called them away."""
    is_called = False
    """Whether one does, while something is being answered."""

    def __init__(self, session: SshSession) -> None:
        super().__init__(session)
        self.host = session.host
        self.person = session.person

    # ---- Where they are -----------------------------------------------------------------------

    def announce(self, news: str) -> None:
        """A line in the lobby."""

    def tell_here(self, news: str) -> None:
        """A line where the person is, if there is one, else in the lobby."""

    def refused_here(self, error: Exception) -> None:
        """The same, why something was refused."""

    def read_notices(self) -> None:
        """What somebody has done that the person must read stands over the lobby until they have."""

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

    # ---- The host -----------------------------------------------------------------------------

    def attempt(self, what: Callable[[], Result], then: Then[Result] = ignored, refused: Refused | None = None) -> None:
        """Do something that the host may refuse: at once where it keeps everything itself, else when its database has it. `then` gets what it gave
        once it lasts, `refused` why not (else whoever looks where the person is)."""
        future = self.host.change(what)
        if future.done():
            self._attempted(future, then, refused or self.refused_here)
            return
        future.add_done_callback(
            lambda done: self.session.later(lambda: self._attempted(done, then, refused or self.refused_here))
        )

    def _attempted(self, done: asyncio.Future[Result], then: Then[Result], refused: Refused) -> None:
        if done.cancelled() or self.session.is_over:
            return
        try:
            result = done.result()
        except (NotNow, RulesError, SaveError, OSError) as error:
            refused(error)
        else:
            then(result)

    def record_command(self, hosted: HostedTable | None = None) -> str:
        """What is typed elsewhere for the record of a game at which one sat, else of that where one is; "" before it is over."""
        if self.person.is_guest:  # who would ask for it?
            return ""
        found = hosted or self.hosted
        theirs = self.host.finished.of([] if found is None else [found], self.person.id)
        return next((export_command(name, self.session.port) for name in theirs), "")

    @property
    def rating_told(self) -> str:
        """What the game where one is has done to one's rating; "" as long as it has done nothing."""
        return "" if self.hosted is None else self.host.ratings.told_after(self.hosted, self.person.id)

    def resign(self) -> None:
        """Give the seat at the table where one is up for good: what comes of it is told as of any seat that is lost."""
        hosted = self.hosted
        if hosted is not None:
            self.attempt(lambda: self.host.seating.resign(hosted, self.person))

    # ---- The person ---------------------------------------------------------------------------

    def ask(self, screen: Screen[str], then: Callable[[str], None], left: Callable[[], None] = lambda: None) -> None:
        """Put a question over everything; `then` gets the answer, `left` is called where there is none."""
        self.push_screen(screen, lambda answer: left() if answer is None else then(answer))

    def show_rules(self, game_id: str | None, section: str = "") -> None:
        """A game's rulebook."""
        from tribes_tui.screens.rulebook.screen import RulebookScreen

        if game_id is not None:
            self.push_screen(RulebookScreen(game_id, section))

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

    def lines_here(self) -> list[str]:
        """What people have said last where the person is."""
        return (self.host.talk.lobby if self.hosted is None else self.hosted.chat).said

    def talk(self, text: str, refused: Callable[[str], None]) -> None:
        """Say something to all at the table; `refused` hears why not."""
        hosted = self.hosted
        if hosted is not None:
            self.attempt(
                lambda: self.host.talk.at_table(hosted, self.person, text), refused=lambda error: refused(told(error))
            )
