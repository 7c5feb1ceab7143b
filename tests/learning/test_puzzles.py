"""Puzzles: what is kept of each holds together, the screen judges moves, hints come in steps, days in a row are counted."""

from __future__ import annotations

import json
import re
from datetime import date, timedelta
from functools import partial
from itertools import pairwise
from pathlib import Path

import pytest
from textual.geometry import Region

import rules
from rules import Rng
from rules.core.registry import edition
from tests.app.test_app import screen_text, until
from tests.puzzles.mine import LARGE
from tribes_tui.app import TribesApp
from tribes_tui.display.targets import Target, Targets
from tribes_tui.learning.puzzle import (
    Puzzle,
    PuzzleTable,
    found_by_bots,
    games_with_puzzles,
    in_order,
    next_puzzle,
    puzzle_from,
    puzzle_named,
    puzzle_of_the_day,
    puzzles_of,
    theme_of_puzzle,
)
from tribes_tui.profile import puzzles
from tribes_tui.profile.puzzle_rating import far_from, points_of, rated
from tribes_tui.profile.puzzles import Attempt, Streak
from tribes_tui.screens.puzzle import PuzzleScreen, following
from tribes_tui.screens.puzzle_details import PuzzleDetails, called, position_of
from tribes_tui.screens.puzzle_map import LEVELS, PuzzleMap
from tribes_tui.screens.puzzles import PuzzlesScreen, _named
from tribes_tui.table.advice.solution import told_of_solution
from tribes_tui.table.board import board_of
from tribes_tui.table.board.scene import Scene
from tribes_tui.table.choice.selection import SelectionState
from tribes_tui.table.frame.head import Head
from tribes_tui.table.frame.note_box import NoteBox
from tribes_tui.table.frame.prompt_row import PromptRow
from tribes_tui.table.history.pages import SayScreen
from tribes_tui.theme.moods import mood_of
from tribes_tui.theme.palette import palette_of
from tribes_tui.widgets.drawing.drawn import Drawn
from tribes_tui.words import learning as words
from tribes_tui.words.language import in_language
from tribes_tui.words.said import puzzles as said_puzzles

ALL = [puzzle for game in games_with_puzzles() for puzzle in puzzles_of(game)]
TODAY = date(2026, 11, 23)


@pytest.fixture(autouse=True)
def _own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TRIBES_HOME", str(tmp_path / "home"))


def test_every_game_has_at_least_twenty() -> None:
    assert games_with_puzzles()
    assert all(20 <= len(puzzles_of(game)) <= 50 for game in rules.games)
    assert len({puzzle.name for puzzle in ALL}) == len(ALL)


@pytest.mark.sampled(12)
@pytest.mark.parametrize("puzzle", ALL, ids=[puzzle.name for puzzle in ALL])
def test_a_puzzle_holds_together(puzzle: Puzzle) -> None:
    view = puzzle.view()
    assert (view.viewer, edition(view.game)) == (view.current_player, puzzle.position["rules"])
    assert view.dump()["rng"] is None, "nothing hidden is told"
    assert len(view.legal_actions()) >= 3
    solutions = {view.read(text) for text in puzzle.solutions}
    assert view.read(puzzle.other) not in solutions
    assert len(solutions) < len(view.legal_actions())
    assert all(puzzle.is_solved_by(view, action) for action in solutions)
    assert puzzle.gain >= LARGE
    assert len(puzzle.found) == 3
    assert all(0 <= share <= 1 for share in puzzle.found)
    assert 1 <= puzzle.difficulty <= 3
    assert theme_of_puzzle(puzzle)
    assert puzzle.line[0] in puzzle.solutions
    assert all(view.game.actions.read(text) >= 0 for text in puzzle.line), (
        "moves in notation; sentences are made when shown"
    )
    why, *_ = told_of_solution(
        puzzle, board_of(puzzle.game), Scene(view, ("you", "Ash")), view.read(puzzle.solutions[0])
    )
    assert why.endswith(".")


def test_one_a_day_is_the_same_for_all() -> None:
    week = [puzzle_of_the_day(TODAY + timedelta(days)) for days in range(14)]
    assert week == [puzzle_of_the_day(TODAY + timedelta(days)) for days in range(14)]
    assert len(set(filter(None, {one.name for one in week if one}))) > 3
    first = ALL[0]
    assert puzzle_named(first.name) == first
    assert puzzle_named("no-such-1") is None


def test_the_next_one_is_one_that_was_not_done() -> None:
    known = puzzles_of("rise_of_tribes")
    assert next_puzzle("rise_of_tribes", set()) == known[0]
    assert next_puzzle("rise_of_tribes", {known[1].name}, known[0].name) == known[2]
    assert next_puzzle("rise_of_tribes", {one.name for one in known}, known[-1].name) == known[0]


def test_the_next_one_is_as_hard_as_the_person_is_good() -> None:
    known, found = puzzles_of("indy"), found_by_bots()
    first = Attempt(TODAY.isoformat(), 1, 0)
    missed, solved = (
        far_from({one.name: attempt for one in known[:6]}, found) for attempt in (first._replace(hints=4), first)
    )
    done = {one.name for one in known[:6]}
    easier, harder = (next_puzzle("indy", done, "", lambda one, far=far: far(one.found)) for far in (missed, solved))
    assert easier is not None
    assert harder is not None
    assert sum(easier.found) > sum(harder.found), "bots find it more often"
    assert not {easier.name, harder.name} & done


# ---- At the table -----------------------------------------------------------------------------


async def test_a_wrong_move_a_hint_and_the_solution() -> None:
    puzzle = puzzles_of("rise_of_tribes")[0]
    view = puzzle.view()
    wrong, right = (view.read(text) for text in (puzzle.other, puzzle.solutions[0]))
    app = TribesApp(puzzle=puzzle.name)
    async with app.run_test(size=(120, 40)) as pilot:
        await until(pilot, lambda: said_puzzles.task()[:20] in screen_text(app))
        screen = app.screen
        assert isinstance(screen, PuzzleScreen)
        screen.decide_all([wrong])
        await until(pilot, lambda: "Not the best" in screen_text(app))
        assert screen.table.view(0).key() == view.key(), "nothing was played"
        await pilot.press("h")
        await until(pilot, lambda: "wins" in screen_text(app) and "Hint" in screen_text(app))
        screen.decide_all([right])
        await until(pilot, lambda: "Solved" in screen_text(app))
        assert screen.note().paragraphs[0] == said_puzzles.solved(tries=2, hints=1)  # type: ignore[union-attr]
        assert puzzles.load() == {puzzle.name: Attempt(date.today().isoformat(), 2, 1)}
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, PuzzleScreen) and app.screen is not screen)
        far, done = far_from(puzzles.load(), found_by_bots()), puzzles.done()
        left = [one for one in puzzles_of("rise_of_tribes") if one.name not in done]
        assert app.screen.puzzle == min(left, key=lambda one: far(one.found)), "as hard as the person is good"
        await pilot.press("q")
        await until(pilot, lambda: app.screen is app.home)


@pytest.mark.parametrize("number", range(3))
async def test_the_solution_that_was_found_is_the_one_told_and_marked(number: int) -> None:
    """Three eagles are as good here: each solves it, and each is told of as itself."""
    puzzle = next(one for one in puzzles_of("indy") if len(one.solutions) == 3 and one.solutions[0].startswith("eagle"))
    view = puzzle.view()
    made = view.read(puzzle.solutions[number])
    app = TribesApp(puzzle=puzzle.name)
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: said_puzzles.task()[:20] in screen_text(app))
        screen = app.screen
        assert isinstance(screen, PuzzleScreen)
        assert words.task(3) in screen.note().paragraphs  # type: ignore[union-attr]
        screen.decide_all([made])
        await until(pilot, lambda: "Solved" in screen_text(app))
        told = screen.note().paragraphs  # type: ignore[union-attr]
        move, *all_three = (
            screen.words.action(view, view.read(text), screen.scene.names).rstrip(".")
            for text in (puzzle.solutions[number], *puzzle.solutions)
        )
        assert told[1].lower().startswith(move)
        assert "(wrong" not in told[1], "no bracket in a bracket"
        assert told[2] == said_puzzles.as_good(moves="; ".join(one for one in all_three if one != move))
        is_open = PuzzleTable(puzzle).lay(made)
        assert screen.scene.picked == (() if is_open else screen.board.alone(view, made))
        assert (screen.scene.view.key() != view.key()) == is_open, "made on the table"
        assert any(one.startswith("What may follow") for one in told) <= (number == 0)


def test_what_may_follow_names_only_cards_that_can_be_seen() -> None:
    """Whatever the deck brings after a solution, no sentence about what follows names it."""
    puzzle = next(one for one in puzzles_of("indy") if "eagle 3" in one.line and "swap CB1 3" in one.line)
    view = puzzle.view()
    told = told_of_solution(puzzle, board_of("indy"), Scene(view, ("you", "Ash")), view.read(puzzle.solutions[0]))
    assert "blue object 4" not in " ".join(told)


async def test_the_first_hint_says_what_it_does_to_the_rating_and_the_list_tells_it_of_each() -> None:
    first, second = [one for one in in_order() if one.game == "tribe"][:2]
    puzzles.keep(first.name, Attempt("2026-11-22", 1, 0))
    app = TribesApp(puzzle=second.name)
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: said_puzzles.task()[:20] in screen_text(app))
        await pilot.press("h")
        await until(pilot, lambda: said_puzzles.hint_costs(key="h") in screen_text(app))
        assert not any(one.hints for one in puzzles.load().values()), "it asks first"
        await pilot.press("h")
        await pilot.pause()
        up, down = rated(puzzles.load(), found_by_bots())
        screen = app.screen
        assert isinstance(screen, PuzzleScreen)
        assert screen.note().in_brief == (  # type: ignore[union-attr]
            words.hint_worth(second.gain, len(second.solutions)),
            said_puzzles.rating_missed(points=down.after.told, by=words.signed(down.change)),
        )
        await pilot.press("h")
        assert len(screen.note().in_brief) == 1, "once"  # type: ignore[union-attr]
    app = TribesApp()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("z")
        await until(pilot, lambda: isinstance(app.screen, PuzzlesScreen))
        for one, row in ((second, down), (first, up)):
            assert isinstance(app.screen, PuzzlesScreen)
            app.screen._go_to(one)
            await pilot.pause()
            shown = app.screen.query_one(PuzzleDetails).shown
            assert shown is not None
            assert said_puzzles.rated_by(by=words.signed(row.change)) in shown.went
            if one == second:
                assert "2 hints seen, no move tried yet" in shown.went


async def test_four_hints_show_the_solution_and_solve_nothing() -> None:
    puzzle = puzzles_of("indy")[0]
    app = TribesApp(puzzle=puzzle.name)
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: said_puzzles.task()[:20] in screen_text(app))
        await pilot.press("h", "h", "h", "h", "h")
        await until(pilot, lambda: said_puzzles.shown_marked() in screen_text(app))
        assert puzzles.load() == {puzzle.name: Attempt("", 0, 4)}


@pytest.mark.parametrize("game", games_with_puzzles())
async def test_every_game_shows_its_puzzles_and_takes_the_solution(game: str) -> None:
    puzzle = puzzles_of(game)[-1]
    app = TribesApp(puzzle=puzzle.name)
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: said_puzzles.task()[:20] in screen_text(app))
        screen = app.screen
        assert isinstance(screen, PuzzleScreen)
        solution = puzzle.view().read(puzzle.solutions[0])
        assert solution in screen.selection.chooser.ways.values(), "it can be chosen on the table"
        scene = screen.scene
        screen.decide_all([solution])
        await until(pilot, lambda: "Solved" in screen_text(app))
        onward = said_puzzles.to_next(puzzle=called(following(puzzle)), is_left=True)
        assert f"Enter {onward}" in screen_text(app), "what the key does now, not why a place can't be chosen"
        outcome = screen.board.outcome(scene, solution).rstrip(".")
        reasons = [one for one in screen.board.reasons(scene, solution) if not outcome or outcome not in one]
        note = screen.note()
        assert note is not None
        assert not reasons or " ".join(reasons) in note.paragraphs, "what the position says for it"
        assert sum(outcome in one for one in note.paragraphs if outcome) <= 1, "once"


@pytest.mark.sampled(2)
@pytest.mark.parametrize("size", [(80, 24), (120, 40)], ids=str)
@pytest.mark.parametrize("game", games_with_puzzles())
async def test_c5_the_text_never_lies_on_the_board_and_tries_are_marked(game: str, size: tuple[int, int]) -> None:
    """Above it; l goes on, opens and folds it; it stays where it is while pieces are picked."""
    puzzle = puzzles_of(game)[0]
    app = TribesApp(puzzle=puzzle.name)
    async with app.run_test(size=size) as pilot:
        await until(pilot, lambda: said_puzzles.task()[:20] in screen_text(app))
        screen = app.screen
        assert isinstance(screen, PuzzleScreen)
        box = screen.query_one(NoteBox)

        def hidden() -> list[str]:
            pieces = [
                one
                for one in screen.query(Drawn)
                if one.display and one.size and one is not box and not isinstance(one, Head | PromptRow)
            ]
            return [str(one) for one in pieces if one.region.overlaps(box.region)]

        assert not hidden()
        assert "go on" not in box.text(), "that is what Enter does"
        where = box.region
        await pilot.press("tab", "enter")
        assert not hidden()
        assert box.region == where
        screen.decide_all([puzzle.view().read(puzzle.other)])
        await until(pilot, lambda: "Not the best" in screen_text(app))
        assert not hidden()
        chooser = screen.selection.chooser
        other = puzzle.view().read(puzzle.other)
        path = min((path for path, action in chooser.ways.items() if action == other), key=len)
        for name in path[:-1]:
            screen.choose(name)
        screen.selection.cursor = path[-1]
        assert said_puzzles.tried_brief() in screen.looked_at().briefer
        assert not screen.looked_at().enter, "nothing asks for the same again"
        assert path[-1] in screen.scene.idle, "it is faint"
        for _ in path[:-1]:
            await pilot.press("escape")
        for now in (True, False):
            for _ in box.pages(screen.note()):
                if box.is_folded is not now:
                    screen.turn_note()
                    await pilot.pause()
            assert box.is_folded is now
            assert box.region == (Region(0, 0, size[0], 1) if now else where)


@pytest.mark.parametrize("game", games_with_puzzles())
async def test_what_is_told_leaves_the_pieces_their_pictures_and_a_hint_opens_it(game: str) -> None:
    puzzle = puzzles_of(game)[0]
    app = TribesApp(puzzle=puzzle.name)
    async with app.run_test(size=(120, 40)) as pilot:
        await until(pilot, lambda: said_puzzles.task()[:20] in screen_text(app))
        screen = app.screen
        assert isinstance(screen, PuzzleScreen)
        box = screen.query_one(NoteBox)

        def lie() -> list[Region]:
            return [one.region for one in screen.query(Drawn) if one is not box and one.display]

        assert said_puzzles.rating_counts() in screen.note().in_brief  # type: ignore[union-attr]
        opened = lie()
        for _ in box.pages(screen.note()):
            screen.turn_note()
            await pilot.pause()
        assert box.is_folded
        assert lie() == opened, "as large as without it"
        await pilot.press("h")
        for said in (
            "Hint: ",
            "Hint: not this one",
            "Hint: the best move begins",
            said_puzzles.shown_marked(),
        ):
            box.is_folded = True
            await pilot.press("h")
            await pilot.pause()
            assert said in screen_text(app)
            assert not box.is_folded


async def test_what_was_tried_is_said_with_what_enter_does_also_where_there_is_little_room() -> None:
    puzzle = puzzles_of("five_tribes")[0]
    app = TribesApp(puzzle=puzzle.name)
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: said_puzzles.task()[:20] in screen_text(app))
        screen = app.screen
        assert isinstance(screen, PuzzleScreen)
        action = puzzle.view().read(puzzle.other)
        screen.decide_all([action])
        path = next(path for path, one in screen.selection.chooser.ways.items() if one == action)
        for name in path[:-1]:
            screen.choose(name)
        screen.selection.cursor = path[-1]
        screen.show_cursor()
        await pilot.pause()
        look = screen.looked_at()
        assert look.briefer[-1] == said_puzzles.tried_brief()
        assert look.line.startswith("Tried: ")
        assert any(one in screen_text(app) for one in (look.line, *look.briefer))


@pytest.mark.sampled(2)
@pytest.mark.parametrize("size", [(80, 24), (120, 40)], ids=str)
@pytest.mark.parametrize("game", games_with_puzzles())
async def test_c5_at_the_end_the_board_can_be_seen_with_the_solution(game: str, size: tuple[int, int]) -> None:
    """All of the text can be read, page by page, while the solution lies marked on the board."""
    puzzle = puzzles_of(game)[0]
    app = TribesApp(puzzle=puzzle.name)
    async with app.run_test(size=size) as pilot:
        await until(pilot, lambda: said_puzzles.task()[:20] in screen_text(app))
        screen = app.screen
        assert isinstance(screen, PuzzleScreen)
        screen.decide_all([puzzle.view().read(puzzle.solutions[0])])
        await until(pilot, lambda: "Solved" in screen_text(app))
        box = screen.query_one(NoteBox)
        assert screen.scene.picked or screen.scene.view.key() != puzzle.view().key(), "the solution is marked, or made"
        if not box.rows:
            assert said_puzzles.solved(tries=1, hints=0) in screen_text(app).splitlines()[0]
        assert box.region.bottom <= screen.query_one("#prompt").region.bottom
        told = " ".join("".join(text for text, _ in row) for page in box.pages(screen.note()) for row in page)
        told = " ".join(told.split())
        worth = words.worth(puzzle.gain).split()[0]
        assert len(re.findall(rf"\b{worth} (?:fewer games?|game fewer) in 100", told)) == 1, "how much it wins, once"
        assert "Your puzzle rating so far is" in told


@pytest.mark.sampled(40)
@pytest.mark.parametrize("puzzle", in_order(), ids=lambda one: one.name)
def test_a_solution_is_made_on_the_table_only_where_nothing_hidden_comes_to_light(puzzle: Puzzle) -> None:
    table, view = PuzzleTable(puzzle), puzzle.view()
    made = puzzle.actions(view)[0]
    after = set[str]()
    for draw in range(100, 112):
        full = view.resample(Rng(draw))
        full.apply(made)
        after.add(full.view(table.solver).key())
    if table.lay(made):
        assert after == {table.view(None).key()}
    else:
        assert table.view(None).key() == view.key()


@pytest.mark.parametrize("game", games_with_puzzles())
async def test_escape_leaves_once_nothing_is_picked(game: str) -> None:
    puzzle = puzzles_of(game)[0]
    app = TribesApp(puzzle=puzzle.name)
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: said_puzzles.task()[:20] in screen_text(app))
        screen = app.screen
        assert isinstance(screen, PuzzleScreen)
        assert f"Esc {said_puzzles.leave()}" in " ".join(screen_text(app).split())
        path = next(path for path in screen.selection.chooser.ways)
        for name in path[:-1]:
            screen.choose(name)
        await pilot.press(*["escape"] * len(screen.selection.chooser.picked))
        assert app.screen is screen
        assert not screen.selection.chooser.picked
        await pilot.press("escape")
        await until(pilot, lambda: app.screen is not screen)


@pytest.mark.sampled(40)
@pytest.mark.parametrize("puzzle", ALL, ids=[puzzle.name for puzzle in ALL])
def test_the_cursor_gives_nothing_away(puzzle: Puzzle, monkeypatch: pytest.MonkeyPatch) -> None:
    """It begins anywhere, best on no choice by itself: nobody has looked what a choice is worth."""
    view, board = puzzle.view(), board_of(puzzle.game)

    def looked(*_: object) -> None:
        raise AssertionError("somebody has looked")

    monkeypatch.setattr(type(board), "glance", looked)
    selection = SelectionState(PuzzleScreen.beginning)
    selection.begin(board, view, "here")
    names = sorted(selection.chooser.names)
    for order in (names, names[::-1]):
        targets = Targets(Target(name, Region(k, 0, 1, 1)) for k, name in enumerate(order))
        selection.begin(board, view, order[0])
        selection.settle(targets)
        many = [name for name in order if name in selection.chooser.lit and len({*selection.chooser.actions(name)}) > 1]
        lit = [name for name in order if name in selection.chooser.lit]
        assert selection.cursor in (many or lit)
        for first in sorted(selection.chooser.lit):
            selection.cursor = None
            selection.chooser.take((first,))
            selection.settle(targets)
            lit = [name for name in order if name in selection.chooser.lit]
            expected = sorted(lit, key=lambda name: name.partition(":")[0] in board.takes_any)
            assert selection.cursor == (expected[0] if expected else None)
            selection.chooser.take(())


async def test_a_picked_card_begins_where_it_fits_not_where_anything_may_lie() -> None:
    puzzle = next(one for one in in_order() if one.game == "tribe")
    app = TribesApp(puzzle=puzzle.name)
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: said_puzzles.task()[:20] in screen_text(app))
        await pilot.press("1")
        await pilot.pause()
        screen = app.screen
        assert isinstance(screen, PuzzleScreen)
        assert len(screen.scene.lit) > 2, "it could be hidden in many places"
        assert screen.cursor == "chain:1:2", "where the table says `storm here`"


@pytest.mark.every
@pytest.mark.parametrize("size", [(80, 24), (120, 40)], ids=str)
async def test_the_first_key_of_a_puzzle_tries_nothing_and_a_try_leaves_the_cursor_where_it_began(
    size: tuple[int, int],
) -> None:
    puzzle = puzzles_of("five_tribes")[0]
    app = TribesApp(puzzle=puzzle.name)
    async with app.run_test(size=size) as pilot:
        await until(pilot, lambda: said_puzzles.task()[:20] in screen_text(app))
        screen = app.screen
        assert isinstance(screen, PuzzleScreen)
        first = screen.cursor
        assert first in screen.scene.lit, "each tile is a choice by itself"
        assert said_puzzles.walk(choose="Enter") in screen_text(app)
        assert said_puzzles.rating_counts_brief() in " ".join(screen_text(app).split()), "before anything is tried"
        assert screen.prompt() in " ".join(screen_text(app).split()), "what is asked now"
        await pilot.press("enter")
        await pilot.pause()
        assert not screen.tries
        assert screen.looked_at().text != said_puzzles.walk(choose="Enter"), "now it says what Enter tries"
        await pilot.press("down")
        assert screen.cursor != first
        wrong = next(
            p for p, action in screen.selection.chooser.ways.items() if action == screen.view.read(puzzle.other)
        )
        for name in wrong:
            screen.choose(name)
        await pilot.pause()
        assert screen.cursor == wrong[0]


@pytest.mark.parametrize("game", games_with_puzzles())
async def test_the_first_enter_says_what_the_cursor_is_on_as_promised_also_where_it_would_only_be_picked(
    game: str,
) -> None:
    app = TribesApp(puzzle=puzzles_of(game)[0].name)
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: said_puzzles.task()[:20] in screen_text(app))
        screen = app.screen
        assert isinstance(screen, PuzzleScreen)
        assert screen.cursor in screen.scene.lit
        assert screen.looked_at().text == said_puzzles.walk(choose="Enter"), "nothing is told of where it happens to be"
        await pilot.press("enter")
        assert not screen.tries
        assert not screen.selection.chooser.picked
        assert screen.looked_at().text != said_puzzles.walk(choose="Enter")
        await pilot.press("enter")
        assert screen.tries or screen.selection.chooser.picked, "as the line has said"


async def test_home_leads_to_the_one_that_is_called_the_next_for_you_then_to_all() -> None:
    today = puzzle_of_the_day(date.today())
    assert today is not None
    puzzles.keep(puzzles_of("indy")[0].name, Attempt(date.today().isoformat(), 1, 0))
    app = TribesApp()
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.press("z")
        await until(pilot, lambda: isinstance(app.screen, PuzzlesScreen))
        at = app.screen._at
        assert said_puzzles.list_next(puzzle=_named(at)) in screen_text(app)
        await until(pilot, lambda: f"{len(in_order()) - 1} not tried" in screen_text(app))  # that of the day, too
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, PuzzleScreen))
        assert app.screen.puzzle == at
        await pilot.press("q")
        await until(pilot, lambda: isinstance(app.screen, PuzzlesScreen))
        assert app.screen._at == at
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, PuzzleScreen))
        puzzles.keep(at.name, Attempt(date.today().isoformat(), 1, 0))
        await pilot.press("q")
        await until(pilot, lambda: isinstance(app.screen, PuzzlesScreen))
        assert app.screen._at != at, "on the next one, as is said above"
        assert said_puzzles.list_next(puzzle=_named(app.screen._at)) in screen_text(app)
        await pilot.press("escape")
        await until(pilot, lambda: app.screen is app.home)
        puzzles.keep(today.name, Attempt(date.today().isoformat(), 1, 0))
        app.home.game = "indy"
        await pilot.press("z")
        await until(pilot, lambda: isinstance(app.screen, PuzzlesScreen))
        assert isinstance(app.screen, PuzzlesScreen)
        assert app.screen._at.game == "indy", "then the next of the game on which the cursor stands"


@pytest.mark.parametrize("size", [(80, 24), (120, 40)], ids=str)
async def test_the_map_shows_every_puzzle_by_game_and_difficulty_and_how_it_went(size: tuple[int, int]) -> None:
    """With the keyboard alone: what was solved is marked, and counted; its details say how it went."""
    first, second = [one for one in in_order() if one.game == "rise_of_tribes"][:2]
    puzzles.keep(first.name, Attempt("2026-11-22", 1, 0))
    puzzles.keep(second.name, Attempt(puzzles.OPEN, 2, 0))
    app = TribesApp()
    async with app.run_test(size=size) as pilot:
        await pilot.press("z")
        await until(pilot, lambda: isinstance(app.screen, PuzzlesScreen))
        screen = app.screen
        assert isinstance(screen, PuzzlesScreen)
        await pilot.pause()
        spots = {name: place.region for name, place in screen.query_one(PuzzleMap).places.items()}
        assert {*spots} == {one.name for one in ALL}, "all at once"
        assert all(spot.right < size[0] and spot.bottom <= size[1] for spot in spots.values())
        for game in games_with_puzzles():
            of_game = {
                level: [spots[one.name] for one in puzzles_of(game) if one.difficulty == level] for level in LEVELS
            }
            for easier, harder in pairwise(of_game.values()):
                assert max((one.right for one in easier), default=0) <= min((one.x for one in harder), default=999)
        text = screen_text(app)
        assert said_puzzles.list_first(known=len(ALL), solved_ones=1) in text
        assert said_puzzles.list_went(way="solved", number=1) in text
        assert said_puzzles.list_went(way="open", number=1) in text
        while screen._at.game != "rise_of_tribes":
            await pilot.press("down")
        for one, way, tries in ((first, "solved", 1), (second, "open", 2)):
            went = said_puzzles.so_far_of(way=way, tries=tries, hints=0)
            for _ in puzzles_of("rise_of_tribes"):
                if screen._at == one:
                    break
                await pilot.press("right")
            await pilot.pause()
            shown = screen.query_one(PuzzleDetails).shown
            assert shown is not None
            assert shown.went.startswith(went)
            assert went.split(":")[0] in screen_text(app)
        await pilot.press("n")
        assert puzzles.way_of(puzzles.load().get(screen._at.name)) != "solved"
        assert f"{called(screen._at)} (" in screen_text(app), "which one that is stands above"
        await pilot.press("d")
        assert screen._at == puzzle_of_the_day(date.today())
        await pilot.press("home")
        assert screen._at == screen._line[0]


@pytest.mark.parametrize("key", ["q", "escape"])
async def test_a_puzzle_that_is_left_leads_back_to_the_list_as_it_was(key: str) -> None:
    """The cursor stands on the one from which it was opened; the row of keys names Esc."""
    app = TribesApp()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("z", "down", "right")
        await until(pilot, lambda: isinstance(app.screen, PuzzlesScreen))
        await pilot.press("down", "enter")
        await until(pilot, lambda: isinstance(app.screen, PuzzleScreen))
        puzzle = app.screen
        assert isinstance(puzzle, PuzzleScreen)
        await until(pilot, lambda: "Esc" in screen_text(app).splitlines()[-1])
        await pilot.press(key)
        await until(pilot, lambda: isinstance(app.screen, PuzzlesScreen))
        left = app.screen
        assert isinstance(left, PuzzlesScreen)
        assert left._at == puzzle.puzzle


async def test_what_is_told_of_a_puzzle_and_has_no_room_is_read_on_a_page() -> None:
    """At once and whole, not two lines at a time."""
    app = TribesApp()
    async with app.run_test(size=(80, 24)) as pilot:
        app.learning.open_puzzle(puzzles_of("tribe")[0].name)
        await until(pilot, lambda: isinstance(app.screen, PuzzleScreen))
        screen = app.screen
        assert isinstance(screen, PuzzleScreen)
        screen.propose(screen.viewer or 0, screen.puzzle.actions(screen.view)[0])
        await pilot.pause()
        await pilot.press("l")
        await until(pilot, lambda: isinstance(app.screen, SayScreen))
        await pilot.pause()
        shown, note = " ".join(screen_text(app).split()), screen.note()
        assert note is not None
        for told in note.paragraphs:
            assert told in shown
        await pilot.resize_terminal(120, 40)
        await pilot.pause()
        assert app.screen.query_one(PuzzleDetails).size.height > 14, "the position below it"
        await pilot.press("l")
        await until(pilot, lambda: app.screen is screen)


@pytest.mark.parametrize("size", [(80, 24), (120, 40)], ids=str)
@pytest.mark.parametrize("game", games_with_puzzles())
async def test_a_puzzle_says_which_it_is_and_that_its_cursor_begins_anywhere(game: str, size: tuple[int, int]) -> None:
    puzzle = puzzles_of(game)[1]
    app = TribesApp()
    async with app.run_test(size=size) as pilot:
        app.learning.open_puzzle(puzzle.name)
        await until(pilot, lambda: isinstance(app.screen, PuzzleScreen))
        await until(pilot, lambda: said_puzzles.walk(choose="Enter") in screen_text(app))
        assert f"{called(puzzle)}, {said_puzzles.difficulty(level=puzzle.difficulty)}" in screen_text(app)


@pytest.mark.parametrize("game", ["", *games_with_puzzles()])
async def test_a_newcomer_begins_on_an_easy_one(game: str) -> None:
    app = TribesApp()
    async with app.run_test(size=(80, 24)) as pilot:
        app.push_screen(PuzzlesScreen(game), app.exit)
        await until(pilot, lambda: isinstance(app.screen, PuzzlesScreen))
        await until(pilot, lambda: bool(app.screen.query(PuzzleDetails)))
        await pilot.press("enter")
    known = [one for one in ALL if game in ("", one.game)]
    chosen = next(one for one in known if one.name == app.return_value)
    assert chosen.difficulty == min(one.difficulty for one in known) == 1


@pytest.mark.parametrize("language", ["en", "it", "fr"])
@pytest.mark.parametrize("size", [(80, 24), (120, 40)], ids=str)
async def test_everything_said_of_a_puzzle_has_room(size: tuple[int, int], language: str) -> None:
    """What is asked, how it went, what the figures count: also of the one with the most words."""
    app = TribesApp()
    with in_language(language):
        async with app.run_test(size=size) as pilot:
            for game in games_with_puzzles():
                one = max(puzzles_of(game), key=lambda one: len(position_of(one.name).asked))
                puzzles.keep(one.name, Attempt("2026-11-22", 12, 3))
                app.push_screen(PuzzlesScreen(at=one.name))
                await until(pilot, lambda: isinstance(app.screen, PuzzlesScreen))
                await pilot.pause()
                shown = " ".join("".join(screen_text(app).splitlines()[-14:]).split())
                told = app.screen.query_one(PuzzleDetails)
                at, words_shown = position_of(one.name), " ".join(told.text().split())
                for text in (at.asked, told.shown.went, told._stands(at)):  # type: ignore[union-attr]
                    assert text.split()[-1] in words_shown, (game, text, shown)
                assert "…" not in screen_text(app)
                app.pop_screen()


async def test_each_position_tells_its_own_points() -> None:
    """What may be hidden is marked."""
    for puzzle in ALL:
        at, view = position_of(puzzle.name), puzzle.view()
        solver = view.viewer or 0
        assert at.scores[0] == view.scores()[solver]
        assert not at.hidden[0], "one's own are all known"


@pytest.mark.parametrize("size", [(80, 24), (120, 40)], ids=str)
async def test_points_that_are_counted_later_and_the_rating_say_what_they_are(size: tuple[int, int]) -> None:
    """On the table stands beside them what lies there; a rating in puzzles is none in games."""
    puzzles.keep(puzzles_of("indy")[0].name, Attempt(date.today().isoformat(), 1, 0))
    first = next(one for one in in_order() if one.game == "tribe")
    app = TribesApp()
    async with app.run_test(size=size) as pilot:
        app.push_screen(PuzzlesScreen(at=first.name))
        await until(pilot, lambda: isinstance(app.screen, PuzzlesScreen))
        where = f"Before challenge {position_of(first.name).round}: points so far"
        await until(pilot, lambda: where in screen_text(app))
        assert "count later" in " ".join(screen_text(app).split())
        assert "puzzle rating (not for games)" in screen_text(app).splitlines()[0]


# ---- How it went ------------------------------------------------------------------------------


def test_days_in_a_row() -> None:
    days = [TODAY - timedelta(k) for k in (0, 1, 2, 5, 6, 7, 8)]
    found = {f"indy-{k}": Attempt(day.isoformat(), 1, 0) for k, day in enumerate(days)}
    assert puzzles.streak(found, TODAY) == Streak(3, 4)
    assert puzzles.streak(found, TODAY + timedelta(1)) == Streak(3, 4), "today's may still come"
    assert puzzles.streak(found, TODAY + timedelta(2)) == Streak(0, 4)
    assert puzzles.streak({"indy-1": Attempt("", 3, 4)}, TODAY) == Streak(0, 0)


def test_only_the_first_try_without_hints_counts_for_the_rating() -> None:
    """What was tried before counts with it, also on another day; an older list, without those left open, is read as ever."""
    found = {"a-1": (0.0, 0.0, 1.0), "a-2": (0.5, 1.0, 1.0), "a-3": (0.0, 0.0, 0.0)}
    puzzles.keep("a-1", Attempt("2026-11-22", 1, 0))
    again = puzzles.Trying("a-2")
    again.keep(puzzles.OPEN, 1, 0)
    assert "a-2" not in puzzles.done()
    puzzles.Trying("a-2").keep("2026-11-23", 1, 0)
    puzzles.keep("a-3", Attempt("", 0, 4))
    assert puzzles.load()["a-2"] == Attempt("2026-11-23", 2, 0)
    up, down, little = rated(puzzles.load(), found)
    assert (up.change > 0, down.change < 0, little.change < 0) == (True, True, True)
    assert little.change > down.change, "a hard one missed costs less"
    assert points_of((0.5, 0.5, 0.5)) == 1000
    assert points_of(found["a-3"]) > points_of(found["a-1"]) > points_of(found["a-2"])
    assert rated({"gone-1": Attempt("2026-11-22", 1, 0)}, found) == []


def test_what_was_solved_stays_solved_and_what_is_broken_is_left_out(tmp_path: Path) -> None:
    puzzles.keep("indy-1", Attempt("2026-11-22", 1, 0), tmp_path)
    puzzles.keep("indy-1", Attempt("2026-11-23", 9, 4), tmp_path)
    assert puzzles.load(tmp_path) == {"indy-1": Attempt("2026-11-22", 1, 0)}
    (tmp_path / puzzles.FILE).write_text("[1]")
    assert puzzles.load(tmp_path) == {}


async def test_a_puzzle_advises_nothing_and_counts_a_move_once() -> None:
    """The page of best moves is the solution's own affair."""
    puzzle = next(one for one in puzzles_of("five_tribes") if one.kind == "TAKE")
    app = TribesApp(puzzle=puzzle.name)
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: said_puzzles.task()[:20] in screen_text(app))
        assert "p moves" not in screen_text(app)
        await pilot.press("p")
        await pilot.pause()
        assert isinstance(app.screen, PuzzleScreen)
        view = app.screen.view
        for _ in range(3):
            app.screen.decide_all([view.read(puzzle.other)])
        app.screen.decide_all([view.read(puzzle.solutions[0])])
        assert said_puzzles.solved(tries=2, hints=0) in " ".join(app.screen.note().paragraphs), (
            "the same again is no other try"
        )


def test_an_older_file_is_read_without_its_sentences() -> None:
    fields = ALL[0].fields()
    older = {**fields, "line": ["Ash passes"], "why": "Because."}
    del older["found"]
    assert puzzle_from(older) == ALL[0]._replace(line=(), found=(0.5,))
    assert puzzle_from(json.loads(json.dumps(fields))) == ALL[0]


async def test_the_log_of_a_puzzle_says_that_nothing_came_before() -> None:
    app = TribesApp(puzzle=puzzles_of("five_tribes")[0].name)
    async with app.run_test(size=(120, 50)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, PuzzleScreen))
        await pilot.pause()
        told = [part[0] for one in app.screen.scene.told for part in one.words]
        assert told == [said_puzzles.begins_here()]


def _is_shown(screen: PuzzlesScreen, puzzle: Puzzle) -> bool:
    return screen._details.shown is not None and screen._details.shown.puzzle == puzzle


@pytest.mark.every
@pytest.mark.parametrize("size", [(80, 24), (120, 40)], ids=str)
async def test_the_list_shows_seats_as_the_table_does_and_needs_no_signs(size: tuple[int, int]) -> None:
    app = TribesApp()
    async with app.run_test(size=size) as pilot:
        for game in rules.games:
            one = puzzles_of(game)[0]
            screen = PuzzlesScreen(at=one.name)
            app.push_screen(screen)
            await until(pilot, partial(_is_shown, screen, one))
            await until(pilot, partial(lambda screen: screen._details._cells is not None, screen))
            solver, seats = one.view().viewer or 0, palette_of(app, mood_of(game)).seats
            cells = screen._details._cells
            assert cells is not None
            grounds = {}
            for row in cells.rows:
                line = "".join(cell[0] or " " for cell in row)
                for name in ("You", "Ash"):
                    if f"▐{name}▌" in line:
                        grounds[name] = row[line.index(f"▐{name}▌") + 1][2]
            assert grounds == {"You": seats[solver], "Ash": seats[1 - solver]}, game
            app.pop_screen()


@pytest.mark.parametrize("size", [(80, 24), (120, 40)], ids=str)
async def test_a_key_alone_is_no_first_try(size: tuple[int, int]) -> None:
    """It goes there, as an arrow does; the same again, or Enter, tries it, and from then on any key does."""
    puzzle = puzzles_of("five_tribes")[0]
    app = TribesApp(puzzle=puzzle.name)
    async with app.run_test(size=size) as pilot:
        await until(pilot, lambda: said_puzzles.task()[:20] in screen_text(app))
        screen = app.screen
        assert isinstance(screen, PuzzleScreen)
        solutions, ways = puzzle.actions(screen.view), screen.selection.chooser.ways
        wrong = [path[0] for path, action in ways.items() if len(path) == 1 and action not in solutions]
        here = screen.cursor
        for name in (here if here in wrong else wrong[0], wrong[1]):
            screen._choose_by_key(name)
            await pilot.pause()
            assert (screen.tries, screen.cursor) == (0, name)
        screen._choose_by_key(wrong[1])
        assert screen.tries == 1
        screen._choose_by_key(wrong[2])
        assert screen.tries == 2


@pytest.mark.parametrize("size", [(80, 24), (120, 40)], ids=str)
async def test_no_column_of_the_picture_is_cut_without_a_sign_and_each_shows_whose_it_is(size: tuple[int, int]) -> None:
    app = TribesApp()
    async with app.run_test(size=size) as pilot:
        for one in puzzles_of("tribal_duel")[:6]:
            screen = PuzzlesScreen(at=one.name)
            app.push_screen(screen)
            await until(pilot, partial(_is_shown, screen, one))
            await pilot.pause()
            columns = [column for zone in one.view().dump()["columns"] for column in zone if column]
            cells = screen._details._cells
            assert cells is not None
            rows = [[cell[0] for cell in row] for row in cells.rows]
            assert max(row.count("▄") for row in rows) >= 2 * len(columns), "a band above each"
            picture = "\n".join("".join(row[:46]) for row in rows[1:])
            left_out = sum(int(found) for found in re.findall(r"\+(\d+)", picture))
            known = sum(card[0] in "DMLT" for column in columns for card in column)
            assert known - left_out <= len(re.findall(r"\d[▼◊§∩]", picture)) <= known
            app.pop_screen()
