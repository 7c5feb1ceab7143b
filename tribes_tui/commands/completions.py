"""What a shell offers when Tab is pressed: `argcomplete` asks this program, with the line as far as it was typed."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from typing import Any

from rules.core.registry import PACKAGES

SHELLS = ("bash", "zsh", "fish")
Completer = Callable[..., list[str]]


def run(chosen: argparse.Namespace) -> int:
    """`tribes completions SHELL`: print what the shell must be told once."""
    from argcomplete.shell_integration import shellcode

    sys.stdout.write(shellcode(["tribes"], shell=chosen.shell) + "\n")
    return 0


def complete(parser: argparse.ArgumentParser) -> None:
    """Answer the shell that asks, and end; returns when none does."""
    import argcomplete

    for action in _actions(parser):
        completer = COMPLETERS.get(action.dest)
        if completer is not None and action.nargs != 0:
            setattr(action, "completer", completer)  # noqa: B010  # argcomplete's way; argparse knows no such attribute
    argcomplete.autocomplete(parser, always_complete_options=False)


def _actions(parser: argparse.ArgumentParser) -> Iterator[argparse.Action]:
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for command in action.choices.values():
                yield from _actions(command)
        else:
            yield action


def games_known(**asked: Any) -> list[str]:
    """The games."""
    return [*PACKAGES]


def seats(prefix: str, **asked: Any) -> list[str]:
    """`you,bot:hard`, seat by seat."""
    kinds = ["you", "name:", "bot", *(f"bot:{level}" for level in [*_levels(), "even"])]
    return [_before_comma(prefix) + kind for kind in kinds]


def levels(prefix: str, **asked: Any) -> list[str]:
    """`easy,hard`, level by level."""
    return [_before_comma(prefix) + level for level in _levels()]


def options(prefix: str, parsed_args: argparse.Namespace, **asked: Any) -> list[str]:
    """`OPTION=VALUE` of the game that was named."""
    from rules import games
    from rules.core.option import written
    from tribes_tui.commands.meant import game_meant

    before = _before_comma(prefix)
    return [
        f"{before}{option.name}={written(choice)}"
        for option in games[game_meant(parsed_args.game)].options
        for choice in option.choices
    ]


def saved_names(**asked: Any) -> list[str]:
    """The names of the saved games, without those that a terminal would obey."""
    from saves import Store

    return [summary.name for summary in Store().list() if summary.name.isprintable()]


def limits(**asked: Any) -> list[str]:
    """`NAME=` of each limit of a host."""
    from tribes_tui.server.host.limits import Limits

    return [f"{name}=" for name in Limits._fields]


def _levels() -> list[str]:
    from rules.bots.levels import LEVELS

    return [*LEVELS]


def _before_comma(prefix: str) -> str:
    return prefix[: prefix.rfind(",") + 1]


COMPLETERS: dict[str, Completer] = {
    "game": games_known,
    "seats": seats,
    "levels": levels,
    "set": options,
    "name": saved_names,
    "source": saved_names,
    "rename": saved_names,
    "copy": saved_names,
    "delete": saved_names,
    "limit": limits,
}
"""By what the argument is called."""
