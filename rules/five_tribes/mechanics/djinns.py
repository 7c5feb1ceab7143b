"""The djinns as cards: their pile, and gaining one."""

from __future__ import annotations

from rules.five_tribes.components import rulings
from rules.five_tribes.components.pieces import BAAL
from rules.five_tribes.mechanics.control import reward
from rules.five_tribes.position import Position


def draw(s: Position) -> int:
    """The top djinn of the pile, discards shuffled into a new pile when it is empty; -1 when there is none."""
    if not s.djinn_pile:
        if not s.djinn_discard:
            return -1
        s.djinn_pile = s.djinn_discard
        s.djinn_discard = []
        s._shuffle(s.djinn_pile)
    return s.djinn_pile.pop()


def gain(s: Position, player: int, djinn: int) -> None:
    """A player gains a djinn; Ba'al watches, but not for himself (ruling 9)."""
    if rulings.BAAL_PAYS_FOR_ITSELF:
        s.djinns[player] |= 1 << djinn
    reward(s, BAAL, player)
    s.djinns[player] |= 1 << djinn
