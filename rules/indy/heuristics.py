"""What a bot should want at a glance: `hint` for moves, `value` for a seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.indy import actions
from rules.indy.components import EAGLE, STANDARD, SUIT, TEAM, VALUE
from rules.indy.phases import END, KEEP, RETURN
from rules.indy.scoring import best_three, class_of, rank, sum_of

if TYPE_CHECKING:
    from rules.indy.state import IndyState

EAGLE_WORTH = 0.04
"""What an eagle kept for later is worth, on the scale of `worth`."""


def worth(value: int) -> float:
    """How good an evocation of that rank is, in [0, 1]: about the chance not to be the worst of four."""
    kind, total = class_of(value), sum_of(value)
    if kind == TEAM:
        return 0.90 + 0.10 * (total - 6) / 9
    if kind == STANDARD:
        return 0.55 + 0.25 * (total - 3) / 15
    return 0.35 * total / 18


def outlook(cards: list[int]) -> float:
    """What cards promise that are not yet an evocation: pairs of a colour that one more card completes."""
    suits = [0] * 10
    for card in cards:
        suits[card // SUIT] += 1
    best = 0.0
    for colour in range(3):
        characters = suits[colour]
        different = (characters > 0) + (suits[colour + 3] > 0) + (suits[colour + 6] > 0)
        promise = 0.02 * different
        if different == 2:
            promise += 0.12
        if characters == 2:
            promise += 0.12
        if promise > best:
            best = promise
    return best


def prospects(hand: list[int], draws: int = 0) -> float:
    """What a hand is worth before the evocation, with `draws` unknown cards to come to it."""
    if len(hand) >= 3:
        now = worth(best_three(hand)[0] if len(hand) == 4 else rank(*hand))
    else:
        now = 0.1 * sum(VALUE[card] for card in hand) / 18
    return now + outlook(hand) * (1 - now) * (1.0 + 0.7 * draws) + 0.05 * draws


def plucked_prospects(state: IndyState, player: int, hand: list[int], table: list[int], draws: int = 0) -> float:
    """How near a plucked player is to a return: own-colour characters in hand and on the table."""
    low = state.shamans[player] * 6
    own = sum(1 for card in hand if low <= card < low + 6)
    lying = sum(1 for card in table if low <= card < low + 6)
    return (0.5 if own else 0.06 * draws) * (1 + min(lying, 2)) / 3 + 0.1 * min(own, 2) + 0.1 * lying


def hint(state: IndyState, action: int) -> float:
    """How good a legal action looks for `current_player`; uses only what that player may know."""
    player = state.current_player
    assert player is not None
    hand = state.hands[player]
    plucked = bool(state.plucked >> player & 1) and state.returned != player
    if action >= actions.EXCHANGE:
        given = actions.EXCHANGED[action - actions.EXCHANGE]
        kept = hand[:]
        for card in given:
            kept.remove(card)
        return _standing(state, player, kept, state.table, plucked, len(given))
    if actions.EVOKE <= action < actions.RETURN:
        return _evocation(hand, action - actions.EVOKE)
    if action < actions.EVOKE:
        return _after(state, player, action, plucked)
    if action < actions.KEEP:
        return 1.0
    kept_card = action - actions.KEEP
    return plucked_prospects(state, player, [kept_card], []) + 0.01 * VALUE[kept_card]


def _standing(state: IndyState, player: int, hand: list[int], table: list[int], plucked: bool, draws: int) -> float:
    if plucked:
        return plucked_prospects(state, player, hand, table, draws)
    return prospects(hand, draws)


def _after(state: IndyState, player: int, action: int, plucked: bool) -> float:
    """A pass, a choice of shaman, an eagle or a swap: what the hand is worth afterwards."""
    hand, table = state.hands[player][:], state.table[:]
    if actions.PLAY_EAGLE <= action < actions.SWAP:
        place = action - actions.PLAY_EAGLE
        hand.remove(EAGLE)
        hand.append(table.pop(place))
        cost = EAGLE_WORTH
    elif action >= actions.SWAP:
        card, place = divmod(action - actions.SWAP, actions.POSITIONS)
        hand.remove(card)
        hand.append(table[place])
        table[place] = card
        cost = 0.0
    else:
        cost = 0.0
    if len(hand) == 1 or state.phase in (KEEP, END):
        return 0.01 * VALUE[hand[0]] - cost
    if len(hand) == 4 and state.step:  # about to evoke: only what lies ready counts
        return worth(best_three(hand)[0]) - cost
    if plucked and state.phase == RETURN and state.step:
        return plucked_prospects(state, player, hand, table) - cost - 0.2
    return _standing(state, player, hand, table, plucked, 0) - cost


def _evocation(hand: list[int], kept: int) -> float:
    laid = hand[:]
    laid.remove(kept)
    keeps = EAGLE_WORTH if kept == EAGLE else 0.004 * VALUE[kept] * (2 if kept < 18 else 1)
    return worth(rank(*laid)) + keeps


def value(state: IndyState, player: int) -> float:
    """How well a seat stands in a full state, in [-1, 1]: its likely share of the win."""
    if state.current_player is None:
        return state.returns()[player]
    strengths = [_strength(state, seat) for seat in range(state.players)]
    share = strengths[player] / sum(strengths)
    return share - (1 - share) / (state.players - 1)


def _strength(state: IndyState, seat: int) -> float:
    if state.plucked >> seat & 1 and state.returned != seat:
        return 0.05 + 0.05 * state.plate / (4 * state.players)
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
