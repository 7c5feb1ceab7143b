"""Our games as PettingZoo environments, one agent acting at a time (AEC).

from rules.adapters.pettingzoo import env
table = env("indy", players=4)
table.reset(seed=7)
"""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from functools import cache
from secrets import randbits
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper

import rules
from rules.adapters import LONGEST
from rules.adapters.observed import SHORT, observed, size
from rules.core.state import State

SEED_BITS = 32


class TribesEnv(AECEnv):  # type: ignore[misc]  # PettingZoo is not there for the type checker
    """A game between agents `seat_0`, `seat_1` and so on, who get what their own view shows, never the truth.

    An observation is a dict: `observation`, numbers in [-1, 1] (`rules.adapters.observed`), and `action_mask`, 1 for
    each legal action id, all 0 when it is another's turn. Rewards come at the end: `State.returns()`, 1 for the first,
    -1 for the last, their sum 0. Chance comes from the game's own generator; the seed is that of `Game.new_state`. A game
    that has taken `longest` decisions is truncated.
    """

    metadata = {"render_modes": ["human", "ansi"], "name": "tribes", "is_parallelizable": False}

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        render_mode: str | None = None,
        longest: int = LONGEST,
        observation: str = SHORT,
        relative_actions: bool = False,
    ) -> None:
        """Take a game's id; without `players` the fewest play, without `options` by the defaults. With `relative_actions` the
        few actions that name a seat count it from the agent's own, as observations do.

        Raises `UnknownGame`, `BadOption`, or `ValueError` for an observation that is neither "short" nor "whole".
        """
        super().__init__()
        self.game = rules.games[game]
        self.render_mode = render_mode
        self._options = dict(options or {})
        self._longest = longest
        self._way = observation
        self._seed: int | None = None
        self._players = self.game.new_state(players, 0, self._options).players
        seats = range(self._players) if relative_actions else ()
        self._ids = [self.game.relative_actions(self._players, seat) for seat in seats]
        self.metadata = {**self.metadata, "name": f"tribes_{game}"}
        self.possible_agents = [f"seat_{seat}" for seat in range(self._players)]
        self.agents: list[str] = []
        space = Dict(
            {
                "observation": Box(-1.0, 1.0, (size(self.game, observation),), np.float32),
                "action_mask": Box(0, 1, (len(self.game.actions),), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {agent: Discrete(len(self.game.actions)) for agent in self.possible_agents}

    @cache  # noqa: B019  # as PettingZoo wants it: the same space object each time
    def observation_space(self, agent: str) -> Any:
        """What `agent` can be shown."""
        return self.observation_spaces[agent]

    @cache  # noqa: B019
    def action_space(self, agent: str) -> Any:
        """The ids of the game's table of actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game: with the seed given, else the one after the last game's, else any. `options` is not used:
        a game's options belong to the environment."""
        if seed is None:
            seed = randbits(SEED_BITS) if self._seed is None else self._seed + 1
        self._seed = seed
        self._decisions = 0
        self.state_of_play: State = self.game.new_state(self._players, seed, self._options)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._pass_turn()

    def observe(self, agent: str) -> dict[str, Any]:
        """What `agent` may know now, and may do."""
        seat = self.possible_agents.index(agent)
        view = self.state_of_play.view(seat)
        mask: Any = np.zeros(len(self.game.actions), np.int8)
        if self.state_of_play.current_player == seat:
            view.mask_into(mask)
            mask = mask[self._ids[seat]] if self._ids else mask
        return {"observation": observed(self.game, view, self._way), "action_mask": mask}

    def step(self, action: Any) -> None:
        """One decision of the agent in turn; `IllegalAction` for one that the rules forbid."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[self.agent_selection] = 0.0
        seat = self.state_of_play.current_player
        self.state_of_play.apply(self._ids[seat][int(action)] if self._ids and seat is not None else int(action))
        self._decisions += 1
        if self.state_of_play.is_terminal:
            self.rewards = dict(zip(self.possible_agents, self.state_of_play.returns(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        elif self._decisions >= self._longest:
            self.truncations = dict.fromkeys(self.agents, True)
        self._pass_turn()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _pass_turn(self) -> None:
        seat = self.state_of_play.current_player
        self.agent_selection = self.possible_agents[seat or 0]

    def render(self) -> str | None:
        """What a spectator may know, a field a line; returned, or in mode "human" written to standard output."""
        position = self.state_of_play.view(None).dump()
        text = "".join(f"{name}: {json.dumps(value)}\n" for name, value in position.items())
        if self.render_mode == "ansi":
            return text
        sys.stdout.write(text)
        return None

    def close(self) -> None:
        """Part of the interface; there is nothing to close."""

    def __str__(self) -> str:
        return str(self.metadata["name"])


def raw_env(
    game: str,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    render_mode: str | None = None,
    longest: int = LONGEST,
    observation: str = SHORT,
    relative_actions: bool = False,
) -> TribesEnv:
    """A game without wrappers: the fewest players, and the default options, unless others are given."""
    return TribesEnv(game, players, options, render_mode, longest, observation, relative_actions)


def env(
    game: str,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    render_mode: str | None = None,
    longest: int = LONGEST,
    observation: str = SHORT,
    relative_actions: bool = False,
) -> Any:
    """A game as PettingZoo's own are wrapped: an illegal action ends it (-1 for who did it), order is enforced."""
    wrapped = TerminateIllegalWrapper(
        raw_env(game, players, options, render_mode, longest, observation, relative_actions), illegal_reward=-1
    )
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(wrapped))
