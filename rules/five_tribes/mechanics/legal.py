"""What is legal: for each stage the module that lists it, and whether its decision is asked at all."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rules.five_tribes.components.actions import PASS
from rules.five_tribes.components.stages import (
    AFTER_SALE,
    BIDDING,
    MOVE,
    OVER,
    SALE,
    SECOND_KILL,
    SECOND_PICK,
    SHIFT,
    SIBITTIS_KEEP,
    SOW,
    SUIT,
    TARGET,
    TILE,
    TRIBE,
)
from rules.five_tribes.mechanics import assassins, bidding, powers, sale, sowing, tile_actions, tribes
from rules.five_tribes.position import Position


def list_move(s: Position) -> list[int]:
    """Tiles to take, or, when none can be, giving up; and djinns."""
    takes = sowing.list_takes(s)
    uses = powers.power_ids(s)
    return takes + uses if takes else [PASS, *uses]


def list_nothing(s: Position) -> list[int]:
    """The game is over."""
    return []


_LIST_OF: Final[dict[int, Callable[[Position], list[int]]]] = {
    BIDDING: bidding.list_bids,
    MOVE: list_move,
    SOW: sowing.list_drops,
    TRIBE: tribes.list_choices,
    SECOND_KILL: assassins.list_second,
    TILE: tile_actions.list_choices,
    SECOND_PICK: tile_actions.list_second,
    SALE: sale.list_sale,
    SUIT: sale.list_suit,
    AFTER_SALE: sale.list_after,
    TARGET: powers.list_targets,
    SHIFT: powers.list_shift,
    SIBITTIS_KEEP: powers.list_keep,
    OVER: list_nothing,
}

LISTS: Final = [_LIST_OF[stage] for stage in range(len(_LIST_OF))]
"""For each stage: its legal ids."""

ASKS: Final[dict[int, Callable[[Position], bool]]] = {
    TRIBE: tribes.asks,
    TILE: tile_actions.asks,
    SALE: sale.asks,
    SUIT: sale.can_grow,
    SHIFT: lambda s: bool(powers.shift_powers(s, s.power)),
    AFTER_SALE: sale.asks,
}
"""Stages that are only ever open because of what the actor has: whether that is so."""
