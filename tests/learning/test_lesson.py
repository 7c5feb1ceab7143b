"""A lesson at the table: it waits to be read, lets only the next move be chosen, and makes the others play."""

from __future__ import annotations

from typing import Any

from textual.app import App

from tests.table.helpers import MEDIUM, SMALL, shown
from tribes_tui.learning.lesson import Lesson, Step
from tribes_tui.screens.lesson import OVER, LessonScreen
from tribes_tui.table.note_sheet import NoteSheet
from tribes_tui.table.screen import TableScreen

LESSON = Lesson(
    "indy",
    3,
    ("Bo",),
    (
        Step("Everybody takes a shaman."),
        Step(move="shaman R"),
        Step("Take the green one.", "shaman G", "2"),
        Step(move="exchange HR1 HG1"),
        Step("Put a card away.", "exchange CG3", "3.2"),
        Step(move="swap HG2 1"),
    ),
)


class LessonApp(App[str]):
    def __init__(self, lesson: Lesson = LESSON) -> None:
        super().__init__()
        self.lesson = lesson
        self.asked: list[str] = []

    def on_mount(self) -> None:
        self.shown = LessonScreen(self.lesson, pace=0)
        self.push_screen(self.shown)

    def on_table_screen_rules(self, message: TableScreen.Rules) -> None:
        self.asked.append(message.section)


async def settled(pilot: Any) -> None:
    for _ in range(4):
        await pilot.pause()


def test_where_a_lesson_is() -> None:
    assert LESSON.at(0, ()) == 0
    assert LESSON.at(0, {0}) == 1
    assert [LESSON.at(moves, {0}) for moves in range(1, 6)] == [2, 3, 4, 5, None]


async def test_nothing_happens_before_the_first_words_are_read() -> None:
    app = LessonApp()
    async with app.run_test(size=SMALL) as pilot:
        await settled(pilot)
        assert app.shown.table.number == 0
        assert "Everybody takes a shaman." in shown(app)
        assert "Enter goes on." in shown(app)
        assert not app.shown.hand.chooser.lit
        await pilot.press("enter")
        await settled(pilot)
        assert app.shown.table.number == 1


async def test_the_header_says_that_it_is_a_lesson_and_the_footer_offers_no_seats() -> None:
    app = LessonApp()
    async with app.run_test(size=MEDIUM) as pilot:
        await settled(pilot)
        assert " a lesson" in shown(app).splitlines()[0]
        await pilot.press("enter")
        await settled(pilot)
        assert "v  in words" in shown(app)
        assert "S  seats" not in shown(app)


async def test_only_the_move_of_the_lesson_can_be_chosen() -> None:
    app = LessonApp()
    async with app.run_test(size=SMALL) as pilot:
        await settled(pilot)
        await pilot.press("enter")
        await settled(pilot)
        assert app.shown.hand.chooser.lit == {"shaman:G"}
        assert "Take the green one. (rules 2)" in shown(app)
        await pilot.press("r")
        await settled(pilot)
        assert app.asked == ["2"]
        await pilot.press("enter")
        await settled(pilot)
        played = [entry.text for entry in app.shown.table.history(1)]
        assert played[:3] == ["shaman R", "shaman G", "exchange HR1 HG1"]


async def test_after_the_last_step_the_game_is_free_and_goes_on() -> None:
    app = LessonApp()
    async with app.run_test(size=SMALL) as pilot:
        await settled(pilot)
        for _ in range(12):
            await pilot.press("enter")
            await settled(pilot)
            if app.shown.at is None:
                break
        assert OVER[:20] in shown(app)
        assert len(app.shown.hand.chooser.lit) > 1
        number = app.shown.table.number
        await pilot.press("p")
        await settled(pilot)
        assert app.shown.table.number > number


async def test_a_hint_shows_the_move_of_the_lesson_and_undo_goes_back_a_step() -> None:
    app = LessonApp()
    async with app.run_test(size=SMALL) as pilot:
        await settled(pilot)
        await pilot.press("enter")
        await settled(pilot)
        await pilot.press("h")
        assert "Hint: take a green shaman" in shown(app)


async def test_the_note_never_hides_what_can_be_chosen() -> None:
    app = LessonApp()
    async with app.run_test(size=SMALL) as pilot:
        await settled(pilot)
        await pilot.press("enter")
        await settled(pilot)
        for name in app.shown.hand.chooser.lit:
            target = app.shown.targets.get(name)
            assert target is not None
            note = app.shown.query_one(NoteSheet)
            assert note.display
            assert not note.region.overlaps(target.region)
