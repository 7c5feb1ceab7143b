"""`tribes learn`: a guided game."""

from __future__ import annotations

import argparse

from rules import games
from tribes_tui.commands.screen import check_terminal, show
from tribes_tui.errors import Mendable
from tribes_tui.learning.lesson import Lesson, lesson_of
from tribes_tui.words.said import commands as said


def run(chosen: argparse.Namespace) -> int:
    """Begin the lesson of a game."""
    game = games[chosen.game]
    lesson = lesson_of(game.id)
    if lesson is None:
        raise Mendable(said.no_lesson(title=game.title, game=game.id))
    if chosen.plain:
        return _in_lines(lesson, chosen.ascii)
    check_terminal()
    return show(None, chosen.ascii, game.id)


def _in_lines(lesson: Lesson, ascii_only: bool) -> int:
    from tribes_tui.plain.console import Console
    from tribes_tui.plain.lesson import PlainLesson
    from tribes_tui.play.table import Table

    table = Table.new(lesson.game, lesson.seats, lesson.options, lesson.seed)
    return PlainLesson(table, lesson.steps, Console(ascii_only=ascii_only)).run()
