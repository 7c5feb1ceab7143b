"""A contestant of a leaderboard in one seat of one game: a pinned baseline, a program, a policy, a bot of OpenSpiel's."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol

import rules
from rules import Rng, State
from rules.bots.pinned import Pinned
from rules.core.rng import seeded
from tribes_tui.errors import Mendable
from tribes_tui.seats.program import LIMIT, Program, ProgramError, decision
from tribes_tui.words.said import commands as said


class Unplayed(RuntimeError):
    """A bot gave no legal action; the text says why."""


class Player(Protocol):
    """A contestant in one seat of one game."""

    def choose(self, view: State, number: int) -> int:
        """The action in `view`, after `number` decisions. Raises `Unplayed`."""

    def saw(self, action: int) -> None:
        """A decision was taken by whomever."""

    def leave(self) -> None:
        """The game is over."""


class PinnedPlayer:
    """A pinned baseline."""

    def __init__(self, policy: Pinned, seat: int, seed: int) -> None:
        self._policy, self._rng = policy, Rng(seeded("leaderboard", policy.name, seed, seat))

    def choose(self, view: State, number: int) -> int:
        """What it always does there."""
        return self._policy.choose(view, self._rng)

    def saw(self, action: int) -> None:
        """It needs no memory."""

    def leave(self) -> None:
        """Nothing is held."""


class ProgramPlayer:
    """A program, started for one game; what it may take for a decision is what it may at a table."""

    def __init__(self, command: str, players: int) -> None:
        self._program, self._names = Program(command), [f"seat {seat}" for seat in range(players)]  # no words

    def choose(self, view: State, number: int) -> int:
        """Its answer."""
        try:
            return self._program.ask(view, decision(view, self._names, number, LIMIT))
        except ProgramError as error:
            raise Unplayed(said.program_failed(why=str(error)).replace("|", "/")) from None  # it may stand in a table

    def saw(self, action: int) -> None:
        """It is told with its next view."""

    def leave(self) -> None:
        """End it."""
        self._program.close()


class PolicyPlayer:
    """A function of what PettingZoo shows: `{"observation": numbers, "action_mask": 0 or 1 for each action}`."""

    def __init__(self, policy: Callable[[Mapping[str, Any]], Any], game_id: str) -> None:
        self._policy, self._game = policy, rules.games[game_id]

    def choose(self, view: State, number: int) -> int:
        """What it answers, where that is legal."""
        import numpy as np

        from rules.adapters.observed import SHORT, observed

        mask: Any = np.zeros(len(self._game.actions), np.int8)
        mask[view.legal_actions()] = 1
        seen = {"observation": observed(self._game, view, SHORT), "action_mask": mask}
        return _legal(view, lambda: self._policy(seen))

    def saw(self, action: int) -> None:
        """It sees positions only."""

    def leave(self) -> None:
        """Nothing is held."""


class SpielPlayer:
    """A bot of OpenSpiel's. The state that it is given is drawn from its seat's view: the truth is not in it."""

    def __init__(self, made: Callable[..., Any], game_id: str, players: int, seat: int, seed: int) -> None:
        try:
            import pyspiel

            import rules.adapters.open_spiel
        except ImportError:
            raise Mendable(said.needs_openspiel()) from None
        self._seat, self._rng = seat, Rng(seeded("leaderboard", "open_spiel", seed, seat))
        prefix = rules.adapters.open_spiel.PREFIX
        game = pyspiel.load_game(prefix + game_id, {"players": players, "deals": 1})
        self._state = game.new_initial_state()
        self._state.apply_action(0)
        self._state.inner = rules.games[game_id].new_state(players, seed, {})  # OpenSpiel's own seeds are short
        self._bot = made(game, seat, seed)

    def choose(self, view: State, number: int) -> int:
        """Its step, where that is legal."""
        return _legal(view, lambda: self._bot.step(self._state.resampled(self._seat, self._rng)))

    def saw(self, action: int) -> None:
        """OpenSpiel's own state goes on, for the memory of its players."""
        self._state.apply_action(action)

    def leave(self) -> None:
        """Nothing is held."""


def _legal(view: State, ask: Callable[[], Any]) -> int:
    """The answer, where it is one. Whatever goes wrong in somebody else's bot is its failure, and not ours."""
    try:
        answer = ask()
    except Exception as error:
        raise Unplayed(said.bot_raised(error=type(error).__name__, why=str(error))) from None
    try:
        action = int(answer)
    except (TypeError, ValueError):
        raise Unplayed(said.bot_no_action(answer=f"{str(answer)[:40]!r}")) from None
    if not view.is_legal(action):
        raise Unplayed(said.bot_not_legal(action=action))
    return action
