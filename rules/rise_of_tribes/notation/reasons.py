"""What forbids an action whose moment it is: the hex, the resources, the power, the count."""

from __future__ import annotations

from collections.abc import Callable

from rules.core.action import Action
from rules.core.state import Refusal
from rules.rise_of_tribes.components import actions, frames, packing, tables
from rules.rise_of_tribes.components.box import (
    ACTIONS,
    ALTAR,
    AMBUSH,
    CUNNING,
    DREAMTIME,
    EVENTS,
    EXOGAMY,
    FACES,
    GOALS,
    HEXES,
    INTIMIDATE,
    ITEMS,
    KNOWLEDGE,
    LEAD,
    TRIBE_COST,
    WAYFARERS,
)
from rules.rise_of_tribes.mechanics import bank, conflict, ground, villages
from rules.rise_of_tribes.position import Position, decision

Why = Callable[[Position, int, "Action"], Refusal]


def done(s: Position, kind: int) -> Refusal:
    """Why this cannot be left out."""
    if kind == frames.DIE:
        return Refusal("both dice must be placed", "2.4")
    if kind == frames.CONFLICTS:
        return Refusal("every conflict must be resolved", "2.6")
    return Refusal("you must choose here", "2")


def specific(s: Position, row: Action, action: int) -> Refusal:
    """Why this action, and not the others of its kind."""
    player = s.current_player
    assert player is not None
    h = row.fields.get("hex", row.fields.get("from"))
    if isinstance(h, str) and h in HEXES and HEXES.index(h) >= s.layout.size:
        return Refusal(f"this map has no hex {h}", "1.4")
    return WHY[row.kind](s, player, row) if row.kind in WHY else Refusal("that is not among the choices here", "2")


def _hex(row: Action, name: str = "hex") -> int:
    return HEXES.index(str(row.fields[name]))


def _has_members(s: Position, player: int, h: int) -> bool:
    return bool(s.occupied[player] >> h & 1)


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
    h = _hex(row)
    if not s.supply[player]:
        return Refusal("you have no members left in your supply", "2.4")
    if not _has_members(s, player, h):
        return Refusal(f"you have no member in {HEXES[h]} to grow from", "2.4")
    return Refusal("this GROW gives no more members there", "2.4")


def _grow_board(s: Position, player: int, row: Action) -> Refusal:
    return Refusal("only the power Ambush grows onto the leader board, while members are left", "a29")


def _move(s: Position, player: int, row: Action) -> Refusal:
    a, b = _hex(row, "from"), _hex(row, "to")
    if b >= s.layout.size:
        return Refusal(f"this map has no hex {HEXES[b]}", "1.4")
    if not _has_members(s, player, a):
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
    h = _hex(row)
    if not _has_members(s, player, h):
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
    return Refusal(f"Jungle and Oasis need {tables.WILDERNESS_MEMBERS} of your members", "1.10")


def _return(s: Position, player: int, row: Action) -> Refusal:
    if not s.goals[player] >> GOALS.index(str(row.fields["goal"])) & 1:
        return Refusal("you have no such goal in progress", "2.4")
    return Refusal("you may return one goal for each of your villages", "2.4")


def _bid(s: Position, player: int, row: Action) -> Refusal:
    if int(str(row.fields["resources"])) <= s.bid:
        return Refusal(f"a bid must be higher than {s.bid}", "2.3")
    return Refusal(f"you own only {bank.total(s, player)} resources", "2.3")


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
    h = _hex(row)
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
    if not conflict.conflict_hexes(s) >> _hex(row) & 1:
        return Refusal("an ambush joins a conflict", "a29")
    return Refusal("you did not grow in or move into that hex in this turn", "a29")


def _evade(s: Position, player: int, row: Action) -> Refusal:
    return Refusal("the defeated go to an adjacent hex that you control and that has room", "a24")


def _build(s: Position, player: int, row: Action) -> Refusal:
    h = _hex(row)
    if not _has_members(s, player, h):
        return Refusal(f"you have no member in {HEXES[h]}", "2.7")
    if s.village[h] >= 0:
        return Refusal(f"there is a village in {HEXES[h]} already", "2.7")
    if s.invaders_hex == h:
        return Refusal("nobody builds among invaders", "a10")
    if s.glacier == h:
        return Refusal("a Glacier bears no village", "1.10")
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
        return Refusal("the elder asks once in a turn", "1.11")
    return Refusal("you need a resource to give, and a useful development that this player has and you have not", "a34")


def _dream(s: Position, player: int, row: Action) -> Refusal:
    if s.power[player] != DREAMTIME:
        return Refusal("your leader does not have the power Dreamtime", "1.9")
    return Refusal("you have dreamt in this turn, or the deck is empty", "a30")


def _light(s: Position, player: int, row: Action) -> Refusal:
    return Refusal("you need the power Light in the Dark, a moon, and that resource", "1.9")


WHY: dict[str, Why] = {
    "DIE": _die,
    "GROW": _grow,
    "GROW_BOARD": _grow_board,
    "MOVE": _move,
    "WAYFARE": _wayfare,
    "SHIFT": _shift,
    "GATHER": _gather,
    "GATHER_STONE": _gather,
    "RETURN": _return,
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
