"""Plain values by name, each packed: a person with many games takes a tenth of the room, and what is written anew is written as it is; and documents
as values that never change: kept as a whole in a change, undone with it, taken over from other hosts."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Collection, Iterator, Mapping
from typing import Any, Generic, Protocol, TypeVar
from zlib import compress, decompress

from tribes_tui.server.shared.shared import Shared

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

    def plain(self) -> dict[str, Any]:
        """As JSON."""


Kept = TypeVar("Kept", bound=Keepable)


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
        self._set({**self.known, value.id: value}, self._plain.replaced({value.id: value.plain()}), value.id)

    def drop(self, id: str) -> None:
        """It is gone: a part of a change. Raises `OSError`."""
        others = {other: value for other, value in self.known.items() if other != id}
        self._set(others, self._plain.replaced({}, [id]), id)

    def _set(self, known: dict[str, Kept], plain: PackedValues, id: str) -> None:
        before = self.known, self._plain

        def undo() -> None:
            self.known, self._plain = before

        self._shared.if_lost(undo)
        self._documents.keep(plain)
        self.known, self._plain = known, plain
        self._shared.if_kept(lambda: self._told(id))

    def _take(self, id: str, plain: Any) -> None:
        self.known = {**self.known}
        if plain is None:
            self.known.pop(id, None)
            self._plain = self._plain.replaced({}, [id])
        else:
            self.known[id], self._plain = self._of(plain), self._plain.replaced({id: plain})
        self._told(id)
