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


LOOKS = 20
"""So often a bot looks again when it would lay something to and fro."""

Look = Callable[[State, list[int], RandomSource], list[float]]
"""How good legal actions of a view look."""


def by_hints(view: State, legal: list[int], rng: RandomSource) -> list[float]:
    """As the game's hints say."""
    return view.hints(legal)


def with_care(view: State, legal: list[int], rng: RandomSource) -> list[float]:
    """As they look to who has time for one decision."""
    return view.looks(legal)


class HintBot:
    """Plays the action whose hint is best after a random part of the hints' spread was added to each.

    `noise(game_id)` is the largest such part. With 0 the best hint always wins, ties broken by chance; with more than 1
    even the worst-looking action is taken at times; but where it would only lay something to and fro (`State.advance`), it looks
    again. `overlooks(game_id)`: the share of decisions in which it doesn't think of actions of a kind, and that.
    """

    def __init__(
        self,
        noise: Callable[[str], float],
        overlooks: Callable[[str], tuple[float, str]] = lambda game_id: (0.0, ""),
        look: Look = by_hints,
    ) -> None:
        self._noise, self._overlooks, self._look = noise, overlooks, look
        self.candidates: list[Candidate] = []

    def choose(self, view: State, budget: Budget, rng: RandomSource) -> int:
        """A win that begins now, as far as the rules see one and it thinks of it; else the legal action that looks best after the noise.
        `candidates` get the five that look best without it."""
        legal = self._thought_of(view, rng)
        hints = self._look(view, legal, rng)
        most = self._noise(view.game.id) * (max(hints) - min(hints))
        order = sorted(range(len(legal)), key=lambda i: -hints[i])
        self.candidates = [Candidate(legal[i], 0, hints[i]) for i in order[:5]]
        sure = view.sure_win()
        if sure in legal:
            return sure
        for _ in range(LOOKS):
            action = _blurred(legal, hints, most, rng)
            if view.advance(action) >= 0:
                return action
        useful = [(action, hint) for action, hint in zip(legal, hints, strict=True) if view.advance(action) >= 0]
        return max(useful, key=lambda one: one[1])[0] if useful else action

    def _thought_of(self, view: State, rng: RandomSource) -> list[int]:
        """The legal actions without those that it overlooks this time."""
        legal, (share, kind) = view.legal_actions(), self._overlooks(view.game.id)
        if not share or rng.random() >= share:
            return legal
        return [action for action in legal if view.game.actions[action].kind != kind] or legal


def _blurred(legal: list[int], hints: list[float], most: float, rng: RandomSource) -> int:
    """The action that looks best after up to `most` was added to each hint."""
    blurred = [hint + most * rng.random() for hint in hints]
    best = max(blurred)
    ties = [action for action, hint in zip(legal, blurred, strict=True) if hint == best]
    return ties[rng.randrange(len(ties))]
