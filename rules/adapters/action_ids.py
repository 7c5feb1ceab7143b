"""The ids of actions that another tool is told: the game's own, or such that count seats from the one who decides."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Self

from rules.core.game import Game


class ActionIds:
    """Of a game for so many players; with `relative`, as `Game.relative_actions` gives them. Never changes."""

    def __init__(self, game: Game[Any], players: int, relative: bool) -> None:
        seats = range(players) if relative else ()
        self._own = [game.relative_actions(players, seat) for seat in seats]
        self._told = [_turned_round(own) for own in self._own]

    def own(self, seat: int, told: int) -> int:
        """The game's id of what `seat` calls `told`."""
        return self._own[seat][told] if self._own else told

    def told(self, seat: int, own: Iterable[int]) -> list[int]:
        """What `seat` calls these, in rising order."""
        return sorted(self._told[seat][id] for id in own) if self._told else list(own)

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        """Itself: OpenSpiel copies all that a state holds."""
        return self


def _turned_round(own: list[int]) -> list[int]:
    """The other way: from the game's ids to those that are told."""
    told = [0] * len(own)
    for place, id in enumerate(own):
        told[id] = place
    return told
