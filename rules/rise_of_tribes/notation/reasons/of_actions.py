"""What forbids a die, or a step of an action."""

from __future__ import annotations

from typing import Final

from rules.core.action import Action
from rules.core.state import Refusal, refusal_of
from rules.rise_of_tribes.components import packing, tables
from rules.rise_of_tribes.components.box import ACTIONS, FACES, GOALS, HEXES, LEAD, WAYFARERS
from rules.rise_of_tribes.notation.reasons.common import Why, has_members, hex_of
from rules.rise_of_tribes.position import Position, decision


def _die(s: Position, player: int, row: Action) -> Refusal:
    act = ACTIONS.index(str(row.fields["action"]))
    if FACES.index(str(row.fields["die"])) not in s.hand:
        return refusal_of(
            "rise_of_tribes", "2.4", "no-such-die", "you hold no die that shows {die}", die=row.fields["die"]
        )
    if s.used >> act & 1:
        return refusal_of("rise_of_tribes", "2.4", "actions-differ", "the two actions of a turn must differ")
    if act > LEAD:
        return refusal_of(
            "rise_of_tribes",
            "1.8",
            "no-beast",
            "the beast isn't there, or too few of your members are with it, or too little food",
        )
    return refusal_of("rise_of_tribes", "2.4", "not-open", "that action isn't open")


def _grow(s: Position, player: int, row: Action) -> Refusal:
    h = hex_of(row)
    if not s.supply[player]:
        return refusal_of("rise_of_tribes", "2.4", "no-supply", "you have no members left in your supply")
    if not has_members(s, player, h):
        return refusal_of(
            "rise_of_tribes", "2.4", "nobody-to-grow-from", "you have no member in {hex} to grow from", hex=HEXES[h]
        )
    return refusal_of("rise_of_tribes", "2.4", "grown-enough", "this GROW gives no more members there")


def _grow_board(s: Position, player: int, row: Action) -> Refusal:
    return refusal_of(
        "rise_of_tribes",
        "a29",
        "only-ambush",
        "only the power Ambush grows members in ambush, while any are left in your supply",
    )


def _move(s: Position, player: int, row: Action) -> Refusal:
    a, b = hex_of(row, "from"), hex_of(row, "to")
    if b >= s.layout.size:
        return refusal_of("rise_of_tribes", "1.4", "no-hex", "this map has no hex {hex}", hex=HEXES[b])
    if not has_members(s, player, a):
        return refusal_of("rise_of_tribes", "2.4", "nobody-there", "you have no member in {hex}", hex=HEXES[a])
    if s.members[player << 4 | a] <= s.tired[a]:
        return refusal_of(
            "rise_of_tribes", "2.4", "all-moved", "all your members in {hex} have already moved this turn", hex=HEXES[a]
        )
    if not packing.move_parts(decision(s).argument)[0]:
        return refusal_of("rise_of_tribes", "2.4", "no-moves", "you have no moves left")
    return refusal_of("rise_of_tribes", "2.5", "too-far", "{hex} is too far from {start}", hex=HEXES[b], start=HEXES[a])


def _wayfare(s: Position, player: int, row: Action) -> Refusal:
    if s.power[player] != WAYFARERS:
        return refusal_of("rise_of_tribes", "1.9", "no-power-wayfarers", "your leader doesn't have the power Wayfarers")
    if not s.resources[3 * player + 1]:
        return refusal_of("rise_of_tribes", "1.9", "wayfarers-cost", "Wayfarers cost 1 wood")
    return refusal_of(
        "rise_of_tribes",
        "a28",
        "wayfarers-once",
        "Wayfarers go once in a MOVE, from an outer hex of yours to another outer hex",
    )


def _shift(s: Position, player: int, row: Action) -> Refusal:
    if s.tamer != player:
        return refusal_of("rise_of_tribes", "1.8", "no-mammoth", "you have no tamed mammoth")
    return refusal_of(
        "rise_of_tribes", "a22", "mammoth-once", "the mammoth goes once in a MOVE, to another hex you occupy"
    )


def _gather(s: Position, player: int, row: Action) -> Refusal:
    h = hex_of(row)
    if not has_members(s, player, h):
        return refusal_of("rise_of_tribes", "2.4", "nobody-there", "you have no member in {hex}", hex=HEXES[h])
    if s.invaders_hex == h:
        return refusal_of("rise_of_tribes", "a10", "no-gathering-invaders", "nobody gathers among invaders")
    left, chosen, _ = packing.gather_parts(decision(s).argument)
    if chosen >> h & 1:
        return refusal_of(
            "rise_of_tribes", "2.4", "gathered-there", "you have gathered from {hex} in this action", hex=HEXES[h]
        )
    if not left:
        return refusal_of(
            "rise_of_tribes", "2.4", "gathered-enough", "you have gathered from as many hexes as this action allows"
        )
    if row.kind == "GATHER_STONE":
        return refusal_of(
            "rise_of_tribes",
            "1.8",
            "only-next-to-volcano",
            "only a lake or forest next to the volcano gives stone instead",
        )
    return refusal_of(
        "rise_of_tribes",
        "1.10",
        "needs-members",
        "Jungle and Desert Oasis need {number} of your members",
        number=tables.WILDERNESS_MEMBERS,
    )


def _return(s: Position, player: int, row: Action) -> Refusal:
    if not s.goals[player] >> GOALS.index(str(row.fields["goal"])) & 1:
        return refusal_of("rise_of_tribes", "2.4", "no-such-goal", "you have no such goal in progress")
    return refusal_of(
        "rise_of_tribes", "2.4", "one-goal-a-village", "you may put back one goal for each of your villages"
    )


WHY: Final[dict[str, Why]] = {
    "DIE": _die,
    "GROW": _grow,
    "GROW_BOARD": _grow_board,
    "MOVE": _move,
    "WAYFARE": _wayfare,
    "SHIFT": _shift,
    "GATHER": _gather,
    "GATHER_STONE": _gather,
    "RETURN": _return,
}
