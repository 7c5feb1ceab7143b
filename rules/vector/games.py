"""Many games stepped together."""

from __future__ import annotations

import multiprocessing
from collections.abc import Mapping
from types import TracebackType
from typing import Any, NamedTuple, Self

import numpy as np

import rules
from rules.core.errors import IllegalAction
from rules.core.game import Game
from rules.vector.arrays import Arrays, Sizes
from rules.vector.slot import Kind
from rules.vector.worker import STEP, obey, serve, slots_of

LONGEST = 20_000
"""Decisions after which a game is broken off."""


class Seen(NamedTuple):
    """What N games show: of each the seat that decides now, and how the last action ended.

    `observations` (N, numbers) `float32` in [-1, 1]: `Game.observation` of that seat's view; `masks` (N, actions) `int8`:
    1 for each legal action id; `seats` (N,): that seat. `actors` (N,): who took the last action. `rewards` (N,): theirs at
    a game's end, -1 (last) to 1 (first), else 0; `returns` (N, players): everybody's. `terminated`, `truncated` (N,):
    whether the game ended, or was broken off; what is shown then belongs to the next game already, and
    `final_observations` (N, numbers) holds how the actor saw the end (other rows mean nothing; empty where none ended).
    """

    observations: Any
    masks: Any
    seats: Any
    actors: Any
    rewards: Any
    returns: Any
    terminated: Any
    truncated: Any
    final_observations: Any


class Games:
    """`number` games of one kind, played in so many processes (0: in this one). Close it, or use it in a `with`.

    Game `i` plays the deals of the seeds `seed + i`, `seed + i + number` and so on: what is played depends on the actions
    alone, not on the processes. (These are started anew, as by `multiprocessing`'s "spawn": a program that wants some keeps
    its own doings under `if __name__ == "__main__"`.) With `opponents` (a level of `rules.bots.levels`) the learner has one seat, `deal %
    players`, and only its decisions are shown; without, it plays every seat. With `relative_actions` the few actions that name
    a seat count it from the one who decides, as observations do (`Game.relative_actions`); else ids are the game's own.
    """

    def __init__(
        self,
        game: str,
        number: int,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        opponents: str | None = None,
        processes: int = 0,
        longest: int = LONGEST,
        relative_actions: bool = False,
    ) -> None:
        """Raises `UnknownGame`, `BadOption`, or `ValueError` for another number that cannot be."""
        if number < 1 or not 0 <= processes <= number:
            raise ValueError(f"{number} games cannot be played in {processes} processes")
        self.game: Game[Any] = rules.games[game]
        start = self.game.new_state(players, 0, options)
        self.sizes: Sizes = Sizes(number, start.players, len(self.game.observation_names()), len(self.game.actions))
        kind = Kind(game, start.players, dict(options or {}), opponents, longest, relative_actions)
        context = multiprocessing.get_context("spawn")
        memory = context.RawArray("b", self.sizes.bytes())
        self._arrays = Arrays(self.sizes, memory)
        self._slots = slots_of(kind, self.sizes, memory, range(number)) if processes == 0 else []
        self._pipes = []
        self._workers = []
        for worker in range(processes):
            rows = range(worker * number // processes, (worker + 1) * number // processes)
            ours, theirs = context.Pipe()
            process = context.Process(target=serve, args=(theirs, kind, self.sizes, memory, rows), daemon=True)
            process.start()
            theirs.close()
            self._pipes.append(ours)
            self._workers.append(process)

    def reset(self, seed: int = 0) -> Seen:
        """Begin anew, with the deals from `seed` (0 to 2**62) on."""
        if not 0 <= seed <= 2**62:
            raise ValueError(f"a seed is from 0 to 2**62, not {seed}")
        self._order(str(seed).encode())
        return self._seen()

    def step(self, actions: Any) -> Seen:
        """Take one action in each game (N integers); games that end go on with their next deal.

        `IllegalAction` names a game whose action is not legal; reset then, some of the others have gone on.
        """
        taken = np.asarray(actions)
        if taken.shape != (self.sizes.games,):
            raise ValueError(f"{self.sizes.games} actions are needed, not an array of shape {taken.shape}")
        self._arrays.actions[:] = taken
        self._order(STEP)
        return self._seen()

    def _order(self, order: bytes) -> None:
        if not self._pipes:
            obey(order, self._slots, range(self.sizes.games))
            return
        try:
            for pipe in self._pipes:
                pipe.send_bytes(order)
            answers = [pipe.recv_bytes() for pipe in self._pipes]
        except (EOFError, OSError):
            self.close()
            raise RuntimeError("a process of some of the games has ended; all are closed") from None
        for answer in answers:
            if answer:
                raise IllegalAction(answer.decode())

    def _seen(self) -> Seen:
        """Copies: the arrays are written again by the next step."""
        arrays = self._arrays
        actors = arrays.actors.copy()
        ended = arrays.terminated.any() or arrays.truncated.any()
        return Seen(
            arrays.observations.copy(),
            arrays.masks.copy(),
            arrays.seats.copy(),
            actors,
            arrays.returns[np.arange(self.sizes.games), actors],
            arrays.returns.copy(),
            arrays.terminated.copy(),
            arrays.truncated.copy(),
            arrays.final_observations.copy() if ended else arrays.final_observations[:0],
        )

    def close(self) -> None:
        """End the processes; safe to call twice."""
        for pipe in self._pipes:
            pipe.close()
        for worker in self._workers:
            worker.join(5)
            if worker.is_alive():
                worker.kill()
        self._pipes = []
        self._workers = []

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
