"""What each decision does (spec 2 and 3.2 to 3.8)."""

from __future__ import annotations

from bisect import insort

from rules.indy.components import actions
from rules.indy.components.cards import COLOURS, code, codes
from rules.indy.components.phases import (
    DARK,
    EVOCATION,
    KEEP,
    LAST_EAGLES,
    LIGHT,
    SHAMANS,
    STEP_EVOKE,
    STEP_SWAP,
)
from rules.indy.mechanics import manche, windows
from rules.indy.mechanics.dealing import deal
from rules.indy.mechanics.row import reveal
from rules.indy.mechanics.scoring import rank
from rules.indy.mechanics.seats import next_seat
from rules.indy.position import Position


def play(state: Position, action: int) -> None:
    """Carry out a decision, of the one asked for an eagle or of the player in turn, up to the next decision."""
    phase = state.phase
    if state.window:
        _answer(state, action)
    elif phase == DARK:
        _exchange(state, actions.EXCHANGED[action - actions.EXCHANGE])
    elif phase == SHAMANS:
        _choose_shaman(state, action - actions.CHOOSE_SHAMAN)
    elif phase == KEEP:
        _keep(state, action - actions.KEEP)
    elif actions.PLAY_EAGLE <= action < actions.PLAY_EAGLE + actions.POSITIONS:
        windows.play_eagle(state, state.turn, action - actions.PLAY_EAGLE)
        windows.open_before_turn(state)
    elif phase == LIGHT:
        _light(state, action)
    elif state.step == STEP_SWAP:
        _swap_step(state, action)
    elif phase == EVOCATION:
        _evoke(state, action - actions.EVOKE)
    else:
        _attempt(state, action)


def _answer(state: Position, action: int) -> None:
    windows.answer(state, action)
    if state.phase == LAST_EAGLES:
        manche.leave_last_eagles(state)


def _choose_shaman(state: Position, colour: int) -> None:
    player = state.turn
    state.shamans[player] = colour
    if state.events is not None:
        state.tell("shaman_chosen", player, shaman=COLOURS[colour])
    following = next_seat(state, player)
    if following == state.dealer:
        deal(state)
    else:
        state.turn = state.current_player = following


def _exchange(state: Position, cards: tuple[int, ...]) -> None:
    player = state.turn
    hand = state.hands[player]
    if cards:
        state.bury(player, list(cards))
    drawn = [state.draw() for _ in cards]
    for card in drawn:
        insort(hand, card)
    if state.events is not None:
        private = {"given": codes(list(cards)), "drawn": codes(drawn)}
        state.tell_privately("exchanged", player, private, count=len(cards))
    following = next_seat(state, player)
    if following == state.dealer:
        reveal(state, 3)
        manche.begin_phase(state, LIGHT)
    else:
        state.turn = state.current_player = following


def _swap(state: Position, action: int) -> None:
    card, place = divmod(action - actions.SWAP, actions.POSITIONS)
    player = state.turn
    state.give_away(player, card)
    taken = state.take_from_table(player, place)
    state.table[place] = card
    if state.events is not None:
        state.tell("swapped", player, position=place, given=code(card), taken=code(taken))


def _passed(state: Position) -> None:
    if state.events is not None:
        state.tell("passed", state.turn)


def _light(state: Position, action: int) -> None:
    if action == actions.PASS:
        _passed(state)
    else:
        _swap(state, action)
    following = next_seat(state, state.turn)
    if following == state.dealer:
        reveal(state, 1)
        manche.begin_phase(state, EVOCATION)
    else:
        manche.begin_turn(state, following)


def _swap_step(state: Position, action: int) -> None:
    state.step = STEP_EVOKE  # the ATTEMPT step has the same number
    if action == actions.PASS:
        _passed(state)
        return
    _swap(state, action)
    windows.open_before_turn(state)


def _evoke(state: Position, kept: int) -> None:
    player = state.turn
    laid = state.hands[player][:]
    laid.remove(kept)
    for card in laid:
        state.give_away(player, card)
    state.evocations[player] = laid
    if state.events is not None:
        state.tell_privately("evoked", player, {"kept": code(kept)}, cards=codes(laid), rank=rank(*laid))
    manche.next_turn(state)


def _attempt(state: Position, action: int) -> None:
    if action == actions.PASS:
        _passed(state)
    else:
        _return(state, action - actions.RETURN)
    manche.next_turn(state)


def _return(state: Position, card: int) -> None:
    """A plucked player comes back: one token at once, the card beside their shaman (spec 3.6)."""
    player = state.turn
    state.give_away(player, card)
    state.returned = player
    state.return_card = card
    state.plate -= 1
    state.tokens[player] += 1
    if state.events is not None:
        state.tell("returned", player, card=code(card), plate=state.plate)


def _keep(state: Position, kept: int) -> None:
    """A plucked player keeps one of two cards; the other goes back unseen (spec 3.8)."""
    player = state.turn
    hand = state.hands[player][:]
    hand.remove(kept)
    dropped = hand.pop()
    state.bury(player, [dropped])
    if state.events is not None:
        private = {"kept": code(kept), "dropped": code(dropped)}
        state.tell_privately("kept", player, private)
    manche.next_keep(state)
