"""The people a host knows: a key's fingerprint, the name it goes by, what its owner likes."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields
from typing import Any

from tribes_tui.server.host.limits import Limits
from tribes_tui.server.host.names import clean_name, skeleton, why_not
from tribes_tui.server.host.refusals import RefusedByHost
from tribes_tui.server.shared.shared import Documents
from tribes_tui.server.words.said import refusals as said

GUEST = "guest:"


@dataclass
class Person:
    """Somebody who may sit at tables. `id` is the fingerprint of the key that signed, or a guest's for one visit."""

    id: str
    name: str = ""
    may_come: bool = True
    likes: dict[str, Any] = field(default_factory=dict)
    even: dict[str, Any] = field(default_factory=dict)
    """By game what the level that follows a person makes of their results; `following.Following` writes and reads it."""

    @property
    def is_guest(self) -> bool:
        """Whether there is no key behind this person, so that they can't be known again."""
        return self.id.startswith(GUEST)


FIELDS = frozenset(field.name for field in fields(Person))


def skeleton_of(plain: Mapping[str, Any]) -> str:
    """What no two people's names may have in common, of somebody as they are kept."""
    return skeleton(str(plain.get("name", "")))


class NameTaken(RefusedByHost):
    """Somebody can't be called so."""


class People:
    """All of them, kept as documents; guests are forgotten when they go."""

    def __init__(self, documents: Documents, limits: Limits) -> None:
        self._documents = documents
        self._limits = limits
        self._known: dict[str, Person] = {}
        self._guests: dict[str, Person] = {}
        self._more: dict[str, dict[str, Any]] = {}
        """What a newer program remembers of a person, by their id; kept for it."""
        for id, plain in documents.load().items():
            self._take(id, plain)
        documents.follow(self._take)

    def by_key(self, fingerprint: str, may_come: bool) -> Person:
        """The owner of a key; somebody new has no name yet, and with `may_come` False needs an invitation."""
        return self._known.get(fingerprint) or Person(fingerprint, may_come=may_come)

    def guest(self, may_come: bool) -> Person:
        """Somebody without a key, for one visit; with `may_come` False only once a code has led them in."""
        person = Person(GUEST + secrets.token_hex(8), may_come=may_come)
        self._guests[person.id] = person
        return person

    def find(self, id: str | None) -> Person | None:
        """The person of that id, if they are known."""
        return None if id is None else self._known.get(id) or self._guests.get(id)

    def name(self, person: Person, text: str) -> None:
        """Call a person what they typed, and remember them. Raises `NameTaken`, or `OSError` when it can't be kept."""
        name = clean_name(text)
        others = [other.name for other in self._everybody().values() if other.id != person.id and other.name]
        reason = why_not(name, others)
        if reason is None and person.id not in self._known and not person.is_guest and self.is_full:
            reason = said.too_many_people
        if reason is not None:
            raise NameTaken(reason)
        person.name = name
        self.keep(person)

    def like(self, person: Person, likes: Mapping[str, Any]) -> None:
        """Remember what a person likes. Raises `OSError`."""
        person.likes = dict(likes)
        self.keep(person)

    def keep(self, person: Person) -> None:
        """Remember a person who has a key and a name; a guest only until they go."""
        if person.is_guest:
            self._guests[person.id] = person
        elif person.name:
            self._known[person.id] = person
            self._write()

    def forget_guest(self, person: Person) -> None:
        """A guest has gone."""
        self._guests.pop(person.id, None)

    def forget(self, *ids: str) -> None:
        """They are strangers the next time they come. Raises `OSError`."""
        gone = [self._known.pop(id, None) for id in ids]
        if any(gone):
            self._write()

    def knows(self, person: Person) -> bool:
        """Whether somebody is remembered for the next time."""
        return person.id in self._known

    @property
    def count(self) -> int:
        """How many are remembered."""
        return len(self._known)

    @property
    def is_full(self) -> bool:
        """Whether nobody new can be remembered."""
        return self.count >= self._limits.people

    def called(self, name: str) -> Person | None:
        """Who is called so, in capitals or not."""
        wanted = clean_name(name).casefold()
        return next((person for person in self._everybody().values() if person.name.casefold() == wanted), None)

    def _take(self, id: str, plain: Any) -> None:
        """What is kept of somebody, None for nothing more. Who is here stays the same `Person`."""
        if plain is None:
            gone = self._known.pop(id, None)
            if gone is not None:
                gone.name = ""  # whoever it is, they are nobody yet
            self._more.pop(id, None)
            return
        person = self._known.setdefault(id, Person(id))
        for name in FIELDS & plain.keys():
            setattr(person, name, plain[name])
        self._more[id] = {name: value for name, value in plain.items() if name not in FIELDS}

    def _write(self) -> None:
        self._documents.keep({id: self._plain(person) for id, person in self._known.items()})

    def _plain(self, person: Person) -> dict[str, Any]:
        return {**asdict(person), **self._more.get(person.id, {})}

    def _everybody(self) -> dict[str, Person]:
        return {**self._known, **self._guests}
