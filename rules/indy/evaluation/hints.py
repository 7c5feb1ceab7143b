"""How good a move looks, by the hand it leaves; only from what the player who decides may know."""

from __future__ import annotations

from rules.indy.components import actions
from rules.indy.components.cards import EAGLE, VALUE
from rules.indy.components.phases import DARK, END, KEEP, RETURN
from rules.indy.evaluation.packs import GOOD, PACK, TOTAL, best_rank, rank_of
from rules.indy.evaluation.prospects import (
    EAGLE_DRAWS,
    EAGLE_WORTH,
    WORTH,
    plucked_prospects,
    promising,
    prospects,
    worth,
)
from rules.indy.mechanics.scoring import best_three, outcome, rank
from rules.indy.mechanics.seats import is_plucked
from rules.indy.position import Position


def hint(state: Position, action: int) -> float:
    """How much the hand is worth after a legal action, about 0 to 1, for `current_player`."""
    player = state.current_player
    assert player is not None
    hand = state.hands[player]
    plucked = is_plucked(state, player) and state.returned != player
    if action >= actions.EXCHANGE:
        given = actions.EXCHANGED[action - actions.EXCHANGE]
        kept = hand[:]
        for card in given:
            kept.remove(card)
        return _standing(state, player, kept, state.table, plucked, len(given) + EAGLE_DRAWS * kept.count(EAGLE))
    if actions.EVOKE <= action < actions.RETURN:
        return _evocation(hand, action - actions.EVOKE, settled_worth(state, player, hand))
    if action < actions.EVOKE:
        return _after(state, player, action, plucked)
    if action < actions.KEEP:
        return 1.0
    kept_card = action - actions.KEEP
    return plucked_prospects(state, player, [kept_card], []) + 0.01 * VALUE[kept_card]


def _standing(state: Position, player: int, hand: list[int], table: list[int], plucked: bool, draws: int) -> float:
    """What such a hand promises, with `draws` cards to come: an evocation, or to a plucked player a return."""
    if plucked:
        return plucked_prospects(state, player, hand, table, draws)
    return prospects(hand, draws)


def _after(state: Position, player: int, action: int, plucked: bool) -> float:
    """A pass, a choice of shaman, an eagle or a swap: what the hand is worth afterwards."""
    # First the hand and the row as they are afterwards, as far as they are known, and what the action costs.
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
    # Then what they are worth, by how much is still to come: nothing, the evocation, the attempt, or both steps.
    if len(hand) == 1 or state.phase in (KEEP, END):
        return _keeping(hand[0])
    if len(hand) == 4 and state.step:
        return worth(best_three(hand)[0]) - cost
    if plucked and state.phase == RETURN and state.step:
        return plucked_prospects(state, player, hand, table) - cost - 0.2
    return _standing(state, player, hand, table, plucked, 0) - cost


def _evocation(hand: list[int], kept: int, settled: float | None) -> float:
    """What the other three cards of the hand are worth laid, or what was `settled`, and the kept one afterwards."""
    laid = WORTH[rank_of(sum([PACK[card] for card in hand]) - PACK[kept])] if settled is None else settled
    return laid + _keeping(kept)


def settled_worth(state: Position, player: int, hand: list[int]) -> float | None:
    """What the best evocation of such a hand is worth where the last to evoke pays, or doesn't, whatever is laid: then only the kept
    card counts. None where it matters, or others have still to evoke."""
    others = [seat for seat in range(state.players) if seat != player]
    if len(hand) != 4 or not all(state.evocations[seat] or is_plucked(state, seat) for seat in others):
        return None
    ranks = {seat: rank(*state.evocations[seat]) for seat in others if state.evocations[seat]}
    cards, found, gains = sum([PACK[card] for card in hand]), 0.0, set[int]()
    for kept in hand:
        ranks[player] = rank_of(cards - PACK[kept])
        winner, losers, spared = outcome(ranks, state.tokens, state.plate)
        gains.add(int(winner == player) - int(player in losers and not spared))
        found = max(found, WORTH[ranks[player]])
    return found if len(gains) == 1 else None


def _keeping(kept: int) -> float:
    """What a card left over is worth."""
    return EAGLE_WORTH if kept == EAGLE else 0.004 * VALUE[kept] * (2 if kept < 18 else 1)


def hints(state: Position, legal: list[int]) -> list[float]:
    """`hint` of several actions; those of a player with four cards are judged together."""
    player = state.current_player
    assert player is not None
    hand = state.hands[player]
    if len(hand) != 4:
        return [hint(state, action) for action in legal]
    if state.phase == DARK:
        return _exchanges(hand, legal)
    settled = settled_worth(state, player, hand) if state.step else None
    return _changes(hand, state.table, bool(state.step), legal, settled)


def _exchanges(hand: list[int], legal: list[int]) -> list[float]:
    """Exchanges of a hand of four, by the cards that stay."""
    a, b, c, d = (PACK[card] for card in hand)
    cards, eagles = a + b + c + d, hand.count(EAGLE)
    found = []
    for action in legal:
        given = actions.EXCHANGED[action - actions.EXCHANGE]
        count = len(given)
        draws = count + EAGLE_DRAWS * (eagles - given.count(EAGLE))
        if count == 0:
            found.append(promising(WORTH[best_rank(a, b, c, d)], cards, draws))
        elif count == 1:
            kept = cards - PACK[given[0]]
            found.append(promising(WORTH[rank_of(kept)], kept, draws))
        else:
            kept = cards - PACK[given[0]] - PACK[given[1]]
            found.append(promising(0.1 * (kept >> TOTAL) / 18, kept, draws))
    return found


def _changes(hand: list[int], table: list[int], evoking: bool, legal: list[int], settled: float | None) -> list[float]:
    """Passes, eagles and swaps of a hand of four by the hand afterwards, evocations by what is laid.

    With `evoking` only what lies ready counts, not what the hand promises. Swaps of one card are neighbours in the list,
    so what the three others are together is kept from one to the next.
    """
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
            found.append((WORTH[rank_of(whole - PACK[kept])] if settled is None else settled) + _keeping(kept))
            continue
        if action < actions.PLAY_EAGLE:
            cards, best, cost = whole, best_rank(*packs), 0.0
        else:
            given, place, cost = EAGLE, action - actions.PLAY_EAGLE, EAGLE_WORTH
            if action >= actions.SWAP:
                given, place = divmod(action - actions.SWAP, actions.POSITIONS)
                cost = 0.0
            if (
                given != before
            ):  # from here on x, y, z are the packs that stay, `three` their sum, `stays` its rank if good
                before = given
                x, y, z = [PACK[card] for card in hand if card != given] if given != EAGLE else packs[:3]
                three = x + y + z
                stays = GOOD.get(three, 0)
            taken = lying[place]  # the hand is x, y, z and this: `best` is its best rank, as in `best_rank`
            cards = three + taken
            best = max(stays, GOOD.get(cards - x, 0), GOOD.get(cards - y, 0), GOOD.get(cards - z, 0))
            best = best or (cards - min(x, y, z, taken)) >> TOTAL
        found.append((WORTH[best] if evoking else promising(WORTH[best], cards, 0)) - cost)
    return found
