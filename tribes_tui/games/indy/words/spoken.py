"""indy for people who listen: what happened, the question, the choices."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from rules.indy.components.phases import RETURN
from rules.indy.state import IndyState
from tribes_tui.games.indy.words.actions import action, outcome, prompt
from tribes_tui.games.indy.words.actions import question as question_asked
from tribes_tui.games.indy.words.answers import REQUESTS as REQUESTS
from tribes_tui.games.indy.words.answers import place as place
from tribes_tui.games.indy.words.answers import seat as seat
from tribes_tui.games.indy.words.answers import things
from tribes_tui.games.indy.words.cards import card
from tribes_tui.games.indy.words.news import news as news
from tribes_tui.games.indy.words.said import prompts
from tribes_tui.words.spoken import SpokenChoice

if TYPE_CHECKING:
    from rules import State

Names = Sequence[str]
CODE = re.compile(r"\b[CHO][RGB]\d\b")
"""The notation's names of cards."""


def __getattr__(name: str) -> Sequence[str]:
    """`THINGS`, in the language of whoever asks for it."""
    if name == "THINGS":
        return things()
    raise AttributeError(name)


# ---- What may be done ---------------------------------------------------------------------------------


def question(view: State, names: Names) -> str:
    """What the viewer is asked."""
    state = cast(IndyState, view)
    player = state.current_player
    if player is None or state.viewer != player or state.window:
        return prompt(view, names)
    return question_asked(state, player, is_heard=True)


def choice(view: State, id: int, names: Names) -> SpokenChoice:
    """An action; exchanges of two cards are a group, and swaps of one card of the hand."""
    state = cast(IndyState, view)
    row = state.game.actions[id]
    words = action(view, id, names)
    if row.kind == "EXCHANGE" and len(row.fields["set"]) == 2:
        return SpokenChoice(words, prompts.exchange_two(), prompts.exchange_two_ask(), words)
    if row.kind == "SWAP":
        what = card(row.fields["h"])
        return SpokenChoice(words, prompts.give(card=what), prompts.give_ask(card=what), words)
    if row.kind == "PLAY_EAGLE" and state.phase != RETURN:
        return SpokenChoice(words, prompts.let_eagle(), prompts.let_eagle_ask(), words)
    return SpokenChoice(words)


def would(view: State, id: int, names: Names) -> str:
    """What it makes of the hand."""
    return outcome(view, id)


def spelt(text: str) -> str:
    """A sentence of the rules, with the codes of the notation spelt out."""
    return CODE.sub(lambda found: card(found[0]), text)
