"""Who stands how, steadied: what the next turns take back as a matter of course has changed nothing.

A position is judged at a glance, and a glance makes much of whose turn has just been: of goods that are there to be spent, of gold that
was bid for something still to come. So at the end of each turn a game is played on, as the rules' hints go, until the same seat has had
another one; what the glance saw in the turn counts as far as it is seen all that time.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise

from rules import State

Chances = tuple[float, ...]
"""Of each seat to win; 1 in all."""
LEAST = 0.01
"""So small a change is taken as it is."""
MOST_MOVES = 80
"""Moves that a game is played on at the most."""


class Steadied:
    """The positions of a game, one after the other; `values` are the chances in each."""

    def __init__(self, glance: Callable[[State], Chances], seats: Sequence[int]) -> None:
        """`seats` made the moves between the positions."""
        self._glance, self._seats = glance, seats
        self._turn, self._round, self._begun = list[Chances](), 0, Chances()
        self.values: list[Chances] = []

    def add(self, state: State) -> None:
        """The next position. The chances in a turn are known when it ends."""
        number = len(self.values) + len(self._turn)
        seen = self._glance(state)
        if not self.values:
            self.values.append(seen)
            self._round, self._begun = state.round, seen
            return
        self._turn.append(seen)
        seat = self._seats[number - 1]
        if number < len(self._seats) and self._seats[number] == seat and state.round == self._round:
            return
        before = self.values[-1]
        after = self._kept(state, seat, before, seen)
        self.values += [_between(before, after, share) for share in self._shares(before, after)]
        self._turn, self._round, self._begun = [], state.round, seen

    def _shares(self, before: Chances, after: Chances) -> Iterator[float]:
        """How much of a turn's change has come about after each of its moves: as the glance saw it come."""
        changes = [b - a for a, b in zip(before, after, strict=True)]
        who = max(range(len(changes)), key=lambda one: abs(changes[one]))
        steps = [max(0.0, (now[who] - last[who]) * changes[who]) for last, now in pairwise((self._begun, *self._turn))]
        whole = sum(steps)
        for number in range(1, len(steps)):
            yield sum(steps[:number]) / whole if whole else number / len(steps)
        yield 1.0

    def _kept(self, state: State, seat: int, before: Chances, seen: Chances) -> Chances:
        """What remains of the change, seen for the seat that it concerns most."""
        change = [b - a for a, b in zip(before, seen, strict=True)]
        who = max(range(len(change)), key=lambda one: abs(change[one]))
        if state.is_terminal or abs(change[who]) < LEAST:
            return seen
        least = min(((one[who] - before[who]) / change[who] for one in self._ahead(state, seat)), default=1.0)
        return _between(before, seen, max(0.0, min(1.0, least)))

    def _ahead(self, state: State, seat: int) -> Iterator[Chances]:
        """The chances after each of the next turns, until that seat has had one."""
        twin, had = state.clone(), False
        twin.events = None
        for _ in range(MOST_MOVES):
            mover = twin.current_player
            assert mover is not None
            view = twin.view(mover)
            twin.apply(max(view.legal_actions(), key=view.hint))
            had = had or mover == seat
            if twin.current_player != mover:
                yield self._glance(twin)
            if twin.is_terminal or (had and twin.current_player != seat):
                return


def _between(one: Chances, other: Chances, share: float) -> Chances:
    """So far from the one to the other."""
    return other if share == 1.0 else tuple(a + share * (b - a) for a, b in zip(one, other, strict=True))
