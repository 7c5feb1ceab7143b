"""Reading the seats: gold, camels, meeples kept, djinns and hands."""

from __future__ import annotations

from typing import Any

from rules.core.fields import Fields
from rules.five_tribes.components.pieces import (
    KINDS,
    MEEPLES,
    MOST_GOLD,
    RESOURCES,
    START_GOLD,
    WHITE,
    YELLOW,
    camels_each,
)
from rules.five_tribes.components.stages import OVER, STAGES
from rules.five_tribes.notation.reading import djinn_mask
from rules.five_tribes.position import Position


def load_seats(s: Position, fields: Fields, viewer: Any) -> None:
    """What each seat holds. Raises `BadPosition`."""
    is_over = fields.raw("stage", None) == STAGES[OVER]
    given = fields.nested_list("seats", s.players) if fields.has("seats") else [Fields({}, "seats")] * s.players
    for seat, entry in enumerate(given):
        entry.only(("gold", "camels", "viziers", "elders", "djinns", "resources", "known", "used"))
        concealed = viewer not in (None, seat) and not (is_over and entry.raw("gold", "?") != "?")
        s.gold[seat] = -1 if concealed else entry.integer("gold", 0, MOST_GOLD, START_GOLD)
        every = camels_each(s.players, s.options)
        left = every - s.owner.count(seat)
        if left < 0 or entry.integer("camels", 0, every, left) != left:
            raise entry.fail("camels", f"with those on the tiles there must be {every}")
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
