"""What a grid of tiles is told to show."""

from __future__ import annotations

from typing import NamedTuple


class Figures(NamedTuple):
    """People of one colour."""

    letter: str
    number: int
    tone: str
    """A name in the palette, such as `meeple-elder`, or #rrggbb."""
    words: str = ""
    """How many of whom: `2 elders`."""


class Growth(NamedTuple):
    """Palms or palaces."""

    kind: str
    """`palm` or `palace`."""
    number: int


class Rider(NamedTuple):
    """A camel, and whose."""

    words: str
    tone: str


class Tile(NamedTuple):
    """A tile at a column and a row of the grid, counted from 0."""

    name: str
    """Of its place."""
    column: int
    row: int
    titles: tuple[str, ...]
    """What it is called, the longest first: the first that fits stands on its plate."""
    mark: str = ""
    """At the end of the plate: what it is worth."""
    tone: str = "value-blue"
    scene: str = ""
    """A silhouette behind what stands on it, a name in `scenes.SCENES`."""
    figures: tuple[Figures, ...] = ()
    rider: Rider | None = None
    growths: tuple[Growth, ...] = ()
    note: str = ""
    """A few letters at the end of the plate: the steps of a way."""
    note_tone: str = "cursor"
    ends: tuple[Figures, ...] = ()
    """Who may be picked up here, one of these: in a bar below a large tile; of a small one in its last row, if that is free."""
    either: str = ""
    """What stands between those."""
    right: str = ""
    """An arrow in the gap to the next tile at the right: a way leads there."""
    below: str = ""
    """The same in the gap to the tile below; only large tiles have one."""
    does: tuple[str, ...] = ()
    """What it is for, the longest first: in the last row of a small tile, if that is free."""
