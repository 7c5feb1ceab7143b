"""How the search is set for each game: found by playing the settings against each other."""

from __future__ import annotations

from typing import NamedTuple


class Tuning(NamedTuple):
    """`depth` nodes a simulation goes down at the most; `rollout` moves are played after the new node, each the best
    looking of `sample` random ones (or of all, when they are fewer); a node tries `widening` times the root of its
    visits different actions; `trust` is how much the hints count while an action is new."""

    depth: int = 60
    rollout: int = 16
    sample: int = 30
    widening: float = 0.5
    trust: float = 1.5


TUNING: dict[str, Tuning] = {}

USUAL = Tuning()


def tuning_of(game_id: str) -> Tuning:
    """The settings for a game; the usual ones for a game without its own."""
    return TUNING.get(game_id, USUAL)
