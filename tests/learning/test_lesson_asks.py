"""A lesson asks for one thing at a time: nothing else can be done by any way, and while others play nothing is asked at all."""

from __future__ import annotations

from typing import Any

import pytest

from tests.learning.test_lesson import LessonApp, settled
from tests.learning.test_lessons import TAUGHT, everything
from tests.table.helpers import shown
from tribes_tui.learning.lesson import LEARNER, Lesson
from tribes_tui.screens.lesson import LessonScreen
from tribes_tui.table.frame.note_box import NoteBox
from tribes_tui.words.said import lesson as said

SIZES = [(80, 24), (120, 40)]


async def read_on(pilot: Any, app: LessonApp) -> LessonScreen:
    """All pages of what is told."""
    await settled(pilot)
    while not isinstance(app.screen, LessonScreen) or app.shown._has_more:
        await pilot.press("enter")
        await settled(pilot)
    return app.shown


@pytest.mark.parametrize("every", [4, pytest.param(1, marks=pytest.mark.soak)])
@pytest.mark.parametrize("lesson", everything(TAUGHT))
async def test_nothing_but_what_is_asked_for_can_be_done_whatever_key_or_page_offers_more(
    lesson: Lesson, every: int
) -> None:
    """Keys of the games sell, pass or discard, pages compare moves, the table in words lists all choices."""
    app, refused = LessonApp(lesson), 0
    async with app.run_test(size=(80, 24)) as pilot:
        for number in range(0, len(lesson.steps) + 1, every):
            app.switch_screen(LessonScreen(lesson, 0, number))
            screen = await read_on(pilot, app)
            view, begun = screen.table.view(LEARNER), screen.table.number
            is_asked = screen.table.turn == LEARNER and not screen.is_read_only and screen.at is not None
            due = view.read(lesson.moves[begun]) if is_asked else None
            assert [action for action, _ in screen._as_said()[2]] == ([] if due is None else [due]), number
            others = [action for action in view.legal_actions() if screen.table.turn == LEARNER and action != due]
            for action in others:
                screen.decide(action)
            assert screen.table.number == begun, number
            assert not others or screen.selection.notice, number
            refused += len(others)
    assert refused


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("lesson", everything(TAUGHT))
async def test_while_another_plays_the_box_says_so_and_tells_nothing_to_do(
    lesson: Lesson, size: tuple[int, int]
) -> None:
    """The step before is done: neither its words nor its order stand there, and nothing fades."""
    app, seen = LessonApp(lesson), 0
    async with app.run_test(size=size) as pilot:
        await settled(pilot)
        for number, step in [one for one in enumerate(lesson.steps) if one[1].then]:
            screen = LessonScreen(lesson, 0, number)
            screen.opponents.go_on = lambda: None  # type: ignore[method-assign]  # they never play
            app.switch_screen(screen)
            await read_on(pilot, app)
            screen.opponents.wait()
            while screen.at == number and screen.table.turn == LEARNER and screen._scripted():
                before = screen.table.number
                await pilot.press("enter")
                await settled(pilot)
                if screen.table.number == before and not screen.selection.chooser.picked:
                    break
            if screen.is_read_only:
                await pilot.press("enter")
                await settled(pilot)
            await read_on(pilot, app)
            if screen.at != number or screen.table.turn in (LEARNER, None):
                continue
            told, who = screen.query_one(NoteBox).text(), lesson.others[0]
            assert said.others(who=who) in told, (number, told)
            assert step.text[:30] not in told, number
            assert step.title not in told, number
            assert said.now(action="").rstrip(" .") not in told.split(), number
            assert not screen.scene.lit, number
            assert screen.prompt() in shown(app) or not screen.query_one(NoteBox).rows, number
            seen += 1
    assert seen, "others play in every lesson"
