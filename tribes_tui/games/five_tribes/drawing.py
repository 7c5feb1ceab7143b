"""The table of Five Tribes on a canvas. What doesn't depend on the cursor is drawn once and kept."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from textual.geometry import Region

from rules.five_tribes.components import stages as st
from rules.five_tribes.state import FiveTribesState as S
from tribes_tui.display.targets import Target
from tribes_tui.games.five_tribes.foresight import Foresight, gains_by_tile, tile_name, tile_of
from tribes_tui.games.five_tribes.grid import draw_best, draw_ends, draw_gains, draw_grid
from tribes_tui.games.five_tribes.panel import draw_seats, draw_tracks
from tribes_tui.games.five_tribes.places import Places, places
from tribes_tui.games.five_tribes.strip import draw_choices, draw_hand, draw_row
from tribes_tui.sheet.canvas import Canvas
from tribes_tui.table.scene import Scene

BEST_SHOWN = 2
"""Of so many ends of a move that is only thought of the board says what they bring."""


class Painter:
    """Draws scenes; of the last one it keeps what the cursor doesn't change."""

    def __init__(self, foresight: Foresight) -> None:
        self._foresight = foresight
        self._scene: Scene | None = None
        self._kept = Canvas(0, 0)
        self._targets: list[Target] = []
        self._area = Region()

    def draw(self, scene: Scene, canvas: Canvas, area: Region) -> list[Target]:
        """Draw the table within `area` (80 by 19 at the least) and give its targets."""
        if not self._is_kept(scene, canvas, area):
            self._kept = Canvas(canvas.width, canvas.height, canvas.ink)
            self._targets = _draw_all(scene, self._kept, places(area), self._foresight)
            self._scene, self._area = scene, area
        canvas.paste(self._kept, area)
        self._draw_ends(scene, canvas, places(area))
        return self._targets

    def _is_kept(self, scene: Scene, canvas: Canvas, area: Region) -> bool:
        kept = self._scene
        return (
            kept is not None
            and kept.view is scene.view
            and (kept.viewer, kept.picked, kept.lit) == (scene.viewer, scene.picked, scene.lit)
            and (kept.names, kept.log[-1:]) == (scene.names, scene.log[-1:])
            and area == self._area
            and (canvas.width, canvas.height, canvas.ink) == (self._kept.width, self._kept.height, self._kept.ink)
        )

    def _draw_ends(self, scene: Scene, canvas: Canvas, where: Places) -> None:
        """Where the move in progress can end; of the tile under the cursor, where its move would end best.

        Few for a tile that is only passed by: all of them would be much to read, and to send, at every key.
        """
        state = cast(S, scene.view)
        if scene.viewer is None or state.current_player != scene.viewer:
            return
        tile = tile_of(scene.cursor)
        if state.stage == st.SOW:
            draw_ends(canvas, where, self._foresight.ends(state, tile))
        elif state.stage == st.MOVE and tile >= 0:
            draw_best(canvas, where, self._foresight.best(state, tile, BEST_SHOWN))


def _draw_all(scene: Scene, canvas: Canvas, where: Places, foresight: Foresight) -> list[Target]:
    state = cast(S, scene.view)
    tiles = draw_grid(scene, state, canvas, where)
    row = draw_row(scene, state, canvas, where)
    tracks = draw_tracks(scene, state, canvas, where)
    seats = draw_seats(scene, state, canvas, where)
    hand = draw_hand(scene, state, canvas, where)
    choices = draw_choices(scene, state, canvas, where)
    if scene.viewer is not None and state.current_player == scene.viewer:
        gains = gains_by_tile(state)
        draw_gains(canvas, where, gains)
        tiles = _best_first(tiles, state, gains, foresight)
    others = row + tracks + seats + hand
    if state.stage in (st.SALE, st.AFTER_SALE):  # ending the turn is the usual thing
        return choices + others + tiles
    return tiles + others + choices


def _best_first(tiles: list[Target], state: S, gains: Mapping[int, int], foresight: Foresight) -> list[Target]:
    """Tab goes to the best end of the move, the best victim first, and the cursor stands there."""
    worth: dict[str, float] = {tile_name(tile): float(points) for tile, points in gains.items()}
    if state.stage == st.SOW:
        worth = {tile_name(tile): 1000 + found[0].worth for tile, found in foresight.ends(state, -1).items()}
    return sorted(tiles, key=lambda target: -worth.get(target.name, 0.0)) if worth else tiles
