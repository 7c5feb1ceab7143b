"""Cards side by side, and piled."""

from collections.abc import Hashable, Iterable, Sequence

from textual.geometry import Region

from tribes_tui.widgets.cards.card_face import GRAND, Face, paint_card, size_for
from tribes_tui.widgets.cards.column_bands import words_in
from tribes_tui.widgets.drawing import (
    BOLD,
    DIM,
    Cells,
    Drawn,
    Place,
    PlaceState,
    has_choice,
    own_state,
    shapes,
    shortened,
    tones_of,
)
from tribes_tui.words.said import forms


class Hand(Drawn):
    """Cards side by side, as large as the height allows, closer together the more there are: each shows its left part then."""

    DEFAULT_CSS = "Hand { height: 9; }"
    GAP = 3
    pieces: dict[str, Face] = {}

    def show(self, faces: Sequence[Face], names: Sequence[str] = ()) -> None:
        """Show these cards from now on; places are called `hand:0` and so on unless names are given."""
        self.pieces = dict(zip(names or [f"hand:{k}" for k in range(len(faces))], faces, strict=True))
        self.changed()

    def shape(self) -> Hashable:
        """Which places there are, and the longest words: in one row cards are as wide as these."""
        return tuple(self.pieces), self._longest()

    def _longest(self) -> int:
        return max((len(face.words) for face in self.pieces.values()), default=0)

    def _card_size(self, cells: Cells) -> tuple[int, int]:
        width, height = size_for(cells.height, cells.palette)
        if height > 1:
            return width, height
        room = (cells.width - 1) // max(1, len(self.pieces)) - 1
        return max(width, min(self._longest() + 2, room)), height

    def lay(self, cells: Cells) -> Iterable[Place]:
        """From the left; the last card alone is sure to be whole."""
        width, height = self._card_size(cells)
        last = len(self.pieces) - 1
        pitch = min(width + self.GAP, (cells.width - 2 - width) // last) if last > 0 else width
        for k, name in enumerate(self.pieces):
            seen = width if k == last else min(width, pitch)
            extent = width + 1 if k == last else min(width + 1, pitch)
            x = 1 + k * pitch
            yield Place(name, Region(x, 0, seen, height), Region(x, 0, extent, height + 1))

    def paint(self, cells: Cells, place: Place, state: PlaceState) -> None:
        """One card; of a covered one the columns that are seen."""
        whole = Region(place.region.x, 0, *self._card_size(cells))
        paint_card(cells, whole, self.pieces[place.name], state, place.region.width)


class Card(Hand):
    """One card, as large as the height allows: a hand of one."""

    DEFAULT_CSS = "Card { width: 13; height: 9; }"

    def __init__(self, face: Face, name: str = "card") -> None:
        super().__init__()
        self.pieces = {name: face}


LEAST = 4
"""Rows, with that of the shadow, for anything more than words."""
WIDEST = 11
FACE_UP = 6
"""Rows for a card with its face up, its paper included."""


class Pile(Drawn):
    """Its place is the name it is given. The face without name and value is the back; `word` says what the pile is."""

    DEFAULT_CSS = "Pile { width: 10; height: 9; }"

    def __init__(
        self,
        face: Face,
        count: int,
        word: str = "",
        name: str = "pile",
        id: str | None = None,
        classes: str | None = None,
    ) -> None:
        super().__init__(id=id, classes=classes)
        self._face, self._count, self._word, self._place = face, count, word, name

    def show(self, face: Face, count: int, word: str = "") -> None:
        """The card that is seen, how many there are, and another word if one is given."""
        self._face, self._count, self._word = face, count, word or self._word
        self.changed()

    def names(self) -> Iterable[str]:
        """The pile."""
        return (self._place,)

    def look(self, name: str) -> Hashable:
        """The card, the number, the word."""
        return self._face, self._count, self._word, has_choice(self)

    def lay(self, cells: Cells) -> Iterable[Place]:
        """As high as there is room for, its word above it."""
        height = cells.height
        width = min(GRAND[0] if height > GRAND[1] + 1 else WIDEST, cells.width - 1)
        if height < LEAST:
            yield Place(self._place, Region(0, 0, cells.width, 1), Region(0, 0, cells.width, height))
            return
        top = int(bool(self._word) and height > LEAST)
        spot = Region(0, top, width, height - top - 1)
        yield Place(self._place, spot, Region(0, 0, cells.width, height))

    def paint(self, cells: Cells, place: Place, state: PlaceState) -> None:
        """The pile, or where it was."""
        state = own_state(self, place.name, state)
        if cells.height < LEAST:
            self._paint_words(cells, place.region, state)
            return
        spot = place.region
        if spot.y:
            cells.centre(0, 0, spot.width, self._word, cells.palette.soft)
        if not self._count:
            shapes.slot(cells, spot, (forms.empty_pile(),) if spot.y or not self._word else (self._word,))
        elif self._face.is_back:
            self._paint_back(cells, spot, state)
        else:
            self._paint_face(cells, spot, state)

    def _paint_words(self, cells: Cells, spot: Region, state: PlaceState) -> None:
        """In one row: the number, what is seen, what the pile is."""
        palette, face = cells.palette, self._face
        tone = palette.tone(face.tone)
        ground, ink, flags = tones_of(palette, palette.ink if palette.is_bare else palette.on(tone), state)
        seen, word = f" {face.words} ", self._word
        if face.is_back or len(seen) + len(self._word) + bool(self._word) > spot.width:
            seen = f" {self._count} " if self._count or self._word else f" {forms.empty_pile()} "
        text = f"►{seen.strip()}◄" if state.is_cursor else seen
        x = cells.put(spot.x, spot.y, text, ink, ground or tone, flags | BOLD)
        x += x + len(word) < spot.right
        cells.put(x, spot.y, shortened(word, max(0, spot.right - x)), palette.soft)

    def _paint_back(self, cells: Cells, spot: Region, state: PlaceState) -> None:
        """The back with the number in its middle, and the paper below."""
        palette, (x, y, width, height) = cells.palette, spot
        has_paper = self._count > 1 and height > 2 and not palette.is_bare
        felt = cells.ground(x, spot.bottom - 1)
        paint_card(cells, Region(x, y, width, height), self._face, PlaceState())
        if has_paper:
            self._paint_paper(cells, spot, felt)
        label = f" {self._count} "
        ground = palette.mix(palette.tone(self._face.tone), "#000000", 0.45)
        _, ink, flags = tones_of(palette, palette.ink, state)
        if state.is_cursor or state.is_chosen:
            ground = palette.cursor if state.is_cursor else palette.chosen
            label = f"►{self._count}◄" if state.is_cursor else label
        elif not palette.is_bare:
            ink = palette.on(ground)
        cells.centre(
            x, y + (height - has_paper) // 2 - (height - has_paper + 1) % 2, width, label, ink, ground, flags | BOLD
        )
        self._paint_light(cells, spot, state)

    def _paint_face(self, cells: Cells, spot: Region, state: PlaceState) -> None:
        """The uppermost card, and below it the paper of others."""
        has_paper = self._count > 1 and spot.height >= FACE_UP and not cells.palette.is_bare
        is_high = spot.height >= FACE_UP and not cells.palette.is_bare
        card, felt = Region(*spot[:3], spot.height - is_high), cells.ground(spot.x, spot.bottom - 1)
        face = self._face
        if card.height < FACE_UP and not cells.palette.is_bare:
            face = face._replace(name=words_in(face, spot.width - 2), value="")
        paint_card(cells, card, face, state)
        if has_paper:
            self._paint_paper(cells, spot, felt)
            self._paint_light(cells, spot, state)

    def _paint_paper(self, cells: Cells, spot: Region, felt: str) -> None:
        """The edges of the cards below, in the pile's last row."""
        palette, (x, _, width, _), y = cells.palette, spot, spot.bottom - 1
        edge = palette.card_edge
        cells.put(x, y, "▜", edge, felt)
        cells.put(x + 1, y, "═" * (width - 2), palette.card_dim, edge, DIM)
        cells.put(x + width - 1, y, "▛", edge, felt)

    def _paint_light(self, cells: Cells, spot: Region, state: PlaceState) -> None:
        if not state.is_faded:
            shapes.shadow(cells, spot)
        shapes.glow(cells, spot.x, spot.bottom, spot.width, state)
