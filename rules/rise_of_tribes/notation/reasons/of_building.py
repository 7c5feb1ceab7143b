"""What forbids a thing of phase 5 or of a free moment."""

from __future__ import annotations

from typing import Final

from rules.core.action import Action
from rules.core.state import Refusal
from rules.rise_of_tribes.components import actions, frames, tables
from rules.rise_of_tribes.components.box import (
    ALTAR,
    DREAMTIME,
    EVENTS,
    EXOGAMY,
    GOALS,
    HEXES,
    ITEMS,
    KNOWLEDGE,
    TRIBE_COST,
)
from rules.rise_of_tribes.mechanics import bank, ground, villages
from rules.rise_of_tribes.notation.reasons.common import Why, has_members, hex_of
from rules.rise_of_tribes.position import Position, decision


def _build(s: Position, player: int, row: Action) -> Refusal:
    h = hex_of(row)
    if not has_members(s, player, h):
        return Refusal(f"you have no member in {HEXES[h]}", "2.7")
    if s.village[h] >= 0:
        return Refusal(f"there is a village in {HEXES[h]} already", "2.7")
    if s.invaders_hex == h:
        return Refusal("nobody builds among invaders", "a10")
    if s.glacier == h:
        return Refusal("no village stands on the Glacier", "1.10")
    if not villages.left(s):
        return Refusal(f"all {tables.VILLAGES} villages are on the table", "2.7")
    return _build_payment(s, player, row, h)


def _build_payment(s: Position, player: int, row: Action, h: int) -> Refusal:
    abandoned = decision(s).kind == frames.ABANDONED_VILLAGE
    cost = tables.ABANDONED_COST if abandoned else TRIBE_COST[s.tribe[player]]
    if not villages.can_pay(s, player, cost):
        food, wood, stone = cost
        return Refusal(f"a village costs you {food} food, {wood} wood, {stone} stone", "1.8" if abandoned else "1.6")
    if abandoned and not ground.alone(s, player) >> h & 1:
        return Refusal("the Abandoned Village needs a hex that you control", "a21")
    return Refusal("your elder is on the map, or this game has no elders", "1.11")


def _hidden(s: Position, player: int, row: Action) -> Refusal:
    if villages.can_hide(s, player):
        return Refusal("you cannot pay for a village", "1.6")
    return Refusal("the hidden village is for its power, as the second village while one stands on the map", "a32")


def _complete(s: Position, player: int, row: Action) -> Refusal:
    goal = GOALS.index(str(row.fields["goal"]))
    if not s.goals[player] >> goal & 1:
        return Refusal("you have no such goal in progress", "2.7")
    if goal < 7:
        return Refusal(f"you cannot pay for {GOALS[goal]}", "1.7")
    return Refusal(f"what {GOALS[goal]} asks for is not there", "1.7")


def _learn(s: Position, player: int, row: Action) -> Refusal:
    if KNOWLEDGE not in s.row:
        return Refusal("Shared Knowledge is not active", "1.8")
    if s.flags & frames.KNOWLEDGE_USED:
        return Refusal("Shared Knowledge works once in a turn", "1.8")
    if not bank.held_kinds(s, player) >> row.id - actions.LEARN & 1:
        return Refusal(f"you have no {row.fields['resource']}", "1.8")
    return Refusal("you share no hex with an opponent", "1.8")


def _altar(s: Position, player: int, row: Action) -> Refusal:
    if s.item_owner[0] != player:
        return Refusal("you do not own the Altar", "1.8")
    if s.flags // frames.ALTAR_USE:
        return Refusal("the Altar works once in a turn", "a15")
    return Refusal("the Altar takes a member from the map and 4 of one kind, or 1 of each", "1.8")


def _power(s: Position, player: int, row: Action) -> Refusal:
    return Refusal("that is not a leader of your tribe", "1.9")


def _buy(s: Position, player: int, row: Action) -> Refusal:
    item = ITEMS.index(str(row.fields["item"]))
    if ALTAR + item not in s.row:
        return Refusal(f"{EVENTS[ALTAR + item]} is not for sale", "a14")
    return Refusal("you cannot pay its price, or nothing is to be decided at this moment", "a14")


def _exogamy(s: Position, player: int, row: Action) -> Refusal:
    if s.power[player] != EXOGAMY:
        return Refusal("your leader does not have the power Exogamy", "1.9")
    return Refusal("Exogamy works once in a turn, in a hex you share, for 2 resources and a member in supply", "a27")


def _loan(s: Position, player: int, row: Action) -> Refusal:
    if s.elder[player] < 0:
        return Refusal("your elder is not on the map", "1.11")
    if s.flags & frames.LOAN_USED:
        return Refusal("an elder's loan is for once in a turn", "1.11")
    return Refusal("you need a resource to give, and a useful development that this player has and you have not", "a34")


def _dream(s: Position, player: int, row: Action) -> Refusal:
    if s.power[player] != DREAMTIME:
        return Refusal("your leader does not have the power Dreamtime", "1.9")
    return Refusal("you have dreamt in this turn, or the deck is empty", "a30")


def _light(s: Position, player: int, row: Action) -> Refusal:
    return Refusal("you need the power Light in the Dark, a moon, and that resource", "1.9")


WHY: Final[dict[str, Why]] = {
    "BUILD": _build,
    "BUILD_ELDER": _build,
    "BUILD_HIDDEN": _hidden,
    "COMPLETE": _complete,
    "LEARN": _learn,
    "ALTAR": _altar,
    "POWER": _power,
    "BUY": _buy,
    "EXOGAMY": _exogamy,
    "LOAN": _loan,
    "DREAM": _dream,
    "LIGHT": _light,
}
