"""What a host asks of the place where everything lasts, be it a folder of its own or a database of many hosts; and plain values by name, each
packed: a person with many games takes a tenth of the room, and what is written anew is written as it is."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from functools import partial
from typing import Any, Generic, NamedTuple, Protocol, TypeVar
from zlib import compress, decompress

from saves import Recording, SaveError
from tribes_tui.errors import why
from tribes_tui.play.clock import Clock
from tribes_tui.play.table import Seat, Table
from tribes_tui.server.words import SaysWhy

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


class NotKept(SaysWhy, OSError):
    """The place where everything lasts doesn't take something now; why, in a clause."""


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


def done(what: Callable[[], Result]) -> asyncio.Future[Result]:
    """Do it; a future that has what came of it."""
    future: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
    try:
        future.set_result(what())
    except Exception as error:
        future.set_exception(error)
        future.exception()  # whoever asked may not want to know
    return future


# ---- Values, packed ------------------------------------------------------------------------------


LONG = 600
"""Bytes from which on it is worth the time to compress them."""
COMPRESSED = compress(b"")[:1]
"""How that begins; JSON doesn't."""

# ---- Fingerprints of keys -----------------------------------------------------------------------
#
# Each stands in many values, takes much room, and can't be compressed: in memory it is a number between two signs that JSON never has.

FINGERPRINT = re.compile(r"SHA256:[A-Za-z0-9+/]{43}")
NUMBER = re.compile("\x01(\\d+)\x02")
MOST = 100_000
"""So many are numbered."""

_numbers: dict[str, int] = {}
_fingerprints: list[str] = []


def _number(found: re.Match[str]) -> str:
    text = found[0]
    number = _numbers.get(text)
    if number is None:
        if len(_fingerprints) >= MOST:
            return text
        number = _numbers[text] = len(_fingerprints)
        _fingerprints.append(text)
    return f"\x01{number}\x02"


def _same(name: str) -> str:
    """A name; of a fingerprint always the one that all values share."""
    number = _numbers.get(name)
    return name if number is None else _fingerprints[number]


# ---- Values -------------------------------------------------------------------------------------


def pack(value: Any) -> bytes:
    """A value; equal ones are packed alike, but for numbers that JSON writes in several ways."""
    text = json.dumps(value, sort_keys=True, separators=(",", ":"))
    data = FINGERPRINT.sub(_number, text).encode()
    return compress(data) if len(data) > LONG else data


def text_of(data: bytes) -> str:
    """As JSON, what was packed."""
    text = (decompress(data) if data[:1] == COMPRESSED else data).decode()
    return NUMBER.sub(lambda found: _fingerprints[int(found[1])], text)


def unpack(data: bytes) -> Any:
    """What was packed."""
    return json.loads(text_of(data))


class PackedValues(Mapping[str, Any]):
    """It never changes. Attributes: `packed`, the values as they are kept."""

    def __init__(self, packed: dict[str, bytes]) -> None:
        self.packed = packed

    @classmethod
    def of(cls, plain: Mapping[str, Any]) -> PackedValues:
        """Those."""
        return plain if isinstance(plain, PackedValues) else cls({}).replaced(plain)

    def replaced(self, fresh: Mapping[str, Any], gone: Collection[str] = ()) -> PackedValues:
        """The same with these instead, and without those that are `gone`."""
        kept = {id: data for id, data in self.packed.items() if id not in gone} if gone else self.packed
        made = {id: pack(value) for id, value in fresh.items()}
        return PackedValues(kept | {_same(id): data for id, data in made.items()})

    def __getitem__(self, id: str) -> Any:
        return unpack(self.packed[id])

    def __iter__(self) -> Iterator[str]:
        return iter(self.packed)

    def __len__(self) -> int:
        return len(self.packed)

    def __contains__(self, id: object) -> bool:
        return id in self.packed


# ---- Documents as values that never change -------------------------------------------------------


class Keepable(Protocol):
    """It has a name of its own, and is written as JSON."""

    @property
    def id(self) -> str:
        """By which it is kept."""

    def _asdict(self) -> dict[str, Any]:
        """As JSON, unless it has a `plain` for that."""


Kept = TypeVar("Kept", bound=Keepable)


def of_fields(kind: Callable[..., Kept], names: Collection[str], plain: Mapping[str, Any]) -> Kept:
    """A named tuple of the fields that were kept; what a newer program adds is not looked at."""
    known = {name: value for name, value in plain.items() if name in names}
    return kind(**{name: tuple(value) if isinstance(value, list) else value for name, value in known.items()})


class KeptValues(Generic[Kept]):
    """`of` makes a value of what was kept; `told` hears of each that was changed, here once it lasts, or by another host."""

    def __init__(
        self, shared: Shared, kind: str, of: Callable[[Mapping[str, Any]], Kept], told: Callable[[str], None]
    ) -> None:
        self._shared, self._of, self._told = shared, of, told
        self._documents = shared.documents(kind)
        self._plain = PackedValues.of(self._documents.load())
        self.known: dict[str, Kept] = {id: of(plain) for id, plain in self._plain.items()}

    def follow(self) -> None:
        """Heed what other hosts change from now on."""
        self._documents.follow(self._take)

    def keep(self, value: Kept) -> None:
        """So it is from now on: a part of a change. Raises `OSError`."""
        plain = getattr(value, "plain", value._asdict)()
        self._set({**self.known, value.id: value}, self._plain.replaced({value.id: plain}), {value.id})

    def drop(self, *ids: str) -> None:
        """They are gone, as far as there were any: a part of a change. Raises `OSError`."""
        gone = self.known.keys() & {*ids}
        if gone:
            others = {other: value for other, value in self.known.items() if other not in gone}
            self._set(others, self._plain.replaced({}, gone), gone)

    def _set(self, known: dict[str, Kept], plain: PackedValues, ids: Collection[str]) -> None:
        before = self.known, self._plain

        def undo() -> None:
            self.known, self._plain = before

        self._shared.if_lost(undo)
        self._documents.keep(plain)
        self.known, self._plain = known, plain
        for id in sorted(ids):
            self._shared.if_kept(partial(self._told, id))

    def _take(self, id: str, plain: Any) -> None:
        self.known = {**self.known}
        if plain is None:
            self.known.pop(id, None)
            self._plain = self._plain.replaced({}, [id])
        else:
            self.known[id], self._plain = self._of(plain), self._plain.replaced({id: plain})
        self._told(id)
