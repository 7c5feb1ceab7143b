"""What can be typed after `tribes`."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Collection, Sequence
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, NoReturn

from rules.core.registry import PACKAGES
from tribes_tui.commands.running import command
from tribes_tui.errors import Mendable

if TYPE_CHECKING:
    from tribes_tui.commands.arguments.common import Adding

ORDER = {
    "play": "playing",
    "learn": "learning",
    "puzzle": "learning",
    "continue": "playing",
    "saves": "records",
    "replay": "records",
    "film": "records",
    "review": "records",
    "par": "records",
    "daily": "records",
    "simulate": "tournaments",
    "arena": "tournaments",
    "leaderboard": "tournaments",
    "rules": "learning",
    "statistics": "records",
    "serve": "host",
    "doctor": "machine",
    "completions": "machine",
    "man": "machine",
    "install-desktop": "machine",
}
"""Each command's name (of the host's several commands the first) and what tells its arguments, in the order of the help."""


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one line; `commands` are the words that may come first."""

    commands: Collection[str] = ()

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        """What is not known is an error of the command that it was given to, so that its own help is named."""
        chosen, unknown = super().parse_known_args(args, namespace)
        if unknown:
            from tribes_tui.words.said import arguments as said

            self.error(said.unknown(arguments=" ".join(unknown)))
        return chosen, unknown

    def error(self, message: str) -> NoReturn:
        """Raise `Mendable` instead of printing the usage and leaving."""
        from tribes_tui.words.said import commands as said

        raise Mendable(said.see_help(message=message, command=self.prog))

    def _print_message(self, message: str, file: Any = None) -> None:
        """Write it; argparse's own keeps silent where it can't be written."""
        if message:
            (file or sys.stderr).write(message)


def parse(arguments: Sequence[str]) -> argparse.Namespace:
    """The parsed arguments; `run` is the function that carries out the command. Raises `Mendable`."""
    is_asked = "_ARGCOMPLETE" in os.environ  # by a shell, where Tab was pressed
    if arguments and not is_asked:
        from tribes_tui.commands.checks import check_empty

        check_empty(arguments)
    parser = the_parser() if is_asked else the_parser(arguments)
    if is_asked:
        from tribes_tui.commands.completions import complete

        complete(parser)
    chosen = parser.parse_args(_with_command([*arguments], parser.commands))
    if arguments:
        from tribes_tui.commands.checks import check_pairs

        check_pairs(chosen)
    chosen.plain = any(getattr(chosen, way, False) for way in ("plain", "brief", "json_lines"))
    if chosen.version:
        chosen.run = command("version")
    elif not hasattr(chosen, "run"):
        chosen.run = command("home")
    return chosen


def _with_command(arguments: list[str], commands: Collection[str]) -> list[str]:
    if not arguments:
        return arguments
    from tribes_tui.commands.meant import with_command

    return with_command(arguments, commands)


def the_parser(arguments: Sequence[str] | None = None) -> Parser:
    """What can be typed: all of it, or as much as is needed to read `arguments`.

    To lay out every command takes longer than all else that happens before the first is carried out. So a command that stands
    first, as it is spelled, is laid out alone, and none for bare `tribes`.
    """
    if arguments is not None and not arguments:
        parser = Parser(prog="tribes")
        parser.set_defaults(version=False, ascii=False)
        return parser
    from tribes_tui.commands import argparse_words
    from tribes_tui.commands.arguments.common import screen_options
    from tribes_tui.words.help_text import Help
    from tribes_tui.words.said import arguments as said_arguments
    from tribes_tui.words.said import commands as said

    argparse_words.speak()
    parser = Parser(prog="tribes")
    parser.description = said.about(games=", ".join(PACKAGES))
    parser.epilog = f"{said.examples()}\n{said.examples_lines()}"
    parser.formatter_class = Help
    parser.add_argument("--version", action="store_true", help=said.version_option())
    screen_options(parser)
    parser.set_defaults(all_commands=the_parser)
    commands = parser.add_subparsers(
        title=said_arguments.commands(), metavar="COMMAND", prog=parser.prog
    )  # else it makes a help text
    for name in [arguments[0]] if arguments and arguments[0] in ORDER else ORDER:
        _adding(ORDER[name])[name](commands)
    parser.commands = commands.choices
    return parser


def _adding(room: str) -> Adding:
    match room:
        case "playing":
            from tribes_tui.commands.arguments.playing import ADDING
        case "learning":
            from tribes_tui.commands.arguments.learning import ADDING
        case "records":
            from tribes_tui.commands.arguments.records import ADDING
        case "tournaments":
            from tribes_tui.commands.arguments.tournaments import ADDING
        case "machine":
            from tribes_tui.commands.arguments.machine import ADDING
        case _:
            return {"serve": _serve}
    return ADDING


def _serve(commands: Any) -> None:
    """The host brings its own command; where it isn't installed, there is none."""
    try:
        present = find_spec("tribes_tui.server.cli") is not None
    except ModuleNotFoundError:
        return
    if present:
        from tribes_tui.server import cli

        cli.add(commands)
