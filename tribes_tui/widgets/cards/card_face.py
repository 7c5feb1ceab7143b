"""What a card shows, and how it is painted in every size: band, picture, name plate; its back; a pile's foot."""

from functools import lru_cache
from typing import NamedTuple

from textual.geometry import Region

from tribes_tui.theme.colours import BLACK, contrast
from tribes_tui.widgets.drawing import BOLD, DIM, Cells, Palette, PlaceState, picture, shapes, shortened
from tribes_tui.widgets.drawing.pictures import PAINTS, PICTURES


class Face(NamedTuple):
    """A card as it is seen. Any of it may be empty; without a name and a value it is the back of a card."""

    name: str = ""
    value: str = ""
    word: str = ""
    """At the right of the band: a colour, an emblem."""
    tone: str = "grey"
    """The colour of band and picture: a word such as `red`, `lizard`, `indy-back` (a variable `tone-...`) or #rrggbb."""
    picture: str = ""
    """A name in `pictures.PICTURES`."""
    signs: tuple[str, ...] = ()
    """Signs at the right of the picture, in the colour of the band (medium cards)."""
    row: str = ""
    """All of it in one row, as its language says it; where it isn't given, word, name and value stand side by side."""
    brief: str = ""
    """The name where that has no room."""
    foot: str = ""
    """Below the picture, under the name: by what it differs from others of that name."""

    @property
    def is_back(self) -> bool:
        """Whether it lies face down."""
        return not (self.name or self.value)

    def name_in(self, room: int) -> str:
        """The name in so many columns."""
        return self.name if len(self.name) <= room else self.brief or self.name

    @property
    def words(self) -> str:
        """The card in one row."""
        return self.row or " ".join(part for part in (self.word, self.name, self.value) if part)


HUGE = 20, 14
"""Its picture is twice as large. Only pieces that ask for it have it."""
GRAND = 16, 10
"""A picture of seven by eight pixels is twice as large on it. Only tables with room for all their cards have it."""
LARGE = 11, 8
MIDDLE = 11, 6
MEDIUM = 10, 5
FRAMED = 11, 4
"""The largest where there are no pictures."""
ROW = 11, 1
NARROWEST = 7
"""Columns of a card whose picture fills all of them."""
LEAST_SEEN = 1.5
"""The contrast by which a picture in the band's colour stands out from the card."""
SIZES = LARGE, MIDDLE, MEDIUM, ROW
SIZES_BARE = FRAMED, ROW


def size_for(room: int, palette: Palette) -> tuple[int, int]:
    """The largest card that goes, with the half cell of its shadow or glow, into so many rows."""
    sizes = SIZES_BARE if palette.is_bare else SIZES
    return next((size for size in sizes if size[1] < room), ROW)


def paint_card(cells: Cells, spot: Region, face: Face, state: PlaceState, seen: int = 0) -> None:
    """Paint a card in any size: of one row its words alone, of five the band is the name plate.

    `seen`: so many columns at its left aren't covered by the next card; 0: all.
    """
    seen = spot.width if seen in (0, spot.width) else seen + 1  # the next card covers the right corner
    if face.is_back:
        paint_back(cells, spot, face.tone, state, seen)
    elif spot.height == 1:
        _paint_row(cells, spot, face, state, seen)
    elif cells.palette.is_bare:
        _paint_framed(cells, spot, face, state, seen)
    else:
        _paint_filled(cells, spot, face, state, seen)


def _tones(cells: Cells, spot: Region, face: Face, state: PlaceState) -> tuple[str, str]:
    """Band and face, gone back into the felt when it can't be chosen."""
    palette = cells.palette
    band, card = palette.tone(face.tone), palette.card
    if state.is_faded:
        felt = cells.ground(spot.x, spot.y)
        return palette.fade(band, felt), palette.fade(card, felt)
    return band, card


def _paint_row(cells: Cells, spot: Region, face: Face, state: PlaceState, seen: int) -> None:
    band, _ = _tones(cells, spot, face, state)
    x, y, width, _ = spot
    if cells.palette.is_bare:
        cells.put(x, y, "[", cells.palette.ink)
        cells.put(x + width - 1, y, "]", cells.palette.ink)
    else:
        cells.put(x, y, "▐", band)
        cells.put(x + width - 1, y, "▌", band)
    brief = (f"{face.brief} {face.value}".strip(),) if face.brief else ()
    forms = face.words, f"{face.name} {face.value}".strip(), *brief, face.name  # from whole to short
    words = next((text for text in forms if len(text) <= seen - 2), face.value or face.name)
    shapes.plate(cells, x, y, seen, words, band, cells.palette.on(band), state)


def _paint_framed(cells: Cells, spot: Region, face: Face, state: PlaceState, seen: int) -> None:
    """Without colour: value and word in the first row of a frame, the name in its last."""
    palette, (x, y, width, height) = cells.palette, spot
    flags, face = DIM if state.is_faded else BOLD, face._replace(word=face.word or "".join(face.signs))
    shapes.frame(cells, spot, palette.line, flags=DIM if state.is_faded else 0)
    if height > 3:
        cells.put(x + 1, y + 1, _band_words(face, seen - 2), palette.ink, None, flags)
    if face.foot:
        cells.centre(x, y + height - 1, seen, face.foot, palette.ink)
    shapes.plate(cells, x, y + height - 2, seen, face.name_in(seen - 2), palette.below, palette.ink, state)
    shapes.freshness(cells, x + width - 2, y, state)


def _band_words(face: Face, room: int) -> str:
    has_room = len(face.value) + len(face.word) + bool(face.value) <= room
    word = face.word if has_room else shortened(face.word, room - len(face.value) - 1)
    return face.value + word.rjust(room - len(face.value))


def _paint_filled(cells: Cells, spot: Region, face: Face, state: PlaceState, seen: int) -> None:
    palette, (x, y, width, height) = cells.palette, spot
    band, card = _tones(cells, spot, face, state)
    is_medium = height <= MEDIUM[1]
    shapes.slab(cells, spot, card, band)
    if is_medium:
        name = face.name_in(seen - 2 - len(face.value))
        shapes.plate(cells, x, y, seen, name, band, palette.on(band), state, face.value)
    else:
        cells.put(x + 1, y, _band_words(face, seen - 2), palette.on(band), band, BOLD)
    _paint_picture(cells, spot, face, band, state, is_medium)
    if not is_medium:
        plate_row = y + height - 1 - bool(face.foot)
        shapes.plate(cells, x, plate_row, seen, face.name_in(seen - 2), card, palette.card_ink, state)
    if face.foot:
        cells.centre(x, y + height - 1, seen, face.foot, palette.card_ink, card)
    if state.is_chosen:
        _paint_lifted(cells, spot)
    if seen == width and not state.is_faded:
        shapes.shadow(cells, spot)
    shapes.glow(cells, x, y + height, seen, state)
    shapes.freshness(cells, x if face.signs else x + width - 2, y + 1, state)


def _paint_lifted(cells: Cells, spot: Region) -> None:
    """White edges along the sides of a chosen card."""
    white = cells.palette.chosen
    for y in range(spot.y + 1, spot.bottom - 1):
        cells.put(spot.x, y, "▏", white)
        cells.put(spot.right - 1, y, "▕", white)


def _paint_picture(cells: Cells, spot: Region, face: Face, band: str, state: PlaceState, is_medium: bool) -> None:
    palette, (x, y, width, height) = cells.palette, spot
    rows = PICTURES.get(face.picture, ())
    room = 2 * (height - (1 if is_medium else 2) - bool(face.foot))
    if rows and room > 0:
        rows = doubled(rows)[:room] if len(rows[0]) * 2 < width else rows[:room]
        left = x + (1 if face.signs else (width - len(rows[0])) // 2)
        picture(
            cells,
            left,
            y + 1 + (room - len(rows)) // 4,
            rows,
            paints_of(palette, band, cells.ground(spot.x, spot.y), state),
        )
    tone = palette.tone(face.tone)
    ink = palette.fade(tone, palette.card) if state.is_faded else tone
    _paint_signs(
        cells,
        Region(x, y + 1, width, room // 2),
        face.signs,
        ink,
        palette.fade(palette.card, cells.ground(spot.x, spot.y)) if state.is_faded else palette.card,
    )


def _paint_signs(cells: Cells, spot: Region, signs: tuple[str, ...], ink: str, card: str) -> None:
    """In two columns at the right of a picture; their number and one, if they are too many for these, or the card too narrow for two."""
    if len(signs) > spot.height * (1 if spot.width <= NARROWEST else 2):
        cells.put(spot.right - 3, spot.y, f"{len(signs)}{signs[0]}", ink, card, BOLD)
        return
    for k, sign in enumerate(signs):
        column, row = divmod(k, spot.height)
        cells.put(spot.right - 2 + column, spot.y + row, sign, ink, None, BOLD)


@lru_cache(64)
def doubled(rows: tuple[str, ...]) -> tuple[str, ...]:
    """Each pixel as four, for a card that is twice as wide."""
    return tuple("".join(2 * pixel for pixel in row) for row in rows for _ in range(2))


def paints_of(palette: Palette, tone: str, felt: str, state: PlaceState) -> dict[str, str]:
    """The paints of a picture, three of them tones of the card's own colour; of a pale one darker, to stand out.

    At sixteen colours a pale one that has gone back into the felt is a dark shape with holes.
    """
    pale = palette.fade(palette.card, felt)
    if palette.is_flat and state.is_faded and tone == pale:
        return dict.fromkeys(PAINTS, pale) | dict.fromkeys("123", palette.fade(BLACK, felt))
    if contrast(tone, palette.card) < LEAST_SEEN:
        tone = palette.lighter(tone, -0.18)
    paints = {sign: palette.colour(name) for sign, name in PAINTS.items()}
    if state.is_faded:
        paints = {sign: palette.fade(paint, felt) for sign, paint in paints.items()}
    return paints | {"1": tone, "2": palette.lighter(tone, -0.14), "3": palette.lighter(tone, 0.14)}


def paint_back(cells: Cells, spot: Region, tone: str, state: PlaceState, seen: int) -> None:
    """A card face down: a woven pattern."""
    palette, (x, y, width, height) = cells.palette, spot
    back = palette.tone(tone)
    if state.is_faded:
        back = palette.fade(back, cells.ground(x, y))
    if palette.is_bare:
        _paint_bare_back(cells, spot)
    else:
        shapes.slab(cells, spot, back)
        for row in range(y, y + height):
            cells.put(x + 1, row, "▚" * (width - 2), palette.weave(back), back)
    if state.is_cursor or state.is_chosen:
        shapes.plate(cells, x, y + height // 2, seen, "", back, palette.on(back), state)
    if seen == width and height > 1 and not state.is_faded:
        shapes.shadow(cells, spot)
    shapes.glow(cells, x, y + height, seen, state)
    shapes.freshness(cells, x + width - 2, y, state)


def _paint_bare_back(cells: Cells, spot: Region) -> None:
    palette, (x, y, width, height) = cells.palette, spot
    if height == 1:
        cells.put(x, y, f"[{'▒' * (width - 2)}]", palette.line)
        return
    shapes.frame(cells, spot, palette.line)
    for row in range(y + 1, y + height - 1):
        cells.put(x + 1, row, "▒" * (width - 2), palette.line)
