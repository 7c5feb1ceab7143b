"""Who stands how in a game that is over: known for certain at its end, judged before, and steadied.

Where all ways to the end can be looked at, who wins is known there, not judged. So the end itself is never what a game turned on: showing
hands, passing, counting come after it.

Everywhere else a position is judged at a glance, and a glance makes much of whose turn has just been: of goods that are there to be spent,
of gold that was bid for something still to come. So at the end of each turn a game is played on, as the rules' hints go, until the same
seat has had another one; what the glance saw in the turn counts as far as it is seen all that time. What the next turns take back as a
matter of course has changed nothing.
"""

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from itertools import pairwise

from rules import State

BACK = 24
"""So many positions before the end are looked at."""
MOST = 400
"""So many positions are looked at for each of them; where there are more, it has to be judged."""

Parts = tuple[float, ...]
"""Each seat's part of the win, or how likely it is to have it; 1 in all."""


def parts(state: State) -> Parts:
    """That of a game that is over."""
    ranking = state.ranking()
    return tuple((place == 1) / ranking.count(1) for place in ranking)


def sealed(last: Sequence[State], chosen: Sequence[int]) -> list[Parts]:
    """What the last positions of a game are surely worth, as far back from its end as that can be known: of `last`, oldest first, where
    the final one is over; `chosen` are the actions between them."""
    found, looked_at = [parts(last[-1])], dict[Hashable, Parts]()
    for state, action in zip(reversed(last[:-1]), reversed(chosen), strict=True):
        worth = _best(state, [MOST], looked_at, {action: found[0]})
        if worth is None:
            break
        found.insert(0, worth)
    return found


def _best(state: State, left: list[int], looked_at: dict[Hashable, Parts], known: Mapping[int, Parts]) -> Parts | None:
    """Each seat's part where everybody chooses what is best for themselves; None: there are too many ways. `known`: what actions lead to."""
    if state.is_terminal:
        return parts(state)
    if (key := state.key()) in looked_at:
        return looked_at[key]
    mover, best = state.current_player, None
    assert mover is not None
    for action in state.legal_actions():
        left[0] -= 1
        if left[0] < 0:
            return None
        worth = known.get(action)
        if worth is None:
            twin = state.clone()
            twin.apply(action)
            worth = _best(twin, left, looked_at, {})
        if worth is None:
            return None
        if best is None or worth[mover] > best[mover]:
            best = worth
    if best is not None:
        looked_at[key] = best
    return best


# ---- Steadied -------------------------------------------------------------------------------------------


LEAST = 0.01
"""So small a change is taken as it is."""
MOST_MOVES = 80
"""Moves that a game is played on at the most."""


class Steadied:
    """The positions of a game, one after the other; `values` are the chances in each."""

    def __init__(self, glance: Callable[[State], Parts], seats: Sequence[int]) -> None:
        """`seats` made the moves between the positions."""
        self._glance, self._seats = glance, seats
        self._turn, self._round, self._begun = list[Parts](), 0, Parts()
        self.values: list[Parts] = []

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

    def _shares(self, before: Parts, after: Parts) -> Iterator[float]:
        """How much of a turn's change has come about after each of its moves: as the glance saw it come."""
        changes = [b - a for a, b in zip(before, after, strict=True)]
        who = max(range(len(changes)), key=lambda one: abs(changes[one]))
        steps = [max(0.0, (now[who] - last[who]) * changes[who]) for last, now in pairwise((self._begun, *self._turn))]
        whole = sum(steps)
        for number in range(1, len(steps)):
            yield sum(steps[:number]) / whole if whole else number / len(steps)
        yield 1.0

    def _kept(self, state: State, seat: int, before: Parts, seen: Parts) -> Parts:
        """What remains of the change, seen for the seat that it concerns most."""
        change = [b - a for a, b in zip(before, seen, strict=True)]
        who = max(range(len(change)), key=lambda one: abs(change[one]))
        if state.is_terminal or abs(change[who]) < LEAST:
            return seen
        least = min(((one[who] - before[who]) / change[who] for one in self._ahead(state, seat)), default=1.0)
        return _between(before, seen, max(0.0, min(1.0, least)))

    def _ahead(self, state: State, seat: int) -> Iterator[Parts]:
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


def _between(one: Parts, other: Parts, share: float) -> Parts:
    """So far from the one to the other."""
    return other if share == 1.0 else tuple(a + share * (b - a) for a, b in zip(one, other, strict=True))
