"""What a map of hexes is told to show."""

from __future__ import annotations

from typing import NamedTuple


class Group(NamedTuple):
    """Members of one tribe on a hex: `A●●●`, from six on `A6`, in large hexes figures."""

    letter: str
    number: int
    tone: str
    """A name in the palette, such as `seat-2`, or #rrggbb."""


class Label(NamedTuple):
    """Words on black: a village, a beast, invaders."""

    words: str
    short: str
    """Where the words have no room; with a legend on the same screen."""
    tone: str
    sign: str = ""
    """Where several stand in one row; the short words, if it is empty."""
    is_house: bool = False
    """It has a roof, where there is a row for it."""


class Hex(NamedTuple):
    """A hex in axial coordinates: `q` to the right, `r` down and half a hex to the right."""

    name: str
    """Of its place."""
    letter: str
    terrain: str
    """One of `roles.TERRAINS`: its colours."""
    q: int
    r: int
    words: str = ""
    """What stands on the plate behind the letter; the terrain, if nothing else is said."""
    above: tuple[Label, ...] = ()
    groups: tuple[Group, ...] = ()
    below: tuple[Label, ...] = ()
    warning: str = ""
    """Such as `6 of 5`: the row of the groups lies on danger, with these words below."""
    short: str = ""
    """What stands on the plate where words and letter have no room; the words, if it is empty."""
    mark: str = ""
    """Behind the short words or the letter, where there is no room for all words: such as `+1`."""
    edge: str = ""
    """A colour that both sides of its body have, such as `fire`; empty: none."""

    @property
    def title(self) -> str:
        """What the plate says where there is room for it."""
        return f"{self.letter} {self.words or self.terrain}".lstrip()


class BesideMap(NamedTuple):
    """A thing beside the map: a whole hex where that makes no other smaller, else a plate in the sea."""

    hex: Hex
    words: str
    """On the plate."""
    is_plate: bool = False
    """It is never a hex."""
