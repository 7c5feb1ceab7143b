"""Bots that look no further than the moves at hand: random ones, and those that follow a game's hints."""

from __future__ import annotations

from rules.bots.bot import Budget, Candidate
from rules.core.rng import RandomSource
from rules.core.state import State


class RandomBot:
    """Any legal action, uniformly."""

    def __init__(self) -> None:
        self.candidates: list[Candidate] = []

    def choose(self, view: State, budget: Budget, rng: RandomSource) -> int:
        """A random legal action."""
        return view.pick(rng)


class HintBot:
    """The action whose hint looks best, after a share of `noise` of the hints' spread is mixed in.

    Noise 0 is the best hint always, ties broken by chance; noise 1 hardly looks at the hints.
    """

    def __init__(self, noise: float = 0.0) -> None:
        self.noise = noise
        self.candidates: list[Candidate] = []

    def choose(self, view: State, budget: Budget, rng: RandomSource) -> int:
        """The best-looking legal action."""
        legal = view.legal_actions()
        hints = [view.hint(action) for action in legal]
        spread = max(hints) - min(hints)
        order = sorted(range(len(legal)), key=lambda i: -hints[i])
        self.candidates = [Candidate(legal[i], 0, hints[i]) for i in order[:5]]
        blurred = [hint + self.noise * spread * rng.random() for hint in hints]
        best = max(blurred)
        ties = [action for action, hint in zip(legal, blurred, strict=True) if hint == best]
        return ties[rng.randrange(len(ties))]
