"""Our games in OpenSpiel: importing this module registers them as `tribes_indy`, `tribes_five_tribes` and so on.

import pyspiel
import rules.adapters.open_spiel
game = pyspiel.load_game("tribes_indy", {"players": 4})

One chance node at the start says which deal is played. All later chance (dice, cards drawn) belongs to the deal, as the
order of a deck does; no view shows it. Utilities are `State.returns()`: by place, from -1 to 1, their sum 0. A game that
has taken `longest` decisions is broken off, and all get 0.
"""

from __future__ import annotations

import json
from typing import Any, NamedTuple, NoReturn

import numpy as np
import pyspiel

import rules
from rules.adapters import LONGEST
from rules.adapters.action_ids import ActionIds
from rules.adapters.known import EVERYBODY, KnownState
from rules.adapters.memory import Memory, only
from rules.adapters.observed import SHORT, size
from rules.core.game import Game
from rules.core.rng import RandomSource
from rules.core.state import State

PREFIX = "tribes_"
PARAMETERS = {
    "players": 0,
    "deals": 1000,
    "seed": 0,
    "options": "default",
    "longest": LONGEST,
    "observation": SHORT,
    "relative_actions": False,
}
"""`players` 0: the fewest. The deals are those of the seeds `seed` to `seed + deals - 1`. `options`: a game's own options,
like "rounds:3;youngest:0". `observation`: which numbers, `short` or `whole` (see `observed`). `relative_actions`: the few
action ids that name a seat count it from the one who decides (`Game.relative_actions`), so that they and the legal ones are
the same for every seat of a symmetric position."""


class Deals(NamedTuple):
    """What a game of OpenSpiel's deals: `among` games of ours, with seeds from `seed`, cut off after `longest` decisions."""

    game_id: str
    players: int
    options: tuple[tuple[str, str], ...]
    seed: int
    among: int
    longest: int

    def deal(self, number: int) -> State:
        """A new game of that deal."""
        state: State = rules.games[self.game_id].new_state(self.players, self.seed + number, dict(self.options))
        return state


class SpielState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel is not there for the type checker
    """A state; `inner` is ours, None at the chance node before the deal."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._deals = game.deals
        self._ids = game.ids
        self.inner: State | None = None
        self.memory: Memory | None = None
        self._decisions = 0
        self._known = KnownState(None)

    def current_player(self) -> int:
        """The seat in turn, or OpenSpiel's number for chance or the end."""
        if self.inner is None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.inner.current_player
        return int(pyspiel.PlayerId.TERMINAL) if seat is None or self._is_broken_off() else seat

    def _is_broken_off(self) -> bool:
        return self._decisions >= self._deals.longest

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The deals, all alike probable."""
        return [(deal, 1 / self._deals.among) for deal in range(self._deals.among)]

    def _legal_actions(self, player: int) -> list[int]:
        if self.inner is None or player != self.inner.current_player or self._is_broken_off():
            return []
        return self._ids.told(player, self.inner.legal_actions())

    def _apply_action(self, action: int) -> None:
        if self.inner is None:
            self.inner = self._deals.deal(action)
            return
        self._known = KnownState(None)
        seat = self.inner.current_player
        assert seat is not None
        own = self._ids.own(seat, action)
        self.memory = Memory(self.memory, seat, self.inner.clone(), own)
        self.inner.apply(own)
        self._decisions += 1

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return str(rules.games[self._deals.game_id].actions[self._ids.own(player, action)].text)

    def is_terminal(self) -> bool:
        """Whether the game is over, or broken off."""
        return self.inner is not None and (self.inner.is_terminal or self._is_broken_off())

    def returns(self) -> list[float]:
        """Utilities by seat; 0 before the end, and for a game that was broken off."""
        if self.inner is None or not self.inner.is_terminal:
            return [0.0] * self._deals.players
        return list(self.inner.returns())

    def __str__(self) -> str:
        return "before the deal" if self.inner is None else json.dumps(self.inner.dump())

    # ---- What players know --------------------------------------------------------------------

    @property
    def known(self) -> KnownState:
        """What players may know now."""
        if self._known.of is not self.inner:
            self._known = KnownState(self.inner)
        return self._known

    def remembered(self, player: int) -> str:
        """Stands for what `player` saw and did before."""
        return self.memory.of(player) if self.memory else ""

    def resampled(self, player: int, rng: RandomSource) -> SpielState:
        """Another state that `player` cannot tell from this one; `inner` is drawn from that player's view alone."""
        assert self.inner is not None
        other: SpielState = self.clone()
        other.inner = self.inner.view(player).resample(rng)
        other.memory = only(self.memory, player)
        return other

    def resample_from_infostate(self, player: int, sampler: Any) -> NoReturn:
        """OpenSpiel's search asks for it where it has no resampler, each time with a sampler that begins anew: all would be
        the same draw. So it is told what it needs."""
        raise NotImplementedError("first bot.set_resampler(rules.adapters.open_spiel.resampler(rules.Rng(seed)))")


class Observer:
    """Tells a player what it knows, as text and (but for private parts alone) as numbers."""

    def __init__(self, game: SpielGame, kind: Any) -> None:
        self._private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._public = kind.public_info
        self._remembers = kind.perfect_recall
        self._way = game.observation
        self.tensor: Any = np.zeros(size(game.ours, self._way), np.float32) if self._public else None
        self.dict = {"view": self.tensor} if self._public else {}

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill `tensor` with what `player` knows."""
        if self.tensor is None:
            return
        numbers = state.known.numbers(self._viewer(player), self._way)
        if numbers is None:
            self.tensor.fill(0.0)
        else:
            self.tensor[:] = numbers

    def string_from(self, state: SpielState, player: int) -> str:
        """The view of `player` as JSON; with perfect recall, before it what stands for all it saw and did."""
        if state.inner is None:
            return ""
        told = state.known.text(self._viewer(player)) if self._public else json.dumps(state.known.private(player))
        return f"{state.remembered(player)} {told}" if self._remembers and self._private else told

    def _viewer(self, player: int) -> int:
        return player if self._private else EVERYBODY


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games; each has a subclass of its own, made by `register`."""

    ours: Game[Any]
    kind: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        """Take what OpenSpiel was given of `PARAMETERS`, whose defaults stand for the rest. Raises `BadOption`."""
        given = {**PARAMETERS, **(params or {})}
        options = read_options(str(given["options"]))
        players = self.ours.new_state(int(given["players"]) or None, 0, options).players
        seed, deals, longest = int(given["seed"]), int(given["deals"]), int(given["longest"])
        self.observation = str(given["observation"])
        size(self.ours, self.observation)  # refuses one that there is none of
        self.ids = ActionIds(self.ours, players, bool(given["relative_actions"]))
        self.deals = Deals(self.ours.id, players, tuple(options.items()), seed, deals, longest)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.ours.actions),
            max_chance_outcomes=deals,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=longest,
        )
        super().__init__(self.kind, info, params or {})

    def new_initial_state(self) -> SpielState:
        """The chance node before the deal."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """How players are told what they know. There are no parameters."""
        return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))

    def max_chance_nodes_in_history(self) -> int:
        """One: the deal is all the chance that OpenSpiel sees."""
        return 1


def read_options(text: str) -> dict[str, str]:
    """Options written like "rounds:3;youngest:0", or "default" for none."""
    pairs = [] if text == "default" else [pair.partition(":") for pair in text.split(";")]
    return {name.strip(): value.strip() for name, _, value in pairs}


def resampler(rng: RandomSource) -> Any:
    """What OpenSpiel's Python `ISMCTSBot.set_resampler` wants: draws states from the player's view alone."""

    def resample(state: SpielState, player: int) -> SpielState:
        return state.resampled(player, rng)

    return resample


def register(game_id: str) -> None:
    """Make a game of ours known to OpenSpiel."""
    game = rules.games[game_id]
    kind = pyspiel.GameType(
        short_name=PREFIX + game_id,
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=PARAMETERS,
    )
    name = "".join(word.title() for word in game_id.split("_"))
    made = type(name, (SpielGame,), {"ours": game, "kind": kind, "__module__": __name__})
    globals()[name] = made
    pyspiel.register_game(kind, made)


for _id in rules.games:
    register(_id)
