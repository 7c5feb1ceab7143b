"""Drawing and ending one's turns as long as no card fits, by a word in lines; on the screen it is a key."""

from __future__ import annotations

from typing import cast

from rules import State
from rules.tribal.rixe.components.actions import DRAW, END
from rules.tribal.rixe.state import RixeState
from tribes_tui.games.tribal.rixe.foresight import can_only_draw
from tribes_tui.games.tribal.rixe.words.said import spoken as said
from tribes_tui.words.language import Later

OFFER = Later(said.may_pass)


def may_pass(view: State) -> bool:
    """In a turn in which nothing was played, and nothing can be done but draw and end it."""
    state = cast(RixeState, view)
    return not state.has_played and can_only_draw(state)


def passing(view: State) -> int:
    """A card is drawn, or the turn ends."""
    return DRAW if view.is_legal(DRAW) else END
