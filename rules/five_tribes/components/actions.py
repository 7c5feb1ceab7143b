"""The action table: rows in order, the first id of every kind, and the kind of every id."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeVar

from rules.core.action import ActionTable, Field
from rules.five_tribes.components.grid import DIRECTIONS, TILE_TEXT
from rules.five_tribes.components.pieces import (
    COLOURS,
    DJINN_COSTS,
    DJINN_NAMES,
    GOODS,
    ONE,
    ONLY_FAKIR,
    PRICES,
    RESOURCES,
    TWO,
)

Row = tuple[str, dict[str, Field], str]

BIDS: Final = [(price, fakirs) for fakirs in range(len(PRICES)) for price in range(fakirs, len(PRICES))]
"""(place in `PRICES`, Kumarbi's fakirs) of each bid."""

POWERS: Final = [
    (djinn, elders, fakirs)
    for djinn, cost in enumerate(DJINN_COSTS)
    for elders, fakirs in {ONE: ((1, 0), (0, 1)), TWO: ((2, 0), (1, 1)), ONLY_FAKIR: ((0, 1),)}.get(cost, ())
]
"""(djinn, elders, fakirs) of each way to pay for a power."""

PRICES_OF_A_DJINN: Final = ((2, 0), (1, 1))
"""(elders, fakirs): the two ways to pay for a djinn at a Sacred Place."""

MOST_FAKIRS: Final = 18
SEATS: Final = 4
HELD: Final = ("vizier", "elder")
MOST_PLACES: Final = 6


def paid(elders: int, fakirs: int) -> str:
    """A payment in notation: a letter for each thing given, `E` elder, `F` fakir."""
    return "E" * elders + "F" * fakirs


def _bids() -> list[Row]:
    return [
        ("BID", {"price": PRICES[i], "fakirs": f}, " ".join(["bid", str(PRICES[i]), *(["F" * f] if f else [])]))
        for i, f in BIDS
    ]


def _takes() -> list[Row]:
    return [("TAKE", {"tile": tile}, f"take {tile}") for tile in TILE_TEXT]


def _drops() -> list[Row]:
    return [
        ("DROP", {"direction": way, "colour": colour}, f"drop {colour} {way}")
        for way in DIRECTIONS
        for colour in COLOURS
    ]


def _fakirs() -> list[Row]:
    return [("FAKIRS", {"n": n}, f"fakirs {n}") for n in range(MOST_FAKIRS + 1)]


def _kills() -> list[Row]:
    return [("KILL", {"tile": tile, "colour": c}, f"kill {c} {tile}") for tile in TILE_TEXT for c in COLOURS]


def _robberies() -> list[Row]:
    return [("ROB", {"player": p, "what": what}, f"rob {what} {p}") for p in range(SEATS) for what in HELD]


def _picks() -> list[Row]:
    return [("PICK", {"place": i + 1}, f"card {i + 1}") for i in range(MOST_PLACES)]


def _buys() -> list[Row]:
    return [
        ("BUY", {"djinn": name, "elders": e, "fakirs": f}, f"buy {name} {paid(e, f)}")
        for name in DJINN_NAMES
        for e, f in PRICES_OF_A_DJINN
    ]


def _uses() -> list[Row]:
    return [
        ("USE", {"djinn": DJINN_NAMES[d], "elders": e, "fakirs": f}, f"use {DJINN_NAMES[d]} {paid(e, f)}")
        for d, e, f in POWERS
    ]


def _ats() -> list[Row]:
    return [("AT", {"tile": tile}, f"at {tile}") for tile in TILE_TEXT]


def _keeps() -> list[Row]:
    return [("KEEP", {"djinn": name}, f"keep {name}") for name in DJINN_NAMES]


def _sells() -> list[Row]:
    return [("SELL", {"good": good}, f"sell {good}") for good in RESOURCES[:GOODS]]


_PARTS: Final[list[list[Row]]] = [
    _bids(),
    _takes(),
    _drops(),
    _fakirs(),
    _kills(),
    _robberies(),
    [("PASS", {}, "pass")],
    [("PLACE", {}, "place")],
    _picks(),
    _buys(),
    _uses(),
    _ats(),
    _keeps(),
    _sells(),
    [("CASH", {}, "cash")],
    [("END", {}, "end")],
]

TABLE: Final = ActionTable(row for part in _PARTS for row in part)

_FIRST: Final[dict[str, int]] = {action.kind: action.id for action in reversed(TABLE)}

BID: Final[int] = _FIRST["BID"]
TAKE: Final[int] = _FIRST["TAKE"]
DROP: Final[int] = _FIRST["DROP"]
FAKIRS: Final[int] = _FIRST["FAKIRS"]
KILL: Final[int] = _FIRST["KILL"]
ROB: Final[int] = _FIRST["ROB"]
PASS: Final[int] = _FIRST["PASS"]
PLACE: Final[int] = _FIRST["PLACE"]
PICK: Final[int] = _FIRST["PICK"]
BUY: Final[int] = _FIRST["BUY"]
USE: Final[int] = _FIRST["USE"]
AT: Final[int] = _FIRST["AT"]
KEEP: Final[int] = _FIRST["KEEP"]
SELL: Final[int] = _FIRST["SELL"]
CASH: Final[int] = _FIRST["CASH"]
END: Final[int] = _FIRST["END"]

KIND: Final[list[int]] = [_FIRST[action.kind] for action in TABLE]
"""The kind of each action. A kind is named by the first id it has: `KIND[id] == KILL` says that `id` kills."""

T = TypeVar("T")


def by_action(by_kind: Mapping[int, T]) -> list[T]:
    """A table with an entry for each kind of action as a list with one for each action, which is quicker to ask."""
    return [by_kind[kind] for kind in KIND]


FIRST_BID: Final = [BID + BIDS.index((fakirs, fakirs)) for fakirs in range(len(PRICES))]
"""The id of the cheapest bid with so many fakirs; dearer ones follow it."""

USES_OF: Final[list[list[tuple[int, int, int]]]] = [
    [(USE + i, elders, fakirs) for i, (d, elders, fakirs) in enumerate(POWERS) if d == djinn]
    for djinn in range(len(DJINN_NAMES))
]
"""For each djinn its ways to be used: (id, elders, fakirs)."""
