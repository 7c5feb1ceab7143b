"""What a view shows, as the numbers of `five_tribes-v1`."""

from __future__ import annotations

from rules.core.observation import Around, Sheet
from rules.five_tribes.components.grid import TILES
from rules.five_tribes.components.pieces import (
    COLOURS,
    DJINN_NAMES,
    FACE_KIND,
    FACE_POINTS,
    KINDS,
    PALACES,
    PALMS,
    RESOURCES,
    TILE_NAMES,
    TRACK,
    TRIBES,
)
from rules.five_tribes.components.stages import STAGES
from rules.five_tribes.mechanics import scoring
from rules.five_tribes.position import Position

MOST = 4
LABELS = ("you", "+1", "+2", "+3")
TILE_LABELS = [f"{'abcdef'[tile % 6]}{tile // 6 + 1}" for tile in range(TILES)]
SPACES = [f"space {number + 1} for {price}" for number, price in enumerate(TRACK)]
ROW_LABELS = [f"card {place + 1} of the row" for place in range(6)]


def write(s: Position, sheet: Sheet) -> None:
    """Put a view on a sheet: the moment, the cards in the rows, each seat, each tile."""
    around = Around(s.viewer or 0, s.players)
    _moment(s, sheet, around)
    _rows(s, sheet)
    for place in range(MOST):
        if sheet.part(LABELS[place], place < s.players):
            _seat(s, sheet, around.at(place))
    for tile in range(TILES):
        _tile(s, sheet, tile, around)


def _moment(s: Position, sheet: Sheet, around: Around) -> None:
    sheet.one_of("players", ("2", "3", "4"), s.players - 2)
    sheet.number("spectator", (s.viewer or 0) < 0, 1)
    sheet.one_of("stage", STAGES, min(s.stage, len(STAGES) - 1))
    sheet.number("round", s.number, 20)
    sheet.one_of("decides", LABELS, around.place(s.current_player))
    sheet.one_of("active", LABELS, around.place(s.actor))
    sheet.counts("in hand", TRIBES, s.hand, 5)
    sheet.one_of("picked up", TRIBES, s.tribe)
    sheet.number("picked up: how many", s.taken, 8)
    sheet.one_of("last meeple at", TILE_LABELS, s.arc // 5 if s.arc >= 0 else -1)
    sheet.one_of("djinn at work", DJINN_NAMES, s.power)
    sheet.bits("djinns used in this activation", DJINN_NAMES, s.used[s.actor] if s.actor >= 0 else 0)
    sheet.counts("bag", TRIBES, s.bag, 20)
    sheet.number("palms left", s.palms_left, PALMS)
    sheet.number("palaces left", s.palaces_left, PALACES)
    sheet.number("nobody moves any more", s.stuck, 1)


def _rows(s: Position, sheet: Sheet) -> None:
    for place in range(6):
        sheet.one_of(ROW_LABELS[place], RESOURCES, s.row[place] if place < len(s.row) else -1)
    sheet.number("pile", len(s.pile), 54)
    sheet.bits("djinns in the row", DJINN_NAMES, sum(1 << djinn for djinn in s.djinn_row if djinn >= 0))
    sheet.number("djinn pile", len(s.djinn_pile), 22)


def _seat(s: Position, sheet: Sheet, seat: int) -> None:
    lines = [*scoring.sheet(s, seat)]
    sheet.number(", points that show", sum(lines), 200)
    sheet.counts(", points of", scoring.LINES, lines, 60)
    sheet.number(", gold hidden", s.gold[seat] < 0, 1)
    sheet.number(", camels", s.camels[seat], 11)
    sheet.number(", viziers", s.viziers[seat], 10)
    sheet.number(", elders", s.elders[seat], 10)
    at = sheet.room(", cards", RESOURCES)
    for goods in s.goods[seat * KINDS : seat * KINDS + KINDS]:
        if goods:
            sheet.put(at, goods, 4)
        at += 1
    sheet.number(", cards drawn unseen", s.secret[seat], 10)
    sheet.bits(", djinns", DJINN_NAMES, s.djinns[seat])
    at = sheet.room(", on the track", SPACES)
    for owner in s.track:
        if owner == seat:
            sheet.put(at, 1, 1)
        at += 1
    sheet.number(", still to bid", s.bid_order.count(seat), 2)


def _tile(s: Position, sheet: Sheet, tile: int, around: Around) -> None:
    face = s.faces[tile]
    sheet.about(TILE_LABELS[tile])
    at = sheet.room("", COLOURS)
    for meeples in s.meeples[tile * 5 : tile * 5 + 5]:
        if meeples:
            sheet.put(at, meeples, 4)
        at += 1
    sheet.one_of("", TILE_NAMES, FACE_KIND[face])
    sheet.number(": points", FACE_POINTS[face], 15)
    sheet.one_of(": camel of", LABELS, around.place(s.owner[tile]))
    sheet.number(": palms", s.palms[tile], 4)
    sheet.number(": palaces", s.palaces[tile], 4)
