"""One-time invitations: to a host that is not open to all, and to a seat at a table."""

from __future__ import annotations

import contextlib
import hmac
import secrets
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Any

from tribes_tui.server.shared.files import Mailbox, documents_in
from tribes_tui.server.shared.shared import Documents

ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"
LETTERS = 14
"""Signs of a code: 31 ** 14 is more than 69 bits."""
KIND = "invitations"
MAILBOX = "invited"
"""The folder of a host of its own where other processes leave theirs."""


@dataclass
class Invitation:
    """One that was made: the hash of its code, the table it is for ("" for the host alone), when it ends."""

    digest: str
    table: str
    until: float
    more: dict[str, Any] = field(default_factory=dict)
    """What a newer program remembers of it; kept for it."""

    @classmethod
    def of(cls, plain: Mapping[str, Any]) -> Invitation:
        """The one that `plain` was made of."""
        more = {name: value for name, value in plain.items() if name not in ("digest", "table", "until")}
        return cls(plain["digest"], plain["table"], plain["until"], more)

    def plain(self) -> dict[str, Any]:
        """As it is kept."""
        return {**self.more, "digest": self.digest, "table": self.table, "until": self.until}


class Invitations:
    """Those that are still good. Only hashes are kept; a code is spent when it has led to a seat."""

    def __init__(
        self, documents: Documents, mailbox: Mailbox, hours: float, clock: Callable[[], float] = time.time
    ) -> None:
        self._documents = documents
        self._mailbox = mailbox
        self._seconds = hours * 3600.0
        self._clock = clock
        self._open = [Invitation.of(plain) for plain in documents.load().values()]
        documents.follow(self._take)

    def make(self, table: str = "") -> str:
        """A new code, for one person. Raises `OSError` when it can't be kept."""
        invitation, code = _new(table, self._clock() + self._seconds)
        self._keep(invitation)
        return code

    def post(self) -> str:
        """As `make`, for the host that these are of and that may be running: it takes the invitation in. Raises `OSError`."""
        invitation, code = _new("", self._clock() + self._seconds)
        self._mailbox.put(invitation.digest, invitation.plain())
        return code

    def find(self, code: str) -> Invitation | None:
        """The invitation of a code that was typed, if it is good. Takes as long whatever was typed."""
        self._take_mail_in()
        digest = _digest("".join(sign for sign in code.lower()[:60] if sign in ALPHABET))
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

    def count(self, table: str) -> int:
        """How many are good for that table."""
        return sum(one.table == table and one.until > self._clock() for one in self._open)

    def drop_table(self, table: str) -> None:
        """Nobody can come to that table any more."""
        if any(one.table == table for one in self._open):
            self._open = [one for one in self._open if one.table != table]
            self._write()

    def _take_mail_in(self) -> None:
        """They are taken away first: in the worst moment to stop, a code is lost, and none is good twice."""
        for one in _understood(self._mailbox.take()):
            with contextlib.suppress(OSError):  # then it is kept in memory alone
                self._keep(one)

    def _keep(self, invitation: Invitation) -> None:
        self._open = [one for one in self._open if one.until > self._clock()]
        self._open.append(invitation)
        self._write()

    def _write(self) -> None:
        self._documents.keep({one.digest: one.plain() for one in self._open})

    def _take(self, digest: str, plain: Any) -> None:
        self._open = [one for one in self._open if one.digest != digest]
        self._open += [] if plain is None else [Invitation.of(plain)]


def in_folder(folder: Path, hours: float, clock: Callable[[], float] = time.time) -> Invitations:
    """The invitations of the host of its own that is kept in `folder`."""
    return Invitations(documents_in(folder, KIND), Mailbox(folder / MAILBOX), hours, clock)


def left_in(folder: Path) -> dict[str, Any]:
    """What was left for the host of its own that is kept in `folder`, and that it has not taken in, as its documents are; all stays there."""
    return {one.digest: one.plain() for one in _understood(Mailbox(folder / MAILBOX).look())}


def _understood(mail: Iterable[Any]) -> Iterator[Invitation]:
    """Those that were written by us."""
    for plain in mail:
        with contextlib.suppress(LookupError, TypeError, ValueError):
            yield Invitation(str(plain["digest"]), "", float(plain["until"]))


def _new(table: str, until: float) -> tuple[Invitation, str]:
    """An invitation, and its code as people write it."""
    code = "".join(secrets.choice(ALPHABET) for _ in range(LETTERS))
    return Invitation(_digest(code), table, until), "-".join((code[:5], code[5:10], code[10:]))


def _digest(code: str) -> str:
    return sha256(code.encode()).hexdigest()
