"""Rise of Tribes for people who listen: answers to what they ask."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from rules.rise_of_tribes import decision
from rules.rise_of_tribes.components.box import (
    ACTIONS,
    EVENTS,
    FACES,
    GOALS,
    HEXES,
    ITEMS,
    KINDS,
    POWERS,
    TILES,
    TRIBE_COST,
    TRIBES,
)
from rules.rise_of_tribes.components.layout import STEPS, bits
from rules.rise_of_tribes.components.tables import WIN_VP
from rules.rise_of_tribes.mechanics import ground, villages
from rules.rise_of_tribes.notation.dump import phase
from rules.rise_of_tribes.state import RiseState
from tribes_tui.games.rise_of_tribes.words.board import POWER_HELP, TILE_HELP, conflicts, gain_words, level_with
from tribes_tui.games.rise_of_tribes.words.events import event_help
from tribes_tui.games.rise_of_tribes.words.goals import goal_help, progress
from tribes_tui.games.rise_of_tribes.words.sentences import cost, warning
from tribes_tui.words.common import capital, count, listed, sentence, whose
from tribes_tui.words.spoken import Request

if TYPE_CHECKING:
    from rules import State

Names = Sequence[str]

DIRECTIONS = ("east", "west", "south east", "north west", "north east", "south west")
"""Beside `STEPS`."""


def _me(state: RiseState) -> int:
    return max(state.viewer or 0, 0)


# ---- Places -------------------------------------------------------------------------------------------


def hex_facts(state: RiseState, h: int, names: Names) -> str:
    """A hex: its letter, its terrain, who is there, how many may be."""
    parts = [f"{whose(names[p])} {count(number, 'member')}" for p, number in enumerate(state.members_at(h)) if number]
    if state.invaders_hex == h:
        parts.append(count(state.invaders, "invader"))
    if state.village[h] >= 0:
        parts.append(f"{whose(names[state.village[h]])} village")
    parts += [f"{whose(names[p])} elder" for p in range(state.players) if state.elder[p] == h]
    parts += ["the tiger"] * (state.tiger == h)
    if state.mammoth == h:
        parts.append("the mammoth" if state.tamer < 0 else f"the mammoth that {names[state.tamer]} tamed")
    if h in (state.glacier, state.melted):
        parts.append(
            f"{'the glacier' if h == state.glacier else 'a melted glacier'} with {count(state.ice_stones, 'stone')}"
        )
    here = listed(parts) or "nobody"
    return f"{HEXES[h]}, {TILES[state.tiles[h]].lower()}: {here}; room for {ground.limit(state, h)}."


def near(state: RiseState, h: int) -> list[tuple[str, int]]:
    """The hexes beside a hex, by direction."""
    places = {place: other for other, place in enumerate(state.layout.coordinates)}
    q, r = state.layout.coordinates[h]
    beside = [(way, places.get((q + dq, r + dr))) for way, (dq, dr) in zip(DIRECTIONS, STEPS, strict=True)]
    return [(way, other) for way, other in beside if other is not None]


def place(view: State, names: Names, text: str) -> list[str]:
    """A hex by its letter, with its neighbours by direction."""
    state = cast(RiseState, view)
    letter = text.upper().removeprefix("HEX ").strip()
    if len(letter) != 1 or letter not in HEXES[: state.layout.size]:
        return []
    h = HEXES.index(letter)
    lines = [hex_facts(state, h, names)]
    more = [TILE_HELP[state.tiles[h]]] if TILE_HELP[state.tiles[h]] else []
    more += ["next to the volcano"] if h in bits(state.lava) else []
    more += [f"{count(state.tired[h], 'member')} moved already"] if state.tired[h] else []
    if more:
        lines.append(sentence(", ".join(more)))
    return [*lines, f"Beside it {', '.join(f'{way} {HEXES[other]}' for way, other in near(state, h))}."]


def around(view: State, names: Names, rest: str) -> list[str]:
    """The neighbours of a hex with all that is there."""
    state = cast(RiseState, view)
    if not place(view, names, rest):
        return ["Around which hex? Say around and a letter."]
    h = HEXES.index(rest.upper().removeprefix("HEX ").strip())
    return [f"{capital(way)}, {hex_facts(state, other, names)}" for way, other in near(state, h)]


def hexes(view: State, names: Names, rest: str) -> list[str]:
    """Every hex."""
    state = cast(RiseState, view)
    return [hex_facts(state, h, names) for h in range(state.layout.size)]


def row(view: State, names: Names, rest: str) -> list[str]:
    """A row of the map, from west to east."""
    state = cast(RiseState, view)
    rows = sorted({r for _, r in state.layout.coordinates})
    if not rest.isdigit() or not 1 <= int(rest[:3]) <= len(rows):
        return [f"The map has {count(len(rows), 'row')}. Say row and a number."]
    r = rows[int(rest) - 1]
    return [hex_facts(state, h, names) for h, place in enumerate(state.layout.coordinates) if place[1] == r]


def members(view: State, names: Names, rest: str) -> list[str]:
    """Where your members are."""
    state = cast(RiseState, view)
    me = _me(state)
    there = [f"{state.members_at(h)[me]} in {HEXES[h]}" for h in range(state.layout.size) if state.members_at(h)[me]]
    lines = [f"Your members: {', '.join(there) or 'none on the map'}; {state.supply[me]} in the supply."]
    if state.board[me]:
        lines.append(f"In ambush: {state.board[me]}.")
    return lines


def fights(view: State, names: Names, rest: str) -> list[str]:
    """The conflicts that would come now."""
    state = cast(RiseState, view)
    lines = [f"{HEXES[h]}, {said}." for h, said in conflicts(state, names)]
    if state.marked >= 0:
        lines.append(f"A conflict was stirred up in {HEXES[state.marked]}.")
    return lines or ["No conflict would come now."]


# ---- Players ------------------------------------------------------------------------------------------


def seat(view: State, names: Names, seat: int) -> list[str]:
    """A player: tribe, points, villages, resources, supply, and what else there is."""
    state = cast(RiseState, view)
    held = belongings(state, seat)
    power = f", led by {POWERS[state.power[seat]]}" if state.power[seat] >= 0 else ""
    lines = [
        f"{capital(names[seat])}, the {TRIBES[state.tribe[seat]]}{power}: {count(state.vp[seat], 'point')}, "
        f"{count(villages.count(state, seat), 'village')}, {held}, {count(state.supply[seat], 'member')} in the supply."
    ]
    if power:
        lines.append(sentence(f"{POWERS[state.power[seat]]}: {POWER_HELP[state.power[seat]]}"))
    for label, mask in (("Wanted", state.goals[seat]), ("Done", state.completed[seat])):
        if mask:
            lines.append(f"{label}: {listed(GOALS[goal] for goal in bits(mask))}.")
    lines.append(f"Goals still in the deck: {len(state.goal_decks[seat])}.")
    return lines


def belongings(state: RiseState, seat: int) -> str:
    """All that a tribe has off the map, and what it has there besides members and villages: one list."""
    held = state.resources[3 * seat : 3 * seat + 3]
    parts = [f"{number} {kind}" for number, kind in zip(held, KINDS, strict=True) if number]
    parts += [f"the {ITEMS[item].capitalize()}" for item in range(3) if state.item_owner[item] == seat]
    parts += ["a hidden village"] if state.hidden[seat] else []
    parts += [f"the mammoth in {HEXES[state.mammoth]}"] if state.tamer == seat else []
    parts += [f"an elder in {HEXES[state.elder[seat]]}"] if state.elder[seat] >= 0 else []
    parts += [f"{count(state.board[seat], 'member')} in ambush"] if state.board[seat] else []
    return listed(parts) or "nothing"


def hand(view: State, names: Names, rest: str) -> list[str]:
    """What you have: resources, goals, and the dice to place."""
    state = cast(RiseState, view)
    me = _me(state)
    lines = [f"You have {belongings(state, me)}."]
    if state.hand:
        lines.append(f"Dice to place: {listed(FACES[face] for face in state.hand)}.")
    return [*lines, f"Your goals: {listed(GOALS[goal] for goal in bits(state.goals[me])) or 'none'}."]


def table(view: State, names: Names, rest: str) -> list[str]:
    """Everybody, then the map."""
    state = cast(RiseState, view)
    order = [(_me(state) + i) % state.players for i in range(state.players)]
    return [*[line for player in order for line in seat(view, names, player)], *hexes(view, names, "")]


def leads(view: State, names: Names, rest: str) -> list[str]:
    """Points."""
    state = cast(RiseState, view)
    order = sorted(range(state.players), key=lambda seat: -state.vp[seat])
    said = f"Points: {', '.join(f'{names[seat]} {state.vp[seat]}' for seat in order)}. {WIN_VP} points win."
    return [said, *standing_still(state)]


def standing_still(state: RiseState) -> list[str]:
    """That the game ends soon because nobody gets on."""
    return [sentence(warning(state))] if warning(state) else []


def goals(view: State, names: Names, rest: str) -> list[str]:
    """Your goals with what they ask, and how near they are; what a village costs."""
    state = cast(RiseState, view)
    me = _me(state)
    lines = []
    for goal in bits(state.goals[me]):
        near_to = "" if goal < 7 else "; now {} of {}".format(*progress(state, me, goal))
        lines.append(f"{goal_help(goal)}{near_to}.")
    return [*lines, f"A village costs {cost(TRIBE_COST[state.tribe[me]])}. {WIN_VP} points win."]


# ---- Dice, events, the turn ---------------------------------------------------------------------------


def dice(view: State, names: Names, rest: str) -> list[str]:
    """The dice on the four actions, and what yours would make of them."""
    state = cast(RiseState, view)
    lines = []
    for act in range(4):
        code = state.queues[act]
        lying = ", ".join(FACES[die] for die in (code // 9, code // 3 % 3, code % 3))
        offers = [
            f"with a {FACES[face]}, {gain_words(state, max(state.active, 0), act, level_with(state, act, face))}"
            for face in sorted(set(state.hand))
        ]
        used = "; used in this turn" if act in bits(state.used) else ""
        lines.append(f"{ACTIONS[act].capitalize()}: {'; '.join([lying, *offers])}{used}.")
    return lines


def events(view: State, names: Names, rest: str) -> list[str]:
    """The active events, and the volcano."""
    state = cast(RiseState, view)
    lines = [sentence(event_help(state, slot, names)) for slot in range(2) if state.row[slot] >= 0]
    if not lines:
        lines.append("No events are active.")
    if len(lines) == 2:
        lines.append(f"The {'first' if state.oldest == 0 else 'second'} of them is the older one.")
    if state.site >= 0:
        shore = listed(HEXES[h] for h in bits(state.lava))
        lines.append(f"The volcano is on site {state.site + 1}, beside {shore}.")
    if state.set_aside:
        lines.append("Some events join the deck when the first village is built.")
    return [*lines, f"The event deck has {count(len(state.deck), 'tile')}; {len(state.discard)} are discarded."]


def now(view: State, names: Names, rest: str) -> list[str]:
    """Turn, phase, who began, what is used, the auction."""
    state = cast(RiseState, view)
    lines = [
        f"Turn {state.turn}, {whose(names[state.active])} turn, {phase(state)}. {capital(names[state.first])} began the game."
    ]
    lines += standing_still(state)
    used = [ACTIONS[act].lower() for act in bits(state.used)]
    if used:
        lines.append(f"Actions used: {listed(used)}.")
    if state.gathered:
        lines.append(f"Gathered in this turn: {count(state.gathered, 'resource')}.")
    if state.loan >= 0:
        lines.append(f"Borrowed: {GOALS[state.loan]}.")
    touched = [HEXES[h] for h in bits(state.touched)]
    if touched:
        lines.append(f"Entered or grown in during this turn: {listed(touched)}.")
    if state.bidder >= 0:
        lines.append(f"Highest bid: {state.bid}, by {names[state.bidder]}.")
    if state.dropped:
        lines.append(f"Out of the auction: {listed(names[p] for p in bits(state.dropped))}.")
    return lines if decision(state).kind >= 0 else [*lines, "The game is over."]


THINGS = (
    *HEXES,
    *KINDS,
    *FACES,
    *ITEMS,
    *GOALS,
    *EVENTS,
    *POWERS,
    *(f"site {number}" for number in range(1, 10)),
)
REQUESTS = (
    Request(("hand", "resources", "h"), "your resources, dice and goals", hand),
    Request(("table", "t"), "all players and the map", table),
    Request(("hexes", "map"), "every hex", hexes),
    Request(("row", "r"), "a row of the map, as row 2", row, True),
    Request(("around",), "the neighbours of a hex, as around E", around, True),
    Request(("where are my members", "members", "m"), "your members", members),
    Request(("conflicts",), "the conflicts that would come now", fights),
    Request(("who leads", "leads", "score", "l"), "points", leads),
    Request(("goals", "g"), "your goals, and how near they are", goals),
    Request(("dice", "market", "d"), "the dice on the four actions", dice),
    Request(("events",), "the active events", events),
    Request(("now", "turn"), "turn, phase, what is used", now),
)
