"""The track of bids: each price, who stands there, when the bidder would play as far as that is known (spec 3.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.five_tribes.components import stages as st
from rules.five_tribes.components.pieces import PRICES, TRACK
from tribes_tui.games.five_tribes.foresight import turns_open
from tribes_tui.games.five_tribes.pieces.bid_track import TrackStep
from tribes_tui.games.five_tribes.words import board as words
from tribes_tui.games.five_tribes.words.outcomes import plays
from tribes_tui.games.five_tribes.words.said import outcomes as said
from tribes_tui.games.five_tribes.words.said.things import price as price_of
from tribes_tui.theme.palette import BOLD
from tribes_tui.words.common import capital

if TYPE_CHECKING:
    from rules.five_tribes.state import FiveTribesState as S
    from tribes_tui.table.board.scene import Scene
    from tribes_tui.widgets.drawing.cells import Part
    from tribes_tui.widgets.drawing.lines import Line


def steps(scene: Scene, state: S) -> list[TrackStep]:
    """All prices, the dearest first."""
    is_mine = state.stage == st.BIDDING and state.current_player == scene.viewer
    found = []
    for price in reversed(PRICES):
        spaces = [2, 1, 0] if not price else [TRACK.index(price)]
        bidders = tuple((capital(scene.names[state.track[s]]), state.track[s]) for s in spaces if state.track[s] >= 0)
        is_free = any(state.track[s] < 0 for s in spaces)
        low, high = turns_open(state, price) if is_mine and is_free else (0, -1)
        whole = plays(low, high) if high >= low else ""
        brief = said.plays_brief(low=low, high=high, later=high - low) if high >= low else ""
        found.append(TrackStep(f"bid:{price}", price_of(gold=price), whole, bidders, brief))
    return found


def notes(scene: Scene, state: S, room: int) -> list[str]:
    """Who bids after the viewer, their gold, how the free spaces work."""
    if state.current_player != scene.viewer or scene.viewer is None:
        return []
    return words.bid_notes(state.gold[scene.viewer], [scene.names[seat] for seat in state.bid_order[1:]], room)


BRIEF_NAME = 3
"""Letters of a name that a camel's blanket has room for, too."""


def order(scene: Scene, state: S, letters: int | None = None) -> Line:
    """Who has played in this round, who plays, who will: `Bo ✓ Ada ✓ You Cy`; of each name so many letters, as on the camels, or all."""
    names = [capital(name)[:letters] for name in scene.names]
    if state.stage == st.OVER:
        return ()
    played = list(state.bid_order[:-1]) if state.actor >= 0 else list(state.bid_order)
    parts: list[Part] = [(f"{names[seat]} ✓", "dim") for seat in played]
    if state.actor >= 0:
        parts.append((names[state.actor], "cursor", BOLD))
    parts += [(f"→ {names[seat]}", "ink") for seat in reversed(state.track) if seat >= 0]
    apart: list[Part] = [(" ", "ink")] * (2 * len(parts) - 1)
    apart[::2] = parts
    return tuple(apart)
