"""What people say, at tables and in the lobby: cleaned, counted, told to all who are there, kept, and shared with other hosts."""

import contextlib
import time
import unicodedata
from collections import deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from itertools import accumulate
from typing import Any, NamedTuple, Protocol

from rich.cells import get_character_cell_size

from rules import State
from tribes_tui.play.seat import Entry, Update
from tribes_tui.server.host.limits import Limits, NotNow
from tribes_tui.server.host.logbook import Budgets
from tribes_tui.server.host.people import Person
from tribes_tui.server.shared.shared import TALK, Shared
from tribes_tui.server.words import Word
from tribes_tui.server.words.said import refusals as said

# ---- What is said in one place: cleaned, counted, and no more than fits -------------------------


KEPT_LINES = 50
FIRST_FLAG, LAST_FLAG = "\U0001f1e6", "\U0001f1ff"
"""Letters of which two are a flag."""
JOINERS = frozenset("\u200d\ufe0e\ufe0f\U0001f3fb\U0001f3fc\U0001f3fd\U0001f3fe\U0001f3ff")
"""What makes one sign of several, or another look of one, which terminals count in different ways."""


Line = str | Word
"""What somebody said, after their name, or a word about who comes and goes."""


def read(line: Line) -> str:
    """A line as it is read here."""
    return line if isinstance(line, str) else line()


class Chat:
    """The last lines said at a table, and how much everybody may still say."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._budgets = Budgets(limits.chat_burst / limits.chat_seconds, limits.chat_burst)
        self.lines: deque[Line] = deque(maxlen=KEPT_LINES)
        self.said_at: deque[float] = deque(maxlen=KEPT_LINES)
        """When the last lines were said (seconds since 1970): of those that were recalled nobody knows it."""

    def say(self, person: str, name: str, text: str) -> str:
        """The line as everybody reads it, "" when there is nothing in it. Raises `NotNow`."""
        clean = cleaned(text, self._limits.chat_cells)
        if not clean:
            return ""
        burst, seconds = self._limits.chat_burst, self._limits.chat_seconds
        if not self._budgets.of(person).take():
            raise NotNow(partial(said.too_much_talk, lines=burst, seconds=f"{seconds:g}"))
        line = f"{name}: {clean}"
        self.lines.append(line)
        self.said_at.append(time.time())
        return line

    @property
    def said(self) -> list[str]:
        """The lines that people said, without words about who comes and goes."""
        return [line for line in self.lines if isinstance(line, str)]

    def unsay(self, person: str, line: str) -> None:
        """It was not said after all, and doesn't count."""
        if line in self.lines:
            self.lines.remove(line)
        self._budgets.of(person).spend(-1)

    def take(self, said: Sequence[str]) -> list[str]:
        """These are the last lines that people said, here or on another host; those that are new."""
        known = self.said
        first = next(k for k in range(len(known) + 1) if said[: len(known) - k] == known[k:])
        new = list(said[len(known) - first :])
        self.lines.extend(new)
        return new

    def recall(self, said: Iterable[str]) -> None:
        """These lines were said before all that is here now; the oldest are left out if there are too many."""
        lines = [*said, *self.lines]
        self.lines.clear()
        self.lines.extend(lines)


def cleaned(text: str, length: int) -> str:
    """What was typed or pasted, as one line of signs that only show themselves, in at most so many cells.

    Signs of one or two cells stay; of one that is made of several (a family, a flag) its parts, as every terminal shows them.
    """
    line = " ".join(unicodedata.normalize("NFC", text[: length * 4]).split())
    signs = [
        _plain(sign)
        for sign in line
        if sign not in JOINERS and (get_character_cell_size(sign) or not sign.isprintable())
    ]
    ends = accumulate(map(get_character_cell_size, signs))
    return "".join(sign for sign, end in zip(signs, ends, strict=True) if end <= length)


def _plain(sign: str) -> str:
    if FIRST_FLAG <= sign <= LAST_FLAG:
        return chr(ord(sign) - ord(FIRST_FLAG) + ord("A"))
    return sign if sign.isprintable() else "?"


# ---- Who hears it, and what a seat is told ------------------------------------------------------


class SeatPicture(NamedTuple):
    """The game as one seat may know it: its view, the moves it knows of, what it may take back."""

    view: State
    entries: list[Entry]
    can_redo: bool
    unsaved: str | None
    final: State | None


class Listener(Protocol):
    """Who hears what a seat is told."""

    def heard(self, update: Update, can_redo: bool, unsaved: str | None, final: State | None) -> None:
        """A move that this seat may know of was played or taken back."""

    def said(self, line: Line) -> None:
        """A line of chat, or a word about who comes and goes."""

    def reseated(self) -> None:
        """Somebody came, went, or changed places."""


# ---- Saying something ---------------------------------------------------------------------------


LOBBY = "lobby"
"""Among the rooms where one talks; the others are called by their tables' ids."""


class Room(Protocol):
    """A table, as far as people talk there."""

    id: str
    chat: Chat

    def tell(self, line: Line) -> None:
        """Show a line to all who are there."""


class Orderly(Protocol):
    """Who may talk."""

    def check_talk(self, person: Person) -> None:
        """Raises `NotNow` for somebody who is silenced."""


class TalkingHost(Protocol):
    """What is asked of the host."""

    shared: Shared
    limits: Limits

    @property
    def order(self) -> Orderly:
        """Who may talk."""

    @property
    def tables(self) -> Mapping[str, Room]:
        """Where people talk besides the lobby."""

    def changed(self) -> None:
        """Something in the lobby is not what it was."""


class Talk:
    """Attributes: `lobby`, what is said there; a table has its own."""

    def __init__(self, host: TalkingHost) -> None:
        self._host = host
        self._documents = host.shared.documents(TALK)
        self._rooms = {room: _lines(found) for room, found in self._documents.load().items()}
        self._is_written = True
        self.lobby = Chat(host.limits)
        self.lobby.recall(self._rooms.get(LOBBY, []))

    def follow(self) -> None:
        """Hear from now on what is said on other hosts."""
        self._documents.follow(self._hear)

    def recall(self, hosted: Room) -> None:
        """A table is back: so is what was said there."""
        hosted.chat.recall(self._rooms.get(hosted.id, []))

    def write(self) -> None:
        """Bring to the disk what is not there yet. Raises `OSError`; what could not be written is tried again."""
        if not self._is_written:
            self._documents.keep(self._rooms)
            self._is_written = True

    def drop(self, hosted: Room) -> None:
        """Nobody talks at that table any more."""
        if self._rooms.pop(hosted.id, None) is not None:
            self._is_written = False
            with contextlib.suppress(OSError):  # the next writing does it
                self.write()

    def _keep(self, room: str, lines: Sequence[str]) -> None:
        """These are the lines of a room now. A host of its own brings them to the disk now and then, so that talk never waits for
        it; a shared one at once, for others wait for them."""
        self._rooms[room] = list(lines)
        self._is_written = False
        if not self._host.shared.is_alone:
            self.write()

    def at_table(self, hosted: Room, person: Person, text: str) -> None:
        """Say something to all at a table. Raises `NotNow`."""
        self._say(hosted.id, hosted.chat, person, text, hosted.tell)

    def in_lobby(self, person: Person, text: str) -> None:
        """Say something to all in the lobby. Raises `NotNow`."""
        if person.name and person.may_come:
            self._say(LOBBY, self.lobby, person, text, lambda line: self._host.changed())

    def _say(self, room: str, chat: Chat, person: Person, text: str, tell: Callable[[str], None]) -> None:
        self._host.order.check_talk(person)
        line = chat.say(person.id, person.name, text)
        if line:
            self._keep(room, chat.said)
            self._host.shared.if_lost(lambda: chat.unsay(person.id, line))
            self._host.shared.if_kept(lambda: tell(line))

    def _hear(self, room: str, found: Any) -> None:
        """What was said on another host; None: nobody talks there any more."""
        lines = self._rooms[room] = _lines(found)
        if found is None:
            del self._rooms[room]
        hosted = self._host.tables.get(room)
        if room == LOBBY and self.lobby.take(lines):
            self._host.changed()
        elif hosted is not None:
            for line in hosted.chat.take(lines):
                hosted.tell(line)


def _lines(found: Any) -> list[str]:
    """Lines as they were kept; what is none counts for nothing."""
    return [line for line in found if isinstance(line, str)] if isinstance(found, list) else []
