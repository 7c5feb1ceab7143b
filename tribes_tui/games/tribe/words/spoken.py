"""Tribe for people who listen: what happened, the question, the choices."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from rules.tribe.components.cards import ICONS, NAMES
from rules.tribe.state import TribeState
from tribes_tui.games.tribe.words.answers import REQUESTS as REQUESTS
from tribes_tui.games.tribe.words.answers import THINGS as THINGS
from tribes_tui.games.tribe.words.answers import place as place
from tribes_tui.games.tribe.words.answers import seat as seat
from tribes_tui.games.tribe.words.cards import card
from tribes_tui.games.tribe.words.news import heard
from tribes_tui.games.tribe.words.outcomes import outcome_of
from tribes_tui.games.tribe.words.said import asked as said
from tribes_tui.games.tribe.words.said import cards
from tribes_tui.games.tribe.words.sentences import action
from tribes_tui.games.tribe.words.sentences import prompt as question
from tribes_tui.words.spoken import Clause, SpokenChoice

if TYPE_CHECKING:
    from rules import Event, State

__all__ = ["REQUESTS", "THINGS", "choice", "news", "place", "question", "seat", "spelt", "would"]

Names = Sequence[str]
CODE = re.compile(r"\b(?:[a-z]+_[a-z]+|draw3|multi|courage|strength|skyforce)\b")
"""The notation's names of cards that are no words."""

CHOSEN = frozenset(
    ("leader_chosen", "took", "used", "attacked", "swapped", "discarded", "founded", "placed", "activated", "blocked")
) | {"played_draw3"}
"""What the one who chose it needs not hear."""


def news(events: Sequence[Event], names: Names, viewer: int | None) -> list[Clause]:
    """A clause for each thing that happened; nothing of what the viewer just chose."""
    told = (heard(event, names) for event in events if event.player != viewer or event.kind not in CHOSEN)
    return [clause for clause in told if clause is not None]


def choice(view: State, id: int, names: Names) -> SpokenChoice:
    """An action; those of one card are a group."""
    state = cast(TribeState, view)
    row = state.game.actions[id]
    order = action(view, id, names)
    if row.kind in ("DISCARD", "PLACE_TRIBU", "PLACE_DIORAMA", "ACTIVATE", "SWAP"):
        what = card(row.fields["x"])
        return SpokenChoice(order, said.card(card=what), said.card_ask(card=what), order)
    if row.kind in ("USE_DIORAMA", "ATTACK"):
        chain = card(row.fields["c"])
        return SpokenChoice(order, said.lying(chain=chain), said.lying_ask(chain=chain), order)
    return SpokenChoice(order)


def would(view: State, id: int, names: Names) -> str:
    """What it would make or destroy."""
    return outcome_of(cast(TribeState, view), id)


def spelt(text: str) -> str:
    """A sentence of the rules, with the codes of the notation spelt out."""
    return CODE.sub(lambda found: _word(found[0]), text)


def _word(code: str) -> str:
    if code in ICONS:
        return cards.face(name=code)
    return card(code) if code in NAMES else code
