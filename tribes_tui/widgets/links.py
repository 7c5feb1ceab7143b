"""The links of a chain: cards, and places of cards that are still wanted; each in one row, in two, or as a card."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from textual.geometry import Region

from tribes_tui.display.wide import shortened
from tribes_tui.theme.palette import BOLD
from tribes_tui.widgets import shapes
from tribes_tui.widgets.card_face import Face, paint_card
from tribes_tui.widgets.lines import tones_of

if TYPE_CHECKING:
    from tribes_tui.widgets.cells import Cells
    from tribes_tui.widgets.places import PlaceState


class Want(NamedTuple):
    """A card that is still wanted. `lead` stands above its word ("needs", "then"), `more` below it ("lay", "here"), the last row first."""

    word: str
    lead: str = ""
    more: tuple[str, ...] = ()
    is_next: bool = False


Link = Face | Want


def paint_link(cells: Cells, spot: Region, link: Link, state: PlaceState, is_odd: bool = False) -> None:
    """A card, or the place of one; in one row every second card is darker."""
    if isinstance(link, Want):
        paint_want(cells, spot, link, state)
    elif spot.height == 1:
        _paint_row(cells, spot, link, state, is_odd)
    elif spot.height == 2:
        _paint_low(cells, spot, link, state)
    else:
        _paint_card(cells, spot, link, state)


def _paint_card(cells: Cells, spot: Region, face: Face, state: PlaceState) -> None:
    """A card with its signs in two columns at its right; their number and one, if they are too many for these."""
    palette, rows = cells.palette, spot.height
    if palette.is_bare:
        paint_card(cells, spot, face._replace(word="".join(face.signs)), state)
        return
    paint_card(cells, spot, face._replace(signs=()), state)
    tone = palette.tone(face.tone)
    ink = palette.fade(tone, palette.card) if state.is_faded else tone
    if len(face.signs) > 2 * rows - 2:
        cells.put(spot.right - 3, spot.y + 1, f"{len(face.signs)}{face.signs[0]}", ink, None, BOLD)
        return
    for k, sign in enumerate(face.signs):
        column, row = divmod(k, rows - 1)
        cells.put(spot.right - 2 + column, spot.y + 1 + row, sign, ink, None, BOLD)


def _paint_low(cells: Cells, spot: Region, face: Face, state: PlaceState) -> None:
    """A card of two rows: its band, and its signs side by side."""
    palette, (x, y, width, _) = cells.palette, spot
    if face.is_back:
        paint_card(cells, spot, face, state)
        return
    band, card = palette.tone(face.tone), palette.card
    if state.is_faded:
        felt = cells.ground(x, y)
        band, card = palette.fade(band, felt), palette.fade(card, felt)
    shapes.slab(cells, spot, card)
    cells.put(x, y, "▟", band)
    cells.put(x + width - 1, y, "▙", band)
    shapes.plate(cells, x, y, width, face.name, band, palette.on(band), state)
    cells.put(x + 1, y + 1, "".join(face.signs)[: width - 2], band, None, BOLD)


def _paint_row(cells: Cells, spot: Region, face: Face, state: PlaceState, is_odd: bool) -> None:
    """A card in one row; every second one is darker, so that neighbours part."""
    palette = cells.palette
    tone = palette.tone(face.tone)
    if is_odd:
        tone = palette.lighter(tone, -0.07)
    paint_card(cells, spot, face._replace(name=link_words(face), value="", word="", signs=(), tone=tone), state)


def paint_want(cells: Cells, spot: Region, want: Want, state: PlaceState) -> None:
    """What is wanted: the next in ink, later ones dim; mint where it may be laid now, amber under the cursor."""
    palette, (x, y, width, rows) = cells.palette, spot
    plain = palette.legal if state.is_legal else palette.ink if want.is_next else palette.dim
    ground, ink, flags = tones_of(palette, plain, state)
    flags |= BOLD if want.is_next or state.is_legal else 0
    if state.is_faded:
        ground, ink = None, palette.ink if want.is_next else palette.dim
    if rows < 3:
        text = f"{want.word}?" if want.is_next else want.word
        cells.put(x + 1, y, shortened(text, width - 1), ink, ground, flags)
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


def link_words(link: Link) -> str:
    """A link in one row: a card with its value, or the number of its signs."""
    if isinstance(link, Want):
        return f"{link.word}?"
    if link.is_back:
        return "▒▒"
    return f"{link.name} {link.value or len(link.signs) or ''}".rstrip()
