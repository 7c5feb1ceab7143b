"""One place among many games: a game after another is played there, and shown in its row of the arrays."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import rules
from rules.bots.bot import Bot, Budget
from rules.bots.levels import make
from rules.core.rng import Rng, seeded
from rules.core.state import State
from rules.vector.arrays import Arrays


class SlotKind(NamedTuple):
    """What is played: a game, its players and options, who sits beside the learner (a level, or None: the learner plays
    every seat), after how many decisions a game is broken off, and whether action ids count seats from the one who decides.
    """

    game: str
    players: int
    options: Mapping[str, Any]
    opponents: str | None
    longest: int
    relative: bool = False


class Slot:
    """Row `row` of the arrays. Its games are those of the seeds `first`, `first + step`, `first + 2 * step` and so on."""

    def __init__(self, kind: SlotKind, arrays: Arrays, row: int, step: int) -> None:
        self._kind = kind
        self._game = rules.games[kind.game]
        self._arrays = arrays
        self._row = row
        self._step = step
        counted = range(kind.players) if kind.relative else ()
        self._observation = memoryview(arrays.observations[row])
        self._final = memoryview(arrays.final_observations[row])
        self._mask = memoryview(arrays.masks[row])
        self._ids = [self._game.relative_actions(kind.players, seat) for seat in counted]
        self._places = [sorted(range(len(ids)), key=ids.__getitem__) for ids in self._ids]
        self._bot: Bot | None = make(kind.opponents) if kind.opponents else None
        self._state: State
        self._deal = 0
        self._learner = 0
        self._decisions = 0

    def reset(self, deal: int) -> None:
        """Begin with the game of this seed."""
        self._arrays.terminated[self._row] = self._arrays.truncated[self._row] = False
        self._begin(deal)

    def act(self) -> None:
        """Carry out the action in the arrays; if the game ends, begin the next. `IllegalAction` if it is not legal."""
        arrays, row, state = self._arrays, self._row, self._state
        actor = state.current_player
        arrays.actors[row] = actor
        action = int(arrays.actions[row])
        state.apply(self._ids[arrays.actors[row]][action] if self._ids and 0 <= action < len(self._ids[0]) else action)
        self._decisions += 1
        self._let_others_play()
        over = state.is_terminal
        cut = not over and self._decisions >= self._kind.longest
        arrays.terminated[row], arrays.truncated[row] = over, cut
        arrays.returns[row] = state.returns() if over else 0.0
        if over or cut:
            state.observe_into(actor, self._final)
            self._begin(self._deal + self._step)
        else:
            self._show()

    def _begin(self, deal: int) -> None:
        """Deal; a game that ends before the learner decides anything is passed over."""
        while True:
            self._deal = deal
            self._decisions = 0
            self._learner = deal % self._kind.players
            self._state = self._game.new_state(self._kind.players, deal, self._kind.options)
            self._rng = Rng(seeded("vector", self._kind.game, deal))
            self._let_others_play()
            if not self._state.is_terminal and self._decisions < self._kind.longest:
                break
            deal += self._step
        self._show()

    def _let_others_play(self) -> None:
        if self._bot is None:
            return
        state = self._state
        while state.current_player not in (None, self._learner) and self._decisions < self._kind.longest:
            assert state.current_player is not None
            state.apply(self._bot.choose(state.view(state.current_player), Budget(), self._rng))
            self._decisions += 1

    def _show(self) -> None:
        """Write what the seat that decides may know and do."""
        arrays, row, seat = self._arrays, self._row, self._state.current_player
        assert seat is not None
        self._state.observe_into(seat, self._observation)
        self._state.mask_into(self._mask, self._places[seat] if self._ids else None)
        arrays.seats[row] = seat
        arrays.deals[row] = self._deal
        arrays.decisions[row] = self._decisions
