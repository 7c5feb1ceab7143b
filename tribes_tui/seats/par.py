"""Par: what bots of a level make of the same deal from the same seat, to be held against what somebody made of it.

The deal is the record's: the same cards and dice lie ready, as long as the same things are asked of them. The other seats are
played by bots as well: those of the record, people and searching bots replaced by `medium`.
"""

import time
from collections.abc import Callable, Mapping, Sequence
from statistics import median_low
from typing import Any, NamedTuple

import rules
from rules import Rng
from rules.bots.bot import Budget
from rules.bots.levels import make
from rules.bots.matches.entrant import entrant
from rules.core.registry import edition
from rules.core.rng import seeded
from saves import Recording, Store
from saves.format.course import Course
from saves.replay import game_of
from tribes_tui.play.seat import seat_from
from tribes_tui.seats.reviewing import OneAtATime, Turn, beside, keep_beside
from tribes_tui.seats.worker import answer_once, asked_elsewhere

STAND_IN = "medium"
QUICK = ("random", "easy", STAND_IN)
"""Levels that look no further than the moves at hand: a whole game of them takes no time."""
GAMES = 8
HARD = {
    "tribe": "hard@60",
    "indy": "hard@1000",
    "tribal_duel": "hard@100",
    "tribal_rixe": "hard@40",
    "rise_of_tribes": "hard@150",
    "five_tribes": "hard@60",
}
"""How long `hard` thinks when par is asked for: about as many games as the processor time allows."""
SECONDS = 60.0
"""Of processor time: no further game is begun that would likely take more."""
NICENESS = 15


class Par(NamedTuple):
    """What a level made of a deal: in how many games, its points (the middle one, the fewest, the most), and in what part of the
    games it came first, shared first places counting as a part."""

    level: str
    games: int
    points: float
    fewest: int
    most: int
    first: float


class DealAgain(NamedTuple):
    """What is played again: the game by its rules' name, the deal, the seat, and who sits at the others ("" at the seat itself)."""

    game: str
    players: int
    seed: int
    options: Mapping[str, Any]
    seat: int
    others: Sequence[str]


def deal_of(course: Course, seat: int) -> DealAgain:
    """The deal of a record. Raises `OtherRules`."""
    header = course.header
    return DealAgain(edition(game_of(course)), header.players, header.seed, header.options, seat, others(course, seat))


def others(course: Course, seat: int) -> list[str]:
    """Who sits at the other seats, by seat; the seat itself is "" there."""
    seats = [seat_from(plain) for plain in course.seats]
    levels = [one.level if one.level in QUICK else STAND_IN for one in seats]
    return [*levels[:seat], "", *levels[seat + 1 :]]


def par(
    deal: DealAgain,
    level: str,
    games: int = GAMES,
    told: Callable[[], None] = lambda: None,
    seconds: float = float("inf"),
) -> Par:
    """What bots of `level` (or `hard@40`, see `entrant`) make of a deal. The same arguments give the same par when no time is given:
    with `seconds` of processor time there may be fewer games. `told` hears after each. Raises `ValueError` for a level that is none.
    """
    began = time.process_time()
    rows: list[tuple[int, float]] = []
    for number in range(games):
        spent = time.process_time() - began
        if rows and spent * (number + 1) / number > seconds:
            break
        rows.append(_played(deal, level, number))
        told()
    points = [row[0] for row in rows]
    return Par(level, len(rows), median_low(points), min(points), max(points), sum(row[1] for row in rows) / len(rows))


def _played(deal: DealAgain, level: str, number: int) -> tuple[int, float]:
    """One game: the seat's points, and its part of the first place."""
    game = rules.games[deal.game]
    state = game.new_state(deal.players, deal.seed, deal.options)
    words: Sequence[str] = [level if one == "" else one for one in deal.others]
    entrants = [entrant(word) for word in words]
    bots = [make(name) for name, _ in entrants]
    rng = Rng(seeded("par", game.id, deal.seed, deal.seat, level, number))
    while (player := state.current_player) is not None:
        budget = entrants[player][1] or Budget()
        state.apply(bots[player].choose(state.view(player), budget, rng))
    ranking = state.ranking()
    return state.scores()[deal.seat], (ranking[deal.seat] == 1) / ranking.count(1)


# ---- In another process -----------------------------------------------------------------------


def par_elsewhere(deal: DealAgain, level: str, on_start: Callable[[Callable[[], None]], None]) -> Par | None:
    """The par that a process of its own works out, within `SECONDS`; None when it was ended. `on_start` gets what ends it, which
    may be called from another thread. Raises `OSError`.
    """
    found = asked_elsewhere("par", [*deal, level], on_start)
    return None if found is None else Par(*found)


def main() -> None:
    """The par of a deal for a level."""
    answer_once(NICENESS, lambda given: par(DealAgain(*given[:-1]), given[-1], seconds=SECONDS))


# ---- The pars of one program --------------------------------------------------------------------


QUICKLY = ("easy", "medium")
"""The levels whose par is told without being asked for."""


class Pars:
    """May be used from any thread."""

    def __init__(self, store: Store, turn: Turn | None = None, long_turn: Turn | None = None) -> None:
        """`turn`, and `long_turn` for bots that search: whose turn it is, where others have a say."""
        self._store = store
        one = OneAtATime().turn
        self._turn, self._long_turn = turn or one, long_turn or one
        self.wished: set[tuple[str, int]] = set()
        """Of which records and seats somebody wants to know what bots that search make; also when they look elsewhere meanwhile."""

    def kept(self, recording: Recording, seat: int) -> dict[str, Par]:
        """What is known of a game that is over, by level: `easy`, `medium`, `hard`."""
        try:
            rows = beside(self._store, recording, f"par-{seat}")["par"]
            return {level: Par(*row) for level, row in rows.items()}
        except (AttributeError, KeyError, TypeError):
            return {}

    def has(self, name: str, seat: int) -> bool:
        """Whether anything was kept of a record, which is cheaper to know than what."""
        return bool(self._store.beside(name, f"par-{seat}"))

    def made(
        self,
        recording: Recording,
        seat: int,
        level: str,
        on_start: Callable[[Callable[[], None]], None],
        is_left: Callable[[], bool] = lambda: False,
    ) -> dict[str, Par]:
        """The same, after `level` has played the deal too, unless `is_left`; `on_start` as in `par_elsewhere`. Raises `OtherRules`,
        `OSError`."""
        with (self._turn if level in QUICKLY else self._long_turn)(lambda: None, is_left) as is_mine:
            found = self.kept(recording, seat)
            if is_mine and level not in found:
                word = HARD[recording.header.game] if level == "hard" else level
                one = par_elsewhere(deal_of(recording, seat), word, on_start)
                if one is not None:
                    found = {**found, level: one}
                    keep_beside(self._store, recording, f"par-{seat}", {"par": found})
            return found


# ---- What the screen of the end asks for --------------------------------------------------------


class DealtAgain:
    """The same deal from one seat. `read` gives the record when it is needed; may be used from any thread."""

    def __init__(self, pars: Pars, read: Callable[[], Recording], seat: int) -> None:
        self._pars, self._read, self._seat = pars, read, seat
        self._end: Callable[[], None] | None = None
        self._is_left = False

    def quickly(self) -> dict[str, Par]:
        """What the quick levels make of it, and what else is known. Raises `SaveError`, `OSError`."""
        return [self.by(level) for level in QUICKLY][-1]

    def by(self, level: str) -> dict[str, Par]:
        """The same with one more level."""
        recording = self._read()
        if level not in QUICKLY:
            self._pars.wished.add((recording.name, self._seat))
        return self._pars.made(recording, self._seat, level, self._started, lambda: self._is_left)

    def is_wished(self) -> bool:
        """Whether more than the quick levels was asked for before."""
        return (self._read().name, self._seat) in self._pars.wished

    def leave(self) -> None:
        """Nobody wants to know any more: what is at work ends at once."""
        self._is_left = True
        if self._end is not None:
            self._end()

    def _started(self, end: Callable[[], None]) -> None:
        self._end = end
        if self._is_left:
            end()
