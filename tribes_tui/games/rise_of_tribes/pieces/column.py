"""The column beside the map: its sections share the rows, so that as little as possible is lost."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import product
from typing import NamedTuple

from textual.app import ComposeResult
from textual.geometry import Region

from tribes_tui.theme.palette import Palette
from tribes_tui.widgets.drawing import BOLD, DIM, REVERSE, UNDER, Cells, Drawn, Felt, PlaceState, shapes, shortened

FRAMED_FROM = 38
"""Columns from which a section has a line around it; without one it has all of them."""


class Height(NamedTuple):
    """Rows that a section could use, and what it is worse by than with all it wants."""

    rows: int
    loss: int = 0


class ColumnSection(Drawn):
    """A part of the column."""

    DEFAULT_CSS = "ColumnSection { height: 1; }"

    def heights(self, width: int) -> Sequence[Height]:
        """How many rows it could use at that width, the most first."""
        return (Height(0),)

    @property
    def inner(self) -> Region:
        """Where its rows go, the cell for the cursor's mark included: within its frame if it has one."""
        width, height = self.size
        if self.is_framed:
            return Region(1, 1, width - 3, height - 2)
        return Region(0, 0, width, height)

    @property
    def is_framed(self) -> bool:
        """Whether it has a line around it at the height it got."""
        return False

    def frame(self, cells: Cells, title: str) -> None:
        """The line around it, if it has one."""
        palette = cells.palette
        if self.is_framed:
            shapes.frame(cells, Region(0, 0, cells.width, cells.height), palette.line, title, palette.accent)


class Tone(NamedTuple):
    """How a row of words is painted."""

    ink: str
    ground: str | None
    flags: int


def tone_of(palette: Palette, state: PlaceState, ink: str, ground: str | None = None) -> Tone:
    """Amber under the cursor, white when chosen, mint where it may be, faint where it can't."""
    if state.is_cursor:
        return Tone(palette.dark_ink, palette.cursor, BOLD | REVERSE)
    if state.is_chosen:
        return Tone(palette.chosen_ink, palette.chosen, BOLD | REVERSE)
    if state.is_faded:
        return Tone(palette.fade(ink, ground or palette.panel), ground, DIM)
    if state.is_legal:
        return Tone(ink, ground or palette.mix(palette.panel, palette.ink, 0.14), BOLD | UNDER)
    return Tone(ink, ground, 0)


def bar(cells: Cells, spot: Region, text: str, state: PlaceState, ink: str, ground: str | None = None) -> Tone:
    """A row with a name that may be chosen: mint at its edge while it may be, pointers under the cursor."""
    palette = cells.palette
    tone = tone_of(palette, state, ink, ground)
    if tone.ground is not None:
        cells.put(spot.x, spot.y, " " * spot.width, tone.ink, tone.ground, tone.flags & REVERSE)
    room = spot.width - 2
    name = shortened(f"*{text}" if palette.is_flat and state.is_chosen else text, max(0, room))
    left, right = ("►", "◄") if state.is_cursor else (" ", "")
    cells.put(spot.x, spot.y, left + name + right, tone.ink, tone.ground, tone.flags)
    if state.is_legal and not state.is_cursor and not palette.is_bare:
        cells.put(spot.x, spot.y, "▎", palette.legal, tone.ground)
    shapes.freshness(cells, spot.right - 1, spot.y, state)
    return tone


class RiseSide(Felt):
    """Sections below each other; the last ones stand at its foot."""

    DEFAULT_CSS = "RiseSide { layout: vertical; width: 32; }"

    def __init__(self, *sections: ColumnSection, id: str | None = None) -> None:
        super().__init__(id=id)
        self.sections = sections
        self._gap = Felt(id="gap")

    def compose(self) -> ComposeResult:
        """The gap lies above the last one."""
        yield from self.sections[:-1]
        yield self._gap
        yield self.sections[-1]

    def on_resize(self) -> None:
        """Share the rows anew."""
        self.share()

    def share(self) -> None:
        """Give each section its rows; nothing is laid out if they stay as they are."""
        height = self.size.height
        if not height:
            return
        shares = self._shares()
        for part, rows in zip((*self.sections, self._gap), (*shares, max(0, height - sum(shares))), strict=True):
            if part.styles.height is None or part.styles.height.value != rows:
                part.styles.height = rows
                part.display = rows > 0

    def _shares(self) -> tuple[int, ...]:
        width, height = self.size
        return share_rows([section.heights(width) for section in self.sections], height)


def share_rows(wanted: Iterable[Sequence[Height]], room: int) -> tuple[int, ...]:
    """One height of each, which together fit and lose least, then use most; the least of all where nothing fits."""
    choices = [_useful(heights) for heights in wanted]
    best: tuple[int, int, tuple[int, ...]] | None = None
    for chosen in product(*choices):
        rows = sum(height.rows for height in chosen)
        if rows <= room:
            key = sum(height.loss for height in chosen), -rows, tuple(height.rows for height in chosen)
            best = key if best is None or key < best else best
    return best[2] if best else tuple(heights[-1].rows for heights in choices)


def _useful(heights: Sequence[Height]) -> list[Height]:
    """Without those that need more rows than another which loses no more."""
    found: list[Height] = []
    for height in sorted(heights, key=lambda one: (one.loss, one.rows)):
        if all(height.rows < one.rows for one in found):
            found.append(height)
    return found
