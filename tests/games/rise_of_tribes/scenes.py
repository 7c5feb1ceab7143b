"""Positions of Rise of Tribes, drawn as the table screen draws them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from textual.geometry import Size

import rules
from rules import Rng, State
from rules.rise_of_tribes.state import RiseState
from tribes_tui.games.rise_of_tribes.table import RiseBoard
from tribes_tui.table.frame import Drawing, draw
from tribes_tui.table.scene import Scene
from tribes_tui.table.selecting import ways
from tribes_tui.table.selection import Chooser

GAME = rules.games["rise_of_tribes"]
NAMES = ("Ada", "Bo", "Cy", "Abigail-Rose")
MODULES: dict[str, Any] = {"elders": True, "special_terrain": "all", "leaders": True}
SETTINGS: list[dict[str, Any]] = [{}, MODULES, {**MODULES, "layout": "symmetric"}]
SMALL, MEDIUM, LARGE = Size(80, 24), Size(120, 40), Size(200, 60)


def scene_of(state: State, viewer: int | None, picked: tuple[str, ...] = (), cursor: str | None = None) -> Scene:
    """A scene with some targets picked and the cursor somewhere."""
    view = state.view(viewer)
    chooser = chooser_of(state, viewer)
    for name in picked:
        assert chooser.pick(name), (name, chooser.lit)
    names = tuple("you" if seat == viewer else NAMES[seat] for seat in range(state.players))
    return Scene(view, names, viewer, picked=chooser.picked, lit=chooser.lit, cursor=cursor)


def chooser_of(state: State, viewer: int | None) -> Chooser:
    """The ways to the legal actions of a viewer."""
    return ways(RiseBoard(), state.view(viewer))


def drawn(
    state: State,
    viewer: int | None = 0,
    size: Size = SMALL,
    picked: tuple[str, ...] = (),
    cursor: str | None = None,
    ink: Callable[[str], str] = str,
) -> Drawing:
    """The drawing of a position."""
    return draw(RiseBoard(), scene_of(state, viewer, picked, cursor), size, ink)


def shown(state: State, viewer: int | None = 0, **options: Any) -> str:
    """The text of a drawing."""
    return str(drawn(state, viewer, **options).canvas)


def random_states(
    players: int, seed: int, options: dict[str, Any], every: int = 9, wise: int = 2
) -> Iterator[RiseState]:
    """States of a game that is played half by chance, so that rare things come about."""
    state, rng, number = GAME.new_state(players, seed, options), Rng(seed), 0
    while not state.is_terminal:
        if (number + seed) % every == 0:
            yield state.clone()
        number += 1
        by_hint = rng.randrange(wise + 1) < wise
        state.apply(max(state.legal_actions(), key=state.hint) if by_hint else state.pick(rng))
    yield state
