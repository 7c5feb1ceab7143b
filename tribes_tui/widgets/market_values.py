"""What is for sale in a row: plain values, filled by the game."""

from __future__ import annotations

from typing import NamedTuple


class Ware(NamedTuple):
    """A thing for sale. Without a name the place is empty."""

    name: str
    tone: str
    """Its colour by its name in the theme (goods-rare) or #rrggbb."""
    price: str = ""
    """A number alone belongs to the name: how many there are."""
    words: tuple[str, ...] = ()
    """What else there is to say about it, as far as there is room."""
    briefer: tuple[str, ...] = ()
    """The same in fewer letters, the longest first: what fits is said instead of words that are cut off."""

    @property
    def label(self) -> str:
        """What has to be read in the row of its name."""
        return f"{self.name} {self.price}" if self.price.isdigit() else self.name


class Reach(NamedTuple):
    """A mark below the row: from where the one before ends, up to `end` wares."""

    end: int
    words: str
    brief: str = ""
    """The same in fewer letters."""
    least: str = ""
    """What has to be said in any case: it takes the place of the bracket where that leaves no room for it."""
