"""What players are told of one state, each thing worked out once."""

from __future__ import annotations

import json
from typing import Any, Self

import rules
from rules.adapters.observed import observed
from rules.core.state import State

EVERYBODY = -1


class KnownState:
    """What may be known of a state that does not change any more (`None`: there is none yet, nobody knows anything).

    A viewer is a seat, or `EVERYBODY`: what is public. A copy starts empty: it is made to go on with.
    """

    def __init__(self, state: State | None) -> None:
        self.of = state
        self._positions: dict[int, dict[str, Any]] = {}
        self._texts: dict[int, str] = {}
        self._numbers: dict[int, Any] = {}

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return type(self)(None)

    def position(self, viewer: int) -> dict[str, Any]:
        """The dump of the viewer's view; {} before there is a state."""
        if self.of is None:
            return {}
        if viewer not in self._positions:
            self._positions[viewer] = self.of.view(None if viewer == EVERYBODY else viewer).dump()
        return self._positions[viewer]

    def text(self, viewer: int) -> str:
        """The dump of the viewer's view as JSON; "" before there is a state."""
        if viewer not in self._texts:
            position = self.position(viewer)
            self._texts[viewer] = json.dumps(position) if position else ""
        return self._texts[viewer]

    def private(self, viewer: int) -> dict[str, Any]:
        """The fields that tell the viewer more than everybody (its own number is one)."""
        shared = self.position(EVERYBODY)
        return {name: value for name, value in self.position(viewer).items() if value != shared[name]}

    def numbers(self, viewer: int, way: str) -> Any:
        """The viewer's view as an array (`observed`); None before there is a state. A state is asked in one way only."""
        if self.of is not None and viewer not in self._numbers:
            view = self.of.view(None if viewer == EVERYBODY else viewer)
            self._numbers[viewer] = observed(rules.games[self.of.game.id], view, way)
        return self._numbers.get(viewer)
