"""Which games there are. A game is imported when it is asked for, not before."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Any

from rules.core.errors import UnknownGame
from rules.core.game import Game
from rules.core.identity import Identity
from rules.core.outside import BROKEN
from rules.core.told import KeyedText

PACKAGES = {
    "tribe": "rules.tribe",
    "indy": "rules.indy",
    "tribal_duel": "rules.tribal.duel",
    "tribal_rixe": "rules.tribal.rixe",
    "rise_of_tribes": "rules.rise_of_tribes",
    "five_tribes": "rules.five_tribes",
}
"""Game id -> package whose `GAMES` holds it; adding a game adds one line here, `rules.core.outside` adds those of other packages."""


class GamesById(Mapping[str, Game[Any]]):
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
