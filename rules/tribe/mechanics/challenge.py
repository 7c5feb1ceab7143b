"""A challenge from its deal to its scoring, and what comes between two turns (spec 2, 3.7, 3.8, 3.9)."""

from __future__ import annotations

from rules.tribe.components.cards import (
    BLOCK,
    CHALLENGES,
    FULL_DECK,
    GOAL,
    HAND,
    LEADERS,
    NAMES,
    NONE,
    TRIBU,
    TRIBU_NAMES,
    TRIBUS,
    TURNS_EACH,
    name,
    names,
    need,
)
from rules.tribe.components.phases import END, LEADERS as CHOOSING, START
from rules.tribe.components.tally import Tally
from rules.tribe.mechanics import piles
from rules.tribe.mechanics.scoring import complete_chains, tally
from rules.tribe.mechanics.seen import left
from rules.tribe.position import Position


def start(state: Position) -> None:
    """Leaders by chance or the first choice of one, a dealer by chance, and the first deal (spec 2, rulings 2 and 30)."""
    players = state.players
    if state.options["leader_choice"]:
        state.dealer = state.turn = state.current_player = state._below(players)
        state.phase = CHOOSING
        return
    boards = LEADERS[:]
    state._shuffle(boards)
    state.leaders = boards[:players]
    state.dealer = state._below(players)
    deal(state)


def deal(state: Position) -> None:
    """All 96 cards are shuffled, five go to each player, the dealer begins (spec 2)."""
    state.clear_table()
    deck = FULL_DECK[:]
    state._shuffle(deck)
    players = state.players
    for seat in range(players):
        state.hands[seat] = sorted(deck[len(deck) - HAND :])
        del deck[len(deck) - HAND :]
    state.draw = deck
    state.done = 0
    if state.events is not None:
        state.tell("challenge_began", state.dealer, challenge=state.number)
        for seat in range(players):
            state.tell_secret("dealt", seat, {"count": HAND}, {"cards": names(state.hands[seat])})
    _begin_turn(state, state.dealer)


def _begin_turn(state: Position, seat: int) -> None:
    """The next turn that is not skipped; each skipped one counts and is checked."""
    while state.blocked[seat]:
        state.blocked[seat] = 0
        state.played.append(BLOCK)
        if state.events is not None:
            state.tell("skipped", seat)
        if _is_over(state):
            return
        seat = (seat + 1) % state.players
    state.turn = state.current_player = seat
    state.phase = START
    state.swapped = False
    lone = 0
    for tribu in state.orders[seat]:
        if not state.vases[seat * TRIBUS + tribu]:
            lone |= 1 << tribu
    state.lone = lone


def end_turn(state: Position) -> None:
    """Closing test, lone Tribù, exhaustion, turn limit; then the next turn (spec 3.7)."""
    seat = state.turn
    if complete_chains(state, seat) >= need(state.players):
        _end(state, seat, "closed")
        return
    if state.lone:
        _eliminate(state, seat)
    if not _is_over(state):
        _begin_turn(state, (seat + 1) % state.players)


def _is_over(state: Position) -> bool:
    """Count a completed turn, and end the challenge without a closer when it is exhausted or too long."""
    state.done += 1
    if piles.is_exhausted(state):
        _end(state, -1, "exhausted")
        return True
    if state.done >= TURNS_EACH * state.players:
        _end(state, -1, "turn limit")
        return True
    return False


def _eliminate(state: Position, seat: int) -> None:
    """Chains that were lone when the turn began and still are go under the discard pile (spec 3.7)."""
    for tribu in state.orders[seat]:
        slot = seat * TRIBUS + tribu
        if not state.lone >> tribu & 1 or state.vases[slot] or tribu == state.leaders[seat]:
            continue
        card = state.actives[slot]
        piles.put_under(state, TRIBU + tribu)
        state.remove_chain(slot)
        if card != NONE:
            piles.put_under(state, card)
            left(state, seat, card)
        if state.events is not None:
            state.tell("eliminated", seat, chain=TRIBU_NAMES[tribu], active=name(card))


def _end(state: Position, closer: int, why: str) -> None:
    """Score the challenge; end the game or deal the next one (spec 3.8, 3.9)."""
    tallies = [tally(state, seat, closer) for seat in range(state.players)]
    points = tuple(entry.total for entry in tallies)
    state.totals = [total + more for total, more in zip(state.totals, points, strict=True)]
    state.closer = closer
    state.results = [*state.results, (closer, tuple(tallies))]
    if state.events is not None:
        _tell_end(state, closer, why, tallies)
    if max(state.totals) >= state.goal or state.number >= CHALLENGES:
        state.phase = END
        state.current_player = None
        return
    state.number += 1
    state.dealer = (state.dealer + 1) % state.players
    deal(state)


def _tell_end(state: Position, closer: int, why: str, tallies: list[Tally]) -> None:
    if closer >= 0:
        for seat in range(state.players):
            slots = range(seat * TRIBUS, (seat + 1) * TRIBUS)
            active = {TRIBU_NAMES[s % TRIBUS]: NAMES[state.actives[s]] for s in slots if state.actives[s] != NONE}
            state.tell("revealed", seat, hand=names(state.hands[seat]), active=active)
    seat_or_none = closer if closer >= 0 else None
    state.tell(
        "challenge_ended",
        seat_or_none,
        challenge=state.number,
        closer=seat_or_none,
        why=why,
        table=[entry.table for entry in tallies],
        bonus=[entry.bonus for entry in tallies],
        hostile=[entry.hostile for entry in tallies],
        points=[entry.total for entry in tallies],
        totals=state.totals[:],
        **({} if state.goal == GOAL else {"goal": state.goal}),
    )
    if max(state.totals) >= state.goal or state.number >= CHALLENGES:
        reached = max(state.totals) >= state.goal
        state.tell("game_ended", why=f"{state.goal} spheres" if reached else "12 challenges")
