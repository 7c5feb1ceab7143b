"""The box of a lesson covers nothing by which a card is told, whether its step speaks of it or not."""

from __future__ import annotations

import pytest

from tests.learning.test_lesson import LessonApp, settled
from tests.learning.test_lessons import TAUGHT
from tribes_tui.screens.lesson import LessonScreen
from tribes_tui.table.note_box import NoteBox


@pytest.mark.parametrize("game", ["tribal_duel", "tribal_rixe"])
@pytest.mark.parametrize("size", [(80, 24), (120, 40)], ids=str)
async def test_the_box_covers_no_cards_value_and_no_other_place(game: str, size: tuple[int, int]) -> None:
    lesson, covered = TAUGHT[game], []
    app = LessonApp(lesson)
    async with app.run_test(size=size) as pilot:
        for number in range(len(lesson.steps)):
            app.switch_screen(LessonScreen(lesson, 0, number))
            await settled(pilot)
            box = app.shown.query_one(NoteBox).region
            for target in app.shown.targets:
                spot = target.region._replace(height=1) if target.name.startswith("card:") else target.region
                if spot.area and box.overlaps(spot):
                    covered.append((number + 1, target.name, box, target.region))
        assert covered == []
