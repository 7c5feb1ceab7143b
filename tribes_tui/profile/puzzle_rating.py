"""A person's rating in puzzles: each is a match, won by who finds it at the first try and without hints.

A puzzle stands where its difficulty pins it: what bots find half the time stands where a medium one does.
"""

from collections.abc import Callable, Mapping, Sequence
from math import log
from typing import NamedTuple

from tribes_tui.profile.counting import MEDIUM
from tribes_tui.profile.puzzles import Attempt
from tribes_tui.profile.rating import Rating, kept, met
from tribes_tui.widgets.charts.standing import VAGUE

SCALE = 400 / log(10)
"""400 points more are ten times the chance."""
CLEAR = 0.05
"""No puzzle counts as found in fewer tries than this, or missed in fewer."""


class RatedPuzzle(NamedTuple):
    """What a puzzle did to the rating."""

    name: str
    before: Rating
    after: Rating

    @property
    def change(self) -> int:
        """In whole points, as they are told."""
        return self.after.told - self.before.told


def known_within(now: Rating) -> int | None:
    """So many points more or less; None as long as nobody knows."""
    return now.within if now.within <= VAGUE else None


def points_of(found: Sequence[float]) -> float:
    """Where a puzzle stands that bots find in such shares of their tries."""
    share = max(CLEAR, min(1 - CLEAR, sum(found) / len(found)))
    return MEDIUM + SCALE * log((1 - share) / share)


def rated(attempts: Mapping[str, Attempt], found: Mapping[str, Sequence[float]]) -> list[RatedPuzzle]:
    """What became of the rating, in the order in which these puzzles were first tried; `found`: by name, those that are known."""
    now, rows = Rating(), list[RatedPuzzle]()
    for name, attempt in attempts.items():
        if name in found:
            after = kept(met(now, points_of(found[name]), SCALE, float(attempt.is_first_try)))
            rows.append(RatedPuzzle(name, now, after))
            now = after
    return rows


def far_from(
    attempts: Mapping[str, Attempt], found: Mapping[str, Sequence[float]]
) -> Callable[[Sequence[float]], float]:
    """How many points a puzzle that bots find in such shares of their tries is away from the rating after these attempts."""
    rows = rated(attempts, found)
    now = rows[-1].after if rows else Rating()
    return lambda shares: abs(points_of(shares) - now.points)
