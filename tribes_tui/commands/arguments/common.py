"""What several commands take, and how a command is laid out."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping
from typing import Any, Literal

from rules.core.registry import PACKAGES
from tribes_tui.commands.arguments.values import count, seed
from tribes_tui.commands.running import command
from tribes_tui.words.help_text import Help
from tribes_tui.words.said import arguments as said

Adding = Mapping[str, Callable[[Any], None]]
"""By the name of a command: what adds it to argparse's commands."""

GAMES = ", ".join(PACKAGES)


def command_of(
    commands: Any, name: str, module: str, text: str, epilog: str | None = None, **more: Any
) -> argparse.ArgumentParser:
    """A new command, which the module of that name in `tribes_tui.commands` carries out; `text` is its line in the help."""
    parser: argparse.ArgumentParser = commands.add_parser(
        name,
        help=text,
        description=text[0].upper() + text[1:] + ".",
        epilog=epilog,
        formatter_class=Help,
        **more,
    )
    parser.set_defaults(run=command(module))
    return parser


def game_options(parser: argparse.ArgumentParser) -> None:
    """What a new game is made of."""
    parser.add_argument("--set", metavar="OPTION=VALUE", action="append", default=[], help=said.set_option())
    parser.add_argument("--seed", metavar="SEED", type=seed, help=said.seed())


def line_options(parser: argparse.ArgumentParser) -> None:
    """How a game is shown: on the screen, or in one of three kinds of lines."""
    parser.add_argument("--plain", action="store_true", help=said.plain())
    parser.add_argument(
        "--json-lines",
        action="store_true",
        help=said.json_lines(),
    )
    parser.add_argument(
        "--brief",
        action="store_true",
        help=said.brief(),
    )
    screen_options(parser, argparse.SUPPRESS)


def screen_options(parser: argparse.ArgumentParser, default: Any = False) -> None:
    """What a screen is drawn with. A command gives `SUPPRESS`, or its default would undo what stood before it."""
    parser.add_argument("--ascii", action="store_true", default=default, help=said.ascii())
    if default is False:
        parser.add_argument("--language", metavar="LANGUAGE", help=said.language())  # read before


def process_options(parser: argparse.ArgumentParser, jobs: int, cluster: str) -> None:
    """In how many processes to work, or over which cluster."""
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--jobs", metavar="J", type=count, default=jobs, help=said.jobs(jobs=jobs))
    where.add_argument("--over", metavar="ADDRESS", help=cluster)


def resume_option(parser: argparse.ArgumentParser, what: Literal["deal", "game", "move"]) -> None:
    """Where each piece of the work is kept as it comes, so that it can be stopped and gone on with."""
    parser.add_argument("--resume", metavar="FILE", help=said.resume(what=what))
