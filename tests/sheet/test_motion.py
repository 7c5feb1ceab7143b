"""The ways of what moved."""

from __future__ import annotations

from textual.geometry import Offset, Region

from tribes_tui.display.targets import Target, Targets
from tribes_tui.sheet.motion import FRAMES, MOST_TRACKS, Motion, Track, tracks


def targets(**places: tuple[int, int]) -> Targets:
    return Targets(Target(name, (Region(x, y, 3, 1),)) for name, (x, y) in places.items())


def test_a_target_that_moved_and_one_that_led_to_another() -> None:
    before, after = targets(a=(0, 0), b=(10, 5)), targets(a=(20, 4), b=(10, 5))
    found = tracks(before, after, ["a", "b", "gone"], [("b", "a"), ("gone", "a")])
    assert found == [Track(Offset(1, 0), Offset(21, 4)), Track(Offset(11, 5), Offset(21, 4))]


def test_it_ends_where_the_piece_is_and_then_is_over() -> None:
    motion = Motion()
    motion.begin([Track(Offset(0, 0), Offset(12, 6))] * 9)
    assert len(motion.places()) == MOST_TRACKS
    places = []
    while motion.is_running:
        places.append(motion.places()[0])
        motion.step()
    assert len(places) == FRAMES
    assert places[-1] == Offset(12, 6)
