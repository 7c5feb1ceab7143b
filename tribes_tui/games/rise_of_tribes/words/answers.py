"""Rise of Tribes for people who listen: answers to what they ask."""

from __future__ import annotations

from functools import partial
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
)
from rules.rise_of_tribes.components.layout import STEPS, bits
from rules.rise_of_tribes.components.tables import WIN_VP
from rules.rise_of_tribes.mechanics import ground
from rules.rise_of_tribes.notation.dump import phase
from rules.rise_of_tribes.state import RiseState
from tribes_tui.games.rise_of_tribes.figures import dice_on, fights, level_with
from tribes_tui.games.rise_of_tribes.words import things
from tribes_tui.games.rise_of_tribes.words.actions import cost
from tribes_tui.games.rise_of_tribes.words.board import crowd, gain_words, goal_now
from tribes_tui.games.rise_of_tribes.words.events import event_help
from tribes_tui.games.rise_of_tribes.words.places import hex_notes
from tribes_tui.games.rise_of_tribes.words.said import answers as said
from tribes_tui.games.rise_of_tribes.words.said import board, position
from tribes_tui.games.rise_of_tribes.words.said.things import act_spoken, act_title, land_spoken
from tribes_tui.games.rise_of_tribes.words.sentences import belongings, on_hex, tribe_told, warnings
from tribes_tui.games.rise_of_tribes.words.things import Names
from tribes_tui.words.common import listed
from tribes_tui.words.later import Later
from tribes_tui.words.spoken import Request

if TYPE_CHECKING:
    from rules import State

DIRECTIONS = (said.east, said.west, said.south_east, said.north_west, said.north_east, said.south_west)
"""Beside `STEPS`."""


def _me(state: RiseState) -> int:
    return max(state.viewer or 0, 0)


# ---- Places -------------------------------------------------------------------------------------------


def hex_facts(state: RiseState, h: int, names: Names) -> str:
    """A hex: its letter, its terrain, who is there, how many may be."""
    land = land_spoken(land=things.key_of(TILES[state.tiles[h]]))
    there = listed(on_hex(state, h, names, is_heard=True)) or said.nobody()
    return position.hex_heard(hex=HEXES[h], land=land, there=there, limit=ground.limit(state, h))


def near(state: RiseState, h: int) -> list[tuple[str, int]]:
    """The hexes beside a hex, by direction."""
    places = {place: other for other, place in enumerate(state.layout.coordinates)}
    q, r = state.layout.coordinates[h]
    beside = [(way, places.get((q + dq, r + dr))) for way, (dq, dr) in zip(DIRECTIONS, STEPS, strict=True)]
    return [(way(), other) for way, other in beside if other is not None]


def _letter(text: str) -> str:
    """Of a hex that somebody names, as `e` or `hex e`."""
    return text.upper().removeprefix("HEX ").strip()  # no words


def place(view: State, names: Names, text: str) -> list[str]:
    """A hex by its letter, with its neighbours by direction."""
    state = cast(RiseState, view)
    letter = _letter(text)
    if len(letter) != 1 or letter not in HEXES[: state.layout.size]:
        return []
    h = HEXES.index(letter)
    notes = [*hex_notes(state, h)]
    ways = [said.beside_way(way=way, hex=HEXES[other]) for way, other in near(state, h)]
    noted = [said.notes(notes=", ".join(notes))] if notes else []
    return [hex_facts(state, h, names), *noted, said.beside(hexes=", ".join(ways))]


def around(view: State, names: Names, rest: str) -> list[str]:
    """The neighbours of a hex with all that is there."""
    state = cast(RiseState, view)
    if not place(view, names, rest):
        return [said.around_what()]
    h = HEXES.index(_letter(rest))
    return [said.around(way=way, hex=hex_facts(state, other, names)) for way, other in near(state, h)]


def hexes(view: State, names: Names, rest: str) -> list[str]:
    """Every hex."""
    state = cast(RiseState, view)
    return [hex_facts(state, h, names) for h in range(state.layout.size)]


def row(view: State, names: Names, rest: str) -> list[str]:
    """A row of the map, from west to east."""
    state = cast(RiseState, view)
    rows = sorted({r for _, r in state.layout.coordinates})
    if not rest.isdigit() or not 1 <= int(rest[:3]) <= len(rows):
        return [said.rows(rows=len(rows))]
    r = rows[int(rest) - 1]
    return [hex_facts(state, h, names) for h, place in enumerate(state.layout.coordinates) if place[1] == r]


def members(view: State, names: Names, rest: str) -> list[str]:
    """Where your members are."""
    state = cast(RiseState, view)
    me = _me(state)
    own = [(HEXES[h], state.members_at(h)[me]) for h in range(state.layout.size) if state.members_at(h)[me]]
    places, supply = ", ".join(said.your_members_place(number=n, hex=letter) for letter, n in own), state.supply[me]
    lines = [said.your_members(places=places, supply=supply) if own else said.your_members_none(supply=supply)]
    return [*lines, *([said.in_ambush(number=state.board[me])] if state.board[me] else [])]


def conflicts(view: State, names: Names, rest: str) -> list[str]:
    """The conflicts that would come now."""
    state = cast(RiseState, view)
    coming = fights(state).items()
    lines = [said.fight(hex=HEXES[h], verdict=crowd(state, h, counts, names)) for h, counts in coming]
    if state.marked >= 0:
        lines.append(said.stirred(hex=HEXES[state.marked]))
    return lines or [said.no_fight()]


# ---- Players ------------------------------------------------------------------------------------------


def seat(view: State, names: Names, seat: int) -> list[str]:
    """A player: tribe, points, villages, resources, supply, and what else there is."""
    state = cast(RiseState, view)
    lines, power = [position.tribe_heard(held=_held(state, seat), **tribe_told(state, seat, names))], state.power[seat]
    if power >= 0:
        lines.append(said.power(power=things.power(POWERS[power]), help=things.power_help(POWERS[power])))
    for say, mask in ((said.wanted, state.goals[seat]), (said.done, state.completed[seat])):
        if mask:
            lines.append(say(goals=_goals(mask)))
    return [*lines, said.in_deck(number=len(state.goal_decks[seat]))]


def _goals(mask: int) -> list[str]:
    return [things.goal(GOALS[goal]) for goal in bits(mask)]


def _held(state: RiseState, seat: int) -> str:
    """All that a tribe has off the map, and what it has there besides members and villages: one list."""
    return (
        listed([*things.goods_of(state.resources[3 * seat : 3 * seat + 3]), *belongings(state, seat)]) or said.nothing()
    )


def hand(view: State, names: Names, rest: str) -> list[str]:
    """What you have: resources, goals, and the dice to place."""
    state = cast(RiseState, view)
    me = _me(state)
    dice = [said.to_place(dice=[things.face(FACES[face]) for face in state.hand])] if state.hand else []
    goals = _goals(state.goals[me])
    own = said.your_goals(goals=goals) if goals else said.your_goals_none()
    return [said.you_have(held=_held(state, me)), *dice, own]


def table(view: State, names: Names, rest: str) -> list[str]:
    """Everybody, then the map."""
    state = cast(RiseState, view)
    order = [(_me(state) + i) % state.players for i in range(state.players)]
    return [*[line for player in order for line in seat(view, names, player)], *hexes(view, names, "")]


def leads(view: State, names: Names, rest: str) -> list[str]:
    """Points."""
    state = cast(RiseState, view)
    order = sorted(range(state.players), key=lambda seat: -state.vp[seat])
    held = ", ".join(said.leads_each(name=names[seat], points=state.vp[seat]) for seat in order)
    return [said.leads(names=held, most=WIN_VP), *warnings(state)]


def goals(view: State, names: Names, rest: str) -> list[str]:
    """Your goals with what they ask, and how near they are; what a village costs."""
    state = cast(RiseState, view)
    me = _me(state)
    lines = [said.goal(goal=goal_now(state, me, goal)) for goal in bits(state.goals[me])]
    return [*lines, said.village_costs(cost=cost(TRIBE_COST[state.tribe[me]]), most=WIN_VP)]


# ---- Dice, events, the turn ---------------------------------------------------------------------------


def dice(view: State, names: Names, rest: str) -> list[str]:
    """The dice on the four actions, and what yours would make of them."""
    state = cast(RiseState, view)
    lines = []
    for act in range(4):
        told = [", ".join(things.faces(dice_on(state, act)))]
        for face in sorted(set(state.hand)):
            gain = gain_words(state, max(state.active, 0), act, level_with(state, act, face))
            told.append(said.with_die(die=things.face(FACES[face]), gain=gain))
        say = said.action_used if act in bits(state.used) else said.action
        lines.append(say(action=act_title(act=things.key_of(ACTIONS[act])), dice="; ".join(told)))
    return lines


def events(view: State, names: Names, rest: str) -> list[str]:
    """The active events, and the volcano."""
    state = cast(RiseState, view)
    lines = [said.event(event=event_help(state, slot, names)) for slot in range(2) if state.row[slot] >= 0]
    if not lines:
        lines.append(said.no_events())
    if len(lines) == 2:
        lines.append(said.older() if state.oldest == 0 else said.older_second())
    if state.site >= 0:
        lines.append(said.volcano(site=state.site + 1, hexes=[HEXES[h] for h in bits(state.lava)]))
    if state.set_aside:
        lines.append(said.set_aside())
    return [*lines, said.deck(tiles=len(state.deck), discarded=len(state.discard))]


def now(view: State, names: Names, rest: str) -> list[str]:
    """Turn, phase, who began, what is used, the auction."""
    state = cast(RiseState, view)
    part, first = said.phase(phase=things.key_of(phase(state))), names[state.first]
    lines = [said.now(turn=state.turn, who=names[state.active], phase=part, first=first), *warnings(state)]
    used = [act_spoken(act=things.key_of(ACTIONS[act])) for act in bits(state.used)]
    if used:
        lines.append(said.used(actions=used))
    if state.gathered:
        lines.append(said.gathered(resources=state.gathered))
    if state.loan >= 0:
        lines.append(said.borrowed(development=things.goal(GOALS[state.loan])))
    touched = [HEXES[h] for h in bits(state.touched)]
    if touched:
        lines.append(said.touched(hexes=touched))
    if state.bidder >= 0:
        lines.append(said.highest(bid=state.bid, name=names[state.bidder]))
    if state.dropped:
        lines.append(said.dropped(names=[names[p] for p in bits(state.dropped)]))
    return lines if decision(state).kind >= 0 else [*lines, said.over()]


THINGS = (
    *HEXES,
    *KINDS,
    *FACES,
    *ITEMS,
    *GOALS,
    *EVENTS,
    *POWERS,
    *(Later(partial(board.site, number=number)) for number in range(1, 10)),
)
REQUESTS = (
    Request(("hand", "resources", "h"), Later(said.ask_hand), hand, typed=said.ask_hand_typed),
    Request(("table", "t"), Later(said.ask_table), table, typed=said.ask_table_typed),
    Request(("hexes", "map"), Later(said.ask_hexes), hexes, typed=said.ask_hexes_typed),
    Request(("row", "r"), Later(said.ask_row), row, True, typed=said.ask_row_typed),
    Request(("around",), Later(said.ask_around), around, True, typed=said.ask_around_typed),
    Request(
        ("where are my members", "members", "m"),  # no words
        Later(said.ask_members),
        members,
        typed=said.ask_members_typed,
    ),
    Request(("conflicts",), Later(said.ask_conflicts), conflicts, typed=said.ask_conflicts_typed),
    Request(("who leads", "leads", "score", "l"), Later(said.ask_leads), leads, typed=said.ask_leads_typed),  # no words
    Request(("goals", "g"), Later(said.ask_goals), goals, typed=said.ask_goals_typed),
    Request(("dice", "market", "d"), Later(said.ask_dice), dice, typed=said.ask_dice_typed),
    Request(("events",), Later(said.ask_events), events, typed=said.ask_events_typed),
    Request(("now", "turn"), Later(said.ask_now), now, typed=said.ask_now_typed),
)
