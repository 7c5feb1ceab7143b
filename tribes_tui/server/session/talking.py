"""What people say to each other, as one of them reads it."""

from collections.abc import Callable

from tribes_tui.server.host.attendance import is_coming_of
from tribes_tui.server.host.table.chat import Line
from tribes_tui.server.host.table.hosted import HostedTable
from tribes_tui.server.session.asking import AskingApp
from tribes_tui.server.session.screens.host_screen import told
from tribes_tui.server.words.said import table, waiting


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
