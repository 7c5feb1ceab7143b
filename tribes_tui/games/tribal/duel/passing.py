"""Passing at once, turn after turn, where a Duel gets no further or nothing brings one on: by a key on the screen, by a word in lines."""

from typing import cast

from rules import State
from rules.tribal.duel.components.actions import END
from rules.tribal.duel.components.phases import ACT, LONG_IDLE
from rules.tribal.duel.state import DuelState
from tribes_tui.games.tribal.duel.foresight import gives, rests
from tribes_tui.games.tribal.duel.words.said import spoken as said
from tribes_tui.games.tribal.duel.words.sentences import idle_turns, stands
from tribes_tui.games.tribal.words import Names
from tribes_tui.words.common import capital
from tribes_tui.words.language import Later

OFFER = Later(said.may_pass)


def may_pass(view: DuelState) -> bool:
    """Where it comes to the end, or nothing brings the viewer on now."""
    return comes_to_end(view) or rests(view)


def comes_to_end(view: DuelState) -> bool:
    """Where nobody gets any further; or nobody has for long, and the viewer can't, nor gives anything away of use."""
    if view.viewer not in (0, 1) or view.phase != ACT:
        return False
    return view.is_stuck() or (
        idle_turns(view) >= LONG_IDLE
        and not view.gets_on(view.viewer)
        and (
            view.current_player != view.viewer
            or not any(gives(view, id) and view.advance(id) >= 0 for id in view.legal_actions())
        )
    )


def asks(view: State, names: Names) -> str:
    """What the game comes to: asked before somebody passes until then, not before they pass for now."""
    state = cast(DuelState, view)
    return said.pass_comes_to(comes=capital(stands(state, names))) if comes_to_end(state) else ""


def passing(view: State) -> int:
    """The end of the turn."""
    return END
