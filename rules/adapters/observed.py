"""A view as an array of numbers, in the way that was asked for."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from rules.adapters.encoding import encoder
from rules.core.game import Game
from rules.core.state import SPECTATOR, State

SHORT = "short"
WHOLE = "whole"
WAYS = (SHORT, WHOLE)
"""`short`: the game's own observation (`Game.observation`), a few hundred numbers from the viewer's side. `whole`: every
field of the view's position, thousands of numbers by seat (`encoding`)."""


@cache
def size(game: Game[Any], way: str) -> int:
    """How many numbers an observation has. `ValueError` for a way that there is none of."""
    if way not in WAYS:
        raise ValueError(f"there is no observation {way!r} (there are: {', '.join(WAYS)})")
    return encoder(game.id).size if way == WHOLE else len(game.observation_names())


def observed(game: Game[Any], view: State, way: str) -> Any:
    """The view as an array of `size(game, way)` numbers in [-1, 1], `float32`."""
    numbers: Any = np.zeros(size(game, way), np.float32)
    if way == SHORT:
        view.observe_into(None if view.viewer == SPECTATOR else view.viewer, numbers)
        return numbers
    encoder(game.id).write(view.dump(), memoryview(numbers))
    return numbers
