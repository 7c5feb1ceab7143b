"""What forbids a choice in payments, events and conflicts."""

from __future__ import annotations

from typing import Final

from rules.core.action import Action
from rules.core.state import Refusal
from rules.rise_of_tribes.components import actions, frames
from rules.rise_of_tribes.components.box import AMBUSH, CUNNING, HEXES, INTIMIDATE
from rules.rise_of_tribes.mechanics import bank, conflict, ground
from rules.rise_of_tribes.notation.reasons.common import Why, hex_of
from rules.rise_of_tribes.position import Position, decision


def _bid(s: Position, player: int, row: Action) -> Refusal:
    if int(str(row.fields["resources"])) <= s.bid:
        return Refusal(f"a bid must be higher than {s.bid}", "2.3")
    return Refusal(f"you can bid {bank.total(s, player)} at most: you own no more", "a49")


def unwritten(text: str) -> Refusal | None:
    """Why no bid is written so: the box has no more to bid."""
    verb, _, number = text.strip().lower().partition(" ")
    if verb != "bid" or not number.strip().isdecimal() or int(number.strip()[:9]) <= actions.MAX_BID:
        return None
    return Refusal(
        f"a bid is what you own at most, and never more than {actions.MAX_BID}: no more lies in the box", "a49"
    )


def _pay(s: Position, player: int, row: Action) -> Refusal:
    return Refusal(f"you have no {row.fields['resource']}", "2")


def _take(s: Position, player: int, row: Action) -> Refusal:
    return Refusal(f"there is no {row.fields['resource']} to take here", "2")


def _give(s: Position, player: int, row: Action) -> Refusal:
    if row.fields["to"] == player:
        return Refusal("the bid goes to the other players", "2.3")
    return Refusal("you have no such resource, or there is no such player", "2.3")


def _place(s: Position, player: int, row: Action) -> Refusal:
    reasons = {
        frames.LAY_GLACIER: ("the Glacier is laid on a mountain", "1.10"),
        frames.SETTLE: ("you settle on unoccupied hexes, a split group on adjacent ones", "1.5"),
        frames.ENTER: ("you enter on an unoccupied hex", "a5"),
        frames.PUT_TIGER: ("the tiger goes to a mountain, and to another than before", "a19"),
        frames.PUT_MAMMOTH: ("the mammoth comes to a least populated lake", "a13"),
        frames.PUT_INVADERS: ("invaders come to a least populated hex", "a13"),
    }
    return Refusal(*reasons[decision(s).kind])


def _site(s: Position, player: int, row: Action) -> Refusal:
    return Refusal("the volcano lies beside two outer hexes, and touches your members if it can", "a17")


def _lose(s: Position, player: int, row: Action) -> Refusal:
    return Refusal("you have no member there that this can strike", "2.3")


def _fight(s: Position, player: int, row: Action) -> Refusal:
    h = hex_of(row)
    return Refusal(f"{HEXES[h]} holds {s.population[h]}, its limit is {ground.limit(s, h)}: no conflict", "2.6")


def _cunning(s: Position, player: int, row: Action) -> Refusal:
    if s.power[player] != CUNNING:
        return Refusal("your leader does not have the power Cunning", "1.9")
    if s.flags & frames.CUNNING_USED or not bank.total(s, player):
        return Refusal("Cunning works once in a turn, and costs a resource", "a25")
    return Refusal("Cunning needs a hex with your members and another side, and no conflict yet", "a25")


def _intimidate(s: Position, player: int, row: Action) -> Refusal:
    if s.power[player] != INTIMIDATE:
        return Refusal("your leader does not have the power Intimidate", "1.9")
    if s.flags & (frames.INTIMIDATE_USED | frames.FOUGHT) or not bank.total(s, player):
        return Refusal("Intimidate works once in a turn, before the first conflict, and costs a resource", "a25")
    return Refusal("Intimidate drives an opposing member from a hex you share to an adjacent one", "a25")


def _ambush(s: Position, player: int, row: Action) -> Refusal:
    if s.power[player] != AMBUSH or not s.board[player]:
        return Refusal("you have no members lying in ambush", "a29")
    if not conflict.conflict_hexes(s) >> hex_of(row) & 1:
        return Refusal("an ambush joins a conflict", "a29")
    return Refusal("you did not grow in or move into that hex in this turn", "a29")


def _evade(s: Position, player: int, row: Action) -> Refusal:
    return Refusal("the defeated go to an adjacent hex that you control and that has room", "a24")


WHY: Final[dict[str, Why]] = {
    "BID": _bid,
    "PAY": _pay,
    "TAKE": _take,
    "GIVE": _give,
    "PLACE": _place,
    "SITE": _site,
    "LOSE": _lose,
    "FIGHT": _fight,
    "CUNNING": _cunning,
    "INTIMIDATE": _intimidate,
    "AMBUSH": _ambush,
    "EVADE": _evade,
}
