"""Five Tribes for people who listen: the question, the choices, and what happened, a turn in a sentence."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import TYPE_CHECKING

from rules.five_tribes.components.actions import TAKE
from rules.five_tribes.components.grid import DIRECTIONS, TILE_TEXT
from rules.five_tribes.evaluation import preview
from rules.five_tribes.state import FiveTribesState as S
from tribes_tui.games.five_tribes.foresight import tile_beside
from tribes_tui.games.five_tribes.words.answers import REQUESTS, THINGS, place, seat
from tribes_tui.games.five_tribes.words.news import tell, telling
from tribes_tui.games.five_tribes.words.outcomes import ending, outcome, outcome_text
from tribes_tui.games.five_tribes.words.said import answers as said
from tribes_tui.games.five_tribes.words.said import log, outcomes
from tribes_tui.games.five_tribes.words.sentences import action
from tribes_tui.games.five_tribes.words.sentences import prompt as question
from tribes_tui.games.five_tribes.words.things import Names, card_small, on_tile
from tribes_tui.words.common import repeated
from tribes_tui.words.spoken import Clause, SpokenChoice

if TYPE_CHECKING:
    from rules import Event

__all__ = ["REQUESTS", "THINGS", "choice", "news", "place", "question", "seat", "spelt", "would"]

GROUPED = "TAKE", "AT", "DROP", "BUY", "USE", "KILL", "BID", "SELL"  # no words
"""Kinds of actions of which there may be many."""


def choice(state: S, id: int, names: Names) -> SpokenChoice:
    """An action; tiles of one column are a group, and steps in one direction."""
    row, told = state.game.actions[id], action(state, id, names)
    fields, tile, way = row.fields, row.fields.get("tile", ""), row.fields.get("direction", "north")
    if row.kind not in GROUPED or (row.kind == "BID" and not fields["fakirs"]):
        return SpokenChoice(told)
    is_take = row.kind == "TAKE"
    rest = said.group_rest(tile=tile, meeples=on_tile(state, TILE_TEXT.index(tile))) if is_take else told
    there = tile_beside(state, DIRECTIONS.index(way))
    if row.kind == "DROP":
        tile, rest, told = (
            TILE_TEXT[there],
            log.a_meeple_bare(colour=fields["colour"]),
            said.drop(drop=told, direction=way),
        )
    given = {
        "kind": row.kind,
        "column": tile[:1],
        "tile": tile,
        "direction": way,
        "is_known": there >= 0,
        "djinn": fields.get("djinn", ""),
    }
    return SpokenChoice(told, said.group(**given), said.group_ask(**given), rest)


def would(state: S, id: int, names: Names) -> str:
    """What it certainly leads to; of a tile to move from, the best end of the move."""
    ends = preview.ends(state, id - TAKE) if state.game.actions[id].kind == "TAKE" else []
    best = outcomes.at_best(ending=ending(state, ends[0])) if ends else ""
    return best or outcome_text(state, id, names) or outcome(state, id, names)


def spelt(text: str) -> str:
    """A sentence of the rules: theirs have no letters of the notation."""
    return text


# ---- What happened ----------------------------------------------------------------------------------

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
    for (kind, why, who), group in groupby(_in_order(heard), _sort):
        alike = [*group]
        if kind == "way":
            start, *steps = (event.public["tile"] for event in alike)
            found.append(Clause(who, log.way(start=start, tile=steps[-1] if steps else "", steps=len(steps))))
        elif kind == "card":
            cards = repeated(card_small(card=event.public["card"]) for event in alike)
            found.append(Clause(who, log.took(how="taken", cards=cards, paid=0)))
        elif kind == "earn":
            found.append(Clause(who, log.earn_spoken(coins=sum(event.public["coins"] for event in alike), why=why)))
        else:
            clauses = ((tell(telling(event).spoken, event, names, is_small=True), event) for event in alike)
            found += [
                Clause(None if kind in OF_ALL else who, text, telling(event).weight) for text, event in clauses if text
            ]
    return found


def _sort(event: Event) -> tuple[str, str, int | None]:
    """Events of a sort that follow each other are told as one."""
    return "way" if event.kind in WAY else event.kind, event.public["why"] if event.kind == "earn" else "", event.player


def _in_order(events: Sequence[Event]) -> list[Event]:
    """A move's steps together, what somebody earned on the way behind them; a move begins where meeples are taken."""
    found: list[Event] = []
    later: list[Event] = []
    for event in events:
        if event.kind == "take":
            found, later = [*found, *later], []
        (found if event.kind in WAY else later).append(event)
    return found + later
