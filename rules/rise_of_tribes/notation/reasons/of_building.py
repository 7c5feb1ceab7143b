"""What forbids a thing of phase 5 or of a free moment."""

from __future__ import annotations

from typing import Final

from rules.core.action import Action
from rules.core.state import Refusal, refusal_of
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
        return refusal_of("rise_of_tribes", "2.7", "nobody-there", "you have no member in {hex}", hex=HEXES[h])
    if s.village[h] >= 0:
        return refusal_of("rise_of_tribes", "2.7", "village-there", "there is a village in {hex} already", hex=HEXES[h])
    if s.invaders_hex == h:
        return refusal_of("rise_of_tribes", "a10", "no-building-invaders", "nobody builds among invaders")
    if s.glacier == h:
        return refusal_of("rise_of_tribes", "1.10", "no-village-on-glacier", "no village stands on the Glacier")
    if not villages.left(s):
        return refusal_of(
            "rise_of_tribes",
            "2.7",
            "all-villages-built",
            "all {number} villages are standing",
            number=tables.VILLAGES,
        )
    return _build_payment(s, player, row, h)


def _build_payment(s: Position, player: int, row: Action, h: int) -> Refusal:
    abandoned = decision(s).kind == frames.ABANDONED_VILLAGE
    cost = tables.ABANDONED_COST if abandoned else TRIBE_COST[s.tribe[player]]
    if not villages.can_pay(s, player, cost):
        food, wood, stone = cost
        return refusal_of(
            "rise_of_tribes",
            "1.8" if abandoned else "1.6",
            "village-costs",
            "a village costs you {food} food, {wood} wood, {stone} stone",
            food=food,
            wood=wood,
            stone=stone,
        )
    if abandoned and not ground.alone(s, player) >> h & 1:
        return refusal_of(
            "rise_of_tribes", "a21", "abandoned-needs-control", "the Abandoned Village needs a hex that you control"
        )
    return refusal_of(
        "rise_of_tribes", "1.11", "no-elder-to-build", "your elder is on the map, or this game has no elders"
    )


def _hidden(s: Position, player: int, row: Action) -> Refusal:
    if villages.can_hide(s, player):
        return refusal_of("rise_of_tribes", "1.6", "cant-pay-village", "you can't pay for a village")
    return refusal_of(
        "rise_of_tribes",
        "a32",
        "hidden-when",
        "only the power Hidden Village builds it, and only as your second village, while one stands on the map",
    )


def _complete(s: Position, player: int, row: Action) -> Refusal:
    goal = GOALS.index(str(row.fields["goal"]))
    if not s.goals[player] >> goal & 1:
        return refusal_of("rise_of_tribes", "2.7", "no-such-goal", "you have no such goal in progress")
    if goal < 7:
        return refusal_of("rise_of_tribes", "1.7", "cant-pay-goal", "you can't pay for {goal}", goal=GOALS[goal])
    return refusal_of("rise_of_tribes", "1.7", "goal-not-met", "what {goal} asks for isn't there", goal=GOALS[goal])


def _learn(s: Position, player: int, row: Action) -> Refusal:
    if KNOWLEDGE not in s.row:
        return refusal_of("rise_of_tribes", "1.8", "no-shared-knowledge", "Shared Knowledge isn't active")
    if s.flags & frames.KNOWLEDGE_USED:
        return refusal_of("rise_of_tribes", "1.8", "knowledge-once", "Shared Knowledge works once in a turn")
    if not bank.held_kinds(s, player) >> row.id - actions.LEARN & 1:
        return refusal_of(
            "rise_of_tribes", "1.8", "no-resource", "you have no {resource}", resource=row.fields["resource"]
        )
    return refusal_of("rise_of_tribes", "1.8", "no-shared-hex", "you share no hex with an opponent")


def _altar(s: Position, player: int, row: Action) -> Refusal:
    if s.item_owner[0] != player:
        return refusal_of("rise_of_tribes", "1.8", "no-altar", "you don't own the Altar")
    if s.flags // frames.ALTAR_USE:
        return refusal_of("rise_of_tribes", "a15", "altar-once", "the Altar works once in a turn")
    return refusal_of(
        "rise_of_tribes", "1.8", "altar-takes", "the Altar takes a member from the map and 4 of one kind, or 1 of each"
    )


def _power(s: Position, player: int, row: Action) -> Refusal:
    return refusal_of("rise_of_tribes", "1.9", "not-your-leader", "that isn't a leader of your tribe")


def _buy(s: Position, player: int, row: Action) -> Refusal:
    item = ITEMS.index(str(row.fields["item"]))
    if ALTAR + item not in s.row:
        return refusal_of("rise_of_tribes", "a14", "not-for-sale", "{item} isn't for sale", item=EVENTS[ALTAR + item])
    return refusal_of(
        "rise_of_tribes",
        "a14",
        "cant-pay-item",
        "you can't pay its price, or there is nothing to decide at this moment",
    )


def _exogamy(s: Position, player: int, row: Action) -> Refusal:
    if s.power[player] != EXOGAMY:
        return refusal_of("rise_of_tribes", "1.9", "no-power-exogamy", "your leader doesn't have the power Exogamy")
    return refusal_of(
        "rise_of_tribes",
        "a27",
        "exogamy-once",
        "Exogamy works once in a turn, in a hex you share, for 2 resources and a member in supply",
    )


def _loan(s: Position, player: int, row: Action) -> Refusal:
    if s.elder[player] < 0:
        return refusal_of("rise_of_tribes", "1.11", "no-elder", "your elder isn't on the map")
    if s.flags & frames.LOAN_USED:
        return refusal_of("rise_of_tribes", "1.11", "loan-once", "an elder's loan works once in a turn")
    return refusal_of(
        "rise_of_tribes",
        "a34",
        "loan-needs",
        "you need a resource to give, and a useful development that this player has completed and you haven't",
    )


def _dream(s: Position, player: int, row: Action) -> Refusal:
    if s.power[player] != DREAMTIME:
        return refusal_of("rise_of_tribes", "1.9", "no-power-dreamtime", "your leader doesn't have the power Dreamtime")
    return refusal_of(
        "rise_of_tribes", "a30", "dreamt-already", "you have already dreamt this turn, or the deck is empty"
    )


def _light(s: Position, player: int, row: Action) -> Refusal:
    return refusal_of(
        "rise_of_tribes", "1.9", "light-needs", "you need the power Light in the Dark, a moon, and that resource"
    )


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
