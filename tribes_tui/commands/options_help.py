"""A game's own options, for `tribes play GAME --help`."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from textwrap import wrap
from typing import Any

from tribes_tui.words.said import commands as said

WIDTH = 76


class HelpOfGame(argparse.Action):
    """`--help`, and behind it the options of the game that was named before it."""

    def __init__(self, option_strings: list[str], dest: str, **more: Any) -> None:
        super().__init__(option_strings, argparse.SUPPRESS, nargs=0, default=argparse.SUPPRESS, help=more.get("help"))

    def __call__(
        self,
        parser: argparse.ArgumentParser,
        namespace: argparse.Namespace,
        values: Any,
        option_string: str | None = None,
    ) -> None:
        """Print it, and leave."""
        game = getattr(namespace, "game", None)
        if game is not None:
            parser.epilog = "\n".join([*options_of(game), "", parser.epilog or ""])
        parser.print_help()
        parser.exit()


def options_of(id: str) -> Iterator[str]:
    """The options of a game with their values, the usual one first named. Raises `UnknownGame`."""
    from rules import games
    from rules.core.option import written

    game = games[id]
    yield said.options_of(title=game.title, least=game.players[0], most=game.players[-1], numbers=len(game.players))
    if not game.options:
        yield f"  {said.no_options()}"
    for option in game.options:
        values = "|".join(written(choice) for choice in option.choices)
        yield f"  --set {option.name}={values}"  # no words
        usual = said.option_about(text=option.text, usual=written(option.default))
        yield from (f"      {line}" for line in wrap(usual, WIDTH))
