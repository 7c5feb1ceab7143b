"""What is asked once something is picked: of the tile the tribe, of the djinn the payment."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.five_tribes.components import stages as st
from tribes_tui.games.five_tribes.foresight import Foresight, tile_of
from tribes_tui.games.five_tribes.words.said import prompts

if TYPE_CHECKING:
    from rules.five_tribes.state import FiveTribesState as S
    from tribes_tui.table.board.scene import Scene


def asked(scene: Scene, state: S, foresight: Foresight) -> str:
    """A question about what was picked last; empty where nothing was."""
    if not scene.picked:
        return ""
    name = scene.picked[-1]
    kind, _, what = name.partition(":")
    if kind == "tile" and state.stage == st.SOW:
        is_end = tile_of(name) in foresight.ends(state, -1)
        return prompts.which_tribe(tile=what) if is_end else prompts.which_to_drop(tile=what)
    if kind == "seat":
        return prompts.vizier_or_elder(who=scene.names[int(what)])
    say = {
        "tile": lambda: prompts.which_to_kill(tile=what),
        "colour": lambda: prompts.where_to_drop(colour=what),
        "djinn": lambda: prompts.how_to_pay(djinn=what),
        "bid": prompts.how_many_fakirs,
        "good": prompts.sell_it,
    }
    return say[kind]() if kind in say else ""
