"""Every lesson can be played through, names sections that exist, and shows the parts of its game."""

from __future__ import annotations

import re

import pytest
from textual.app import App

import rules
from rules import Game
from rules.indy.components.cards import CODES
from tests.app.test_app import until
from tests.learning.test_lesson import LessonApp, settled
from tests.table.helpers import shown
from tribes_tui.app import TribesApp
from tribes_tui.games.indy.words.sentences import card
from tribes_tui.journey.stages import REGIONS
from tribes_tui.learning.lesson import LEARNER, Lesson, lesson_of
from tribes_tui.profile.keymap import COMMANDS
from tribes_tui.screens.lesson import LessonScreen
from tribes_tui.table.board import board_of
from tribes_tui.table.choice.last_moves import ends_turn
from tribes_tui.table.frame.note_box import NoteBox
from tribes_tui.words.language import in_language
from tribes_tui.words.said import lesson as said

TAUGHT = {game_id: lesson for game_id in rules.games if (lesson := lesson_of(game_id)) is not None}
LONGEST = 330
FEWEST_STEPS, MOST_STEPS, FEWEST_MOVES = 8, 20, 8
FEWEST_WORDS, LONGEST_TITLE = 3, 34
assert App


def everything(lessons: dict[str, Lesson]) -> list[object]:
    return [pytest.param(lesson, id=game_id) for game_id, lesson in lessons.items()]


def replayed(lesson: Lesson) -> Game:
    game = rules.games[lesson.game]
    state = game.new_state(len(lesson.others) + 1, lesson.seed, lesson.options)
    for move in lesson.opening:
        state.apply(state.read(move))
    for step in lesson.steps:
        for number, move in enumerate(step.all_moves):
            assert not state.is_terminal, step
            if number < len(step.moves):
                assert state.current_player == LEARNER, step
            state.apply(state.read(move))
    return game


def test_every_game_has_a_lesson() -> None:
    assert list(TAUGHT) == list(rules.games)


@pytest.mark.parametrize("lesson", everything(TAUGHT))
def test_every_move_is_legal(lesson: Lesson) -> None:
    replayed(lesson)


@pytest.mark.parametrize("lesson", everything(TAUGHT))
def test_no_line_says_that_a_turn_ends_which_the_lesson_goes_on_with(lesson: Lesson) -> None:
    """In a game a turn in which nothing is left ends by itself; in a lesson its end is asked for."""
    board, state = (
        board_of(lesson.game),
        rules.games[lesson.game].new_state(len(lesson.others) + 1, lesson.seed, lesson.options),
    )
    board.is_taught = True
    moves = [*((move, False) for move in lesson.opening)]
    moves += [(move, number < len(step.moves)) for step in lesson.steps for number, move in enumerate(step.all_moves)]
    for move, is_asked in moves:
        view, action = state.view(LEARNER), state.read(move)
        ends = is_asked and ends_turn(board, view, [action])
        state.apply(action)
        assert not ends or state.is_terminal or state.turn_of(LEARNER) != view.turn_of(LEARNER), move


@pytest.mark.parametrize("lesson", everything(TAUGHT))
def test_sections_exist_and_texts_are_short(lesson: Lesson) -> None:
    anchors = set(re.findall(r"\{#([\w.]+)\}", rules.games[lesson.game].rulebook()))
    for step in lesson.steps:
        assert anchors.issuperset(step.sections), step.sections
        assert len(step.text) <= LONGEST, step.text


@pytest.mark.parametrize("lesson", everything(TAUGHT))
def test_there_is_enough_to_learn_and_not_too_much(lesson: Lesson) -> None:
    assert FEWEST_STEPS <= len(lesson.steps) <= MOST_STEPS
    assert sum(len(step.moves) for step in lesson.steps) >= FEWEST_MOVES


@pytest.mark.parametrize("lesson", everything(TAUGHT))
def test_each_step_says_what_it_teaches(lesson: Lesson) -> None:
    titles = [step.title for step in lesson.steps]
    assert len(set(titles)) == len(titles)
    for step in lesson.steps:
        assert len(step.title) <= LONGEST_TITLE, step.title
        assert not step.title.endswith("."), step.title
        assert step.text.endswith("."), step.text
        assert len(step.text.split()) >= FEWEST_WORDS, step.text


NAMED = re.compile(r"(red|green|blue) (character|horse|object) ([1-6])")


def test_k24_the_line_points_at_the_card_that_the_words_speak_of() -> None:
    """In indy's lesson, wherever its words name a card of the learner's hand: the first card of the hand that the step is about."""
    lesson = TAUGHT["indy"]
    state, pointed = rules.games["indy"].new_state(len(lesson.others) + 1, lesson.seed, lesson.options), 0
    for step in lesson.steps:
        hand = [card(CODES[number]) for number in state.view(LEARNER).hands[LEARNER]]
        named = {" ".join(found) for found in NAMED.findall(step.text)} & {*hand}
        places = [name for name in step.about if name.startswith("hand:")]
        if named and places:
            assert hand["abcd".index(places[0].removeprefix("hand:"))] in named, step
            pointed += 1
        for move in step.all_moves:
            state.apply(state.read(move))
    assert pointed > 4


async def test_where_the_table_walks_a_whole_way_a_step_asks_for_that_and_no_other_way_can_be_chosen() -> None:
    """In Five Tribes: other ways that begin alike end elsewhere, where the lesson doesn't go on."""
    app = LessonApp(TAUGHT["five_tribes"], 2)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        screen = app.shown
        while screen.is_read_only:
            await pilot.press("enter")
            await settled(pilot)
        assert screen.prompt() == "Now walk to e1, dropping one on each tile."
        assert [name for name in screen.scene.lit if name.startswith("tile:")] == ["tile:e1"]
        await pilot.press("enter")
        await until(pilot, lambda: screen.at == 3)


def test_in_indys_lesson_the_learner_is_told_of_no_way_to_pay() -> None:
    """What it orders is good play: only Bo pays."""
    lesson = TAUGHT["indy"]
    state = rules.games["indy"].new_state(2, lesson.seed, lesson.options)
    for move in lesson.moves:
        state.apply(state.read(move))
    assert state.view(LEARNER).tokens == [4, 2]


SHOWN = {
    "tribe": {"Beside your name": "seat:0"},
    "indy": {"a feather from the plate, if": "plate"},
    "rise_of_tribes": {"A goal brings": "goals", "volcano": "volcano"},
    "five_tribes": {
        "yours bring 13 points now": "seat:0",
        "The Papyrus begins": "row:1",
        "An oasis": "tile:f2",
        "front of the row": "row:1",
    },
}
"""Words of lessons that name a part of the table, and that part."""


@pytest.mark.parametrize("game_id", SHOWN)
def test_a_step_is_about_the_parts_of_the_table_that_its_words_name(game_id: str) -> None:
    for words, part in SHOWN[game_id].items():
        steps = [step for step in TAUGHT[game_id].steps if words in step.text]
        assert steps, words
        assert all(part in step.about for step in steps), words


@pytest.mark.sampled(2)
@pytest.mark.parametrize("lesson", everything(TAUGHT))
@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_at_its_end_a_lesson_can_only_be_closed_or_left_for_a_first_game(
    lesson: Lesson, size: tuple[int, int]
) -> None:
    """Nobody plays on: Enter decides nothing that one has not seen, nor does any other key, of the table or of the game."""
    app = LessonApp(lesson)
    async with app.run_test(size=size) as pilot:
        app.switch_screen(LessonScreen(lesson, 0, len(lesson.steps)))
        await settled(pilot)
        screen, number = app.shown, app.shown.table.number
        box = screen.query_one(NoteBox)
        assert box.display
        assert "…" not in box.text()
        assert bool(box.rows) is (said.closes(leave="q") in " ".join(box.text().replace("│", " ").split()))
        assert not screen.scene.lit
        for key in ("h", "p", ".", "0", "1", "a", "right", "tab"):
            await pilot.press(key)
            await settled(pilot)
            if app.screen is not screen:
                await pilot.press("escape")
                await settled(pilot)
        assert (screen.table.number, app.left) == (number, [])
        lines = shown(app).splitlines()
        assert lines[screen.query_one("#enter").region.y].split("Enter")[1].strip().startswith(said.first_game())
        assert lines[-1].count("q  ") == 1, "one word leaves it"
        await pilot.press("pagedown")
        await settled(pilot)
        assert said.last() in shown(app), "the key that skips a step begins no game"
        assert (app.screen, app.left) == (screen, [])
        await pilot.press("right", "enter")
        await settled(pilot)
        assert (screen.table.number, app.left) == (number, ["first_game"])


@pytest.mark.parametrize("language", ["en", "it", "fr"])
@pytest.mark.parametrize("game_id", TAUGHT)
async def test_what_is_said_at_the_end_has_room_or_is_read_on_by_the_key_that_goes_on(
    game_id: str, language: str
) -> None:
    """Not by the key that folds the box, which never came to the rest. Enter begins the game once all of it was read."""
    first = next(region.stages[0] for region in REGIONS if region.game == game_id)
    app, lesson = LessonApp(TAUGHT[game_id]), TAUGHT[game_id]
    with in_language(language):
        async with app.run_test(size=(80, 24)) as pilot:
            app.switch_screen(LessonScreen(lesson, 0, len(lesson.steps), first=first))
            await settled(pilot)
            box, pages = app.shown.query_one(NoteBox), list[str]()
            while not app.left:
                pages.append(box.text())
                assert len(pages) <= 2
                assert "Esc" not in pages[-1]
                await pilot.press("enter")
                await settled(pilot)
            assert app.left == ["first_game"]
            assert " ".join(pages).count(said.over_title()) == 1, "nothing is told twice"


async def test_what_is_to_be_read_names_no_place_and_no_reason() -> None:
    """The line above the keys says what Enter does; it explains nothing that lies under the cursor."""
    app = LessonApp(TAUGHT["rise_of_tribes"])
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        app.switch_screen(LessonScreen(TAUGHT["rise_of_tribes"], 0, 1))
        await settled(pilot)
        app.shown.action_walk("right")
        line = app.screen.query_one("#enter").region.y
        assert shown(app).splitlines()[line].split() == ["Enter", "go", "on"]


@pytest.mark.parametrize("lesson", everything(TAUGHT))
def test_sentences_name_no_key_that_a_person_may_have_changed(lesson: Lesson) -> None:
    """A game's own keys are always the same; those of all tables are told beside the step, as the person has them."""
    known = {key for command in COMMANDS for key in command.keys}
    for step in lesson.steps:
        for key in re.findall(r"\b(?:keys?|press(?:es)?) (\w+)\b", step.text, re.IGNORECASE):
            assert key not in known, step.text
        assert not re.search(r"\b(Enter|Esc|Escape|Tab|Space)\b", step.text), step.text


def test_the_lesson_of_five_tribes_speaks_of_every_kind_of_tile_and_of_every_tribe() -> None:
    said = " ".join(step.text.lower() for step in TAUGHT["five_tribes"].steps)
    kinds = ("village", "sacred place", "oasis", "small market", "large market")
    titles = " ".join(step.title.lower() for step in TAUGHT["five_tribes"].steps)
    assert all(kind in f"{said} {titles}" for kind in kinds)
    assert all(f"{tribe} " in said for tribe in ("vizier", "elders", "merchant", "builder", "assassin"))


def test_in_rises_lesson_points_come_from_a_village_and_from_a_goal() -> None:
    lesson = TAUGHT["rise_of_tribes"]
    state = rules.games["rise_of_tribes"].new_state(2, lesson.seed, lesson.options)
    points = [0]
    for move in lesson.moves:
        state.apply(state.read(move))
        points += [] if state.scores()[LEARNER] == points[-1] else [state.scores()[LEARNER]]
    assert points == [0, 1, 4]


async def test_a_lesson_that_is_opened_again_goes_on_where_it_was_left_and_says_so() -> None:
    app = TribesApp()
    async with app.run_test(size=(80, 24)) as pilot:
        for step, key in ((0, "pagedown"), (1, "pagedown"), (2, "q")):
            if not step:
                app.open_lesson("indy")
            await until(pilot, lambda step=step: isinstance(app.screen, LessonScreen) and app.screen.at == step)  # type: ignore[misc]
            await settled(pilot)
            await pilot.press(key)
        await until(pilot, lambda: app.screen is app.home)
        app.open_lesson("indy")
        await until(pilot, lambda: said.left_here(key="PgUp") in shown(app))
        assert isinstance(app.screen, LessonScreen)
        assert app.screen.at == 2
