"""What the player in turn may do and what it does, phase by phase (spec 3.2 to 3.8)."""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING

from rules.core.event import Event
from rules.indy import actions, manche, windows
from rules.indy.components import COLOURS, EAGLE, SUIT, code, codes
from rules.indy.phases import DARK, EVOCATION, KEEP, LIGHT, SHAMANS, STEP_EVOKE, STEP_SWAP
from rules.indy.scoring import rank

if TYPE_CHECKING:
    from rules.indy.state import IndyState


def exchanges(hand: list[int]) -> list[int]:
    """The ids of exchanging 0, 1 or 2 cards of a sorted hand (spec 3.2)."""
    two_eagles = len(hand) > 1 and hand[-2] == EAGLE
    cards = list(dict.fromkeys(hand)) if two_eagles else hand
    legal = [actions.EXCHANGE]
    for card in cards:
        legal.append(actions.EXCHANGE_ONE + card)
    for i, low in enumerate(cards):
        base = actions.EXCHANGE_PAIR[low]
        for high in cards[i + 1 :]:
            legal.append(base + high)
    if two_eagles:
        legal.append(actions.EXCHANGE_TWO_EAGLES)
    return legal


def same_suit_swaps(hand: list[int], table: list[int]) -> list[int]:
    """The ids of swapping a card for one of the same kind and colour on the table (spec 3.5)."""
    legal = []
    for card in hand:
        if card != EAGLE:
            suit = card // SUIT
            for place, lying in enumerate(table):
                if lying // SUIT == suit:
                    legal.append(actions.SWAP + card * actions.POSITIONS + place)
    return legal


def play(state: IndyState, action: int) -> None:
    """Carry out a decision of the player in turn."""
    phase = state.phase
    if phase == DARK:
        _exchange(state, actions.EXCHANGED[action - actions.EXCHANGE])
    elif phase == SHAMANS:
        _choose_shaman(state, action - actions.CHOOSE_SHAMAN)
    elif phase == KEEP:
        _keep(state, action - actions.KEEP)
    elif actions.PLAY_EAGLE <= action < actions.PLAY_EAGLE + actions.POSITIONS:
        play_eagle(state, state.turn, action - actions.PLAY_EAGLE)
        windows.open_before_turn(state)
    elif phase == LIGHT:
        _light(state, action)
    elif state.step == STEP_SWAP:
        _swap_step(state, action)
    elif phase == EVOCATION:
        _evoke(state, action - actions.EVOKE)
    else:
        _attempt(state, action)


def play_eagle(state: IndyState, player: int, place: int) -> None:
    """An eagle goes under the deck, its player takes a table card, a new one takes its place (spec 3.7)."""
    state.hands[player].remove(EAGLE)
    state.under.append(EAGLE)
    state.eagles_under += 1
    taken = state.take_from_table(player, place)
    shown = state.lay_on_table(place)
    if state.events is not None:
        fields = {"position": place, "taken": code(taken), "shown": codes(shown)}
        state.events.append(Event("eagle_played", player, fields))


def _choose_shaman(state: IndyState, colour: int) -> None:
    player = state.turn
    state.shamans[player] = colour
    if state.events is not None:
        state.events.append(Event("shaman_chosen", player, {"shaman": COLOURS[colour]}))
    following = manche.next_seat(state, player)
    if following == state.dealer:
        manche.deal(state)
    else:
        state.turn = state.current_player = following


def _exchange(state: IndyState, cards: tuple[int, ...]) -> None:
    player = state.turn
    hand = state.hands[player]
    if cards:
        for card in cards:
            hand.remove(card)
            state.under.append(card)
        state.buried[player] = list(cards)
        if state.known[player]:
            state.maybe[player] = state.known[player]
            state.known[player] = []
    drawn = [state.draw() for _ in cards]
    for card in drawn:
        insort(hand, card)
    if state.events is not None:
        private = {"given": codes(list(cards)), "drawn": codes(drawn)}
        state.events.append(Event("exchanged", player, {"count": len(cards)}, private, (player,)))
    following = manche.next_seat(state, player)
    if following == state.dealer:
        manche.reveal(state, 3)
        manche.begin_phase(state, LIGHT)
    else:
        state.turn = state.current_player = following


def _swap(state: IndyState, action: int) -> None:
    card, place = divmod(action - actions.SWAP, actions.POSITIONS)
    player = state.turn
    state.give_away(player, card)
    taken = state.take_from_table(player, place)
    state.table[place] = card
    if state.events is not None:
        fields = {"position": place, "given": code(card), "taken": code(taken)}
        state.events.append(Event("swapped", player, fields))


def _passed(state: IndyState) -> None:
    if state.events is not None:
        state.events.append(Event("passed", state.turn))


def _light(state: IndyState, action: int) -> None:
    if action == actions.PASS:
        _passed(state)
    else:
        _swap(state, action)
    following = manche.next_seat(state, state.turn)
    if following == state.dealer:
        manche.reveal(state, 1)
        manche.begin_phase(state, EVOCATION)
    else:
        manche.begin_turn(state, following)


def _swap_step(state: IndyState, action: int) -> None:
    state.step = STEP_EVOKE  # the ATTEMPT step has the same number
    if action == actions.PASS:
        _passed(state)
        return
    _swap(state, action)
    windows.open_before_turn(state)


def _evoke(state: IndyState, kept: int) -> None:
    player = state.turn
    laid = state.hands[player][:]
    laid.remove(kept)
    for card in laid:
        state.give_away(player, card)
    state.evocations[player] = laid
    if state.events is not None:
        public = {"cards": codes(laid), "rank": rank(*laid)}
        state.events.append(Event("evoked", player, public, {"kept": code(kept)}, (player,)))
    manche.next_turn(state)


def _attempt(state: IndyState, action: int) -> None:
    if action == actions.PASS:
        _passed(state)
    else:
        _return(state, action - actions.RETURN)
    manche.next_turn(state)


def _return(state: IndyState, card: int) -> None:
    """A plucked player comes back: one token at once, the card beside his shaman (spec 3.6)."""
    player = state.turn
    state.give_away(player, card)
    state.returned = player
    state.return_card = card
    state.plate -= 1
    state.tokens[player] += 1
    if state.events is not None:
        state.events.append(Event("returned", player, {"card": code(card), "plate": state.plate}))


def _keep(state: IndyState, kept: int) -> None:
    """A plucked player keeps one of two cards; the other goes back unseen (spec 3.8)."""
    player = state.turn
    hand = state.hands[player]
    dropped = hand[:]
    dropped.remove(kept)
    hand[:] = [kept]
    state.maybe[player] = state.maybe[player] + state.known[player]
    state.known[player] = []
    state.under += dropped
    state.buried[player] = state.buried[player] + dropped
    if state.events is not None:
        private = {"kept": code(kept), "dropped": code(dropped[0])}
        state.events.append(Event("kept", player, {}, private, (player,)))
    manche.next_keep(state, player)
