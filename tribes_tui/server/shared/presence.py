"""Who is connected where, as hosts that share their tables tell each other."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple


class FarVisit(NamedTuple):
    """Somebody who is connected to another host: at a table ("" in the lobby), perhaps on a slow line.

    `asks`: whether they want to decide what nobody else may notice.
    """

    person: str
    name: str
    table: str
    is_slow: bool
    asks: bool


class HostReport(NamedTuple):
    """What a host tells the others: who is connected to it, and in which games (by their records) it would do what no person decides."""

    visits: Sequence[FarVisit]
    games: Sequence[str]


class Led(NamedTuple):
    """In a game that this host leads: how many seconds ago the last time began, and ended, in which none did.

    It began infinitely long ago when no host has led the game before.
    """

    pause_began: float
    pause_ended: float


Tell = Callable[[], HostReport]
Heed = Callable[[Sequence[FarVisit], Mapping[str, Led]], None]
"""Takes who is connected to other hosts, and the games in which this host alone does what no person decides."""
