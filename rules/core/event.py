"""What happened: the entries that `apply` appends to `state.events`, and who may see what of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


class Event:
    """One thing that happened.

    `public` is for everybody, `private` only for the players in `knowers`. An event that is `secret`
    does not exist for anybody else. Values are plain JSON types, cards and places named as in the
    specification.
    """

    __slots__ = ("kind", "knowers", "player", "private", "public", "secret")

    kind: str
    player: int | None
    public: dict[str, Any]
    private: dict[str, Any]
    knowers: tuple[int, ...]
    secret: bool

    def __init__(
        self,
        kind: str,
        player: int | None = None,
        public: Mapping[str, Any] | None = None,
        private: Mapping[str, Any] | None = None,
        knowers: tuple[int, ...] = (),
        secret: bool = False,
    ) -> None:
        self.kind = kind
        self.player = player
        self.public = dict(public or {})
        self.private = dict(private or {})
        self.knowers = knowers
        self.secret = secret

    def seen_by(self, viewer: int | None) -> Event | None:
        """The event as `viewer` (None: a spectator) may know it, everything known then public; or None."""
        if viewer is not None and viewer in self.knowers:
            return Event(self.kind, self.player, {**self.public, **self.private})
        if self.secret:
            return None
        return Event(self.kind, self.player, self.public)

    def fields(self) -> dict[str, Any]:
        """Everything in it, public and private together."""
        return {**self.public, **self.private}

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Event):
            return NotImplemented
        return (
            (self.kind, self.player, self.knowers, self.secret)
            == (other.kind, other.player, other.knowers, other.secret)
            and self.public == other.public
            and self.private == other.private
        )

    def __reduce__(self) -> tuple[Any, ...]:
        return Event, (self.kind, self.player, self.public, self.private, self.knowers, self.secret)

    def __repr__(self) -> str:
        return f"<Event {self.kind} player={self.player} {self.fields()}>"
