"""What holds for every piece. A piece's test calls `check(make)`, `make` giving it filled with something to show."""

from __future__ import annotations

import itertools
import os
from collections.abc import Callable, Iterable
from typing import Any

from rich.style import Style
from textual.geometry import Region
from textual.strip import Strip

from tests.widgets.mounting import alone
from tribes_tui.theme.colours import contrast
from tribes_tui.theme.depths import DEPTHS
from tribes_tui.widgets.drawing.cells import SHAPES, Cells
from tribes_tui.widgets.drawing.drawn import Drawn, Place, PlaceState

SIZES = ((80, 24), (120, 40), (40, 9), (200, 60))
STATES = [
    PlaceState(),
    PlaceState(is_legal=True),
    PlaceState(is_faded=True),
    PlaceState(is_chosen=True, is_legal=True),
    PlaceState(is_cursor=True),
    PlaceState(is_cursor=True, is_legal=True),
    PlaceState(is_cursor=True, is_chosen=True, fresh=1),
    PlaceState(fresh=0),
]
THEMES = ("tribes-dark", "tribes-light", "tribes-contrast", "terminal")


THOROUGH = bool(os.environ.get("TRIBES_THOROUGH"))
"""Whether every size meets every depth, and every theme: `make soak`. Else each of them comes once."""


def pairs(some: Iterable[Any], others: Iterable[Any]) -> list[tuple[Any, Any]]:
    """All pairs; where it has to be quick, so many that each of both is in one."""
    one, other = list(some), list(others)
    if THOROUGH:
        return list(itertools.product(one, other))
    return [(one[k % len(one)], other[k % len(other)]) for k in range(max(len(one), len(other)))]


async def check(make: Callable[[], Drawn], sizes: Iterable[tuple[int, int]] = SIZES) -> None:
    """At each size and depth: names are places, extents disjoint, painting stays within, text can be read."""
    for size, depth in pairs(sizes, DEPTHS):
        async with alone(make(), size, depth) as pilot:
            piece = pilot.app.query_one(Drawn)
            check_places(piece)
            check_painting(piece)
            check_refresh(piece)
    for theme, depth in pairs(THEMES, ("truecolor", "256", "16")):
        async with alone(make(), (120, 40), depth, theme) as pilot:
            piece = pilot.app.query_one(Drawn)
            for state in STATES:
                paint_all(piece, state)
                check_contrast(piece)


def check_places(piece: Drawn) -> None:
    """All names are places, whole within the piece, and no two extents share a cell."""
    names = list(piece.names())
    where = Region(0, 0, *piece.size)
    assert [name for name in names if name not in piece.places] == []
    for name in names:
        assert piece.places[name].region.area, name
    for place in piece.places.values():
        assert where.contains_region(place.region), (place, where)
        assert not place.region or place.extent.contains_region(place.region) or not place.extent, place
    for one, other in itertools.combinations(piece.places.values(), 2):
        assert not one.extent.intersection(other.extent).area, (one, other)


def check_painting(piece: Drawn) -> None:
    """In every state a place's painting stays within its extent."""
    base = _cells_of(piece)
    for place in piece.places.values():
        for state in STATES:
            cells = Cells(base.width, base.height, base.palette, [row[0][2] for row in piece._base])
            cells.rows = [row[:] for row in piece._base]
            cells.clip(place.extent)
            piece.paint(cells, place, state)
            assert list(_outside(cells, piece, place)) == [], (place, state)
            if base.palette.depth == "ascii":
                assert all(cells.text(y).isascii() for y in range(cells.height))


def check_refresh(piece: Drawn) -> None:
    """A change of state refreshes cells of the places concerned and no others, and shows what anew would show."""
    asked: list[Region] = []
    piece.refresh = lambda *regions, **options: asked.extend(regions) or piece  # type: ignore[method-assign]
    names = list(piece.names())
    piece.changed()
    assert asked == []
    for name in names[:3]:
        piece.states.cursor = name
        piece.states.fresh = {name: 0}
        asked.clear()
        piece.changed()
        extents = [place.extent for place in piece.places.values()]
        assert all(any(extent.contains_region(one) for extent in extents) for one in asked)
    kept = [piece.render_line(y) for y in range(piece.size.height)]
    piece._laid = None
    assert _spelled(piece.render_lines(Region(0, 0, *piece.size))) == _spelled(kept)
    piece.states.cursor, piece.states.fresh = None, {}


def paint_all(piece: Drawn, state: PlaceState) -> None:
    """Show all places in one state."""
    cells = _cells_of(piece)
    cells.rows = [row[:] for row in piece._base]
    for place in piece.places.values():
        cells.clip(place.extent)
        piece.paint(cells, place, state)
    cells.clip(None)


def check_contrast(piece: Drawn) -> None:
    """Every text stands out by 4.5 to 1 from what lies behind it; the terminal's own colours are not known."""
    cells = _cells_of(piece)
    for y in range(cells.height):
        for segment in cells.strip(y):
            if not SHAPES.issuperset(segment.text):
                assert contrast_of(segment.style) >= 4.5, (y, segment)


def contrast_of(style: Style | None) -> float:
    """Of the colours in front and behind."""
    assert style is not None
    if style.color is None or style.bgcolor is None:
        return 21.0
    return contrast(_hex(style.color), _hex(style.bgcolor))


def _hex(colour: object) -> str:
    from rich.color import Color, ColorType

    from tribes_tui.theme.depths import XTERM

    assert isinstance(colour, Color)
    if colour.type == ColorType.STANDARD:
        assert colour.number is not None
        return XTERM[colour.number]
    return str(colour.get_truecolor().hex)


def _cells_of(piece: Drawn) -> Cells:
    assert piece._cells is not None
    return piece._cells


def _outside(cells: Cells, piece: Drawn, place: Place) -> Iterable[tuple[int, int]]:
    for y, (new, old) in enumerate(zip(cells.rows, piece._base, strict=True)):
        for x, pair in enumerate(zip(new, old, strict=True)):
            if pair[0] != pair[1] and not place.extent.contains(x, y):
                yield x, y


def _spelled(strips: list[Strip]) -> list[str]:
    return ["".join(f"{segment.text}|{segment.style}|" for segment in strip) for strip in strips]
