"""The end of a round: the last card, the column that it completed, and everybody's points as stones, round by round."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from typing import NamedTuple

from textual.geometry import Offset, Region

from rules.tribal.rixe.components.phases import OUT_POINTS
from tribes_tui.games.tribal.rixe.words import round_end as words
from tribes_tui.theme.palette import BOLD, REVERSE
from tribes_tui.widgets.card_face import FRAMED, LARGE, Face, paint_card
from tribes_tui.widgets.cells import Cells
from tribes_tui.widgets.column import Column
from tribes_tui.widgets.column_values import Form, Stack
from tribes_tui.widgets.places import Place, PlaceState
from tribes_tui.widgets.shapes import frame, pill
from tribes_tui.words.common import count

LEAST_LARGE = 116, 30
WIDE = 57
"""Columns of the screen of the points where they stand beside the cards."""
STONES = 4
"""Rows of stones of one round; of more points the number alone tells."""
NAME = 12
BLOCK = 7


class SeatRound(NamedTuple):
    """A seat: its place in a word, its points by rounds, the present one last, and together."""

    seat: int
    name: str
    place: str
    gains: tuple[int, ...]
    total: int


class RoundView(NamedTuple):
    """A round that is over. `last`: the card that emptied a hand; `column`: the one shown; `columns` collected with it."""

    number: int
    rounds: int
    last: Face | None
    column: tuple[Face, ...]
    is_out: bool
    columns: int
    seats: tuple[SeatRound, ...]
    left: str


class RoundPicture(Column, can_focus=False):
    """Cards at the left and points at the right; in small windows cards of one row each."""

    DEFAULT_CSS = "RoundPicture { width: 1fr; height: 1fr; }"

    def __init__(self, view: RoundView) -> None:
        names = tuple(f"shown:{k}" for k in range(len(view.column)))
        super().__init__(*((Stack(view.column, names),) if view.column else ()))
        self._view = view

    def shape(self) -> Hashable:
        """All of it."""
        return self._view

    def place_at(self, where: Offset) -> str:
        """Nothing here can be chosen."""
        return ""

    @property
    def is_large(self) -> bool:
        """Whether there is room for whole cards."""
        return self.size.width >= LEAST_LARGE[0] and self.size.height >= LEAST_LARGE[1]

    @property
    def corner(self) -> Offset:
        """Where it all begins: in the middle of larger windows."""
        width = 118 if self.is_large else 78
        return Offset(max(0, (self.size.width - width) // 2), 1 if self.is_large else 0)

    def area(self) -> Region:
        """Where the column lies."""
        x, y = self.corner
        if self.is_large:
            return Region(x + 24, y + 2, 12, 15)
        return Region(x + 1, y + 2, 12, 9)

    def spacing(self) -> tuple[int, int]:
        """Wide enough for value and name."""
        return 12, 13

    def form(self) -> Form:
        """The last card whole, or in one row as all others."""
        end = (4 if self.palette.is_bare else 6) if self.is_large else 1
        return Form(True, end)

    def lay(self, cells: Cells) -> Iterable[Place]:
        """Cards, what they bring, points."""
        x, y = self.corner
        if self.is_large:
            self._last_card(cells, x + 2, y)
            self._brought(cells, x + 40, y + 3)
            self._blocks(cells, Region(x + 60, y, WIDE, min(cells.height - y - 2, 5 + BLOCK * len(self._view.seats))))
            cells.put(x + 2, min(cells.height - 1, y + 5 + BLOCK * 4), self._view.left, self.palette.soft)
        else:
            self._rows(cells, x + 18, y)
            cells.put(x + 1, cells.height - 2, self._view.left[: cells.width - 2], self.palette.soft)
        yield from super().lay(cells)

    def paint(self, cells: Cells, place: Place, state: PlaceState) -> None:
        """A card of the column, always at rest."""
        super().paint(cells, place, PlaceState())

    # ---- Cards

    def _last_card(self, cells: Cells, x: int, y: int) -> None:
        """The card, and under it the column if it completed one."""
        view, palette = self._view, self.palette
        if view.last is not None:
            cells.title(x, y, words.LAST_CARD)
            width, height = FRAMED if palette.is_bare else LARGE
            paint_card(cells, Region(x + 2, y + 2, width, height), view.last, PlaceState(is_chosen=True))
        if view.column:
            cells.title(x + 22, y, words.COLUMN)
            if view.last is not None:
                cells.put(x + 15, y + 5, "━━━━►", palette.accent)
            area = self.area()
            for row in range(area.y, area.y + 14):
                cells.put(area.x - 2, row, "▐", palette.legal)
                cells.put(area.right + 2, row, "▌", palette.legal)

    def _brought(self, cells: Cells, x: int, y: int) -> None:
        """The points for being out, and for the columns that were collected with it."""
        view, palette = self._view, self.palette
        if not view.is_out:
            return
        for number, told in ((OUT_POINTS, words.FOR_OUT), (view.columns, words.FOR_COLUMNS)):
            if number:
                cells.put(x, y, f"+{number}", palette.gain, None, BOLD)
                cells.put(x + 4, y, told[0], palette.ink)
                cells.put(x + 4, y + 1, told[1], palette.soft)
                y += 4

    # ---- Points

    def _pitch(self, room: int) -> int:
        return max(3, min(7, room // max(1, self._view.rounds)))

    def _heads(self, cells: Cells, x: int, y: int, pitch: int, end: int) -> None:
        """The rounds, the present one lit."""
        palette, view = self.palette, self._view
        cells.put(x, y, words.ROUND, palette.dim)
        for k in range(view.rounds):
            left = x + NAME - 1 + pitch * k
            if k == view.number - 1:
                cells.centre(
                    left, y, pitch - 1, f" {k + 1} ", palette.on(palette.accent), palette.accent, BOLD | REVERSE
                )
            else:
                cells.centre(left, y, pitch - 1, str(k + 1), palette.soft if k < view.number else palette.dim)
        cells.right(end, y, words.TOGETHER, palette.soft)

    def _pill(self, cells: Cells, x: int, y: int, one: SeatRound) -> None:
        seats = self.palette.seats
        face = seats[one.seat % len(seats)]
        pill(cells, x, y, one.name[: NAME - 3], face, self.palette.on(face))

    def _gains(self, cells: Cells, x: int, y: int, pitch: int, one: SeatRound) -> None:
        """A number a round; a dash for nothing, a dot for what is still to come."""
        palette = self.palette
        for k in range(self._view.rounds):
            left, is_now = x + NAME - 1 + pitch * k, k == self._view.number - 1
            text = "·" if k >= len(one.gains) else str(one.gains[k]) if one.gains[k] else "–"
            ink = palette.dim if text in "·–" else palette.gain if is_now else palette.ink
            cells.centre(left, y, pitch - 1, text, ink, None, BOLD if is_now else 0)

    def _blocks(self, cells: Cells, box: Region) -> None:
        """A block a seat, stones piled up."""
        palette, (x, y, width, height) = self.palette, box
        frame(cells, box, palette.line, words.after(self._view.number), palette.accent)
        pitch = self._pitch(width - NAME - 12)
        self._heads(cells, x + 2, y + 2, pitch, box.right - 2)
        for k, one in enumerate(self._view.seats):
            top = y + 4 + BLOCK * k
            if top + STONES + 1 >= y + height:
                return
            self._pill(cells, x + 2, top + 1, one)
            cells.put(x + 2, top + 3, one.place, palette.soft)
            for number, gained in enumerate(one.gains):
                ink = palette.gain if number == self._view.number - 1 else palette.seats[one.seat % len(palette.seats)]
                for stone in range(min(gained, STONES)):
                    cells.put(x + 2 + NAME + pitch * number, top + STONES - stone, "▄" * max(1, pitch - 3), ink)
            self._gains(cells, x + 2, top + STONES + 1, pitch, one)
            if one.gains and one.gains[-1]:
                cells.right(box.right - 2, top + 1, f"+{one.gains[-1]}", palette.gain, None, BOLD)
            cells.right(box.right - 2, top + 3, str(one.total), palette.ink, None, BOLD)
            cells.right(box.right - 2, top + 4, count(one.total, "point").partition(" ")[2], palette.soft)

    def _rows(self, cells: Cells, x: int, y: int) -> None:
        """Two rows a seat, stones side by side; the column at the left under its heading."""
        palette, view = self.palette, self._view
        if view.column:
            cells.title(x - 17, y + 1, words.COLUMN_BRIEF)
        elif view.last is not None:
            cells.title(x - 17, y + 1, words.LAST_CARD)
            paint_card(cells, Region(x - 17, y + 2, 12, 1), view.last._replace(word=""), PlaceState())
        end = x + 60
        pitch = self._pitch(end - x - NAME - 11)
        self._heads(cells, x, y + 1, pitch, end)
        for k, one in enumerate(view.seats):
            top = y + 3 + 3 * k
            self._pill(cells, x, top, one)
            cells.put(x, top + 1, one.place, palette.soft)
            self._gains(cells, x, top, pitch, one)
            for number, gained in enumerate(one.gains):
                ink = palette.gain if number == view.number - 1 else palette.seats[one.seat % len(palette.seats)]
                shown = "■" * min(gained, pitch - 1)
                cells.centre(x + NAME - 1 + pitch * number, top + 1, pitch - 1, shown, ink)
            cells.right(end, top, count(one.total, "point"), palette.ink, None, BOLD)
