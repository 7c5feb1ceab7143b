"""`tribes puzzle`, in lines."""

from __future__ import annotations

import io
from collections.abc import Callable

import pytest

import rules
from tests.cli.helpers import Ran
from tribes_tui.cli import main
from tribes_tui.learning.puzzle import PuzzleTable, games_with_puzzles, puzzles_of
from tribes_tui.profile import daily as puzzles
from tribes_tui.profile.daily import Attempt
from tribes_tui.table.board.boards import board_of
from tribes_tui.table.board.scene import Scene
from tribes_tui.table.choice.explain import told_of_solution
from tribes_tui.words.said import puzzles as said_puzzles

Tribes = Callable[..., Ran]


def test_it_is_solved_in_lines(
    tribes: Tribes, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    puzzle = puzzles_of("indy")[0]
    view = puzzle.view()
    solves = [puzzle.is_solved_by(view, action) for action in view.legal_actions()]
    wrong, right = solves.index(False) + 1, solves.index(True) + 1
    monkeypatch.setattr("sys.stdin", io.StringIO(f"0\nhint\n{wrong}\n{right}\n"))
    assert main(["puzzle", "indy", "--plain"]) == 0
    out = " ".join(capfd.readouterr().out.split())
    for said in (
        said_puzzles.task(),
        said_puzzles.not_a_move(),
        "Hint: ",
        "Not the best",
        said_puzzles.solved(tries=2, hints=1),
        puzzle.why,
    ):
        assert said in out
    listed = tribes("puzzle", "indy", "--list").out
    assert said_puzzles.of_a_game(game="indy", solved=1, known=len(puzzles_of("indy")), seen=0) in listed
    assert puzzle.name not in listed, "what nobody can ask for is not told"
    assert "solved on 1 day in a row, 1 at best" in listed
    assert "solved on 1 day in a row" in tribes("statistics").out


def test_a_screen_needs_a_terminal(tribes: Tribes) -> None:
    ran = tribes("puzzle")
    assert (ran.code, "add --plain" in ran.err) == (2, True)


def test_skipping_shows_the_solution_of_the_one_of_the_day(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("skip\n"))
    assert main(["puzzle", "--plain"]) == 0
    assert said_puzzles.shown_title() in capfd.readouterr().out


@pytest.mark.parametrize("game_id", games_with_puzzles())
def test_at_the_end_the_game_itself_says_why_as_on_the_screen(
    game_id: str, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    puzzle = puzzles_of(game_id)[0]
    monkeypatch.setattr("sys.stdin", io.StringIO("skip\n"))
    assert main(["puzzle", game_id, "--plain"]) == 0
    board = board_of(game_id)
    scene = Scene(puzzle.view(), tuple(seat.name for seat in PuzzleTable(puzzle).seats))
    reasons = " ".join(board.reasons(scene, scene.view.read(puzzle.solutions[0])))
    lines = capfd.readouterr().out.splitlines()
    assert reasons
    assert lines[lines.index(puzzle.why) + 1] == reasons
    assert lines[lines.index(puzzle.why) :] == told_of_solution(puzzle, board, scene), "word for word"


def test_the_list_counts_game_by_game_and_says_where_there_are_none(tribes: Tribes) -> None:
    shown, other = puzzles_of("tribe")[:2]
    puzzles.keep(shown.name, Attempt("", 2, 4))
    puzzles.keep(other.name, Attempt("2026-11-23", 1, 0))
    listed = tribes("puzzle", "--list").out.splitlines()
    assert listed[0] == f"Tribe: 1 of {len(puzzles_of('tribe'))} puzzles solved, the solution of 1 seen."
    assert len(listed) == len(rules.games) + 2, "a line a game, then all together"
    ran = tribes("puzzle", "rixe", "--plain")
    assert (ran.code, ran.err.count("\n")) == (2, 1)
    assert said_puzzles.none_of(game="Tribal Rixe") in ran.err
