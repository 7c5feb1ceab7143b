"""Tables of both Tribal games in given positions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rules import State
from tests.table.helpers import NAMES, seats
from tribes_tui.play.table import Table


class Begun:
    """A game that begins in a given position: for tables that need a situation."""

    def __init__(self, state: State) -> None:
        self._game, self._state = state.game, state

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def new_state(self, players: int | None = None, seed: int = 0, options: Any = None) -> State:
        """The position, whatever the seed."""
        return self._state.clone()


def table_at(state: State, spec: str, names: Sequence[str] = NAMES) -> Table:
    """A table with people (p) and bots (b) at which the game has come to this position."""
    table = Table.new(state.game.id, seats(spec, names), {}, 1)
    table._past = type(table._past)(Begun(state), len(spec), 1, state.options)  # type: ignore[arg-type]
    table._state = table._past.state_at(0)
    return table
