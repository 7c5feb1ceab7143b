"""Reading a position: the board, the seats, the cards, the round. What can be derived may be left out."""

from __future__ import annotations

from typing import Any

from rules.core.errors import BadPosition
from rules.core.fields import Fields
from rules.five_tribes.components.grid import TILE_TEXT, TILES
from rules.five_tribes.components.pieces import (
    CAMELS,
    COLOURS,
    DJINN_NAMES,
    FACES,
    FAKIR,
    GOODS,
    KINDS,
    MARKERS,
    MEEPLES,
    PALACES,
    PALMS,
    RESOURCE_COUNTS,
    RESOURCES,
    START_GOLD,
    TILE_NAMES,
    TRACK,
    WHITE,
    YELLOW,
)
from rules.five_tribes.components.stages import BIDDING, OVER, STAGES
from rules.five_tribes.notation import board_text, load_activation
from rules.five_tribes.notation.reading import djinn_mask, meeples
from rules.five_tribes.position import Position

OWN_FIELDS = (
    *("stage", "tiles", "board", "bag", "palms_left", "palaces_left", "seats", "row", "pile", "discard"),
    *("djinn_row", "djinn_pile", "djinn_discard", "bid_order", "track", "stuck", "activation"),
)
FACE_OF = {(TILE_NAMES[kind], points): face for face, (kind, points, _) in enumerate(FACES)}


def load(s: Position, fields: Fields) -> None:
    """Fill a fresh state from the game's own fields. Raises `BadPosition`."""
    s.number = fields.integer("round", 1, 1000, 1)
    viewer = fields.raw("viewer", None)
    _tiles(s, fields)
    _seats(s, fields, viewer)
    load_activation.load(s, fields)
    _meeples(s, fields)
    _supplies(s, fields)
    _resources(s, fields, viewer is not None)
    _djinns(s, fields, viewer)
    _markers(s, fields)
    s.stuck = fields.flag("stuck", False)
    load_activation.check(s, fields)


# ---- The board ------------------------------------------------------------------------------------------


def _tiles(s: Position, fields: Fields) -> None:
    if fields.has("board"):
        text = fields.raw("board")
        if not isinstance(text, str):
            raise fields.fail("board", "must be text")
        given = [Fields(tile, f"board.{tile['tile']}") for tile in board_text.read(text)]
    else:
        given = fields.nested_list("tiles", TILES)
    faces = []
    for tile, entry in enumerate(given):
        entry.only(("tile", "kind", "points", "meeples", "camel", "palms", "palaces"))
        entry.word("tile", [TILE_TEXT[tile]], TILE_TEXT[tile])
        faces.append(_face(entry))
        for colour, count in enumerate(meeples(entry, "meeples", "")):
            if count:
                s.place_meeples(tile, colour, count)
        if entry.raw("camel", None) is not None:
            s.owner[tile] = entry.integer("camel", 0, s.players - 1)
        s.palms[tile] = entry.integer("palms", 0, PALMS, 0)
        s.palaces[tile] = entry.integer("palaces", 0, PALACES, 0)
    for face, (kind, points, count) in enumerate(FACES):
        if faces.count(face) != count:
            raise fields.fail("tiles", f"there must be {count} tiles {TILE_NAMES[kind]} {points}")
    s.lay_tiles(tuple(faces))


def _face(entry: Fields) -> int:
    kind = entry.word("kind", TILE_NAMES)
    points = entry.integer("points", 4, 15)
    if (kind, points) not in FACE_OF:
        raise entry.fail("points", f"there is no {kind} of {points} points")
    return FACE_OF[kind, points]


def _meeples(s: Position, fields: Fields) -> None:
    rest = list(MEEPLES)
    for colour in range(5):
        rest[colour] -= sum(s.meeples[colour::5]) + s.hand[colour]
    rest[YELLOW] -= sum(s.viziers)
    rest[WHITE] -= sum(s.elders)
    if s.tribe >= 0:
        rest[s.tribe] -= s.taken
    for colour, count in enumerate(rest):
        if count < 0:
            raise fields.fail("tiles", f"there are {-count} {COLOURS[colour]} meeples too many")
    s.bag = meeples(fields, "bag", "".join(COLOURS[c] * rest[c] for c in range(5)))
    if s.bag != rest:
        raise fields.fail("bag", "must hold just the meeples that are nowhere else")


def _supplies(s: Position, fields: Fields) -> None:
    for name, total, laid in (("palms_left", PALMS, s.palms), ("palaces_left", PALACES, s.palaces)):
        left = total - sum(laid)
        if left < 0 or fields.integer(name, 0, total, left) != left:
            raise fields.fail(name, f"with those on the tiles there must be {total}")
    s.palms_left = PALMS - sum(s.palms)
    s.palaces_left = PALACES - sum(s.palaces)


# ---- The seats ------------------------------------------------------------------------------------------


def _seats(s: Position, fields: Fields, viewer: Any) -> None:
    given = fields.nested_list("seats", s.players) if fields.has("seats") else [Fields({}, "seats")] * s.players
    for seat, entry in enumerate(given):
        entry.only(("gold", "camels", "viziers", "elders", "djinns", "resources", "known", "used"))
        concealed = viewer is not None and viewer != seat
        s.gold[seat] = -1 if concealed else entry.integer("gold", 0, 100_000, START_GOLD)
        left = CAMELS[s.players] - s.owner.count(seat)
        if left < 0 or entry.integer("camels", 0, CAMELS[s.players], left) != left:
            raise entry.fail("camels", f"with those on the tiles there must be {CAMELS[s.players]}")
        s.camels[seat] = left
        s.viziers[seat] = entry.integer("viziers", 0, MEEPLES[YELLOW], 0)
        s.elders[seat] = entry.integer("elders", 0, MEEPLES[WHITE], 0)
        s.djinns[seat] = djinn_mask(entry, "djinns")
        s.used[seat] = djinn_mask(entry, "used") & s.djinns[seat]
        _hand(s, seat, entry, concealed)


def _hand(s: Position, seat: int, entry: Fields, concealed: bool) -> None:
    names = ["?"] if concealed else list(RESOURCES)
    held = entry.words("resources", names, default=entry.raw("known", []) if not concealed else [])
    known = entry.words("known", RESOURCES, default=[] if concealed else held)
    for card in known:
        s.known[seat * KINDS + RESOURCES.index(card)] += 1
    for card in known if concealed else held:
        s.goods[seat * KINDS + RESOURCES.index(card)] += 1
    s.secret[seat] = len(held) - len(known)
    short = any(s.goods[seat * KINDS + k] < s.known[seat * KINDS + k] for k in range(KINDS))
    if s.secret[seat] < 0 or short:
        raise entry.fail("known", "must be among the resources")


# ---- The cards ------------------------------------------------------------------------------------------


def _resources(s: Position, fields: Fields, is_view: bool) -> None:
    rest = list(RESOURCE_COUNTS)
    s.row = [RESOURCES.index(card) for card in fields.words("row", RESOURCES, default=[])]
    s.discard = [RESOURCES.index(card) for card in fields.words("discard", RESOURCES, default=[])]
    for card in (*s.row, *s.discard, *(good for good in range(GOODS) if s.suit >> good & 1)):
        rest[card] -= 1
    for place, count in enumerate(s.goods):
        rest[place % KINDS] -= count
    for card, count in enumerate(rest):
        if count < 0:
            raise fields.fail("row", f"there are {-count} cards {RESOURCES[card]} too many")
    left = [card for card in range(FAKIR + 1) for _ in range(rest[card])]
    if is_view:
        hidden = sum(s.secret[seat] for seat in range(s.players) if s.gold[seat] < 0)
        s.pile = _hidden(fields, "pile", len(left) - hidden)
        return
    s.pile = [RESOURCES.index(card) for card in reversed(fields.words("pile", RESOURCES, default=_names(left)))]
    if sorted(s.pile) != left:
        raise fields.fail("pile", "must hold just the cards that are nowhere else")


def _names(cards: list[int]) -> list[str]:
    return [RESOURCES[card] for card in cards]


def _hidden(fields: Fields, name: str, count: int) -> list[int]:
    if count < 0 or len(fields.words(name, ["?"], default=["?"] * max(0, count))) != count:
        raise fields.fail(name, f"must be {max(0, count)} hidden cards")
    return [-1] * count


def _djinns(s: Position, fields: Fields, viewer: Any) -> None:
    s.djinn_row = _djinn_list(fields, "djinn_row", [])
    s.djinn_discard = _djinn_list(fields, "djinn_discard", [])
    open_ = [*s.djinn_row, *s.djinn_discard, *(d for d in s.drawn if d >= 0)]
    for mask in s.djinns:
        open_ += [d for d in range(len(DJINN_NAMES)) if mask >> d & 1]
    if len(set(open_)) != len(open_):
        raise fields.fail("djinn_row", "a djinn lies in two places")
    left = [d for d in range(len(DJINN_NAMES)) if d not in open_]
    if viewer is not None:
        s.djinn_pile = _hidden(fields, "djinn_pile", len(left) - s.drawn.count(-1))
        return
    s.djinn_pile = _djinn_list(fields, "djinn_pile", [DJINN_NAMES[d] for d in left])[::-1]
    if sorted(s.djinn_pile) != left:
        raise fields.fail("djinn_pile", "must hold just the djinns that are nowhere else")


def _djinn_list(fields: Fields, name: str, default: list[str]) -> list[int]:
    return [DJINN_NAMES.index(djinn) for djinn in fields.words(name, DJINN_NAMES, default=default)]


# ---- The round ------------------------------------------------------------------------------------------


def _markers(s: Position, fields: Fields) -> None:
    each = MARKERS[s.players]
    everyone = [seat for seat in range(s.players) for _ in range(each)]
    s.bid_order = fields.integers("bid_order", 0, s.players - 1, default=everyone)
    for space, seat in enumerate(fields.items("track", len(TRACK), [None] * len(TRACK))):
        if seat is not None:
            if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < s.players:
                raise BadPosition(f"track[{space}]", "must be a seat or null")
            s.track[space] = seat
    if sorted([*s.bid_order, *(seat for seat in s.track if seat >= 0)]) != everyone:
        raise fields.fail("bid_order", f"with the track it must hold {each} marker(s) of each seat")
    gap = (s.track[0] >= 0 and s.track[1] < 0) or (s.track[1] >= 0 and s.track[2] < 0)
    if s.stage == BIDDING and gap:
        raise fields.fail("track", "markers on 0 stand nearest to the prices")
    if s.stage == OVER:
        return
    if not s.bid_order:
        raise fields.fail("bid_order", "must hold the marker of the player who decides")
    s.actor = -1 if s.stage == BIDDING else s.bid_order[-1]
    s.current_player = s.bid_order[0] if s.stage == BIDDING else s.actor
    if s.stage == BIDDING and fields.raw("activation", None) is not None:
        raise fields.fail("activation", f"must be null in stage {STAGES[BIDDING]!r}")
