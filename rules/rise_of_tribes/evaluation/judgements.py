"""One judgement per kind of action; the larger the better, 0 as good as doing nothing."""

from __future__ import annotations

from rules.rise_of_tribes.components import actions, tables
from rules.rise_of_tribes.components.box import (
    BASKETS,
    CART,
    DEVELOPMENTS,
    GOAL_COST,
    GOAL_VP,
    LEAD,
    LEVEL,
    MOVE,
    MYSTICISM,
    OXEN,
    POTTERY,
    TILE_KIND,
    TRIBE_COST,
)
from rules.rise_of_tribes.components.frames import GROW as GROW_FRAME
from rules.rise_of_tribes.components.layout import bits
from rules.rise_of_tribes.mechanics import bank, elders, villages
from rules.rise_of_tribes.mechanics.dice import PER_FACE, queue_after
from rules.rise_of_tribes.mechanics.ground import limit, others
from rules.rise_of_tribes.position import Position, decision


def need(s: Position, player: int, kind: int) -> float:
    """How much another resource of this kind is wanted: for a village above all, then for goals in progress."""
    held = s.resources[3 * player + kind]
    if held < TRIBE_COST[s.tribe[player]][kind]:
        return 1.0
    wanted = TRIBE_COST[s.tribe[player]][kind]
    for goal in bits(s.goals[player] & (1 << DEVELOPMENTS) - 1):
        wanted += GOAL_COST[goal][kind]
    return 0.7 if held < wanted else 0.25


def crowd(s: Position, player: int, h: int, more: int) -> float:
    """What the hex is worth to the player with `more` own members than now."""
    own = s.members[player << 4 | h] + more
    if not own:
        return -4.0 if s.village[h] == player else 0.0
    total = s.population[h] + more
    rivals = total - own
    excess = total - limit(s, h)
    worth = 1.0 + 0.25 * own
    if excess > 0:
        worth = 0.2 if rivals >= own else 1.0 + 0.2 * own - 0.5 * (rivals or excess)
        if s.village[h] == player and rivals >= own:
            worth -= 3.0
    elif 2 * own > total:
        worth += 0.4
    return worth + (0.3 if s.village[h] == player else 0.0)


# ---- Dice and actions -----------------------------------------------------------------------------


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
    return 0.35 * min(count, spare) + 0.9 * min(count, crowded)


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


# ---- Events ---------------------------------------------------------------------------------------


def place(s: Position, player: int, h: int) -> float:
    """Where own members stand nothing bad should come; a start wants different terrain around."""
    own = s.members[player << 4 | h]
    hurt = s.population[h] - 2 * own
    around = {TILE_KIND[s.tiles[x]] for x in bits(s.layout.near[h] | 1 << h)}
    return 0.5 * hurt + 0.3 * len(around) + 0.05 * s.layout.near[h].bit_count()


def lose(s: Position, player: int, h: int) -> float:
    """Lose where it costs least."""
    return crowd(s, player, h, -1) - crowd(s, player, h, 0)


def bid(s: Position, player: int, offset: int) -> float:
    """A point for a few resources: five and more bring two."""
    worth = 3.0 if offset + 1 >= tables.CHIEFTAIN_HIGH_BID else 1.8
    spare = bank.total(s, player) - sum(TRIBE_COST[s.tribe[player]])
    return worth - 0.45 * (offset + 1) - (0.0 if spare > offset else 0.8)


def fight(s: Position, player: int, h: int) -> float:
    """Won fights first."""
    own = s.members[player << 4 | h]
    return 0.1 * (2 * own - s.population[h])


def cunning(s: Position, player: int, h: int) -> float:
    """Only a fight that is won and clears the hex."""
    own = s.members[player << 4 | h]
    rivals = s.population[h] - own
    gain = 0.3 * rivals + (1.5 if s.village[h] not in (-1, player) else 0.0)
    return gain - 0.3 if own > rivals else -1.0


def ambush(s: Position, player: int, h: int) -> float:
    """Enough to win, and no more."""
    own = s.members[player << 4 | h]
    return 0.4 if own <= s.population[h] - own else -0.2


def evade(s: Position, player: int, h: int) -> float:
    """A member saved."""
    return 0.5


# ---- Phase 5 --------------------------------------------------------------------------------------


def build(s: Position, player: int, h: int) -> float:
    """A village pays every turn: first of all, where it is safe."""
    if h >= 15:
        return 9.0
    own = s.members[player << 4 | h]
    return 8.0 + 0.2 * own - 0.3 * (s.population[h] - own)


def build_elder(s: Position, player: int, offset: int) -> float:
    """The same with the elder, or hidden (the last of these ids)."""
    return build(s, player, offset) + 0.1


def complete(s: Position, player: int, goal: int) -> float:
    """Achievements at once; developments unless they eat up the next village."""
    if goal >= DEVELOPMENTS or s.vp[player] + 1 >= tables.WIN_VP:
        return 10.0
    leader = max(s.vp)
    spoils = any(
        s.resources[3 * player + kind] - GOAL_COST[goal][kind] < TRIBE_COST[s.tribe[player]][kind]
        for kind in range(3)
        if GOAL_COST[goal][kind]
    )
    return -0.5 if spoils and villages.count(s, player) < 2 and leader < 9 else 3.0


def learn(s: Position, player: int, kind: int) -> float:
    """A goal for a resource."""
    return 0.6 - need(s, player, kind)


def altar(s: Position, player: int, offset: int) -> float:
    """A point for a member and resources."""
    if s.vp[player] + 1 >= tables.WIN_VP:
        return 20.0
    return 1.0 if bank.total(s, player) > sum(TRIBE_COST[s.tribe[player]]) + 3 else -0.5


def buy(s: Position, player: int, item: int) -> float:
    """Items are for those who have plenty."""
    return 0.2 if bank.total(s, player) > 8 else -0.5


def trade(s: Position, player: int, offset: int) -> float:
    """Swap only what is plenty for what a village lacks."""
    give, rest = divmod(offset, 2)
    get = [kind for kind in range(3) if kind != give][rest]
    cost = TRIBE_COST[s.tribe[player]]
    spare = s.resources[3 * player + give] - cost[give]
    lacks = s.resources[3 * player + get] < cost[get]
    return 0.9 if spare >= 2 and lacks else -1.0


def loan(s: Position, player: int, offset: int) -> float:
    """A loan costs a resource and helps another."""
    return 0.3 - need(s, player, offset % 3)
