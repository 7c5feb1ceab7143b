"""Many games stepped together."""

from __future__ import annotations

import multiprocessing
from collections.abc import Mapping, Sequence
from types import TracebackType
from typing import Any, NamedTuple, NoReturn, Self

import numpy as np

import rules
from rules.core.errors import IllegalAction
from rules.core.game import Game
from rules.vector.arrays import Arrays, Sizes
from rules.vector.players import Ended, Players, PlaysHere, PlaysInProcesses, shares
from rules.vector.slot import SlotKind
from rules.vector.worker import STEP

LONGEST = 20_000
"""Decisions after which a game is broken off."""

MOST_PARTS = 255


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

    `parts=2` lets one half of the games be played while actions are chosen for the other, so that no core waits:

        masks = games.reset(seed=7).masks
        for part, rows in enumerate(games.parts):
            games.step_async(chosen(masks[rows.start : rows.stop]), part)
        while ...:
            for part in range(2):
                games.step_async(chosen(games.step_wait(part).masks), part)

    Each game is the same as by whole steps.
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
        parts: int = 1,
    ) -> None:
        """Raises `UnknownGame`, `BadOption`, or `ValueError` for another number that cannot be."""
        if number < 1 or not 0 <= processes <= number:
            raise ValueError(f"{number} games cannot be played in {processes} processes")
        if not 1 <= parts <= min(number, MOST_PARTS):
            raise ValueError(f"{number} games cannot be in {parts} parts")
        self.game: Game[Any] = rules.games[game]
        start = self.game.new_state(players, 0, options)
        self.sizes: Sizes = Sizes(number, start.players, len(self.game.observation_names()), len(self.game.actions))
        self.parts: list[range] = shares(range(number), parts)
        kind = SlotKind(game, start.players, dict(options or {}), opponents, longest, relative_actions)
        memory = multiprocessing.get_context("spawn").RawArray("b", self.sizes.bytes())
        self._arrays = Arrays(self.sizes, memory)
        self._players: Players
        if processes:
            self._players = PlaysInProcesses(kind, self.sizes, memory, self.parts, processes)
        else:
            self._players = PlaysHere(kind, self.sizes, memory, self.parts)
        self._playing: set[int] = set()

    def reset(self, seed: int = 0) -> Seen:
        """Begin anew, with the deals from `seed` (0 to 2**62) on."""
        if not 0 <= seed <= 2**62:
            raise ValueError(f"a seed is from 0 to 2**62, not {seed}")
        every = range(len(self.parts))
        self._order(every, str(seed).encode())
        self._wait(every)
        return self._seen(range(self.sizes.games))

    def step(self, actions: Any) -> Seen:
        """Take one action in each game (N integers); games that end go on with their next deal.

        `IllegalAction` names a game whose action is not legal; reset then, some of the others have gone on.
        """
        every = range(len(self.parts))
        self._take(actions, range(self.sizes.games), every)
        self._wait(every)
        return self._seen(range(self.sizes.games))

    def step_async(self, actions: Any, part: int = 0) -> None:
        """Begin a step in the games of a part, those of the rows `parts[part]`; `step_wait` says what came of it.

        In processes they go on meanwhile, as do those of other parts that were begun.
        """
        self._take(actions, self.parts[part], [part])

    def step_wait(self, part: int = 0) -> Seen:
        """What the step that was begun has led to, in the games of this part alone. Raises as `step` does."""
        self._wait([part])
        return self._seen(self.parts[part])

    def _take(self, actions: Any, rows: range, parts: Sequence[int]) -> None:
        taken = np.asarray(actions)
        if taken.shape != (len(rows),):
            raise ValueError(f"{len(rows)} actions are needed, not an array of shape {taken.shape}")
        self._check_idle(parts)
        self._arrays.actions[rows.start : rows.stop] = taken
        self._order(parts, STEP)

    def _check_idle(self, parts: Sequence[int]) -> None:
        for part in parts:
            if part in self._playing:
                raise RuntimeError(f"a step of part {part} was begun: wait for it first")

    def _order(self, parts: Sequence[int], order: bytes) -> None:
        self._check_idle(parts)
        for part in parts:
            try:
                self._players.order(part, order)
            except Ended:
                self._end()
            self._playing.add(part)

    def _wait(self, parts: Sequence[int]) -> None:
        """Until all of these are done. Raises the first refusal then."""
        refused: list[IllegalAction] = []
        for part in parts:
            if part not in self._playing:
                raise RuntimeError(f"no step of part {part} was begun")
            self._playing.remove(part)
            try:
                self._players.wait(part)
            except IllegalAction as error:
                refused.append(error)
            except Ended:
                self._end()
        if refused:
            raise refused[0]

    def _end(self) -> NoReturn:
        self.close()
        raise RuntimeError("a process of some of the games has ended; all are closed") from None

    def _seen(self, rows: range) -> Seen:
        """Copies: the arrays are written again by the next step."""
        arrays, these = self._arrays, slice(rows.start, rows.stop)
        actors, returns = arrays.actors[these].copy(), arrays.returns[these].copy()
        terminated, truncated = arrays.terminated[these].copy(), arrays.truncated[these].copy()
        finals = arrays.final_observations[these]
        return Seen(
            arrays.observations[these].copy(),
            arrays.masks[these].copy(),
            arrays.seats[these].copy(),
            actors,
            returns[np.arange(len(rows)), actors],
            returns,
            terminated,
            truncated,
            finals.copy() if terminated.any() or truncated.any() else finals[:0],
        )

    def close(self) -> None:
        """End the processes; safe to call twice."""
        self._players.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
