"""`tribes puzzle`, in lines."""

from __future__ import annotations

import io
from collections.abc import Callable

import pytest

import rules
from tests.cli.helpers import Ran
from tribes_tui.cli import main
from tribes_tui.learning.puzzle import PuzzleTable, games_with_puzzles, puzzles_of, theme_of_puzzle
from tribes_tui.profile import puzzles
from tribes_tui.profile.puzzles import Attempt
from tribes_tui.table.advice.solution import told_of_solution
from tribes_tui.table.board import board_of
from tribes_tui.table.board.scene import Scene
from tribes_tui.words.said import puzzles as said_puzzles

Tribes = Callable[..., Ran]


def test_it_is_solved_in_lines(
    tribes: Tribes, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    puzzle = puzzles_of("indy")[0]
    view = puzzle.view()
    solves = [puzzle.is_solved_by(view, action) for action in view.legal_actions()]
    wrong, right = solves.index(False) + 1, solves.index(True) + 1
    monkeypatch.setattr("sys.stdin", io.StringIO(f"0\nhint\nhint\n{wrong}\n{right}\n"))
    assert main(["puzzle", "indy", "--plain"]) == 0
    out = " ".join(capfd.readouterr().out.split())
    for said in (
        said_puzzles.task(),
        said_puzzles.not_a_move(),
        said_puzzles.hint_costs_typed(),
        "Hint: ",
        "Not the best",
        said_puzzles.solved(tries=2, hints=1),
        "Missed: your puzzle rating is now ",
        "Your puzzle rating so far is",
        said_puzzles.rating_counts(),
    ):
        assert said in out
    listed = tribes("puzzle", "indy", "--list").out
    assert said_puzzles.of_a_game(game="indy", known=len(puzzles_of("indy")), solved=1, seen=0) in listed
    row = words_of_row(puzzle.name, listed)
    assert row.endswith(", solved.")
    assert theme_of_puzzle(puzzle) in row
    assert said_puzzles.rating_counts() in listed
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    assert main(["puzzle", puzzle.name, "--plain"]) == 0, "by its name"
    assert said_puzzles.of_game(game="indy") in capfd.readouterr().out
    assert "solved on 1 day in a row, 1 at best" in listed
    assert "solved on 1 day in a row" in tribes("statistics").out


def words_of_row(name: str, listed: str) -> str:
    return next(line for line in listed.splitlines() if line.startswith(f"{name}: "))


def test_a_screen_needs_a_terminal(tribes: Tribes) -> None:
    ran = tribes("puzzle")
    assert (ran.code, "add --plain" in ran.err) == (2, True)


def test_skipping_shows_the_solution_of_the_one_of_the_day(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("skip\n"))
    assert main(["puzzle", "--plain"]) == 0
    assert "The solution: " in capfd.readouterr().out


@pytest.mark.parametrize("game_id", games_with_puzzles())
def test_at_the_end_the_game_itself_says_why_as_on_the_screen(
    game_id: str, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    puzzle = puzzles_of(game_id)[0]
    monkeypatch.setattr("sys.stdin", io.StringIO("skip\n"))
    assert main(["puzzle", game_id, "--plain"]) == 0
    board = board_of(game_id)
    scene = Scene(puzzle.view(), tuple(seat.name for seat in PuzzleTable(puzzle).seats))
    solution = scene.view.read(puzzle.solutions[0])
    reasons, outcome = [*board.reasons(scene, solution)], board.outcome(scene, solution).rstrip(".")
    lines = capfd.readouterr().out.splitlines()
    assert reasons
    told = told_of_solution(puzzle, board, scene, solution)
    assert all(any(one in text for text in told) or outcome in one for one in reasons)
    assert outcome in told[0]
    assert lines[lines.index(told[0]) : -1] == told, "word for word"


def test_the_list_counts_game_by_game_and_says_where_there_are_none(
    tribes: Tribes, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    shown, other = puzzles_of("tribe")[:2]
    puzzles.keep(shown.name, Attempt("", 2, 4))
    puzzles.keep(other.name, Attempt("2026-11-23", 1, 0))
    listed = tribes("puzzle", "--list").out.splitlines()
    assert listed[0] == f"Tribe: 1 of {len(puzzles_of('tribe'))} puzzles solved, the solution of 1 seen."
    assert len(listed) == len(rules.games) + 4, "a line a game, then all together, and the rating"
    monkeypatch.setattr("tribes_tui.commands.learning.next_puzzle", lambda game_id, done: None)
    assert main(["puzzle", "rixe", "--plain"]) == 2
    err = capfd.readouterr().err
    assert said_puzzles.none_of(game="Tribal Rixe") in err
    assert err.count("\n") == 1
