"""Words in the sea around a map: they lie on no hex and no plate, and what doesn't fit isn't begun."""

from __future__ import annotations

import pytest
from textual.geometry import Region

from tribes_tui.widgets.hex_ground import SIZES, HexSpot
from tribes_tui.widgets.hex_sea import LOWEST, NARROWEST, headed, rooms_around, run_in, written
from tribes_tui.widgets.lines import words_of

SPOTS = [HexSpot(20, 4, "lake"), HexSpot(36, 4, "forest"), HexSpot(28, 10, "mountain")]


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize(("width", "height"), [(46, 20), (80, 30), (120, 40), (20, 3), (0, 0)])
def test_rooms_lie_within_the_map_and_on_nothing(width: int, height: int, size) -> None:  # type: ignore[no-untyped-def]
    plate = Region(2, 2, 8, 1)
    rooms = rooms_around(width, height, SPOTS, size, [plate])
    bodies = [Region(spot.x, spot.y + size.slope, size.width, size.body) for spot in SPOTS]
    for k, room in enumerate(rooms):
        assert Region(0, 0, width, height).contains_region(room)
        assert room.width >= NARROWEST - 1
        assert room.height >= LOWEST
        assert not any(room.overlaps(other) for other in (plate, *bodies, *rooms[:k]))


def test_a_heading_has_a_row_of_its_own_or_goes_before() -> None:
    assert [words_of(line) for line in headed("New", ["Ada grows.", "Bo moves."], 20, 3)] == [
        "New",
        "Ada grows.",
        "Bo moves.",
    ]
    assert headed("New", ["Ada grows.", "Bo moves."], 20, 2) == ()
    assert [words_of(line) for line in run_in("New", ["Ada grows."], 20, 1)] == ["New: Ada grows."]
    assert run_in("New", [], 20, 1) == headed("New", [], 20, 5) == ()


def test_each_notice_goes_where_most_room_is_left_and_silent_ones_nowhere() -> None:
    rooms = [Region(0, 0, 20, 3), Region(40, 0, 20, 6)]
    told = [lambda w, h, k=k: headed(f"{k}", ["one", "two"], w, h) for k in range(3)]
    found = written(rooms, [told[0], lambda w, h: (), told[1], told[2]])
    assert [[words_of(line) for line in lines] for lines in found] == [["1", "one", "two"], ["0", "one", "two"]]


def test_notices_stand_below_each_other_where_they_can_so_that_few_rooms_have_words() -> None:
    rooms = [Region(0, 0, 20, 9), Region(40, 0, 20, 8)]
    told = [lambda w, h, k=k: headed(f"{k}", ["one"], w, h) for k in range(3)]
    assert [len(lines) for lines in written(rooms, told)] == [8, 0]
