"""How strong the bots are, on the scale of ratings: by version, game and number of seats, as they were measured (`pins.json`).

`python -m tests.bench.pins` writes the file anew; `rules/bots/STRENGTH.md` tells what it stands on.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

from rules.bots.levels import MIDDLE, strength_of

MEDIUM = 1000.0
"""Where `medium` stands, in every game with every number of seats."""
KNOTS = ((0, "easy"), (25, "even 25"), (MIDDLE, "medium"), (100, "hard"))
"""Strength of `even` -> who was measured there."""


class Pins(NamedTuple):
    """Of a game with so many seats: where each level stands, and for each place how much luck decides who gets it: by so many points more
    somebody has e times the chance of another."""

    levels: Mapping[str, float]
    scales: Sequence[float]

    def of(self, level: str) -> float | None:
        """Where a level stands, `even 37` too; None where it wasn't measured."""
        strength = strength_of(level)
        return self.levels.get(level) if strength is None else self._between(strength)

    def _between(self, strength: int) -> float:
        for (low, weaker), (high, stronger) in pairwise(KNOTS):
            if strength <= high:
                share = (strength - low) / (high - low)
                return self.levels[weaker] + share * (self.levels[stronger] - self.levels[weaker])
        return self.levels["hard"]

    def strength_at(self, points: float) -> int:
        """How strong `even` is to play against somebody with so many points."""
        for (low, weaker), (high, stronger) in pairwise(KNOTS):
            below, above = self.levels[weaker], self.levels[stronger]
            if points < above and above > below:
                return round(max(0.0, low + (high - low) * (points - below) / (above - below)))
        return KNOTS[-1][0]

    def scale(self, place: int) -> float:
        """Of a place, from 1; of the later ones that of the last that was measured."""
        return self.scales[min(place, len(self.scales)) - 1]


def pins_of(game_id: str, seats: int, policies: Sequence[str]) -> Pins | None:
    """Those of bots of these versions; None where they weren't measured."""
    for one in _sets():
        if {*policies} <= {*one["policies"]}:
            found = one["games"].get(game_id, {}).get(str(seats))
            return None if found is None else Pins(found["levels"], found["scales"])
    return None


def newest_pins(game_id: str, seats: int) -> Pins | None:
    """Those of the bots as they are."""
    from rules.bots.pinned import PINNED

    return pins_of(game_id, seats, [*PINNED])


@cache
def _sets() -> list[dict[str, Any]]:
    """The newest first."""
    found: list[dict[str, Any]] = json.loads(Path(__file__).with_name("pins.json").read_text("utf-8"))["sets"]
    return found
