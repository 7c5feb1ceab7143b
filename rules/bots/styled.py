"""How a rival plays: as `even` of its strength, by hints that its taste has changed."""

from __future__ import annotations

from rules.bots.even import EvenBot
from rules.bots.rival import Rival, is_feature
from rules.core.event import Event
from rules.core.rng import RandomSource
from rules.core.state import State


class RivalBot(EvenBot):
    """Takes, of moves that look nearly as good, one that leads to what it likes."""

    def __init__(self, rival: Rival) -> None:
        super().__init__(rival.judges or rival.strength, self._look)
        self._rival = rival
        self._reach = sum(map(abs, rival.taste.values()))

    def _look(self, view: State, legal: list[int], rng: RandomSource) -> list[float]:
        """The hints, and what it likes besides, of the moves that come near enough to the best-looking one for that to matter."""
        hints = view.hints(legal)
        if view.game.id != self._rival.game or len(legal) < 2:
            return hints
        least, truth = max(hints) - self._reach, view.resample(rng)
        return [
            hint if hint < least else hint + self._liking(truth, action)
            for action, hint in zip(legal, hints, strict=True)
        ]

    def _liking(self, truth: State, action: int) -> float:
        seat = truth.current_player
        assert seat is not None
        events = foreseen(truth, action, seat, self._rival.ahead)
        taste = self._rival.taste.items()
        return sum(worth for feature, worth in taste if any(is_feature(feature, event, seat) for event in events))


def foreseen(truth: State, action: int, seat: int, moves: int) -> list[Event]:
    """What happens when a seat takes an action, and goes on by hints for so many moves of its own."""
    state, events = truth.clone(), list[Event]()
    state.events = events
    state.apply(action)
    for _ in range(moves):
        if state.current_player != seat:
            break
        legal = state.legal_actions()
        hints = state.hints(legal)
        state.apply(legal[hints.index(max(hints))])
    return events
