"""What hinders the other one, who would surely win in the turn after this one."""

from collections.abc import Iterator
from typing import NamedTuple

from rules.core.rng import Rng
from rules.tribal.duel.components.actions import DRAW, END
from rules.tribal.duel.components.phases import ACT, PLACING
from rules.tribal.duel.evaluation.hints import hint
from rules.tribal.duel.evaluation.winning import is_open, winning_line
from rules.tribal.duel.position import Position

MOST_SEARCHED = 60
"""Positions in which a way to win is looked for anew: none that is known wins there any more."""
MOST_STEPS_ON = 2
"""Actions that hindering takes at most."""
WORLDS = 3
"""Positions that fit a view in which a win that an action opens must come: it may have turned a card up."""
BEST_FIRST = 12
"""So many positions after one action are gone on from where no single one hinders."""


class Danger(NamedTuple):
    """That the other one surely wins in the turn after this one, whatever is hidden, should this one end now: how (`end`), and what hinders
    that, or with which action hindering begins, the best first."""

    end: str
    hindered_by: list[int]


def danger(view: Position) -> Danger | None:
    """Such a danger to whoever is in turn; None where none is seen."""
    player = view.current_player
    if player is None or view.phase != ACT:
        return None
    start = view if view.viewer is None else view.resample(Rng(0))
    line = _answer(start)
    return Danger(_after_line(start, line).end, _hindrances(start, line)) if line else None


def opened(view: Position, action: int) -> str:
    """How the other one surely wins in the turn after this one, whatever is hidden, should this one end right after `action`; empty where
    that isn't seen. Whether they would without it, too, `danger` tells."""
    player = view.current_player
    if player is None or view.phase not in (ACT, PLACING) or action in (DRAW, END):
        return ""
    line: list[int] = []
    for seed in range(WORLDS):
        world = view.clone() if view.viewer is None else view.resample(Rng(seed))
        world.apply(action)
        if world.phase != ACT or world.current_player != player or not (line := line or _answer(world)):
            return ""
        end = _after_line(world, line)
        if end.winner != 1 - player:
            return ""
    return end.end


WHOLE, FIRST, GIVEN, STOLEN = "whole", "first", "given", "stolen"


def way_of(view: Position, action: int) -> str:
    """How such an action hinders the win: by itself, as the first of two steps, or only as what is given or stolen can't go straight back."""
    after = view.clone() if view.viewer is None else view.resample(Rng(0))
    given, stolen = after.given, after.stolen
    after.apply(action)
    if after.phase != ACT or after.current_player is None:
        return WHOLE
    if _answer(after):
        return FIRST
    way = STOLEN if after.stolen != stolen else GIVEN if after.given != given else WHOLE
    after.given, after.stolen = given, stolen
    return way if _answer(after) else WHOLE


def _hindrances(start: Position, line: list[int]) -> list[int]:
    known, left = [line], MOST_SEARCHED
    waiting = [(start, -1)]
    for _ in range(MOST_STEPS_ON):
        found, onward = dict[int, float](), list[tuple[float, int, Position, int]]()
        for state, begun in waiting:
            for action, after, worth in _after(state):
                begins = action if begun < 0 else begun
                if after.current_player is None or begins in found:
                    continue
                if left > 0 and all(_after_line(after, one).current_player is not None for one in known):
                    left -= 1
                    answer = _answer(after)
                    if not answer:
                        found[begins] = worth
                        continue
                    known.append(answer)
                onward.append((worth, len(onward), after, begins))
        if found:
            return sorted(found, key=lambda action: -found[action])
        onward.sort(reverse=True, key=lambda one: one[:2])
        waiting = [(after, begins) for *_, after, begins in onward[:BEST_FIRST]]
    return []


def _after(state: Position) -> Iterator[tuple[int, Position, float]]:
    """What may be done but draw and end, with the position after it, a card that was taken laid, and how it looks at a glance."""
    for action in state.legal_actions():
        if action in (DRAW, END):
            continue
        after = state.clone()
        worth = hint(state, action)
        after.apply(action)
        if after.phase != PLACING:
            yield action, after, worth
            continue
        for place in after.legal_actions():
            laid = after.clone()
            laid.apply(place)
            yield action, laid, worth


def _answer(state: Position) -> list[int]:
    """How the other one wins once the turn has ended here."""
    after = state.clone()
    after.apply(END)
    return winning_line(after)[0] if after.current_player is not None else []


def _after_line(state: Position, line: list[int]) -> Position:
    """Once the turn has ended here and the other one has done as much of this as they still can."""
    after = state.clone()
    after.apply(END)
    for action in line:
        if after.current_player is None or not after.is_legal(action) or not is_open(after, action):
            break
        after.apply(action)
    return after
