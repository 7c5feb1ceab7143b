"""What a host asks of the place where everything lasts, be it a folder of its own or a database of many hosts."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol, TypeVar

from saves import Recording, SaveError
from tribes_tui.errors import why
from tribes_tui.play.clock import Clock
from tribes_tui.play.seat import Seat
from tribes_tui.play.table import Table
from tribes_tui.server.words import Word

# ---- Who is connected where, as hosts that share their tables tell each other -------------------


class FarVisit(NamedTuple):
    """Somebody who is connected to another host: at a table ("" in the lobby), perhaps on a slow line.

    `asks`: whether they want to decide what nobody else may notice.
    """

    person: str
    name: str
    table: str
    is_slow: bool
    asks: bool


class HostReport(NamedTuple):
    """What a host tells the others: who is connected to it, and in which games (by their records) it would do what no person decides."""

    visits: Sequence[FarVisit]
    games: Sequence[str]


class Led(NamedTuple):
    """In a game that this host leads: how many seconds ago the last time began, and ended, in which none did.

    It began infinitely long ago when no host has led the game before.
    """

    pause_began: float
    pause_ended: float


Tell = Callable[[], HostReport]
Heed = Callable[[Sequence[FarVisit], Mapping[str, Led]], None]
"""Takes who is connected to other hosts, and the games in which this host alone does what no person decides."""


# ---- What lasts ---------------------------------------------------------------------------------


Result = TypeVar("Result")
Taken = Callable[[str, Any], None]
"""Called with the name of a document and what it holds now, None when it is gone."""

TALK = "talk"
KINDS: Mapping[str, str | None] = {
    "people": "id",
    "visits": None,
    "invitations": "digest",
    "tables": "id",
    TALK: None,
    "ratings": "id",
    "seekers": "id",
    "measures": "id",
    "reports": "id",
    "acts": "id",
    "tournaments": "id",
    "days": "id",
    "absences": "id",
    "mail": "id",
}
"""The kinds of documents, and the field that holds a document's name; None: it is not in there."""


class NotKept(OSError):
    """The place where everything lasts doesn't take something now; `say`, and so its text, tells why, in a clause."""

    def __init__(self, say: Word) -> None:
        super().__init__()
        self.say = say

    def __str__(self) -> str:
        return self.say()


def why_not_kept(error: OSError) -> str:
    """Why the disk, or the database, refused something."""
    return str(error) if isinstance(error, NotKept) else why(error)


class Documents(Protocol):
    """Plain JSON values of one kind, each under a name of its own. Who uses them has all of them in memory."""

    def load(self) -> Mapping[str, Any]:
        """All of them, the oldest first. Raises `Mendable` when they can't be understood."""

    def keep(self, values: Mapping[str, Any]) -> None:
        """These are all there are from now on. Raises `OSError` when that can't be kept."""

    def follow(self, taken: Taken) -> None:
        """Call `taken` whenever another host has changed one; never, where there is no other."""


class Records(Protocol):
    """The records of the games that are played at tables."""

    def begin(
        self,
        game_id: str,
        seats: Sequence[Seat],
        options: Mapping[str, object],
        seed: int,
        title: str,
        clock: Clock | None = None,
    ) -> Table:
        """A new game. Raises a `SaveError` when it can't be recorded."""

    def resume(self, name: str) -> Table:
        """The game of a record, as of its last move. Raises a `SaveError`."""

    def named(self, title: str) -> str | None:
        """The name of the record with that title, when a document about it was never written."""

    def read(self, name: str) -> Recording:
        """The record, to be walked through. Raises a `SaveError`."""

    def on_failure(self, failed: Callable[[str, SaveError], None]) -> None:
        """Call `failed` with the name of a record that can't be gone on with here any more, and why."""


class Shared(Protocol):
    """Everything that lasts: documents by kind, records, and changes that count as a whole or not at all."""

    @property
    def records(self) -> Records:
        """Of the games."""

    @property
    def is_alone(self) -> bool:
        """Whether no other host shares any of it."""

    def documents(self, kind: str, only_one: Callable[[Any], str] | None = None) -> Documents:
        """Those of a kind, one of `KINDS`.

        `only_one` gives of each what no other document of the kind may have ("": nothing).
        """

    def change(self, what: Callable[[], Result]) -> asyncio.Future[Result]:
        """Do `what`, which may change any documents and begin games; the future is done when all of it lasts.

        Where others have been faster, everything is as they left it and `what` is done again: it refuses then what
        can't be any more. Its exceptions are the future's.
        """

    async def agree_on_key(self, fingerprint: str) -> None:
        """All hosts show the key of the first. Raises `Mendable` when this one's is another."""

    def if_lost(self, undo: Callable[[], None]) -> None:
        """Call `undo` if the change that is being made doesn't come to count: for what is changed in memory alone."""

    def if_kept(self, do: Callable[[], None]) -> None:
        """Call `do` when the change that is being made counts: for what others are told of it."""

    def attend(self, tell: Tell, heed: Heed) -> None:
        """Have other hosts know what `tell` gives, and `heed` what they tell, from now on."""

    def news(self) -> None:
        """What `tell` gives is not what it was."""

    @property
    def is_silent(self) -> bool:
        """Whether nothing can be kept now, for the place where all lasts doesn't answer."""
