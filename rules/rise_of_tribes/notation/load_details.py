"""What the details of pending decisions may be, kind by kind."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rules.rise_of_tribes.components import actions, frames, packing, tables
from rules.rise_of_tribes.components.box import (
    ABANDONED,
    ACTIONS as ALL_ACTIONS,
    CHIEFTAIN,
    DISCOVERY,
    INVADERS,
    TIGER,
    WALLS,
)
from rules.rise_of_tribes.components.frames import Frame
from rules.rise_of_tribes.mechanics import bank, ground
from rules.rise_of_tribes.position import Position

EVENTS_DONE: Final = 3
"""The last step of the procedure of events."""

Check = Callable[[Position, list[Frame], int, int], bool]
"""Whether a detail can be: position, the frames below, player, detail."""


def _nothing(s: Position, stack: list[Frame], player: int, detail: int) -> bool:
    return detail == 0


def _setup(s: Position, stack: list[Frame], player: int, detail: int) -> bool:
    """Those who are still to settle have their members, and room for each group of them."""
    if detail > s.players:
        return False
    groups = 0
    for place in range(max(0, detail - 1), s.players):
        groups += len(tables.START_MEMBERS[place])
        if s.supply[(s.first + place) % s.players] < sum(tables.START_MEMBERS[place]):
            return False
    return ground.unoccupied(s).bit_count() >= groups


def _rolled(s: Position, stack: list[Frame], player: int, detail: int) -> bool:
    return detail == 0 and len(s.hand) == 2


def _die(s: Position, stack: list[Frame], player: int, detail: int) -> bool:
    return detail == 0 and stack[-1][2] >= frames.TURN_STEPS.index("second_die")


def _step(s: Position, stack: list[Frame], player: int, detail: int) -> bool:
    rolled = ("after_roll", "events")
    return detail < len(frames.TURN_STEPS) and (len(s.hand) == 2 or frames.TURN_STEPS[detail] not in rolled)


def _events(s: Position, stack: list[Frame], player: int, detail: int) -> bool:
    return detail <= EVENTS_DONE and len(s.hand) == 2


def _eruption(s: Position, stack: list[Frame], player: int, detail: int) -> bool:
    done, losses = packing.eruption_parts(detail)
    return done <= s.players and losses <= max(tables.ERUPTION_LOSSES)


def _abandoned(s: Position, stack: list[Frame], player: int, detail: int) -> bool:
    return detail <= s.players and ABANDONED in s.row


def _after_action(s: Position, stack: list[Frame], player: int, detail: int) -> bool:
    act, level = packing.after_action_parts(detail)
    return act < len(ALL_ACTIONS) and level <= 2


def _convert(s: Position, stack: list[Frame], player: int, detail: int) -> bool:
    h, victim = packing.convert_parts(detail)
    return _is_there(s, victim, h) and victim != player and s.supply[player] > 0


def _fight(s: Position, stack: list[Frame], player: int, detail: int) -> bool:
    h, stage, walled, _, invaded, _ = packing.fight_parts(detail)
    sound = detail < 1 << 10 and h < s.layout.size and stage <= 2
    return sound and (not invaded or INVADERS in s.row) and (not walled or s.item_owner[WALLS - 3] >= 0)


def _power(s: Position, stack: list[Frame], player: int, detail: int) -> bool:
    return detail == 0 and s.power[player] < 0


def _lay_glacier(s: Position, stack: list[Frame], player: int, detail: int) -> bool:
    return detail == 0 and s.glacier < 0 and s.melted < 0


def _settle(s: Position, stack: list[Frame], player: int, detail: int) -> bool:
    place, part = packing.settle_parts(detail)
    if place >= s.players or part >= len(tables.START_MEMBERS[place]) or player != (s.first + place) % s.players:
        return False
    return stack[-1][0] != frames.SETTLE or (stack[-1][1] == player and part < packing.settle_parts(stack[-1][2])[1])


def _enter(s: Position, stack: list[Frame], player: int, detail: int) -> bool:
    return detail == 0 and not s.occupied[player]


def _take(s: Position, stack: list[Frame], player: int, detail: int) -> bool:
    count, source, kinds = packing.take_parts(detail)
    if count == 0 or source > frames.BOUNTY or kinds > 7:
        return False
    return source != frames.FOUND or (DISCOVERY in s.row and count == 1)


def _pay(s: Position, stack: list[Frame], player: int, detail: int) -> bool:
    count, receiver = packing.pay_parts(detail)
    receives = receiver == frames.BANK or (receiver < s.players and receiver != player)
    return 0 < count <= bank.total(s, player) and receives


def _dream(s: Position, stack: list[Frame], player: int, detail: int) -> bool:
    return detail == 0 and len(s.deck) >= 2


def _grow(s: Position, stack: list[Frame], player: int, detail: int) -> bool:
    return packing.grow_parts(detail)[1] < 1 << s.layout.size


def _move(s: Position, stack: list[Frame], player: int, detail: int) -> bool:
    route = packing.move_parts(detail)[3]
    return route < 0 or _leads(s, route)


def _wayfare(s: Position, stack: list[Frame], player: int, detail: int) -> bool:
    route, gone = packing.wayfare_parts(detail)
    return _leads(s, route) and gone <= tables.MEMBERS


def _gather(s: Position, stack: list[Frame], player: int, detail: int) -> bool:
    left, chosen, each = packing.gather_parts(detail)
    return left <= s.layout.size and chosen < 1 << s.layout.size and each <= 9


def _lead(s: Position, stack: list[Frame], player: int, detail: int) -> bool:
    return packing.lead_parts(detail)[2] <= 63


def _lose(s: Position, stack: list[Frame], player: int, detail: int) -> bool:
    count, why = packing.lose_parts(detail)
    return count > 0 and why == (frames.LOSE_TO_ALTAR if stack[-1][0] == frames.BUILD else frames.LOSE_TO_LAVA)


def _put_tiger(s: Position, stack: list[Frame], player: int, detail: int) -> bool:
    return detail == 0 and TIGER in s.row


def _put_volcano(s: Position, stack: list[Frame], player: int, detail: int) -> bool:
    return detail == 0 and s.site < 0


def _auction(s: Position, stack: list[Frame], player: int, detail: int) -> bool:
    sound = s.bid == 0 if s.bidder < 0 else 0 < s.bid <= bank.total(s, s.bidder)
    return detail == 0 and sound and CHIEFTAIN in s.row and player != s.bidder and not s.dropped >> player & 1


def _share(s: Position, stack: list[Frame], player: int, detail: int) -> bool:
    return 0 < detail <= bank.total(s, player)


def _victim(s: Position, stack: list[Frame], player: int, detail: int) -> bool:
    h, target = packing.victim_parts(detail)
    routed = target < 0 if detail < 16 else 0 <= target < s.layout.size
    return h < s.layout.size and routed and (target >= 0 or s.supply[player] > 0)


def _bow(s: Position, stack: list[Frame], player: int, detail: int) -> bool:
    return detail == packing.fight_parts(stack[-1][2])[0]


def _evade(s: Position, stack: list[Frame], player: int, detail: int) -> bool:
    h, left = packing.evade_parts(detail)
    return h < s.layout.size and left <= s.supply[player]


def _save(s: Position, stack: list[Frame], player: int, detail: int) -> bool:
    place, abandoned = packing.save_parts(detail)
    h = place & 15
    if abandoned != (stack[-1][0] == frames.ABANDONED) or (place >> 4 and (not s.with_elders or s.elder[player] >= 0)):
        return False
    return _is_there(s, player, h) and s.village[h] < 0 and sum(map(int.bit_count, s.villages)) < tables.VILLAGES


def _leads(s: Position, route: int) -> bool:
    """Whether a pair of hexes is on this map."""
    return route < actions.WAYFARE - actions.MOVE and max(actions.pair_of(route)) < s.layout.size


def _is_there(s: Position, player: int, h: int) -> bool:
    return h < s.layout.size and player < s.players and s.members[player << 4 | h] > 0


DETAILS: Final[list[Check]] = [
    _setup,
    _step,
    _events,
    _eruption,
    _abandoned,
    _after_action,
    _nothing,
    _convert,
    _fight,
    _power,
    _lay_glacier,
    _settle,
    _enter,
    _take,
    _pay,
    _nothing,
    _dream,
    _rolled,
    _die,
    _grow,
    _move,
    _wayfare,
    _gather,
    _lead,
    _lose,
    _put_tiger,
    _nothing,
    _nothing,
    _put_volcano,
    _auction,
    _share,
    _nothing,
    _nothing,
    _victim,
    _bow,
    _evade,
    _save,
    _nothing,
]
"""By kind of frame, in their order."""
