"""Rise of Tribes on the board: what actions give, what leaders and tiles do, which conflicts are to come."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from rules.rise_of_tribes.components import tables
from rules.rise_of_tribes.components.box import (
    BASKETS,
    BOW,
    CART,
    EVENTS,
    GATHER,
    GOALS,
    GROW,
    LEAD,
    LEVEL,
    MOVE,
    MYSTICISM,
    OXEN,
    POTTERY,
    POWERS,
    TILES,
    WALLS,
    WINTER,
)
from rules.rise_of_tribes.mechanics import ground
from rules.rise_of_tribes.mechanics.dice import queue_after
from rules.rise_of_tribes.mechanics.elders import can_use
from tribes_tui.games.rise_of_tribes.words import things
from tribes_tui.games.rise_of_tribes.words.said import actions as said_actions
from tribes_tui.games.rise_of_tribes.words.said import board as said
from tribes_tui.games.rise_of_tribes.words.said import things as said_things
from tribes_tui.words.common import capital

if TYPE_CHECKING:
    from rules.rise_of_tribes.state import RiseState

ROLL, CONFLICT = 0, 2
"""Of a turn's steps."""


def steps() -> tuple[str, ...]:
    """Of a turn."""
    return said.step_roll(), said.step_actions(), said.step_conflict(), said.step_build()


HELPS = {GROW: (POTTERY,), MOVE: (CART,), GATHER: (OXEN, BASKETS), LEAD: (MYSTICISM,)}
"""The developments that add to each action."""


def letters_of(names: Sequence[str]) -> list[str]:
    """A capital letter a tribe, all different: the first of its name that is still free."""
    found: list[str] = []
    for name in names:
        wanted = [*capital(name).upper(), *"ABCDEFGHIJKLMNOPQRSTUVWXYZ"]
        found.append(next(letter for letter in wanted if letter.isalnum() and letter not in found))
    return found


# ---- The action board ---------------------------------------------------------------------------


def plain_gain(act: int, level: int) -> tuple[int, int]:
    """What an action gives at a level, before developments: how many, and of GATHER how much from each hex."""
    if act == GATHER:
        return tables.GATHER_HEXES[level], tables.GATHER_PER_HEX[level]
    return {GROW: tables.GROW_MEMBERS, MOVE: tables.MOVE_MEMBERS}.get(act, tables.LEAD_CARDS)[level], 0


def gain(state: RiseState, player: int, act: int, level: int) -> tuple[int, int]:
    """The same with all that this player's developments and the events add."""
    number, each = plain_gain(act, level)
    if act == GROW:
        winter = tables.WINTER_MEMBERS if WINTER in state.row else 0
        return number + tables.POTTERY_MEMBERS * can_use(state, player, POTTERY) + winter, 0
    if act == MOVE:
        return number + tables.CART_MEMBERS * can_use(state, player, CART), 0
    if act == GATHER:
        hexes = number + tables.OXEN_HEXES * can_use(state, player, OXEN)
        return hexes, each + tables.BASKETS_YIELD * can_use(state, player, BASKETS)
    return number + tables.MYSTICISM_CARDS * can_use(state, player, MYSTICISM), 0


def helpers(state: RiseState, player: int, act: int) -> list[str]:
    """What adds to it: this player's developments, and events."""
    able = [things.goal(GOALS[goal]) for goal in HELPS[act] if can_use(state, player, goal)]
    return [*able, things.event(EVENTS[WINTER])] if act == GROW and WINTER in state.row else able


def gain_words(state: RiseState, player: int, act: int, level: int) -> str:
    """The same in words: `4 new members`, `3 hexes, 2 each`."""
    number, each = gain(state, player, act, level)
    if act == GATHER:
        return said_actions.gain_gather(hexes=number, each=each)
    return {GROW: said_actions.gain_grow, MOVE: said_actions.gain_move}.get(act, said_actions.gain_lead)(number=number)


def units(state: RiseState, player: int, act: int) -> tuple[str, ...]:
    """What a die's figure on an action counts, above it: from long to short."""
    if act == GATHER:
        each = gain(state, player, act, 0)[1]
        return (
            said_actions.unit_gather(each=each),
            said_actions.unit_gather_short(each=each),
            said_actions.unit_gather_tiny(),
        )
    if act == GROW:
        return said_actions.unit_grow(), said_actions.unit_grow_short()
    if act == MOVE:
        return said_actions.unit_move(), said_actions.unit_move_short()
    return said_actions.unit_lead(), said_actions.unit_lead_short()


def level_with(state: RiseState, act: int, face: int) -> int:
    """The level of an action with this die pushed in."""
    return LEVEL[queue_after(state.queues[act], face)]


# ---- Leaders ------------------------------------------------------------------------------------


def power_brief(power: int, name: str) -> str:
    """What the leader of the tribe of that name does, in two or three words behind the name; nothing without one (-1)."""
    return said_things.power_brief(power=things.key_of(POWERS[power]), who=name) if power >= 0 else ""


def owns(owned: Sequence[str], name: str) -> str:
    """What belongs to the tribe of that name, behind the name; nothing if nothing does."""
    return said.owns(who=name, things=", ".join(owned)) if owned else ""


# ---- Hexes --------------------------------------------------------------------------------------


def tile_help(tile: int) -> str:
    """What a special tile does; empty for the usual ones."""
    return said_things.land_help(land=things.key_of(TILES[tile]))


def glacier_help() -> str:
    """What the Glacier does."""
    return said_things.land_help(land="glacier")


def sides(state: RiseState, h: int) -> dict[int, int]:
    """Who is in a hex: seat -> members; -1 are the invaders."""
    found = {p: count for p, count in enumerate(state.members_at(h)) if count}
    if state.invaders_hex == h and state.invaders:
        found[-1] = state.invaders
    return found


def is_fought(state: RiseState, h: int, counts: Mapping[int, int]) -> bool:
    """Whether a conflict would come of so many there, as `sides` counts them."""
    return sum(counts.values()) > ground.limit(state, h) or (state.marked == h and len(counts) > 1)


Change = tuple[int, int, int]
"""A hex, a seat, how many members more."""


def conflicts(state: RiseState, names: Sequence[str], changes: Sequence[Change] = ()) -> list[tuple[int, str]]:
    """The conflicts that would come if the phase came now, after some changes: hex and `F 6 of 5: you keep 2`."""
    found = []
    for h in range(state.layout.size):
        counts = sides(state, h)
        for place, seat, more in changes:
            if place == h:
                counts[seat] = counts.get(seat, 0) + more
        counts = {side: count for side, count in counts.items() if count > 0}
        limit, total = ground.limit(state, h), sum(counts.values())
        if is_fought(state, h, counts) and any(side >= 0 for side in counts):
            found.append((h, said.crowd(population=total, limit=limit, verdict=verdict(state, h, counts, names))))
    return found


def verdict(state: RiseState, h: int, counts: Mapping[int, int], names: Sequence[str], is_shot: bool = False) -> str:
    """Who would be left of so many in a hex (-1: the invaders), Evasion aside; `is_shot`: the Bow has shot already."""
    side, number = survivor(state, h, counts, is_shot)
    if not number:
        return said_actions.nobody_left()
    if side < 0:
        return said_actions.keeps_invaders(number=number)
    return said_actions.keeps(who=names[side], number=number)


def survivor(state: RiseState, h: int, counts: Mapping[int, int], is_shot: bool = False) -> tuple[int, int]:
    """The side that would be left and its members, none of a tie: the attacker's Bow hits the strongest of the others, Walls one of
    the attacker's, then the rounds come and the limit (spec 2.6.4)."""
    left, attacker, walls = dict(counts), state.active, state.item_owner[WALLS - 3]
    others = [side for side in left if side != attacker]
    is_attacked = left.get(attacker, 0) > 0
    walled = is_attacked and walls not in (-1, attacker) and walls in left and state.village[h] == walls
    if is_attacked and others and not is_shot and can_use(state, attacker, BOW):
        left[max(others, key=lambda side: left[side])] -= 1
    left[attacker] = left.get(attacker, 0) - walled
    best, second, *_ = *sorted(left, key=lambda side: -left[side]), None
    number = left[best] - (0 if second is None else left[second])
    return best, number if best < 0 else min(number, ground.limit(state, h))
