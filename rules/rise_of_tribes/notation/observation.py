"""What a view shows, as the numbers of `rise_of_tribes-v2`."""

from __future__ import annotations

from typing import Final

from rules.core.observation import Around, Kept, Sheet
from rules.rise_of_tribes.components import frames
from rules.rise_of_tribes.components.box import (
    ACTIONS,
    EVENTS,
    FACES,
    GOALS,
    HEXES,
    ITEMS,
    KINDS,
    LEVEL,
    LEVELS,
    POWERS,
    TERRAINS,
    TILE_BONUS,
    TILE_MEMBERS,
    TRIBE_COST,
)
from rules.rise_of_tribes.components.tables import EVENT_SLOTS, MEMBERS, STANDSTILL
from rules.rise_of_tribes.position import Position

MOST: Final = 4
LABELS: Final = ("you", "+1", "+2", "+3")
PLAYERS: Final = ("2", "3", "4")
DECISIONS: Final = frames.NAMES[frames.FIRST_DECISION :]
EVENT_LABELS: Final = [f"event {space + 1}" for space in range(EVENT_SLOTS)]
COSTS: Final = [[*cost] for cost in TRIBE_COST]
OTHERS: Final = ("lava", "glacier", "tiger", "mammoth", "invaders")
MOVED: Final = 6

TABLES: Final = Kept(len(PLAYERS) * 8)
DUE: Final = Kept((len(DECISIONS) + 1) * 64)
TURNS: Final = Kept(5**4)
QUEUES: Final = Kept(27)
GROUND: Final = Kept(len(TILE_BONUS) << len(TERRAINS))
BUILT: Final = Kept((MOST + 1) << MOST)
VISITED: Final = Kept((MOVED + 1) << len(OTHERS))

ONES: Final = [mask.bit_count() for mask in range(1 << max(len(HEXES), len(GOALS)))]
"""Mask -> how many of its bits are set."""


def write(s: Position, sheet: Sheet, viewer: int) -> None:
    """Put what is open on a sheet: the moment, dice and events, each seat, each hex (those the map lacks are 0)."""
    around = Around(viewer, s.players)
    _moment(s, sheet, around, viewer)
    _dice(s, sheet)
    _events(s, sheet)
    for place in range(MOST):
        if sheet.part(LABELS[place], place < s.players):
            _seat(s, sheet, around.at(place))
    size = s.layout.size
    elders = [0] * size
    for place, seat in enumerate(around.seats):
        if s.elder[seat] >= 0:
            elders[s.elder[seat]] |= 1 << place
    others = _others(s, size)
    for place, letter in enumerate(HEXES):
        if sheet.part(letter, place < size):
            h = place % size
            _hex(s, sheet, h, around, elders[h], others[h])


def _moment(s: Position, sheet: Sheet, around: Around, viewer: int) -> None:
    symmetric, with_elders = s.options["layout"] == "symmetric", bool(s.with_elders)
    number = (((s.players - 2) * 2 + (viewer < 0)) * 2 + symmetric) * 2 + with_elders
    if not sheet.known(TABLES, number):
        sheet.one_of("players", PLAYERS, s.players - 2)
        sheet.amount("spectator", viewer < 0, 1)
        sheet.amount("symmetric map", symmetric, 1)
        sheet.amount("elders in play", with_elders, 1)
        sheet.keep(TABLES, number)
    kind, argument = frames.OVER, 0
    if s.winner < 0:
        kind, _, argument = s.stack[-1]
    kind = max(-1, kind - frames.FIRST_DECISION)
    number = (kind + 1) * 64 + (argument & 63)
    if not sheet.known(DUE, number):
        sheet.one_of("decision", DECISIONS, kind)
        sheet.amount("decision: how many", argument & 63, 12)
        sheet.keep(DUE, number)
    decides, active = around.place(s.current_player), around.place(s.active)
    began, bidder = around.place(s.first), around.place(s.bidder)
    number = ((decides * 5 + active) * 5 + began) * 5 + bidder + 156  # each is -1 at least: 5**3 + 5**2 + 5 + 1
    if not sheet.known(TURNS, number):
        sheet.one_of("decides", LABELS, decides)
        sheet.one_of("active", LABELS, active)
        sheet.one_of("began", LABELS, began)
        sheet.one_of("highest bidder", LABELS, bidder)
        sheet.keep(TURNS, number)
    sheet.amount("bid", s.bid, 12)
    sheet.amount("turn", s.turn, 40)
    sheet.amount("rounds without a point", max(0, s.quiet), STANDSTILL)
    sheet.amount("gathered in this turn", s.gathered, 12)
    sheet.bits("used in this turn", ACTIONS, s.used)
    sheet.bits("used in this turn", frames.FLAGS, s.flags)


def _dice(s: Position, sheet: Sheet) -> None:
    dice = [0] * len(FACES)
    for face in s.hand:
        dice[face] += 1
    sheet.counts("to be placed", FACES, dice, 4)
    for action, queue in enumerate(s.queues):
        sheet.about(ACTIONS[action])
        if not sheet.known(QUEUES, queue):
            sheet.one_of(", level", LEVELS, LEVEL[queue])
            sheet.one_of(", newest die", FACES, queue // 9)
            sheet.one_of(", next die", FACES, queue // 3 % 3)
            sheet.one_of(", oldest die", FACES, queue % 3)
            sheet.keep(QUEUES, queue)


def _events(s: Position, sheet: Sheet) -> None:
    for space in range(EVENT_SLOTS):
        sheet.about(EVENT_LABELS[space])
        sheet.one_of("", EVENTS, s.row[space])
        sheet.amount(": older", s.oldest == space, 1)
        sheet.counts(": tokens", KINDS, s.tokens, 4, 3 * space)
    sheet.about("")
    sheet.amount("event deck", len(s.deck), len(EVENTS))
    sheet.amount("invaders", s.invaders, 6)
    sheet.amount("ice stones", s.ice_stones, 4)
    sheet.amount("villages to come", s.set_aside, 1)


def _seat(s: Position, sheet: Sheet, seat: int) -> None:
    sheet.amount(", points", s.vp[seat], s.goal)
    sheet.counts(", resources", KINDS, s.resources, 8, 3 * seat)
    sheet.counts(", cost of a village", KINDS, COSTS[s.tribe[seat]], 4)
    supply, board = s.supply[seat], s.board[seat]
    sheet.amount(", supply", supply, MEMBERS)
    sheet.amount(", on the map", MEMBERS - supply - board, MEMBERS)
    sheet.amount(", on the leader board", board, 4)
    sheet.amount(", villages", ONES[s.villages[seat]] + s.hidden[seat], 5)
    sheet.amount(", hidden village", s.hidden[seat], 1)
    sheet.amount(", hexes", ONES[s.occupied[seat]], len(HEXES))
    sheet.one_of(", power", POWERS, s.power[seat])
    completed = s.completed[seat]
    sheet.bits(", goals", GOALS, s.goals[seat])
    sheet.bits(", completed", GOALS, completed)
    sheet.amount(", goals completed", ONES[completed], 8)
    sheet.amount(", goal deck", len(s.goal_decks[seat]), len(GOALS))
    items = 0
    for item, owner in enumerate(s.item_owner):
        if owner == seat:
            items |= 1 << item
    sheet.bits(", items", ITEMS, items)
    sheet.amount(", tamed the mammoth", s.tamer == seat, 1)
    sheet.amount(", out of the auction", s.dropped >> seat & 1, 1)


def _others(s: Position, size: int) -> list[int]:
    """For each hex, what else is there: a bit for each of `OTHERS`."""
    others = [s.lava >> h & 1 for h in range(size)]
    for place, h in enumerate((s.glacier, s.tiger, s.mammoth, s.invaders_hex)):
        if h >= 0:
            others[h] |= 2 << place
    return others


def _hex(s: Position, sheet: Sheet, h: int, around: Around, elders: int, others: int) -> None:
    tile = s.tiles[h]
    terrain = 0
    for kind, mask in enumerate(s.terrain):
        terrain |= (mask >> h & 1) << kind
    number = tile << len(TERRAINS) | terrain
    if not sheet.known(GROUND, number):
        sheet.bits("", TERRAINS, terrain)
        sheet.amount(": more is gathered", TILE_BONUS[tile], 1)
        sheet.amount(": members to gather", TILE_MEMBERS[tile], 3)
        sheet.keep(GROUND, number)
    members = [0] * MOST
    if s.population[h]:
        for place, seat in enumerate(around.seats):
            members[place] = s.members[seat << 4 | h]
    sheet.counts(": members", LABELS, members, 6)
    village = around.place(s.village[h])
    number = village + 1 << MOST | elders
    if not sheet.known(BUILT, number):
        sheet.one_of(": village", LABELS, village)
        sheet.bits(": elder", LABELS, elders)
        sheet.keep(BUILT, number)
    moved = s.tired[h]
    number = moved << len(OTHERS) | others if moved <= MOVED else -1
    if not sheet.known(VISITED, number):
        sheet.amount(": moved in this action", moved, MOVED)
        sheet.bits("", OTHERS, others)
        sheet.keep(VISITED, number)
