"""The frame of a manche: deal, reveal, turn order, and what it costs in the end (spec 3.1, 3.3, 3.8 to 3.11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rules.core.event import Event
from rules.indy import windows
from rules.indy.components import FULL_DECK, HIDDEN, TEAM, codes
from rules.indy.phases import DARK, END, EVOCATION, KEEP, LAST_EAGLES, RETURN, STEP_SWAP
from rules.indy.scoring import class_of, rank

if TYPE_CHECKING:
    from rules.indy.state import IndyState

MANCHES: Final = 200
"""After this many manches the players with the most tokens win (spec 3.11, ruling 22)."""


def next_seat(state: IndyState, seat: int) -> int:
    """The seat clockwise of `seat`."""
    return seat + 1 if seat + 1 < state.players else 0


def from_dealer(state: IndyState) -> list[int]:
    """All seats, clockwise from the dealer."""
    return [*range(state.dealer, state.players), *range(state.dealer)]


def is_plucked(state: IndyState, seat: int) -> bool:
    """Whether the seat had no tokens at the start of this manche."""
    return bool(state.plucked >> seat & 1)


def deal(state: IndyState) -> None:
    """Shuffle all but the kept cards, deal, and begin DARK (spec 3.1)."""
    _gather(state)
    state._shuffle(state.deck)
    state.plucked = sum(1 << seat for seat, tokens in enumerate(state.tokens) if tokens == 0)
    if state.events is not None:
        state.events.append(Event("manche_began", state.dealer, {"manche": state.manche}))
    for seat in from_dealer(state):
        hand = state.hands[seat]
        missing = (2 if is_plucked(state, seat) else 4) - len(hand)
        dealt = [state.draw() for _ in range(missing)]
        hand += dealt
        hand.sort()
        if state.events is not None:
            private = {"cards": codes(dealt)}
            state.events.append(Event("dealt", seat, {"count": missing}, private, (seat,)))
    state.phase = DARK
    state.step = STEP_SWAP
    state.turn = state.current_player = state.dealer


def _gather(state: IndyState) -> None:
    """Everything but the kept cards becomes the deck again; what was known of the rest is void."""
    deck = FULL_DECK[:]
    for hand in state.hands:
        for card in hand:
            deck.remove(card)
    state.deck = deck
    state.under = []
    state.table = []
    state.eagles_under = 0
    state.returned = state.return_card = HIDDEN
    players = state.players
    state.evocations = [[] for _ in range(players)]
    state.maybe = [[] for _ in range(players)]
    state.buried = [[] for _ in range(players)]


def reveal(state: IndyState, count: int) -> None:
    """Turn `count` cards up beside the others (spec 3.3, 3.5)."""
    for _ in range(count):
        shown = state.lay_on_table(len(state.table))
        if state.events is not None:
            fields = {"position": len(state.table) - 1, "shown": codes(shown)}
            state.events.append(Event("revealed", None, fields))


def begin_phase(state: IndyState, phase: int) -> None:
    """Begin a phase with its first player, or the one after it if nobody plays in it."""
    state.phase = phase
    for seat in from_dealer(state):
        if _plays(state, seat):
            begin_turn(state, seat)
            return
    _end_phase(state)


def begin_turn(state: IndyState, seat: int) -> None:
    """It becomes this seat's turn; the holders of eagles are asked first (spec 3.7, W1)."""
    state.turn = seat
    state.step = STEP_SWAP
    windows.open_before_turn(state)


def next_turn(state: IndyState) -> None:
    """After a turn of EVOCATION or RETURN: the next player of this phase, or the next phase."""
    order = from_dealer(state)
    for seat in order[order.index(state.turn) + 1 :]:
        if _plays(state, seat):
            begin_turn(state, seat)
            return
    _end_phase(state)


def _plays(state: IndyState, seat: int) -> bool:
    if state.phase == EVOCATION:
        return not is_plucked(state, seat) and not state.evocations[seat]
    if state.phase == RETURN:  # the first to return ends it for all later ones (ruling 19)
        return is_plucked(state, seat) and state.returned < 0
    return True


def _end_phase(state: IndyState) -> None:
    if state.phase == EVOCATION:
        begin_phase(state, RETURN)
    else:
        state.phase = LAST_EAGLES
        windows.open_last(state)


def next_keep(state: IndyState, after: int | None) -> None:
    """The next plucked player who holds two cards decides which to keep; then the manche is resolved."""
    order = from_dealer(state)
    start = 0 if after is None else order.index(after) + 1
    for seat in order[start:]:
        if len(state.hands[seat]) > 1:
            state.phase = KEEP
            state.turn = state.current_player = seat
            return
    resolve(state)


def resolve(state: IndyState) -> None:
    """Who wins a token, who loses one (spec 3.9), and whether the game is over (3.11)."""
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
        fields = {"winner": winner, "losers": losers, "spared": spared, "ranks": [ranks.get(s) for s in _seats(state)]}
        state.events.append(Event("resolved", None, {**fields, "tokens": state.tokens[:], "plate": state.plate}))
    _go_on(state)


def outcome(ranks: dict[int, int], tokens: list[int], plate: int) -> tuple[int | None, list[int], bool]:
    """Who wins a token, who loses one, and whether the losers are spared as else nobody would have any left (spec 3.9)."""
    best, worst = max(ranks.values()), min(ranks.values())
    winner = None
    if class_of(best) == TEAM and plate > 0:
        winners = [seat for seat, value in ranks.items() if value == best]
        winner = winners[0] if len(winners) == 1 else None
    losers = [seat for seat, value in ranks.items() if value == worst]
    spared = all(held + (seat == winner) - (seat in losers) <= 0 for seat, held in enumerate(tokens))
    return winner, losers, spared


def _seats(state: IndyState) -> range:
    return range(state.players)


def _go_on(state: IndyState) -> None:
    alive = [seat for seat in _seats(state) if state.tokens[seat] > 0]
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


def _end(state: IndyState, why: str) -> None:
    state.phase = END
    state.current_player = None
    if state.events is not None:
        winners = [seat for seat, place in enumerate(state.ranking()) if place == 1]
        state.events.append(Event("game_over", None, {"winners": winners, "why": why}))
