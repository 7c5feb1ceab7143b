"""One tile: what it shows, and how it is painted."""

from collections.abc import Iterator, Sequence
from itertools import permutations
from string import digits
from typing import NamedTuple

from textual.geometry import Region

from tribes_tui.widgets.drawing import BOLD, Cells, Palette, PlaceState, quarters, shapes, shortened, silhouette
from tribes_tui.widgets.tiles.tokens import (
    CAMEL_WIDTH,
    SIGNS,
    camel,
    counted,
    figures,
    figures_width,
    growth,
    growth_width,
)


class Figures(NamedTuple):
    """People of one colour."""

    letter: str
    number: int
    tone: str
    """A name in the palette, such as `meeple-elder`, or #rrggbb."""
    words: str = ""
    """How many of whom: `2 elders`."""


class Growth(NamedTuple):
    """Palms or palaces."""

    kind: str
    """`palm` or `palace`."""
    number: int


class Rider(NamedTuple):
    """A camel, and whose."""

    words: str
    tone: str


class Tile(NamedTuple):
    """A tile at a column and a row of the grid, counted from 0."""

    name: str
    """Of its place."""
    column: int
    row: int
    titles: tuple[str, ...]
    """What it is called, the longest first: the first that fits stands on its plate."""
    mark: str = ""
    """At the end of the plate: what it is worth."""
    tone: str = "value-blue"
    scene: str = ""
    """A silhouette behind what stands on it, a name in `scenes.SCENES`."""
    figures: tuple[Figures, ...] = ()
    rider: Rider | None = None
    growths: tuple[Growth, ...] = ()
    note: str = ""
    """A few letters at the end of the plate: the steps of a way."""
    note_tone: str = "cursor"
    ends: tuple[Figures, ...] = ()
    """Who may be picked up here, one of these: in a bar below a large tile; of a small one in its last row, before camel and palms."""
    either: str = ""
    """What stands between those."""
    gain: str = ""
    """What stands on a small tile before one that is alone."""
    right: str = ""
    """An arrow in the gap to the next tile at the right: a way leads there."""
    below: str = ""
    """The same in the gap to the tile below; only large tiles have one."""
    does: str = ""
    """What it is for: in the last row, where that has room for it."""
    longest_mark: int = 2
    """Letters of the longest mark of its kind: a kind is called alike beside each."""


_DRAWINGS = {
    "village": """
............................
...####......##.....####....
..######...######...####..##
############################""",
    "sacred": """
.#......####......#.........
.#.....######.....#....##...
###...########...###..####..
############################""",
    "oasis": """
............................
........................##..
..####..............######..
########..############..####""",
    "small-market": """
............................
..............##............
............######..........
...........##.##.##.........""",
    "large-market": """
............................
....##........##........##..
..######....######....######
.##.##.##..##.##.##..##.##.#""",
}
SCENES = {name: quarters(drawing) for name, drawing in _DRAWINGS.items()}
"""Name -> two lines of quarter blocks."""


CAMEL_BRIEF = 2
"""The fewest columns of a camel on a small tile."""
SHARED = 2
"""Rows of a tile so small that people and signs share one."""
LARGE_FROM = 5
"""Rows from which people are figures."""


WORDY = 14
"""Columns from which a tile says in words who can be picked up: on one table all say it alike."""


def paint_tile(cells: Cells, spot: Region, tile: Tile, state: PlaceState) -> None:
    """A tile in any size."""
    is_large, is_walked = spot.height >= LARGE_FROM, bool(tile.note)
    free = _free_below(spot, tile)
    if is_large:
        free = _free_beside(spot, tile, 1)
    tile = tile._replace(note=_note_for(tile, free.width, is_large))
    foot = Region(free.x + len(tile.note), free.y, max(0, free.width - len(tile.note)), 1)
    if tile.growths and len(tile.ends) < foot.width:
        foot = foot.shrink((0, 1, 0, 0))  # a letter beside a palm would be one word with it
    has_foot = not is_large and 0 < len(tile.ends) <= foot.width
    if is_large:
        does = _free_beside(spot, tile)
    else:
        is_free = spot.height > SHARED and not (has_foot or is_walked)
        does = Region(foot.x, foot.y, foot.width * is_free, 1)
    told = _told_of(tile, does.width)
    _paint_body(cells, spot, tile, state, is_large)
    if is_large:
        _paint_things(cells, spot, tile)
        _write_does(cells, does, told, state)
        shapes.shadow(cells, spot)
        shapes.glow(cells, spot.x, spot.bottom, spot.width, state)
        if tile.ends:
            _paint_bar(cells, Region(spot.x + 1, spot.bottom, spot.width - 2, 1), tile)
    else:
        _paint_letters(cells, spot, tile)
        _write_does(cells, does, told, state)
        if has_foot:
            _paint_ends(cells, foot, tile)
    if tile.note:
        _paint_note(cells, spot, tile, free)
    if tile.right or tile.below:
        _paint_bridges(cells, spot, tile, is_large)
    if is_large or not (is_walked or has_foot):  # where somebody walked all is new
        shapes.freshness(cells, *((spot.right - 2, spot.y + 1) if is_large else _beside_people(cells, spot)), state)


def _beside_people(cells: Cells, spot: Region) -> tuple[int, int]:
    """A free cell of a small tile; without one that at its right, in the gap, where it could be the next tile's."""
    places = (spot.right - 1, spot.y + 1), (spot.x, spot.bottom - 1)
    return next(((x, y) for x, y in places if cells.text(y)[x] == " "), (spot.right, spot.bottom - 1))


def _free_beside(spot: Region, tile: Tile, row: int = 0) -> Region:
    """What a camel, palms and palaces, or the last rank of people, leave of the last but one `row` of a large tile, or of the last."""
    _, lines = _ranked(spot, tile)
    last = sum(figures_width(group.number) for group in lines[-1]) if lines and len(lines) > 1 else 0
    grown = sum(growth_width(one.number if row else 1) for one in tile.growths)  # their numbers stand a row lower
    left = 1 + max(
        (CAMEL_WIDTH + bool(grown)) * (tile.rider is not None) + grown, last
    )  # beside the last head a cell is free
    is_free = bool(row) or lines is not None
    return Region(spot.x + left, spot.bottom - 2 + row, max(0, spot.width - 1 - left) * is_free, 1)


def _told_of(tile: Tile, room: int) -> str:
    """What it is for in so many columns, at least by its sign: `+⌂`; so too beside what stands on it already, where one more of it comes."""
    more = "+" * any(SIGNS[one.kind] in tile.does for one in tile.growths)
    signs = [f"+{sign}" for sign in SIGNS.values() if sign in tile.does]
    return next((form for form in (more + tile.does, *signs) if len(form) <= room), "")


def _paint_body(cells: Cells, spot: Region, tile: Tile, state: PlaceState, is_large: bool) -> None:
    """Of a large tile that can't be chosen now the plate alone goes back into the felt: most of a board changes its state at
    each step, and its bodies are most of its cells. Where tones are few, and where tiles are small, the body goes, too."""
    palette, (x, y, width, height) = cells.palette, spot
    band = palette.colour(tile.tone)
    face = _face(palette, state.is_faded and (not is_large or palette.is_flat))
    band = palette.mix(band, palette.below, 0.55) if state.is_faded and not palette.is_flat else band
    if is_large:
        shapes.slab(cells, spot, face, band)
        if tile.scene and not palette.is_flat:
            lines = [line[: width - 2].center(width - 2) for line in SCENES[tile.scene]]
            silhouette(cells, x + 1, y + height - 2, lines, palette.lighter(face, 0.045))
    elif not palette.is_bare:
        cells.fill(x, y + 1, width, height - 1, face)
    edge = 0 if is_large else 1  # a small tile has no corners: its plate is as wide as the tile
    _paint_plate(cells, x - edge, y, width + 2 * edge, tile, band, state, bool(edge))
    if edge and tile.mark and not palette.is_flat:
        lit = palette.cursor if state.is_cursor else palette.chosen if state.is_chosen else band
        ground = palette.mix(lit, palette.below, 0.3 if state.is_cursor or state.is_chosen else 0.55)
        ink = palette.fade(palette.on(band), ground) if state.is_faded and not state.is_cursor else palette.on(ground)
        cells.right(x + width, y, tile.mark, ink, ground, BOLD)


def _face(palette: Palette, is_faded: bool) -> str:
    """Sand; a tile that can't be chosen now is nearer to the felt: darker at night, lighter by day."""
    if is_faded and not palette.is_dark and not palette.is_flat:
        return palette.mix(palette.colour("tile-face"), palette.below, 0.35)
    return palette.colour("tile-empty" if is_faded else "tile-face")


def _paint_bar(cells: Cells, spot: Region, tile: Tile) -> None:
    """Who can be picked up: on wide tiles in words if there is room, else as they stand on the tiles, each in its colour."""
    palette, each = cells.palette, [one.letter * one.number for one in tile.ends]
    words = [_joined(tile, [one.words for one in tile.ends], ", ")] if spot.width >= WORDY else []
    parts = _fitting([*words, _joined(tile, each, ", "), *_letters(tile)], spot.width)
    x = spot.x + max(0, spot.width - _length(parts)) // 2
    cells.put(spot.x, spot.y, " " * spot.width, palette.ink)
    for text, tone in parts:
        colour = palette.colour(tone) if tone else ""
        ink, ground = (palette.on(colour), colour) if tone and not palette.is_bare else (palette.ink, None)
        x = cells.put(x, spot.y, text, ink, ground, BOLD if tone else 0)


def _paint_ends(cells: Cells, spot: Region, tile: Tile) -> None:
    """The same on a small tile, a letter a tribe: none of them is there yet, so the letters alone have their colours, in a strip of the
    felt."""
    palette = cells.palette
    alone: list[Part] = [(f"{tile.gain} ", ""), (tile.ends[0].letter, tile.ends[0].tone)]
    parts = _fitting([*([] if tile.ends[1:] else [alone]), *_letters(tile)], spot.width)
    if not palette.is_bare:
        cells.fill(spot.x, spot.y, spot.width, 1, palette.below)
    x = spot.x + (spot.width - _length(parts) + 1) // 2
    for text, tone in parts:
        ink = palette.ink if palette.is_bare else palette.colour(tone) if tone else palette.soft
        x = cells.put(x, spot.y, text, ink, None, BOLD if tone else 0)


Part = tuple[str, str]
"""A text and its tone; what stands between others has none."""


def _joined(tile: Tile, texts: Sequence[str], between: str) -> list[Part]:
    """Those of whom one is picked up, the last behind the word for either."""
    gaps = ["", *[between] * (len(texts) - 2), *([f" {tile.either} "] if texts[1:] else [])]
    parts = [((gap, ""), (text, one.tone)) for gap, text, one in zip(gaps, texts, tile.ends, strict=True)]
    return [part for pair in parts for part in pair if part[0]]


def _letters(tile: Tile) -> Iterator[list[Part]]:
    """A letter a tribe, from long to short."""
    letters = [one.letter for one in tile.ends]
    yield from (_joined(tile, letters, between) for between in (" ", ""))
    yield [(one.letter, one.tone) for one in tile.ends]


def _fitting(forms: Sequence[list[Part]], room: int) -> list[Part]:
    return next((one for one in forms if _length(one) <= room), forms[-1])


def _length(parts: Sequence[Part]) -> int:
    return sum(len(text) for text, _ in parts)


def _note_for(tile: Tile, room: int, is_large: bool) -> str:
    """The steps, or the last of them, as far as there is room: they never cover who stands there, and stay away from the tile's points. A
    bare number beside a sign would be a count."""
    steps = [tile.note, *tile.note.split()[-1:]]
    forms = *(f" {one} " if is_large else f"({one})" for one in steps if one), tile.note[-1:].strip(digits)
    return next((note for note in forms if len(note) <= room), "")


def _free_below(spot: Region, tile: Tile) -> Region:
    """What people and signs leave of the last row of a small tile."""
    x, y, gap = spot.x, spot.y + 1, _gap(spot, tile)
    for text in _texts(spot, tile):
        if x + len(text) > spot.right and y + 1 < spot.bottom:
            x, y = spot.x, y + 1
        x += len(text) + gap
    start = x if y == spot.bottom - 1 else spot.x
    signs = _growths_width(spot, tile) + len(_brief_rider(spot, tile)) * (not _room_above(spot, tile))
    return Region(start, spot.bottom - 1, max(0, spot.right - signs - start), 1)


def _room_above(spot: Region, tile: Tile) -> int:
    """The columns that people leave a camel in the first row of a small tile; 0 where there is none, or more room in the last one."""
    if tile.rider is None:
        return 0
    people = sum(map(len, _texts(spot, tile))) + max(0, len(tile.figures) - 1) * _gap(spot, tile)
    room = spot.width - people - bool(people and _gap(spot, tile))
    is_best = room > min(len(tile.rider.words), _room_below(spot, tile))
    return room if spot.height > SHARED and is_best else 0


def _room_below(spot: Region, tile: Tile) -> int:
    """The columns that all else leaves it in the last row."""
    return max(CAMEL_BRIEF, spot.width - _growths_width(spot, tile) - len(tile.note) - len(tile.ends))


def _growths(room: int, tile: Tile) -> list[tuple[str, str]]:
    """Palms and palaces with their signs in so many columns: kind and sign."""
    whole = [(one.kind, counted(SIGNS[one.kind], one.number)) for one in tile.growths]
    if sum(len(text) for _, text in whole) <= room:
        return whole
    return [(one.kind, f"{SIGNS[one.kind]}{one.number}") for one in tile.growths]


def _growths_below(spot: Region, tile: Tile) -> list[tuple[str, str]]:
    """The same in the last row of a small tile, where a camel may stand, too."""
    return _growths(spot.width - CAMEL_BRIEF * (tile.rider is not None), tile)


def _growths_width(spot: Region, tile: Tile) -> int:
    return sum(len(text) for _, text in _growths_below(spot, tile))


def _brief_rider(spot: Region, tile: Tile) -> str:
    """A camel as a sign with its owner's name, where people leave no room for all of it with its first letter, a small one: no tribe has
    that."""
    if tile.rider is None:
        return ""
    name, room = tile.rider.words, _room_above(spot, tile)
    if not room and spot.height > SHARED and sum(map(len, _texts(spot, tile))) <= spot.width:
        room = _room_below(spot, tile)
    return f"∩{name}" if len(name) < room else f"∩{name[:1].lower()}"


def _texts(spot: Region, tile: Tile) -> list[str]:
    """A letter for each of the people of a small tile, where they all stand in its first row; else each tribe's with a number."""
    each = [group.letter * group.number for group in tile.figures]
    if spot.height > SHARED and sum(map(len, each)) <= spot.width:
        return each
    return [group.letter + (str(group.number) if group.number > 1 else "") for group in tile.figures]


def _gap(spot: Region, tile: Tile) -> int:
    """A blank between people of different tribes on a small tile, if they go into its first row so and signs have the last one."""
    apart = sum(map(len, _texts(spot, tile))) + len(tile.figures) - 1
    return int(spot.height > SHARED and apart <= spot.width)


def _paint_note(cells: Cells, spot: Region, tile: Tile, free: Region) -> None:
    """In the last row, on a large tile at its right."""
    palette = cells.palette
    tone = palette.colour(tile.note_tone)
    ink, ground = (palette.ink, None) if palette.is_bare else (palette.on(tone), tone)
    if spot.height < LARGE_FROM:
        cells.put(free.x, free.y, tile.note, ink, ground, BOLD)
    else:
        cells.right(free.right, free.y, f"({tile.note.strip()})" if palette.is_bare else tile.note, ink, ground, BOLD)


def _paint_bridges(cells: Cells, spot: Region, tile: Tile, is_large: bool) -> None:
    """Arrows in the gaps at the right and, beside what may end here, below."""
    palette = cells.palette
    tone = palette.colour(tile.note_tone)
    ink, ground = (palette.ink, None) if palette.is_bare else (palette.on(tone), tone)
    if tile.right:
        cells.put(spot.right, spot.y + 1 + int(is_large), tile.right, ink, ground, BOLD)
    if tile.below and is_large and not tile.ends:
        cells.put(spot.right - 5, spot.bottom, f" {tile.below} ", ink, ground, BOLD)


def _paint_plate(
    cells: Cells, x: int, y: int, width: int, tile: Tile, band: str, state: PlaceState, is_small: bool = False
) -> None:
    is_apart = cells.palette.is_flat or not is_small  # else the mark has a ground of its own
    room = width - 2 - len(tile.mark) - (bool(tile.mark) and is_apart)
    whole = room - max(0, tile.longest_mark - len(tile.mark)) if tile.mark else room
    title = next((one for one in tile.titles if len(one) <= whole), shortened(tile.titles[-1], room))
    if is_small and state.is_cursor:  # beside it, so that the name stays where it is
        cells.put(x + width - 1, y, "◄", None if cells.palette.is_bare else cells.palette.cursor, None, BOLD)
        title = title.ljust(room)
    title = title if tile.mark or tile.ends else title.ljust(width - 2)
    shapes.plate(cells, x, y, width, title, band, cells.palette.on(band), state, tile.mark)


def _paint_things(cells: Cells, spot: Region, tile: Tile) -> None:
    """Figures in one or two ranks; in the last two rows camel, palms and palaces."""
    x, y, width, height = spot
    _paint_ranks(cells, x + 1, y + 1, width - 2, tile.figures, *_ranked(spot, tile))
    palette, column, foot = cells.palette, x + 1, y + height - 2
    needed = CAMEL_WIDTH * bool(tile.rider) + sum(growth_width(one.number) for one in tile.growths)
    gap = int(needed + 1 <= width - 2)
    if needed > width - 2:
        column = x
    if tile.rider is not None:
        column = camel(cells, column, foot, tile.rider.words, palette.colour(tile.rider.tone)) + gap
    if needed > width:
        _paint_signs(cells, column, y + height - 1, spot.right - column, tile)
        return
    for one in tile.growths:
        column = growth(cells, column, foot, one.kind, one.number)


def _paint_signs(cells: Cells, x: int, y: int, room: int, tile: Tile) -> None:
    """Palms and palaces as signs, where there is no room for their figures."""
    for kind, text in _growths(room, tile):
        x = cells.put(x, y, text, cells.palette.colour(kind), None, BOLD)


def _ranked(spot: Region, tile: Tile) -> tuple[int, list[list[Figures]] | None]:
    """How far people of a large tile stand over each other, and their ranks; None if not all of them fit. Those that leave room beside
    the last rank for what the tile does come before those that don't."""
    has_foot = tile.rider is not None or bool(tile.growths)
    ranks, width = max(1, (spot.height - 1) // 2 - int(has_foot)), spot.width - 2
    found = [
        (close, lines)
        for groups in (tile.figures, *(permutations(tile.figures) if ranks > 1 else ()))
        for close in (0, 1)
        if (lines := _split(groups, width, ranks, close)) is not None
    ]
    spare = width - len(tile.does)
    roomy = (one for one in found if sum(figures_width(group.number) for group in one[1][-1]) <= spare)
    return next(roomy, found[0]) if found else (0, None)


def _paint_ranks(
    cells: Cells,
    x: int,
    y: int,
    width: int,
    groups: Sequence[Figures],
    close: int,
    lines: Sequence[Sequence[Figures]] | None,
) -> None:
    """Every one as a figure if they all fit, close together if need be; else one a colour with its number."""
    if lines is None:
        _paint_numbers(cells, x, y, width, groups)
        return
    overlap = close * (not cells.palette.is_bare)  # of shoulders; letters and numbers have none
    for k, line in enumerate(lines):
        column = x
        for group in line:
            tone = cells.palette.colour(group.tone)
            column = figures(cells, column, y + 2 * k, group.letter, group.number, tone) - overlap


def _split(groups: Sequence[Figures], width: int, ranks: int, close: int = 0) -> list[list[Figures]] | None:
    """The groups in ranks of that width, each so far over the one before it; None if they need more."""
    lines: list[list[Figures]] = [[]]
    left = width
    for group in groups:
        needed = figures_width(group.number)
        if needed - close * bool(lines[-1]) > left and lines[-1]:
            lines.append([])
            left = width
        if needed > left + close * bool(lines[-1]):
            return None
        left -= needed - close * bool(lines[-1])
        lines[-1].append(group)
    return lines if len(lines) <= ranks else None


def _paint_numbers(cells: Cells, x: int, y: int, width: int, groups: Sequence[Figures]) -> None:
    """A letter and a number a colour, apart if there is room."""
    palette, column = cells.palette, x
    texts = [f"{group.letter}{group.number}" for group in groups]
    gap = 1 if sum(map(len, texts)) + len(texts) - 1 <= width else 0
    for group, text in zip(groups, texts, strict=True):
        tone = palette.colour(group.tone)
        if column + len(text) > x + width:
            column, y = x, y + 1
        ink, ground = (palette.ink, None) if palette.is_bare else (palette.on(tone), tone)
        column = cells.put(column, y, text, ink, ground, BOLD) + gap


def _paint_letters(cells: Cells, spot: Region, tile: Tile) -> None:
    """In two rows or three: camel, palms and palaces as signs at the end, and before them people as letter and number."""
    palette, end = cells.palette, spot.right
    for kind, text in reversed(_growths_below(spot, tile)):
        end = cells.right(end, spot.bottom - 1, text, palette.colour(kind), None, BOLD)
    if tile.rider is not None:
        tone = palette.colour(tile.rider.tone)
        end, row = (spot.right, spot.y + 1) if _room_above(spot, tile) else (end, spot.bottom - 1)
        cells.right(end, row, _brief_rider(spot, tile), palette.on(tone), tone, BOLD)
    x, y, gap = spot.x, spot.y + 1, _gap(spot, tile)
    for group, text in zip(tile.figures, _texts(spot, tile), strict=True):
        tone = palette.colour(group.tone)
        if x + len(text) > spot.right and y + 1 < spot.bottom:
            x, y = spot.x, y + 1
        ink, ground = (palette.ink, None) if palette.is_bare else (palette.on(tone), tone)
        x = cells.put(x, y, text, ink, ground, BOLD) + gap


def _write_does(cells: Cells, spot: Region, text: str, state: PlaceState) -> None:
    palette = cells.palette
    face = palette.below if palette.is_bare else _face(palette, state.is_faded)
    ink = palette.soft if palette.is_flat else palette.mix(palette.ink, face, 0.45)
    cells.right(spot.right, spot.y, text, ink)
