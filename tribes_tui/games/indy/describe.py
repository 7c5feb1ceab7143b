"""What can be pointed at on the table of indy, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from rules.indy.components.cards import CODES, DECK, HIDDEN
from rules.indy.state import IndyState
from tribes_tui.games.indy.foresight import own_hand
from tribes_tui.games.indy.words.cards import card as card_words
from tribes_tui.games.indy.words.positions import seat_line
from tribes_tui.games.indy.words.said import cards as said_cards
from tribes_tui.games.indy.words.said import prompts
from tribes_tui.games.indy.words.said import table as said
from tribes_tui.games.indy.words.table import PAIR

if TYPE_CHECKING:
    from tribes_tui.table.scene import Scene

SLOTS = "abcd"
ANSWERS = {"pass": prompts.pass_turn, "done": said.answer_done, "eagle": said.answer_eagle}


def describe(scene: Scene, name: str) -> str:
    """What a target of this table is."""
    state = cast(IndyState, scene.view)
    kind, _, place = name.partition(":")
    if kind == "hand":
        return said.in_hand(card=_card(own_hand(state, scene.viewer)[SLOTS.index(place)]))
    if kind == "table":
        return said.in_row(card=_card(state.table[int(place) - 1]), place=place)
    if kind == "seat":
        return seat_line(state, int(place), scene.names[int(place)])
    if kind == "plate":
        return said.about_plate(feathers=said_cards.feathers(number=state.plate))
    if kind == "shaman":
        return (said.about_shaman_back if state.players > PAIR else said.about_shaman)(colour=place)
    if kind == "deck":
        return said.about_deck(cards=said_cards.cards(number=len(state.deck) or DECK))
    return ANSWERS[kind]() if kind in ANSWERS else name


def _card(card: int) -> str:
    return said.hidden() if card == HIDDEN else card_words(CODES[card])
