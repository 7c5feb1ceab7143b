"""What choosing a lit target does, where its action alone would not say it, in a line of the smallest window."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from rules.five_tribes.components import stages as st
from rules.five_tribes.components.grid import TILE_TEXT
from rules.five_tribes.components.pieces import COLOURS
from rules.five_tribes.evaluation.preview import End
from rules.five_tribes.state import FiveTribesState as S
from tribes_tui.games.five_tribes.foresight import Foresight, tile_of
from tribes_tui.games.five_tribes.words import sentences as words
from tribes_tui.games.five_tribes.words.outcomes import among, ending_in_short
from tribes_tui.games.five_tribes.words.things import djinn_in_short, power_in_short
from tribes_tui.table.scene import Scene
from tribes_tui.table.selection import Path


def promise(scene: Scene, name: str, foresight: Foresight) -> str:
    """Of a tile where the move would end, of a djinn his power; empty where the action's words are enough."""
    state = cast(S, scene.view)
    kind, _, what = name.partition(":")
    if kind == "djinn":
        return _of_djinn(state, what)
    if kind == "seat" and state.viziers[int(what)] and state.elders[int(what)]:
        return f"kill a vizier or an elder of {scene.names[int(what)]}: then choose which"
    if kind == "tile" and state.stage == st.MOVE:
        return _of_start(state, tile_of(name), foresight)
    if kind in ("tile", "colour") and state.stage == st.SOW:
        path = (*scene.picked, name)
        tile = next((tile_of(other) for other in reversed(path) if tile_of(other) >= 0), -1)
        return _of_way(state, tile, path, foresight)
    return ""


def _of_djinn(state: S, name: str) -> str:
    rows = [state.game.actions[action] for action in state.legal_actions()]
    kinds = {row.kind for row in rows if row.fields.get("djinn") == name}
    if "USE" in kinds:
        return f"use {power_in_short(name)}"
    return f"keep {djinn_in_short(name)}" if "KEEP" in kinds else ""


def _of_start(state: S, tile: int, foresight: Foresight) -> str:
    best = foresight.best(state, tile, 1)
    return f"take {TILE_TEXT[tile]}, at best to {ending_in_short(state, best[0])}" if best else ""


def _of_way(state: S, tile: int, path: Path, foresight: Foresight) -> str:
    found = foresight.ends(state, -1).get(tile, [])
    if tile < 0 or (state.left > 1 and foresight.is_beside(state, tile)):
        return _of_step(state, tile, found, path, foresight)
    colours = {name[-1] for name in path if name.startswith("colour:")}
    here = [end for end in found if not colours or COLOURS[end.colour] in colours]
    if len({end.colour for end in here}) > 1:
        return f"go to {among(state, here)}: then choose the tribe"
    return f"go to {ending_in_short(state, here[0])}" if here else ""


def _of_step(state: S, tile: int, found: Sequence[End], path: Path, foresight: Foresight) -> str:
    """A drop on a tile beside, where the move could also end; a colour picked before a tile says nothing."""
    if tile < 0:
        return ""
    actions = foresight.plan(state).get(path)
    drop = words.action(state, actions[0], ()) if actions else f"drop one on {TILE_TEXT[tile]}"
    return f"{drop}; f ends there: {ending_in_short(state, found[0])[3:]}" if found else drop
