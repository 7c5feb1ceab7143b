"""How everybody stood after each move of a recorded game: points, and how well each seat stood in a bot's eyes.

Only of a game that is over: everything is known then.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from rules import Event, State
from saves.format.course import Course
from saves.replay import advance, start

MOST_TURNING = 3
LEAST_SWING = 0.05
"""How much a turn must change a seat's chance to win to be a turning point."""


class SeatTurn(NamedTuple):
    """Moves of one seat without a break, within a round: from the position after `first` moves to that after `last`."""

    seat: int
    first: int
    last: int


class Turning(NamedTuple):
    """A turn that changed much who stood how.

    round   in which round it was
    seat    whose turn it was
    first   after how many moves it began
    last    after how many it ended
    move    the move of it after which the line is another
    who     the seat whose chance changed most
    """

    round: int
    seat: int
    first: int
    last: int
    move: int
    who: int


class Standings(NamedTuple):
    """A value a position, from the one before the first move to that after the last.

    scores  the points of each seat
    values  each seat's chance to win, 0 to 1, as a bot judges it; empty where not everything is known
    rounds  the round
    turns   the turns of the game, oldest first
    events  what happened at each move, everything known; empty where not everything is
    """

    scores: tuple[tuple[int, ...], ...]
    values: tuple[tuple[float, ...], ...]
    rounds: tuple[int, ...]
    turns: tuple[SeatTurn, ...]
    events: tuple[tuple[Event, ...], ...] = ()

    def turning(self) -> tuple[Turning, ...]:
        """The turns that changed most who stood how, oldest first: the marks of every graph, list and review of a game."""
        if not self.values:
            return ()
        swings = sorted((-self._swing(turn), number) for number, turn in enumerate(self.turns))
        found = [number for swing, number in swings[:MOST_TURNING] if -swing >= LEAST_SWING]
        return tuple(self._turning(self.turns[number]) for number in sorted(found))

    def change(self, seat: int, first: int, last: int) -> float:
        """How much a seat's chance to win changed from one position to another."""
        return self.values[last][seat] - self.values[first][seat]

    def turn_of(self, move: int) -> SeatTurn:
        """The turn to which a move (from 1) belongs."""
        return next(turn for turn in self.turns if move <= turn.last)

    def _swing(self, turn: SeatTurn) -> float:
        """The most that any seat won or lost in a turn."""
        return max(abs(self.change(seat, turn.first, turn.last)) for seat in range(len(self.values[0])))

    def _turning(self, turn: SeatTurn) -> Turning:
        seat, first, last = turn
        changes = [self.change(one, first, last) for one in range(len(self.values[0]))]
        who = max(range(len(changes)), key=lambda one: (abs(changes[one]), one == seat))
        up = 1 if changes[who] > 0 else -1
        move = max(range(first + 1, last + 1), key=lambda move: up * self.change(who, move - 1, move))
        return Turning(self.rounds[move - 1], seat, first, last, move, who)

    def lead(self, seat: int) -> tuple[float, ...]:
        """How far a seat's chance to win was above an even share at each position."""
        return tuple(values[seat] - 1 / len(values) for values in self.values)


def standings(course: Course) -> Standings:
    """All positions of a recorded game that is over. Raises `OtherRules`, or `Parted`."""
    events: list[tuple[Event, ...]] = []
    moves = course.moves
    actions: list[int] = []
    return judged(_states(course, events, actions), [move.seat for move in moves], events, actions)


def judged(
    states: Iterable[State], seats: Sequence[int], events: Sequence[Sequence[Event]], actions: Sequence[int]
) -> Standings:
    """Those of any game that is over: `seats` made the moves between the states, which may be one that goes on; `events` and `actions` are
    those of each move, there once all states were."""
    positions, last = [], deque[State](maxlen=BACK)
    for state in states:
        positions.append((state.scores(), chances_of(state), state.round))
        last.append(state.clone())
    scores, values, rounds = zip(*positions, strict=True)
    known = sealed([*last], actions[len(actions) + 1 - len(last) :])
    return Standings(
        scores, (*values[: -len(known)], *known), rounds, turns_of(seats, rounds), tuple(map(tuple, events))
    )


def chances_of(state: State) -> tuple[float, ...]:
    """Each seat's chance to win; in the end its part of the win, and that of a win that is sure."""
    if state.is_terminal:
        return parts(state)
    if state.sure_win() is not None:
        return tuple(float(seat == state.current_player) for seat in range(state.players))
    from rules.bots.mcts.chance import chances  # not before a game is over: a table needs none

    return chances(state.game.id, state.values())


def turns_of(seats: Sequence[int], rounds: Sequence[int]) -> tuple[SeatTurn, ...]:
    """The moves in turns: who made each, and the round of each position."""
    found: list[SeatTurn] = []
    for number, seat in enumerate(seats, 1):
        last = found[-1] if found else None
        if last is not None and last.seat == seat and rounds[number - 1] == rounds[last.first]:
            found[-1] = last._replace(last=number)
        else:
            found.append(SeatTurn(seat, number - 1, number))
    return tuple(found)


def _states(course: Course, events: list[tuple[Event, ...]], actions: list[int]) -> Iterator[State]:
    """The state before the first move and after each; the same object, which goes on. `events` takes up what happened at each move,
    `actions` what it was."""
    state = start(course)
    yield state
    for move in course.moves:
        state.events = []
        actions.append(advance(course, state, move))
        events.append(tuple(state.events or ()))
        yield state


# ---- The last positions ------------------------------------------------------------------------------
#
# Where all ways to the end can be looked at, who wins is known there, not judged; so the end itself is never what a game turned on:
# showing hands, passing, counting come after it.

BACK = 24
"""So many positions before the end are looked at."""
MOST = 400
"""So many positions are looked at for each of them; where there are more, it has to be judged."""

Parts = tuple[float, ...]
"""Each seat's part of the win."""


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
