"""The box of the lesson lies beside the board wherever its step speaks of the board, and hides nothing else that it names."""

from __future__ import annotations

import pytest

from tests.learning.test_lesson import LessonApp, settled
from tests.learning.test_lessons import TAUGHT
from tribes_tui.games.five_tribes.lesson import BOARD
from tribes_tui.screens.lesson import LessonScreen
from tribes_tui.table.frame.note_box import NoteBox
from tribes_tui.widgets.drawing.drawn import Drawn


@pytest.mark.soak  # `test_lesson_boxes` walks through the lesson in the quick tests
@pytest.mark.parametrize("size", [(80, 24), (120, 40)], ids=str)
async def test_the_box_covers_nothing_that_its_step_speaks_of_and_shows_all_of_its_text(size: tuple[int, int]) -> None:
    lesson, covered, beside = TAUGHT["five_tribes"], [], 0
    app = LessonApp(lesson)
    async with app.run_test(size=size) as pilot:
        for number, step in enumerate(lesson.steps):
            app.switch_screen(LessonScreen(lesson, 0, number))
            await settled(pilot)
            box = app.shown.query_one(NoteBox)
            places = {target.name: target.region for target in app.shown.targets}
            places |= {str(one.id): one.region for one in app.shown.query(Drawn) if one.display}
            for name in {*step.about, *app.shown.scene.lit}:
                if name in places and box.region.overlaps(places[name]):
                    covered.append((number + 1, name, box.region, places[name]))
            assert box.note is not None
            assert len(box.note.lines(box.region.width)) + 2 <= box.region.height, number + 1
            beside += BOARD in step.about
        assert covered == []
        assert beside >= 8
