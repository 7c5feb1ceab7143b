"""The dice and the four actions."""

from __future__ import annotations

from rules.rise_of_tribes.components import actions, tables
from rules.rise_of_tribes.components.box import (
    BASKETS,
    CART,
    DEVELOPMENTS,
    GOAL_VP,
    LEAD,
    LEVEL,
    MOVE,
    MYSTICISM,
    OXEN,
    POTTERY,
    TILE_KIND,
)
from rules.rise_of_tribes.components.frames import GROW as GROW_FRAME
from rules.rise_of_tribes.components.layout import bits
from rules.rise_of_tribes.evaluation.judgements.needs import crowd, need, new_land
from rules.rise_of_tribes.mechanics import elders
from rules.rise_of_tribes.mechanics.dice import PER_FACE, queue_after
from rules.rise_of_tribes.mechanics.ground import limit, others
from rules.rise_of_tribes.position import Position, decision


def done(s: Position, player: int, offset: int) -> float:
    """Stop here."""
    return 0.0


def small(s: Position, player: int, offset: int) -> float:
    """Something that seldom matters: rather not, unless it must be."""
    return -0.05


def roll(s: Position, player: int, offset: int) -> float:
    """On with the turn; a look at the tiles (offset 1) costs nothing."""
    return 0.1 * offset


def light(s: Position, player: int, offset: int) -> float:
    """A sun for a resource that is not needed."""
    return 0.4 - need(s, player, offset)


def die(s: Position, player: int, offset: int) -> float:
    """What the action would give now."""
    face, act = divmod(offset, PER_FACE)
    if act > LEAD:
        return (2.5, 3.0, 8.0)[act - LEAD - 1]
    level = LEVEL[queue_after(s.queues[act], face)]
    return (_die_grow, _die_move, _die_gather, _die_lead)[act](s, player, level)


def _die_grow(s: Position, player: int, level: int) -> float:
    count = tables.GROW_MEMBERS[level] + tables.POTTERY_MEMBERS * elders.can_use(s, player, POTTERY)
    room = sum(max(0, limit(s, h) - s.population[h]) for h in bits(s.occupied[player]))
    if not s.used >> MOVE & 1:
        room += 3
    on_map = tables.MEMBERS - s.supply[player]
    return min(count, s.supply[player], room) * (0.9 if on_map < 8 else 0.55 if on_map < 14 else 0.3)


def _die_move(s: Position, player: int, level: int) -> float:
    count = tables.MOVE_MEMBERS[level] + tables.CART_MEMBERS * elders.can_use(s, player, CART)
    spare = crowded = 0
    for h in bits(s.occupied[player]):
        own = s.members[player << 4 | h]
        spare += own - 1
        crowded += max(0, s.population[h] - limit(s, h))
    return 0.35 * min(count, spare) + 0.9 * min(count, crowded) + _new_land_near(s, player)


def _new_land_near(s: Position, player: int) -> float:
    """The most that land counts where a member could go."""
    near = 0
    for h in bits(s.occupied[player]):
        near |= s.layout.near[h]
    best = 0.0
    for h in bits(near & ~s.occupied[player]):
        best = max(best, new_land(s, player, h))
    return best


def _die_gather(s: Position, player: int, level: int) -> float:
    hexes = tables.GATHER_HEXES[level] + tables.OXEN_HEXES * elders.can_use(s, player, OXEN)
    each = tables.GATHER_PER_HEX[level] + tables.BASKETS_YIELD * elders.can_use(s, player, BASKETS)
    needs = sorted((need(s, player, kind) for kind in _kinds_at(s, player)), reverse=True)
    return 0.75 * each * sum(needs[:hexes])


def _kinds_at(s: Position, player: int) -> list[int]:
    return [max(0, TILE_KIND[s.tiles[h]]) for h in bits(s.occupied[player]) if h != s.invaders_hex]


def _die_lead(s: Position, player: int, level: int) -> float:
    cards = tables.LEAD_CARDS[level] + tables.MYSTICISM_CARDS * elders.can_use(s, player, MYSTICISM)
    cards = min(cards, len(s.goal_decks[player]))
    return cards * (1.3 if s.goals[player].bit_count() < 3 else 0.7)


def grow(s: Position, player: int, h: int) -> float:
    """A member more in a hex; one too many may still move on if MOVE is to come."""
    worth = crowd(s, player, h, 1) - crowd(s, player, h, 0)
    may_move_on = not s.used >> MOVE & 1 and s.used.bit_count() < 2 and decision(s).kind == GROW_FRAME
    return max(worth, 0.1) if may_move_on else worth


def move(s: Position, player: int, offset: int) -> float:
    """What a member is worth there, against here."""
    a, b = actions.MOVE_FROM[offset], actions.MOVE_TO[offset]
    here = crowd(s, player, a, 0) - crowd(s, player, a, -1)
    there = crowd(s, player, b, 1) - crowd(s, player, b, 0)
    if others(s, player) >> b & 1:
        there -= 0.3
    if TILE_KIND[s.tiles[a]] != TILE_KIND[s.tiles[b]]:
        there += 0.0 if s.occupied[player] >> b & 1 else new_land(s, player, b)
        here += new_land(s, player, a) if s.members[player << 4 | a] == 1 else 0.0
    return there - here - 0.05


def shift(s: Position, player: int, h: int) -> float:
    """The mammoth follows the largest group, before its hex is left."""
    return 0.1 * (s.members[player << 4 | h] - s.members[player << 4 | s.mammoth])


def gather(s: Position, player: int, offset: int) -> float:
    """What the hex gives, by need; the second half of the offsets takes stone at the volcano."""
    kind = 2 if offset >= 15 else TILE_KIND[s.tiles[offset]]
    if offset < 15 and kind < 0:
        return 1.2
    return 0.2 + need(s, player, kind)


def put_back(s: Position, player: int, goal: int) -> float:
    """A goal is given back only for hope of a better one."""
    return 0.1 if goal >= DEVELOPMENTS and GOAL_VP[goal] > 2 and s.goals[player].bit_count() > 2 else -0.3


def take(s: Position, player: int, kind: int) -> float:
    """Take what is needed."""
    return need(s, player, kind)


def pay(s: Position, player: int, kind: int) -> float:
    """Pay with what is not needed: PAY and SAVE, in one row of ids."""
    if kind >= 3:
        return need(s, player, kind - 3) if kind < 6 else 0.0
    return -need(s, player, kind)


def pay_away(s: Position, player: int, offset: int) -> float:
    """Give the weakest what is least needed."""
    receiver, kind = divmod(offset, 3)
    return -need(s, player, kind) - 0.1 * s.vp[receiver]
