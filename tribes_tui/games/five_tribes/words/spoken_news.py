"""Five Tribes for people who listen: what happened, a turn in a sentence."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import TYPE_CHECKING

from tribes_tui.games.five_tribes.words.said import log
from tribes_tui.games.five_tribes.words.telling import tell, telling
from tribes_tui.games.five_tribes.words.things import card_small
from tribes_tui.words.common import repeated
from tribes_tui.words.spoken import Clause

if TYPE_CHECKING:
    from rules import Event

Names = Sequence[str]

CHOSEN = frozenset(
    ("bid", "take", "drop", "buy", "use", "keep_djinn", "sell", "market", "palm", "palace", "kill", "rob")
)
"""What the one who chose it needs not hear."""
WAY = ("take", "drop")
OF_ALL = ("round", "people", "reshuffle", "end", "undo")
"""What is told as a sentence of its own."""


def news(events: Sequence[Event], names: Names, viewer: int | None) -> list[Clause]:
    """A clause for each thing, a move as its start and its end; nothing of what the viewer just chose."""
    heard = [event for event in events if event.player != viewer or event.kind not in CHOSEN]
    found: list[Clause] = []
    for (kind, who), group in groupby(_in_order(heard), lambda event: (_sort(event), event.player)):
        alike = [*group]
        if kind == "way":
            found.append(Clause(who, _way([event.public["tile"] for event in alike])))
        elif kind == "card":
            cards = repeated(card_small(card=event.public["card"]) for event in alike)
            found.append(Clause(who, log.took(cards=cards)))
        elif kind.startswith("earn"):
            coins, why = sum(event.public["coins"] for event in alike), alike[0].public["why"]
            found.append(Clause(who, log.earn_spoken(coins=coins, why=why)))
        else:
            found += [clause for event in alike for clause in _clause(event, names)]
    return found


def _clause(event: Event, names: Names) -> list[Clause]:
    told = telling(event)
    if told is None or told.spoken is None:
        return []
    text = tell(told.spoken, event, names, is_small=True)
    return [Clause(None if event.kind in OF_ALL else event.player, text, told.weight)]


def _sort(event: Event) -> str:
    """Events of a sort that follow each other are told as one."""
    return "way" if event.kind in WAY else f"earn:{event.public['why']}" if event.kind == "earn" else event.kind


def _in_order(events: Sequence[Event]) -> list[Event]:
    """A move's steps together, what somebody earned on the way behind them; a move begins where meeples are taken."""
    found: list[Event] = []
    later: list[Event] = []
    for event in events:
        if event.kind == "take":
            found, later = [*found, *later], []
        if event.kind in WAY:
            found.append(event)
        else:
            later.append(event)
    return found + later


def _way(tiles: Sequence[str]) -> str:
    """`moved from c3 to e4`."""
    return log.way(start=tiles[0], tile=tiles[-1]) if len(tiles) > 1 else log.way_begun(tile=tiles[0])
