"""Many games at once beside one by one: decisions a second of wall time, with the numbers a learner sees at each.

What more processes give is told beside what as many separate programs of one process give in the same moment: on cores that
others use, too, even those do not play so many times as much. And as processor time a decision, of all processes together (the
cheapest round): so many cores with nothing else to do cannot play more than that allows. How long the processes had nothing to do
holds on a busy machine, too: the time that is neither theirs nor spent in waiting for a core.
"""

from __future__ import annotations

import multiprocessing
import os
import random
import statistics
import time
from collections.abc import Callable, Iterator, Sequence
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, NamedTuple

import rules

SLICE = 0.5
"""Seconds."""
ROUNDS = 9
NUMBER = 256
"""Games. With 64 a process is told to play 16 in halves, a millisecond of work in Tribe: whoever chooses the actions has then waited
longer for a core than the others had to do."""
PLAYERS = 2
COUNTED = 8 * NUMBER
"""Decisions of a round in which processor time is counted."""
CLOCK = Path("/proc/self/schedstat")
"""Where the system tells it (Linux does)."""

Loop = Iterator[int]
"""Plays on for ever; each item says how many decisions were taken."""


def table() -> list[list[str]]:
    """A row for each game: PettingZoo's own loop, OpenSpiel's, ours in one process and in as many as there are cores."""
    cores = os.cpu_count() or 1
    loops = ["PettingZoo's loop", "OpenSpiel's loop", "one process", f"{cores} processes", f"{cores}, in halves"]
    heads = [f"{loop}, decisions/s" for loop in loops]
    gains = [f"{cores} processes / one", "in halves / one", f"{cores} separate programs / one"]
    times = [
        "one process, CPU µs a decision",
        "in halves, CPU µs a decision",
        f"so on {cores} quiet cores at most",
        "in halves, a process had nothing to do, % of the time",
    ]
    return [["game, for two", *heads, *gains, *times], *(row(game_id, cores) for game_id in rules.games)]


def row(game_id: str, cores: int) -> list[str]:
    """One game's row; "absent" for what is not installed."""
    makers = [
        pettingzoo,
        open_spiel,
        lambda id: vector(id, 0),
        lambda id: vector(id, cores),
        lambda id: in_halves(id, cores),
        lambda id: programs(id, cores),
    ]
    found = measured([absent_or(maker, game_id) for maker in makers])
    gains = [[rate / one for rate, one in zip(rates, found[2], strict=False)] for rates in found[3:]]
    figures = [*(_middle(rates, ",.0f") for rates in found[:5]), *(_middle(gain, ".2f") for gain in gains)]
    return [game_id, *figures, *costs(game_id, cores)]


class Spent(NamedTuple):
    """Microseconds that processes ran, and waited for a core."""

    running: float
    ready: float

    def since(self, before: Spent) -> Spent:
        """What came to it."""
        return Spent(self.running - before.running, self.ready - before.ready)


def costs(game_id: str, cores: int) -> list[str]:
    """Microseconds of processor time a decision in one process, and in halves; how many times as much that allows; how much of
    the time a process had nothing to do."""
    one, halves = absent_or(lambda id: vector(id, 0), game_id), absent_or(lambda id: in_halves(id, cores), game_id)
    if one is None or halves is None or not CLOCK.exists():
        return ["absent"] * 4
    children = [child.pid for child in multiprocessing.active_children()]
    rounds = [(_round(one, []), _round(halves, children)) for _ in range(ROUNDS)]
    for loop in (one, halves):
        loop.close()  # type: ignore[attr-defined]  # a generator
    alone = min(spent for (spent, _), _ in rounds)
    together = min(spent for _, (spent, _) in rounds)
    idle = statistics.median(idle for _, (_, idle) in rounds)
    return [f"{alone:.0f}", f"{together:.0f}", f"{cores * alone / together:.2f}", f"{100 * idle:.0f}"]


def _round(loop: Loop, children: list[int | None]) -> tuple[float, float]:
    """Microseconds of processor time a decision, of this process and its children; how much of the time these had nothing to do."""
    began, decisions, mine, theirs = time.perf_counter(), 0, _spent(["self"]), _spent(children)
    while decisions < COUNTED:
        decisions += next(loop)
    whole = (time.perf_counter() - began) * 1e6 * len(children)
    here, there = _spent(["self"]).since(mine), _spent(children).since(theirs)
    idle = 1 - (there.running + there.ready) / whole if children else 0.0
    return (here.running + there.running) / decisions, idle


def _spent(pids: Sequence[int | str | None]) -> Spent:
    """What these processes have spent together until now."""
    times = [Path(f"/proc/{pid}/schedstat").read_text().split() for pid in pids]
    return Spent(*(sum(int(time[at]) for time in times) / 1000 for at in range(2)))


def _middle(values: list[float], form: str) -> str:
    return format(statistics.median(values), form) if values else "absent"


def absent_or(maker: Callable[[str], Loop], game_id: str) -> Loop | None:
    """The loop; None where what it needs is not installed."""
    try:
        loop = maker(game_id)
        next(loop)
    except ImportError:
        return None
    return loop


def measured(loops: list[Loop | None]) -> list[list[float]]:
    """Decisions a second of each loop in every round, in which they take turns; none for what is absent."""
    found: list[list[float]] = [[] for _ in loops]
    for _ in range(ROUNDS):
        for loop, rates in zip(loops, found, strict=True):
            if loop is not None:
                rates.append(_rate(loop))
    for loop in loops:
        if loop is not None:
            loop.close()  # type: ignore[attr-defined]  # a generator
    return found


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


def in_halves(game_id: str, processes: int) -> Loop:
    """The same, one half of the games being played while actions are chosen for the other."""
    import numpy as np

    from rules.vector import Games

    rng: Any = np.random.default_rng(1)
    with Games(game_id, NUMBER, PLAYERS, processes=processes, parts=2) as games:
        masks = games.reset(1).masks
        for part, rows in enumerate(games.parts):
            games.step_async(picked(masks[rows.start : rows.stop], rng), part)
        while True:
            for part, rows in enumerate(games.parts):
                games.step_async(picked(games.step_wait(part).masks, rng), part)
                yield len(rows)


def programs(game_id: str, count: int) -> Loop:
    """So many programs at once, each with games of its own in one process: no more can be had of the cores now."""
    context = multiprocessing.get_context("spawn")
    pairs = [context.Pipe() for _ in range(count)]
    started = [context.Process(target=_program, args=(theirs, game_id), daemon=True) for _, theirs in pairs]
    for process in started:
        process.start()
    try:
        while True:
            for ours, _ in pairs:
                ours.send(True)
            yield sum(ours.recv() for ours, _ in pairs)
    finally:
        for process in started:
            process.kill()


def _program(pipe: Connection, game_id: str) -> None:
    """One of them: whenever it is told to, plays for a slice of time, and answers how many decisions were taken."""
    loop = vector(game_id, 0)
    while pipe.recv():
        began, decisions = time.perf_counter(), 0
        while time.perf_counter() - began < SLICE:
            decisions += next(loop)
        pipe.send(decisions)


def picked(masks: Any, rng: Any) -> Any:
    """A legal action of each game, uniformly, all at once."""
    import numpy as np

    rows, actions = np.nonzero(masks.view(np.bool_))
    counts = np.bincount(rows, minlength=len(masks))
    return actions[np.cumsum(counts) - counts + (rng.random(len(masks)) * counts).astype(int)]
