"""The shapes that pieces are made of: filled things with round corners, their light and shadow, and name plates.

Where no colour can fill anything (`palette.is_bare`) a slab is a frame, a pill stands in brackets, a plate is underlined
when it may be chosen, reversed with `► ◄` under the cursor and with `*` when chosen.
"""

from collections.abc import Sequence

from textual.geometry import Region

from tribes_tui.display.glyphs import shortened
from tribes_tui.theme.palette import BOLD, DIM, REVERSE, UNDER
from tribes_tui.widgets.drawing.cells import Cells, Part
from tribes_tui.widgets.drawing.drawn import PlaceState

ACTING = "■"
"""Before the name of whose turn it is."""
GLOW = "▀"
LAID = 0.6
"""How far the tone of a sheet is from the felt to that of a panel."""
SUNK, LANE = 0.24, 0.14
"""How dark the bottom of a place is, and that of a lane in which many cards lie."""


def slab(cells: Cells, spot: Region, face: str, band: str = "") -> None:
    """A filled rectangle with round corners; `band`: the colour of its first row, where that is another."""
    if cells.palette.is_bare:
        frame(cells, spot, cells.palette.line)
        return
    x, y, width, height = spot
    cells.fill(x, y + 1, width, height - 2, face)
    for row, left, right, tone in ((y, "▟", "▙", band or face), (y + height - 1, "▜", "▛", face)):
        cells.put(x, row, left, tone)
        cells.fill(x + 1, row, width - 2, 1, tone)
        cells.put(x + width - 1, row, right, tone)


def shadow(cells: Cells, spot: Region) -> None:
    """What a piece throws to the right and below: half a cell."""
    palette = cells.palette
    if palette.is_flat:
        return
    x, y, width, height = spot
    for row in range(y + 1, y + height):
        cells.put(x + width, row, "▌", palette.shade(cells.ground(x + width, row)))
    cells.put(x + 1, y + height, "▀" * (width - 1) + "▘", palette.shade(cells.ground(x, y + height)))


def glow(cells: Cells, x: int, y: int, width: int, state: PlaceState) -> None:
    """Under a piece that may be chosen, light instead of shadow; under the cursor a pointer."""
    if cells.palette.is_bare:
        return
    if state.is_legal or state.is_faint:
        cells.put(x + 1, y, GLOW * (width - 2), mint(cells, x, y, state))
    if state.is_cursor:
        cells.put(x + width // 2, y, "▲", cells.palette.cursor)


def mint(cells: Cells, x: int, y: int, state: PlaceState) -> str:
    """The colour of what may be chosen, weak where that changes nothing."""
    palette = cells.palette
    return palette.fade(palette.legal, cells.ground(x, y)) if state.is_faint else palette.legal


def frame(cells: Cells, spot: Region, ink: str, title: str = "", title_ink: str = "", flags: int = 0) -> None:
    """A thin round line, its title in the line."""
    x, y, width, height = spot
    cells.put(x, y, "╭" + "─" * (width - 2) + "╮", ink, None, flags)
    for row in range(y + 1, y + height - 1):
        cells.put(x, row, "│", ink, None, flags)
        cells.put(x + width - 1, row, "│", ink, None, flags)
    cells.put(x, y + height - 1, "╰" + "─" * (width - 2) + "╯", ink, None, flags)
    if title:
        cells.put(x + 2, y, shortened(f" {title} ", width - 4), title_ink or ink, None, BOLD)


def laid(cells: Cells, spot: Region) -> None:
    """A sheet on the felt."""
    palette = cells.palette
    if palette.is_flat:
        return
    for row in range(max(0, spot.y), min(cells.height, spot.bottom)):
        felt = cells.ground(max(0, spot.x), row)
        cells.put(spot.x, row, " " * spot.width, None, palette.mix(felt, palette.panel, LAID))


def sheet(cells: Cells, spot: Region, title: str = "") -> None:
    """What is read beside the pieces: a sheet, its thin line, its title in the line."""
    palette = cells.palette
    laid(cells, spot)
    frame(cells, spot, palette.mix(palette.line, palette.below, 0.35), title, palette.accent)


def rule(cells: Cells, x: int, y: int, width: int, title: str = "") -> None:
    """A thin line with a heading in it."""
    palette = cells.palette
    cells.put(x, y, "─" * width, palette.mix(palette.line, palette.below, 0.35))
    if title:
        cells.put(x + 2, y, f" {title} ", palette.accent, None, BOLD)


def heading(cells: Cells, spot: Region, title: str, *told: Sequence[Part]) -> None:
    """A heading in a thin line, as on a table; behind it the first of these that has room, if need be without the line: what the signs
    below mean."""
    x, y, width, _ = spot
    at = x + len(title) + 5
    for parts in told:
        size = sum(len(part[0]) for part in parts)
        if at + 1 + size < x + width:
            rule(cells, x, y, width, title)
            cells.parts(at, y, ((" ", "ink"), *parts, (" ", "ink")))
            return
        if len(title) + 2 + size <= width:
            cells.put(x, y, title, cells.palette.accent, None, BOLD)
            cells.parts(x + len(title) + 2, y, parts)
            return
    rule(cells, x, y, width, shortened(title, width - 4))


def hollow(cells: Cells, spot: Region, depth: float = SUNK) -> None:
    """A place for a thing, sunk into the felt."""
    palette, (x, y, width, height) = cells.palette, spot
    if palette.is_flat:
        return
    for row in range(y, y + height):
        felt = cells.ground(x, row)
        cells.put(x, row, " " * width, None, palette.mix(felt, "#000000", depth if palette.is_dark else depth / 3))


def slot(cells: Cells, spot: Region, words: tuple[str, ...] = ()) -> None:
    """Where a thing may come to lie: a broken line, and words in its middle."""
    palette, (x, y, width, height) = cells.palette, spot
    hollow(cells, spot)
    frame(cells, spot, palette.line, flags=DIM)
    for row in (y, y + height - 1):
        cells.put(x + 1, row, "╌" * (width - 2), palette.line, None, DIM)
    for row, text in enumerate(words[: height - 2], y + max(1, (height - len(words)) // 2)):
        cells.centre(x + 1, row, width - 2, text, palette.dim)


def pill(cells: Cells, x: int, y: int, text: str, face: str, ink: str = "") -> int:
    """One row with rounded ends, in dark ink unless another is given. The column behind it."""
    palette = cells.palette
    if palette.is_bare:
        return cells.put(x, y, f"[{text}]", palette.ink, None, BOLD)
    cells.put(x, y, "▐", face)
    end = cells.put(x + 1, y, text, ink or palette.dark_ink, face, BOLD)
    return cells.put(end, y, "▌", face)


def seat_pill(cells: Cells, x: int, y: int, name: str, seat: int, is_acting: bool) -> int:
    """Somebody's name in their colour, which it always has, or in none (-1); an amber square before it while it is their turn. The column behind it."""
    palette = cells.palette
    face = palette.seat(seat) if seat >= 0 else palette.soft
    if palette.is_bare:
        end = cells.put(x, y, f" {name} ", palette.ink, None, BOLD | REVERSE if is_acting else BOLD)
    else:
        end = pill(cells, x, y, name, face, palette.on(face))
    if is_acting:
        cells.put(x, y, ACTING, None if palette.is_bare else palette.cursor, None, BOLD)
    return end


def plate(
    cells: Cells, x: int, y: int, width: int, name: str, face: str, ink: str, state: PlaceState, mark: str = ""
) -> None:
    """The row that carries a name, and at its end a mark: amber under the cursor, white when chosen.

    Its first and last cell are the corners of what it is a part of: they give way to the points of the cursor where a name leaves
    these no room. Where a plate can't be brighter than its face, a chosen one has `*`.
    """
    palette, room = cells.palette, width - 2 - len(mark)
    ground, ink, flags = face, ink, BOLD
    if state.is_chosen:
        ground, ink, flags = palette.chosen, palette.chosen_ink, BOLD | REVERSE
        name = f"*{name}" if palette.is_flat else name
    elif state.is_faded:
        ink, flags = palette.fade(ink, face), DIM
    elif state.is_legal:
        flags = BOLD | UNDER
    if state.is_cursor:
        ground, ink, flags = palette.cursor, palette.dark_ink, BOLD | REVERSE
        if len(name) + 2 <= room:
            name = f"►{name}◄"
        elif "►" not in name:
            cells.put(x, y, "►", palette.cursor, None, BOLD)
            cells.put(x + width - 1, y, "◄", palette.cursor, None, BOLD)
    if mark:
        text = shortened(name, room if len(name) <= room else room - 1).ljust(room) + mark
    else:
        text = shortened(name, room).center(room)
    cells.put(x + 1, y, text, ink, ground, flags)


def button(cells: Cells, spot: Region, text: str, state: PlaceState, edge: str = "") -> None:
    """A plate with round ends; `edge`: the colour of the left one, if it has another than the plate."""
    palette, (x, y, width, _) = cells.palette, spot
    face = palette.mix(palette.panel, palette.ink, 0.14)
    left, right, ink = ("[", "]", palette.ink) if palette.is_bare else ("▐", "▌", face)
    cells.put(x, y, left, edge or ink)
    cells.put(x + width - 1, y, right, ink)
    plate(cells, x, y, width, text, face, palette.ink, state)


def key_button(
    cells: Cells,
    spot: Region,
    key: str,
    text: str,
    state: PlaceState,
    end: str = "▌",
    light: float = 0.3,
    ink: str = "",
) -> None:
    """A key as a cap, and a plate with what it does. `end` closes it; `light`: that of the cap; with another `ink` the cap fades, too."""
    palette, (x, y, width, _) = cells.palette, spot
    face, cap = (palette.mix(palette.panel, palette.ink, share) for share in (0.14, light))
    if palette.is_bare:
        cells.put(x, y, f"{key} [", palette.ink)
        cells.put(x + width - 1, y, "]", palette.ink)
    else:
        on_cap = palette.fade(palette.on(cap), cap) if ink and state.is_faded else palette.on(cap)
        cells.put(x, y, f" {key} ", on_cap, cap, BOLD)
        cells.put(x + 3, y, " " * (width - 4), None, face)
        cells.put(x + width - 1, y, end, face)
    plate(cells, x + 3, y, width - 3, text, face, ink or palette.ink, state)


def freshness(cells: Cells, x: int, y: int, state: PlaceState) -> None:
    """A dot in the colour of the seat that has just changed something."""
    if state.fresh is not None:
        cells.put(x, y, "•", cells.palette.seat(state.fresh), None, BOLD)


def gauge(cells: Cells, x: int, y: int, width: int, share: float, ink: str, rest: str) -> None:
    """A bar of so many cells, filled to a share, 0 to 1, in eighths of a cell. Its rest is nearer to a line's tone where it
    would be lost on its ground: in few colours, and on black."""
    eighths = round(min(1.0, max(0.0, share)) * width * 8)
    if cells.palette.is_bare:
        full = round(eighths / 8)
        cells.put(x, y, "█" * full + "·" * (width - full), ink)
        return
    palette = cells.palette
    if palette.is_flat:
        rest = palette.line
    elif rest == cells.ground(x, y):
        rest = palette.mix(rest, palette.line, 0.3)
    for i in range(width):
        part = min(8, max(0, eighths - 8 * i))
        if part == 8:
            cells.put(x + i, y, " ", ink, ink)
        else:
            cells.put(x + i, y, " ▏▎▍▌▌▌▌"[part], ink, rest)
