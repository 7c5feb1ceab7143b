"""The track of bids as a stair: the price of each step, who stands on it, when one would play; dearer is higher."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from textual.geometry import Region

from tribes_tui.display.wide import shortened
from tribes_tui.theme.palette import BOLD
from tribes_tui.widgets.beside.seat_rows import names_in
from tribes_tui.widgets.drawing import shapes
from tribes_tui.widgets.drawing.drawn import Drawn, Place, PlaceState

if TYPE_CHECKING:
    from tribes_tui.widgets.drawing.cells import Cells

STONE = "tile-face"
PRICE = 7
"""Letters of a price: "18 gold", "nothing"."""
WIDE = 26
"""Columns from which steps are narrower the cheaper they are."""


class TrackStep(NamedTuple):
    """A step of the track. `bidders`: (name, seat) of each that stands there, whoever plays first first."""

    name: str
    price: str
    when: str
    """When the viewer would play, as far as it is known; empty if they don't bid."""
    bidders: tuple[tuple[str, int], ...] = ()
    brief: str = ""
    """The same in fewer letters."""


class BidTrack(Drawn):
    """A place a step; below them, where there is room, lines of words."""

    DEFAULT_CSS = "BidTrack { height: 8; }"

    def __init__(self, title: str, id: str | None = None) -> None:
        super().__init__(id=id)
        self._title = title
        self._steps: dict[str, TrackStep] = {}
        self._notes: tuple[str, ...] = ()

    def show(self, steps: Sequence[TrackStep], notes: Sequence[str] = ()) -> None:
        """These, the dearest first."""
        self._steps = {step.name: step for step in steps}
        self._notes = tuple(notes)
        self.changed()

    @property
    def heights(self) -> tuple[int, ...]:
        """One row a step; the title; the notes as well; two rows a step, three."""
        count = len(self._steps)
        rows = 1 + len(self._notes)
        return count, 1 + count, rows + count, rows + 2 * count, rows + 3 * count

    def names(self) -> Iterable[str]:
        """A place a step."""
        return self._steps

    def shape(self) -> Hashable:
        """Which steps, and the words below them."""
        return tuple(self._steps), self._notes

    def look(self, name: str) -> Hashable:
        """The step."""
        return self._steps[name]

    def lay(self, cells: Cells) -> Iterable[Place]:
        """The title, the steps, the notes."""
        count = len(self._steps)
        y = int(cells.height > count)
        if y:
            cells.title(1, 0, self._title)
        if not count:
            return
        pitch = max(1, min(3, (cells.height - 1 - len(self._notes)) // count))
        for k, name in enumerate(self._steps):
            left = 1 + (k // 2 if cells.width >= WIDE else 0)
            spot = Region(left, y, cells.width - 1 - left, min(pitch, 2))
            yield Place(name, spot, Region(0, y, cells.width, pitch))
            y += pitch
        for row, words in enumerate(self._notes[: cells.height - y], y):
            cells.put(1, row, shortened(words, cells.width - 2), cells.palette.soft)

    def paint(self, cells: Cells, place: Place, state: PlaceState) -> None:
        """A stone: price, and whoever stands there; below, when one would play."""
        palette, step, spot = cells.palette, self._steps[place.name], place.region
        face = palette.colour(STONE)
        if not palette.is_flat:
            face = palette.mix(face, palette.below, 0.08 * list(self._steps).index(step.name))
        if state.is_faded:
            face = palette.fade(face, palette.below)
        if not palette.is_bare:
            cells.fill(spot.x, spot.y, spot.width, spot.height, face)
        if place.extent.height > spot.height and not palette.is_flat:
            cells.put(spot.x + 1, spot.bottom, "▀" * spot.width, palette.shade(palette.below))
        end = self._paint_bidders(cells, spot, step)
        room = end - spot.x - 1
        said = step.when if spot.height == 1 and len(step.when) + PRICE + 2 <= room else step.brief
        name = f" {step.price:<{PRICE}} {said if spot.height == 1 else ''}"
        name = next((one for one in (name.rstrip(), f" {step.price}") if len(one) <= room), step.price)
        shapes.plate(cells, spot.x, spot.y, room + 2, name.ljust(room), face, palette.on(face), state)
        if spot.height > 1 and step.when:
            cells.put(
                spot.x + 2,
                spot.y + 1,
                shortened(step.when, spot.width - 3),
                palette.on(face) if not palette.is_bare else palette.soft,
            )
        if state.is_legal and not palette.is_bare and not state.is_cursor:
            cells.put(spot.x, spot.y, "▌", palette.legal)
        shapes.freshness(cells, spot.x + 1, spot.y, state)

    def _paint_bidders(self, cells: Cells, spot: Region, step: TrackStep) -> int:
        """Their names on their colours at the right end, as long as they leave the price whole. The column where they begin."""
        palette, end, count = cells.palette, spot.right, max(1, len(step.bidders))
        room = spot.width - len(step.price) - 1 - count  # each name has a blank before it
        names = [name for name, _ in step.bidders]
        edge = " " if len("".join(names)) + 2 * count <= room else ""
        for name, (_, seat) in reversed(
            [*zip(names_in(names, room - 2 * count * len(edge)), step.bidders, strict=True)]
        ):
            tone = palette.seats[seat % len(palette.seats)]
            text = f"{edge}{name}{edge}"
            ink, ground = (palette.ink, None) if palette.is_bare else (palette.on(tone), tone)
            end = cells.right(end, spot.y, text, ink, ground, BOLD) - 1
        return end
