"""What people say, at tables and in the lobby: told to all who are there, kept, and shared with other hosts."""

from __future__ import annotations

from typing import Protocol

from tribes_tui.server.host.chat import Chat
from tribes_tui.server.host.hosted import HostedTable
from tribes_tui.server.host.limits import Limits
from tribes_tui.server.host.people import Person
from tribes_tui.server.shared.kept_talk import LOBBY, KeptTalk
from tribes_tui.server.shared.shared import Shared


class TalkingHost(Protocol):
    """What is asked of the host."""

    shared: Shared
    limits: Limits
    tables: dict[str, HostedTable]

    def changed(self) -> None:
        """Something in the lobby is not what it was."""


class Talk:
    """Attributes: `lobby`, what is said there; a table has its own."""

    def __init__(self, host: TalkingHost) -> None:
        self._host = host
        self._kept = KeptTalk(host.shared)
        self.lobby = Chat(host.limits)
        self.lobby.recall(self._kept.lines(LOBBY))

    def follow(self) -> None:
        """Hear from now on what is said on other hosts."""
        self._kept.follow(self._hear)

    def recall(self, hosted: HostedTable) -> None:
        """A table is back: so is what was said there."""
        hosted.chat.recall(self._kept.lines(hosted.id))

    def write(self) -> None:
        """Bring to the disk what is not there yet. Raises `OSError`."""
        self._kept.write()

    def drop(self, hosted: HostedTable) -> None:
        """Nobody talks at that table any more."""
        self._kept.drop(hosted.id)

    def at_table(self, hosted: HostedTable, person: Person, text: str) -> None:
        """Say something to all at a table. Raises `TooMuch`."""
        line = hosted.chat.say(person.id, person.name, text)
        if line:
            self._kept.keep(hosted.id, hosted.chat.said)
            self._host.shared.if_lost(lambda: hosted.chat.unsay(person.id, line))
            self._host.shared.if_kept(lambda: hosted.tell(line))

    def in_lobby(self, person: Person, text: str) -> None:
        """Say something to all in the lobby. Raises `TooMuch`."""
        line = self.lobby.say(person.id, person.name, text) if person.name and person.may_come else ""
        if line:
            self._kept.keep(LOBBY, self.lobby.said)
            self._host.shared.if_lost(lambda: self.lobby.unsay(person.id, line))
            self._host.shared.if_kept(self._host.changed)

    def _hear(self, room: str, lines: list[str]) -> None:
        """What was said on another host."""
        hosted = self._host.tables.get(room)
        if room == LOBBY and self.lobby.take(lines):
            self._host.changed()
        elif hosted is not None:
            for line in hosted.chat.take(lines):
                hosted.tell(line)
