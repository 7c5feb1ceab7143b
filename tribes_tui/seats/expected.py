"""What a bot expects of the moves that it weighed for a hint, and how sure it is that one of them is better."""

import math
from collections.abc import Collection, Iterator, Sequence
from itertools import pairwise
from typing import Any, NamedTuple, Protocol, cast

from rules import Event, Rng, State
from rules.bots.bot import Candidate
from rules.bots.mcts.chance import chance
from tribes_tui.seats.worker import Answer
from tribes_tui.words import help as words
from tribes_tui.words.finder import room_of

SPENDS = {"indy": {"PLAY_EAGLE": "", "EVOKE": "evoke keeping E"}}  # no words
"""Game -> the kinds of actions that spend what could be kept as well, what is even isn't worth it; of each the one that doesn't."""


class Expected(NamedTuple):
    """A move by its `name`; how often it was tried; the chance to win that the bot expects, from 0 to 1, and how far that likely
    lies off; how many points ahead of the best other one it expects to end, in a game that is about points."""

    name: str
    visits: int
    chance: float
    likely: float
    ahead: float | None = None


def expected_of(one: Candidate, game_id: str, players: int, name: str) -> Expected:
    """What a bot expects of a move.

    Results lie between -1 and 1, so their mean over n tries is off by at most 1/√n, two times in three; what is certain is off by nothing.
    """
    if math.isinf(one.lead):
        return Expected(name, one.visits, float(one.lead > 0), 0.0, one.ahead)
    off = 1 / math.sqrt(max(1, one.visits))
    low, middle, high = (chance(game_id, players, one.lead + by) for by in (-off, 0.0, off))
    return Expected(name, one.visits, middle, (high - low) / 2, one.ahead)


def spends(view: State, action: int) -> bool:
    """Whether a move spends what could be kept as well."""
    keeping = SPENDS.get(view.game.id, {}).get(view.game.actions[action].kind)
    if not keeping:
        return keeping == ""
    return view.text(action) != keeping and any(view.text(other) == keeping for other in view.legal_actions())


def loses(view: State, action: int) -> bool:
    """Whether a move costs more points than it can bring, now or later, in a game that tells it beforehand."""
    if view.game.id != "five_tribes":  # no words
        return False
    from rules.five_tribes.evaluation.changes import net, pays_at_once

    state = cast(Any, view)
    return net(state, action) < 0 and (pays_at_once(state, action) or view.hint(action) < 0)


class GoingBack(Protocol):
    """The room `going_back` of a game in which things are laid to and fro."""

    def back(self, view: State, events: Sequence[Event]) -> Collection[int]:
        """The legal actions that lead something back to where it has been in this turn; `events`: what happened last."""


def back(view: State, events: Sequence[Event]) -> Collection[int]:
    """The same of any game."""
    room = cast("GoingBack | None", room_of(view.game.id, "going_back"))
    return () if room is None else room.back(view, events)


def onward(answer: Answer, view: State, events: Sequence[Event]) -> Answer:
    """The same, but nothing that leads back to where it has been in this turn: of the others the one of which most is expected, where none
    was tried what looks best."""
    led = back(view, events)
    if not led:
        return answer
    left = [one for one in answer.candidates if one.action not in led]
    if answer.action not in led:
        return answer._replace(candidates=left)
    legal = [one for one in view.legal_actions() if one not in led and view.advance(one) >= 0] or view.legal_actions()
    tried = [one for one in left if one.visits and view.is_legal(one.action)]
    action = max(tried, key=lambda one: one.lead).action if tried else max(legal, key=view.hint)
    return answer._replace(action=action, candidates=left)


def sparing(answer: Answer, view: State, events: Sequence[Event] = (), offered: int | None = None) -> Answer:
    """The same, but in the order of the figures that are told: of all that were tried about as long that of which most is expected; where
    the figures are the same, what is `offered` already, else what spends nothing and looks best by the rules' own hints. In a game where moves
    spend something, what spends nothing may be told of one of 100 fewer; no points are given up for what is even.
    And nothing is laid to and fro where something else may be as good (`purposeful`), nor back (`onward`), nor advised what another one
    surpasses; and of what is `certain` that is told."""
    answer = certain(purposeful(surpassed(onward(answer, view, events), view), view), view)
    own = next((one for one in answer.candidates if one.action == answer.action), None)
    if own is None or not own.visits:
        return answer
    is_sparing = view.game.id in SPENDS
    figure = _figure(own, view)
    figures = {
        one.action: n
        for one in answer.candidates
        if view.is_legal(one.action) and is_tried(one, own) and not spends(view, one.action)
        if (n := _figure(one, view)) >= figure - (is_sparing and spends(view, own.action))
    }
    if offered in figures and figures[offered] >= figure and not loses(view, offered):
        return answer._replace(action=offered)
    if not is_sparing:  # what costs now may be worth it later: only where it can't be
        figures = {one: n for one, n in figures.items() if not loses(view, one)} if loses(view, own.action) else {}
    best_of_even = max(figures, key=lambda action: (figures[action], view.hint(action)), default=answer.action)
    return answer._replace(action=best_of_even)


def _figure(one: Candidate, view: State) -> int:
    """How many of 100 games a move wins, as it is told."""
    return round(100 * expected_of(one, view.game.id, view.players, "").chance)


TRIED = 4
"""What was tried at least a part of so much is told of in earnest."""


def is_tried(one: Candidate, own: Candidate) -> bool:
    """Whether a move was tried about as long as the other one."""
    return one.visits > 0 and TRIED * one.visits >= own.visits


def kept(view: State, answer: Answer, whole: Sequence[int] = ()) -> Iterator[tuple[str, Answer]]:
    """The positions (`State.key`) that a hinted move leads to as long as the same player decides and nothing new is known, each with what
    the hint is there: what the bot expected to do next, or what is left of a move that was hinted `whole`."""
    own = [one for one in answer.candidates if one.action == answer.action]
    line = whole or next((one.line for one in own), ())
    state = view.resample(Rng(int(view.key()[:15], 16)))
    for number, (done, following) in enumerate(pairwise(line), 1):
        state.apply(done)
        seen = state.view(view.viewer)
        if state.current_player != view.viewer or not state.is_legal(following) or spends(seen, following):
            return
        left = () if whole else tuple(line[number:])
        candidates = [one._replace(action=following, line=left) for one in own]
        yield seen.key(), answer._replace(action=following, candidates=candidates)


class Promises:
    """What was said that hinted moves win, for the positions to which they lead while nothing new is known."""

    def __init__(self) -> None:
        self._said: dict[str, int] = {}

    def corrected(self, view: State, answer: Answer) -> int | None:
        """How many games of 100 were said before, if that was more than is said now; and what is said now is kept."""
        own = next((one for one in answer.candidates if one.action == answer.action and one.visits), None)
        if own is None:
            return None
        wins, before = round(100 * expected_of(own, view.game.id, view.players, "").chance), self._said.get(view.key())
        state = view.resample(Rng(int(view.key()[:15], 16)))
        state.apply(answer.action)
        if state.current_player == view.viewer:
            self._said[state.view(view.viewer).key()] = wins
        return before if before is not None and before > wins else None


def purposeful(answer: Answer, view: State) -> Answer:
    """The same, but for a move that only lays things to and fro, and opens nothing: of all that may be as good, that which advances most."""
    own = next((one for one in answer.candidates if one.action == answer.action), None)
    if own is None or view.advance(own.action) >= 0:
        return answer
    from rules.bots.mcts.search import opens  # not before a hint is asked for

    if opens(view.resample(Rng(1)), own.action):
        return answer
    best = expected_of(own, view.game.id, view.players, "")
    even = [
        one.action
        for one in answer.candidates
        if view.is_legal(one.action)
        and view.advance(one.action) >= 0
        and not is_better(best, expected_of(one, view.game.id, view.players, ""))
    ]
    action = max(even, key=lambda action: (view.advance(action), view.hint(action)), default=own.action)
    return answer._replace(action=action)


def certain(answer: Answer, view: State) -> Answer:
    """The same; of a move that surely wins or loses as much is expected (`lead`: infinitely much, or little), and no other is advised before
    one that wins."""
    from rules.core.surely import chance_for_certain  # likewise

    found = list[Candidate]()
    for one in answer.candidates or [Candidate(answer.action, 0, 0.0)]:
        known = chance_for_certain(view, one.line or (one.action,)) if view.is_legal(one.action) else None
        lead = one.lead if known is None else math.inf if known else -math.inf
        found.append(one if known is None else one._replace(lead=lead, visits=max(1, one.visits)))
    best = [one.action for one in found if one.lead == math.inf]
    action = answer.action if not best or answer.action in best else best[0]
    return answer._replace(action=action, candidates=found)


def surpassed(answer: Answer, view: State) -> Answer:
    """The same; where of another move surely more is expected, or by the figures and it was tried about as long, that one."""
    own = next((one for one in answer.candidates if one.action == answer.action), None)
    if own is None or not own.visits:
        return answer
    least = expected_of(own, view.game.id, view.players, "")
    more = [
        one
        for one in answer.candidates
        if one.visits and view.is_legal(one.action)
        if is_better(expected_of(one, view.game.id, view.players, ""), least)
        or (is_tried(one, own) and _figure(one, view) > _figure(own, view))
    ]
    return answer._replace(action=max(more, key=lambda one: one.lead).action) if more else answer


def is_better(best: Expected, other: Expected) -> bool:
    """Whether the difference is more than what so many tries leave open."""
    return best.chance - other.chance > math.hypot(best.likely, other.likely)


def why_chosen(best: Expected, other: Expected, is_sparing: bool) -> str:
    """Why the one is chosen though the other may be as good: `words.would_even`; empty where it surely is better."""
    if is_better(best, other):
        return ""
    return "spares" if is_sparing else "more" if round(100 * best.chance) > round(100 * other.chance) else "even"


def compared(best: Expected, other: Expected) -> str:
    """The difference of what is told of both, as far as it is more than what so many tries leave open."""
    by = round(100 * best.chance) - round(100 * other.chance)
    if by <= 0 or not is_better(best, other):
        return words.even(best.chance, other.chance, best.visits + other.visits, other.name)
    points = 0 if best.ahead is None or other.ahead is None else round(best.ahead) - round(other.ahead)
    return words.better(by, points, other.name)


def best_of(answer: Answer, count: int) -> Sequence[Candidate]:
    """The moves that a hint tells of: its own, then those that took most of the thought, by what the bot expects of them."""
    own = [one for one in answer.candidates if one.action == answer.action]
    others = [one for one in answer.candidates if one.action != answer.action][: count - 1]
    return [*own, *sorted(others, key=lambda one: -one.lead)]
