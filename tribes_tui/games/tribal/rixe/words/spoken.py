"""The Tribal Rixe for people who listen: what happened, the question, the choices."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from rules.tribal.rixe.state import RixeState
from tribes_tui.games.tribal.rixe.words.actions import action, on_table, outcome
from tribes_tui.games.tribal.rixe.words.answers import REQUESTS as REQUESTS
from tribes_tui.games.tribal.rixe.words.answers import place as place
from tribes_tui.games.tribal.rixe.words.answers import seat as seat
from tribes_tui.games.tribal.rixe.words.events import HEARD, HEARD_ALONE, heard_played, put_down
from tribes_tui.games.tribal.rixe.words.prompts import prompt as question
from tribes_tui.games.tribal.rixe.words.said import orders as said
from tribes_tui.games.tribal.words import THINGS as THINGS
from tribes_tui.games.tribal.words import card_words
from tribes_tui.games.tribal.words import spelt_out as spelt
from tribes_tui.words.spoken import Clause, SpokenChoice

if TYPE_CHECKING:
    from rules import Event, State

__all__ = ["REQUESTS", "THINGS", "choice", "news", "place", "question", "seat", "spelt", "would"]

Names = Sequence[str]

CHOSEN = frozenset(("moved", "played", "new_column", "turn_ended", "cleaned"))
"""What the one who chose it needs not hear."""

# ---- What happened ------------------------------------------------------------------------------------


def news(events: Sequence[Event], names: Names, viewer: int | None) -> list[Clause]:
    """A clause for each thing; cards that one player put down in a row are told together."""
    found: list[Clause] = []
    put: list[str] = []
    who = -1
    for event in events:
        if event.player == viewer and event.kind in CHOSEN:
            continue
        if event.kind == "played" and event.player is not None:
            if event.player != who:
                found += _put(who, put)
            who = event.player
            put.append(heard_played(event.fields(), names, event.player))
            continue
        if event.kind in HEARD and event.player is not None:
            text, weight = HEARD[event.kind](event.fields())
            found += [*_put(who, put), *([Clause(event.player, text, weight)] if text else [])]
        elif event.kind in HEARD_ALONE:
            found += [*_put(who, put), Clause(None, *HEARD_ALONE[event.kind](event.fields(), names))]
    return [*found, *_put(who, put)]


def _put(who: int, put: list[str]) -> list[Clause]:
    """What was put down; the list is emptied."""
    if not put:
        return []
    text = put_down(put)
    put.clear()
    return [Clause(who, text, 1)]


# ---- What may be done ---------------------------------------------------------------------------------


def choice(view: State, id: int, names: Names) -> SpokenChoice:
    """An action; where one card may go is a group."""
    state = cast(RixeState, view)
    row = state.game.actions[id]
    told = action(view, id, names)
    if row.kind == "PLAY":
        card = card_words(row.fields["card"])
        return SpokenChoice(told, said.put_card(card=card), said.put_card_where(card=card), told)
    if row.kind == "MOVE":
        what = on_table(state, row.fields["card"], names)
        return SpokenChoice(told, said.move_card(card=what), said.move_card_where(card=what), told)
    if row.kind == "COLLECT":
        return SpokenChoice(told, said.collect_one(), said.collect_one_which(), told)
    return SpokenChoice(told)


def would(view: State, id: int, names: Names) -> str:
    """What it certainly makes."""
    return outcome(view, id)
