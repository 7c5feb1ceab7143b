"""A lesson at the table: it waits to be read, lets only the next move be chosen, and makes the others play."""

from __future__ import annotations

from typing import Any

from textual.app import App

from tests.table.helpers import MEDIUM, SMALL, shown
from tribes_tui.learning.lesson import Lesson, Step, lesson_of
from tribes_tui.profile.keymap import Keymap
from tribes_tui.screens.lesson import LessonScreen
from tribes_tui.table.history.pages import MomentScreen
from tribes_tui.table.play.played_stage import GLANCE
from tribes_tui.table.screen import TableScreen

LESSON = Lesson(
    "indy",
    3,
    ("Bo",),
    (
        Step("Shamans", "Everybody takes a shaman.", then=("shaman R",)),
        Step("Yours", "Take the green one.", ("shaman G",), ("exchange HR1 HG1",), "2"),
        Step("Exchange", "Put a card away.", ("exchange CG3",), ("swap HG2 1",), "3.2"),
    ),
)


class LessonApp(App[str]):
    def __init__(self, lesson: Lesson = LESSON, start: int = 0) -> None:
        super().__init__()
        self.lesson, self.start = lesson, start
        self.asked: list[str] = []
        self.left: list[str] = []

    def on_mount(self) -> None:
        self.push_screen(LessonScreen(self.lesson, 0, self.start))

    @property
    def shown(self) -> LessonScreen:
        """The lesson's screen that is on top."""
        assert isinstance(self.screen, LessonScreen)
        return self.screen

    def on_table_screen_rules(self, message: TableScreen.Rules) -> None:
        self.asked.append(message.section)

    def on_table_screen_left(self, message: TableScreen.Left) -> None:
        self.left.append(message.where)


async def settled(pilot: Any) -> None:
    for _ in range(4):
        await pilot.pause()


def test_where_a_lesson_is() -> None:
    assert [LESSON.at(moves, {0}) for moves in range(6)] == [0, 1, 1, 2, 2, None]
    assert [LESSON.before(number) for number in range(4)] == [0, 1, 3, 5]
    assert LESSON.is_to_be_read(0, 0, ())
    assert not LESSON.is_to_be_read(0, 0, {0})
    assert not LESSON.is_to_be_read(1, 1, {0})


def test_a_step_without_any_move_is_due_until_it_is_read() -> None:
    lesson = LESSON._replace(steps=(*LESSON.steps, Step("End", "That is all.")))
    assert (lesson.at(5, {0}), lesson.at(5, {0, 3})) == (3, None)


async def test_nothing_happens_before_the_first_words_are_read() -> None:
    app = LessonApp()
    async with app.run_test(size=SMALL) as pilot:
        await settled(pilot)
        assert app.shown.table.number == 0
        assert "Everybody takes a shaman." in shown(app)
        assert "Enter go on" in shown(app)
        assert not app.shown.selection.chooser.lit
        await pilot.press("enter")
        await settled(pilot)
        assert app.shown.table.number == 1


async def test_a_step_of_several_pages_is_read_once_where_a_move_is_made_for_one_after_it() -> None:
    """Its last page isn't shown a second time while that move is due."""
    lesson = lesson_of("tribe")
    assert lesson is not None
    assert lesson.steps[0].then
    app = LessonApp(lesson)
    async with app.run_test(size=SMALL) as pilot:
        await settled(pilot)
        pages = app.shown._note_box.pages(app.shown._due_note(0))
        assert len(pages) > 1
        await pilot.press(*["enter"] * len(pages))
        await settled(pilot)
        assert app.shown.at == 1, shown(app)


async def test_the_header_says_that_it_is_a_lesson_and_the_footer_offers_no_seats() -> None:
    app = LessonApp()
    async with app.run_test(size=MEDIUM) as pilot:
        await settled(pilot)
        assert "╭─ Lesson ─" in shown(app).splitlines()[0]
        assert " a lesson" in shown(app).splitlines()[app.shown.query_one("#head").region.y]
        await pilot.press("enter")
        await settled(pilot)
        assert "skip this" in shown(app)
        assert "S  seats" not in shown(app)


async def test_only_the_move_of_the_lesson_can_be_chosen() -> None:
    app = LessonApp()
    async with app.run_test(size=SMALL) as pilot:
        await settled(pilot)
        await pilot.press("enter")
        await settled(pilot)
        assert app.shown.selection.chooser.lit == {"shaman:G"}
        assert "Take the green one." in shown(app)
        await pilot.press("r")
        await settled(pilot)
        assert app.asked == ["2"]
        await pilot.press("enter")
        await settled(pilot)
        played = [entry.text for entry in app.shown.table.history(1)]
        assert played[:3] == ["shaman R", "shaman G", "exchange HR1 HG1"]


async def test_the_key_for_all_of_them_plays_no_more_than_the_lesson_says() -> None:
    app = LessonApp(lesson_of("rise_of_tribes"), 5)
    async with app.run_test(size=SMALL) as pilot:
        await settled(pilot)
        for key in ("enter", "enter", "s"):
            await pilot.press(key)
            await settled(pilot)
        assert app.shown.lesson.moves[: app.shown.table.number_for(1)][-2:] == ("blank move", "move E C")
        assert app.shown.at == 6


async def test_a_hint_shows_the_move_of_the_lesson_and_undo_goes_back_a_step() -> None:
    app = LessonApp()
    async with app.run_test(size=SMALL) as pilot:
        await settled(pilot)
        await pilot.press("enter")
        await settled(pilot)
        await pilot.press("h")
        assert "Hint: take a green shaman" in shown(app)


async def test_a_lesson_goes_back_a_step_and_skips_one() -> None:
    app = LessonApp()
    async with app.run_test(size=MEDIUM) as pilot:
        await settled(pilot)
        assert "1 of 3" in shown(app)
        await pilot.press("pageup")
        await settled(pilot)
        assert app.shown.at == 0
        await pilot.press("pagedown")
        await settled(pilot)
        assert (app.shown.at, app.shown.table.number) == (1, 1)
        await pilot.press("pagedown")
        await settled(pilot)
        assert (app.shown.at, app.shown.table.number) == (2, 3)
        assert "● ● ◆" in shown(app)
        await pilot.press("pageup")
        await settled(pilot)
        assert (app.shown.at, app.shown.table.number) == (1, 1)
        await pilot.press("enter")
        await settled(pilot)
        assert app.shown.at == 2


async def test_the_steps_can_be_walked_by_mouse_alone() -> None:
    app = LessonApp()
    async with app.run_test(size=MEDIUM) as pilot:
        await settled(pilot)
        for expected in (1, 0):
            lines = shown(app).splitlines()
            word = "skip this" if expected else "step back"
            await pilot.click(offset=(lines[-1].index(word), len(lines) - 1))
            await settled(pilot)
            assert app.shown.at == expected
        lines = shown(app).splitlines()
        await pilot.click(offset=(lines[-1].index("go on"), len(lines) - 1))
        await settled(pilot)
        assert app.shown.at == 1


async def test_the_page_of_a_round_comes_before_the_step_that_explains_it() -> None:
    lesson = lesson_of("indy")
    assert lesson is not None
    app = LessonApp(lesson)
    async with app.run_test(size=SMALL) as pilot:
        evoke = next(k for k, step in enumerate(lesson.steps) if step.title == "Evoke")
        app.switch_screen(LessonScreen(lesson, 0, evoke))
        await settled(pilot)
        while app.shown.is_read_only:
            await pilot.press("enter")
            await settled(pilot)
        await pilot.press("enter")
        await settled(pilot)
        assert isinstance(app.screen, MomentScreen)
        await pilot.press("enter")
        await settled(pilot)
        assert (app.shown.at, app.shown.is_read_only) == (evoke + 1, True)


async def test_what_is_told_follows_the_persons_own_keys() -> None:
    app = LessonApp()
    app.set_keymap(Keymap({"choose": ("f4",), "hint": ("f5",)}).for_bindings())
    async with app.run_test(size=MEDIUM) as pilot:
        await settled(pilot)
        assert "press f4." in shown(app)
        assert "Enter" not in shown(app)
        await pilot.press("f4")
        await settled(pilot)
        await pilot.press("pagedown", "pagedown", "pagedown")
        await settled(pilot)
        assert "f4 starts a game" in " ".join(shown(app).replace("│", " ").split())


async def test_nothing_is_asked_for_while_others_are_playing_though_the_screen_is_behind_them() -> None:
    """In Rise of Tribes a turn ends with the goals that are drawn: others have the next one before the screen shows it."""
    lesson = lesson_of("rise_of_tribes")
    assert lesson is not None
    app = LessonApp(lesson, 11)
    async with app.run_test(size=MEDIUM) as pilot:
        await settled(pilot)
        screen = app.shown
        for _ in range(60):
            await pilot.press("enter")
            await pilot.pause()
            if screen.at is None or screen.at > 12:
                break
        assert screen.at == 13
        assert app.return_code is None


async def test_what_is_asked_for_is_told_while_the_last_move_is_still_on_its_way_to_the_table() -> None:
    lesson = lesson_of("rise_of_tribes")
    assert lesson is not None
    app = LessonApp(lesson, 4)
    async with app.run_test(size=SMALL) as pilot:
        await settled(pilot)
        screen = app.shown
        for _ in range(3):
            before = screen._view
            action = before.read(screen._scripted())
            screen.table.propose(0, action, screen.table.number_for(0))
            screen._view = before
            assert "Now " in screen.note().order
            screen._view = screen.table.view(0)


async def test_who_presses_enter_through_the_last_step_begins_no_game_by_it() -> None:
    """Its last moves may be another's; a second later it begins, once."""
    lesson = LESSON._replace(steps=(*LESSON.steps, Step("End", "That is all.")))
    app = LessonApp(lesson, 3)
    async with app.run_test(size=SMALL) as pilot:
        await settled(pilot)
        screen = app.shown
        assert screen.at == 3
        for _ in range(4):
            await pilot.press("enter")
        await settled(pilot)
        assert (screen.at, app.left) == (None, [])
        screen._passed_over -= GLANCE
        await pilot.press("enter")
        await settled(pilot)
        assert app.left == ["first_game"]
