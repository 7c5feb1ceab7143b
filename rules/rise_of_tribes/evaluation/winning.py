"""A win within the turn, in several steps, that neither dice, nor goals to be drawn, nor anybody else can hinder."""

from __future__ import annotations

from collections.abc import Sequence
from heapq import heappop, heappush
from typing import Final

from rules.core.rng import Rng
from rules.rise_of_tribes.components import actions, frames, packing, tables
from rules.rise_of_tribes.components.box import (
    ALTAR,
    BASKETS,
    CART,
    COMPLETE_TRIBE,
    CONTROL_ALL,
    DEVELOPMENTS,
    FARMING,
    GATHER,
    GATHER_6,
    GOAL_COST,
    GOAL_VP,
    GROW,
    HORSE,
    HUNT_TIGER,
    ITEMS,
    LEVEL,
    MAJORITY_CONNECTED,
    MAMMOTH,
    MOVE,
    OCCUPY_8,
    OXEN,
    PATHFINDER,
    PLENTIFUL,
    POTTERY,
    TIGER,
    TRADER,
    WAYFARERS,
    WINTER,
)
from rules.rise_of_tribes.components.layout import bits
from rules.rise_of_tribes.mechanics import bank, dice, ground
from rules.rise_of_tribes.mechanics.actions import build
from rules.rise_of_tribes.mechanics.elders import can_use
from rules.rise_of_tribes.position import Position, decision

MOST_POSITIONS: Final = 220
NEAR: Final = 8
"""How much may be lacking at the most, where a win is looked for at all."""
OUT_OF_REACH: Final = 99
"""What a goal lacks that no die can bring any more."""
FAR: Final = 4
"""What it takes about to drive out another's elder."""
URGENT: Final = 2
"""What one that is lacking counts beside a step that brought nothing nearer."""

Able = tuple[int, int, int]
"""How many members may still grow, how many may move, how many resources may be gathered: at the most."""


def sure_win(view: Position) -> int | None:
    """The action with which such a win begins; None where none is seen."""
    found = winning_line(view)
    return found[0] if found else None


def winning_line(view: Position) -> list[int]:
    """All actions of such a win, one after the other; none where none is seen. What lacks least is tried first."""
    player = view.current_player
    if player is None or player != view.active or not _onward(view, player, 0):
        return []
    known = view.goals[player]
    if (lacks := _lacks(view, player, known)) > NEAR:
        return []
    start = view if view.viewer is None else view.resample(Rng(0))
    waiting: list[tuple[int, int, int, int, int, int, list[int], Position]] = [(0, 0, 0, 0, lacks, 0, [], start)]
    seen, number = {_layout(start)}, 0
    while waiting and number < MOST_POSITIONS:
        *_, before, idle, line, state = heappop(waiting)
        for action in _onward(state, player, known):
            after = state.clone()
            after.apply(action)
            if after.winner == player and after.turn == view.turn:
                return [*line, action]
            if after.current_player != player or after.turn != view.turn:
                continue
            layout = _layout(after)
            if layout not in seen:
                seen.add(layout)
                number += 1
                lacks = _lacks(after, player, known)
                vain = idle + (lacks >= before and _is_vain(state, action))
                if lacks < OUT_OF_REACH:
                    waits = _lacks(after, player, known, []) if actions.DIE <= action < actions.GROW else 0
                    way = [*line, action]
                    heappush(waiting, (URGENT * lacks + vain, -len(line), waits, number, lacks, vain, way, after))
    return []


def _is_vain(s: Position, action: int) -> bool:
    """Whether a step that brings nothing nearer is one too many: not one that scores or pays, nor gathering, which costs nothing."""
    if decision(s).kind == frames.GATHER:
        return action == actions.DONE
    return actions.GROW <= action < actions.BUILD


def _layout(s: Position) -> tuple[object, ...]:
    """What tells a position of a turn from another one of it."""
    hand, stack = tuple(s.hand), tuple(s.stack)
    return stack, hand, s.used, tuple(s.members), tuple(s.tired), tuple(s.resources), s.goals[s.active], s.vp[s.active]


def _onward(s: Position, player: int, known: int) -> list[int]:
    """What may lead to a win and leaves nothing to chance: the dice, what they pay for, conflicts, and in the end what gives points."""
    kind, _, _ = decision(s)
    legal = s.legal_actions()
    if kind == frames.AFTER_ROLL:
        return [] if dice.is_double(s) else legal[:1]
    if kind == frames.BUILD:
        return [action for action in legal if _scores(action, known)]
    if kind == frames.LEAD:
        return legal[:1]
    if kind not in STEPS:
        return []
    return [action for action in legal if action < actions.BUY or action in USEFUL_ITEMS]


CANOE: Final = ITEMS.index("canoe")
USEFUL_ITEMS: Final = (actions.BUY, actions.BUY + CANOE)
STEPS: Final = (
    frames.TAKE,
    frames.PAY,
    frames.DIE,
    frames.GROW,
    frames.MOVE,
    frames.WAYFARE,
    frames.GATHER,
    frames.LOSE,
    frames.CONFLICTS,
    frames.BOW,
)


def _scores(action: int, known: int) -> bool:
    """Whether something of the last phase gives points, or what they are paid with; goals that were drawn meanwhile aren't known."""
    if actions.COMPLETE <= action < actions.COMPLETE + len(GOAL_VP):
        return bool(not known or known >> action - actions.COMPLETE & 1)
    return actions.ALTAR <= action < actions.POWER or action == actions.BUY or actions.TRADE <= action < actions.EXOGAMY


# ---- How far it is ------------------------------------------------------------------------------


def _lacks(s: Position, player: int, known: int, hand: list[int] | None = None) -> int:
    """What is at least lacking for the points of a win, in members and resources, by the way to place the dice in hand, or these, for which
    it is least."""
    wanted = s.goal - s.vp[player]
    goals, beside, fallen = [*bits(s.goals[player] & known)], _beside_goals(s, player), _fallen(s, player)
    if sum(GOAL_VP[goal] for goal in goals) + sum(points for points, _ in beside) < wanted:
        return OUT_OF_REACH
    least = OUT_OF_REACH
    for able in _abilities(s, player, s.hand if hand is None else hand):
        ways = [(GOAL_VP[goal], _goal_lacks(s, player, goal, able, fallen)) for goal in goals if goal >= DEVELOPMENTS]
        bought = [goal for goal in goals if goal < DEVELOPMENTS]
        least = min(least, _least(ways + _developments_lack(s, player, bought, able[2]) + beside, wanted))
    return least


def _least(ways: list[tuple[int, int]], wanted: int) -> int:
    """What so many points lack together at least, by ways to get some, each with its points and what it lacks."""
    least = [0] + [OUT_OF_REACH] * wanted
    for got, lack in ways:
        if lack < OUT_OF_REACH:
            for points in range(wanted, 0, -1):
                least[points] = min(least[points], least[max(0, points - got)] + lack)
    return least[wanted]


def _goal_lacks(s: Position, player: int, goal: int, able: Able, fallen: int) -> int:
    grown, moved, gathered = able
    if goal == GATHER_6:
        lack, most = tables.GATHERED - s.gathered, gathered
    elif goal == COMPLETE_TRIBE:
        lack, most = s.supply[player] + s.board[player], grown
    else:
        most = moved + fallen.bit_count()
        if goal == OCCUPY_8:
            lack = _steps_lack(s, player, s.occupied[player] & ~fallen, bool(grown))
        else:
            lack, most = _land_lacks(s, player, goal, fallen), grown + most
    return OUT_OF_REACH if lack > most else max(0, lack)


def _developments_lack(s: Position, player: int, goals: list[int], gathered: int) -> list[tuple[int, int]]:
    """Developments, the nearest first, with what each lacks besides those before it: what is paid for one is gone."""
    held, swaps = bank.total(s, player), bank.total(s, player) // 2 if s.power[player] == TRADER else 0
    found, paid, lacking = list[tuple[int, int]](), 0, 0
    for lack, cost in sorted((_cost_lacks(s, player, GOAL_COST[goal]), sum(GOAL_COST[goal])) for goal in goals):
        paid += cost
        more = max(lack, paid - held - lacking)
        lacking += more
        if lacking <= gathered + swaps:
            found.append((tables.DEVELOPMENT_VP, more))
    return found


def _cost_lacks(s: Position, player: int, cost: tuple[int, int, int, int]) -> int:
    start = 3 * player
    lack = sum(max(0, cost[kind] - s.resources[start + kind]) for kind in range(3))
    return max(lack, sum(cost) - bank.total(s, player))


def _fallen(s: Position, player: int) -> int:
    """The hexes that conflicts to come would clear of the player's members."""
    found, start = 0, player << 4
    for h in bits(ground.overcrowded(s) & s.occupied[player]):
        own = s.members[start | h]
        strongest = max(s.members[other << 4 | h] for other in range(s.players) if other != player)
        if s.invaders_hex == h:
            strongest = max(strongest, s.invaders)
        if own <= strongest:
            found |= 1 << h
    return found


def _steps_lack(s: Position, player: int, own: int, may_grow: bool) -> int:
    """How many steps it takes at least to as many more hexes as are to be occupied, from where somebody can be spared."""
    missing = tables.OCCUPY - own.bit_count()
    if (
        missing <= 0
        or s.completed[player] >> HORSE & 1
        or s.power[player] in LONG_WAYS
        or s.item_owner[CANOE] == player
    ):
        return missing
    start, near = player << 4, s.layout.near
    reached = sum(1 << h for h in bits(own) if may_grow or s.members[start | h] > 1)
    steps = away = 0
    while missing:
        ring = _beside(near, reached) & ~reached
        if not ring:
            return OUT_OF_REACH
        away, found = away + 1, min(missing, (ring & ~own).bit_count())
        steps, missing, reached = steps + away * found, missing - found, reached | ring
    return steps


LONG_WAYS: Final = (PATHFINDER, WAYFARERS)


def _beside(near: Sequence[int], mask: int) -> int:
    """All hexes beside those of a mask."""
    found = 0
    for h in bits(mask):
        found |= near[h]
    return found


def _land_lacks(s: Position, player: int, goal: int, fallen: int) -> int:
    """How many members more it takes at least to hold the land a goal asks for."""
    if not fallen and build.achieved(s, player, goal):
        return 0
    if goal == CONTROL_ALL:
        return 1
    start = player << 4
    lacks = [max(0, s.population[h] - 2 * s.members[start | h] + 1) for h in range(s.layout.size)]
    if goal == MAJORITY_CONNECTED:
        held = build.largest_group(s.layout, build.majority_mask(s, player) & ~fallen)
        return max(1, sum(sorted(lacks)[: tables.CONNECTED]), tables.CONNECTED - held)
    terrain = s.terrain[build.MAJORITY_KIND.get(goal, 2)]
    return max(fallen.bit_count() > 0, sum(sorted(lacks[h] for h in bits(terrain))[: tables.MAJORITY]))


def _beside_goals(s: Position, player: int) -> list[tuple[int, int]]:
    """The points that may still come from the tiger, the mammoth, invaders, others' elders and the Altar, with what each lacks."""
    found, start = list[tuple[int, int]](), player << 4
    if s.hand and TIGER in s.row and not s.used >> HUNT_TIGER & 1:
        found.append((tables.TIGER_HUNT_VP, 1 + (not s.members[start | s.tiger])))
    if s.hand and MAMMOTH in s.row:
        short = max(0, tables.MAMMOTH_MEMBERS - s.members[start | s.mammoth])
        hungry = max(0, tables.MAMMOTH_FOOD - s.resources[3 * player])
        found.append((tables.MAMMOTH_TAME_VP, 1 + short + hungry))
        if hungry:
            found.append((tables.MAMMOTH_HUNT_VP, 1 + short))
    if decision(s).kind != frames.BUILD:
        if s.invaders:
            found.append((tables.INVADERS_VP, 1 + max(0, s.invaders - s.members[start | s.invaders_hex])))
        found += [(1, FAR)] * sum(h >= 0 for other, h in enumerate(s.elder) if other != player)
    if s.flags < frames.ALTAR_USE and (s.item_owner[0] == player or ALTAR in s.row):
        found.append((tables.ALTAR_VP, 1 + max(0, 3 * tables.ALTAR_EACH - bank.total(s, player))))
    return found


def _abilities(s: Position, player: int, hand: list[int]) -> list[Able]:
    """What may come of the action under way and the dice in hand, by where they are placed."""
    under_way = (0, 0, 0)
    for kind, _, argument in s.stack:
        if kind == frames.GROW:
            left, farms = packing.grow_parts(argument)
            under_way = (left + farms.bit_count(), 0, 0)
        elif kind == frames.MOVE:
            under_way = (0, packing.move_parts(argument)[0] + (s.power[player] == WAYFARERS), 0)
        elif kind == frames.GATHER:
            hexes, _, each = packing.gather_parts(argument)
            under_way = (0, 0, _most_gathered(s, player, hexes, each))
    found = [(under_way, s.used)]
    for face in hand:
        more = list[tuple[Able, int]]()
        for (grown, moved, gathered), used in found:
            for act in (GROW, MOVE, GATHER):
                if not used >> act & 1:
                    one = _able(s, player, act, LEVEL[dice.queue_after(s.queues[act], face)])
                    more.append(((grown + one[0], moved + one[1], gathered + one[2]), used | 1 << act))
        found = more or found
    return list({able for able, _ in found})


def _able(s: Position, player: int, act: int, level: int) -> Able:
    if act == GROW:
        extra = tables.WINTER_MEMBERS * (WINTER in s.row) + tables.POTTERY_MEMBERS * can_use(s, player, POTTERY)
        farms = s.villages[player].bit_count() * (s.power[player] == FARMING)
        return tables.GROW_MEMBERS[level] + extra + farms, 0, 0
    if act == MOVE:
        extra = tables.CART_MEMBERS * can_use(s, player, CART) + (s.power[player] == WAYFARERS)
        return 0, tables.MOVE_MEMBERS[level] + extra, 0
    hexes = tables.GATHER_HEXES[level] + tables.OXEN_HEXES * can_use(s, player, OXEN)
    each = tables.GATHER_PER_HEX[level] + tables.BASKETS_YIELD * can_use(s, player, BASKETS)
    return 0, 0, _most_gathered(s, player, hexes, each)


def _most_gathered(s: Position, player: int, hexes: int, each: int) -> int:
    """What so many hexes give at the most."""
    bonus = 2 + (tables.GLACIER_STONES if s.melted >= 0 else 0) + s.villages[player].bit_count()
    per_hex = each + (tables.PLENTIFUL_PER_HEX if max(s.row) >= PLENTIFUL else 0)
    return hexes * per_hex + (bonus if hexes else 0)
