"""What a position of Rise of Tribes comes to in figures: what actions give, what is lacking, how near a goal is, who would be left, how far
another tribe comes by the end of its next turn at the most."""

from collections.abc import Collection, Mapping, Sequence
from itertools import combinations
from math import prod
from typing import Any, NamedTuple

from rules.rise_of_tribes import decision
from rules.rise_of_tribes.components import frames, packing, tables
from rules.rise_of_tribes.components.box import (
    BASKETS,
    BOW,
    CART,
    COMPLETE_TRIBE,
    CONTROL_ALL,
    DEVELOPMENTS,
    FACES,
    GATHER,
    GATHER_6,
    GOAL_COST,
    GOAL_VP,
    GROW,
    HEXES,
    LEAD,
    LEVEL,
    MAJORITY_CONNECTED,
    MAJORITY_FORESTS,
    MAJORITY_LAKES,
    MAJORITY_MOUNTAINS,
    MOVE,
    MYSTICISM,
    OCCUPY_8,
    OXEN,
    POTTERY,
    TAR_PIT,
    WALLS,
    WINTER,
)
from rules.rise_of_tribes.components.layout import bits
from rules.rise_of_tribes.mechanics import bank, ground, villages
from rules.rise_of_tribes.mechanics.actions import build, gather
from rules.rise_of_tribes.mechanics.dice import queue_after
from rules.rise_of_tribes.mechanics.elders import can_use
from rules.rise_of_tribes.state import RiseState
from tribes_tui.words.common import capital


def letters_of(names: Sequence[str]) -> list[str]:
    """A capital letter a tribe, all different: the first of its name that is still free."""
    found: list[str] = []
    for name in names:
        wanted = [*capital(name).upper(), *"ABCDEFGHIJKLMNOPQRSTUVWXYZ"]
        found.append(next(letter for letter in wanted if letter.isalnum() and letter not in found))
    return found


# ---- The action board ---------------------------------------------------------------------------


def gain(state: RiseState, player: int, act: int, level: int) -> tuple[int, int]:
    """What an action gives at a level, with all that this player's developments and the events add: how many, and of GATHER how much from
    each hex."""
    if act == GROW:
        winter = tables.WINTER_MEMBERS if WINTER in state.row else 0
        return tables.GROW_MEMBERS[level] + tables.POTTERY_MEMBERS * can_use(state, player, POTTERY) + winter, 0
    if act == MOVE:
        return tables.MOVE_MEMBERS[level] + tables.CART_MEMBERS * can_use(state, player, CART), 0
    if act == GATHER:
        hexes = tables.GATHER_HEXES[level] + tables.OXEN_HEXES * can_use(state, player, OXEN)
        return hexes, tables.GATHER_PER_HEX[level] + tables.BASKETS_YIELD * can_use(state, player, BASKETS)
    return tables.LEAD_CARDS[level] + tables.MYSTICISM_CARDS * can_use(state, player, MYSTICISM), 0


def reach(state: RiseState, player: int, act: int) -> int:
    """How many members, hexes or goals there are for an action of this player now; no bound before anybody is on the map."""
    if not state.occupied[player]:
        return tables.MEMBERS
    if act == GROW:
        return state.supply[player]
    if act == MOVE:
        return tables.MEMBERS - state.supply[player] - state.board[player]
    return gather.open_hexes(state, player).bit_count() if act == GATHER else len(state.goal_decks[player])


def room(state: RiseState, player: int) -> int:
    """How many members may come where this player is without one too many; no bound before anybody is on the map."""
    if not state.occupied[player]:
        return tables.MEMBERS
    return sum(max(0, ground.limit(state, h) - state.population[h]) for h in bits(state.occupied[player]))


def usable(state: RiseState, player: int, act: int, level: int) -> tuple[int, int]:
    """What of it there is anything for: with members in one hex nobody gathers from three."""
    number, each = gain(state, player, act, level)
    return min(number, reach(state, player, act)), each


def still_to_do(state: RiseState) -> int:
    """How many more members may come or move, or hexes be gathered from, in the action under way."""
    kind, player, argument = decision(state)
    if kind == frames.GROW:
        return min(packing.grow_parts(argument)[0], state.supply[player])
    if kind == frames.MOVE:
        return min(packing.move_parts(argument)[0], sum(fresh(state).values()))
    left, chosen, _ = packing.gather_parts(argument)
    return min(left, (gather.open_hexes(state, player) & ~chosen).bit_count())


def fresh(state: RiseState) -> dict[int, int]:
    """Where members of whoever decides stand that haven't moved yet, and how many."""
    player = decision(state).player
    there = ((h, state.members_at(h)[player] - state.tired[h]) for h in bits(state.occupied[player]))
    return {h: number for h, number in there if number > 0}


def level_with(state: RiseState, act: int, face: int) -> int:
    """The level of an action with this die pushed in."""
    return LEVEL[queue_after(state.queues[act], face)]


def dice_on(state: RiseState, act: int) -> list[str]:
    """The three dice on an action, the newest first."""
    queue = state.queues[act]
    return [FACES[die] for die in (queue // 9, queue // 3 % 3, queue % 3)]


# ---- Resources and goals ------------------------------------------------------------------------


def missing(state: RiseState, player: int, cost: Sequence[int]) -> list[int]:
    """What of a cost the player has not got, by kind; the last, of four, is of any kind."""
    held = state.resources[3 * player : 3 * player + 3]
    short = [max(0, cost[kind] - held[kind]) for kind in range(3)]
    if len(cost) > 3 and cost[3]:
        spare = sum(max(0, held[kind] - cost[kind]) for kind in range(3))
        short.append(max(0, cost[3] - spare))
    return short


def progress(state: RiseState, player: int, goal: int) -> tuple[int, int]:
    """How much of what an achievement asks is there, and how much it asks."""
    if goal == CONTROL_ALL:
        return _kinds_controlled(state, player), 3
    if goal == OCCUPY_8:
        return state.occupied[player].bit_count(), tables.OCCUPY
    if goal == GATHER_6:
        return (state.gathered if player == state.active else 0), tables.GATHERED
    if goal == COMPLETE_TRIBE:
        return tables.MEMBERS - state.supply[player] - state.board[player], tables.MEMBERS
    mask = build.majority_mask(state, player)
    if goal == MAJORITY_CONNECTED:
        return build.largest_group(state.layout, mask), tables.CONNECTED
    return (mask & state.terrain[build.MAJORITY_KIND.get(goal, 2)]).bit_count(), tables.MAJORITY


def _kinds_controlled(state: RiseState, player: int) -> int:
    mask = build.control_mask(state, player)
    wild = state.terrain[0] & state.terrain[1]
    return min(3, sum(1 for terrain in state.terrain if mask & terrain & ~wild) + (1 if mask & wild else 0))


def lacking(state: RiseState, player: int, goal: int) -> int:
    """How many resources a development lacks, and how much an achievement."""
    if goal < DEVELOPMENTS:
        return sum(missing(state, player, GOAL_COST[goal]))
    done, wanted = progress(state, player, goal)
    return max(0, wanted - done)


def is_ready(state: RiseState, player: int, goal: int) -> bool:
    """Whether the goal could be completed, were it phase 5 now."""
    return not lacking(state, player, goal)


def ready_points(state: RiseState, seat: int) -> int:
    """Points of the goals that a seat could complete now: of developments the most that its resources pay for together."""
    ready = [goal for goal in bits(state.goals[seat]) if is_ready(state, seat, goal)]
    points = sum(GOAL_VP[goal] for goal in ready if goal >= DEVELOPMENTS)
    paid = [goal for goal in ready if goal < DEVELOPMENTS]
    bought = (
        number
        for number in range(len(paid), 0, -1)
        for chosen in combinations(paid, number)
        if bank.affords(state, seat, tuple(map(sum, zip(*(GOAL_COST[goal] for goal in chosen), strict=True))))
    )
    return points + tables.DEVELOPMENT_VP * next(bought, 0)


# ---- Hexes --------------------------------------------------------------------------------------


def sides(state: RiseState, h: int) -> dict[int, int]:
    """Who is in a hex: seat -> members; -1 are the invaders."""
    found = {p: count for p, count in enumerate(state.members_at(h)) if count}
    if state.invaders_hex == h and state.invaders:
        found[-1] = state.invaders
    return found


def is_fought(state: RiseState, h: int, counts: Mapping[int, int]) -> bool:
    """Whether a conflict would come of so many there, as `sides` counts them."""
    return sum(counts.values()) > ground.limit(state, h) or (state.marked == h and len(counts) > 1)


def shore(state: RiseState, site: int) -> list[str]:
    """The hexes beside a site of the volcano."""
    return [HEXES[h] for h in bits(state.layout.shores[site])] if site < len(state.layout.shores) else []


Change = tuple[int, int, int]
"""A hex, a seat, how many members more."""


def fights(state: RiseState, changes: Sequence[Change] = ()) -> dict[int, dict[int, int]]:
    """Where conflicts would come if the phase came now, after some changes, and who would fight there."""
    found = {h: sides(state, h) for h in range(state.layout.size)}
    for h, seat, more in changes:
        found[h][seat] = found[h].get(seat, 0) + more
    there = {h: {side: count for side, count in counts.items() if count > 0} for h, counts in found.items()}
    return {h: counts for h, counts in there.items() if is_fought(state, h, counts) and max(counts, default=-1) >= 0}


def survivor(state: RiseState, h: int, counts: Mapping[int, int], is_shot: bool = False) -> tuple[int, int] | None:
    """Who would be left of so many in a hex (-1: the invaders), and how many, Evasion aside: the attacker's Bow hits the strongest of the
    others, unless it `is_shot` already, Walls one of the attacker's; then come the rounds and the limit (spec 2.6.4)."""
    left, attacker, walls = dict(counts), state.active, state.item_owner[WALLS - 3]
    others = [side for side in left if side != attacker]
    is_attacked = left.get(attacker, 0) > 0
    walled = is_attacked and walls not in (-1, attacker) and walls in left and state.village[h] == walls
    if is_attacked and others and not is_shot and can_use(state, attacker, BOW):
        left[max(others, key=lambda side: left[side])] -= 1
    left[attacker] = left.get(attacker, 0) - walled
    best, second, *_ = *sorted(left, key=lambda side: -left[side]), None
    number = left[best] - (0 if second is None else left[second])
    return (best, number if best < 0 else min(number, ground.limit(state, h))) if number else None


def pit_takes(state: RiseState, player: int, move: Mapping[str, Any]) -> str:
    """The hex of the Tar Pit if a member's move leaves or makes one there who is alone, as that is lost; else nothing."""
    for hex, more in ((move["to"], 1), (move["from"], -1)):
        h = HEXES.index(hex)
        is_pit = h < state.layout.size and state.tiles[h] == TAR_PIT
        if is_pit and state.members_at(h)[player] + more == 1:
            return str(hex)
    return ""


def eruption_losses(state: RiseState, site: int) -> list[int]:
    """How many members the first eruption, by the double just rolled, would cost each seat, were the volcano on that site."""
    if not state.hand or site >= len(state.layout.shores):
        return [0] * state.players
    beside, losses = [*bits(state.layout.shores[site])], tables.ERUPTION_LOSSES[state.hand[0]]
    return [min(losses, sum(state.members_at(h)[player] for h in beside)) for player in range(state.players)]


# ---- The end ------------------------------------------------------------------------------------


def is_ending(state: RiseState) -> bool:
    """Whether the game ends soon because nobody gets on."""
    return state.standstill > state.quiet >= tables.STANDSTILL_TOLD


def win_next(state: RiseState) -> list[int]:
    """Who has won, with the points of the villages that stand, when their next turn begins: whoever's turn comes first, first."""
    if state.winner >= 0:
        return []
    later = ((state.active + k) % state.players for k in range(1, state.players))
    return [seat for seat in later if state.vp[seat] + villages.count(state, seat) >= state.goal]


def will_win(state: RiseState) -> list[int]:
    """Who has won by the end of their next turn, with those points and the goals that they could complete now."""
    sure = win_next(state)
    later = ((state.active + k) % state.players for k in range(1, state.players * (state.winner < 0)))
    most = {seat: state.vp[seat] + villages.count(state, seat) + ready_points(state, seat) for seat in later}
    return [seat for seat in most if seat in sure or most[seat] >= state.goal]


# ---- How far another comes, as far as anybody can know it: with its villages, and with its goals, which are public ----


LANDS = {MAJORITY_LAKES: 0, MAJORITY_FORESTS: 1, MAJORITY_MOUNTAINS: 2}
"""Goals that ask a majority on a land -> which."""
TWO_ACTIONS = (*combinations((GROW, MOVE, GATHER, LEAD), 2),)
MOST_IN_A_TURN = 9
"""Points with which somebody wins in one turn, besides those of villages: of a hundred games of bots one was won with so many."""
DEVELOPMENT = 4
"""Resources that a development costs."""


class Forecast(NamedTuple):
    """Points of a tribe after its next turn at the most, if the others and their dice stay as they are."""

    sure: int
    """Those it has and those of the villages that stand."""
    known: int
    """With the goals in progress that two actions may bring."""
    drawn: int
    """With those that LEAD may draw, too, for which all that is asked is done, or which it can pay for."""


def forecast(state: RiseState, seat: int) -> Forecast:
    """In a turn that is under way its villages have brought their points already."""
    sure, brought = _sure(state, seat), _by_pairs(state, seat)
    known, drawn = (max(won for acts, won, _ in brought if (LEAD in acts) == is_drawn) for is_drawn in (False, True))
    return Forecast(sure, sure + known, sure + drawn)


def may_win(state: RiseState, seat: int) -> bool:
    """With what is known, or with what LEAD may draw; not from farther away than anybody gets in a turn."""
    sure, *most = forecast(state, seat)
    return max(sure, *most) >= state.goal <= sure + MOST_IN_A_TURN


def wins_with(state: RiseState, seat: int) -> set[int]:
    """The goals in progress that count in whatever two actions this tribe may win with."""
    missing = state.goal - _sure(state, seat)
    return {goal for _, won, goals in _by_pairs(state, seat) if won >= missing for goal in goals}


def _sure(state: RiseState, seat: int) -> int:
    return state.vp[seat] + villages.count(state, seat) * (seat != state.active)


def _by_pairs(state: RiseState, seat: int) -> list[tuple[Collection[int], int, set[int]]]:
    """Each two actions, the points they may bring, and the goals in progress for which they may."""
    lack = {goal: _lack(state, seat, goal) for goal in range(DEVELOPMENTS, len(GOAL_VP))}
    return [(acts, *_brought(state, seat, acts, lack)) for acts in TWO_ACTIONS]


def _brought(state: RiseState, seat: int, acts: Collection[int], lack: Mapping[int, int]) -> tuple[int, set[int]]:
    """What two actions may bring, as strong as a die makes them now."""
    most = {act: gain(state, seat, act, max(level_with(state, act, f) for f in range(3))) for act in acts}
    grown, moved, drawn = (most.get(act, (0, 0))[0] for act in (GROW, MOVE, LEAD))
    got = prod(most.get(GATHER, (0, 0))) + (sum(state.tokens) if GATHER in acts else 0)
    left, held, done, drawn = grown + moved, state.goals[seat], set[int](), min(drawn, len(state.goal_decks[seat]))
    may = {COMPLETE_TRIBE: grown, OCCUPY_8: moved, GATHER_6: tables.GATHERED * (GATHER in acts)}
    for goal in sorted(lack.keys() & {*bits(held)}, key=lack.__getitem__):
        if lack[goal] <= may.get(goal, left):
            left -= lack[goal] * (goal in LANDS)
            done.add(goal)
    undrawn = lack.keys() - {*bits(held | state.completed[seat])}
    ready = sorted((GOAL_VP[goal] for goal in undrawn if not lack[goal]), reverse=True)[:drawn]
    developments = {goal for goal in bits(held) if goal < DEVELOPMENTS}
    paid = min(drawn - len(ready) + len(developments), (bank.total(state, seat) + got) // DEVELOPMENT)
    points = sum(GOAL_VP[goal] for goal in done) + sum(ready) + paid
    return points, done | (developments if paid else set())


def _lack(state: RiseState, seat: int, goal: int) -> int:
    """How many hexes, members or resources an achievement lacks; of a majority on a land how many members, at the least."""
    if goal not in LANDS:
        return lacking(state, seat, goal)
    there = ({seat: 0, **sides(state, h)} for h in bits(state.terrain[LANDS[goal]]))
    needs = (max(0, sum(counts.values()) - 2 * counts[seat] + 1) for counts in there)
    return sum(sorted(needs)[: tables.MAJORITY])
