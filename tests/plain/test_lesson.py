"""Lessons in lines: read and played to their end by Enter, by words, and with requests in between."""

from __future__ import annotations

import io

import pytest

import rules
from tests.plain import STUMBLES
from tests.plain.helpers import Input
from tribes_tui.learning.lesson import lesson_of, table_at
from tribes_tui.plain.console import Console
from tribes_tui.plain.lesson import PlainLesson
from tribes_tui.words.spoken import LONGEST


def learn(game_id: str, text: str) -> list[str]:
    lesson = lesson_of(game_id)
    assert lesson is not None
    sink = io.StringIO()
    assert PlainLesson(table_at(lesson, 0), lesson.steps, Console(Input(text, False), sink)).run() == 0
    return sink.getvalue().splitlines()


@pytest.mark.parametrize("id", rules.games)
def test_a_lesson_is_heard_to_its_end_by_enter(id: str) -> None:
    lesson = lesson_of(id)
    assert lesson is not None
    lines = learn(id, "\n" * 200)
    assert lines[-1] == "That was the lesson."
    assert sum(line.startswith("Step ") for line in lines) == len(lesson.steps)
    assert not any(line.startswith("no:") for line in lines)
    for line in lines:
        assert line == ">" or STUMBLES.search(line) is None, line
        assert len(line) <= LONGEST


@pytest.mark.parametrize("id", rules.games)
def test_a_lesson_takes_the_notation_and_answers_requests(id: str) -> None:
    lesson = lesson_of(id)
    assert lesson is not None
    typed = [line for step in lesson.steps for line in (["hand", *step.moves] if step.moves else [""])]
    lines = learn(id, "\n".join(typed) + "\n")
    assert lines[-1] == "That was the lesson."


def test_another_action_is_refused_and_a_lesson_only_goes_forward() -> None:
    lines = learn("indy", "\n\nexchange CR4\nundo\nagain\nexchange CG3\nquit\n")
    assert "no: that is allowed, but the lesson asks you to exchange green character 3 with the deck." in lines
    assert "no: a lesson only goes forward." in lines
    assert lines.count("Now exchange green character 3 with the deck. Enter does it.") == 2
    assert lines[-1] == ">"


def test_the_end_of_input_ends_a_lesson() -> None:
    assert learn("indy", "")[-1] == ">"
