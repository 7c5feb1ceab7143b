"""Which games there are, ours and those of other packages. A game is imported when it is asked for, not before."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Mapping, MutableMapping
from contextlib import suppress
from importlib import import_module
from os import scandir
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rules.core.errors import UnknownGame
from rules.core.told import KeyedText

if TYPE_CHECKING:
    from rules.core.action import Identity
    from rules.core.game import Game

PACKAGES = {
    "tribe": "rules.tribe",
    "indy": "rules.indy",
    "tribal_duel": "rules.tribal.duel",
    "tribal_rixe": "rules.tribal.rixe",
    "rise_of_tribes": "rules.rise_of_tribes",
    "five_tribes": "rules.five_tribes",
}
"""Game id -> package whose `GAMES` holds it; adding a game adds one line here, `add_to` adds those of other packages."""


class GamesById(Mapping[str, "Game[Any]"]):
    """The games by id, loaded when first used.

    `games["tribe"]` is the game by today's rules. `games["tribe@1"]` is the same game by its first rules, for records
    that were played by them; such older editions are found by name, but not listed.
    """

    def __getitem__(self, id: str) -> Game[Any]:
        plain = str(id).partition("@")[0]
        package = PACKAGES.get(plain)
        if plain in BROKEN and package is None:
            raise UnknownGame(BROKEN[plain])
        if package is None:
            told = "there is no game {game} (games: {games})"
            raise UnknownGame(KeyedText("no-game", told, game=repr(str(id)[:40]), games=", ".join(PACKAGES)))
        editions: dict[str, Game[Any]] = import_module(package).GAMES
        game = editions[plain]
        if id in (plain, edition(game)):
            return game
        if id not in editions:
            told, known = "there are no rules {game} (of {plain}: {known})", ", ".join(map(edition, editions.values()))
            raise UnknownGame(KeyedText("no-rules", told, game=repr(str(id)[:40]), plain=plain, known=known))
        return editions[id]

    def __iter__(self) -> Iterator[str]:
        return iter(PACKAGES)

    def __len__(self) -> int:
        return len(PACKAGES)

    def __contains__(self, id: object) -> bool:
        if not isinstance(id, str) or "@" not in id:
            return id in PACKAGES
        try:
            self[id]
        except UnknownGame:
            return False
        return True


def edition(game: Identity) -> str:
    """The name of a game in the version of its rules, as in "tribe@1": `games` finds just these rules by it."""
    return f"{game.id}@{game.version}"


games: GamesById = GamesById()

# ---- Games from other packages ---------------------------------------------------------------------
#
# What is installed and declares an entry point in the group `tribes.games` is played like the six: `oware = "oware"` names the game
# and the package whose `GAMES` holds it. One that can't be loaded ends nothing: it is not listed, and `BROKEN` says why.

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
    if any(GROUP.encode() in text for text in _entry_points()):
        from importlib.metadata import entry_points

        yield from sorted({(one.name, one.value) for one in entry_points(group=GROUP)})


def _entry_points() -> Iterator[bytes]:
    for folder in dict.fromkeys(sys.path):
        with suppress(OSError):  # no folder: nothing of ours
            for entry in scandir(folder or None):
                if entry.name.endswith("-info"):
                    with suppress(OSError):
                        yield Path(entry, "entry_points.txt").read_bytes()


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
    from rules.core.game import Game  # seldom needed

    if not isinstance(game, Game) or game.id != name:
        return f"{package}.GAMES[{name!r}] is no game of that name"
    return ""
