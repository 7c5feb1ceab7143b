"""What forbids a die, or a step of an action."""

from __future__ import annotations

from typing import Final

from rules.core.action import Action
from rules.core.state import Refusal
from rules.rise_of_tribes.components import packing, tables
from rules.rise_of_tribes.components.box import ACTIONS, FACES, GOALS, HEXES, LEAD, WAYFARERS
from rules.rise_of_tribes.notation.reasons.common import Why, has_members, hex_of
from rules.rise_of_tribes.position import Position, decision


def _die(s: Position, player: int, row: Action) -> Refusal:
    act = ACTIONS.index(str(row.fields["action"]))
    if FACES.index(str(row.fields["die"])) not in s.hand:
        return Refusal(f"you hold no die that shows {row.fields['die']}", "2.4")
    if s.used >> act & 1:
        return Refusal("the two actions of a turn must differ", "2.4")
    if act > LEAD:
        return Refusal("the beast is not there, or too few of your members are with it, or too little food", "1.8")
    return Refusal("that action is not open", "2.4")


def _grow(s: Position, player: int, row: Action) -> Refusal:
    h = hex_of(row)
    if not s.supply[player]:
        return Refusal("you have no members left in your supply", "2.4")
    if not has_members(s, player, h):
        return Refusal(f"you have no member in {HEXES[h]} to grow from", "2.4")
    return Refusal("this GROW gives no more members there", "2.4")


def _grow_board(s: Position, player: int, row: Action) -> Refusal:
    return Refusal("only the power Ambush grows members in ambush, while any are left in your supply", "a29")


def _move(s: Position, player: int, row: Action) -> Refusal:
    a, b = hex_of(row, "from"), hex_of(row, "to")
    if b >= s.layout.size:
        return Refusal(f"this map has no hex {HEXES[b]}", "1.4")
    if not has_members(s, player, a):
        return Refusal(f"you have no member in {HEXES[a]}", "2.4")
    if s.members[player << 4 | a] <= s.tired[a]:
        return Refusal(f"all your members in {HEXES[a]} have moved in this turn", "2.4")
    if not packing.move_parts(decision(s).argument)[0]:
        return Refusal("you have no moves left", "2.4")
    return Refusal(f"{HEXES[b]} is too far from {HEXES[a]}", "2.5")


def _wayfare(s: Position, player: int, row: Action) -> Refusal:
    if s.power[player] != WAYFARERS:
        return Refusal("your leader does not have the power Wayfarers", "1.9")
    if not s.resources[3 * player + 1]:
        return Refusal("Wayfarers cost a wood", "1.9")
    return Refusal("Wayfarers go once in a MOVE, from an outer hex of yours to another outer hex", "a28")


def _shift(s: Position, player: int, row: Action) -> Refusal:
    if s.tamer != player:
        return Refusal("you have no tamed mammoth", "1.8")
    return Refusal("the mammoth goes once in a MOVE, to another hex you occupy", "a22")


def _gather(s: Position, player: int, row: Action) -> Refusal:
    h = hex_of(row)
    if not has_members(s, player, h):
        return Refusal(f"you have no member in {HEXES[h]}", "2.4")
    if s.invaders_hex == h:
        return Refusal("nobody gathers among invaders", "a10")
    left, chosen, _ = packing.gather_parts(decision(s).argument)
    if chosen >> h & 1:
        return Refusal(f"you have gathered from {HEXES[h]} in this action", "2.4")
    if not left:
        return Refusal("you have gathered from as many hexes as this action allows", "2.4")
    if row.kind == "GATHER_STONE":
        return Refusal("only a lake or forest next to the volcano gives stone instead", "1.8")
    return Refusal(f"Jungle and Desert Oasis need {tables.WILDERNESS_MEMBERS} of your members", "1.10")


def _return(s: Position, player: int, row: Action) -> Refusal:
    if not s.goals[player] >> GOALS.index(str(row.fields["goal"])) & 1:
        return Refusal("you have no such goal in progress", "2.4")
    return Refusal("you may put back one goal for each of your villages", "2.4")


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
