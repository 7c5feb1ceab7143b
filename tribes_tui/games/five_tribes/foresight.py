"""What the moves on a board could bring, and which targets lead to them; thought out once for a view."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from rules.five_tribes.components import stages as st
from rules.five_tribes.components.actions import DROP
from rules.five_tribes.components.grid import STEP, TILE_TEXT
from rules.five_tribes.components.pieces import COLOURS
from rules.five_tribes.evaluation.preview import MoveEnd

if TYPE_CHECKING:
    from rules.five_tribes.state import FiveTribesState as S
    from tribes_tui.table.selection import Path

Ends = dict[int, list[MoveEnd]]
"""End tile -> the ways in which a move can end there, best first."""


def tile_name(tile: int) -> str:
    """The target of a tile."""
    return f"tile:{TILE_TEXT[tile]}"


def tile_of(name: str | None) -> int:
    """The tile of a target, -1 when it is none."""
    kind, _, place = (name or "").partition(":")
    return TILE_TEXT.index(place) if kind == "tile" else -1


class Foresight:
    """Remembers what it found for the view it was asked about last."""

    def __init__(self) -> None:
        self._view: S | None = None
        self._ends: dict[int, Ends] = {}
        self._plan: dict[Path, list[int]] | None = None

    def ends(self, view: S, tile: int) -> Ends:
        """Where the move of `tile`'s meeples can end; in the middle of a move, where that one can."""
        from rules.five_tribes.evaluation import preview

        self._look_at(view)
        key = -1 if view.stage == st.SOW else tile
        found = self._ends.get(key)
        if found is None:
            found = self._ends[key] = {}
            for end in preview.ends(view, key):
                found.setdefault(end.tile, []).append(end)
        return found

    def plan(self, view: S) -> Mapping[Path, list[int]]:
        """In the middle of a move: what each path of targets plays.

        The tiles beside are for the next drop; any other tile where the move can end stands for a whole way there.
        Where only one colour can go, the tile alone is enough.
        """
        self._look_at(view)
        if self._plan is None:
            self._plan = {}
            for tile, colours in self._choices(view).items():
                for colour, actions in colours.items():
                    names = (tile_name(tile), f"colour:{COLOURS[colour]}")
                    self._plan[names if len(colours) > 1 else names[:1]] = actions
                    self._plan[names[::-1]] = actions
        return self._plan

    def is_beside(self, view: S, tile: int) -> bool:
        """Whether the next meeple can be dropped there."""
        return any(tile_beside(view, action) == tile for action in view.legal_actions())

    def _choices(self, view: S) -> dict[int, dict[int, list[int]]]:
        """Tile -> colour -> the actions."""
        from rules.five_tribes.evaluation import preview

        found: dict[int, dict[int, list[int]]] = {}
        for action in view.legal_actions():
            found.setdefault(tile_beside(view, action), {})[(action - DROP) % 5] = [action]
        beside = set(found)
        for tile, ends in self.ends(view, -1).items():
            for end in ends:
                if tile not in beside and end.colour not in found.get(tile, {}):
                    found.setdefault(tile, {})[end.colour] = preview.route(view, end)
        return found

    def _look_at(self, view: S) -> None:
        if view is not self._view:
            self._view, self._ends, self._plan = view, {}, None


def tile_beside(view: S, drop: int) -> int:
    """The tile that a drop goes to."""
    return STEP[(view.arc // 5) * 4 + (drop - DROP) // 5]


def if_first(view: S) -> S:
    """While bidding: the position in which the bidder could move at once."""
    twin = view.clone()
    twin.stage = st.MOVE
    assert view.current_player is not None
    twin.actor = view.current_player
    return twin
