"""What is said of the best move of a puzzle beside another: it follows one of them, and hardly ever the other."""

from __future__ import annotations

import pytest

import rules
from tribes_tui.learning.puzzle import OFTEN, PLAYED_ON, SELDOM, Puzzle, after, contrasted, left_by, puzzles_of, replied
from tribes_tui.words.said import puzzles as said
from tribes_tui.words.wording import words_of

PUZZLES = [one for game in rules.games for one in puzzles_of(game)[:6]]


def names_of(puzzle: Puzzle) -> list[str]:
    view = puzzle.view()
    return ["you" if seat == view.viewer else "Ash" for seat in range(view.players)]


@pytest.mark.sampled(8)
@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda one: one.name)
def test_what_is_told_happens_after_one_of_them_and_not_after_the_other(puzzle: Puzzle) -> None:
    view, words, names = puzzle.view(), words_of(puzzle.game), names_of(puzzle)
    best, other = view.read(puzzle.solutions[0]), view.read(puzzle.other)
    told = contrasted(view, best, other, words, names)
    both = [[after(view, one, words, names, to_the_end) for one in (best, other)] for to_the_end in (False, True)]
    gains = {round(mine.ahead - its.ahead) for mine, its in both}
    for line in told:
        assert "end of the round" not in line or puzzle.game != "tribe", "Tribe plays challenges"
        prevented = [
            what
            for mine, its in both
            for what, count in its.theirs.items()
            if said.prevents(what=what) == line
            and count >= OFTEN * PLAYED_ON
            and mine.theirs[what] <= SELDOM * PLAYED_ON
        ]
        brought = [
            what
            for mine, its in both
            for what, count in mine.own.items()
            if said.brings(what=what) == line and count >= OFTEN * PLAYED_ON and its.own[what] <= SELDOM * PLAYED_ON
        ]
        is_left = line in left_by(view, [best], other)
        assert prevented or brought or is_left or any(f" {gain} point" in line for gain in gains if gain > 0)
    assert told == contrasted(view, best, other, words, names), "the same every time"


@pytest.mark.parametrize("every", [4, pytest.param(1, marks=pytest.mark.soak)])
def test_most_puzzles_have_such_a_sentence_and_a_move_beside_itself_has_none(every: int) -> None:
    told = []
    for puzzle in PUZZLES[::every]:
        view, words, names = puzzle.view(), words_of(puzzle.game), names_of(puzzle)
        best = view.read(puzzle.solutions[0])
        told.append(bool(contrasted(view, best, view.read(puzzle.other), words, names)))
        assert contrasted(view, best, best, words, names) == replied(view, best, best, words, names) == []
    assert sum(told) > len(told) / 2


def test_of_rises_puzzles_all_but_one_say_what_the_best_move_brings_or_leaves() -> None:
    """With the line that follows it; of the last both moves come to the same."""
    silent = []
    for puzzle in (one for one in PUZZLES if one.game == "rise_of_tribes"):
        view, words, names = puzzle.view(), words_of(puzzle.game), names_of(puzzle)
        line = [view.game.actions.read(text) for text in puzzle.line]
        if not contrasted(view, view.read(puzzle.solutions[0]), view.read(puzzle.other), words, names, line):
            silent.append(puzzle.name)
    assert len(silent) <= 1, silent
