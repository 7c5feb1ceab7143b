"""Many games at once beside one by one: decisions a second of wall time, with the numbers a learner sees at each."""

from __future__ import annotations

import os
import random
import statistics
import time
from collections.abc import Callable, Iterator
from typing import Any

import rules

SLICE = 1.0
ROUNDS = 5
NUMBER = 64
PLAYERS = 2

Loop = Iterator[int]
"""Plays on for ever; each item says how many decisions were taken."""


def table() -> list[list[str]]:
    """A row for each game: PettingZoo's own loop, OpenSpiel's, ours in one process and in as many as there are cores."""
    cores = os.cpu_count() or 1
    heads = ["PettingZoo's loop", "OpenSpiel's loop", "one process", f"{cores} processes"]
    rows = [["game, for two", *(f"{head}, decisions/s" for head in heads), f"{cores} processes / one"]]
    for game_id in rules.games:
        makers = [pettingzoo, open_spiel, lambda id: vector(id, 0), lambda id: vector(id, cores)]
        rates = measured([absent_or(maker, game_id) for maker in makers])
        gain = f"{rates[3] / rates[2]:.2f}" if rates[2] and rates[3] else "absent"
        rows.append([game_id, *(f"{rate:,.0f}" if rate else "absent" for rate in rates), gain])
    return rows


def absent_or(maker: Callable[[str], Loop], game_id: str) -> Loop | None:
    """The loop; None where what it needs is not installed."""
    try:
        loop = maker(game_id)
        next(loop)
    except ImportError:
        return None
    return loop


def measured(loops: list[Loop | None]) -> list[float]:
    """Decisions a second of each loop, in turns: the median of the rounds; 0 for what is absent."""
    found: list[list[float]] = [[] for _ in loops]
    for _ in range(ROUNDS):
        for loop, rates in zip(loops, found, strict=True):
            if loop is not None:
                rates.append(_rate(loop))
    for loop in loops:
        if loop is not None:
            loop.close()  # type: ignore[attr-defined]  # a generator
    return [statistics.median(rates) if rates else 0.0 for rates in found]


def _rate(loop: Loop) -> float:
    began, decisions = time.perf_counter(), 0
    while time.perf_counter() - began < SLICE:
        decisions += next(loop)
    return decisions / (time.perf_counter() - began)


def pettingzoo(game_id: str) -> Loop:
    """The loop of PettingZoo's documentation over our environment."""
    import numpy as np

    from rules.adapters.pettingzoo import env

    table, rng = env(game_id, PLAYERS), random.Random(1)
    while True:
        table.reset(seed=rng.randrange(1 << 30))
        for _ in table.agent_iter():
            seen, _, terminated, truncated, _ = table.last()
            table.step(None if terminated or truncated else rng.choice(np.flatnonzero(seen["action_mask"])))
            yield 1


def open_spiel(game_id: str) -> Loop:
    """OpenSpiel's loop over our game, with the tensor of the one who decides."""
    import pyspiel

    import rules.adapters.open_spiel  # registers it

    game, rng = pyspiel.load_game(rules.adapters.open_spiel.PREFIX + game_id, {"players": PLAYERS}), random.Random(1)
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            if not state.is_chance_node():
                state.observation_tensor(state.current_player())
            state.apply_action(rng.choice(state.legal_actions()))
            yield 1


def vector(game_id: str, processes: int) -> Loop:
    """Our games together; a random legal action each, drawn from the masks at once."""
    import numpy as np

    from rules.vector import Games

    rng: Any = np.random.default_rng(1)
    with Games(game_id, NUMBER, PLAYERS, processes=processes) as games:
        seen = games.reset(1)
        while True:
            seen = games.step(picked(seen.masks, rng))
            yield NUMBER


def picked(masks: Any, rng: Any) -> Any:
    """A legal action of each game, uniformly, all at once."""
    import numpy as np

    rows, actions = np.nonzero(masks)
    counts = np.bincount(rows, minlength=len(masks))
    return actions[np.cumsum(counts) - counts + (rng.random(len(masks)) * counts).astype(int)]
