"""The table of Tribe's actions. Cards are named by type, chains by their Tribù, opponents by seat.

Seats count from 0 in fields (as in the specification) and from 1 in the notation (as on the screen).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from rules.core.action import ActionTable, Field
from rules.tribe.components.cards import ACTIVABLE, DIORAMAS, LEADERS, NAMES, TRIBU_NAMES, TRIBUS, TYPES

SEATS: Final = 4
KEPT: Final = len(ACTIVABLE)

DRAW_PILE: Final = 0
DRAW_DISCARD: Final = 1
USE_DIORAMA: Final = 2
ATTACK: Final = USE_DIORAMA + TRIBUS * TRIBUS
SWAP: Final = ATTACK + TRIBUS * SEATS * TRIBUS
DISCARD: Final = SWAP + TRIBUS * KEPT
PLACE_TRIBU: Final = DISCARD + TYPES
PLACE_DIORAMA: Final = PLACE_TRIBU + TRIBUS
ACTIVATE: Final = PLACE_DIORAMA + DIORAMAS * TRIBUS
PLAY_DRAW3: Final = ACTIVATE + KEPT * TRIBUS
PLAY_BLOCK: Final = PLAY_DRAW3 + 1
DECLINE: Final = PLAY_BLOCK + SEATS
PROTECT: Final = DECLINE + 1
DRAW3_DISCARD: Final = PROTECT + TRIBUS
CHOOSE_LEADER: Final = DRAW3_DISCARD + TYPES
COUNT: Final = CHOOSE_LEADER + len(LEADERS)

KEPT_INDEX: Final = [ACTIVABLE.index(card) if card in ACTIVABLE else -1 for card in range(TYPES)]
"""Type -> its place in `ACTIVABLE`, -1 when it can't be active."""

Row = tuple[str, Mapping[str, Field], str]


def _rows() -> Iterator[Row]:
    yield "DRAW_PILE", {}, "draw"
    yield "DRAW_DISCARD", {}, "take"
    for chain in TRIBU_NAMES:
        for target in TRIBU_NAMES:
            yield "USE_DIORAMA", {"c": chain, "t": target}, f"use {chain} on {target}"
    for chain in TRIBU_NAMES:
        for seat in range(SEATS):
            for target in TRIBU_NAMES:
                yield "ATTACK", {"c": chain, "q": seat, "t": target}, f"attack {seat + 1} {target} from {chain}"
    for chain in TRIBU_NAMES:
        for card in ACTIVABLE:
            yield "SWAP", {"c": chain, "x": NAMES[card]}, f"swap {chain} {NAMES[card]}"
    for name in NAMES:
        yield "DISCARD", {"x": name}, f"discard {name}"
    for name in TRIBU_NAMES:
        yield "PLACE_TRIBU", {"x": name}, f"found {name}"
    for name in NAMES[:DIORAMAS]:
        for target in TRIBU_NAMES:
            yield "PLACE_DIORAMA", {"x": name, "t": target}, f"place {name} {target}"
    for card in ACTIVABLE:
        for chain in TRIBU_NAMES:
            yield "ACTIVATE", {"x": NAMES[card], "c": chain}, f"activate {NAMES[card]} {chain}"
    yield "PLAY_DRAW3", {}, "draw3"
    for seat in range(SEATS):
        yield "PLAY_BLOCK", {"q": seat}, f"block {seat + 1}"
    yield "DECLINE", {}, "decline"
    for chain in TRIBU_NAMES:
        yield "PROTECT", {"c": chain}, f"protect {chain}"
    for name in NAMES:
        yield "DRAW3_DISCARD", {"x": name}, f"drop {name}"
    for leader in LEADERS:
        yield "CHOOSE_LEADER", {"x": TRIBU_NAMES[leader]}, f"leader {TRIBU_NAMES[leader]}"


TABLE: Final = ActionTable(_rows())
assert len(TABLE) == COUNT
