"""Towers: points by where they come from."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap
from typing import NamedTuple

from textual.geometry import Region

from tribes_tui.theme.depths import XTERM, nearest_of_16 as nearest
from tribes_tui.widgets.charts.values import ChartSource, Tower, Towers
from tribes_tui.widgets.drawing import BOLD, EIGHTHS, Cells, Palette, fit, levels_of, put_levels, words_of
from tribes_tui.words.said import ending as said

SIGNS = "█▒=/+%&-\\*~@"
"""What parts are filled with where there are no colours; in ASCII each of them is another sign, too, and none is a letter."""
SPARE = (3, 6, 5, 2, 4, 1, 8, 7)
"""Which of the sixteen colours a part takes whose own another part has, or the ground."""


def sign_of(number: int) -> str:
    """The sign of a part, counted from 0."""
    return SIGNS[number % len(SIGNS)]


def colours_of(palette: Palette, tones: Sequence[str]) -> list[str]:
    """The colours of parts with these tones (names in the theme), no two of them sent alike."""
    colours = [palette.colour(tone) for tone in tones]
    if not palette.is_flat:
        return colours
    wanted = {nearest(colour) for colour in colours}
    taken, found = {nearest(palette.below)}, []
    for number in map(nearest, colours):
        if number in taken:
            number = next((spare for spare in SPARE if spare not in taken | wanted), number)
        taken.add(number)
        found.append(XTERM[number])
    return found


WIDEST = 11
GAP = 4
LEAST_ROWS = 6
"""So many rows of towers and losses: with fewer only the totals tell what was lost."""


class Ground(NamedTuple):
    """How a chart is divided, from above: legend, a row for totals, towers, names, losses, their figures, what these are."""

    above: int
    """Rows of the highest tower."""
    foot: int
    """The row of the names."""
    below: int
    """Rows of the deepest loss; none if nothing was lost, or there is no room to show it."""
    words: Sequence[str]
    scale: float
    """Eighths of a row for a point."""


def paint_towers(cells: Cells, towers: Towers, grown: float) -> None:
    """All of them, grown to a share of the highest's rows."""
    if not towers.towers:
        return
    top = _paint_legend(cells, towers.sources) if towers.has_legend else 0
    ground = _ground(cells, towers, top)
    pitch = min(WIDEST + GAP, cells.width // len(towers.towers))
    left, named = (cells.width - pitch * len(towers.towers)) // 2, _named(towers, pitch - 1)
    for k, tower in enumerate(towers.towers):
        spot = Region(left + k * pitch, ground.foot - ground.above, pitch - 1, ground.above)
        _paint_foot(cells, spot, tower, named[k])
        _paint_gains(cells, spot, towers.sources, tower, ground.scale, round(grown * ground.above) * EIGHTHS)
        if ground.below:
            under = Region(spot.x, ground.foot + 1, spot.width, ground.below)
            _paint_losses(cells, under, towers.sources, tower, ground.scale, round(grown * ground.below) * EIGHTHS)
    for row, words in enumerate(ground.words, cells.height - len(ground.words)):
        cells.centre(0, row, cells.width, words, cells.palette.soft)


def _named(towers: Towers, room: int) -> Sequence[str]:
    """The names below, all of them as long as all have room for."""
    forms = [*zip(*((one.name, *one.briefer) for one in towers.towers), strict=True)]
    return next((names for names in forms if all(len(name) <= room for name in names)), forms[-1])


def _ground(cells: Cells, towers: Towers, top: int) -> Ground:
    """Towers and losses share one scale; without room for both, the losses are left to the totals."""
    highest = max(1, *(sum(_gains(tower)) for tower in towers.towers))
    deepest = max(sum(_gains(tower, -1)) for tower in towers.towers)
    lost = [one.word for k, one in enumerate(towers.sources) if any(tower.values[k] < 0 for tower in towers.towers)]
    words = wrap(said.below(lost=", ".join(lost)), cells.width) if deepest else []
    rows = cells.height - top - 3 - len(words)
    if not deepest or rows < LEAST_ROWS:
        above = max(1, cells.height - top - 2)
        return Ground(above, cells.height - 1, 0, (), EIGHTHS * above / highest)
    below = -(-deepest * rows // (highest + deepest))
    above = rows - below
    return Ground(above, top + 1 + above, below, words, EIGHTHS * above / highest)


def _gains(tower: Tower, sign: int = 1) -> tuple[int, ...]:
    """What was gained source by source, or lost (-1)."""
    return tuple(max(0, sign * value) for value in tower.values)


def _heights(values: Sequence[int], scale: float) -> tuple[int, ...]:
    """In eighths of a row, so that they add up."""
    found, level, before = [], 0, 0
    for value in values:
        level += value
        found.append(round(level * scale) - before)
        before = round(level * scale)
    return tuple(found)


def _paint_gains(
    cells: Cells, spot: Region, sources: tuple[ChartSource, ...], tower: Tower, scale: float, limit: int
) -> None:
    """What was gained, and above it the total."""
    heights = _heights(_gains(tower), scale)
    if cells.palette.is_bare:
        _paint_bare(cells, spot, sources, tower, heights, limit)
    else:
        _paint_filled(cells, spot, sources, heights, limit, tower)
    if sum(heights) <= limit:
        above = spot.bottom - 1 - (sum(heights) + EIGHTHS - 1) // EIGHTHS
        cells.centre(spot.x, above, spot.width, _short(tower.total, spot.width), cells.palette.ink, None, BOLD)


def _paint_losses(
    cells: Cells, spot: Region, sources: tuple[ChartSource, ...], tower: Tower, scale: float, limit: int
) -> None:
    """What was lost hangs down from the name, in the tone of its source; its figures stand below it."""
    palette, lost = cells.palette, _gains(tower, -1)
    if not any(lost):
        return
    depths = [max(1, depth) if value else 0 for value, depth in zip(lost, _heights(lost, scale), strict=True)]
    shown = _limited(tuple(depths), limit)
    rows = min(spot.height, -(-sum(shown) // EIGHTHS))
    column = _column(spot)
    tones = colours_of(palette, [source.tone for source in sources])
    for row in range(rows):
        y = spot.y + row
        if palette.is_bare:
            signs = levels_of(zip(map(sign_of, range(len(shown))), shown, strict=True), row, " ")
            cells.put(column.x, y, max(signs, key=signs.count) * column.width, palette.line)
        else:
            levels = levels_of(zip(tones, shown, strict=True), row, cells.ground(column.x, y))
            put_levels(cells, column.x, y, levels[::-1], column.width)
    if limit >= min(sum(depths), spot.height * EIGHTHS):
        figures = " ".join(f"−{value}" for value in lost if value)
        text = figures if len(figures) <= spot.width else f"−{sum(lost)}"
        cells.centre(spot.x, spot.y + rows, spot.width, text, palette.ink, None, BOLD)


def _column(spot: Region) -> Region:
    """The columns of a tower that stands in the middle of its spot."""
    width = max(1, min(WIDEST, spot.width - 2))
    return Region(spot.x + (spot.width - width) // 2, spot.y, width, spot.height)


def _short(text: str, width: int) -> str:
    """A total without its noun, where that has no room."""
    return text if len(text) <= width else text.partition(" ")[0]


def _paint_legend(cells: Cells, sources: tuple[ChartSource, ...]) -> int:
    """A square and the word of each source; the row behind it."""
    x, y, palette = 1, 0, cells.palette
    if palette.is_bare:
        return 0
    tones = colours_of(palette, [source.tone for source in sources])
    for source, tone in zip(sources, tones, strict=True):
        if x + len(source.word) + 3 > cells.width:
            x, y = 1, y + 1
        cells.put(x, y, "██", tone)
        x = cells.put(x + 3, y, source.word, palette.soft) + 3
    return y + 2


def _paint_foot(cells: Cells, spot: Region, tower: Tower, named: str) -> None:
    """Whose tower it is, on their colour."""
    palette, y = cells.palette, spot.bottom
    tone = palette.seats[tower.seat % len(palette.seats)]
    name = words_of(fit(((named, ""),), spot.width))
    text = (" " * ((spot.width - len(name)) // 2) + name).ljust(spot.width)
    cells.put(spot.x, y, text, palette.ink if palette.is_bare else palette.on(tone), tone, BOLD)


def _paint_filled(
    cells: Cells, spot: Region, sources: tuple[ChartSource, ...], heights: tuple[int, ...], limit: int, tower: Tower
) -> None:
    """Tone upon tone, the right edge in the shade."""
    palette = cells.palette
    x, _, width, _ = _column(spot)
    tones = colours_of(palette, [source.tone for source in sources])
    shown = _limited(heights, limit)
    for row in range((sum(shown) + EIGHTHS - 1) // EIGHTHS):
        y = spot.bottom - 1 - row
        air = cells.ground(x, y)
        for left, columns, by in ((x, width - 1, 0.0), (x + width - 1, 1, -0.12)):
            parts = [(palette.lighter(tone, by), high) for tone, high in zip(tones, shown, strict=True)]
            put_levels(cells, left, y, levels_of(parts, row, air), columns)
    _paint_labels(
        cells, Region(x, spot.y, width - 1, spot.height), shown, tones, [str(value) for value in tower.values]
    )


def _limited(heights: tuple[int, ...], limit: int) -> tuple[int, ...]:
    """Not higher than this in all."""
    found, left = [], limit
    for height in heights:
        found.append(min(height, left))
        left -= found[-1]
    return tuple(found)


def _full_rows(heights: tuple[int, ...]) -> list[list[int]]:
    """The rows, from below, that each part fills alone."""
    found, top = [], 0
    for height in heights:
        low, top = top, top + height
        found.append(list(range((low + EIGHTHS - 1) // EIGHTHS, top // EIGHTHS)))
    return found


def _paint_labels(cells: Cells, spot: Region, heights: tuple[int, ...], tones: list[str], texts: list[str]) -> None:
    """What each part is worth, where a whole row is its own."""
    for rows, tone, text in zip(_full_rows(heights), tones, texts, strict=True):
        if rows and len(text) <= spot.width:
            y = spot.bottom - 1 - rows[len(rows) // 2]
            cells.centre(spot.x, y, spot.width, text, cells.palette.on(tone), tone, BOLD)


def _paint_bare(
    cells: Cells, spot: Region, sources: tuple[ChartSource, ...], tower: Tower, heights: tuple[int, ...], limit: int
) -> None:
    """Without colour: a sign each, and the words of the sources on them."""
    palette, level = cells.palette, 0
    for number, (source, value, height) in enumerate(zip(sources, tower.values, _limited(heights, limit), strict=True)):
        low, level = level, level + height
        rows = range(round(low / EIGHTHS), round(level / EIGHTHS))
        for row in rows:
            cells.put(spot.x, spot.bottom - 1 - row, sign_of(number) * spot.width, palette.line)
        if rows:
            words = f" {source.word} {value} "
            text = words if len(words) <= spot.width else f" {value} "
            cells.centre(spot.x, spot.bottom - 1 - rows[len(rows) // 2], spot.width, text, palette.ink, None, BOLD)
