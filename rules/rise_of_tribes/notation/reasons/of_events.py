"""What forbids a choice in payments, events and conflicts."""

from __future__ import annotations

from typing import Final

from rules.core.action import Action
from rules.core.state import Refusal, refusal_of
from rules.rise_of_tribes.components import actions, frames
from rules.rise_of_tribes.components.box import AMBUSH, CUNNING, HEXES, INTIMIDATE
from rules.rise_of_tribes.mechanics import bank, ground
from rules.rise_of_tribes.mechanics.actions import conflict
from rules.rise_of_tribes.notation.reasons.common import Why, hex_of
from rules.rise_of_tribes.position import Position, decision


def _bid(s: Position, player: int, row: Action) -> Refusal:
    if int(str(row.fields["resources"])) <= s.bid:
        return refusal_of("rise_of_tribes", "2.3", "bid-higher", "a bid must be higher than {bid}", bid=s.bid)
    return refusal_of(
        "rise_of_tribes",
        "a49",
        "bid-at-most",
        "you can bid {most} at most: you own no more",
        most=bank.total(s, player),
    )


def unwritten(text: str) -> Refusal | None:
    """Why no bid is written so: the box has no more to bid."""
    verb, _, number = text.strip().lower().partition(" ")
    if verb != "bid" or not number.strip().isdecimal() or int(number.strip()[:9]) <= actions.MAX_BID:
        return None
    return refusal_of(
        "rise_of_tribes",
        "a49",
        "bid-of-the-box",
        "a bid is at most what you own, and never more than {most}: the box holds no more",
        most=actions.MAX_BID,
    )


def _pay(s: Position, player: int, row: Action) -> Refusal:
    return refusal_of("rise_of_tribes", "2", "no-resource", "you have no {resource}", resource=row.fields["resource"])


def _take(s: Position, player: int, row: Action) -> Refusal:
    return refusal_of(
        "rise_of_tribes", "2", "nothing-to-take", "there is no {resource} to take here", resource=row.fields["resource"]
    )


def _give(s: Position, player: int, row: Action) -> Refusal:
    if row.fields["to"] == player:
        return refusal_of("rise_of_tribes", "2.3", "bid-to-others", "the bid goes to the other players")
    return refusal_of("rise_of_tribes", "2.3", "no-such-gift", "you have no such resource, or there is no such player")


def _place(s: Position, player: int, row: Action) -> Refusal:
    reasons = {
        frames.LAY_GLACIER: refusal_of("rise_of_tribes", "1.10", "glacier-where", "the Glacier is laid on a mountain"),
        frames.SETTLE: refusal_of(
            "rise_of_tribes", "1.5", "settle-where", "you settle on unoccupied hexes, a split group on adjacent ones"
        ),
        frames.ENTER: refusal_of("rise_of_tribes", "a5", "enter-where", "you enter on an unoccupied hex"),
        frames.PUT_TIGER: refusal_of(
            "rise_of_tribes", "a19", "tiger-where", "the tiger goes to a mountain, and to another than before"
        ),
        frames.PUT_MAMMOTH: refusal_of(
            "rise_of_tribes", "a13", "mammoth-where", "the mammoth comes to a least populated lake"
        ),
        frames.PUT_INVADERS: refusal_of(
            "rise_of_tribes", "a13", "invaders-where", "invaders come to a least populated hex"
        ),
    }
    return reasons[decision(s).kind]


def _site(s: Position, player: int, row: Action) -> Refusal:
    return refusal_of(
        "rise_of_tribes",
        "a17",
        "volcano-where",
        "the volcano lies beside two outer hexes, and touches your members if it can",
    )


def _lose(s: Position, player: int, row: Action) -> Refusal:
    return refusal_of("rise_of_tribes", "2.3", "nobody-to-strike", "you have no member there that this can strike")


def _fight(s: Position, player: int, row: Action) -> Refusal:
    h = hex_of(row)
    return refusal_of(
        "rise_of_tribes",
        "2.6",
        "no-conflict",
        "{hex} holds {members} and its limit is {limit}: no conflict",
        hex=HEXES[h],
        members=s.population[h],
        limit=ground.limit(s, h),
    )


def _cunning(s: Position, player: int, row: Action) -> Refusal:
    if s.power[player] != CUNNING:
        return refusal_of("rise_of_tribes", "1.9", "no-power-cunning", "your leader doesn't have the power Cunning")
    if s.flags & frames.CUNNING_USED or not bank.total(s, player):
        return refusal_of("rise_of_tribes", "a25", "cunning-once", "Cunning works once in a turn, and costs a resource")
    return refusal_of(
        "rise_of_tribes",
        "a25",
        "cunning-needs",
        "Cunning needs a hex with your members and another side, and no conflict yet",
    )


def _intimidate(s: Position, player: int, row: Action) -> Refusal:
    if s.power[player] != INTIMIDATE:
        return refusal_of(
            "rise_of_tribes", "1.9", "no-power-intimidate", "your leader doesn't have the power Intimidate"
        )
    if s.flags & (frames.INTIMIDATE_USED | frames.FOUGHT) or not bank.total(s, player):
        return refusal_of(
            "rise_of_tribes",
            "a25",
            "intimidate-once",
            "Intimidate works once in a turn, before the first conflict, and costs a resource",
        )
    return refusal_of(
        "rise_of_tribes",
        "a25",
        "intimidate-drives",
        "Intimidate drives an opposing member from a hex you share to an adjacent one",
    )


def _ambush(s: Position, player: int, row: Action) -> Refusal:
    if s.power[player] != AMBUSH or not s.board[player]:
        return refusal_of("rise_of_tribes", "a29", "nobody-in-ambush", "you have no members lying in ambush")
    if not conflict.conflict_hexes(s) >> hex_of(row) & 1:
        return refusal_of("rise_of_tribes", "a29", "ambush-joins", "an ambush joins a conflict")
    return refusal_of("rise_of_tribes", "a29", "ambush-where", "you didn't grow in or move into that hex in this turn")


def _evade(s: Position, player: int, row: Action) -> Refusal:
    return refusal_of(
        "rise_of_tribes", "a24", "evade-where", "the defeated go to an adjacent hex that you control and that has room"
    )


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
