"""The deal at the beginning of a manche (spec 3.1)."""

from __future__ import annotations

from rules.indy.components.cards import FULL_DECK, HIDDEN, codes
from rules.indy.components.phases import DARK
from rules.indy.mechanics.memory import remember
from rules.indy.mechanics.seats import from_dealer, is_plucked
from rules.indy.position import Position


def deal(state: Position) -> None:
    """Shuffle all but the kept cards, deal, and begin DARK."""
    remember(state)
    _gather(state)
    state._shuffle(state.deck)
    state.plucked = sum(1 << seat for seat, tokens in enumerate(state.tokens) if tokens == 0)
    if state.events is not None:
        state.tell("manche_began", state.dealer, manche=state.manche)
    for seat in from_dealer(state):
        hand = state.hands[seat]
        missing = (2 if is_plucked(state, seat) else 4) - len(hand)
        dealt = [state.draw() for _ in range(missing)]
        hand += dealt
        hand.sort()
        if state.events is not None:
            state.tell_privately("dealt", seat, {"cards": codes(dealt)}, count=missing)
    state.phase = DARK
    state.turn = state.current_player = state.dealer


def _gather(state: Position) -> None:
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
