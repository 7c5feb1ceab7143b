"""How everybody stood after each move of a recorded game: points, and how well each seat stood in a bot's eyes.

Only of a game that is over: everything is known then.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import accumulate, pairwise
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
        "goal_returned",
        "grown",
        "keep",
        "kept",
        "market",
        "moved",
        "paid",
        "passed",
        "plentiful",
        "resources",
        "revealed",
        "rolled",
        "skipped",
        "spaces_full",
        "starter",
        "take",
        "tiger",
        "turn",
        "turn_ended",
        "turned_up",
    }
)
"""Kinds of events that only prepare what counts, or lay it open: of a turn anything else is told before them."""
CHANCE = frozenset({"drawn", "drew", "event_drawn", "exchanged", "goal_drawn", "rolled", "turned_up"})  # no words
"""Kinds of events that chance brings, whoever drew."""
BROUGHT = CHANCE - {"turned_up"}  # no words
"""Those that bring somebody something they did not uncover themselves."""
UNFIT = {"tribal_duel": "discarded"}  # no words
"""The kinds that chance brings in one game, and a choice in another."""
OPENED = "revealed"
"""What is laid open by nobody comes by chance; by somebody it is a hand that is shown."""
ENDS = {"challenge_ended": "points", "resolved": "", "round_over": "gained"}  # no words
"""The kinds of events that end a part of a game: its result is what changed the chances in it, not one of the small deeds before; and the
field of what everybody got in it."""
WON = "won"  # no words
"""That somebody has the points that win: by their own deed, or as their turn began."""
COUNTED = frozenset({"five_tribes"})  # no words
"""Games in which whoever ends them need not win by it: points are counted then."""
MOST_TURNING = 3
LEAST_SWING = 0.1
"""So much of the winner's chance must come in a turn, and never be lost again, for it to have decided something: less is as likely an
error of whoever judges."""
STANDS_OUT = 0.3
"""So much in one turn is told though it was made good later."""
MOST_WIDE, STEP = 8, 0.03
"""Turns that follow each other, in none of which so much came alone, are one rise where it is no wider than this part of the game, and where
each adds so much to it."""
LEAST_LEAD = 0.01
"""By so much somebody's chance is better."""
HELD = 0.5
"""At least this part of the whole change in it: what the next turns take back decided nothing."""


class SeatTurn(NamedTuple):
    """Moves of one seat without a break, within a round: from the position after `first` moves to that after `last`."""

    seat: int
    first: int
    last: int


class Turning(NamedTuple):
    """A turn, or a part of the game that is reckoned up, which decided who won.

    round    in which round it was
    seat     whose turn it was; of a part, who gained
    first    after how many moves it began
    last     after how many it ended
    move     the move of it that weighs most: it brought whoever gained by the turn the most points, or else more than preparation, or
             else changed the line most; of a part, the one at which it was reckoned
    who      the winner whose chance rose, or who lost by it
    is_part  whether it is a part of the game
    """

    round: int
    seat: int
    first: int
    last: int
    move: int
    who: int
    is_part: bool = False


class Standings(NamedTuple):
    """A value a position, from the one before the first move to that after the last.

    scores  the points of each seat
    values  each seat's chance to win, 0 to 1, as a bot judges it; empty where not everything is known
    rounds  the round
    turns   the turns of the game, oldest first
    events  what happened at each move, everything known; empty where not everything is
    forced  the moves that were the only ones that could be made
    lucky   those of turns in which it turned by chance
    tallies the points of each seat with what lies on the table and will count
    """

    scores: tuple[tuple[int, ...], ...]
    values: tuple[tuple[float, ...], ...]
    rounds: tuple[int, ...]
    turns: tuple[SeatTurn, ...]
    events: tuple[tuple[Event, ...], ...] = ()
    forced: frozenset[int] = frozenset()
    lucky: frozenset[int] = frozenset()
    tallies: tuple[tuple[int, ...], ...] = ()

    def turning(self, seat: int | None = None) -> tuple[Turning, ...]:
        """The turns and parts that decided who won, the one that did most first: the marks of every graph, list and review of a game, in
        their order. They are the steepest rises of the winner's chance that were never lost again; among several, for a `seat`, its own
        rises, or its own falls that were never made good; and the turn in which most changed, though that was made good later."""
        chosen = list[tuple[float, SeatTurn, int]]()
        for _, held, rise, who in sorted(self._rises(seat), key=lambda one: (-one[0], one[2].first)):
            if all(rise.last <= one.first or one.last <= rise.first for _, one, _ in chosen):
                chosen.append((held, rise, who))
        chosen = chosen[:MOST_TURNING]
        if steep := self._steepest_stage(seat):
            most, stage, _ = steep
            if all(most > abs(self.change(who, one.first, one.last)) for _, one, who in chosen):
                apart = [one for one in chosen if stage.last <= one[1].first or one[1].last <= stage.first]
                chosen = [*apart[: MOST_TURNING - 1], steep]
        chosen = sorted(chosen, key=lambda one: -one[0])
        return tuple(self._turned(rise, who) for _, rise, who in chosen)

    def has_won(self, seat: int) -> bool:
        """Whether nobody stands better in the end; of two the fall of one is the rise of the other, and told as that."""
        return self.values[-1][seat] == max(self.values[-1])

    def _rises(self, own: int | None) -> Iterator[tuple[float, float, SeatTurn, int]]:
        """Each part, or few turns that follow each other, in which a winner's chance rose for good, or that of `own` fell: how much that is
        for its width, how much it is, from where to where, whose."""
        if not self.values:
            return
        winners, stages = [seat for seat in range(len(self.values[-1])) if self.has_won(seat)], self._stages()
        widest = (len(self.values) - 1) / MOST_WIDE
        told = winners if own is None or len(self.values[-1]) == 2 else [own]
        for who in told:
            way = 1 if who in winners else -1
            chances = [way * self.values[stage.last][who] for stage in stages]
            lowest = [*accumulate(reversed(chances), min)][::-1]  # at each stage's end and all later ones
            comes = [way * self.change(who, stage.first, stage.last) for stage in stages]
            for number, (seat, first, _) in enumerate(stages):
                for end, (_, begun, last) in enumerate(stages[number:], number):
                    is_told_alone = max(comes[number : end + 1]) >= LEAST_SWING
                    if end > number and (seat < 0 or is_told_alone or begun - first >= widest):
                        break
                    held = lowest[end] - way * self.values[first][who]
                    if held >= max(LEAST_SWING, HELD * way * self.change(who, first, last)):
                        yield held - STEP * (end - number), held, SeatTurn(seat, first, last), who

    def _steepest_stage(self, own: int | None) -> tuple[float, SeatTurn, int] | None:
        """Where the chance of `own`, else the winner's, changed most, and no turn beside it the other way by half of it; None where no such turn
        stands out."""
        if not self.values:
            return None
        who = self.values[-1].index(max(self.values[-1])) if own is None else own
        stages = self._stages()
        befores, afters = stages[:1] + stages[:-1], stages[1:] + stages[-1:]
        held = [
            (abs(change), one, who)
            for before, one, after in zip(befores, stages, afters, strict=True)
            if (change := self.change(who, one.first, one.last))
            and self.change(who, one.first, after.last) / change
            >= HELD
            <= self.change(who, before.first, one.last) / change
        ]
        steep = max(held, default=None)
        return steep if steep and steep[0] >= STANDS_OUT else None

    def change(self, seat: int, first: int, last: int) -> float:
        """How much a seat's chance to win changed from one position to another."""
        return self.values[last][seat] - self.values[first][seat]

    def turn_of(self, move: int) -> SeatTurn:
        """The turn to which a move (from 1) belongs."""
        return next(turn for turn in self.turns if move <= turn.last)

    def leads_from(self) -> tuple[int, int | None]:
        """The winner, and the position with which the round begins from which on nobody's chance was clearly better, nor anybody's points more
        at the end of a round; None where there is none."""
        values, scores = self.values, self.scores
        who, last = values[-1].index(max(values[-1])), len(values) - 1
        begins = [0, *(at for at, (before, now) in enumerate(pairwise(self.rounds), 1) if before != now)]
        ends = {last: last} | {at: at - 1 for at in begins[1:]}
        behind = [at for at, chances in enumerate(values) if chances[who] < max(chances) - LEAST_LEAD]
        behind += [ends[at] for at in ends if scores[at][who] < max(scores[at])]
        return who, next((at for at in begins if at > max(behind, default=-1)), None)

    def _stages(self) -> list[SeatTurn]:
        """Where a game is reckoned up in parts, these; else the turns, and as one those from which on it is sure who wins: that it can be seen
        from there is nobody's doing."""
        moves = len(self.values) - 1
        ends = [number for number, events in enumerate(self.events, 1) if any(one.kind in ENDS for one in events)]
        if ends:
            return [SeatTurn(-1, first, last) for first, last in pairwise((0, *ends[:-1], moves))]
        return [*(turn for turn in self.turns if turn.first < self.sure.first), self.sure]

    def steepest(self, one: Turning) -> int:
        """The move at which the line changed most in what is told."""
        way = 1 if self.change(one.who, one.first, one.last) > 0 else -1
        return max(range(one.first + 1, one.last + 1), key=lambda move: way * self.change(one.who, move - 1, move))

    @property
    def sure(self) -> SeatTurn:
        """The turn from which on it is sure who wins, with all that comes after it."""
        moves = len(self.values) - 1
        open_at = max((at for at, values in enumerate(self.values) if values != self.values[-1]), default=0)
        return self.turn_of(min(moves, open_at + 1))._replace(last=moves)

    def _turned(self, stage: SeatTurn, who: int) -> Turning:
        """Of turns the one in which most came tells of all, the own one unless another brought more than twice that; at the end of the game the
        last such one of the winner."""
        seat, first, last = stage
        if seat < 0:
            ends = (n for n in range(last, first, -1) if any(one.kind in ENDS for one in self.events[n - 1]))
            move = next(ends, last)
            return Turning(self.rounds[move - 1], who, first, last, move, who, True)
        if last == len(self.events) and self.turns[-1].seat != who and self.wins_at_end(who):
            return Turning(self.rounds[last], who, first, last, last, who)
        way = 1 if self.change(who, first, last) > 0 else -1
        within = [turn for turn in self.turns if first <= turn.first < last]
        comes = {turn: way * self.change(who, turn.first, turn.last) for turn in within}
        most = max(comes.values())
        own = [turn for turn in within if turn.seat == who and comes[turn] > 0 and comes[turn] >= most / 2]
        is_end = way > 0 and last == len(self.values) - 1
        told = own[-1] if own and is_end else max(own or within, key=comes.__getitem__)
        if own and is_end and self.turns[-1].seat == who and not self._ends_between(told.last, self.turns[-1].first):
            told = self.turns[-1]  # others had to answer in between: it is one turn
        gains = who if way > 0 else told.seat
        weights = [
            (
                max(0, self.gained(gains, move - 1, move)),
                self.is_weighty(move - 1, move, told.seat),
                way * self.change(who, move - 1, move),
            )
            for move in range(told.first + 1, told.last + 1)
        ]
        move = told.first + 1 + weights.index(max(weights))
        return Turning(self.rounds[move - 1], told.seat, first, last, move, who)

    def _ends_between(self, first: int, last: int) -> bool:
        """Whether a turn began or ended in these moves."""
        return any(one.kind in ("turn", "turn_ended") for events in self.events[first:last] for one in events)

    def wins_at_end(self, who: int) -> bool:
        """Whether the last move of the game brought a seat the points it needed, whoever made it."""
        return any(event.kind == WON and event.player == who for events in self.events[-1:] for event in events)

    def is_weighty(self, first: int, last: int, seat: int) -> bool:
        """Whether a seat did more in these moves than prepare something, as far as it is known what happened."""
        told = (event for events in self.events[first:last] for event in events)
        return not self.events or any(event.player == seat and event.kind not in LIGHT for event in told)

    def gained(self, seat: int, first: int, last: int) -> int:
        """How many points some moves brought a seat more than the best of the others."""
        points = [after - before for before, after in zip(self.scores[first], self.scores[last], strict=True)]
        return points.pop(seat) - max(points)

    def lead(self, seat: int) -> tuple[float, ...]:
        """How far a seat's chance to win was above an even share at each position."""
        return tuple(values[seat] - 1 / len(values) for values in self.values)


MOST_KEPT = 8
_kept: dict[object, Standings] = {}
"""The games that were asked for last: a replay, its review and the lists ask of the same one."""


def standings(course: Course) -> Standings:
    """All positions of a recorded game that is over. Raises `OtherRules`, or `Parted`."""
    header, moves = course.header, course.moves
    asked = header.game, header.players, header.seed, repr(header.options), (*moves,), (*course.checks.items(),)
    found = _kept.get(asked)
    if found is None:
        events: list[tuple[Event, ...]] = []
        actions: list[int] = []
        found = judged(_states(course, events, actions), [move.seat for move in moves], events, actions)
        for oldest in [*_kept][: max(0, len(_kept) + 1 - MOST_KEPT)]:
            _kept.pop(oldest, None)
        _kept[asked] = found
    return found


def judged(
    states: Iterable[State], seats: Sequence[int], events: Sequence[Sequence[Event]], actions: Sequence[int]
) -> Standings:
    """Those of any game that is over: `seats` made the moves between the states, which may be one that goes on; `events` and `actions` are
    those of each move, there once all states were."""
    positions, kept, steadied = [], list[State](), Steadied(chances_of, seats)
    for state in states:
        positions.append((state.scores(), state.tally(), state.round))
        steadied.add(state)
        kept.append(state.clone())
    scores, tallies, rounds = zip(*positions, strict=True)
    last = kept[-BACK:]
    known = sealed(last, actions[len(actions) + 1 - len(last) :])
    values = [*steadied.values[: -len(known)], *known]
    for number in range(
        len(seats), 0, -1
    ):  # what surely wins was there before the moves to it, where no chance came between
        if values[number][seats[number - 1]] == 1 and not any(event.kind in CHANCE for event in events[number - 1]):
            values[number - 1] = values[number]
    for number, (seat, follows) in enumerate(pairwise(seats), 1):  # what hurt as the next one rolled is of their turn
        came = any(one.kind in CHANCE and one.player == follows != seat for one in events[number - 1])
        if came and values[number - 1][seat] - values[number][seat] >= LEAST_SWING:
            values[number] = values[number - 1]
    forced = frozenset(number for number, state in enumerate(kept[:-1], 1) if len(state.legal_actions()) == 1)
    found = Standings(
        scores,
        tuple(values),
        rounds,
        turns_of(seats, rounds),
        tuple(map(tuple, events)),
        forced,
        tallies=tallies,
    )
    of_all = {one for seat in (None, *range(len(scores[-1]))) for one in found.turning(seat)}
    lucky = frozenset(one.move for one in of_all if not one.is_part and _is_luck(found, one))
    return found._replace(lucky=lucky)


def _is_luck(found: Standings, one: Turning) -> bool:
    """Whether most of a rise came with a move of the winner's that could but be made with what chance had brought them in the same turn."""
    turn = found.turn_of(one.move)
    if one.seat != one.who or turn.last == len(found.events):
        return False
    most = max(range(turn.first + 1, turn.last + 1), key=lambda move: found.change(one.who, move - 1, move))
    for number in range(most, turn.first, -1):
        if number < most and any(e.kind in BROUGHT and e.player == one.seat for e in found.events[number - 1]):
            return True
        if number not in found.forced:
            return False
    return False


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
