"""What can be pointed at on the table of indy, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from rules.indy.components.cards import CODES, DECK, HIDDEN
from rules.indy.state import IndyState
from tribes_tui.games.indy import words
from tribes_tui.games.indy.foresight import own_hand
from tribes_tui.words.common import count

if TYPE_CHECKING:
    from tribes_tui.table.scene import Scene

SLOTS = "abcd"
ANSWERS = {
    "pass": "pass",
    "done": "put the picked cards under the deck, and draw as many",
    "eagle": "let an eagle take a card of the row",
}


def describe(scene: Scene, name: str) -> str:
    """What a target of this table is."""
    state = cast(IndyState, scene.view)
    kind, _, place = name.partition(":")
    if kind == "hand":
        return _card_words(own_hand(state, scene.viewer)[SLOTS.index(place)], "in your hand")
    if kind == "table":
        return _card_words(state.table[int(place) - 1], f"on place {place} of the row")
    if kind == "seat":
        return words.seat_line(state, int(place), scene.names[int(place)])
    if kind == "plate":
        return f"the plate: {count(state.plate, 'feather')}; the best team takes one, and so does who returns"
    if kind == "shaman":
        colour = words.COLOUR_WORDS[place]
        back = f": once you are plucked, {colour} characters bring you back" if state.players > words.PAIR else ""
        return f"a {colour} shaman{back}"
    if kind == "deck":
        return f"the deck: {count(len(state.deck) or DECK, 'card')} face down; what is exchanged goes under them"
    return ANSWERS.get(kind, name)


def _card_words(card: int, where: str) -> str:
    return "a hidden card" if card == HIDDEN else f"{words.card(CODES[card])}, {where}"
