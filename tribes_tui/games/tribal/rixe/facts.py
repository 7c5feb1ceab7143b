"""What one would want to know to play the Rixe well: colours, which cards are still to come, what the hands cannot hold."""

from __future__ import annotations

from collections.abc import Iterator

from rules.tribal.cards import TYPE_NAMES, members as members_of
from rules.tribal.rixe.state import RixeState
from tribes_tui.games.tribal.rixe.words.said import table as said
from tribes_tui.games.tribal.words import Names, card_words, unseen_facts
from tribes_tui.games.tribal.words.said import unseen_of
from tribes_tui.words.facts import UsefulFact

MOST_LACKED = 6
"""Kinds of cards that a sentence names at the most."""


def facts(view: RixeState, names: Names) -> list[UsefulFact]:
    """The most useful first."""
    return [
        *unseen_facts(view.unseen_cards(), True, unseen_of),
        *_lacking(view, names),
        UsefulFact(said.orange_symbols(), said.orange_symbols_are()),
        UsefulFact(said.blue_symbols(), said.blue_symbols_are()),
    ]


def _lacking(state: RixeState, names: Names) -> Iterator[UsefulFact]:
    """What nobody else's hand can hold, as it would have been laid."""
    for seat, name in enumerate(names):
        lacked = {kind for types in state.lacks[seat] for kind in members_of(types)}
        for types in state.lacks[seat]:
            lacked &= set(members_of(types))
        if seat != state.viewer and 0 < len(lacked) <= MOST_LACKED:
            cards = [card_words(TYPE_NAMES[kind]) for kind in sorted(lacked)]
            yield UsefulFact(said.their_hand(who=name), said.lacks(cards=cards), needs_memory=True)
