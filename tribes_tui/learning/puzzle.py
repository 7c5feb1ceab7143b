"""A puzzle: a position from a game between bots in which one move, or a few that are as good, is better than all others for certain; and what it
brings that another doesn't."""

import json
from collections import Counter
from collections.abc import Callable, Container, Iterator, Mapping, Sequence
from datetime import date
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import rules
from rules import Event, Rng, State
from rules.core.registry import PACKAGES
from rules.core.rng import seeded
from tribes_tui.play.seat import BOT, HUMAN, CannotUndo, Entry, Seat, Watcher
from tribes_tui.seats.worker import view_from
from tribes_tui.words.about import round_of, unit_of
from tribes_tui.words.learning import OTHER, UNPLAYED
from tribes_tui.words.said import puzzles
from tribes_tui.words.wording import GameWords, left_by, theme_of, weight_of

FOLDER = Path(__file__).parent / "puzzles"
FOUND = (0.5, 0.2)
"""Found in less than so many tries of bots it is harder than the easiest, and one of the hardest."""


class Puzzle(NamedTuple):
    """A position as its solver may know it, and its solution; what is said of them is said when they are shown.

    name       such as `indy-12-7`: the game, its seed, the move
    position   the view, as `judgement.sent` gives it
    solutions  the moves that solve it, in notation: several where they come to the same
    other      the best of the moves that don't, in notation; `gain` by how much more the solution wins, 0 to 1
    line       what may follow, from the solution on, in notation
    found      in what share of their tries `easy`, `medium` and a short search find it
    """

    name: str
    position: Mapping[str, Any]
    solutions: tuple[str, ...]
    other: str
    gain: float
    line: tuple[str, ...] = ()
    found: tuple[float, ...] = (0.5,)

    @property
    def game(self) -> str:
        """Of which game it is."""
        return self.name.partition("-")[0]

    @property
    def kind(self) -> str:
        """What kind of action the solution is, in the game's own words."""
        actions = rules.games[str(self.position["rules"])].actions
        row = actions[actions.read(self.solutions[0])]
        return str(row.fields.get("action", row.kind))

    @property
    def difficulty(self) -> int:
        """How hard it is: from 1 to 3."""
        share = sum(self.found) / len(self.found)
        return 1 + sum(share < most for most in FOUND)

    def view(self) -> State:
        """The position."""
        return view_from(self.position)

    def actions(self, view: State) -> list[int]:
        """Its solutions as actions of its view."""
        return [view.read(text) for text in self.solutions]

    def is_solved_by(self, view: State, action: int) -> bool:
        """Whether an action of its view is a solution."""
        return view.text(action) in self.solutions

    def fields(self) -> dict[str, Any]:
        """As JSON; `puzzle_from` reads it."""
        return self._asdict()


def puzzle_from(fields: Mapping[str, Any]) -> Puzzle:
    """What `Puzzle.fields` gave; of an older file, whose lines were sentences, without them."""
    known = {
        name: fields[name] for name in Puzzle._fields if name in fields and not (name == "line" and "why" in fields)
    }
    given: dict[str, Any] = {name: tuple(one) if isinstance(one, list) else one for name, one in known.items()}
    return Puzzle(**given)


@cache
def puzzles_of(game_id: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game, in the order in which they were found; none where none were."""
    path = FOLDER / f"{game_id}.json"
    found = json.loads(path.read_text(encoding="utf-8"))["puzzles"] if path.is_file() else ()
    return tuple(map(puzzle_from, found))


def theme_of_puzzle(puzzle: Puzzle) -> str:
    """What it is about."""
    return theme_of(puzzle.game, puzzle.kind)


def in_order(games: Sequence[str] = ()) -> list[Puzzle]:
    """All, or those of some games: by game, what they are about, and how hard they are."""
    found = [one for game_id in games or games_with_puzzles() for one in puzzles_of(game_id)]
    order = list(PACKAGES)
    return sorted(found, key=lambda one: (order.index(one.game), theme_of_puzzle(one), one.difficulty))


def found_by_bots() -> dict[str, tuple[float, ...]]:
    """By name in what shares of their tries bots find each puzzle."""
    return {one.name: one.found for game_id in games_with_puzzles() for one in puzzles_of(game_id)}


def games_with_puzzles() -> list[str]:
    """The games that have any, in the order in which games are listed."""
    return [game_id for game_id in PACKAGES if puzzles_of(game_id)]


def puzzle_of_the_day(day: date, game_id: str | None = None) -> Puzzle | None:
    """The same for everybody on a day; of any game, unless one is named. None: there are no puzzles."""
    games = games_with_puzzles() if game_id is None else [game_id]
    if game_id is None and games:
        games = [games[seeded("puzzle game", day.isoformat()) % len(games)]]  # no words
    known = puzzles_of(games[0]) if games else ()
    return known[seeded("puzzle", day.isoformat(), *games) % len(known)] if known else None


def next_puzzle(
    game_id: str, done: Container[str], after: str = "", far: Callable[[Puzzle], float] = lambda one: 0
) -> Puzzle | None:
    """The puzzle of a game, of those that are not `done`, that is the least `far` from what somebody can; of several such the first
    behind the one called `after`. When all are done, the one behind it."""
    known = puzzles_of(game_id)
    at = next((k + 1 for k, one in enumerate(known) if one.name == after), 0)
    order = [*known[at:], *known[:at]]
    return min((one for one in order if one.name not in done), key=far, default=order[0] if order else None)


def puzzle_named(name: str) -> Puzzle | None:
    """A puzzle by its name."""
    return next((one for game_id in PACKAGES for one in puzzles_of(game_id) if one.name == name), None)


# ---- As a table ----------------------------------------------------------------------------------------


DRAWS = 12
"""What isn't known is drawn so often: what a move shows is told by nothing that is hidden if it is the same each time."""


class PuzzleTable:
    """As `ShownTable`. The screen judges what is proposed, so that nothing is."""

    interruption = ""
    name = ""
    is_concealed = False
    is_over = False
    unsaved = None
    nearly_full = ""
    final = None

    def __init__(self, puzzle: Puzzle) -> None:
        self._view = puzzle.view()
        self.game = rules.games[str(puzzle.position["rules"])]
        self.solver = self._view.viewer or 0
        self.seats = [
            Seat(HUMAN, "", "you") if seat == self.solver else Seat(BOT, UNPLAYED, OTHER)
            for seat in range(self._view.players)
        ]
        self.options = dict(self._view.options)

    def lay(self, action: int) -> bool:
        """Show the position after a move, where nothing hidden comes to light by it. Whether it is shown."""
        found = [self._after(action, draw) for draw in range(DRAWS)]
        if found[0].is_terminal or len({one.key() for one in found}) > 1:
            return False
        self._view = found[0]
        return True

    def _after(self, action: int, draw: int) -> State:
        """What the solver sees after a move, with what is hidden drawn anew."""
        state = self._view.resample(Rng(draw))
        state.apply(action)
        return state.view(self.solver)

    @property
    def turn(self) -> int | None:
        """The solver's."""
        return self.solver

    def standings(self) -> None:
        """Nobody knows how it went before, or how it goes on."""

    def time_left(self) -> dict[int, float]:
        """Nobody hurries."""
        return {}

    def view(self, viewer: int | None) -> State:
        """The position, whoever asks: there is no other."""
        return self._view

    def history(self, viewer: int | None, since: int = 0) -> list[Entry]:
        """No moves."""
        return []

    def number_for(self, viewer: int | None) -> int:
        """No moves."""
        return 0

    def propose(self, seat: int, action: int, number: int) -> bool:
        """Nothing is played."""
        return False

    def why_not_undo(self, seat: int, decisions: int = 1) -> str | None:
        """There is nothing to take back."""
        return puzzles.no_undo()

    def undo(self, seat: int) -> None:
        """There is nothing to take back."""
        raise CannotUndo(puzzles.no_undo())

    def can_redo(self, seat: int) -> bool:
        """There is nothing to play again."""
        return False

    def redo(self, seat: int) -> None:
        """There is nothing to play again."""
        raise CannotUndo(puzzles.no_undo())

    def watch(self, watcher: Watcher) -> None:
        """There is nothing to tell."""

    def unwatch(self, watcher: Watcher) -> None:
        """There is nothing to tell."""

    def follow(self, callback: Callable[[], None]) -> None:
        """Nothing changes."""

    def unfollow(self, callback: Callable[[], None]) -> None:
        """Nothing changes."""


# ---- What the best move brings that another doesn't ----------------------------------------------


PLAYED_ON = 6
"""So often what is hidden is drawn."""
OFTEN, SELDOM = 0.75, 0.25
"""In what share of the draws something happens that is told, and at most after the other move."""
LONGEST = 200
"""Decisions that are played on at most."""


class Aftermath(NamedTuple):
    """What follows a move: how often each thing that brings others points, and the solver; by how many the solver is ahead of the best other, in
    the mean."""

    theirs: Counter[str]
    own: Counter[str]
    ahead: float


def after(view: State, action: int, words: GameWords, names: Sequence[str], is_round: bool = False) -> Aftermath:
    """Play it on, to the end of the round or until the next turn."""
    theirs, own, ahead = Counter[str](), Counter[str](), 0.0
    seed, solver = int(view.key()[:15], 16), view.viewer or 0
    for draw in range(PLAYED_ON):
        state = view.resample(Rng(seed + draw))
        seen = [*_played(state, action, solver, is_round)]
        scores = state.scores()
        ahead += (scores[solver] - max(score for seat, score in enumerate(scores) if seat != solver)) / PLAYED_ON
        scored = [event for event in seen if weight_of(view.game.id, event.kind) == "scores"]
        told = {(event.player, words.event(event, names).rstrip(".")) for event in scored}
        theirs.update(text for player, text in told if text and player != solver)
        own.update(text for player, text in told if text and player == solver)
    return Aftermath(theirs, own, ahead)


def _played(state: State, action: int, solver: int, is_round: bool) -> Iterator[Event]:
    """What the solver sees happen from a move on."""
    has_passed, number = False, state.round
    for _ in range(LONGEST):
        events: list[Event] = []
        state.events = events
        state.apply(action)
        yield from (shown for event in events if (shown := event.seen_by(solver)) is not None)
        player = state.current_player
        has_passed = has_passed or player != solver
        if state.is_terminal or (state.round != number if is_round else has_passed and player == solver):
            return
        action = max(state.legal_actions(), key=state.hint)


def contrasted(
    view: State, best: int, other: int, words: GameWords, names: Sequence[str], line: Sequence[int] = ()
) -> list[str]:
    """One or two sentences about the best move, with which a `line` may begin, and the `other`: who scores what, else what the game itself
    says; none where they lead to the same."""
    move = words.action(view, other, names).rstrip(".")
    for is_round in (False, True):
        mine, its = (after(view, one, words, names, is_round) for one in (best, other))
        has_points, gain = unit_of(view.game.id) == "points", _gain(view, mine, its)
        told = (
            [puzzles.ahead(points=gain, other=move, until=round_of(view.game.id) if is_round else "turn")]
            if gain > 0
            else []
        )
        told += [puzzles.prevents(what=what) for what in _only(its.theirs, mine.theirs)[:1]]
        told += [puzzles.brings(what=what) for what in _only(mine.own, its.own)[:has_points]]
        if told:
            return told[:2]
    return [] if best == other else left_by(view, line or [best], other)


def replied(view: State, action: int, best: int, words: GameWords, names: Sequence[str]) -> list[str]:
    """What follows a move that isn't the best, and doesn't follow the best, else how far it falls behind that, which isn't named."""
    its, mine = after(view, action, words, names), after(view, best, words, names)
    told = [puzzles.replied(what=what) for what in _only(its.theirs, mine.theirs)[:1]]
    behind = _gain(view, mine, its)
    return told or ([puzzles.replied_behind(points=behind)] if behind > 0 else [])


def _gain(view: State, mine: Aftermath, its: Aftermath) -> int:
    """By how many points more one is ahead; 0 where nothing is counted in points."""
    return round(mine.ahead - its.ahead) if unit_of(view.game.id) == "points" else 0


def _only(here: Counter[str], there: Counter[str]) -> list[str]:
    """What nearly always happens here and hardly ever there, the surest first."""
    sure = [(what, count) for what, count in here.most_common() if count >= OFTEN * PLAYED_ON]
    return [what for what, _ in sure if there[what] <= SELDOM * PLAYED_ON]
