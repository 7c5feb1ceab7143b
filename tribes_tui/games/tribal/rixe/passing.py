"""Drawing and ending one's turns as long as no card fits, by a word in lines; on the screen it is a key."""

from typing import cast

from rules import State
from rules.tribal.rixe.components.actions import DRAW, END
from rules.tribal.rixe.components.phases import CLEAN
from rules.tribal.rixe.evaluation.hints import kinds_in_hand
from rules.tribal.rixe.mechanics.legal import fitting_types
from rules.tribal.rixe.state import RixeState
from tribes_tui.games.tribal.rixe.foresight import can_only_draw
from tribes_tui.games.tribal.rixe.words.said import spoken as said
from tribes_tui.words.language import Later

OFFER = Later(said.may_pass)


def may_pass(view: State) -> bool:
    """In a turn in which nothing was played, and nothing can be done but draw and end it."""
    state = cast(RixeState, view)
    return not state.has_played and can_only_draw(state)


def why_not(view: State) -> str:
    """Why turns don't go by now: one of the reasons that `cannot-skip` names."""
    state = cast(RixeState, view)
    if state.phase == CLEAN:
        return "clean"
    if state.viewer is None or state.current_player != state.viewer:
        return "others"
    return "fits" if kinds_in_hand(state, state.viewer) & fitting_types(state) else "moves"


def passing(view: State) -> int:
    """A card is drawn, or the turn ends."""
    return DRAW if view.is_legal(DRAW) else END
