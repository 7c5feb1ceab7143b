"""Rise of Tribes on the board: what actions give, what leaders and tiles do, which conflicts are to come."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rules.rise_of_tribes.components import tables
from rules.rise_of_tribes.components.box import (
    BASKETS,
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
    WINTER,
)
from rules.rise_of_tribes.mechanics import ground
from rules.rise_of_tribes.mechanics.dice import queue_after
from rules.rise_of_tribes.mechanics.elders import can_use
from tribes_tui.words.common import YOU, count

if TYPE_CHECKING:
    from rules.rise_of_tribes.state import RiseState

STEPS = ("roll", "actions", "conflict", "build")
"""Of a turn."""
ROLL, CONFLICT = 0, 2
SHORT_UNITS = (("member", "members"), ("move", "moves"), ("hex", "hexes"), ("goal", "goals"))
"""What each of the four actions gives: one, several."""


HELPS = {GROW: (POTTERY,), MOVE: (CART,), GATHER: (OXEN, BASKETS), LEAD: (MYSTICISM,)}
"""The developments that add to each action."""


def letters_of(names: Sequence[str]) -> list[str]:
    """A capital letter a tribe, all different: the first of its name that is still free."""
    found: list[str] = []
    for name in names:
        wanted = [*name.upper(), *"ABCDEFGHIJKLMNOPQRSTUVWXYZ"]
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
    able = [GOALS[goal] for goal in HELPS[act] if can_use(state, player, goal)]
    return [*able, EVENTS[WINTER]] if act == GROW and WINTER in state.row else able


def gain_words(state: RiseState, player: int, act: int, level: int) -> str:
    """The same in words: `4 new members`, `3 hexes, 2 each`."""
    number, each = gain(state, player, act, level)
    if act == GROW:
        return count(number, "new member")
    if act == MOVE:
        return f"{count(number, 'member')} moved"
    if act == GATHER:
        return f"{count(number, 'hex', 'hexes')}, {each} each"
    return count(number, "goal")


def units(state: RiseState, player: int, act: int) -> tuple[str, ...]:
    """What a die's figure on an action counts, above it: from long to short."""
    if act == GATHER:
        each = gain(state, player, act, 0)[1]
        return f"hexes, {each} from each", f"hexes, {each} each", "hexes"
    return {GROW: ("new members", "members"), MOVE: ("members moved", "moves")}.get(act, ("goals drawn", "goals"))


def level_with(state: RiseState, act: int, face: int) -> int:
    """The level of an action with this die pushed in."""
    return LEVEL[queue_after(state.queues[act], face)]


# ---- Leaders ------------------------------------------------------------------------------------

POWER_BRIEF = (
    "trades 2 for 1",
    "cheap villages",
    "starts fights",
    "villages feed",
    "grows more",
    "wins members",
    "travels far",
    "gathers more",
    "ambushes",
    "sees events",
    "moves farther",
    "slips away",
    "gathers along",
    "drives off",
    "hidden village",
    "moons to suns",
)
"""What a leader does, in place of their name where nothing on the screen explains it."""
YOUR_POWER_BRIEF = (
    "trade 2 for 1",
    "cheap villages",
    "start fights",
    "villages feed",
    "grow more",
    "win members",
    "travel far",
    "gather more",
    "ambush",
    "see events",
    "move farther",
    "slip away",
    "gather along",
    "drive off",
    "hidden village",
    "moons to suns",
)
"""The same beside "You"."""
POWER_HELP = (
    "at any time, 2 resources of a kind for 1 of another",
    "villages cost 1 resource less, of your choice",
    "once a turn, 1 resource starts a conflict in a hex you share",
    "your villages on the map give 1 food each when you GATHER",
    "GROW may add 1 more in each hex with a village of yours",
    "once a turn, 2 resources win over a member in a hex you share",
    "in a MOVE, for 1 wood, any number from an outer hex to another",
    "1 more from each hex where you have 4 or more members",
    "members grown in hiding join conflicts you caused",
    "before you roll, see two events and put one at the bottom",
    "connected hexes of one terrain count as one when you MOVE",
    "in others' turns, the defeated slip to a hex you control nearby",
    "take 1 when somebody who shares a hex with you GATHERs",
    "once a turn, 1 resource drives one out of a hex you share",
    "your second village may stand on your board, safe",
    "for 1 resource, a moon that you rolled becomes a sun",
)


def power_brief(power: int, name: str) -> str:
    """What the leader of the tribe of that name does, in two or three words behind the name; nothing without one (-1)."""
    if power < 0:
        return ""
    return (YOUR_POWER_BRIEF if name == YOU else POWER_BRIEF)[power]


def owns(things: Sequence[str], name: str) -> str:
    """What belongs to the tribe of that name, behind the name; nothing if nothing does."""
    if not things:
        return ""
    return f"own {', '.join(things)}" if name == YOU else f"has {', '.join(things)}"


# ---- Hexes --------------------------------------------------------------------------------------

TILE_HELP = (
    "",
    "",
    "",
    "1 more when gathered from",
    "1 more when gathered from",
    "1 more when gathered from",
    "counts as lake, forest and mountain; gives any mix of the three",
    "after the conflicts, a tribe with a single member there loses it",
    "gives only to 3 members or more",
    "gives only to 3 members or more",
)
GLACIER_HELP = "room for 3, no village, 1 stone at most"


def sides(state: RiseState, h: int) -> dict[int, int]:
    """Who is in a hex: seat -> members; -1 are the invaders."""
    found = {p: count for p, count in enumerate(state.members_at(h)) if count}
    if state.invaders_hex == h and state.invaders:
        found[-1] = state.invaders
    return found


def verdict(counts: dict[int, int], limit: int, names: Sequence[str]) -> str:
    """Who would be left of so many after the rounds, Bow, Walls and Evasion aside."""
    order = sorted(counts, key=lambda side: -counts[side])
    if len(order) > 1 and counts[order[0]] == counts[order[1]]:
        return "nobody is left"
    best = order[0]
    left = counts[best] - (counts[order[1]] if len(order) > 1 else 0)
    name = "the invaders" if best < 0 else names[best]
    keeps = "keep" if best < 0 or name == "you" else "keeps"
    return f"{name} {keeps} {left if best < 0 else min(left, limit)}"


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
        fights = total > limit or (state.marked == h and len(counts) > 1)
        if fights and any(side >= 0 for side in counts):
            found.append((h, f"{total} of {limit}, {verdict(counts, limit, names)}"))
    return found
