"""Where the box of a lesson lies: at one place of each window, on no piece, at every step; all of its words can be read."""

from __future__ import annotations

import pytest
from textual.geometry import Region

from tests.learning.test_lesson import LessonApp, settled
from tests.learning.test_lessons import TAUGHT, everything
from tests.table.helpers import shown
from tribes_tui.learning.lesson import Lesson
from tribes_tui.screens.lesson import LessonScreen
from tribes_tui.table.frame.head import Head
from tribes_tui.table.frame.note_box import NoteBox
from tribes_tui.table.frame.prompt_row import PromptRow
from tribes_tui.widgets.drawing.drawn import Drawn
from tribes_tui.words.said import lesson as said

SIZES = [(80, 24), (120, 40)]
OF_ITS_OWN = {(80, 24): False, (120, 40): True}
"""Whether the window has rows that are the box's."""


def hidden(screen: LessonScreen) -> list[str]:
    """What lies under the box, but the two lines of words above the pieces where the window has no rows for it."""
    box = screen.query_one(NoteBox)
    pieces = [one for one in screen.query(Drawn) if one.display and one.size and one is not box]
    return [str(one) for one in pieces if one.region.overlaps(box.region) and not isinstance(one, Head | PromptRow)]


@pytest.mark.soak
@pytest.mark.sampled(1)
@pytest.mark.parametrize("lesson", everything(TAUGHT))
@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_the_box_has_one_place_lies_on_no_piece_and_tells_all_of_its_step(
    lesson: Lesson, size: tuple[int, int]
) -> None:
    app, places = LessonApp(lesson), set[Region]()
    async with app.run_test(size=size) as pilot:
        await settled(pilot)
        for number in range(len(lesson.steps) + 1):
            app.switch_screen(LessonScreen(lesson, 0, number))
            await settled(pilot)
            if not isinstance(app.screen, LessonScreen):
                await pilot.press("enter")
                await settled(pilot)
            box, note = app.shown.query_one(NoteBox), app.shown.note()
            assert bool(box.rows) is OF_ITS_OWN[size]
            places.add(box.region)
            assert hidden(app.shown) == [], number
            rows = [row for page in box.pages(note) for row in page]
            told = " ".join(" ".join("".join(text for text, _ in row) for row in rows).split())
            paragraphs = note.paragraphs if box.rows else note.in_brief or note.paragraphs
            assert " ".join(" ".join(paragraphs).split()) in told, number
            assert "…" not in box.text(), number
        assert len(places) == 1


@pytest.mark.sampled(2)
@pytest.mark.parametrize("lesson", everything(TAUGHT))
@pytest.mark.parametrize("size", [(80, 24), pytest.param((120, 40), marks=pytest.mark.soak)], ids=str)
async def test_it_can_be_played_through_by_keyboard_with_nothing_hidden(lesson: Lesson, size: tuple[int, int]) -> None:
    app = LessonApp(lesson)
    async with app.run_test(size=size) as pilot:
        await settled(pilot)
        screen, told, places = app.shown, set(), set()
        box = screen.query_one(NoteBox)
        for _ in range(30 * len(lesson.moves)):
            told.add(screen.at)
            places.add(box.region)
            if screen.at is None:
                break
            assert hidden(screen) == [], screen.at
            for name in screen.selection.chooser.lit:
                target = screen.targets.get(name)
                assert target is not None, (screen.at, name)
                assert target.region, (screen.at, name)
            if box.rows and screen._is_asked:
                order = said.now(action=screen._order())
                assert order in shown(app).splitlines()[box.rows + 1], "the prompt says what to do"
                assert order not in box.text(), "and nothing says it twice"
            before = screen.at, screen.selection.chooser.picked, box.page
            await pilot.press("enter")
            for _ in range(20):
                await pilot.pause()
                if (screen.at, screen.selection.chooser.picked, box.page) != before and (
                    screen.is_my_turn or screen.is_read_only
                ):
                    break
        assert screen.at is None
        assert told == {None, *range(len(lesson.steps))}
        assert len(places) == 1, places


@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_escape_folds_the_box_to_a_line_and_opens_it(size: tuple[int, int]) -> None:
    """What it took is the table's again meanwhile."""
    app = LessonApp(TAUGHT["indy"])
    async with app.run_test(size=size) as pilot:
        await settled(pilot)
        box, first = app.shown.query_one(NoteBox), TAUGHT["indy"].steps[0].text
        place, top = box.region, app.shown.query_one("#prompt").region.y
        assert first[:40] in shown(app)
        await pilot.press("escape")
        await settled(pilot)
        assert box.region == Region(0, 0, size[0], 1)
        assert app.shown.query_one("#prompt").region.y == 1
        is_all = not app.shown._has_more
        assert (said.read_on(back="Esc", choose="Enter") if is_all else said.read_on_more(choose="Enter")) in shown(app)
        await pilot.press("escape")
        await settled(pilot)
        assert app.shown.query_one(NoteBox).region == place
        assert app.shown.query_one("#prompt").region.y == top


@pytest.mark.parametrize("key", ["enter", "pagedown"])
@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_the_next_step_opens_on_its_first_page_wherever_the_box_was_folded(
    size: tuple[int, int], key: str
) -> None:
    app, steps = LessonApp(TAUGHT["tribe"]), TAUGHT["tribe"].steps
    async with app.run_test(size=size) as pilot:
        await settled(pilot)
        while app.shown._has_more:
            await pilot.press("enter")
            await settled(pilot)
        await pilot.press("escape", key)
        await settled(pilot)
        box = app.shown.query_one(NoteBox)
        assert (app.shown.at, box.is_folded, box.page) == (1, False, 0)
        assert box.region.height == (box.rows or 2)
        assert steps[1].text[:30] in shown(app)


@pytest.mark.sampled(1)
@pytest.mark.parametrize("lesson", everything(TAUGHT))
@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_enter_does_what_a_step_says_only_when_all_of_it_was_read_and_is_the_key_for_more(
    lesson: Lesson, size: tuple[int, int]
) -> None:
    app = LessonApp(lesson)
    async with app.run_test(size=size) as pilot:
        for number in range(len(lesson.steps)):
            app.switch_screen(LessonScreen(lesson, 0, number))
            await settled(pilot)
            screen, box = app.shown, app.shown.query_one(NoteBox)
            begun = screen.table.number
            for page in range(len(box.pages(screen.note())) - 1):
                assert (screen.at, box.page, screen.table.number) == (number, page, begun)
                assert "Enter go on" in shown(app)
                assert shown(app).splitlines()[-2].strip() == "Enter go on"
                await pilot.press("escape", "enter") if page % 2 else await pilot.press("escape", "escape")
                await settled(pilot)
                assert (screen.at, box.is_folded, box.page, screen.table.number) == (number, False, page, begun)
                await pilot.press("enter")
                await settled(pilot)
            assert box.page == len(box.pages(screen.note())) - 1
            assert "Esc more" not in shown(app)


FEWEST = 4
"""Words on a page of a lesson."""


@pytest.mark.parametrize("lesson", everything(TAUGHT))
async def test_no_page_is_the_rest_of_a_sentence_or_only_a_title(lesson: Lesson) -> None:
    app = LessonApp(lesson)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        box = app.shown.query_one(NoteBox)
        for note in app.shown._all_notes():
            for page in box.pages(note):
                told = " ".join("".join(text for text, _ in row) for row in page).split()
                assert len(told) >= FEWEST, (note.place, told)
                assert " ".join(told) != note.paragraphs[0], note.place


async def test_what_has_no_room_in_two_rows_is_read_on_with_enter_before_anything_can_be_chosen() -> None:
    lesson = TAUGHT["indy"]
    app = LessonApp(lesson, 3)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        screen = app.shown
        box = screen.query_one(NoteBox)
        last = len(box.pages(screen.note())) - 1
        assert last
        for page in range(last):
            assert (screen.is_read_only, screen.scene.lit, box.page) == (True, frozenset(), page)
            await pilot.press("enter")
            await settled(pilot)
        assert (screen.at, screen.is_read_only, box.page) == (3, False, last)
        assert screen.scene.lit
        assert screen.note().order in " ".join(shown(app).split())


@pytest.mark.parametrize("game_id", ["rise_of_tribes", "tribal_rixe"])
async def test_no_step_is_read_over_more_than_two_pages_and_most_on_one(game_id: str) -> None:
    lesson = TAUGHT[game_id]
    app = LessonApp(lesson)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        pages = []
        for number in range(len(lesson.steps)):
            app.switch_screen(LessonScreen(lesson, 0, number))
            await settled(pilot)
            pages.append(len([*app.shown.query_one(NoteBox).pages(app.shown.note())]))
        assert max(pages) <= 2, pages
        assert pages.count(1) > len(pages) / 2, pages


async def test_what_a_step_tells_is_read_once_whatever_it_asks_for_next() -> None:
    """The order of its second move may need a page more than that of the first."""
    lesson = TAUGHT["tribe"]
    app = LessonApp(lesson)
    async with app.run_test(size=SIZES[0]) as pilot:
        for number, step in enumerate(lesson.steps):
            app.switch_screen(LessonScreen(lesson, 0, number))
            await settled(pilot)
            if len(step.moves) < 2:
                continue
            screen, box = app.shown, app.shown.query_one(NoteBox)
            while screen.at == number and screen.table.number == lesson.before(number):
                await pilot.press("enter")
                await settled(pilot)
            assert not screen.is_read_only, number
            assert box.page + 1 == len(box.pages(screen.note())), number
            assert said.now(action=screen._order()) in " ".join(shown(app).split()), number
