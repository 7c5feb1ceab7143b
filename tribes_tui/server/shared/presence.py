"""Who is connected where, as hosts that share their tables tell each other."""

from __future__ import annotations

from collections.abc import Callable, Sequence
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


class Here(NamedTuple):
    """What a host tells the others: who is connected to it, and in which games (by their records) it would move for bots."""

    visits: Sequence[FarVisit]
    games: Sequence[str]


Tell = Callable[[], Here]
Heed = Callable[[Sequence[FarVisit], frozenset[str]], None]
"""Takes who is connected to other hosts, and the games that this host alone moves for bots in."""
