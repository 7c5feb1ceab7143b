"""What a bot should want at a glance: `hint` for moves, `value` for a seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rules.indy import actions
from rules.indy.components import EAGLE, STANDARD, TEAM, VALUE
from rules.indy.manche import outcome
from rules.indy.packs import BY_SUIT, GOOD, PACK, SUITS, TOTAL, best_rank, rank_in_sight, rank_of
from rules.indy.phases import DARK, END, KEEP, RETURN
from rules.indy.scoring import RANK_STEP, best_three, class_of, rank, sum_of

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


WORTH: Final = [worth(value) for value in range(3 * RANK_STEP)]
"""Rank -> its worth."""


def outlook(cards: int) -> float:
    """What a sum of cards promises that is not yet an evocation: pairs of a colour that one more card completes."""
    by_suit = cards & BY_SUIT
    known = _OUTLOOKS.get(by_suit)
    if known is None:
        known = _OUTLOOKS[by_suit] = _outlook([by_suit >> 3 * suit & 7 for suit in range(SUITS)])
    return known


_OUTLOOKS: dict[int, float] = {}
"""Not more than there are ways to hold up to four cards of ten suits: a thousand."""


def _outlook(suits: list[int]) -> float:
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
    packs = [PACK[card] for card in hand]
    cards = sum(packs)
    if len(hand) == 4:
        return _promising(WORTH[best_rank(*packs)], cards, 0)
    now = WORTH[rank_of(cards)] if len(hand) == 3 else 0.1 * (cards >> TOTAL) / 18
    return _promising(now, cards, draws)


def _promising(now: float, cards: int, draws: int) -> float:
    """What cards are worth that are worth so much `now`, with what they promise."""
    return now + outlook(cards) * (1 - now) * (1.0 + 0.7 * draws) + 0.05 * draws


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
    cards = sum([PACK[card] for card in hand])
    return WORTH[rank_of(cards - PACK[kept])] + _keeping(kept)


def _keeping(kept: int) -> float:
    """What a card left over is worth."""
    return EAGLE_WORTH if kept == EAGLE else 0.004 * VALUE[kept] * (2 if kept < 18 else 1)


def hints(state: IndyState, legal: list[int]) -> list[float]:
    """`hint` of several actions; those of a player with four cards are judged together."""
    player = state.current_player
    assert player is not None
    hand = state.hands[player]
    if len(hand) != 4:
        return [hint(state, action) for action in legal]
    if state.phase == DARK:
        return _exchanges(hand, legal)
    return _changes(hand, state.table, bool(state.step), legal)


def _exchanges(hand: list[int], legal: list[int]) -> list[float]:
    a, b, c, d = (PACK[card] for card in hand)
    cards = a + b + c + d
    found = []
    for action in legal:
        given = actions.EXCHANGED[action - actions.EXCHANGE]
        count = len(given)
        if count == 0:
            found.append(_promising(WORTH[best_rank(a, b, c, d)], cards, 0))
        elif count == 1:
            kept = cards - PACK[given[0]]
            found.append(_promising(WORTH[rank_of(kept)], kept, 1))
        else:
            kept = cards - PACK[given[0]] - PACK[given[1]]
            found.append(_promising(0.1 * (kept >> TOTAL) / 18, kept, 2))
    return found


def _changes(hand: list[int], table: list[int], evoking: bool, legal: list[int]) -> list[float]:
    """Passes, eagles and swaps by the hand afterwards, evocations by what is laid; `evoking`: only what lies ready counts."""
    packs = [PACK[card] for card in hand]
    whole = sum(packs)
    lying = [PACK[card] for card in table]
    found = []
    before = -1
    x, y, z, _ = packs
    three = stays = 0
    for action in legal:
        if actions.EVOKE <= action < actions.RETURN:
            kept = action - actions.EVOKE
            found.append(WORTH[rank_of(whole - PACK[kept])] + _keeping(kept))
            continue
        if action < actions.PLAY_EAGLE:
            cards, best, cost = whole, best_rank(*packs), 0.0
        else:
            given, place, cost = EAGLE, action - actions.PLAY_EAGLE, EAGLE_WORTH
            if action >= actions.SWAP:
                given, place = divmod(action - actions.SWAP, actions.POSITIONS)
                cost = 0.0
            if given != before:
                before = given
                x, y, z = [PACK[card] for card in hand if card != given] if given != EAGLE else packs[:3]
                three = x + y + z
                stays = GOOD.get(three, 0)
            taken = lying[place]
            cards = three + taken
            best = max(stays, GOOD.get(cards - x, 0), GOOD.get(cards - y, 0), GOOD.get(cards - z, 0))
            best = best or (cards - min(x, y, z, taken)) >> TOTAL
        found.append((WORTH[best] if evoking else _promising(WORTH[best], cards, 0)) - cost)
    return found


def values(state: IndyState) -> list[float]:
    """`value` of every seat."""
    if state.current_player is None:
        return list(state.returns())
    if state.is_evoking:
        strengths = _strengths_after(state)
    else:
        strengths = [_strength(state, seat) for seat in range(state.players)]
    total, others = sum(strengths), state.players - 1
    return [share - (1 - share) / others for strength in strengths for share in [strength / total]]


def _strengths_after(state: IndyState) -> list[float]:
    """The tokens of each seat when all evocations come out as they look now; only one player has any: then he has won."""
    table = state.table
    ranks = {
        seat: rank(*laid) if laid else rank_in_sight(state.hands[seat], table)
        for seat, laid in enumerate(state.evocations)
    }
    winner, losers, spared = outcome(ranks, state.tokens, state.plate)
    tokens = [held + (seat == winner) - (not spared and seat in losers) for seat, held in enumerate(state.tokens)]
    alone = sum([held > 0 for held in tokens]) == 1
    return [float(held) if held > 0 else 0.0 if alone else 0.1 for held in tokens]


def value(state: IndyState, player: int) -> float:
    """How well a seat stands in a full state, in [-1, 1]: its likely share of the win."""
    return values(state)[player]


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
