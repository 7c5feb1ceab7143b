"""How everybody stood after each move of a recorded game: points, and how well each seat stood in a bot's eyes.

Only of a game that is over: everything is known then.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice, takewhile
from typing import NamedTuple

from rules import Event, State
from saves.format.course import Course
from saves.replay import advance, start
from tribes_tui.play.judgement import BACK, Steadied, parts, sealed

LIGHT = frozenset(
    {  # no words
        "activation",
        "begins",
        "bid",
        "cleaned",
        "dealt",
        "die_placed",
        "double",
        "drawn",
        "drew",
        "drop",
        "dry_lap",
        "eagle_held",
        "gathered",
        "grown",
        "keep",
        "kept",
        "market",
        "moved",
        "passed",
        "plentiful",
        "resources",
        "revealed",
        "rolled",
        "skipped",
        "starter",
        "take",
        "turn",
        "turn_ended",
        "turned_up",
    }
)
"""Kinds of events that only prepare what counts, or lay it open: of a turn anything else is told before them."""
CHANCE = frozenset({"drawn", "drew", "event_drawn", "exchanged", "goal_drawn", "rolled", "turned_up"})  # no words
"""Kinds of events that chance brings, whoever drew."""
UNFIT = {"tribal_duel": "discarded"}  # no words
"""The kinds that chance brings in one game, and a choice in another."""
OPENED = "revealed"
"""What is laid open by nobody comes by chance; by somebody it is a hand that is shown."""
BY_CHANCE = CHANCE | {*UNFIT.values(), OPENED}
IDLE = frozenset({"passed", "turn_ended"})  # no words
"""Kinds of events that say nothing of what decided a game."""
MOST_TURNING = 3
MOST_OTHERS = 40
"""With so many of the other choices a move is compared."""
MOVED = 0.5
"""A choice decided something where at least this part of a change would not have come without it."""
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
    move    the move of it that weighs most: it brought whoever gained by the turn the most points, or else more than preparation, or
            else changed the line most
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
    forced  the moves that were the only ones that could be made
    idle    those at which the game turned, though it would have by other choices, too
    """

    scores: tuple[tuple[int, ...], ...]
    values: tuple[tuple[float, ...], ...]
    rounds: tuple[int, ...]
    turns: tuple[SeatTurn, ...]
    events: tuple[tuple[Event, ...], ...] = ()
    forced: frozenset[int] = frozenset()
    idle: frozenset[int] = frozenset()

    def turning(self) -> tuple[Turning, ...]:
        """The turns that changed most who stood how, the largest change first: the marks of every graph, list and review of a game, in
        their order. None in which nothing could be chosen, and which nobody's choice or chance had led to: what decided lay before it."""
        if not self.values:
            return ()
        swings = sorted((-self._swing(turn), number) for number, turn in enumerate(self.turns))
        large = (self._turning(self.turns[number]) for swing, number in swings if -swing >= LEAST_SWING)
        return tuple(islice((one for one in large if not self._is_bound(one)), MOST_TURNING))

    def _is_bound(self, turn: Turning) -> bool:
        """Whether all up to what weighs most in a turn was the only thing that could be done, nobody chose what led to it since the same seat's last
        turn, and no chance brought it."""
        if not self._is_forced(turn.first, turn.move) or BY_CHANCE & self._kinds(turn.first, turn.last):
            return False
        before = takewhile(
            lambda one: one.seat != turn.seat, (one for one in reversed(self.turns) if one.last <= turn.first)
        )
        return all(self._is_forced(one.first, one.last) or self._kinds(one.first, one.last) <= IDLE for one in before)

    def _is_forced(self, first: int, last: int) -> bool:
        return self.forced.issuperset(range(first + 1, last + 1))

    def _kinds(self, first: int, last: int) -> set[str]:
        return {event.kind for events in self.events[first:last] for event in events}

    def change(self, seat: int, first: int, last: int) -> float:
        """How much a seat's chance to win changed from one position to another."""
        return self.values[last][seat] - self.values[first][seat]

    def turn_of(self, move: int) -> SeatTurn:
        """The turn to which a move (from 1) belongs."""
        return next(turn for turn in self.turns if move <= turn.last)

    def _swing(self, turn: SeatTurn) -> float:
        """The most that any seat won or lost in a turn, in whole games of 100, as it is told."""
        before, after = self.values[turn.first], self.values[turn.last]
        return max(abs(round(100 * b) - round(100 * a)) for b, a in zip(before, after, strict=True)) / 100

    def _turning(self, turn: SeatTurn) -> Turning:
        seat, first, last = turn
        changes = [self.change(one, first, last) for one in range(len(self.values[0]))]
        who = max(range(len(changes)), key=lambda one: (abs(changes[one]), one == seat))
        up = 1 if changes[who] > 0 else -1
        weights = [
            (
                max(0, up * self._gained(who, move)),
                self._is_weighty(move - 1, move, seat),
                up * self.change(who, move - 1, move),
            )
            for move in range(first + 1, last + 1)
        ]
        move = first + 1 + weights.index(max(weights))
        return Turning(self.rounds[move - 1], seat, first, last, move, who)

    def _is_weighty(self, first: int, last: int, seat: int) -> bool:
        """Whether a seat did more in these moves than prepare something, as far as it is known what happened."""
        told = (event for events in self.events[first:last] for event in events)
        return not self.events or any(event.player == seat and event.kind not in LIGHT for event in told)

    def _gained(self, seat: int, move: int) -> int:
        """How many points a move brought a seat more than the best of the others."""
        points = [after - before for before, after in zip(self.scores[move - 1], self.scores[move], strict=True)]
        return points.pop(seat) - max(points)

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
    positions, kept, steadied = [], list[State](), Steadied(chances_of, seats)
    for state in states:
        positions.append((state.scores(), state.round))
        steadied.add(state)
        kept.append(state.clone())
    scores, rounds = zip(*positions, strict=True)
    last = kept[-BACK:]
    known = sealed(last, actions[len(actions) + 1 - len(last) :])
    values = (*steadied.values[: -len(known)], *known)
    forced = frozenset(number for number, state in enumerate(kept[:-1], 1) if len(state.legal_actions()) == 1)
    found = Standings(scores, values, rounds, turns_of(seats, rounds), tuple(map(tuple, events)), forced)
    return found._replace(
        idle=frozenset(
            one.move
            for one in found.turning()
            if one.move not in forced and not _moved(kept[one.move - 1], actions[one.move - 1], one.who)
        )
    )


def _moved(before: State, action: int, who: int) -> bool:
    """Whether a choice had a part in what became of a seat's chances at it: the same cards lie in wait for all others of them."""

    def after(one: int) -> float:
        twin = before.clone()
        twin.events = None
        twin.apply(one)
        return chances_of(twin)[who]

    came, was = after(action), chances_of(before)[who]
    others = [after(one) for one in before.legal_actions() if one != action][:MOST_OTHERS]
    chosen, change = came - sum(others) / len(others), came - was
    return chosen * change > 0 and abs(chosen) >= MOVED * abs(change)


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
