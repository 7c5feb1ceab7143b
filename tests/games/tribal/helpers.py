"""Tables of both Tribal games in given positions, scenes of them, and random states."""

from __future__ import annotations

from typing import Any, NamedTuple

from textual.geometry import Size

import rules
from rules import Rng, State
from tests.table.helpers import NAMES, seats
from tribes_tui.play.table import Table
from tribes_tui.table.contract import GameBoard
from tribes_tui.table.explain import look_at
from tribes_tui.table.frame import Drawing, Look, draw, overlay
from tribes_tui.table.scene import Scene
from tribes_tui.table.screen import board_of
from tribes_tui.table.selecting import ways
from tribes_tui.table.selection import Chooser
from tribes_tui.words.wording import words_of

SMALLEST = Size(80, 24)
SIZES = (SMALLEST, Size(100, 30), Size(120, 40), Size(160, 50), Size(200, 60))


class Shown(NamedTuple):
    """A drawn scene, and what it was drawn from."""

    board: GameBoard
    scene: Scene
    chooser: Chooser
    drawing: Drawing

    def look(self, name: str) -> Look:
        """The line about a target."""
        return look_at(self.board, self.scene, self.chooser, words_of(self.scene.view.game.id), name)

    def text(self, cursor: str | None = None) -> str:
        """All that is on the screen, with what is lit, picked and under the cursor."""
        return str(overlay(self.drawing, self.scene, Look(cursor)))


def show(
    state: State, viewer: int | None, size: Size = SMALLEST, picked: tuple[str, ...] = (), cursor: str | None = None
) -> Shown:
    """Draw a state as `viewer` sees it, after he has picked some targets."""
    board = board_of(state.game.id)
    view = state.view(viewer)
    chooser = ways(board, view)
    for name in picked:
        assert chooser.pick(name), (name, sorted(chooser.lit))
    names = tuple("you" if seat == viewer else NAMES[seat] for seat in range(state.players))
    scene = Scene(view, names, viewer, picked=chooser.picked, lit=chooser.lit, cursor=cursor)
    return Shown(board, scene, chooser, draw(board, scene, size, str))


def random_states(game: str, players: int, seed: int, every: int) -> list[State]:
    """States of a random game, every few moves, the last one included."""
    state, rng, found, moves = rules.games[game].new_state(players, seed), Rng(seed), [], 0
    while not state.is_terminal:
        if moves % every == 0:
            found.append(state.clone())
        state.apply(state.pick(rng))
        moves += 1
    return [*found, state]


class Begun:
    """A game that begins in a given position: for tables that need a situation."""

    def __init__(self, state: State) -> None:
        self._game, self._state = state.game, state

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def new_state(self, players: int | None = None, seed: int = 0, options: Any = None) -> State:
        """The position, whatever the seed."""
        return self._state.clone()


def table_at(state: State, spec: str) -> Table:
    """A table with people (p) and bots (b) at which the game has come to this position."""
    table = Table.new(state.game.id, seats(spec), {}, 1)
    table._past = type(table._past)(Begun(state), len(spec), 1, state.options)  # type: ignore[arg-type]
    table._state = table._past.state_at(0)
    return table
