"""Games from other packages: what is installed and declares an entry point in the group `tribes.games` is played like the six.

`oware = "oware"` names the game and the package whose `GAMES` holds it. One that can't be loaded ends nothing: it is not listed, and
`BROKEN` says why.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, MutableMapping
from importlib import import_module
from pathlib import Path

from rules.core.game import Game

GROUP = "tribes.games"
BROKEN: dict[str, str] = {}
"""Game id -> in a line why it can't be played here."""


def add_to(packages: MutableMapping[str, str]) -> None:
    """List those that are installed: game id -> package. The six keep their names."""
    for name, package in _declared():
        trouble = f"{name!r} is the name of another game" if name in packages else _trouble(name, package)
        if trouble:
            BROKEN[name] = trouble
        else:
            packages[name] = package


def not_loaded(module: str, error: BaseException) -> str:
    """In a line why a module of another package isn't there."""
    return " ".join(f"{module} can't be loaded: {type(error).__name__}: {error}".split())[:200]


def _declared() -> Iterator[tuple[str, str]]:
    """What entry points name. Reading them all takes long, so it is looked first whether there is any."""
    if any(GROUP in text for text in _entry_points()):
        from importlib.metadata import entry_points

        yield from sorted({(one.name, one.value) for one in entry_points(group=GROUP)})


def _entry_points() -> Iterator[str]:
    for folder in dict.fromkeys(sys.path):
        try:
            for path in Path(folder).glob("*-info/entry_points.txt"):
                yield path.read_text(encoding="utf-8", errors="replace")
        except OSError:  # nothing of ours
            continue


def _trouble(name: str, package: str) -> str:
    """What is wrong with a game; empty for none, or while it is just being loaded by somebody else."""
    if not re.fullmatch(r"[a-z][a-z0-9_]{0,30}", name):
        return "a game is named in up to 31 small letters, digits and underlines"
    loaded = sys.modules.get(package)
    if loaded is not None and getattr(loaded.__spec__, "_initializing", False):
        return ""
    try:
        game = import_module(package).GAMES[name]
    except (Exception, SystemExit) as error:  # it may do anything
        return not_loaded(package, error)
    if not isinstance(game, Game) or game.id != name:
        return f"{package}.GAMES[{name!r}] is no game of that name"
    return ""
