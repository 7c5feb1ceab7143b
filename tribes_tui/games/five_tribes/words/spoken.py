"""Five Tribes for people who listen: the question and the choices; what happened stands in `spoken_news`."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from rules.five_tribes.components import stages as st
from rules.five_tribes.components.actions import DROP, TAKE
from rules.five_tribes.components.grid import DIRECTIONS, STEP, TILE_TEXT
from rules.five_tribes.evaluation import preview
from rules.five_tribes.state import FiveTribesState
from tribes_tui.games.five_tribes.words.answers import REQUESTS as REQUESTS
from tribes_tui.games.five_tribes.words.answers import THINGS as THINGS
from tribes_tui.games.five_tribes.words.answers import place as place
from tribes_tui.games.five_tribes.words.answers import seat as seat
from tribes_tui.games.five_tribes.words.outcomes import ending, outcome, outcome_text
from tribes_tui.games.five_tribes.words.sentences import action
from tribes_tui.games.five_tribes.words.sentences import prompt as question
from tribes_tui.games.five_tribes.words.spoken_news import news
from tribes_tui.games.five_tribes.words.things import COLOUR_WORDS, on_tile
from tribes_tui.words.spoken import SpokenChoice

if TYPE_CHECKING:
    from rules import State

__all__ = ["REQUESTS", "THINGS", "choice", "news", "place", "question", "seat", "spelt", "would"]

Names = Sequence[str]
LETTER = re.compile(r"\b(a|no) ([YWGBR])\b")
"""The notation's letter of a meeple, with what stands before it in the sentences of the rules."""


def choice(view: State, id: int, names: Names) -> SpokenChoice:
    """An action; tiles of one column are a group, and steps in one direction."""
    state = cast(FiveTribesState, view)
    row = state.game.actions[id]
    said = action(view, id, names)
    if row.kind == "TAKE":
        tile = row.fields["tile"]
        words = f"{tile}: {on_tile(state, TILE_TEXT.index(tile))}"
        return SpokenChoice(said, f"a tile of column {tile[0]}", f"Which tile of column {tile[0]}?", words)
    if row.kind == "DROP":
        way = row.fields["direction"]
        there = STEP[(state.arc // 5) * 4 + DIRECTIONS.index(way)] if state.arc >= 0 else -1
        where = TILE_TEXT[there] if there >= 0 else way
        one = COLOUR_WORDS[row.fields["colour"]]
        return SpokenChoice(
            f"{said}, {way}", f"{way}, on {where}", f"{way.capitalize()}, on {where}: which meeple?", one
        )
    if row.kind == "AT":
        tile = row.fields["tile"]
        return SpokenChoice(said, f"a tile of column {tile[0]}", f"Which tile of column {tile[0]}?", said)
    if row.kind in ("BUY", "USE"):
        verb = row.kind.lower()
        return SpokenChoice(said, f"{verb} {row.fields['djinn']}", f"How do you pay for {row.fields['djinn']}?", said)
    if row.kind == "KILL":
        tile = row.fields["tile"]
        return SpokenChoice(said, f"kill on {tile}", f"Whom on {tile}?", said)
    if row.kind == "BID" and row.fields["fakirs"]:
        return SpokenChoice(said, "bid with fakirs", "How much, and with how many fakirs?", said)
    if row.kind == "SELL":
        return SpokenChoice(said, "lay out a good for sale", "Which good?", said)
    return SpokenChoice(said)


def would(view: State, id: int, names: Names) -> str:
    """What it certainly leads to; of a tile to move from, the best end of the move."""
    state = cast(FiveTribesState, view)
    ends = preview.ends(state, id - TAKE) if state.stage == st.MOVE and TAKE <= id < DROP else []
    if ends:
        return f"at best {ending(state, ends[0])}"
    return outcome_text(state, id, names) or outcome(view, id, names)


def spelt(text: str) -> str:
    """A sentence of the rules, with the letters that the notation has for meeples spelt out."""
    return LETTER.sub(_meeple, text)


def _meeple(found: re.Match[str]) -> str:
    word = COLOUR_WORDS[found[2]]
    if found[1] == "no":
        return f"no {word}"
    return f"an {word}" if word[0] in "aeiou" else f"a {word}"
