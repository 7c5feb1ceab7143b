"""What a view shows, as the numbers of `rise_of_tribes-v2`."""

from __future__ import annotations

from typing import Final

from rules.core.observation import Around, KeptParts, Sheet, around_of
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
    TILE_KIND,
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
OTHERS: Final = ("lava", "glacier", "tiger", "mammoth", "invaders")

TABLES: Final = KeptParts(len(PLAYERS) * 8)
DUE: Final = KeptParts((len(DECISIONS) + 1) * 64)
TURNS: Final = KeptParts(5**4)
DICE: Final = KeptParts(8**3)
QUEUES: Final = KeptParts(27)
RESOURCES: Final = KeptParts(8**3)
COST: Final = KeptParts(len(TRIBE_COST))
SUPPLY: Final = KeptParts(5 * (MEMBERS + 1))
HAS: Final = KeptParts(4 << len(ITEMS))
GROUND: Final = KeptParts(len(TILE_BONUS))
PEOPLE: Final = KeptParts(8**MOST)
THERE: Final = KeptParts((MOST + 1) * 8 << MOST + len(OTHERS))

TERRAIN: Final = [0b111 if kind < 0 else 1 << kind for kind in TILE_KIND]
"""Tile -> a bit for each of `TERRAINS` that it is."""


def write(s: Position, sheet: Sheet, viewer: int) -> None:
    """Put what is open on a sheet: the moment, dice and events, each seat, each hex (those the map lacks are 0)."""
    around = around_of(viewer, s.players)
    _moment(s, sheet, around, viewer)
    _dice(s, sheet)
    _events(s, sheet)
    for place in range(MOST):
        if sheet.part(LABELS[place], place < s.players):
            _seat(s, sheet, around.at(place))
    size = s.layout.size
    there = _there(s, size, around)
    for place, letter in enumerate(HEXES):
        if sheet.part(letter, place < size):
            h = place % size
            _hex(s, sheet, h, around, there[h])


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
    number = 0
    for face in s.hand:
        number += 1 << 3 * face
    number = number if len(s.hand) < 8 else -1
    if not sheet.known(DICE, number):
        sheet.counts("to be placed", FACES, [s.hand.count(face) for face in range(len(FACES))], 4)
        sheet.keep(DICE, number)
    for action, queue in enumerate(s.queues):
        if sheet.named:
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
    food, wood, stone = s.resources[3 * seat], s.resources[3 * seat + 1], s.resources[3 * seat + 2]
    number = food | wood << 3 | stone << 6 if (food | wood | stone) < 8 else -1
    if not sheet.known(RESOURCES, number):
        sheet.counts(", resources", KINDS, s.resources, 8, 3 * seat)
        sheet.keep(RESOURCES, number)
    tribe = s.tribe[seat]
    if not sheet.known(COST, tribe):
        sheet.counts(", cost of a village", KINDS, [*TRIBE_COST[tribe]], 4)
        sheet.keep(COST, tribe)
    supply, board = s.supply[seat], s.board[seat]
    number = board * (MEMBERS + 1) + supply
    if not sheet.known(SUPPLY, number):
        sheet.amount(", supply", supply, MEMBERS)
        sheet.amount(", on the map", MEMBERS - supply - board, MEMBERS)
        sheet.amount(", on the leader board", board, 4)
        sheet.keep(SUPPLY, number)
    hidden = s.hidden[seat]
    sheet.amount(", villages", s.villages[seat].bit_count() + hidden, 5)
    sheet.amount(", hidden village", hidden, 1)
    sheet.amount(", hexes", s.occupied[seat].bit_count(), len(HEXES))
    sheet.one_of(", power", POWERS, s.power[seat])
    completed = s.completed[seat]
    sheet.bits(", goals", GOALS, s.goals[seat])
    sheet.bits(", completed", GOALS, completed)
    sheet.amount(", goals completed", completed.bit_count() if completed else 0, 8)
    sheet.amount(", goal deck", len(s.goal_decks[seat]), len(GOALS))
    items = 0
    for item, owner in enumerate(s.item_owner):
        if owner == seat:
            items |= 1 << item
    number = (items << 1 | (s.tamer == seat)) << 1 | s.dropped >> seat & 1
    if not sheet.known(HAS, number):
        sheet.bits(", items", ITEMS, items)
        sheet.amount(", tamed the mammoth", s.tamer == seat, 1)
        sheet.amount(", out of the auction", s.dropped >> seat & 1, 1)
        sheet.keep(HAS, number)


def _there(s: Position, size: int, around: Around) -> list[int]:
    """For each hex: a bit for each place whose elder is there, and above them one for each of `OTHERS`."""
    there = [0] * size
    if s.lava:
        for h in range(size):
            there[h] = (s.lava >> h & 1) << MOST
    for place, h in enumerate((s.glacier, s.tiger, s.mammoth, s.invaders_hex)):
        if h >= 0:
            there[h] |= 2 << MOST << place
    for place, seat in enumerate(around.seats):
        if s.elder[seat] >= 0:
            there[s.elder[seat]] |= 1 << place
    return there


def _hex(s: Position, sheet: Sheet, h: int, around: Around, there: int) -> None:
    tile, number = s.tiles[h], 0
    if not sheet.known(GROUND, tile):
        sheet.bits("", TERRAINS, TERRAIN[tile])
        sheet.amount(": more is gathered", TILE_BONUS[tile], 1)
        sheet.amount(": members to gather", TILE_MEMBERS[tile], 3)
        sheet.keep(GROUND, tile)
    population = s.population[h]
    if population:
        if population < 8:
            for place, seat in enumerate(around.seats):
                number |= s.members[seat << 4 | h] << 3 * place
        else:
            number = -1
    if not sheet.known(PEOPLE, number):
        members = [s.members[seat << 4 | h] for seat in around.seats]
        sheet.counts(": members", LABELS, members + [0] * (MOST - s.players), 6)
        sheet.keep(PEOPLE, number)
    village, moved = around.places[s.village[h]], s.tired[h]
    number = (village + 1 << 3 | moved) << MOST + len(OTHERS) | there if moved < 8 else -1
    if not sheet.known(THERE, number):
        sheet.one_of(": village", LABELS, village)
        sheet.bits(": elder", LABELS, there & (1 << MOST) - 1)
        sheet.amount(": moved in this action", moved, 6)
        sheet.bits("", OTHERS, there >> MOST)
        sheet.keep(THERE, number)
