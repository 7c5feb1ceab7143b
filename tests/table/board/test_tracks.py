"""The ways of what moved."""

from __future__ import annotations

from textual.geometry import Offset, Region

from tribes_tui.display.targets import Target, Targets
from tribes_tui.table.frame.motion import Track, tracks


def targets(**places: tuple[int, int]) -> Targets:
    return Targets(Target(name, Region(x, y, 3, 1)) for name, (x, y) in places.items())


def test_a_target_that_moved_and_one_that_led_to_another() -> None:
    before, after = targets(a=(0, 0), b=(10, 5)), targets(a=(20, 4), b=(10, 5))
    found = tracks(before, after, ["a", "b", "gone"], [("b", "a"), ("gone", "a")])
    assert found == [Track(Offset(1, 0), Offset(21, 4)), Track(Offset(11, 5), Offset(21, 4))]


def test_it_begins_where_the_piece_was_and_ends_where_it_is() -> None:
    way = Track(Offset(0, 6), Offset(12, 0))
    assert [way.at(share) for share in (0, 0.5, 1)] == [way.start, Offset(6, 3), way.end]
