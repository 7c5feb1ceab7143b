"""The table of Tribe's actions. Cards are named by type, chains by their Tribù, opponents by seat.

Seats count from 0 in fields (as in the specification) and from 1 in the notation (as on the screen).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from rules.core.action import ActionTable, Field
from rules.tribe.components import ACTIVABLE, DIORAMAS, LEADERS, NAMES, TRIBU_NAMES, TRIBUS, TYPES

SEATS = 4
KEPT = len(ACTIVABLE)

DRAW_PILE = 0
DRAW_DISCARD = 1
USE_DIORAMA = 2
ATTACK = USE_DIORAMA + TRIBUS * TRIBUS
SWAP = ATTACK + TRIBUS * SEATS * TRIBUS
DISCARD = SWAP + TRIBUS * KEPT
PLACE_TRIBU = DISCARD + TYPES
PLACE_DIORAMA = PLACE_TRIBU + TRIBUS
ACTIVATE = PLACE_DIORAMA + DIORAMAS * TRIBUS
PLAY_DRAW3 = ACTIVATE + KEPT * TRIBUS
PLAY_BLOCK = PLAY_DRAW3 + 1
DECLINE = PLAY_BLOCK + SEATS
PROTECT = DECLINE + 1
DRAW3_DISCARD = PROTECT + TRIBUS
CHOOSE_LEADER = DRAW3_DISCARD + TYPES
COUNT = CHOOSE_LEADER + len(LEADERS)

KEPT_INDEX = [ACTIVABLE.index(card) if card in ACTIVABLE else -1 for card in range(TYPES)]
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


TABLE = ActionTable(_rows())
assert len(TABLE) == COUNT
