"""Cards and places of a Duel in words, and how long it has got no further. Columns are counted from 1, as on the screen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rules.tribal.cards import EMPTY, NAMES
from tribes_tui.games.tribal.words import Names, card_words, said
from tribes_tui.words.common import listed

if TYPE_CHECKING:
    from rules.tribal.duel.state import DuelState
    from tribes_tui.words.nouns import Noun

MOST_SPELT = 2
"""So many cards of a group are named; of more only the first."""


card = card_words
"""A card by its code: `mask 4`."""


def cards(names: Sequence[str]) -> str:
    """A group, its head first: `mask 8 and lizard 7`; `mask 8 and 4 more`."""
    if len(names) > MOST_SPELT:
        return said.and_more(card=card(names[0]), more=len(names) - 1)
    return listed(card(name) for name in names)


def cards_in(bits: int) -> list[str]:
    """The cards of a set of bits."""
    return [card(NAMES[code]) for code in range(EMPTY) if bits >> code & 1]


def column(zone: int, number: int, names: Names) -> Noun:
    """A column of somebody's zone: `your column 3`."""
    return said.column(who=names[zone], number=number + 1)


def idle_turns(state: DuelState) -> int:
    """Turns in a row without progress, as they count now: with progress in the present one there are none."""
    return 0 if state.progress else state.idle
