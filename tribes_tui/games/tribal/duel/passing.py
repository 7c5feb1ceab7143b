"""Passing at once, turn after turn, where a Duel gets no further: by a key on the screen, by a word in lines."""

from __future__ import annotations

from rules import State
from rules.tribal.duel.components.actions import END
from rules.tribal.duel.components.phases import ACT, LONG_IDLE
from rules.tribal.duel.state import DuelState
from tribes_tui.games.tribal.duel.words.said import spoken as said
from tribes_tui.games.tribal.duel.words.sentences import idle_turns
from tribes_tui.words.language import Later

OFFER = Later(said.may_pass)


def may_pass(view: DuelState) -> bool:
    """Where nobody gets any further, or nobody has for long."""
    return view.viewer in (0, 1) and view.phase == ACT and (idle_turns(view) >= LONG_IDLE or view.is_stuck())


def passing(view: State) -> int:
    """The end of the turn."""
    return END
