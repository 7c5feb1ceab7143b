"""What is better than to end a turn, though no hint speaks for it: by how both go on in the next turns.

A stack that is moved within the other's zone may bury what their piles need, or keep from them what the next turns hang on. What it is good
for shows only later: each such action is played on by hints, on the same draws of what is hidden as the end of the turn.
"""

from __future__ import annotations

from math import sqrt

from rules.core.rng import Rng
from rules.tribal.duel.components.actions import DRAW, END, SACRED, STEAL, TAKE, moved_card
from rules.tribal.duel.components.phases import ACT, OVER, PLACING
from rules.tribal.duel.evaluation.hints import hint, parts
from rules.tribal.duel.evaluation.values import value
from rules.tribal.duel.position import Position

TURNS = 8
"""So many are played on."""
FEW, MANY = 2, 6
"""Draws after which an action is dropped that seems to bring nothing, and draws in all."""
HALF_CHANCE = 0.5
"""A value goes from -1 to 1, a chance of winning from 0 to 1."""
MUCH = 0.1
"""By so much at least the chance of winning is to be larger than after the end of the turn."""
ERRORS = 1.5
"""And by so many standard errors."""
MOST_STEPS = 30
"""Decisions of a turn that are played."""


def better_than_end(view: Position) -> dict[int, float]:
    """Such moves, but none that gives away what a pile takes soon, with how much each adds to the chance of winning."""
    player = view.current_player
    if player is None or view.phase != ACT:
        return {}
    moves = [action for action in view.legal_actions() if _is_in_question(view, action, player)]
    gains: dict[int, list[float]] = {action: [] for action in moves}
    for number in range(MANY):
        if number == FEW:
            gains = {action: found for action, found in gains.items() if sum(found) > 0}
        if not gains:
            return {}
        world = view.resample(Rng(number)) if view.viewer is not None else view.clone()
        ended = _after(world, END, player)
        for action, found in gains.items():
            found.append(HALF_CHANCE * (_after(world, action, player) - ended))
    return {action: sum(found) / MANY for action, found in gains.items() if _is_much(found)}


def _is_in_question(view: Position, move: int, player: int) -> bool:
    """Whether it takes or steals a card, moves cards of the other one, or gives away none that a pile takes soon."""
    if move >= SACRED:
        return STEAL <= move < DRAW or TAKE <= move < END
    return view.realm[view.place[moved_card(move)]] != player or not parts(view, move, player)


def _is_much(gains: list[float]) -> bool:
    mean = sum(gains) / len(gains)
    error = sqrt(sum((gain - mean) ** 2 for gain in gains) / (len(gains) - 1) / len(gains))
    return mean >= MUCH and mean >= ERRORS * error


def _after(world: Position, action: int, player: int) -> float:
    """How well the player stands some turns after this."""
    state = world.clone()
    state.apply(action)
    if state.phase == PLACING:
        state.apply(max(state.legal_actions(), key=lambda place: hint(state, place)))
    if state.current_player == player and action != END:
        state.apply(END)
    for _ in range(TURNS):
        if state.current_player is None:
            break
        _play_turn(state, state.current_player)
    if state.phase == OVER:
        return 0.0 if state.winner < 0 else 1.0 if state.winner == player else -1.0
    return value(state, player)


def _play_turn(state: Position, seat: int) -> None:
    """As hints say, up to its end."""
    for _ in range(MOST_STEPS):
        legal = state.legal_actions()
        state.apply(legal[0] if len(legal) == 1 else max(legal, key=lambda action: hint(state, action)))
        if state.current_player != seat:
            return
    if state.phase == ACT:
        state.apply(END)
