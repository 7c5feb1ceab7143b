"""What a view shows, as the numbers of `five_tribes-v1`."""

from __future__ import annotations

from typing import Final

from rules.core.compiled import i64
from rules.core.observation import Around, KeptParts, Sheet, around_of
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
from rules.five_tribes.components.stages import OVER, STAGES
from rules.five_tribes.mechanics import scoring
from rules.five_tribes.position import Position

MOST: Final = 4
LABELS: Final = ("you", "+1", "+2", "+3")
PLAYERS: Final = ("2", "3", "4")
TILE_LABELS: Final = [f"{'abcdef'[tile % 6]}{tile // 6 + 1}" for tile in range(TILES)]
SPACES: Final = [f"space {number + 1} for {price}" for number, price in enumerate(TRACK)]
ROW_LABELS: Final = [f"card {place + 1} of the row" for place in range(6)]
TAKEN: Final = 8
STOCK: Final = 15

MOMENTS: Final = KeptParts(len(PLAYERS) * 2 * len(STAGES))
TURNS: Final = KeptParts(5 * 5)
PICKED: Final = KeptParts((len(TRIBES) + 1) * (TAKEN + 1))
TWO_CARDS: Final = KeptParts((KINDS + 1) ** 2)
PEOPLE: Final = KeptParts(1 << 13)
TWO_LINES: Final = KeptParts(64 * 64)
BIDS: Final = KeptParts(3 << len(TRACK))
MEEPLES: Final = KeptParts(8**5)
GROUND: Final = KeptParts(len(FACE_KIND) * 8 * 8 * 5 * 2)


def write(s: Position, sheet: Sheet, viewer: int) -> None:
    """Put what a seat may know on a sheet: the moment, the cards in the rows, each seat, each tile."""
    around = around_of(viewer, s.players)
    _moment(s, sheet, around, viewer)
    _rows(s, sheet)
    held = scoring.holdings(s)
    for place in range(MOST):
        if sheet.part(LABELS[place], place < s.players):
            _seat(s, sheet, around.at(place), viewer, held)
    _tiles(s, sheet, around.places)


def _moment(s: Position, sheet: Sheet, around: Around, viewer: int) -> None:
    stage = min(s.stage, len(STAGES) - 1)
    number = ((s.players - 2) * 2 + (viewer < 0)) * len(STAGES) + stage
    if not sheet.known(MOMENTS, number):
        sheet.one_of("players", PLAYERS, s.players - 2)
        sheet.amount("spectator", viewer < 0, 1)
        sheet.one_of("stage", STAGES, stage)
        sheet.keep(MOMENTS, number)
    sheet.amount("round", s.number, 20)
    decides, active = around.place(s.current_player), around.place(s.actor)
    number = decides * 5 + active + 6  # each is -1 at least: 5 + 1
    if not sheet.known(TURNS, number):
        sheet.one_of("decides", LABELS, decides)
        sheet.one_of("active", LABELS, active)
        sheet.keep(TURNS, number)
    sheet.counts("in hand", TRIBES, s.hand, 5)
    number = (s.tribe + 1) * (TAKEN + 1) + min(s.taken, TAKEN)
    if not sheet.known(PICKED, number):
        sheet.one_of("picked up", TRIBES, s.tribe)
        sheet.amount("picked up: how many", s.taken, TAKEN)
        sheet.keep(PICKED, number)
    sheet.one_of("last meeple at", TILE_LABELS, s.arc // 5 if s.arc >= 0 else -1)
    sheet.one_of("djinn at work", DJINN_NAMES, s.power)
    sheet.bits("djinns used in this activation", DJINN_NAMES, s.used[s.actor] if s.actor >= 0 else 0)
    sheet.counts("bag", TRIBES, s.bag, 20)
    sheet.amount("palms left", s.palms_left, PALMS)
    sheet.amount("palaces left", s.palaces_left, PALACES)
    sheet.amount("nobody moves any more", s.stuck, 1)


def _rows(s: Position, sheet: Sheet) -> None:
    for place in range(0, 6, 2):
        first = s.row[place] if place < len(s.row) else -1
        second = s.row[place + 1] if place + 1 < len(s.row) else -1
        number = (first + 1) * (KINDS + 1) + second + 1
        if not sheet.known(TWO_CARDS, number):
            sheet.one_of(ROW_LABELS[place], RESOURCES, first)
            sheet.one_of(ROW_LABELS[place + 1], RESOURCES, second)
            sheet.keep(TWO_CARDS, number)
    sheet.amount("pile", len(s.pile), 54)
    djinns = 0
    for djinn in s.djinn_row:
        if djinn >= 0:
            djinns |= 1 << djinn
    sheet.bits("djinns in the row", DJINN_NAMES, djinns)
    sheet.amount("djinn pile", len(s.djinn_pile), 22)


def _seat(s: Position, sheet: Sheet, seat: int, viewer: int, held: list[int]) -> None:
    # The whole truth holds the others' gold and cards, too: until the end it shows the cards that all saw them take.
    hidden = s.viewer is None and seat != viewer and s.stage != OVER
    gold, goods = (-1, s.known) if hidden else (s.gold[seat], s.goods)
    lines = scoring.lines(s, seat, gold, goods, held)
    points = 0
    for line in lines:
        points += line
    sheet.amount(", points that show", points, 200)
    for first in range(0, len(lines), 2):
        one: i64 = lines[first]
        two: i64 = lines[first + 1]
        number = one << 6 | two if (one | two) < 64 else -1
        if not sheet.known(TWO_LINES, number):
            sheet.counts(", points of", scoring.LINES[first : first + 2], lines[first : first + 2], 60)
            sheet.keep(TWO_LINES, number)
    camels, viziers, elders = s.camels[seat], s.viziers[seat], s.elders[seat]
    are_few = camels <= STOCK and viziers <= STOCK and elders <= STOCK
    number = (camels << 8 | viziers << 4 | elders) << 1 | (gold < 0) if are_few else -1
    if not sheet.known(PEOPLE, number):
        sheet.amount(", gold hidden", gold < 0, 1)
        sheet.amount(", camels", camels, 11)
        sheet.amount(", viziers", viziers, 10)
        sheet.amount(", elders", elders, 10)
        sheet.keep(PEOPLE, number)
    sheet.counts(", cards", RESOURCES, goods, 4, seat * KINDS)
    sheet.amount(", cards drawn unseen", s.secret[seat] if s.stage != OVER else 0, 10)
    sheet.bits(", djinns", DJINN_NAMES, s.djinns[seat])
    markers = bids = 0
    for space, owner in enumerate(s.track):
        if owner == seat:
            markers |= 1 << space
    for bidder in s.bid_order:
        if bidder == seat:
            bids += 1
    number = markers * 3 + bids if bids <= 2 else -1
    if not sheet.known(BIDS, number):
        sheet.bits(", on the track", SPACES, markers)
        sheet.amount(", still to bid", bids, 2)
        sheet.keep(BIDS, number)


def _tiles(s: Position, sheet: Sheet, places: list[int]) -> None:
    meeples, sizes, faces, owners = s.meeples, s.size, s.faces, s.owner
    all_palms, all_palaces = s.palms, s.palaces
    pieces, people, grounds = sheet.pieces, sheet.ready(MEEPLES), sheet.ready(GROUND)
    for tile in range(TILES):
        if sheet.named:
            sheet.about(TILE_LABELS[tile])
        size: i64 = sizes[tile]
        is_empty: i64 = size == 0 and not sheet.named
        if not is_empty:
            at: i64 = tile * 5
            number: i64 = meeples[at]
            number |= meeples[at + 1] << 3
            number |= meeples[at + 2] << 6
            number |= meeples[at + 3] << 9
            number |= meeples[at + 4] << 12
            piece = people[number] if size < 8 else None
            if piece is not None:
                pieces.append(piece)
            elif not sheet.known(MEEPLES, number if size < 8 else -1):
                sheet.counts("", COLOURS, meeples, 4, at)
                sheet.keep(MEEPLES, number)
        face: i64 = faces[tile]
        palms: i64 = all_palms[tile]
        palaces: i64 = all_palaces[tile]
        number = (((face << 3 | palms) << 3 | palaces) * 5 + places[owners[tile]] + 1) << 1 | is_empty
        piece = grounds[number] if palms < 8 and palaces < 8 else None
        if piece is not None:
            pieces.append(piece)
        elif not sheet.known(GROUND, number if palms < 8 and palaces < 8 else -1):
            if is_empty:
                sheet.bits("", COLOURS, 0)
            sheet.one_of("", TILE_NAMES, FACE_KIND[face])
            sheet.amount(": points", FACE_POINTS[face], 15)
            sheet.one_of(": camel of", LABELS, places[owners[tile]])
            sheet.amount(": palms", palms, 4)
            sheet.amount(": palaces", palaces, 4)
            sheet.keep(GROUND, number)
