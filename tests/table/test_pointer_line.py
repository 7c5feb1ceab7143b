"""The line from a lesson's box to what it speaks of: short, over blank cells only, or not at all; all else has faded."""

from __future__ import annotations

from itertools import pairwise

import pytest
from textual.geometry import Offset, Region

from tests.learning.test_lesson import LessonApp, settled
from tribes_tui.learning.lesson import lesson_of
from tribes_tui.screens.lesson import LessonScreen
from tribes_tui.table.frame.note_box import NoteBox
from tribes_tui.table.frame.pointer_line import EDGES, PointerLineRun, parts, pointer_line
from tribes_tui.widgets.drawing.drawn import Drawn

BOX = Region(20, 5, 10, 6)


def blank(at: Offset) -> str:
    """An empty table; on it a box without a title."""
    return "─" if BOX.contains_point(at) else " "


def told(signs: dict[Offset, str]) -> str:
    return "".join(signs.values())


@pytest.mark.parametrize(
    ("spot", "line"),
    [
        (Region(2, 6, 4, 2), "─" * 14 + "┤"),
        (Region(36, 7, 4, 2), "─" * 6 + "├"),
        (Region(22, 0, 4, 2), "│││┴"),
        (Region(22, 14, 4, 2), "│││┬"),
        (Region(2, 1, 6, 3), "││╰" + "─" * 13 + "┤"),
        (Region(2, 14, 6, 3), "││││╭" + "─" * 13 + "┤"),
        (Region(30, 9, 4, 1), ""),
    ],
)
def test_the_way_of_the_line(spot: Region, line: str) -> None:
    assert told(pointer_line(BOX, spot, blank)) == line


def test_it_goes_round_what_stands_there_or_is_not_drawn() -> None:
    spot = Region(2, 6, 4, 2)
    assert {at.y for at in pointer_line(BOX, spot, lambda at: "x" if at == Offset(10, 6) else blank(at))} == {7}
    assert pointer_line(BOX, spot, lambda at: "x" if at.x == 10 else blank(at)) == {}


def test_it_ends_on_no_letter_of_the_title_and_no_dot() -> None:
    spot = Region(22, 0, 4, 2)
    title = {Offset(24, 5): " ", Offset(23, 5): "t"}
    assert pointer_line(BOX, spot, lambda at: title.get(at, blank(at))) == {}
    del title[Offset(23, 5)]
    assert {at.x for at in pointer_line(BOX, spot, lambda at: title.get(at, blank(at)))} == {23}


async def test_it_is_drawn_anew_when_what_stood_there_has_changed() -> None:
    lesson = lesson_of("rise_of_tribes")
    assert lesson is not None
    number = next(k for k, step in enumerate(lesson.steps) if step.title == "Grow")
    app = LessonApp(lesson)
    async with app.run_test(size=(80, 24)) as pilot:
        app.switch_screen(LessonScreen(lesson, 0, number))
        await settled(pilot)
        await pilot.press("enter")
        await settled(pilot)
        pieces = [
            one for one in app.shown.query(Drawn) if one.display and not isinstance(one, PointerLineRun | NoteBox)
        ]
        under = [
            seen[0]
            for run in app.shown.query(PointerLineRun)
            if run.display
            for y in range(run.region.y, run.region.bottom)
            for x in range(run.region.x, run.region.right)
            for piece in pieces
            if (seen := piece.seen_at(Offset(x, y))) is not None
            and not app.shown.query_one(NoteBox).region.contains(x, y)
        ]
        assert set(under) <= EDGES


def test_its_two_runs_are_its_cells() -> None:
    signs = pointer_line(BOX, Region(2, 1, 6, 3), blank)
    runs = parts(signs, lambda at: "")
    assert [run.region for run in runs] == [Region(6, 4, 1, 2), Region(6, 6, 15, 1)]
    assert sum(len(run.signs) for run in runs) == len(signs)


async def test_a_step_fades_all_but_what_it_speaks_of_and_what_can_be_chosen() -> None:
    lesson = lesson_of("indy")
    assert lesson is not None
    app = LessonApp(lesson)
    async with app.run_test(size=(120, 40)) as pilot:
        await settled(pilot)
        assert app.shown.ground.states.clear is None  # the first step speaks of no place
        number = next(k for k, step in enumerate(lesson.steps) if step.title == "In the light")
        app.switch_screen(LessonScreen(lesson, 0, number))
        await settled(pilot)
        screen = app.shown
        assert screen.ground.states.clear == {*lesson.steps[number].about, *screen.scene.lit}
        runs = [run.region for run in screen.query(PointerLineRun) if run.display]
        box = screen.query_one(NoteBox).region
        assert runs
        assert all(run.area for run in runs)
        assert any(run.overlaps(box) for run in runs)
        for target in screen.targets:
            assert not any(run.overlaps(target.region) for run in runs), target.name


@pytest.mark.parametrize("x", range(60))
@pytest.mark.parametrize("y", [2, 12, 20])
def test_its_cells_lie_side_by_side_wherever_the_thing_is_even_right_before_a_side_of_the_box(x: int, y: int) -> None:
    box = Region(24, 8, 20, 6)
    for width in (1, 2, 5):
        cells = [*pointer_line(box, Region(x, y, width, 2), lambda where: "─" if _is_on_frame(where, box) else " ")]
        assert all(abs(one.x - two.x) + abs(one.y - two.y) == 1 for one, two in pairwise(cells)), cells


def _is_on_frame(where: Offset, box: Region) -> bool:
    return where in box and where not in box.shrink((1, 1, 1, 1))
