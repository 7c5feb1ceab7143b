"""Whole games between bots, as fast as they go."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import rules
from rules import Event, Rng, State
from rules.bots.bot import Budget
from rules.bots.levels import make
from rules.core.rng import seeded
from tribes_tui.play.past import why_ended
from tribes_tui.seats.par import NICENESS
from tribes_tui.seats.worker import BotPool, answer_once, asked_elsewhere

RANDOM = "random"
MEMORY = 32
"""The last decisions of a game are played again with events, to learn why it ended."""


class SimulatedGame(NamedTuple):
    """What came of one game; `end` says why it ended."""

    seed: int
    scores: tuple[int, ...]
    ranking: tuple[int, ...]
    rounds: int
    decisions: int
    end: str


class Simulation:
    """Games between bots of the given levels, one a seat."""

    def __init__(self, game_id: str, levels: Sequence[str], options: Mapping[str, object]) -> None:
        self.game_id = game_id
        self.levels = tuple(levels)
        self.options = dict(options)

    def play(self, seed: int) -> SimulatedGame:
        """One game. The same seed gives the same game, as far as the bots don't think by the clock."""
        state = rules.games[self.game_id].new_state(len(self.levels), seed, self.options)
        rng = Rng(seeded("bots", self.game_id, seed))
        course = _Course(state)
        bots, is_random = BotPool(), {*self.levels} == {RANDOM}
        while (seat := state.current_player) is not None:
            if is_random:  # such bots need no view: they look at nothing, and draw as the bot of that level would
                action = state.pick(rng)
            else:
                action = bots.choose(state.view(seat), self.levels[seat], rng.getrandbits(63)).action
            state.apply(action)
            course.add(state, action)
        return SimulatedGame(
            seed, state.scores(), state.ranking(), state.round, course.decisions, why_ended(course.last_events())
        )


class _Course:
    """How a game went: the number of decisions, and a way back to the last few of them."""

    def __init__(self, state: State) -> None:
        self.decisions = 0
        self._from = state.clone()
        self._since: list[int] = []

    def add(self, state: State, action: int) -> None:
        """Note a decision that was just taken."""
        self.decisions += 1
        self._since.append(action)
        if len(self._since) == MEMORY and not state.is_terminal:
            self._from = state.clone()
            self._since.clear()

    def last_events(self) -> list[Event]:
        """What happened in the last decision."""
        events: list[Event] = []
        for action in self._since:
            self._from.events = events = []
            self._from.apply(action)
        return events


# ---- A deal played by bots alone, game by game and seat by seat ----------------------------------


class FieldGames(NamedTuple):
    """`games` games of a deal, between bots of these levels, by seat."""

    game: str
    seed: int
    options: Mapping[str, Any]
    levels: Sequence[str]
    games: int


class FieldGame(NamedTuple):
    """How one of them ended: places and points, by seat."""

    ranking: Sequence[int]
    scores: Sequence[int]


def played(wanted: FieldGames) -> list[FieldGame]:
    """The games; the same arguments give the same ones."""
    game, bots = rules.games[wanted.game], [make(level) for level in wanted.levels]
    found = []
    for number in range(wanted.games):
        state = game.new_state(len(bots), wanted.seed, wanted.options)
        rng = Rng(seeded("field", wanted.game, wanted.seed, *wanted.levels, number))
        while (player := state.current_player) is not None:
            state.apply(bots[player].choose(state.view(player), Budget(), rng))
        found.append(FieldGame(state.ranking(), state.scores()))
    return found


def played_elsewhere(wanted: FieldGames) -> list[FieldGame]:
    """The same by a process of its own, which lets others go first. Raises `OSError`, `ValueError` when it came to nothing."""
    found = asked_elsewhere("simulation", wanted)
    if found is None:
        raise ValueError("the process that played the games has ended")
    return [FieldGame(*game) for game in found]


def main() -> None:
    """How the games end that are asked for."""
    answer_once(NICENESS, lambda given: played(FieldGames(*given)))
