"""Words in the sea around a map have one room, that lies on no hex and no plate."""

from __future__ import annotations

import pytest
from textual.geometry import Region

from tribes_tui.widgets.tiles.hex_ground import SIZES, Hex, HexSpot
from tribes_tui.widgets.tiles.hex_map import LOW, MUCH, HexMap, room_around

SPOTS = [HexSpot(20, 0, "lake"), HexSpot(36, 0, "forest"), HexSpot(28, 6, "mountain")]


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize(("width", "height"), [(46, 20), (80, 30), (120, 40), (20, 3), (0, 0)])
def test_the_room_lies_within_the_map_and_on_nothing(width: int, height: int, size) -> None:  # type: ignore[no-untyped-def]
    plate = Region(2, 18, 8, 1)
    room = room_around(width, height, SPOTS, size, [plate])
    bodies = [Region(spot.x, spot.y + size.slope, size.width, size.body) for spot in SPOTS]
    assert (room is None) == (width < 46)
    if room is not None:
        assert Region(0, 0, width, height).contains_region(room)
        assert room.width >= MUCH[0] - 1
        assert room.height >= MUCH[1]
        assert not any(room.overlaps(other) for other in (plate, *bodies))


@pytest.mark.parametrize(("width", "height", "wanted"), [(118, 46, 28), (120, 34, 24), (150, 60, 36), (79, 24, 18)])
def test_hexes_grow_as_long_as_words_keep_their_rows_below(width: int, height: int, wanted: int) -> None:
    sea = HexMap()
    hexes = [Hex(f"hex:{q}{r}", "A", "lake", q, r) for q in range(3) for r in range(3)]
    sea.show(hexes, (), lambda columns, rows: ())
    size = sea.hex_size(width, height)
    assert size.width == wanted
    assert size.width <= SIZES[0].width or 3 * size.pitch + size.slope + 1 + LOW <= height


def test_below_a_map_it_is_as_wide_as_words_are() -> None:
    room = room_around(78, 36, SPOTS, SIZES[3], [])
    assert room is not None
    assert room.x <= 1
    assert room.width >= 70
    assert room.y > SPOTS[-1].y
