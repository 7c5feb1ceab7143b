"""Cards linked into a chain."""

from collections.abc import Hashable, Iterable, Sequence
from typing import NamedTuple

from textual.geometry import Region

from tribes_tui.widgets.cards.card_face import MEDIUM, Face, doubled, paint_card, paints_of
from tribes_tui.widgets.drawing import BOLD, Cells, Drawn, Place, PlaceState, picture, shapes, shortened, tones_of
from tribes_tui.widgets.drawing.pictures import PICTURES


class Want(NamedTuple):
    """A card that is still wanted. `lead` stands above its word ("needs", "then"), `more` below it ("lay", "here"), the last row first."""

    word: str
    lead: str = ""
    more: tuple[str, ...] = ()
    is_next: bool = False
    picture: str = ""
    """What would lie there, faint, in a place as high as a card; its words stand in the frame then."""


Link = Face | Want


def paint_link(cells: Cells, spot: Region, link: Link, state: PlaceState, is_odd: bool = False) -> None:
    """A card, or the place of one; in one row every second card is darker."""
    if isinstance(link, Want):
        paint_want(cells, spot, link, state)
    elif spot.height == 1:
        palette = cells.palette
        tone = palette.tone(link.tone)
        if is_odd:
            tone = palette.lighter(tone, -0.07)
        paint_card(cells, spot, link._replace(name=link_words(link), value="", word="", signs=(), tone=tone), state)
    elif spot.height == 2:
        _paint_low(cells, spot, link, state)
    else:
        paint_card(cells, spot, link, state)


def _paint_low(cells: Cells, spot: Region, face: Face, state: PlaceState) -> None:
    """A card of two rows: its band, and its signs side by side, with what tells it from others alike where that has room."""
    palette, (x, y, width, _) = cells.palette, spot
    if face.is_back:
        paint_card(cells, spot, face, state)
        return
    band, card = palette.tone(face.tone), palette.card
    if state.is_faded:
        felt = cells.ground(x, y)
        band, card = palette.fade(band, felt), palette.fade(card, felt)
    shapes.slab(cells, spot, card, band)
    shapes.plate(cells, x, y, width, face.name, band, palette.on(band), state)
    signs = "".join(face.signs)[: width - 2]
    cells.put(x + 1, y + 1, signs, band, None, BOLD)
    if len(signs) + len(face.foot) < width - 3:
        cells.put(x + width - 2 - len(face.foot), y + 1, face.foot, palette.card_ink, card)


def paint_want(cells: Cells, spot: Region, want: Want, state: PlaceState) -> None:
    """What is wanted: the next in ink, later ones dim; mint where it may be laid now, amber under the cursor."""
    palette, (x, y, width, rows) = cells.palette, spot
    plain = palette.legal if state.is_legal else palette.ink if want.is_next else palette.dim
    ground, ink, flags = tones_of(palette, plain, state)
    flags |= BOLD if want.is_next or state.is_legal else 0
    if state.is_faded:
        ground, ink = None, palette.ink if want.is_next else palette.dim
    if rows < 3:
        text = f"{want.word}?" if want.is_next and rows == 1 else want.word
        cells.put(x + 1, y, shortened(text, width - 1), ink, ground, flags)
        if rows > 1 and want.is_next:
            cells.put(x + 1, y + 1, shortened(want.lead, width - 1), palette.soft)
        return
    if want.picture and rows >= MEDIUM[1] and not (want.more or state.is_legal or state.is_cursor or palette.is_flat):
        _paint_ghost(cells, spot, want, state)
        return
    if state.is_legal or state.is_cursor:
        shapes.frame(cells, spot, palette.cursor if state.is_cursor else palette.legal)
    else:
        shapes.slot(cells, spot)
    more = want.more[max(0, len(want.more) - rows + 3) :]
    lead = want.lead if not more and rows > 3 else ""
    top = y + (rows - 1 - bool(lead) - len(more)) // 2
    if lead:
        cells.centre(x + 1, top, width - 2, lead, palette.soft if want.is_next else palette.dim)
    cells.centre(x + 1, top + bool(lead), width - 2, want.word, ink, ground, flags)
    for row, text in enumerate(more, top + 1):
        cells.centre(x + 1, row, width - 2, text, palette.ink)


FAINT, FAINTER = 0.45, 0.7
"""How far back into the felt the picture goes of what is wanted next, and of what comes later."""


def _paint_ghost(cells: Cells, spot: Region, want: Want, state: PlaceState) -> None:
    """Its picture between its word and its lead."""
    palette, (x, y, width, rows) = cells.palette, spot
    felt = cells.ground(x, y)
    paints = paints_of(palette, palette.line, felt, state._replace(is_faded=False))
    back = FAINT if want.is_next else FAINTER
    shapes.slot(cells, spot)
    pixels = PICTURES[want.picture]
    if 2 * len(pixels[0]) <= width - 2:
        pixels = doubled(pixels)
    pixels = pixels[: 2 * (rows - 2)]
    left, top = x + (width - len(pixels[0])) // 2, y + 1 + (2 * (rows - 2) - len(pixels)) // 4
    picture(cells, left, top, pixels, {sign: palette.mix(paint, felt, back) for sign, paint in paints.items()})
    ink, soft = (palette.ink, palette.soft) if want.is_next else (palette.dim, palette.dim)
    cells.centre(x + 1, y, width - 2, _parted(want.word, width - 2), ink, None, BOLD * want.is_next)
    cells.centre(x + 1, y + rows - 1, width - 2, _parted(want.lead, width - 2), soft)


def _parted(words: str, room: int) -> str:
    """Apart from the frame in which they stand, as far as there is room."""
    return f" {words} " if len(words) + 2 <= room else shortened(words, room)


def link_words(link: Link) -> str:
    """A link in one row: a card with its value, or the number of its signs."""
    if isinstance(link, Want):
        return f"{link.word}?"
    if link.is_back:
        return "▒▒"
    return f"{link.name} {link.value or len(link.signs) or ''}".rstrip()


NARROW, BACK = 7, 4
"""The least width of a card, and that of one face down."""
FRAMED = 4
"""Rows of a card where there is no colour."""


class Chain(Drawn):
    """Links from left to right, a place each."""

    DEFAULT_CSS = "Chain { height: 6; }"
    pieces: dict[str, Link] = {}

    def show(self, links: Sequence[Link]) -> None:
        """Show these from now on."""
        self.pieces = {f"link:{k}": link for k, link in enumerate(links)}
        self.changed()

    def shape(self) -> Hashable:
        """How wide they are, and which are joined."""
        return self._widths(), tuple(isinstance(link, Face) for link in self.pieces.values())

    def _rows(self) -> int:
        """Of a card; the last row of a high chain is that of shadow and glow."""
        height = self.size.height
        if self.palette.is_bare:
            return FRAMED if height >= FRAMED else 1
        return min(MEDIUM[1], height - 1 if height > MEDIUM[1] else height)

    def _widths(self) -> tuple[int, ...]:
        """Of the links; if they are too wide together, the last ones are as narrow as their words allow."""
        if self._rows() == 1:
            return tuple(len(link_words(link)) + 2 for link in self.pieces.values())
        widths = [BACK if isinstance(link, Face) and link.is_back else MEDIUM[0] for link in self.pieces.values()]
        links = [*self.pieces.values()]
        for k in reversed(range(len(widths))):
            over = sum(widths) + len(widths) - self.size.width
            if over > 0 and widths[k] != BACK:
                link = links[k]
                name = link.word if isinstance(link, Want) else link.name
                widths[k] = max(NARROW, len(name) + 2, widths[k] - over)
        return tuple(widths)

    def lay(self, cells: Cells) -> Iterable[Place]:
        """Links with a joint between them, bright as far as the chain goes."""
        palette, rows, x = cells.palette, self._rows(), 0
        for (name, link), width in zip(self.pieces.items(), self._widths(), strict=True):
            if x and rows > 1 and not (isinstance(link, Face) and link.is_back):
                is_joined = isinstance(link, Face)
                ink = palette.accent if is_joined else palette.mix(palette.line, palette.below, 0.3)
                cells.put(x - 1, rows // 2, "═", ink)
            yield Place(name, Region(x, 0, width, rows), Region(x, 0, width, cells.height))
            x += width + 1

    def paint(self, cells: Cells, place: Place, state: PlaceState) -> None:
        """A card, or the place of one."""
        is_odd = [*self.pieces].index(place.name) % 2 == 1
        paint_link(cells, place.region, self.pieces[place.name], state, is_odd)
