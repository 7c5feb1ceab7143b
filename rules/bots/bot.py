"""The contract of a bot."""

from typing import NamedTuple, Protocol

from rules.core.rng import RandomSource
from rules.core.state import State


class Budget(NamedTuple):
    """How long a bot may think: milliseconds by the clock, or a number of simulations, which is repeatable.

    With neither, the level's own measure.
    """

    milliseconds: float | None = None
    simulations: int | None = None


class Candidate(NamedTuple):
    """A move that a bot weighed.

    `visits` how much of its thought went to it, `lead` what it expects from it (from -1, lost, to 1, won; a hint's own
    measure where `visits` is 0), `certainty` its share of the thought, `line` the actions it expects, this one first.
    `ahead` is how many points ahead of the best other seat it expects to end; None where points tell nothing. In so many tries as
    `ended` says it saw the end of the game.
    """

    action: int
    visits: int
    lead: float
    certainty: float = 0.0
    line: tuple[int, ...] = ()
    ahead: float | None = None
    ended: int = 0


class Bot(Protocol):
    """Chooses for the seat whose view it is given.

    `choose` returns a legal action of the view; `candidates` are those of its last choice, best first.
    """

    candidates: list[Candidate]

    def choose(self, view: State, budget: Budget, rng: RandomSource) -> int:
        """The action to take in `view`, which must list legal actions."""
