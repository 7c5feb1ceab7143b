"""The small sections of the column: buttons for what lies neither on the map nor on a card, what happened, what the signs on small hexes mean."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from textual.geometry import Region

from tribes_tui.games.rise_of_tribes.pieces.column import FRAMED_FROM, ColumnSection, Height
from tribes_tui.games.rise_of_tribes.words.said import board as said
from tribes_tui.theme.palette import BOLD, REVERSE
from tribes_tui.widgets.beside.game_log import GameLog
from tribes_tui.widgets.drawing import shapes
from tribes_tui.widgets.drawing.drawn import Place, PlaceState
from tribes_tui.widgets.drawing.shapes import plate

if TYPE_CHECKING:
    from tribes_tui.widgets.drawing.cells import Cells

KEPT = 16
"""What it is worse by without the rows that it keeps: as much as the actions are without theirs."""
EDGES = 4
"""Columns of a button beside its words."""


class ActionButton(NamedTuple):
    """A button: the name of its place, the key that chooses it, what it says."""

    name: str
    key: str
    words: str

    @property
    def text(self) -> str:
        """The key and the words; a figure as a key is no amount."""
        return f"{self.key}{')' if self.key.isdigit() else ''} {self.words}".strip()


class RiseButtons(ColumnSection):
    """A place a button."""

    def __init__(self, id: str | None = None) -> None:
        super().__init__(id=id)
        self._buttons: dict[str, ActionButton] = {}
        self._reserve = 0

    def show(self, buttons: Sequence[ActionButton], reserve: int = 0) -> None:
        """These, in this order. `reserve`: rows that it takes in any case where there is room, so that what lies below stays."""
        self._reserve = reserve
        self._buttons = {one.name: one for one in buttons}
        self.changed()

    def names(self) -> Iterable[str]:
        """A place a button."""
        return self._buttons

    def key_of(self, name: str) -> str:
        """The key that chooses it; empty if it is no button."""
        button = self._buttons.get(name)
        return button.key if button else ""

    def shape(self) -> Hashable:
        """All of it."""
        return tuple(self._buttons.values()), self._reserve

    def heights(self, width: int) -> Sequence[Height]:
        """A row for as many as go side by side; none without any."""
        if width < FRAMED_FROM:
            return (Height(self._rows(width)),)
        kept = Height(self._reserve)
        if not self._buttons:
            return kept, Height(0, KEPT)
        framed, plain = self._rows(width - 3) + 2, self._rows(width)
        return (
            *([kept] if framed < self._reserve else []),
            Height(framed, KEPT * (framed < self._reserve)),
            Height(plain, KEPT + 9),
        )

    def _rows(self, width: int) -> int:
        return max((row + 1 for _, row, _ in self._spots(width)), default=0)

    def _spots(self, width: int) -> Iterable[tuple[int, int, ActionButton]]:
        """Column, row and button."""
        x, row = 0, 0
        for button in self._buttons.values():
            room = min(len(button.text) + EDGES, width)
            if x + room > width:
                x, row = 0, row + 1
            yield x, row, button
            x += room

    @property
    def is_framed(self) -> bool:
        """Where there is room for it."""
        return self.size.width >= FRAMED_FROM and self.size.height >= self._rows(self.size.width - 3) + 2

    def look(self, name: str) -> Hashable:
        """What it says."""
        return self._buttons[name]

    def lay(self, cells: Cells) -> Iterable[Place]:
        """Side by side, in rows."""
        inner = self.inner
        if self.is_framed and self._buttons:
            box = Region(0, 0, cells.width, self._rows(inner.width) + 2)
            shapes.frame(cells, box, cells.palette.line, said.can_do(), cells.palette.accent)
        for x, row, button in self._spots(inner.width):
            spot = Region(inner.x + x, inner.y + row, min(len(button.text) + EDGES, inner.width), 1)
            yield Place(button.name, spot, spot)

    def paint(self, cells: Cells, place: Place, state: PlaceState) -> None:
        """A name plate with round ends."""
        palette, spot = self.palette, place.region
        face = palette.mix(palette.panel, palette.ink, 0.14)
        left, right, ink = ("[", "]", palette.ink) if palette.is_bare else ("▐", "▌", face)
        if state.is_legal and not palette.is_bare:
            left, ink_left = "▐", palette.legal
        else:
            ink_left = ink
        cells.put(spot.x, spot.y, left, ink_left)
        cells.put(spot.right - 1, spot.y, right, ink)
        plate(cells, spot.x, spot.y, spot.width, self._buttons[place.name].text, face, palette.ink, state)


COLUMN_FROM = 200
"""Columns of the screen from which the log stands beside the board."""
LOG_FROM = 46
"""Rows of the screen from which there is a log in the column; below, what others did stands under the map."""


class Happened(GameLog, ColumnSection):
    """The last lines of the log, in whatever rows are left over."""

    DEFAULT_CSS = "Happened { width: 1fr; }"

    def __init__(self, is_in_side: bool, id: str | None = None) -> None:
        super().__init__(said.happened(), id)
        self.is_in_side = is_in_side

    def heights(self, width: int) -> Sequence[Height]:
        """What is left over; none where the log has a column of its own."""
        screen = self.screen.size
        if not self._entries or screen.height < LOG_FROM or (self.is_in_side and screen.width >= COLUMN_FROM):
            return (Height(0),)
        return Height(24), Height(14, 1), Height(8, 2)


GAP = 2
BARE = 100
"""What it is worse by with the fewest words: less than the action board without its legend, and than a row less of its own."""


class LegendSign(NamedTuple):
    """A sign and what it means; with a tone it stands on that colour."""

    sign: str
    words: str
    tone: str
    brief: str = ""
    """Other words, where the legend would need a row more."""
    bare: str = ""
    """The fewest words, where all else in the column would suffer."""

    @property
    def width(self) -> int:
        """Columns of both."""
        return len(self.sign) + 1 + len(self.words)


Spot = tuple[int, int, LegendSign]
"""Column, row, sign."""


class RiseLegend(ColumnSection):
    """It has no places."""

    def __init__(self, id: str | None = None) -> None:
        super().__init__(id=id)
        self._signs: tuple[LegendSign, ...] = ()
        self._more: tuple[LegendSign, ...] = ()
        self._usual: tuple[LegendSign, ...] = ()

    def show(
        self, signs: Sequence[LegendSign], more: Sequence[LegendSign] = (), usual: Sequence[LegendSign] = ()
    ) -> None:
        """These; `more` where there is room; what is `usual`, too, where there is room for all of it."""
        self._signs, self._more, self._usual = tuple(signs), tuple(more), tuple(usual)
        self.changed()

    def shape(self) -> Hashable:
        """All of it."""
        return self._signs, self._more, self._usual

    def heights(self, width: int) -> Sequence[Height]:
        """As many rows as the signs take; none beside large hexes."""
        if width >= FRAMED_FROM or not (self._signs or self._more or self._usual):
            return (Height(0),)
        usual = _rows(self._usual_spots(width, 0))
        told = [Height(one.rows, one.loss + 2 * bool(usual)) for one in self._heights(width)]
        return [Height(told[0].rows + usual), *told] if usual else told

    def _heights(self, width: int) -> Sequence[Height]:
        needed, rows = _rows(self._in_few_rows(width)), _rows(self._spots(width))
        more = [Height(many, 6 * (rows - many)) for many in range(rows, needed, -1)]
        spare = 6 * (rows - needed)
        bare = Height(_rows(self._in_forms(width, True)), spare + BARE)
        return [*more, *(Height(needed - fewer, spare + 200 * fewer) for fewer in range(needed + 1)), bare]

    def _spots(self, width: int, height: int = 0) -> list[Spot]:
        """Column, row and sign, in so many rows if that is told; the words of more of them begin a row."""
        signs = self._in_few_rows(width)
        if 0 < height < _rows(signs):
            signs = self._in_forms(width, True)
        below = _rows(signs)
        return signs + [(x, below + row, sign) for x, row, sign in _in_rows(self._more, GAP, width)]

    def _usual_spots(self, width: int, below: int) -> list[Spot]:
        return [(x + 1, below + row, sign) for x, row, sign in _in_rows(self._usual, GAP, width - 1)]

    def _in_few_rows(self, width: int) -> list[Spot]:
        """With brief words where those save a row."""
        return min(_in_rows(self._signs, GAP, width), self._in_forms(width, False), key=_rows)

    def _in_forms(self, width: int, is_bare: bool) -> list[Spot]:
        """With brief words or the fewest, as far apart as that costs no row."""
        texts = [(sign.bare if is_bare else "") or sign.brief or sign.words for sign in self._signs]
        signs = [sign._replace(words=text) for sign, text in zip(self._signs, texts, strict=True)]
        return min((_in_rows(signs, gap, width) for gap in (GAP, 1)), key=_rows)

    def lay(self, cells: Cells) -> Iterable[Place]:
        """Side by side."""
        palette, spots = cells.palette, self._spots(cells.width, cells.height)
        usual = self._usual_spots(cells.width, _rows(spots))
        for x, row, sign in (*spots, *usual) if _rows(usual) <= cells.height else spots:
            if row >= cells.height:
                if row:
                    cells.put(cells.width - 1, row - 1, "…", palette.dim)
                break
            if sign.tone:
                tone = palette.colour(sign.tone)
                end = cells.put(x, row, sign.sign, palette.on(tone), tone, BOLD | REVERSE)
            else:
                end = cells.put(x, row, sign.sign, palette.ink, None, BOLD)
            cells.put(end + 1, row, sign.words, palette.dim)
        return ()


def _rows(spots: Sequence[Spot]) -> int:
    """How many rows they take."""
    return 1 + spots[-1][1] if spots else 0


def _in_rows(signs: Sequence[LegendSign], gap: int, width: int) -> list[Spot]:
    found, x, row = [], 0, 0
    for sign in signs:
        if x and x + sign.width > width:
            x, row = 0, row + 1
        found.append((x, row, sign))
        x += sign.width + gap
    return found
