"""What a player may know of a state, and states that fit what that player knows (spec section 4)."""

from __future__ import annotations

from rules.core.rng import RandomSource, shuffle
from rules.indy.components.cards import EAGLE, FULL_DECK, HIDDEN
from rules.indy.components.phases import KEEP, LAST_EAGLES, SHAMANS
from rules.indy.mechanics import memory
from rules.indy.mechanics.seats import from_dealer, keeper, next_seat
from rules.indy.position import Position


def mask(state: Position, viewer: int) -> None:
    """Hide in place what `viewer` may not know.

    Others' cards are hidden but for those that everybody saw them take. An open window exists only for the
    one who is asked; for everybody else the player in turn is the one to act.
    """
    if state.window and viewer != state.current_player:
        _conceal_window(state, viewer)
    for seat in range(state.players):
        if seat != viewer:
            known = state.known[seat]
            hidden = len(state.hands[seat]) - len(known)
            state.hands[seat] = known + [HIDDEN] * hidden
            state.buried[seat] = [HIDDEN] * len(state.buried[seat])
    state.deck = [HIDDEN] * len(state.deck)
    state.under = [HIDDEN] * len(state.under)
    memory.mask(state, viewer)


def _conceal_window(state: Position, viewer: int) -> None:
    """Show the moment after the window: the player in turn decides, or the first one who has a card to keep."""
    state.window = False
    state.played = False
    if state.phase != LAST_EAGLES:
        state.current_player = state.turn
        return
    seat = keeper(state)
    if seat is not None:
        state.phase = KEEP
        state.current_player = state.turn = seat
    else:  # nobody is in turn: show one who is not the viewer, the same whoever is asked
        state.current_player = next_seat(state, viewer) if viewer == state.dealer else state.dealer


def unmask(state: Position, rng: RandomSource) -> None:
    """Fill in place everything hidden in a view with a uniform draw, given the cards' known places."""
    if state.phase == SHAMANS:
        return  # nothing is dealt yet
    pool = _unseen(state)
    shuffle(pool, rng)
    _place_maybes(state, pool, rng)
    memory.place_kept(state, pool, rng)
    for seat in range(state.players):
        if seat != state.viewer:
            state.buried[seat] = _drawn(state.buried[seat], pool)
            state.hands[seat] = sorted(_drawn(state.hands[seat], pool))
    state.under = _under(state)
    state.deck = pool
    if state.phase == LAST_EAGLES and not state.window:
        _reopen_last_window(state, rng)


def _unseen(state: Position) -> list[int]:
    """All cards whose place the view does not show."""
    pool = FULL_DECK[:]
    for cards in (state.table, *state.evocations, *state.hands, *state.buried):
        for card in cards:
            if card != HIDDEN:
                pool.remove(card)
    if state.return_card >= 0:
        pool.remove(state.return_card)
    for _ in range(state.eagles_under):
        pool.remove(EAGLE)
    return pool


def _drawn(cards: list[int], pool: list[int]) -> list[int]:
    """The same cards with the hidden ones drawn from the pool."""
    return [pool.pop() if card == HIDDEN else card for card in cards]


def _place_maybes(state: Position, pool: list[int], rng: RandomSource) -> None:
    """Cards that are either in a player's hand or among those they buried go to one of the two."""
    for seat in range(state.players):
        for card in state.maybe[seat]:
            if card not in pool:  # the viewer's own: they see where it is
                continue
            hand, buried = state.hands[seat], state.buried[seat]
            pool.remove(card)
            if rng.randrange(hand.count(HIDDEN) + buried.count(HIDDEN)) < hand.count(HIDDEN):
                hand[hand.index(HIDDEN)] = card
            else:
                state.buried[seat] = buried = buried[:]
                buried[buried.index(HIDDEN)] = card


def _under(state: Position) -> list[int]:
    """The cards under the deck, in no order that matters: they are not drawn again before the next shuffle."""
    return [card for cards in state.buried for card in cards] + [EAGLE] * state.eagles_under


def _reopen_last_window(state: Position, rng: RandomSource) -> None:
    """In LAST_EAGLES somebody else is being asked, so somebody else holds an eagle: see to that."""
    others = [seat for seat in range(state.players) if seat != state.viewer]
    holders = [seat for seat in others if state.hands[seat] == [EAGLE]]
    if not holders:
        holders = [_give_eagle(state, others, rng)]
    state.current_player = next(seat for seat in from_dealer(state) if seat in holders)
    state.window = True


def _give_eagle(state: Position, others: list[int], rng: RandomSource) -> int:
    """Let one of `others` hold an eagle that was drawn elsewhere, what is known of their cards staying true.

    Everybody holds a single card: as long as somebody has one to choose, others are shown KEEP. There is a seat that can:
    somebody else holds an eagle in truth, so the view hides where at least one is. Returns the seat.
    """
    able = [seat for seat in others if _can_hold_another(state, seat)]
    seat = able[rng.randrange(len(able))]
    [held], buried = state.hands[seat], state.buried[seat]
    if held in state.maybe[seat]:  # then of its cards, held or buried, this is the buried one
        loose = _loose(state, seat, buried)[0]
        buried[buried.index(loose)] = held
        held = loose
    if held != EAGLE:
        pile = next(pile for pile in (state.deck, *[state.buried[other] for other in others]) if EAGLE in pile)
        pile[pile.index(EAGLE)] = held
    state.hands[seat] = [EAGLE]
    state.under = _under(state)
    return seat


def _can_hold_another(state: Position, seat: int) -> bool:
    """Whether a card in this hand, and one that could take its place, are unknown."""
    hand, buried = state.hands[seat], state.buried[seat]
    return len(hand) > len(state.known[seat]) and len(_loose(state, seat, hand + buried)) > 0


def _loose(state: Position, seat: int, cards: list[int]) -> list[int]:
    """Those of a seat's cards of which nothing is known."""
    return [card for card in cards if card not in state.known[seat] and card not in state.maybe[seat]]
