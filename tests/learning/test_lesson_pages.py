"""A page of a lesson ends with a whole sentence."""

from __future__ import annotations

import pytest

from tests.learning.test_lessons import TAUGHT, everything
from tribes_tui.learning.lesson import Lesson
from tribes_tui.table.frame.note_box import STRIP, Note, _flowing
from tribes_tui.words.said import lesson as said, puzzles as words

NARROW = 80
"""Columns of the window whose pages have two rows; where there is more room each step has a page of its own."""


@pytest.mark.parametrize("lesson", everything(TAUGHT))
def test_a_page_of_a_lesson_ends_with_a_whole_sentence(lesson: Lesson) -> None:
    count = len(lesson.steps)
    for number, step in enumerate(lesson.steps):
        note = Note(
            said.title(), (step.title, step.text), place=said.place_of(number=number + 1, count=count), does=True
        )
        rows = _flowing(note, NARROW, len(words.opens(key="Enter")))
        pages = [rows[at : at + STRIP] for at in range(0, len(rows), STRIP)]
        for page in pages:
            told = "".join(text for row in page for text, _ in row)
            assert told.rstrip().endswith((".", "!", "?", ":", ")")), (number, told)
