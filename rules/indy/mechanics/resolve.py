"""The end of a manche: who wins a feather, who loses one, and whether the game is over (spec 3.9, 3.11)."""

from __future__ import annotations

from rules.indy.components.phases import END, MANCHES
from rules.indy.mechanics.dealing import deal
from rules.indy.mechanics.scoring import outcome, rank
from rules.indy.mechanics.seats import next_seat
from rules.indy.position import Position


def resolve(state: Position) -> None:
    """Pay what the evocations cost and win; then the next manche is dealt, or the game is over."""
    ranks = {seat: rank(*laid) for seat, laid in enumerate(state.evocations) if laid}
    winner, losers, spared = outcome(ranks, state.tokens, state.plate)
    if winner is not None:
        state.tokens[winner] += 1
        state.plate -= 1
    if not spared:
        for seat in losers:
            state.tokens[seat] -= 1
        state.plate += len(losers)
    if state.events is not None:
        of_seats = [ranks.get(seat) for seat in range(state.players)]
        paid = {"tokens": state.tokens[:], "plate": state.plate}
        state.tell("resolved", winner=winner, losers=losers, spared=spared, ranks=of_seats, **paid)
    _go_on(state)


def _go_on(state: Position) -> None:
    alive = [seat for seat in range(state.players) if state.tokens[seat] > 0]
    if len(alive) == 1:
        state.tokens[alive[0]] += state.plate
        state.plate = 0
        _end(state, "last feather")
    elif state.manche >= MANCHES:
        _end(state, "manche limit")
    else:
        state.manche += 1
        state.dealer = next_seat(state, state.dealer)
        deal(state)


def _end(state: Position, why: str) -> None:
    state.phase = END
    state.current_player = None
    if state.events is not None:
        winners = [seat for seat, place in enumerate(state.ranking()) if place == 1]
        state.tell("game_over", winners=winners, why=why)
