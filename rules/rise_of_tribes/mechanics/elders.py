"""The Tribal Elders module (spec 1.11): coming with a new village, the loan, the fall (A34, A35)."""

from __future__ import annotations

from typing import Final

from rules.rise_of_tribes.components import actions
from rules.rise_of_tribes.components.box import BOW, DEVELOPMENTS, GOALS, HEXES
from rules.rise_of_tribes.components.frames import LOAN_USED
from rules.rise_of_tribes.components.layout import bits
from rules.rise_of_tribes.components.rulings import ELDER_POINT_TO_OWNER
from rules.rise_of_tribes.mechanics import bank
from rules.rise_of_tribes.mechanics.bank import gain
from rules.rise_of_tribes.position import Position, replaced

FOR_ACTIONS: Final = ((1 << DEVELOPMENTS) - 1) & ~(1 << BOW)
"""The developments that help an action; the Bow helps in a conflict."""
FOR_CONFLICTS: Final = 1 << BOW


def can_use(s: Position, player: int, development: int) -> bool:
    """Whether the player can use a development: completed, or borrowed by an elder for this very thing."""
    if s.completed[player] >> development & 1:
        return True
    return s.loan == development and player == s.active


def build_ids(s: Position, player: int, mask: int) -> list[int]:
    """Building with the elder coming to the new village."""
    if not s.with_elders or s.elder[player] >= 0:
        return []
    return actions.hex_ids(actions.BUILD_ELDER, mask)


def enter(s: Position, player: int, h: int) -> None:
    """The elder comes to the new village."""
    s.elder = replaced(s.elder, player, h)
    s.tell("elder_came", player, hex=HEXES[h])


def leave(s: Position, player: int) -> None:
    """The elder's village has fallen: the active player gains a point, the elder goes back."""
    s.elder = replaced(s.elder, player, -1)
    s.tell("elder_left", player)
    if s.active != player or ELDER_POINT_TO_OWNER:
        gain(s, s.active, 1, "elder")


def loan_ids(s: Position, player: int, useful: int) -> list[int]:
    """Loans of the developments in `useful` that others have and the player has not."""
    if s.elder[player] < 0 or s.flags & LOAN_USED:
        return []
    kinds = bits(bank.held_kinds(s, player))
    ids = []
    for other in range(s.players):
        if other != player:
            for goal in bits(s.completed[other] & useful & ~s.completed[player]):
                start = actions.LOAN + (other * DEVELOPMENTS + goal) * 3
                ids += [start + kind for kind in kinds]
    return ids


def borrow(s: Position, player: int, action: int) -> None:
    """Pay another player 1 and use a development of theirs in the next action or conflict."""
    rest, kind = divmod(action - actions.LOAN, 3)
    lender, goal = divmod(rest, DEVELOPMENTS)
    s.flags |= LOAN_USED
    bank.give(s, player, lender, kind)
    s.loan = goal
    s.tell("loan", player, development=GOALS[goal], lender=lender)


def end_loan(s: Position) -> None:
    """The action or the conflict that the loan was for is over."""
    s.loan = -1
