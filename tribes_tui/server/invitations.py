"""One-time invitations: to a host that is not open to all, and to a seat at a table."""

from __future__ import annotations

import hmac
import secrets
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from hashlib import sha256
from pathlib import Path

from tribes_tui.server.durable import read_json, write_json

ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"
LETTERS = 14
"""Signs of a code: 31 ** 14 is more than 69 bits."""


@dataclass
class Invitation:
    """One that was made: the hash of its code, the table it is for ("" for the host alone), when it ends."""

    digest: str
    table: str
    until: float


class Invitations:
    """Those that are still good. Only hashes are kept; a code is spent when it has led to a seat."""

    def __init__(self, path: Path, hours: float, clock: Callable[[], float] = time.time) -> None:
        self._path = path
        self._seconds = hours * 3600.0
        self._clock = clock
        self._open = [Invitation(**plain) for plain in read_json(path) or []]

    def make(self, table: str = "") -> str:
        """A new code, for one person. Raises `OSError` when it can't be kept."""
        code = "".join(secrets.choice(ALPHABET) for _ in range(LETTERS))
        self._open = [one for one in self._open if one.until > self._clock()]
        self._open.append(Invitation(_digest(code), table, self._clock() + self._seconds))
        self._write()
        return "-".join((code[:5], code[5:10], code[10:]))

    def find(self, code: str) -> Invitation | None:
        """The invitation of a code that was typed, if it is good. Takes as long whatever was typed."""
        digest = _digest(tidy(code))
        found = None
        for one in self._open:
            if hmac.compare_digest(one.digest, digest) and one.until > self._clock():
                found = one
        return found

    def spend(self, invitation: Invitation) -> bool:
        """It has led to a seat: it is good no more. Whether it still was. Raises `OSError`."""
        if invitation not in self._open:
            return False
        self._open.remove(invitation)
        self._write()
        return True

    def drop_table(self, table: str) -> None:
        """Nobody can come to that table any more."""
        if any(one.table == table for one in self._open):
            self._open = [one for one in self._open if one.table != table]
            self._write()

    def _write(self) -> None:
        write_json(self._path, [asdict(one) for one in self._open])


def tidy(code: str) -> str:
    """A code as it was meant: without dashes and blanks, in small letters."""
    return "".join(sign for sign in code.lower()[:60] if sign in ALPHABET)


def _digest(code: str) -> str:
    return sha256(code.encode()).hexdigest()
