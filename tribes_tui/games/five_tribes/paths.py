"""Which targets lead to which decision."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from rules.five_tribes.components import stages as st
from rules.five_tribes.components.actions import paid
from rules.five_tribes.components.grid import DIRECTIONS, TILE_TEXT
from tribes_tui.games.five_tribes.foresight import sells_at_once, tile_beside

if TYPE_CHECKING:
    from rules.five_tribes.state import FiveTribesState as S
    from tribes_tui.games.five_tribes.foresight import Foresight
    from tribes_tui.table.board.contract import Path

Fields = Mapping[str, Any]
HELD = {"vizier": "colour:Y", "elder": "colour:W"}


def paths(view: S, action: int, foresight: Foresight) -> Sequence[Path]:
    """The paths of an action: a place, then what is still open about it (colour, payment, fakirs)."""
    row = view.game.actions[action]
    if row.kind == "DROP" and view.stage == st.SOW:
        found = [path for path, actions in foresight.plan(view).items() if actions[0] == action]
        return found or _drop(view, row.fields)
    if row.kind == "DROP":
        return []
    if row.kind == "SELL" and sells_at_once(view):
        return [(f"good:{row.fields['good']}", "cash")]
    first, second = TARGETS[row.kind](row.fields)
    return [(first, second) if second and _is_open(view, action, first) else (first,)]


def _drop(view: S, fields: Fields) -> list[Path]:
    there = tile_beside(view, DIRECTIONS.index(fields["direction"]))
    return [(f"tile:{TILE_TEXT[there]}", f"colour:{fields['colour']}")] if there >= 0 else []


def _is_open(view: S, action: int, first: str) -> bool:
    """Whether another legal action begins with the same target."""
    kind = view.game.actions[action].kind
    legal = view.legal_actions()
    if action not in legal:
        return False
    rows = (view.game.actions[other] for other in legal if other != action)
    return any(row.kind == kind and TARGETS[kind](row.fields)[0] == first for row in rows)


Two = tuple[str, str]
TARGETS: dict[str, Callable[[Fields], Two]] = {
    "BID": lambda f: (f"bid:{f['price']}", f"fakirs:{f['fakirs']}"),
    "TAKE": lambda f: (f"tile:{f['tile']}", ""),
    "FAKIRS": lambda f: (f"fakirs:{f['n']}", ""),
    "KILL": lambda f: (f"tile:{f['tile']}", f"colour:{f['colour']}"),
    "ROB": lambda f: (f"seat:{f['player']}", HELD[f["what"]]),
    "PASS": lambda f: ("pass", ""),
    "PLACE": lambda f: ("place", ""),
    "PICK": lambda f: (f"row:{f['place']}", ""),
    "BUY": lambda f: (f"djinn:{f['djinn']}", f"pay:{paid(f['elders'], f['fakirs'])}"),
    "USE": lambda f: (f"djinn:{f['djinn']}", f"pay:{paid(f['elders'], f['fakirs'])}"),
    "AT": lambda f: (f"tile:{f['tile']}", ""),
    "KEEP": lambda f: (f"djinn:{f['djinn']}", ""),
    "SELL": lambda f: (f"good:{f['good']}", ""),
    "CASH": lambda f: ("cash", ""),
    "END": lambda f: ("end", ""),
}
"""For each kind of action its first target, and the second where the first may leave something open."""
