"""The table from above: an oval with a game's felt, its players around it."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Sequence
from math import cos, pi, sin, sqrt

from textual.geometry import Offset, Region

from tribes_tui.play.seat import Seat
from tribes_tui.screens.home.windows import paint_window
from tribes_tui.theme.moods import mood_of
from tribes_tui.theme.palette import BOLD, REVERSE
from tribes_tui.widgets.drawing import shapes
from tribes_tui.widgets.drawing.cells import Cells
from tribes_tui.widgets.drawing.drawn import Drawn, Place
from tribes_tui.words.common import YOU, capital
from tribes_tui.words.rivals import bot_called
from tribes_tui.words.said import setup as words

RIM = 0.8
"""Where the wood ends and the felt begins, as a part of the radius."""


class RoundTable(Drawn):
    """A picture; where there is no room for the oval, or no colour, the names alone."""

    DEFAULT_CSS = "RoundTable { height: 15; }"

    def __init__(self, id: str | None = None) -> None:
        super().__init__(id=id)
        self._game_id, self._seats = "", ((), ())  # type: tuple[str, tuple[tuple[str, ...], tuple[str, ...]]]

    def show(self, game_id: str, seats: Sequence[Seat]) -> None:
        """Who sits there."""
        names = tuple(_called(seat) for seat in seats)
        self._game_id, self._seats = game_id, (names, tuple(seat.level for seat in seats))
        self.changed()

    def shape(self) -> Hashable:
        """All of it."""
        return self._game_id, self._seats

    def lay(self, cells: Cells) -> Iterable[Place]:
        """The oval in the middle, the seats beginning below and going round with the clock."""
        names = self._seats[0]
        shapes.frame(
            cells, Region(0, 0, cells.width - 1, cells.height), cells.palette.line, words.table(), cells.palette.accent
        )
        if not names:
            return ()
        if not cells.palette.is_bare:
            self._paint_oval(cells)
        for k, (name, spot) in enumerate(zip(names, _around(len(names), cells), strict=True)):
            self._paint_seat(cells, k, name, spot)
        return ()

    def _paint_oval(self, cells: Cells) -> None:
        p, mood = cells.palette, mood_of(self._game_id)
        wood, felt = p.colour("paint-wood"), p.mix(p.colour(f"{mood}-above"), p.colour(f"{mood}-panel"), 0.5)
        middle = cells.width // 2, cells.height  # in half rows
        across, down = cells.width // 2 - 13, cells.height - 7
        for y in range(1, cells.height - 1):
            for x in range(1, cells.width - 2):
                halves = [
                    _tone((x - middle[0]) / across, (2 * y + h + 0.5 - middle[1]) / down, wood, felt) for h in (0, 1)
                ]
                if any(halves):
                    behind = cells.ground(x, y)
                    cells.put(x, y, "▀", halves[0] or behind, halves[1] or behind)
        window = Region(middle[0] - 9, cells.height // 2 - 2, 18, 4)
        cells.clip(window)
        paint_window(cells, window, self._game_id)
        cells.clip(None)

    def _paint_seat(self, cells: Cells, k: int, name: str, spot: Offset) -> None:
        p = cells.palette
        tone = p.seats[k % len(p.seats)]
        ink = p.ink if p.is_bare else p.on(tone)
        text = f" {name} "
        x = min(max(2, spot.x - len(text) // 2), cells.width - 3 - len(text))
        cells.put(x, spot.y, text, ink, tone, BOLD | REVERSE)


def _called(seat: Seat) -> str:
    """By their name; whoever has none is the viewer, or a bot of some level."""
    return bot_called(seat.level) if seat.level and not seat.name else capital(seat.name or YOU)


def _tone(x: float, y: float, wood: str, felt: str) -> str:
    """The colour at a point of the oval, whose radius is 1; "" outside."""
    far = sqrt(x * x + y * y)
    return "" if far > 1 else wood if far > RIM else felt


def _around(count: int, cells: Cells) -> Iterator[Offset]:
    """Where so many seats are: the first below, then with the clock."""
    for k in range(count):
        turn = pi / 2 + 2 * pi * k / count
        yield Offset(
            round(cells.width / 2 + (cells.width / 2 - 11) * cos(turn)),
            round(cells.height / 2 - 0.5 + (cells.height / 2 - 2.5) * sin(turn)),
        )
