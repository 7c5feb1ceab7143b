"""An eruption: the double that was rolled, and what it does to every tribe beside the volcano."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from textual.geometry import Region

from tribes_tui.theme.palette import BOLD
from tribes_tui.widgets import shapes
from tribes_tui.widgets.cells import Cells
from tribes_tui.widgets.dice import FACES, LARGE, paint_die
from tribes_tui.widgets.drawn import Drawn
from tribes_tui.widgets.hex_ground import HexSize, Spot, paint_ground
from tribes_tui.widgets.places import Place, PlaceState

SIZE = HexSize(24, 3, 5)
WIDTH = 76
NAME_ROOM = 16


class Struck(NamedTuple):
    """A tribe: what it had to bear so far."""

    who: str
    tone: str
    lost: str
    gained: str


class Eruption(NamedTuple):
    """An eruption: the face rolled twice, what that means, and the tribes."""

    face: str
    rule: tuple[str, ...]
    tribes: tuple[Struck, ...]
    title: str


class EruptionPicture(Drawn):
    """It has no places."""

    def __init__(self, eruption: Eruption) -> None:
        super().__init__()
        self._eruption = eruption

    def lay(self, cells: Cells) -> Iterable[Place]:
        """The volcano and the dice above, the tribes below."""
        palette, told = cells.palette, self._eruption
        x = max(2, (cells.width - WIDTH) // 2)
        y = max(0, (cells.height - SIZE.height - 2 - 2 * len(told.tribes)) // 3)
        paint_ground(cells, [Spot(x, y, "volcano")], SIZE)
        ground = cells.ground(x + 2, y + SIZE.slope)
        cells.centre(x + 1, y + SIZE.slope, SIZE.width - 2, "volcano", palette.on(ground), None, BOLD)
        right = x + SIZE.width + 4
        for k in range(2):
            paint_die(cells, Region(right + k * (LARGE[0] + 2), y + 1, *LARGE), FACES[told.face], PlaceState())
        for row, line in enumerate(told.rule, y + 6):
            cells.put(right, row, line, palette.ink if row == y + 6 else palette.soft, None, BOLD * (row == y + 6))
        top = y + SIZE.height + 2
        cells.title(x, top - 1, told.title)
        for k, tribe in enumerate(told.tribes):
            self._paint_tribe(cells, x, top + 1 + k, tribe)
        return ()

    def _paint_tribe(self, cells: Cells, x: int, y: int, tribe: Struck) -> None:
        palette, tone = cells.palette, cells.palette.colour(tribe.tone)
        shapes.pill(cells, x, y, tribe.who[: NAME_ROOM - 4], tone, palette.on(tone))
        end = cells.put(x + NAME_ROOM, y, tribe.lost, palette.danger if tribe.lost[:1] == "−" else palette.dim)
        cells.put(max(end + 2, x + NAME_ROOM + 36), y, tribe.gained, palette.gain, None, BOLD)
