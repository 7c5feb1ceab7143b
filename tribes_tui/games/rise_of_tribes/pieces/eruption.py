"""An eruption: the map with fire where the volcano reaches, the double that was rolled, and what every tribe beside it bore."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from textual.app import ComposeResult
from textual.geometry import Region

from tribes_tui.theme.palette import BOLD, REVERSE
from tribes_tui.widgets.beside.seat_rows import name_in
from tribes_tui.widgets.drawing import shapes
from tribes_tui.widgets.drawing.drawn import Drawn, Place, PlaceState
from tribes_tui.widgets.drawing.felt import Felt
from tribes_tui.widgets.drawing.pixels import picture
from tribes_tui.widgets.tiles.hex_map import HexMap
from tribes_tui.widgets.tiles.tokens import FACES, LARGE, paint_die
from tribes_tui.words.folding import fold

if TYPE_CHECKING:
    from tribes_tui.widgets.drawing.cells import Cells
    from tribes_tui.widgets.tiles.hex_ground import BesideMap, Hex

FLAMES = (
    "...r....r.....",
    "..ro.r..or.r..",
    "..rooroyorro..",
    "...oyywyyoor..",
    "...royywyyo...",
    "....oywwyo....",
    "...kkyyyykk...",
    "..kkkkkkkkkk..",
)
PAINTS = {"r": "#e8602c", "o": "#ffab40", "y": "#ffe9a0", "w": "#fff6d8", "k": "label"}
LONGEST_NAME = 12
NARROWEST, WIDEST = 31, 46
"""Columns of the panel."""
ROWS = 3
"""Of a hex's body, from which on the volcano is one, too."""


class Struck(NamedTuple):
    """A tribe: what it had to bear so far. `loss`, `had` and `kept` say it in ever fewer words; the last two may be unknown."""

    who: str
    tone: str
    lost: str
    gained: str
    loss: tuple[str, ...] = ()
    had: tuple[str, ...] = ()
    kept: tuple[str, ...] = ()


class Eruption(NamedTuple):
    """An eruption: the face rolled twice, by whom, what that means (the present case first), the tribes, the map."""

    face: str
    heading: str
    roll: str
    rule: tuple[str, ...]
    tribes: tuple[Struck, ...]
    title: str
    hexes: tuple[Hex, ...] = ()
    beside: tuple[BesideMap, ...] = ()


class EruptionPicture(Felt):
    """The map, and beside it the event and whom it struck."""

    DEFAULT_CSS = """
    EruptionPicture { layout: horizontal; }
    EruptionPicture EruptionMap { width: 1fr; height: 1fr; }
    EruptionPicture EruptionPanel { width: 32; height: 1fr; margin: 0 1 0 0; }
    """

    def __init__(self, eruption: Eruption) -> None:
        super().__init__()
        self.eruption = eruption
        self._map, self._panel = EruptionMap(eruption), EruptionPanel(eruption)

    def compose(self) -> ComposeResult:
        """Side by side."""
        yield self._map
        yield self._panel

    def on_resize(self) -> None:
        """The panel has what the map leaves at the largest size of hexes, within its own bounds."""
        width, height = self.size
        spare = width - 1 - self._map.columns(width - 1 - NARROWEST, height)
        self._panel.styles.width = max(NARROWEST, min(WIDEST, spare))


class EruptionMap(HexMap):
    """The map as it is now; flames stand in the volcano, where its hex has room for them."""

    def __init__(self, eruption: Eruption) -> None:
        super().__init__()
        self.show(eruption.hexes, eruption.beside)

    def columns(self, width: int, height: int) -> int:
        """How many it takes of so many cells, the volcano included."""
        return self.span(width, height, self._whole_hexes(width, height))

    def _whole_hexes(self, width: int, height: int) -> list[Hex]:
        """The volcano too, even where that makes the others smaller, as long as something has room on them."""
        hexes = [*self._hexes.values(), *(one.hex for one in self._beside.values() if not one.is_plate)]
        return hexes if self.hex_size(width, height, hexes).body >= ROWS else super()._whole_hexes(width, height)

    def paint(self, cells: Cells, place: Place, state: PlaceState) -> None:
        """Below the volcano's name it burns."""
        super().paint(cells, place, state)
        spot = place.region
        if place.name != "volcano" or spot.height < ROWS:
            return
        width, height = min(len(FLAMES[0]), spot.width), min(len(FLAMES) // 2, spot.height - 1)
        left = (len(FLAMES[0]) - width) // 2
        rows = [row[left : left + width] for row in FLAMES[-2 * height :]]
        paints = {sign: cells.palette.colour(tone) for sign, tone in PAINTS.items()}
        picture(cells, spot.x + (spot.width - width) // 2, spot.bottom - height, rows, paints)


class EruptionPanel(Drawn):
    """The double and the rule above, the tribes in a frame below. It has no places."""

    def __init__(self, eruption: Eruption) -> None:
        super().__init__()
        self._told = eruption

    def lay(self, cells: Cells) -> Iterable[Place]:
        """The event has the rows that the tribes leave."""
        rows = [2 if tribe.loss else 1 for tribe in self._told.tribes]
        spare = cells.height - sum(rows) - 2
        end = self._lay_event(cells, spare)
        gap = 1 if cells.height - end >= sum(rows) + len(rows) + 2 else 0
        height = min(sum(rows) + gap * (len(rows) - 1) + 2, cells.height - end)
        palette = cells.palette
        shapes.frame(cells, Region(0, end, cells.width, height), palette.line, self._told.title, palette.accent)
        y = end + 1
        for tribe, count in zip(self._told.tribes, rows, strict=True):
            self._lay_tribe(cells, y, tribe)
            y += count + gap
        return ()

    def _lay_event(self, cells: Cells, room: int) -> int:
        """The heading, the dice, and as much of the rule as has room. The row below it all."""
        palette, told, width = cells.palette, self._told, cells.width
        fire = palette.colour("volcano-above")
        cells.put(0, 0, f" {told.heading}".ljust(width), palette.on(fire), fire, BOLD | REVERSE)
        cells.right(width - 1, 0, told.roll, palette.on(fire), fire, REVERSE)
        parts = [fold(text, width - 2, "") for text in told.rule]
        while len(parts) > 1 and 1 + LARGE[1] + sum(map(len, parts)) > room:
            parts.pop()
        spare = room - 1 - LARGE[1] - sum(map(len, parts))
        y = 2 if spare > 2 else 1
        for k in range(2):
            paint_die(cells, Region(1 + k * (LARGE[0] + 2), y, *LARGE), FACES[told.face], PlaceState())
        y += LARGE[1] + (spare > 3)
        for number, part in enumerate(parts):
            for line in part:
                cells.put(1, y, line, palette.ink if number < 2 else palette.soft, None, 0 if number else BOLD)
                y += 1
        return y + (spare > 1)

    def _lay_tribe(self, cells: Cells, y: int, tribe: Struck) -> None:
        """Its name; what it had and lost; what it kept and gained."""
        palette, tone, end = cells.palette, cells.palette.colour(tribe.tone), cells.width - 2
        longest = min(LONGEST_NAME, max(len(one.who) for one in self._told.tribes))
        shapes.pill(cells, 1, y, name_in(tribe.who, longest), tone, palette.on(tone))
        x = longest + 4
        if not tribe.loss:
            cells.put(x, y, _fitting((tribe.lost,), end - x), palette.dim)
            return
        loss = _fitting(tribe.loss, end - x)
        cells.right(end, y, loss, palette.danger, None, BOLD)
        cells.right(end, y + 1, tribe.gained, palette.gain, None, BOLD)
        cells.put(x, y, _fitting(tribe.had, end - x - len(loss) - 1), palette.ink)
        cells.put(x, y + 1, _fitting(tribe.kept, end - x - len(tribe.gained) - 1), palette.soft)


def _fitting(forms: Sequence[str], room: int) -> str:
    """The longest that has room; nothing, if none has."""
    return next((form for form in forms if len(form) <= room), "")
