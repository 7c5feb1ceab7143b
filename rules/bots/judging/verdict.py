"""Judging one decision after the game: what was played against the best other move, on the same draws.

Half of the simulations look for the best move as a bot would. The other half are played in pairs: both moves on one draw of
what was hidden. The draws of the second half have no part in choosing, so that the difference leans to neither side; its
interval says how sure it is, and nothing is called better or worse that the interval does not. A move that seems clearly the best
is compared with more of the others: who calls it good says so of all of them. What would be marked is looked at once more, for longer
and from the beginning: a tree that finds what one move is good for, and not yet what the other is, errs on every draw alike. So is
what isn't, though the figures differ: they shall lie near each other, or the difference be sure, as far as the games suffice.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from math import sqrt
from typing import NamedTuple

from rules.bots.bot import Budget
from rules.bots.mcts.alike import are_alike
from rules.bots.mcts.chance import chance
from rules.bots.mcts.root import Root
from rules.bots.mcts.search import SearchBot
from rules.bots.mcts.tree import Node
from rules.bots.mcts.tuning import Tuning, tuning_of
from rules.core.rng import RandomSource
from rules.core.state import State
from rules.core.surely import wins

GOOD, BETTER, COSTLY = "good", "better", "costly"
"""The marks: clearly the best; another move was clearly better; and by much (`MUCH`)."""
EVEN, UNSURE = "even", "unsure"
"""What is said without a mark: both moves are worth as much (`NEAR`); the games were not enough to be sure."""
HAIR = 0.01
"""Chances to win that differ by less are the same to a person."""
MUCH = 0.10
"""What is called costly lost as much, as it is told: in hundredths."""
SEEN = 0.02
"""Another move was better when it is worth so much more: by less than that a search of ten times the length often differs."""
NEAR = 0.05
"""Figures that differ by so much, as they are told, are not called even."""
CLEARLY = 0.03
"""A move is good when it is worth so much more than the best other one."""
ERRORS = 3.0
"""Half the width of an interval, in standard errors: one in 370 leaves the truth outside."""
RIVALS = 3
"""A move is good when it is better than so many of the others that look best: the search may not have found the best of them first."""
AGAIN = 4
"""The second look at a move that would be marked is so many times as long as the whole of the first."""
LEAST_PAIRS = 8
"""Fewer say nothing of how much they vary."""


class Verdict(NamedTuple):
    """What is said of a decision. `gain` is by how much the chance to win (0 to 1) is larger with the move played than with
    `other`, the best of the others, `low` to `high` its interval; `expected` the chance with the better of the two.
    """

    played: int
    other: int
    gain: float
    low: float
    high: float
    expected: float

    @property
    def mark(self) -> str:
        """`GOOD`, `BETTER` (the other one was), `COSTLY`, or "" where the interval allows none."""
        if self.high < -SEEN:
            return COSTLY if round(self.gain, 2) <= -MUCH else BETTER
        return GOOD if self.low > CLEARLY or self.is_sure_win else ""

    @property
    def is_sure_win(self) -> bool:
        """Whether the move played surely wins, and the other doesn't: no search is as certain of anything."""
        return self.expected == 1.0 and self.gain > 0

    @property
    def told(self) -> str:
        """The mark, or which of two things is so where there is none."""
        return self.mark or (UNSURE if abs(round(self.gain, 2)) >= NEAR else EVEN)

    @property
    def error(self) -> float:
        """The standard error of `gain`."""
        return (self.high - self.low) / (2 * ERRORS)


def verdict(view: State, played: int, simulations: int, rng: RandomSource) -> Verdict | None:
    """Judge the move `played` by the viewer of `view`; None where all moves that look sensible come to the same."""
    said = first_look(view, played, simulations, rng)
    if said is None or said.told == EVEN:
        return said
    return both(said, compared(view, played, said.other, AGAIN * simulations, rng))


def first_look(view: State, played: int, simulations: int, rng: RandomSource) -> Verdict | None:
    """The same by one look, which a mark is not to be built on."""
    bot = SearchBot(stops=False, keeps_gains=False)  # the best of the others is asked for, too, whatever it is
    found = bot.choose(view, Budget(simulations=simulations // 2), rng)
    order = [found, *(one.action for one in bot.candidates if one.action != found)]
    others = (move for move in order if not are_alike(view, played, move, rng))
    said = None
    for other in islice(others, RIVALS):
        one = compared(view, played, other, simulations - simulations // 2, rng)
        said = one if said is None else min(said, one, key=lambda verdict: verdict.low)
        if said.mark != GOOD:
            break
    return said


def both(first: Verdict, second: Verdict) -> Verdict:
    """Two looks at the same moves as one: what the second says, with an interval that holds what a third would say if it moved as far
    again: a tree that the longer look has changed much is not done yet. It holds that of the first, too, if that was sure of something.
    """
    third = 2 * second.gain - first.gain
    held = (first, second) if first.mark else (second,)
    return second._replace(low=min(third, *(one.low for one in held)), high=max(third, *(one.high for one in held)))


def compared(view: State, played: int, other: int, simulations: int, rng: RandomSource) -> Verdict:
    """Both moves on the same draws, each with half of the simulations."""
    tuning: Tuning = tuning_of(view.game.id)
    moves = [played, other]
    root = Root(view, Node(view.players), moves, dict.fromkeys(moves, 0.0), tuning, rng)
    differences, total, won = [], 0.0, [True, True]
    for _ in range(max(LEAST_PAIRS, simulations // 2)):
        truth = view.resample(rng)
        won = [is_so and wins(truth, move) for is_so, move in zip(won, moves, strict=True)]
        mine, theirs = (root.simulate(truth.clone(), move) for move in moves)
        differences.append(mine.told - theirs.told)
        total += mine.told + theirs.told
    mean, error = mean_and_error(differences, root.spread.of[_seat(view)])
    said = _as_chances(view, played, other, total / (2 * len(differences)), mean, error)
    return _for_certain(said, *won) if any(won) else said


def _for_certain(said: Verdict, has_won: bool, other_has_won: bool) -> Verdict:
    """The same where one of the moves, or both, surely win the game, whatever was drawn: that is worth all there is to win."""
    if has_won and other_has_won:
        return said._replace(gain=0.0, low=0.0, high=0.0, expected=1.0)
    half, less = (said.high - said.low) / 2, 1.0 - (said.expected - abs(said.gain))
    if has_won:
        gain = max(less, HAIR)
        return said._replace(gain=gain, low=max(gain - half, HAIR), high=gain + half, expected=1.0)
    gain = -max(less, 0.0)
    return said._replace(gain=gain, low=gain - half, high=gain + half, expected=1.0)


def _seat(view: State) -> int:
    assert view.viewer is not None
    return view.viewer


def mean_and_error(differences: Sequence[float], spread: float) -> tuple[float, float]:
    """The mean and its standard error, which is never believed to be nothing: a rare disaster may not have come yet."""
    count = len(differences)
    mean = sum(differences) / count
    squares = sum((difference - mean) ** 2 for difference in differences) + spread * spread
    return mean, sqrt(squares / (count - 1) / count)


def _as_chances(view: State, played: int, other: int, middle: float, mean: float, error: float) -> Verdict:
    """A difference of values around `middle`, as one of chances."""
    best = chance(view.game.id, view.players, middle + abs(mean) / 2)
    ends = mean, mean - ERRORS * error, mean + ERRORS * error
    gain, low, high = (as_chances(view, middle, difference) for difference in ends)
    return Verdict(played, other, gain, low, high, best)


def as_chances(view: State, middle: float, difference: float) -> float:
    """A difference of values around `middle`, as one of chances to win."""
    low, high = (chance(view.game.id, view.players, middle + half) for half in (-difference / 2, difference / 2))
    return high - low
