"""Names of players where there is little room: whole, else with a sign that some of them is left out."""

from __future__ import annotations

from collections.abc import Sequence

from tribes_tui.display.wide import shortened
from tribes_tui.words.common import BOT_MARK

LEAST_CUT = 4
"""In fewer cells a name has its first letters alone, without a sign."""


def name_in(name: str, room: int) -> str:
    """A name that goes into so many cells; a bot's mark is left out before any of its name is.

    >>> name_in("Wilhelmina", 8), name_in("Rowan (bot)", 8), name_in("Wilhelmina", 3)
    ('Wilhelm…', 'Rowan', 'Wil')
    """
    if len(name) > room:
        name = name.removesuffix(BOT_MARK)
    return shortened(name, room) if room >= LEAST_CUT else name[: max(0, room)]


def names_in(names: Sequence[str], room: int) -> list[str]:
    """The same of several names that share the room: short ones have what they need, the others equally much of the rest.

    >>> names_in(["You", "Ash", "Bartholomew", "Wilhelmina"], 20)
    ['You', 'Ash', 'Bartho…', 'Wilhel…']
    """
    rooms: dict[int, int] = {}
    left = room
    for count, k in enumerate(sorted(range(len(names)), key=lambda k: len(names[k]))):
        rooms[k] = min(len(names[k]), left // (len(names) - count))
        left -= rooms[k]
    return [name_in(name, rooms[k]) for k, name in enumerate(names)]
