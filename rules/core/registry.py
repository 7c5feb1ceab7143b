"""Which games there are. A game is imported when it is asked for, not before."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Any

from rules.core.errors import UnknownGame
from rules.core.game import Game

PACKAGES = {
    "tribe": "rules.tribe",
    "indy": "rules.indy",
    "tribal_duel": "rules.tribal.duel",
    "tribal_rixe": "rules.tribal.rixe",
    "rise_of_tribes": "rules.rise_of_tribes",
    "five_tribes": "rules.five_tribes",
}
"""Game id -> package whose `GAME` it is; adding a game adds one line here."""


class Games(Mapping[str, Game[Any]]):
    """The games by id, loaded when first used."""

    def __getitem__(self, id: str) -> Game[Any]:
        package = PACKAGES.get(id)
        if package is None:
            raise UnknownGame(f"there is no game {str(id)[:40]!r} (games: {', '.join(PACKAGES)})")
        game: Game[Any] = import_module(package).GAMES[id]
        return game

    def __iter__(self) -> Iterator[str]:
        return iter(PACKAGES)

    def __len__(self) -> int:
        return len(PACKAGES)

    def __contains__(self, id: object) -> bool:
        return id in PACKAGES


games = Games()
