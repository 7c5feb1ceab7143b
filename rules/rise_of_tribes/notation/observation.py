"""What a view shows, as the numbers of `rise_of_tribes-v2`."""

from __future__ import annotations

from rules.core.observation import Around, Sheet
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
from rules.rise_of_tribes.position import Position, decision

MOST = 4
LABELS = ("you", "+1", "+2", "+3")
EVENT_LABELS = [f"event {space + 1}" for space in range(EVENT_SLOTS)]
COSTS = [[*cost] for cost in TRIBE_COST]
OTHERS = ("lava", "glacier", "tiger", "mammoth", "invaders")


def write(s: Position, sheet: Sheet) -> None:
    """Put a view on a sheet: the moment, dice and events, each seat, each hex (those the map lacks are 0)."""
    around = Around(s.viewer or 0, s.players)
    _moment(s, sheet, around)
    _dice(s, sheet)
    _events(s, sheet)
    for place in range(MOST):
        if sheet.part(LABELS[place], place < s.players):
            _seat(s, sheet, around.at(place))
    for place, letter in enumerate(HEXES):
        if sheet.part(letter, place < s.layout.size):
            _hex(s, sheet, place % s.layout.size, around)


def _moment(s: Position, sheet: Sheet, around: Around) -> None:
    due = decision(s)
    sheet.one_of("players", ("2", "3", "4"), s.players - 2)
    sheet.number("spectator", (s.viewer or 0) < 0, 1)
    sheet.number("symmetric map", s.options["layout"] == "symmetric", 1)
    sheet.number("elders in play", s.with_elders, 1)
    sheet.one_of("decision", frames.NAMES[frames.FIRST_DECISION :], max(-1, due.kind - frames.FIRST_DECISION))
    sheet.number("decision: how many", due.argument & 63 if due.kind != frames.OVER else 0, 12)
    sheet.one_of("decides", LABELS, around.place(s.current_player))
    sheet.one_of("active", LABELS, around.place(s.active))
    sheet.one_of("began", LABELS, around.place(s.first))
    sheet.one_of("highest bidder", LABELS, around.place(s.bidder))
    sheet.number("bid", s.bid, 12)
    sheet.number("turn", s.turn, 40)
    sheet.number("rounds without a point", max(0, s.quiet), STANDSTILL)
    sheet.number("gathered in this turn", s.gathered, 12)
    sheet.bits("used in this turn", ACTIONS, s.used)
    sheet.bits("used in this turn", frames.FLAGS, s.flags)


def _dice(s: Position, sheet: Sheet) -> None:
    sheet.counts("to be placed", FACES, [s.hand.count(face) for face in range(len(FACES))], 4)
    for action, queue in enumerate(s.queues):
        sheet.about(ACTIONS[action])
        sheet.one_of(", level", LEVELS, LEVEL[queue])
        sheet.one_of(", newest die", FACES, queue // 9)
        sheet.one_of(", next die", FACES, queue // 3 % 3)
        sheet.one_of(", oldest die", FACES, queue % 3)


def _events(s: Position, sheet: Sheet) -> None:
    for space in range(EVENT_SLOTS):
        sheet.about(EVENT_LABELS[space])
        sheet.one_of("", EVENTS, s.row[space])
        sheet.number(": older", s.oldest == space, 1)
        sheet.counts(": tokens", KINDS, s.tokens[3 * space : 3 * space + 3], 4)
    sheet.about("")
    sheet.number("event deck", len(s.deck), len(EVENTS))
    sheet.number("invaders", s.invaders, 6)
    sheet.number("ice stones", s.ice_stones, 4)
    sheet.number("villages to come", s.set_aside, 1)


def _seat(s: Position, sheet: Sheet, seat: int) -> None:
    sheet.number(", points", s.vp[seat], s.goal)
    sheet.counts(", resources", KINDS, s.resources[3 * seat : 3 * seat + 3], 8)
    sheet.counts(", cost of a village", KINDS, COSTS[s.tribe[seat]], 4)
    sheet.number(", supply", s.supply[seat], MEMBERS)
    sheet.number(", on the map", MEMBERS - s.supply[seat] - s.board[seat], MEMBERS)
    sheet.number(", on the leader board", s.board[seat], 4)
    sheet.number(", villages", s.villages[seat].bit_count() + s.hidden[seat], 5)
    sheet.number(", hidden village", s.hidden[seat], 1)
    sheet.number(", hexes", s.occupied[seat].bit_count(), len(HEXES))
    sheet.one_of(", power", POWERS, s.power[seat])
    sheet.bits(", goals", GOALS, s.goals[seat])
    sheet.bits(", completed", GOALS, s.completed[seat])
    sheet.number(", goals completed", s.completed[seat].bit_count(), 8)
    sheet.number(", goal deck", len(s.goal_decks[seat]), len(GOALS))
    sheet.counts(", items", ITEMS, [int(owner == seat) for owner in s.item_owner], 1)
    sheet.number(", tamed the mammoth", s.tamer == seat, 1)
    sheet.number(", out of the auction", s.dropped >> seat & 1, 1)


def _hex(s: Position, sheet: Sheet, h: int, around: Around) -> None:
    tile = s.tiles[h]
    at = sheet.room("", TERRAINS)
    for mask in s.terrain:
        if mask >> h & 1:
            sheet.put(at, 1, 1)
        at += 1
    sheet.number(": more is gathered", TILE_BONUS[tile], 1)
    sheet.number(": members to gather", TILE_MEMBERS[tile], 3)
    at = sheet.room(": members", LABELS)
    for seat in around.seats:
        members = s.members[seat << 4 | h]
        if members:
            sheet.put(at, members, 6)
        at += 1
    sheet.one_of(": village", LABELS, around.place(s.village[h]))
    at = sheet.room(": elder", LABELS)
    for seat in around.seats:
        if s.elder[seat] == h:
            sheet.put(at, 1, 1)
        at += 1
    sheet.number(": moved in this action", s.tired[h], 6)
    at = sheet.room("", OTHERS)
    if s.lava >> h & 1:
        sheet.put(at, 1, 1)
    if s.glacier == h:
        sheet.put(at + 1, 1, 1)
    if s.tiger == h:
        sheet.put(at + 2, 1, 1)
    if s.mammoth == h:
        sheet.put(at + 3, 1, 1)
    if s.invaders_hex == h:
        sheet.put(at + 4, 1, 1)
