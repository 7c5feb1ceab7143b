"""One place among many games: a game after another is played there, and shown in its row of the arrays."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import rules
from rules.bots.bot import Bot, Budget
from rules.bots.levels import make
from rules.core.errors import IllegalAction
from rules.core.observation import ArrayRow
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
        self._observation = ArrayRow(arrays.observations[row])
        self._final = ArrayRow(arrays.final_observations[row])
        self._mask = ArrayRow(arrays.masks[row])
        # Single numbers are read and written through memory, too: an array's own way takes twice as long.
        self._action, self._actor = memoryview(arrays.actions[row:]), memoryview(arrays.actors[row:])
        self._seat, self._number = memoryview(arrays.seats[row:]), memoryview(arrays.decisions[row:])
        self._has_ended = True
        self._ids = [self._game.relative_actions(kind.players, seat) for seat in counted]
        self._places = [sorted(range(len(ids)), key=ids.__getitem__) for ids in self._ids]
        self._bot: Bot | None = make(kind.opponents) if kind.opponents else None
        self._state: State
        self._deal = 0
        self._learner = 0
        self._decisions = 0

    def reset(self, deal: int) -> None:
        """Begin with the game of this seed."""
        self._end(over=False, cut=False)
        self._begin(deal)

    def act(self) -> None:
        """Carry out the action in the arrays; if the game ends, begin the next. `IllegalAction` if it is not legal."""
        state, ids, action = self._state, self._ids, self._action[0]
        actor = state.current_player
        assert actor is not None
        self._actor[0] = actor
        state.apply(ids[actor][action] if ids and 0 <= action < len(ids[0]) else action)
        self._decisions += 1
        if self._bot is not None:
            self._let_others_play()
        over = state.current_player is None
        cut = not over and self._decisions >= self._kind.longest
        if over or cut:
            self._end(over, cut)
            state.observe_into(actor, self._final)
            self._begin(self._deal + self._step)
            return
        if self._has_ended:
            self._end(over=False, cut=False)
        self._show()

    def _end(self, over: bool, cut: bool) -> None:
        """Write how the last action ended."""
        arrays, row = self._arrays, self._row
        arrays.terminated[row], arrays.truncated[row] = over, cut
        arrays.returns[row] = self._state.returns() if over else 0.0
        self._has_ended = over or cut

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
        self._arrays.deals[self._row] = deal
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
        seat = self._state.current_player
        assert seat is not None
        self._state.observe_into(seat, self._observation)
        self._state.mask_into(self._mask, self._places[seat] if self._ids else None)
        self._seat[0] = seat
        self._number[0] = self._decisions


def act(slots: Sequence[Slot], rows: range) -> None:
    """Carry out the actions of these rows. `IllegalAction` names the game whose action was not legal; the rest may have been taken."""
    for row, slot in zip(rows, slots, strict=True):
        try:
            slot.act()
        except IllegalAction as error:
            raise IllegalAction(f"game {row}: {error.reason}", error.section) from None
