"""What the commands take by which people learn a game."""

from __future__ import annotations

import argparse
from typing import Any

from tribes_tui.commands.arguments.common import GAMES, Adding, command_of, screen_options
from tribes_tui.commands.arguments.values import game


def _learn(commands: Any) -> None:
    learn = command_of(commands, "learn", "learn", "a short guided game")
    learn.add_argument("game", metavar="GAME", type=game, help=GAMES)
    learn.add_argument("--plain", action="store_true", help="lines of text instead of a screen")
    screen_options(learn, argparse.SUPPRESS)


def _puzzle(commands: Any) -> None:
    puzzle = command_of(commands, "puzzle", "puzzle", "a position in which one move is better than all others: find it")
    puzzle.add_argument(
        "game",
        metavar="GAME",
        type=game,
        nargs="?",
        help=f"the next of this game; the one of the day if left out: {GAMES}",
    )
    ways = puzzle.add_mutually_exclusive_group()
    ways.add_argument("--list", action="store_true", help="which there are, and how they went")
    ways.add_argument("--plain", action="store_true", help="lines of text instead of a screen")
    screen_options(puzzle, argparse.SUPPRESS)


def _rules(commands: Any) -> None:
    rules = command_of(commands, "rules", "rules", "a game's rulebook")
    rules.add_argument("game", metavar="GAME", type=game, help=GAMES)
    rules.add_argument(
        "section", metavar="SECTION", nargs="?", help="only this one, by its number or words of its title"
    )
    ways = rules.add_mutually_exclusive_group()
    ways.add_argument("--headings", action="store_true", help="the numbers and titles of all sections")
    ways.add_argument("--search", metavar="WORDS", help="every sentence with these words, and its section")
    rules.add_argument("--plain", action="store_true", help="as sentences to be listened to, no table drawn")


ADDING: Adding = {
    "learn": _learn,
    "puzzle": _puzzle,
    "rules": _rules,
}
