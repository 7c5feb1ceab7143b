"""What can be typed after `tribes`: in which language, which command, and what is refused whatever the command."""

import argparse
import os
import re
import sys
from collections.abc import Callable, Collection, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, NoReturn

from rules.core.registry import PACKAGES
from tribes_tui.errors import Mendable
from tribes_tui.words.language import chosen, known, speak

OPTION = "--language"
KEPT = re.compile(r'"language": "(\w+)"')
"""How settings keep it."""


def speak_as_asked(arguments: Sequence[str], variables: Mapping[str, str]) -> list[str]:
    """Speak it, before anything is said; what is left of the arguments. Raises `Mendable`.

    The option may stand anywhere before a lone `--`; what is told about it in the help stands with the other options.
    """
    left, named, rest = list[str](), "", iter(arguments)
    for argument in rest:
        if argument == "--":
            left += [argument, *rest]
        elif argument == OPTION:
            named = _checked(next(rest, ""))
        elif argument.startswith(f"{OPTION}="):
            named = _checked(argument.removeprefix(f"{OPTION}="))
        else:
            left.append(argument)
    speak(named or chosen(_kept(variables) if len(known()) > 1 else "", variables))
    return left


def _checked(language: str) -> str:
    """A language that was typed."""
    if language not in known():
        speak(chosen("", os.environ))
        from tribes_tui.words.said import commands as said  # seldom needed

        raise Mendable(said.no_language(typed=repr(language[:40]), languages=", ".join(known())))
    return language


def _kept(variables: Mapping[str, str]) -> str:
    """The setting. To load all of them would take longer than everything else that `tribes --help` does."""
    folder = variables.get("TRIBES_HOME")
    if not folder:
        import platformdirs  # only now: the variable spares it

        folder = platformdirs.user_data_dir("tribes")
    try:
        found = KEPT.search(Path(folder).expanduser().joinpath("settings.json").read_text(encoding="utf-8"))
    except (OSError, ValueError, RuntimeError):
        return ""
    return found[1] if found else ""


Run = Callable[[argparse.Namespace], int]


RUNNING = {
    "arena": "tournament.arena.run_arena",
    "completions": "help.run_completions",
    "continue": "play.run_resume",
    "daily": "results.run_daily",
    "doctor": "machine.run_doctor",
    "film": "replay.run_film",
    "home": "screen.run_home",
    "install-desktop": "machine.run_desktop",
    "journey": "results.run_journey",
    "learn": "learning.run_learn",
    "leaderboard": "tournament.leaderboard.run_leaderboard",
    "man": "help.run_manual",
    "par": "replay.run_par",
    "play": "play.run_play",
    "puzzle": "learning.run_puzzle",
    "replay": "replay.run_replay",
    "review": "replay.run_review",
    "rules": "help.run_rules",
    "saves": "saves.run_saves",
    "simulate": "tournament.arena.run_simulate",
    "statistics": "results.run_statistics",
    "version": "machine.run_version",
}
"""A command -> what carries it out, in this package."""


def _run_of(name: str) -> Run:
    """What carries a command out; its module is imported when it is known that it was meant."""
    module, _, function = RUNNING[name].rpartition(".")
    run: Run = getattr(import_module(f"tribes_tui.commands.{module}"), function)
    return run


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
    if "_ARGCOMPLETE" in os.environ:  # by a shell, where Tab was pressed
        from tribes_tui.commands.help import complete

        complete(the_parser())
    if not arguments:
        return argparse.Namespace(version=False, ascii=False, plain=False, run=_run_of("home"))
    from tribes_tui.commands.values import check_empty, check_pairs, with_command

    check_empty(arguments)
    parser = the_parser(arguments[0])
    chosen = parser.parse_args(with_command([*arguments], parser.commands))
    check_pairs(chosen)
    chosen.plain = any(getattr(chosen, way, False) for way in ("plain", "brief", "json_lines"))
    if chosen.version or not hasattr(chosen, "run"):
        chosen.run = _run_of("version" if chosen.version else chosen.command)
    return chosen


def the_parser(only: str = "") -> Parser:
    """What can be typed. To lay out every command takes longer than all else that happens before the first is carried out: so the command
    `only`, as it is spelled, is laid out alone, where there is such a one."""
    from tribes_tui.commands.arguments import COMMANDS, add
    from tribes_tui.commands.help import speak_argparse
    from tribes_tui.words.folding import Help
    from tribes_tui.words.said import arguments as said_arguments, commands as said

    speak_argparse()
    parser = Parser(prog="tribes")
    parser.description = said.about(games=", ".join(PACKAGES))
    parser.epilog = f"{said.examples()}\n{said.examples_lines()}"
    parser.formatter_class = Help
    parser.add_argument("--version", action="store_true", help=said.version_option())
    parser.add_argument("--ascii", action="store_true", help=said_arguments.ascii())
    parser.add_argument("--language", metavar="LANGUAGE", help=said_arguments.language())  # read before
    parser.set_defaults(command="home", all_commands=the_parser)
    commands = parser.add_subparsers(
        title=said_arguments.commands(), metavar="COMMAND", prog=parser.prog
    )  # else it makes a help text
    for name in [only] if only in COMMANDS else COMMANDS:
        add(commands, name)
    parser.commands = commands.choices
    return parser
