"""Bots that look no further than the moves at hand: random ones, and those that follow a game's hints."""

from __future__ import annotations

from collections.abc import Callable

from rules.bots.bot import Budget, Candidate
from rules.core.rng import RandomSource
from rules.core.state import State


class RandomBot:
    """Plays any legal action, each with the same chance."""

    def __init__(self) -> None:
        self.candidates: list[Candidate] = []

    def choose(self, view: State, budget: Budget, rng: RandomSource) -> int:
        """A legal action of the view; the budget makes no difference."""
        return view.pick(rng)


class HintBot:
    """Plays the action whose hint is best after a random part of the hints' spread was added to each.

    `noise(game_id)` is the largest such part. With 0 the best hint always wins, ties broken by chance; with more than 1
    even the worst-looking action is taken at times; but nothing is laid to and fro (`State.advance`) where anything else is legal.
    """

    def __init__(self, noise: Callable[[str], float]) -> None:
        self._noise = noise
        self.candidates: list[Candidate] = []

    def choose(self, view: State, budget: Budget, rng: RandomSource) -> int:
        """The legal action that looks best after the noise; `candidates` get the five that look best without it."""
        legal = view.legal_actions()
        hints = view.hints(legal)
        most = self._noise(view.game.id) * (max(hints) - min(hints))
        order = sorted(range(len(legal)), key=lambda i: -hints[i])
        self.candidates = [Candidate(legal[i], 0, hints[i]) for i in order[:5]]
        blurred = [hint + most * rng.random() for hint in hints]
        useful = [i for i, action in enumerate(legal) if view.advance(action) >= 0] or range(len(legal))
        best = max(blurred[i] for i in useful)
        ties = [legal[i] for i in useful if blurred[i] == best]
        return ties[rng.randrange(len(ties))]
