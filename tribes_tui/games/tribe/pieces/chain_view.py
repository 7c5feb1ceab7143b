"""What the chains of a seat show: plain values."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from tribes_tui.widgets.cards.card_face import Face
    from tribes_tui.widgets.cards.chain import Link


class HiddenCard(NamedTuple):
    """The place beside a chain for a card that lies face down. `name`: its place on the table, "" where it is none."""

    name: str = ""
    is_there: bool = False
    word: str = ""
    """What its owner knows it to be."""
    face: Face | None = None
    """The same as a card: how it looks by itself."""


class ChainView(NamedTuple):
    """A chain: its place, its character, vases and what is still wanted, at the end the totem."""

    name: str
    character: Face
    links: tuple[Link, ...]
    hidden: HiddenCard
    notes: tuple[str, ...] = ()
    """A danger that is told beside it, that it has to leave: the same in sentences, the longest first."""

    at_stake: int = 0
    """So many vases, the last ones, are what the attack that is being aimed would destroy."""

    @property
    def all(self) -> tuple[Link, ...]:
        """The character and all that follows it."""
        return (self.character, *self.links)
