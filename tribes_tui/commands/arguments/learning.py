"""What the commands take by which people learn a game."""

from __future__ import annotations

import argparse
from typing import Any

from tribes_tui.commands.arguments.common import GAMES, Adding, command_of, screen_options
from tribes_tui.commands.arguments.values import game
from tribes_tui.words.said import arguments as said


def _learn(commands: Any) -> None:
    learn = command_of(commands, "learn", "learn", said.learn())
    learn.add_argument("game", metavar="GAME", type=game, help=GAMES)
    learn.add_argument("--plain", action="store_true", help=said.plain())
    screen_options(learn, argparse.SUPPRESS)


def _puzzle(commands: Any) -> None:
    puzzle = command_of(commands, "puzzle", "puzzle", said.puzzle())
    puzzle.add_argument(
        "game",
        metavar="GAME",
        type=game,
        nargs="?",
        help=said.puzzle_game(games=GAMES),
    )
    ways = puzzle.add_mutually_exclusive_group()
    ways.add_argument("--list", action="store_true", help=said.puzzle_list())
    ways.add_argument("--plain", action="store_true", help=said.plain())
    screen_options(puzzle, argparse.SUPPRESS)


def _rules(commands: Any) -> None:
    rules = command_of(commands, "rules", "rules", said.rules())
    rules.add_argument("game", metavar="GAME", type=game, help=GAMES)
    rules.add_argument("section", metavar="SECTION", nargs="?", help=said.rules_section())
    ways = rules.add_mutually_exclusive_group()
    ways.add_argument("--headings", action="store_true", help=said.rules_headings())
    ways.add_argument("--search", metavar="WORDS", help=said.rules_search())
    rules.add_argument("--plain", action="store_true", help=said.rules_plain())


ADDING: Adding = {
    "learn": _learn,
    "puzzle": _puzzle,
    "rules": _rules,
}
