"""Five Tribes for people who listen: the question and the choices; what happened stands in `spoken_news`."""

from __future__ import annotations

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
from tribes_tui.games.five_tribes.words.said import answers as said
from tribes_tui.games.five_tribes.words.said import outcomes
from tribes_tui.games.five_tribes.words.sentences import action
from tribes_tui.games.five_tribes.words.sentences import prompt as question
from tribes_tui.games.five_tribes.words.spoken_news import news
from tribes_tui.games.five_tribes.words.things import on_tile, tribe
from tribes_tui.words.spoken import SpokenChoice

if TYPE_CHECKING:
    from rules import State

__all__ = ["REQUESTS", "THINGS", "choice", "news", "place", "question", "seat", "spelt", "would"]

Names = Sequence[str]


def choice(view: State, id: int, names: Names) -> SpokenChoice:
    """An action; tiles of one column are a group, and steps in one direction."""
    state = cast(FiveTribesState, view)
    row = state.game.actions[id]
    told, fields = action(view, id, names), row.fields
    if row.kind in ("TAKE", "AT"):
        tile, column = fields["tile"], fields["tile"][0]
        held = on_tile(state, TILE_TEXT.index(tile))
        rest = said.column_rest(tile=tile, meeples=held) if row.kind == "TAKE" else told
        return SpokenChoice(told, said.column(column=column), said.column_ask(column=column), rest)
    if row.kind == "DROP":
        way = fields["direction"]
        there = STEP[(state.arc // 5) * 4 + DIRECTIONS.index(way)] if state.arc >= 0 else -1
        to = {"direction": way, "tile": TILE_TEXT[there] if there >= 0 else said.direction(direction=way)}
        return SpokenChoice(
            said.drop(drop=told, direction=way), said.drop_group(**to), said.drop_ask(**to), tribe(fields["colour"])
        )
    if row.kind in ("BUY", "USE"):
        djinn = fields["djinn"]
        group = said.buy(djinn=djinn) if row.kind == "BUY" else said.use(djinn=djinn)
        return SpokenChoice(told, group, said.how_to_pay(djinn=djinn), told)
    if row.kind == "KILL":
        return SpokenChoice(told, said.kill(tile=fields["tile"]), said.kill_ask(tile=fields["tile"]), told)
    if row.kind == "BID" and fields["fakirs"]:
        return SpokenChoice(told, said.bid(), said.bid_ask(), told)
    if row.kind == "SELL":
        return SpokenChoice(told, said.lay_out(), said.lay_out_ask(), told)
    return SpokenChoice(told)


def would(view: State, id: int, names: Names) -> str:
    """What it certainly leads to; of a tile to move from, the best end of the move."""
    state = cast(FiveTribesState, view)
    ends = preview.ends(state, id - TAKE) if state.stage == st.MOVE and TAKE <= id < DROP else []
    if ends:
        return outcomes.at_best(ending=ending(state, ends[0]))
    return outcome_text(state, id, names) or outcome(view, id, names)


def spelt(text: str) -> str:
    """A sentence of the rules: theirs have no letters of the notation."""
    return text
