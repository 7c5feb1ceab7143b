"""Reading the event tiles of a position, and what they put on the map."""

from __future__ import annotations

from rules.core.fields import Fields
from rules.rise_of_tribes.components import tables
from rules.rise_of_tribes.components.box import (
    ALTAR,
    DISCOVERY,
    EVENTS,
    HEXES,
    INVADERS,
    KINDS,
    MAMMOTH,
    PLENTIFUL,
    SET_ASIDE,
    TIGER,
    WINTER,
)
from rules.rise_of_tribes.mechanics.knowledge import HIDDEN, tiles_unknown
from rules.rise_of_tribes.position import Position


def read(s: Position, fields: Fields) -> None:
    """Read the fields `events`, `volcano`, `tiger`, `mammoth`, `invaders`, `glacier`."""
    _read_pieces(s, fields)
    events = fields.nested("events") if fields.raw("events", None) is not None else Fields({}, "events")
    events.only(("row", "oldest", "deck", "seen", "discard", "set_aside"))
    for slot, space in enumerate(events.items("row", tables.EVENT_SLOTS, [None] * tables.EVENT_SLOTS)):
        if space is not None:
            whole = {"tile": space} if isinstance(space, str) else space
            _read_space(s, Fields(whole, f"events.row[{slot}]"), slot)
    s.oldest = events.integer("oldest", 1, tables.EVENT_SLOTS, 1) - 1
    s.discard = [EVENTS.index(name) for name in events.words("discard", EVENTS, default=[])]
    built = any(s.villages) or any(s.hidden)
    listed = [EVENTS.index(name) for name in events.words("deck", (*EVENTS, "?"), default=[]) if name != "?"]
    gone = set(SET_ASIDE) & {*s.row, *s.discard, *listed}
    s.set_aside = int(events.flag("set_aside", not built and not gone))
    _read_deck(s, events)
    _check_pieces(s, fields)


def _read_deck(s: Position, events: Fields) -> None:
    unknown = tiles_unknown(s)
    if events.has("deck"):
        names = events.words("deck", (*EVENTS, "?"))
        s.deck = [HIDDEN if name == "?" else EVENTS.index(name) for name in names]
        known = [tile for tile in s.deck if tile != HIDDEN]
        if len(set(known)) < len(known) or not set(known) <= set(unknown) or len(s.deck) > len(unknown):
            raise events.fail("deck", "must hold only tiles that are nowhere else, each once")
        if HIDDEN in s.deck and s.rng is not None:
            raise events.fail("deck", "only a view hides tiles")
    else:
        s.deck = unknown
        if s.rng is not None:
            s._shuffle(s.deck)
    seen = events.items("seen", len(s.deck), [False] * len(s.deck))
    s.seen = [int(flag is True) for flag in seen]


def _read_space(s: Position, space: Fields, slot: int) -> None:
    space.only(("tile", "tokens"))
    tile = EVENTS.index(space.word("tile", EVENTS))
    if tile in s.row or (tile in range(ALTAR, ALTAR + 3) and s.item_owner[tile - ALTAR] >= 0):
        raise space.fail("tile", "is there twice")
    s.row[slot] = tile
    usual = _usual_tokens(s, tile)
    tokens = space.nested("tokens") if space.has("tokens") else Fields({})
    tokens.only(KINDS)
    for i, kind in enumerate(KINDS):
        s.tokens[3 * slot + i] = tokens.integer(kind, 0, 99, 0 if space.has("tokens") else usual[i])


def _usual_tokens(s: Position, tile: int) -> list[int]:
    """What a tile carries when it is revealed."""
    tokens = [0, 0, 0]
    if tile == DISCOVERY:
        tokens = [tables.DISCOVERY_EACH] * 3
    elif tile == WINTER:
        tokens[0] = s.players
    elif tile >= PLENTIFUL:
        tokens[tile - PLENTIFUL] = tables.PLENTIFUL
    return tokens


def _hex(s: Position, fields: Fields, name: str) -> int:
    if fields.raw(name, None) is None:
        return -1
    return HEXES.index(fields.word(name, HEXES[: s.layout.size]))


def _read_pieces(s: Position, fields: Fields) -> None:
    if fields.raw("volcano", None) is not None:
        s.set_site(fields.integer("volcano", 1, len(s.layout.sites)) - 1)
    s.tiger = _hex(s, fields, "tiger")
    if fields.raw("mammoth", None) is not None:
        mammoth = fields.nested("mammoth")
        mammoth.only(("hex", "tamer"))
        s.mammoth = HEXES.index(mammoth.word("hex", HEXES[: s.layout.size]))
        if mammoth.raw("tamer", None) is not None:
            s.tamer = mammoth.integer("tamer", 0, s.players - 1)
    if fields.raw("invaders", None) is not None:
        invaders = fields.nested("invaders")
        invaders.only(("hex", "count"))
        s.invaders_hex = HEXES.index(invaders.word("hex", HEXES[: s.layout.size]))
        s.invaders = invaders.integer("count", 1, tables.INVADERS_MAX, tables.INVADERS_AT_FIRST)
        s.population[s.invaders_hex] += s.invaders
    if fields.raw("glacier", None) is not None:
        _read_glacier(s, fields.nested("glacier"))


def _read_glacier(s: Position, glacier: Fields) -> None:
    glacier.only(("hex", "stones", "melted"))
    h = _hex(s, glacier, "hex")
    if h < 0 or not s.terrain[2] >> h & 1:
        raise glacier.fail("hex", "must be a mountain")
    s.ice_stones = glacier.integer("stones", 0, tables.GLACIER_STONES, 0)
    if glacier.flag("melted", s.ice_stones == tables.GLACIER_STONES):
        s.melted = h
    else:
        s.glacier = h
        if s.village[h] >= 0:
            raise glacier.fail("hex", "a Glacier bears no village")


def _check_pieces(s: Position, fields: Fields) -> None:
    """A piece is on the map while its tile is active (a tamed mammoth while it is somebody's)."""
    placing = [frame.get("do") for frame in fields.items("pending", default=[]) if isinstance(frame, dict)]
    wild = s.mammoth >= 0 and s.tamer < 0
    for name, tile, there in (
        ("tiger", TIGER, s.tiger >= 0),
        ("mammoth", MAMMOTH, wild),
        ("invaders", INVADERS, s.invaders_hex >= 0),
    ):
        if there != (tile in s.row) and f"put_{name}" not in placing and "fight_out" not in placing:
            raise fields.fail(name, f"is on the map just while the tile {EVENTS[tile]} is in the row")
