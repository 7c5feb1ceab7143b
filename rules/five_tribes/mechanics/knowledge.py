"""What a seat may know (ruling 22): gold and hands are hidden, and so are the piles; all else is open.

Cards taken openly are remembered (`known`), so that a guess at a hand only guesses at the cards drawn face down. So is
gold: it begins alike, and is paid and earned in everybody's sight; who has watched from the start can tell it to the coin.
It stays hidden on the table all the same until points are counted, and is guessed where nobody has watched, in a position that
was loaded. What else somebody learns who watches is told at `overheard`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.core.fields import Fields
from rules.core.rng import RandomSource, shuffle
from rules.five_tribes.components.pieces import DJINNS, FAKIR, GOODS, KINDS, MOST_GOLD, RESOURCE_COUNTS, RESOURCES
from rules.five_tribes.components.stages import OVER
from rules.five_tribes.mechanics import overheard
from rules.five_tribes.mechanics.overheard import HIDDEN
from rules.five_tribes.mechanics.play import ASKS
from rules.five_tribes.position import Position

TRIES = 100
"""Draws before one is kept that does not fit; a hand-written view may have none that does."""
FAKIRS = RESOURCE_COUNTS[FAKIR]
_NAMES = (*RESOURCES, "?")
"""Of cards by number; the last is `HIDDEN`, -1."""
USUAL_GOLD = 50
"""Guesses at hidden gold scatter around this: the sum of two draws up to it, and a rare long tail."""


def mask(s: Position, viewer: int) -> None:
    """Hide what `viewer` may not know."""
    s.ends_by_seat = None
    if s.watched:
        s.told_gold = tuple(s.gold)
    overheard.mask(s, viewer)
    if viewer != s.actor:
        s.drawn = [HIDDEN] * len(s.drawn)
    s.pile = [HIDDEN] * len(s.pile)
    s.djinn_pile = [HIDDEN] * len(s.djinn_pile)
    if s.stage == OVER:
        _lay_open(s)
        return
    for seat in range(s.players):
        if seat != viewer:
            s.gold[seat] = HIDDEN
            s.goods[seat * KINDS : seat * KINDS + KINDS] = s.known[seat * KINDS : seat * KINDS + KINDS]


def _lay_open(s: Position) -> None:
    """Points are counted from gold and hands (4.2), which everybody sees."""
    s.known, s.secret = s.goods.copy(), [0] * s.players
    s.ruled_out, s.at_most = (0,) * s.players, ((),) * s.players


def unmask(s: Position, rng: RandomSource) -> None:
    """Fill everything hidden with a draw that fits.

    That somebody is asked tells that they have something to be asked about (fakirs, goods, the price of a card): draws
    in which they have not are thrown away.
    """
    s.ends_by_seat = None
    held = s.goods[:]
    asks = ASKS.get(s.stage)
    for _ in range(TRIES):
        s.goods = held[:]
        _deal(s, rng)
        if (asks is None or asks(s)) and overheard.fits(s):
            break
    s.told_gold = ()
    djinns = unseen_djinns(s)
    shuffle(djinns, rng)
    if HIDDEN in s.drawn:
        s.drawn = [djinns.pop() for _ in s.drawn]
    s.djinn_pile = djinns


def _deal(s: Position, rng: RandomSource) -> None:
    cards = unseen_cards(s)
    shuffle(cards, rng)
    for seat in range(s.players):
        if s.gold[seat] == HIDDEN:
            s.gold[seat] = s.told_gold[seat] if s.watched else _guess_gold(rng)
    overheard.deal(s, cards, rng)
    s.pile = cards


def memory(s: Position) -> dict[str, Any]:
    """What follows from what was seen, as far as there is something: the gold of each seat, the numbers of fakirs that its secret
    cards can't hold, how many of them can be of some goods, what a new pile was shuffled from, but for the cards turned up since, and what
    each has drawn of it.

    `{"gold": [43, 50], "no_fakirs": [[], [0]], "at_most": [[], [{"cards": 1, "of": ["Fish"]}]], "pile": {"cards": ["Fish", "Fakir"], "drawn": [[], ["?"]]}}`
    """
    if not s.watched:
        return {}
    found: dict[str, Any] = {"gold": list(s.gold if s.viewer is None else s.told_gold)}
    if any(s.ruled_out):
        found["no_fakirs"] = [[n for n in range(mask.bit_length()) if mask >> n & 1] for mask in s.ruled_out]
    if any(s.at_most):
        found["at_most"] = [
            [{"cards": most, "of": [RESOURCES[g] for g in range(KINDS) if goods >> g & 1]} for goods, most in facts]
            for facts in s.at_most
        ]
    if s.stock:
        cards = [RESOURCES[card] for card, count in enumerate(s.stock) for _ in range(count)]
        found["pile"] = {"cards": cards, "drawn": [[_NAMES[card] for card in drawn] for drawn in s.fresh]}
    return found


def recall(s: Position, memory: Mapping[str, Any]) -> None:
    """Take over what `memory` gave; a whole state knows its gold, and only learns that it was watched."""
    if "gold" not in memory:
        return
    fields = Fields(memory, "memory")
    gold = fields.integers("gold", 0, MOST_GOLD, s.players)
    s.watched = True
    s.told_gold = () if s.viewer is None else tuple(gold)
    each = fields.items("no_fakirs", s.players, [[]] * s.players)
    numbers = [Fields({"seat": one}, f"memory.no_fakirs[{k}]") for k, one in enumerate(each)]
    s.ruled_out = tuple(sum(1 << n for n in one.integers("seat", 0, FAKIRS)) for one in numbers)
    each = fields.items("at_most", s.players, [[]] * s.players)
    s.at_most = tuple(tuple(_limit(one, f"memory.at_most[{k}]") for one in facts) for k, facts in enumerate(each))
    if fields.has("pile"):
        pile = fields.nested("pile")
        cards = pile.words("cards", RESOURCES)
        s.stock = tuple(cards.count(name) for name in RESOURCES)
        each = pile.items("drawn", s.players)
        drawn = [Fields({"seat": one}, f"memory.pile.drawn[{k}]").words("seat", _NAMES) for k, one in enumerate(each)]
        s.fresh = tuple(tuple(_NAMES.index(name) if name != "?" else HIDDEN for name in names) for names in drawn)


def _limit(plain: Any, where: str) -> tuple[int, int]:
    """(mask of kinds, how many cards can be of them)."""
    fields = Fields(plain, where)
    goods = {RESOURCES.index(name) for name in fields.words("of", RESOURCES)}
    return sum(1 << good for good in goods), fields.integer("cards", 0, sum(RESOURCE_COUNTS))


def unseen_cards(s: Position) -> list[int]:
    """The cards that the viewer has not seen: the pile's, and those drawn face down by the others."""
    counts = list(RESOURCE_COUNTS)
    for card in (*s.row, *s.discard, *(g for g in range(GOODS) if s.suit >> g & 1)):
        counts[card] -= 1
    for place, held in enumerate(s.goods):
        counts[place % KINDS] -= held
    return [card for card in range(KINDS) for _ in range(counts[card])]


def unseen_djinns(s: Position) -> list[int]:
    """The djinns that the viewer has not seen."""
    seen = {*s.djinn_row, *s.djinn_discard, *s.drawn}
    held = 0
    for mask_ in s.djinns:
        held |= mask_
    return [d for d in range(len(DJINNS)) if d not in seen and not held >> d & 1]


def _guess_gold(rng: RandomSource) -> int:
    gold = rng.randrange(USUAL_GOLD + 1) + rng.randrange(USUAL_GOLD + 1)
    while rng.randrange(20) == 0:
        gold += rng.randrange(USUAL_GOLD + 1)
    return gold
