"""A state as plain JSON types; `schema.json` documents it, `loading` reads it back."""

from __future__ import annotations

from typing import Any

from rules.five_tribes.components.grid import DIRECTIONS, START, TILE_TEXT, TILES
from rules.five_tribes.components.pieces import (
    COLOURS,
    DJINN_NAMES,
    FACE_KIND,
    FACE_POINTS,
    GOODS,
    KINDS,
    RESOURCES,
    TILE_NAMES,
)
from rules.five_tribes.components.stages import BIDDING, OVER, STAGES
from rules.five_tribes.mechanics.hands import hand_size
from rules.five_tribes.mechanics.sowing import letters
from rules.five_tribes.position import Position


def fields(s: Position) -> dict[str, Any]:
    """The game's own fields of a position."""
    return {
        "stage": STAGES[s.stage],
        "tiles": [_tile(s, tile) for tile in range(TILES)],
        "bag": letters(s.bag),
        "palms_left": s.palms_left,
        "palaces_left": s.palaces_left,
        "seats": [_seat(s, seat) for seat in range(s.players)],
        "row": cards(s.row),
        "pile": cards(s.pile[::-1]),
        "discard": cards(s.discard),
        "djinn_row": djinns(s.djinn_row),
        "djinn_pile": djinns(s.djinn_pile[::-1]),
        "djinn_discard": djinns(s.djinn_discard),
        "bid_order": s.bid_order[:],
        "track": [None if seat < 0 else seat for seat in s.track],
        "stuck": s.stuck,
        "activation": None if s.stage in (BIDDING, OVER) else _activation(s),
    }


def cards(codes: list[int]) -> list[str]:
    """Resource codes as names, hidden ones as "?"."""
    return ["?" if card < 0 else RESOURCES[card] for card in codes]


def djinns(codes: list[int]) -> list[str]:
    """Djinn codes as names, hidden ones as "?"."""
    return ["?" if djinn < 0 else DJINN_NAMES[djinn] for djinn in codes]


def djinns_in(mask: int) -> list[str]:
    """The names of the djinns of a mask."""
    return [name for djinn, name in enumerate(DJINN_NAMES) if mask >> djinn & 1]


def counted(counts: list[int]) -> list[str]:
    """Ten counts as card names."""
    return [RESOURCES[card] for card in range(KINDS) for _ in range(counts[card])]


def tile_name(tile: int) -> str | None:
    """A tile's name, None for no tile."""
    return None if tile < 0 else TILE_TEXT[tile]


def _tile(s: Position, tile: int) -> dict[str, Any]:
    face = s.faces[tile]
    return {
        "tile": TILE_TEXT[tile],
        "kind": TILE_NAMES[FACE_KIND[face]],
        "points": FACE_POINTS[face],
        "meeples": letters(s.meeples[tile * 5 : tile * 5 + 5]),
        "camel": None if s.owner[tile] < 0 else s.owner[tile],
        "palms": s.palms[tile],
        "palaces": s.palaces[tile],
    }


def _seat(s: Position, seat: int) -> dict[str, Any]:
    held = s.goods[seat * KINDS : seat * KINDS + KINDS]
    known = s.known[seat * KINDS : seat * KINDS + KINDS]
    concealed = s.gold[seat] < 0
    return {
        "gold": "?" if concealed else s.gold[seat],
        "camels": s.camels[seat],
        "viziers": s.viziers[seat],
        "elders": s.elders[seat],
        "djinns": djinns_in(s.djinns[seat]),
        "resources": ["?"] * hand_size(s, seat) if concealed else counted(held),
        "known": counted(known),
        "used": djinns_in(s.used[seat]),
    }


def _activation(s: Position) -> dict[str, Any]:
    walking = s.arc >= 0
    came = s.arc % 5
    return {
        "start": tile_name(s.start),
        "at": TILE_TEXT[s.arc // 5] if walking else None,
        "came": DIRECTIONS[came] if walking and came != START else None,
        "hand": letters(s.hand),
        "final": tile_name(s.final),
        "tribe": None if s.tribe < 0 else COLOURS[s.tribe],
        "taken": s.taken,
        "paid_for": djinns_in(s.doubled),
        "killed": s.killed,
        "victim": TILE_TEXT[s.victim] if 0 <= s.victim < TILES else None if s.victim < 0 else s.victim - TILES,
        "power": None if s.power < 0 else DJINN_NAMES[s.power],
        "origin": tile_name(s.origin),
        "back": STAGES[s.back] if s.power >= 0 else None,
        "drawn": djinns(s.drawn),
        "suit": [RESOURCES[good] for good in range(GOODS) if s.suit >> good & 1],
        "sold": s.sold,
    }
