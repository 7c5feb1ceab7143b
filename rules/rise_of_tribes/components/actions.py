"""The table of actions, and where in it each kind begins."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from rules.core.action import ActionTable, Field
from rules.rise_of_tribes.components.box import ACTIONS, DEVELOPMENTS, FACES, GOALS, HEXES, ITEMS, KINDS, POWERS
from rules.rise_of_tribes.components.layout import bits, most_sites

Row = tuple[str, Mapping[str, Field], str]
SEATS: Final = range(4)
MAX_BID: Final = 96
"""As many as there are resource tokens."""

_rows: list[Row] = []


def _add(rows: Iterable[Row]) -> int:
    start = len(_rows)
    _rows.extend(rows)
    return start


def _plain(kind: str, text: str) -> int:
    return _add([(kind, {}, text)])


def _per_kind(kind: str, verb: str) -> int:
    return _add((kind, {"resource": name}, f"{verb} {name}") for name in KINDS)


def _per_hex(kind: str, verb: str, after: str = "") -> int:
    return _add((kind, {"hex": h}, f"{verb} {h}{after}") for h in HEXES)


def _per_pair(kind: str, verb: str) -> int:
    return _add((kind, {"from": a, "to": b}, f"{verb} {a} {b}") for a in HEXES for b in HEXES if a != b)


def word(name: str) -> str:
    """A name as the notation writes it: lower case, no blanks or apostrophes."""
    return name.lower().replace(" ", "-").replace("'", "")


def seat(player: int) -> str:
    """A seat as the notation writes it: from 1, as on the screen (fields count from 0)."""
    return f"p{player + 1}"


DONE: Final[int] = _plain("DONE", "done")
ROLL: Final[int] = _plain("ROLL", "roll")
DREAM: Final[int] = _plain("DREAM", "dream")
BOTTOM: Final[int] = _add(("BOTTOM", {"tile": i}, f"bottom {i}") for i in (1, 2))
LIGHT: Final[int] = _per_kind("LIGHT", "light")
DIE: Final[int] = _add(("DIE", {"die": f, "action": a}, f"{f} {a.lower()}") for f in FACES for a in ACTIONS)
GROW: Final[int] = _per_hex("GROW", "grow")
GROW_BOARD: Final[int] = _plain("GROW_BOARD", "grow board")
MOVE: Final[int] = _per_pair("MOVE", "move")
WAYFARE: Final[int] = _per_pair("WAYFARE", "wayfare")
FAR: Final[int] = _plain("FAR", "far")
FAR_MOVED: Final[int] = _plain("FAR_MOVED", "far moved")
SHIFT: Final[int] = _per_hex("SHIFT", "shift")
GATHER: Final[int] = _per_hex("GATHER", "gather")
GATHER_STONE: Final[int] = _per_hex("GATHER_STONE", "gather", " stone")
RETURN: Final[int] = _add(("RETURN", {"goal": g}, f"return {word(g)}") for g in GOALS)
TAKE: Final[int] = _per_kind("TAKE", "take")
PAY: Final[int] = _per_kind("PAY", "pay")
SAVE: Final[int] = _per_kind("SAVE", "save")
VICTIM: Final[int] = _add(("VICTIM", {"player": p}, f"from {seat(p)}") for p in SEATS)
PLACE: Final[int] = _per_hex("PLACE", "place")
LOSE: Final[int] = _per_hex("LOSE", "lose")
SITE: Final[int] = _add(("SITE", {"site": i + 1}, f"volcano {i + 1}") for i in range(most_sites()))
DROP: Final[int] = _plain("DROP", "drop")
BID: Final[int] = _add(("BID", {"resources": n}, f"bid {n}") for n in range(1, MAX_BID + 1))
GIVE: Final[int] = _add(("GIVE", {"resource": k, "to": p}, f"give {k} {seat(p)}") for p in SEATS for k in KINDS)
FIGHT: Final[int] = _per_hex("FIGHT", "fight")
BOW: Final[int] = _add(("BOW", {"player": p}, f"shoot {seat(p)}") for p in SEATS)
BOW_INVADERS: Final[int] = _plain("BOW_INVADERS", "shoot invaders")
CUNNING: Final[int] = _per_hex("CUNNING", "cunning")
INTIMIDATE: Final[int] = _per_pair("INTIMIDATE", "intimidate")
AMBUSH: Final[int] = _per_hex("AMBUSH", "ambush")
EVADE: Final[int] = _per_hex("EVADE", "evade")
BUILD: Final[int] = _per_hex("BUILD", "build")
BUILD_ELDER: Final[int] = _per_hex("BUILD_ELDER", "build", " elder")
BUILD_HIDDEN: Final[int] = _plain("BUILD_HIDDEN", "build hidden")
COMPLETE: Final[int] = _add(("COMPLETE", {"goal": g}, f"complete {word(g)}") for g in GOALS)
LEARN: Final[int] = _per_kind("LEARN", "learn")
ALTAR: Final[int] = _add(("ALTAR", {"pay": k}, f"altar {k}") for k in (*KINDS, "each"))
POWER: Final[int] = _add(("POWER", {"power": p}, f"power {word(p)}") for p in POWERS)
BUY: Final[int] = _add(("BUY", {"item": i}, f"buy {i}") for i in ITEMS)
TRADE: Final[int] = _add(("TRADE", {"give": a, "get": b}, f"trade {a} {b}") for a in KINDS for b in KINDS if a != b)
EXOGAMY: Final[int] = _per_hex("EXOGAMY", "exogamy")
LOAN: Final[int] = _add(
    ("LOAN", {"development": g, "from": p, "pay": k}, f"loan {word(g)} {seat(p)} {k}")
    for p in SEATS
    for g in GOALS[:DEVELOPMENTS]
    for k in KINDS
)

TABLE: Final = ActionTable(_rows)
SIZE: Final[int] = len(TABLE)


def pair_of(offset: int) -> tuple[int, int]:
    """The two hexes of a pair action, `offset` from where its kind begins."""
    a, rest = divmod(offset, 14)
    return a, rest + (rest >= a)


def pair(start: int, a: int, b: int) -> int:
    """The id of the pair action from hex `a` to hex `b`, of the kind that begins at `start`."""
    return start + a * 14 + b - (b > a)


MOVE_FROM: Final = [pair_of(i)[0] for i in range(210)]
MOVE_TO: Final = [pair_of(i)[1] for i in range(210)]
"""Where the pair action at each offset leads, for the quick path of MOVE."""

_ids: dict[int, list[int]] = {}


def hex_ids(start: int, mask: int) -> list[int]:
    """The ids of the hexes in `mask`, of the kind that begins at `start`; not to be changed (remembered)."""
    key = start << 15 | mask
    found = _ids.get(key)
    if found is None:
        found = _ids[key] = [start + h for h in bits(mask)]
    return found


_pair_ids: dict[tuple[int, int], list[int]] = {}


def pair_ids(start: int, source: int, targets: int) -> list[int]:
    """The ids from hex `source` to every hex of the mask `targets`; not to be changed (remembered)."""
    key = (start + source, targets)
    found = _pair_ids.get(key)
    if found is None:
        found = _pair_ids[key] = [pair(start, source, b) for b in bits(targets)]
    return found
