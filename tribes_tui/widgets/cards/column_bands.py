"""How the cards of a column are painted, a band each: what lies below, edges, the last one, plates; and the words that a band has room for."""

from textual.geometry import Region

from tribes_tui.widgets.cards.card_face import Face, doubled, paint_card, paints_of
from tribes_tui.widgets.drawing import BOLD, Cells, PlaceState, picture, shapes, shortened, tones_of
from tribes_tui.widgets.drawing.pictures import PICTURES


def words_in(face: Face, room: int, longest: int = 0) -> str:
    """A card in so many cells: value and name, else value and emblem. Cards that lie together tell the same: a name only
    where one of `longest` letters has room, too."""
    forms = [f"{face.value} {face.name}", f"{face.value} {face.word}", f"{face.value}{face.word}", face.value]
    if len(face.value) + 1 + longest > room:
        del forms[0]
    return next((form.strip() for form in forms if len(form.strip()) <= room), face.value[:room])


def paint_below(cells: Cells, spot: Region, face: Face, state: PlaceState) -> None:
    """What is seen of a covered card below its band: the upper edge of its picture."""
    palette, (x, y, width, _) = cells.palette, spot
    if palette.is_bare:
        return
    card, felt = palette.card, cells.ground(x + width, y + 1)
    cells.put(x, y + 1, " " * width, None, palette.fade(card, felt) if state.is_faded else card)
    rows = PICTURES.get(face.picture, ())[:2]
    if rows and 2 * len(rows[0]) < width:
        rows = doubled(rows)[:2]
    if rows and len(rows[0]) <= width:
        paints = paints_of(palette, palette.tone(face.tone), felt, state)
        picture(cells, x + (width - len(rows[0])) // 2, y + 1, rows, paints)
    if state.is_chosen:
        cells.put(x, y + 1, "▌", palette.chosen)
        cells.put(x + width - 1, y + 1, "▐", palette.chosen)
    elif state.is_legal or state.is_faint:
        cells.put(x, y + 1, "▌", shapes.mint(cells, x, y, state))


def paint_edges(cells: Cells, spot: Region, state: PlaceState, is_wide: bool = False) -> None:
    """White on both sides of a lifted card; mint at the left of one that may be taken, or wide at both ends."""
    palette, (x, y, width, _) = cells.palette, spot
    if palette.is_bare:
        cells.put(x, y, "*" if state.is_chosen else "►" if state.is_cursor else "[", palette.ink, None, BOLD)
        cells.put(x + width - 1, y, "◄" if state.is_cursor else "]", palette.ink, None, BOLD)
    elif state.is_chosen and not state.is_cursor:
        white = palette.card if palette.is_flat else palette.chosen
        cells.put(x, y, "▌", white, cells.ground(x + 1, y))
        cells.put(x + width - 1, y, "▐", white, cells.ground(x + 1, y))
    elif (state.is_legal or state.is_faint) and not state.is_cursor:
        light = shapes.mint(cells, x, y, state)
        cells.put(x, y, "█" if is_wide else "▌", light, cells.ground(x + 1, y))
        if is_wide:
            cells.put(x + width - 1, y, "█", light)
    if not state.is_cursor:  # the arrow stands there
        shapes.freshness(cells, x + width - 1, y, state)


def paint_end(cells: Cells, spot: Region, face: Face, state: PlaceState, is_first: bool, longest_name: int = 0) -> None:
    """The last card, whole; where another covers its base, its upper corners are square."""
    palette, (x, y, width, height) = cells.palette, spot
    if height < 6 and not palette.is_bare:
        face = face._replace(name=words_in(face, width - 2, longest_name).ljust(width - 2), value="")
    has_picture = len(PICTURES.get(face.picture, ("",))[0]) <= width
    if not has_picture:
        face = face._replace(picture="")
    keeps = state.is_chosen and height < 6 and not palette.is_flat  # its colour says where it goes
    paint_card(cells, spot, face, state._replace(is_chosen=False) if keeps else state)
    if not has_picture and not palette.is_bare:
        for k in range(min(height, width) - 2):  # the sign from corner to corner, as on playing cards
            ink = palette.fade(palette.card_ink, palette.card) if state.is_faded else palette.card_ink
            cells.put(x + 1 + k, y + 1 + k, face.word, ink)
    if palette.is_bare:
        if len(face.name) > width - 2:
            _paint_bare_plate(cells, Region(x, y + height - 2, width, 1), face.name_in(width), state)
        return
    if not is_first and not (height < 6 and state.is_chosen):
        tone = palette.tone(face.tone)
        band = palette.fade(tone, cells.ground(x, y)) if state.is_faded else tone
        for column in (x, x + width - 1):
            cells.put(column, y, "▔", palette.lighter(band, 0.1), band)
    if state.is_chosen:
        _paint_lifted(cells, spot, state)
    if keeps:
        paint_edges(cells, Region(x, y, width, 1), state._replace(fresh=None))
    if height >= 6 and len(face.name) > width - 2:
        _paint_plate(cells, Region(x, y + height - 1, width, 1), face.name_in(width), state)


def _paint_lifted(cells: Cells, spot: Region, state: PlaceState) -> None:
    """White edges all around but above, where what is lifted goes on."""
    palette, (x, y, width, height) = cells.palette, spot
    paint_edges(cells, spot, state)
    if palette.is_flat or state.is_cursor:
        return
    for row in range(y + 1, y + height - 1):
        cells.put(x, row, "▌", palette.chosen)
        cells.put(x + width - 1, row, "▐", palette.chosen)
    cells.put(x, y + height - 1, " ", None, palette.chosen)
    cells.put(x + width - 1, y + height - 1, " ", None, palette.chosen)
    cells.put(x, y + height, "▀" * width, palette.chosen)


def _paint_plate(cells: Cells, spot: Region, name: str, state: PlaceState) -> None:
    """A name that needs the whole row: the lower corners are square."""
    palette = cells.palette
    card = palette.fade(palette.card, cells.ground(spot.right, spot.y)) if state.is_faded else palette.card
    ground, ink, flags = tones_of(palette, palette.card_ink, state)
    text = shortened(name.center(spot.width - 1).rjust(spot.width), spot.width)
    cells.put(spot.x, spot.y, text, ink, ground or card, flags | BOLD)


def _paint_bare_plate(cells: Cells, spot: Region, name: str, state: PlaceState) -> None:
    """The same without colour, below the value: over the right side of the frame, with a sign for its state over the left one."""
    _, ink, flags = tones_of(cells.palette, cells.palette.ink, state)
    sign = "►" if state.is_cursor else "*" if state.is_chosen else ""
    cells.put(spot.x, spot.y, sign, ink, None, flags | BOLD)
    cells.put(spot.x + 1, spot.y, shortened(name, spot.width - 1).ljust(spot.width - 1), ink, None, flags | BOLD)


def round_off(cells: Cells, spot: Region, tone: str, felt: str) -> None:
    """The upper corners of the first card of a column."""
    cells.put(spot.x, spot.y, "▟", tone, felt)
    cells.put(spot.right - 1, spot.y, "▙", tone, felt)
