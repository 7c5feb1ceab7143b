"""Where something lies on a piece, and in what state it is: what may be chosen, what is, and where the cursor stands."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from textual.geometry import Region


class Place(NamedTuple):
    """Something that can be pointed at, in the piece's own cells.

    `region`: where the cursor stands and a click counts (empty: nowhere). `extent`: all that painting it may touch
    (shadow, glow), disjoint from the extents of other places.
    """

    name: str
    region: Region
    extent: Region


class PlaceState(NamedTuple):
    """How a place is to be shown."""

    is_cursor: bool = False
    is_chosen: bool = False
    is_legal: bool = False
    is_faded: bool = False
    """It can't be chosen now, but others can."""
    is_faint: bool = False
    """It can be chosen, but that changes nothing: it looks like what is faded, with a weak mark."""
    fresh: int | None = None
    """The seat that has just changed it; -1: nobody did, it was dealt or turned up."""
    letter: str = ""
    """The key that goes there, while letters are shown."""


class States:
    """What holds for all pieces of a table: one object, shared by them. Assign new values, then tell the pieces."""

    def __init__(self) -> None:
        self.legal: frozenset[str] = frozenset()
        self.faint: frozenset[str] = frozenset()
        """What can be chosen, too, but changes nothing."""
        self.chosen: tuple[str, ...] = ()
        self.fresh: Mapping[str, int] = {}
        """Name of a place -> the seat that has just changed it."""
        self.letters: Mapping[str, str] = {}
        """Name of a place -> the key that goes there, while letters are shown."""
        self.cursor: str | None = None
        self.clear: frozenset[str] | None = None
        """Names of places, and ids of pieces, that stay clear while all else has faded; None: nothing has."""

    def of(self, name: str) -> PlaceState:
        """The state of a place; when nothing at all is legal, nothing is faded."""
        is_chosen, is_legal = name in self.chosen, name in self.legal
        is_faded = bool(self.legal) and not is_legal and not is_chosen
        letter = self.letters.get(name, "")
        is_faint = name in self.faint
        return PlaceState(name == self.cursor, is_chosen, is_legal, is_faded, is_faint, self.fresh.get(name), letter)
