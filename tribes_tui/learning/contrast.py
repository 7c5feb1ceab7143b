"""What the best move of a puzzle brings that another doesn't: both are played on, by the rules' own hints, until the solver's next turn, if that
tells nothing to the end of the round, with what is hidden drawn anew each time. What brings points nearly always after one of them, and hardly
ever after the other, is told."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from rules import Event, Rng, State
from tribes_tui.words.about import unit_of
from tribes_tui.words.said import puzzles
from tribes_tui.words.wording import GameWords, weight_of

DRAWS = 6
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
    for draw in range(DRAWS):
        state = view.resample(Rng(seed + draw))
        seen = [*_played(state, action, solver, is_round)]
        scores = state.scores()
        ahead += (scores[solver] - max(score for seat, score in enumerate(scores) if seat != solver)) / DRAWS
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


def contrasted(view: State, best: int, other: int, words: GameWords, names: Sequence[str]) -> list[str]:
    """One or two sentences about the best move and the `other`; none where they lead to the same."""
    move = words.action(view, other, names).rstrip(".")
    for is_round in (False, True):
        mine, its = (after(view, one, words, names, is_round) for one in (best, other))
        has_points = unit_of(view.game.id) == "points"
        gain = round(mine.ahead - its.ahead) if has_points else 0
        told = [puzzles.ahead(points=gain, other=move, is_round=is_round)] if gain > 0 else []
        told += [puzzles.prevents(what=what) for what in _only(its.theirs, mine.theirs)[:1]]
        told += [puzzles.brings(what=what) for what in _only(mine.own, its.own)[:has_points]]
        if told:
            return told[:2]
    return []


def replied(view: State, action: int, best: int, words: GameWords, names: Sequence[str]) -> list[str]:
    """What follows a move that isn't the best, and doesn't follow the best: said without naming that."""
    its, mine = after(view, action, words, names), after(view, best, words, names)
    return [puzzles.replied(what=what) for what in _only(its.theirs, mine.theirs)[:1]]


def _only(here: Counter[str], there: Counter[str]) -> list[str]:
    """What nearly always happens here and hardly ever there, the surest first."""
    found = [(count, what) for what, count in here.items() if count >= OFTEN * DRAWS and there[what] <= SELDOM * DRAWS]
    return [what for _, what in sorted(found, key=lambda one: -one[0])]
