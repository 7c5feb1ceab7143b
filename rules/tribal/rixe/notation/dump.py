"""Writing positions of the Rixe as plain JSON types."""

from __future__ import annotations

from itertools import groupby
from typing import Any

from rules.tribal.cards import NAMES, NO_CARD, TYPE_NAMES, members
from rules.tribal.reading import names_of
from rules.tribal.repetition import dump_seen
from rules.tribal.rixe.components.phases import PHASES
from rules.tribal.rixe.position import Position


def dump_fields(s: Position) -> dict[str, Any]:
    """The Rixe's own fields."""
    seats = range(s.players)
    return {
        "phase": PHASES[s.phase],
        "youngest": s.youngest,
        "zones": [[names_of(s.columns[slot]) for slot in s.slots_of(zone)] for zone in seats],
        "order": s.zones[:],
        "hands": [names_of(hand) for hand in s.hands],
        "lacks": [_dump_lacks(masks) for masks in s.lacks],
        "stock": names_of(reversed(s.stock)),
        "turned": None if s.turned == NO_CARD else NAMES[s.turned],
        "collected": [names_of(cards) for cards in s.collected],
        "scores": s.points[:],
        "outs": s.outs[:],
        "rounds_over": [{"points": [*points], "out": members(out)} for points, out in s.tallies],
        "cleaned": s.cleaned[:],
        "dry": s.dry,
        "moves": s.moves,
        "has_played": s.has_played,
        "has_drawn": s.has_drawn,
        "seen": dump_seen(s.seen),
    }


def _dump_lacks(masks: list[int]) -> list[dict[str, Any]]:
    return [
        {"cards": len([*run]), "types": [TYPE_NAMES[kind] for kind in members(types)]} for types, run in groupby(masks)
    ]
