"""What is legal in each stage, and which module carries an action out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rules.core.rng import RandomSource
from rules.five_tribes.components.actions import (
    AT,
    BID,
    BUY,
    CASH,
    DROP,
    END,
    FAKIRS,
    KEEP,
    KILL,
    PASS,
    PICK,
    PLACE,
    ROB,
    SELL,
    TAKE,
    USE,
    by_action,
)
from rules.five_tribes.components.grid import TILES
from rules.five_tribes.components.pieces import PAID_POWERS
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
from rules.five_tribes.mechanics import bidding, powers, sale, sowing, tile_actions, tribes, turns
from rules.five_tribes.mechanics.powers import power_ids
from rules.five_tribes.mechanics.sowing import any_move, movable
from rules.five_tribes.position import Position

DEEDS: Final[dict[int, Callable[[Position, int], None]]] = {
    BID: bidding.do_bid,
    TAKE: sowing.do_take,
    DROP: sowing.do_drop,
    FAKIRS: tribes.do_fakirs,
    KILL: tribes.do_kill,
    ROB: tribes.do_rob,
    PASS: turns.do_pass,
    PLACE: tile_actions.do_place,
    PICK: tile_actions.do_pick,
    BUY: tile_actions.do_buy,
    USE: powers.do_use,
    AT: powers.do_at,
    KEEP: powers.do_keep,
    SELL: sale.do_sell,
    CASH: sale.do_cash,
    END: turns.do_end,
}
"""For each kind of action: what it does itself. What follows from it is up to `turns.settle`."""

_DEED: Final = by_action(DEEDS)


def play(s: Position, action: int) -> None:
    """Carry out a legal action, and all that follows until the next decision."""
    _DEED[action](s, action)
    if s.stage != SOW:
        turns.settle(s)


# ---- What is legal, stage by stage ------------------------------------------------------------------


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
    SECOND_KILL: tribes.list_second,
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


# ---- Random and single tiles in the move stage ------------------------------------------------------


TRIES: Final = 90
"""Draws before giving up: more than that and hardly any tile can be taken."""


def pick_tile(s: Position, rng: RandomSource) -> int:
    """A uniformly drawn tile that can be taken, or -1: then list what is legal."""
    if s.djinns[s.actor] & PAID_POWERS & ~s.used[s.actor]:
        return -1
    for _ in range(TRIES):
        tile = rng.randrange(TILES)
        if movable(s, tile):
            return tile
    return -1


def is_legal_in_move(s: Position, action: int) -> bool:
    """`is_legal` in the move stage of a real state."""
    if TAKE <= action < DROP:
        return movable(s, action - TAKE)
    if USE <= action < AT:
        return action in power_ids(s)
    return action == PASS and not any_move(s)
