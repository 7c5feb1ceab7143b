"""Rise of Tribes for people who listen: the question and the choices; what happened stands in `news`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, cast

from rules.rise_of_tribes.state import RiseState
from tribes_tui.games.rise_of_tribes.words import actions, things
from tribes_tui.games.rise_of_tribes.words.answers import REQUESTS as REQUESTS
from tribes_tui.games.rise_of_tribes.words.answers import THINGS as THINGS
from tribes_tui.games.rise_of_tribes.words.answers import place as place
from tribes_tui.games.rise_of_tribes.words.answers import seat as seat
from tribes_tui.games.rise_of_tribes.words.news import news
from tribes_tui.games.rise_of_tribes.words.places import OUTCOMES
from tribes_tui.games.rise_of_tribes.words.said import actions as said
from tribes_tui.games.rise_of_tribes.words.sentences import prompt as question
from tribes_tui.words.spoken import SpokenChoice

if TYPE_CHECKING:
    from rules import State

__all__ = ["REQUESTS", "THINGS", "choice", "news", "place", "question", "seat", "spelt", "would"]

Names = Sequence[str]
Fields = Mapping[str, Any]

GROUPS: dict[str, Callable[[Fields], tuple[str, str]]] = {
    "MOVE": lambda f: (said.move_from(a=f["from"]), said.ask_from(a=f["from"])),
    "DIE": lambda f: (said.group_die(die=things.face(f["die"])), said.ask_die(die=things.face(f["die"]))),
    "INTIMIDATE": lambda f: (said.intimidate_from(a=f["from"]), said.ask_from(a=f["from"])),
    "WAYFARE": lambda f: (said.wayfare_from(a=f["from"]), said.ask_from(a=f["from"])),
    "TRADE": lambda f: (said.trade_give(give=things.kind(f["give"])), said.ask_trade(give=things.kind(f["give"]))),
    "GIVE": lambda f: (said.give_any(kind=things.kind(f["resource"])), said.ask_give(kind=things.kind(f["resource"]))),
    "LOAN": lambda f: (
        said.loan_each(development=things.goal(f["development"])),
        said.ask_loan(development=things.goal(f["development"])),
    ),
    "BID": lambda f: (said.bid_any(), said.ask_bid()),
    "BUILD": lambda f: (said.build_any(), said.ask_build()),
}
"""Kinds of which there may be many: what the group is called, and what is asked next."""


def choice(view: State, id: int, names: Names) -> SpokenChoice:
    """An action; moves from one hex are a group, and what else there may be many of."""
    state = cast(RiseState, view)
    row, told = state.game.actions[id], actions.spoken(state, id, names)
    return SpokenChoice(told, *GROUPS[row.kind](row.fields), told) if row.kind in GROUPS else SpokenChoice(told)


def would(view: State, id: int, names: Names) -> str:
    """What it would bring or cost, which conflicts it would make."""
    state = cast(RiseState, view)
    row = state.game.actions[id]
    if row.kind == "FIGHT":
        return actions.forecast(state, row.fields["hex"], names)
    made = OUTCOMES.get(row.kind)
    return made(state, row.fields, names) if made else ""


def spelt(text: str) -> str:
    """A sentence of the rules, with the codes of the notation spelt out."""
    return text
