"""How it looks now: three cards, one of them under the cursor, the levels of text, the seats, what Enter says."""

from __future__ import annotations

from collections.abc import Hashable, Iterable

from textual.geometry import Region

from tribes_tui.theme.palette import BOLD, REVERSE
from tribes_tui.widgets.cards.card_face import FRAMED, LARGE, Face, paint_card
from tribes_tui.widgets.drawing import shapes
from tribes_tui.widgets.drawing.cells import Cells
from tribes_tui.widgets.drawing.drawn import Drawn, Place, PlaceState
from tribes_tui.words.said import settings as said

CARDS = (
    (said.character, "2", said.red, "red", "character"),
    (said.horse, "5", said.red, "red", "horse"),
    (said.object, "1", said.blue, "blue", "object"),
)
LEVELS = (("ink", said.ink), ("soft", said.soft), ("dim", said.dim))
PITCH = 14
UNDER_CURSOR = 1


class Preview(Drawn):
    """A picture; no place on it can be chosen."""

    DEFAULT_CSS = "Preview { width: 1fr; height: 18; }"

    def __init__(self, id: str | None = None) -> None:
        super().__init__(id=id)
        self.theme_name = ""

    def show(self, theme_name: str) -> None:
        """Say which theme it is."""
        self.theme_name = theme_name
        self.changed()

    def shape(self) -> Hashable:
        """What is said."""
        return self.theme_name

    def lay(self, cells: Cells) -> Iterable[Place]:
        """All of it."""
        p = cells.palette
        width, height = min(cells.width - 2, 48), cells.height - 1
        box = Region(0, 0, width, height)
        if not p.is_bare:
            shapes.slab(cells, box, p.panel)
            shapes.shadow(cells, box)
            cells.fill(1, 0, width - 2, 1, p.mix(p.panel, p.accent, 0.25))
        else:
            shapes.frame(cells, box, p.line)
        cells.put(2, 0, said.preview(), p.ink, None, BOLD)
        cells.right(width - 2, 0, self.theme_name, p.ink if p.is_flat else p.soft)
        _paint_cards(cells)
        _paint_inks(cells, 12)
        _paint_enter(cells, 14)
        cells.put(2, 15, said.readable()[: width - 4], p.dim)
        return ()


def _paint_cards(cells: Cells) -> None:
    width, height = FRAMED if cells.palette.is_bare else LARGE
    for k, (name, value, colour, tone, picture) in enumerate(CARDS):
        state = PlaceState(is_legal=k == UNDER_CURSOR, is_cursor=k == UNDER_CURSOR)

        spot = Region(3 + PITCH * k, 2, width, height)
        cells.clip(Region(spot.x, spot.y, spot.width + 1, spot.height + 1))
        paint_card(cells, spot, Face(name(), value, colour(), tone, picture), state)
        cells.clip(None)


def _paint_inks(cells: Cells, y: int) -> None:
    p, x = cells.palette, 2
    for level, name in LEVELS:
        x = cells.put(x, y, name(), p.colour(level), None, BOLD if level == "ink" else 0) + 2
    for k, seat in enumerate(p.seats):
        x = cells.put(x, y, f" {k + 1} ", p.ink if p.is_bare else p.on(seat), seat, BOLD | REVERSE) + 1


def _paint_enter(cells: Cells, y: int) -> None:
    p = cells.palette
    x = cells.put(2, y, "Enter", p.dark_ink, p.cursor, BOLD | REVERSE) + 1
    x = cells.put(x, y, said.take(), p.ink)
    x = cells.put(x, y, said.point(), p.gain, None, BOLD)
    x = cells.put(x, y, said.pay(), p.ink)
    cells.put(x, y, "−1", p.danger, None, BOLD)
