"""How well a seat stands in a full position."""

from __future__ import annotations

from rules.indy.components.phases import EVOCATION
from rules.indy.evaluation.packs import rank_in_sight
from rules.indy.evaluation.prospects import prospects, worth
from rules.indy.mechanics.scoring import outcome, rank
from rules.indy.mechanics.seats import is_plucked
from rules.indy.position import Position


def is_evoking(state: Position) -> bool:
    """Whether all hands are played out, but for swaps within a suit and eagles, and nobody can return."""
    return state.phase >= EVOCATION and state.plucked == 0


def values(state: Position) -> list[float]:
    """How well each seat stands, in [-1, 1], summing to 0: its likely share of the win."""
    if state.current_player is None:
        return list(state.returns())
    if is_evoking(state):
        strengths = _strengths_after(state)
    else:
        strengths = [_strength(state, seat) for seat in range(state.players)]
    total, others = sum(strengths), state.players - 1
    return [share - (1 - share) / others for strength in strengths for share in [strength / total]]


def _strengths_after(state: Position) -> list[float]:
    """The tokens of each seat when all evocations come out as they look now.

    A seat that would be left without any counts 0.1; but if only one has any, the game is over, and the others count 0.
    """
    table = state.table
    ranks = {
        seat: rank(*laid) if laid else rank_in_sight(state.hands[seat], table)
        for seat, laid in enumerate(state.evocations)
    }
    winner, losers, spared = outcome(ranks, state.tokens, state.plate)
    tokens = [held + (seat == winner) - (not spared and seat in losers) for seat, held in enumerate(state.tokens)]
    alone = sum([held > 0 for held in tokens]) == 1
    return [float(held) if held > 0 else 0.0 if alone else 0.1 for held in tokens]


def _strength(state: Position, seat: int) -> float:
    if is_plucked(state, seat) and state.returned != seat:
        return 0.05 + 0.05 * state.plate / (state.feathers * state.players)
    tokens = state.tokens[seat]
    laid = state.evocations[seat]
    hand = state.hands[seat]
    if laid:
        quality = worth(rank(*laid))
    elif len(hand) == 4:
        quality = prospects(hand)
    else:
        quality = 0.4
    return max(0.1, tokens + 0.8 * (quality - 0.5))
