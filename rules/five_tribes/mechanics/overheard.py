"""What everybody learns of cards drawn unseen: what a new pile was shuffled from, how many fakirs a hand can hold, and
how many of some goods.

It stands in no dump and no key, and travels beside a view (`knowledge.memory`).
"""

from __future__ import annotations

from collections.abc import Callable

from rules.core.rng import RandomSource, shuffle
from rules.five_tribes.components.pieces import FAKIR, GOODS, KINDS
from rules.five_tribes.position import Position

HIDDEN = -1


def pile_was_made(s: Position) -> None:
    """The discards are a new pile: whatever else was not seen by then is in the hands."""
    s.stock = tuple(s.pile.count(card) for card in range(KINDS))
    s.fresh = ((),) * s.players


def was_turned_up(s: Position, card: int) -> None:
    """A card of the pile came into the row."""
    if s.stock:
        s.stock = _with(s.stock, card, s.stock[card] - 1)


def was_drawn(s: Position, player: int, card: int) -> None:
    """A player has one more secret card: to the others it is a fakir or not."""
    if s.stock:
        s.fresh = (*s.fresh[:player], (*s.fresh[player], card), *s.fresh[player + 1 :])
    if s.at_most[player]:
        _limit(s, player, [(goods, most + 1) for goods, most in s.at_most[player]])
    before = s.ruled_out[player] | -1 << s.secret[player]
    s.ruled_out = _with(s.ruled_out, player, before & (before << 1 | 1) & _counts(s, player))


def was_given(s: Position, player: int, card: int) -> None:
    """A player has given up a secret card, which is known now: of those left, it may be as many fakirs as fits."""
    left = s.ruled_out[player] >> (card == FAKIR)
    s.ruled_out = _with(s.ruled_out, player, left & _counts(s, player))
    if s.at_most[player]:
        _limit(s, player, [(goods, max(0, most - (goods >> card & 1))) for goods, most in s.at_most[player]])


def suit_was_not_asked_about(s: Position) -> None:
    """The actor's suit was cashed at once: no card that is left is a good that it has not."""
    if s.watched and s.secret[s.actor]:
        player, others = s.actor, ((1 << GOODS) - 1) & ~s.suit
        fakirs = max(0, (_counts(s, player) & ~s.ruled_out[player]).bit_length() - 1)
        facts = [(others, 0), (others | 1 << FAKIR, fakirs)]
        _limit(s, player, [*facts, *(fact for fact in s.at_most[player] if fact[0] & ~others & ~(1 << FAKIR))])


def mask(s: Position, viewer: int) -> None:
    """Hide what the others drew; what the viewer drew of the new pile is not in it any more, to their own knowledge."""
    if viewer >= 0 and s.stock:
        own = s.fresh[viewer]
        s.stock = tuple(count - own.count(card) for card, count in enumerate(s.stock))
    s.fresh = tuple((HIDDEN,) * len(cards) for cards in s.fresh)


def asks(s: Position, is_asked: Callable[[Position], bool]) -> bool:
    """`is_asked`, about the actor, which everybody sees: numbers of fakirs with which it would be otherwise are ruled out."""
    found = is_asked(s)
    if s.watched and s.secret[s.actor]:
        player, held = s.actor, s.goods
        for fakirs in range(s.secret[player] + 1):
            s.goods = _with_fakirs(s, fakirs)
            if is_asked(s) != found:
                s.ruled_out = _with(s.ruled_out, player, s.ruled_out[player] | 1 << fakirs)
        s.goods = held
    return found


def _with_fakirs(s: Position, fakirs: int) -> list[int]:
    """All hands, if so many of the actor's secret cards were fakirs and the others some good."""
    place = s.actor * KINDS
    goods = [*s.goods[:place], *s.known[place : place + KINDS], *s.goods[place + KINDS :]]
    goods[place + FAKIR] += fakirs
    goods[place] += s.secret[s.actor] - fakirs
    return goods


def fits(s: Position) -> bool:
    """Whether no hand holds a number of fakirs that is ruled out, or more of a good than it can."""
    for seat, ruled_out in enumerate(s.ruled_out):
        place = seat * KINDS + FAKIR
        if ruled_out >> (s.goods[place] - s.known[place]) & 1:
            return False
    for seat, facts in enumerate(s.at_most):
        place = seat * KINDS
        for goods, most in facts:
            if sum(s.goods[place + g] - s.known[place + g] for g in range(KINDS) if goods >> g & 1) > most:
                return False
    return True


def deal(s: Position, cards: list[int], rng: RandomSource) -> None:
    """Give each other seat its secret cards from shuffled `cards`, and leave the pile there.

    Cards that were not in the new pile are in the hands, at least as many as a seat holds more than it drew since.
    """
    if not s.stock:
        for seat in _others(s):
            for _ in range(s.secret[seat]):
                s.goods[seat * KINDS + cards.pop()] += 1
        return
    old, places = _not_of_the_pile(s, cards), list[int]()
    for seat in _others(s):
        kept = max(0, s.secret[seat] - len(s.fresh[seat]))
        places += [seat] * (s.secret[seat] - kept)
        for _ in range(kept):
            s.goods[seat * KINDS + (old or cards).pop()] += 1
    shuffle(places, rng)
    for seat in places:
        s.goods[seat * KINDS + (old or cards).pop()] += 1
    cards += old


def _not_of_the_pile(s: Position, cards: list[int]) -> list[int]:
    """Take from `cards` those of which there are more than the new pile had."""
    left, old, new = [*s.stock], list[int](), list[int]()
    for card in cards:
        left[card] -= 1
        (new if left[card] >= 0 else old).append(card)
    cards[:] = new
    return old


def _others(s: Position) -> list[int]:
    return [seat for seat in range(s.players) if seat != s.viewer]


def _counts(s: Position, player: int) -> int:
    """A mask of the numbers of fakirs that there can be among a player's secret cards."""
    return (1 << s.secret[player] + 1) - 1


def _limit(s: Position, player: int, facts: list[tuple[int, int]]) -> None:
    """How many of a player's secret cards can be of some goods; what says no less than all of them says nothing."""
    known = tuple(fact for fact in facts if fact[1] < s.secret[player])
    s.at_most = (*s.at_most[:player], known, *s.at_most[player + 1 :])


def _with(numbers: tuple[int, ...], at: int, number: int) -> tuple[int, ...]:
    return (*numbers[:at], number, *numbers[at + 1 :])
