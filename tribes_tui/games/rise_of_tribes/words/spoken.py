"""Rise of Tribes for people who listen: the question and the choices; what happened stands in `news`."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from rules.rise_of_tribes.state import RiseState
from tribes_tui.games.rise_of_tribes.words import actions
from tribes_tui.games.rise_of_tribes.words.answers import REQUESTS as REQUESTS
from tribes_tui.games.rise_of_tribes.words.answers import THINGS as THINGS
from tribes_tui.games.rise_of_tribes.words.answers import place as place
from tribes_tui.games.rise_of_tribes.words.answers import seat as seat
from tribes_tui.games.rise_of_tribes.words.news import news
from tribes_tui.games.rise_of_tribes.words.places import outcome
from tribes_tui.games.rise_of_tribes.words.said import actions as said
from tribes_tui.games.rise_of_tribes.words.sentences import prompt as question
from tribes_tui.games.rise_of_tribes.words.things import Names, Say
from tribes_tui.words.spoken import SpokenChoice

if TYPE_CHECKING:
    from rules import State

__all__ = ["REQUESTS", "THINGS", "choice", "news", "place", "question", "seat", "spelt", "would"]

GROUPS: dict[str, tuple[Say, Say]] = {
    "MOVE": (said.move_from, said.ask_from),
    "DIE": (said.group_die, said.ask_die),
    "INTIMIDATE": (said.intimidate_from, said.ask_from),
    "WAYFARE": (said.wayfare_from, said.ask_from),
    "TRADE": (said.trade_give, said.ask_trade),
    "GIVE": (said.give_any, said.ask_give),
    "LOAN": (said.loan_each, said.ask_loan),
    "BID": (said.bid_any, said.ask_bid),
    "BUILD": (said.build_any, said.ask_build),
}
"""Kinds of which there may be many: what the group is called, and what is asked next."""


def choice(view: State, id: int, names: Names) -> SpokenChoice:
    """An action; moves from one hex are a group, and what else there may be many of."""
    state = cast(RiseState, view)
    told = actions.spoken(state, id, names)
    if state.game.actions[id].kind not in GROUPS:
        return SpokenChoice(told)
    group, ask = GROUPS[state.game.actions[id].kind]
    return SpokenChoice(told, actions.spoken(state, id, names, group), actions.spoken(state, id, names, ask), told)


def would(view: State, id: int, names: Names) -> str:
    """What it would bring or cost, which conflicts it would make."""
    state = cast(RiseState, view)
    row = state.game.actions[id]
    if row.kind == "FIGHT":
        return actions.forecast(state, row.fields["hex"], names)
    return outcome(state, row.kind, row.fields, names)


def spelt(text: str) -> str:
    """A sentence of the rules, with the codes of the notation spelt out."""
    return text
