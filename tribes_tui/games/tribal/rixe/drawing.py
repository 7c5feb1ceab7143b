"""Whether drawing is all that is left: no moves on the table, however many, would let a card of the hand be played or a column be
collected. They can be made after it as well."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules import Rng
from rules.tribal.moves import MOVES
from rules.tribal.rixe.components.actions import DRAW, PLAY

if TYPE_CHECKING:
    from rules.tribal.rixe.state import RixeState

MOST = 60
"""Layouts that are looked at: where there are more, whoever plays is asked."""


def opens_nothing(view: RixeState) -> bool:
    """Whether no moves, one after the other, lead to anything but drawing; False also where that is not sure."""
    first: RixeState = view.resample(Rng(0))  # what the others hold and what is drawn has no part in it
    waiting, known = [first], {first.print}
    while waiting:
        state = waiting.pop()
        for action in state.legal_actions():
            if PLAY <= action < DRAW:
                return False
            if action < MOVES:
                after = state.clone()
                after.apply(action)
                if after.print not in known:
                    known.add(after.print)
                    waiting.append(after)
        if len(known) > MOST:
            return False
    return True
