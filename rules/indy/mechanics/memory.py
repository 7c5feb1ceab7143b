"""What a player remembers of the manche before: what nobody can have kept, because it lay open or was put away.

It excludes few draws, and none for certain of a whole hand; it stands in no dump and no key.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.core.fields import Fields
from rules.core.rng import RandomSource
from rules.indy.components.cards import CARD_OF, CODES, EAGLE, HIDDEN
from rules.indy.position import Position


def remember(state: Position) -> None:
    """At the end of a manche: what lay open, what each seat alone saw, and whose kept card is not known."""
    gone = 0
    for cards in (state.table, *state.evocations, [state.return_card]):
        gone |= _bits(cards)
    state.gone = gone
    state.gone_of = [_bits(state.hands[seat] + state.buried[seat]) for seat in range(state.players)]
    state.keeps = 0
    for seat in range(state.players):
        if state.hands[seat] and not state.known[seat]:
            state.keeps |= 1 << seat


def mask(state: Position, viewer: int) -> None:
    """Keep only what `viewer` saw."""
    state.gone_of = [bits if seat == viewer else 0 for seat, bits in enumerate(state.gone_of)]


def place_kept(state: Position, pool: list[int], rng: RandomSource) -> None:
    """Draw the card that each other seat kept from those that it can be, and put it where that seat's cards are unknown."""
    assert state.viewer is not None
    own = state.gone_of[state.viewer] if state.viewer >= 0 else 0
    gone = state.gone | own
    for seat in range(state.players):
        hand, buried = state.hands[seat], state.buried[seat]
        room = hand.count(HIDDEN) + buried.count(HIDDEN)
        if seat == state.viewer or not state.keeps >> seat & 1 or not room:
            continue
        can_be = [place for place, card in enumerate(pool) if not gone >> card & 1]
        if not can_be:
            continue  # a position written by hand
        card = pool.pop(can_be[rng.randrange(len(can_be))])
        if rng.randrange(room) < hand.count(HIDDEN):
            hand[hand.index(HIDDEN)] = card
        else:
            state.buried[seat] = buried = buried[:]
            buried[buried.index(HIDDEN)] = card


def memory(state: Position) -> dict[str, Any]:
    """`{"gone": cards, "gone_of": [cards of each seat], "keeps": seats}`, cards by their codes; {} where it tells nothing."""
    if not state.keeps:
        return {}
    seats = [seat for seat in range(state.players) if state.keeps >> seat & 1]
    return {"gone": _codes(state.gone), "gone_of": [_codes(bits) for bits in state.gone_of], "keeps": seats}


def recall(state: Position, memory: Mapping[str, Any]) -> None:
    """Take over what `memory` gave."""
    if not memory:
        return
    fields = Fields(memory, "memory")
    state.gone = _of_codes(fields, "gone")
    each = fields.items("gone_of", state.players)
    state.gone_of = [
        _of_codes(Fields({"cards": cards}, f"memory.gone_of[{k}]"), "cards") for k, cards in enumerate(each)
    ]
    state.keeps = 0
    for seat in fields.integers("keeps", 0, state.players - 1):
        state.keeps |= 1 << seat


def _bits(cards: list[int]) -> int:
    bits = 0
    for card in cards:
        if card not in (HIDDEN, EAGLE):
            bits |= 1 << card
    return bits


def _of_codes(fields: Fields, name: str) -> int:
    return _bits([CARD_OF[code] for code in fields.words(name, CODES[:EAGLE])])


def _codes(bits: int) -> list[str]:
    return [CODES[card] for card in range(EAGLE) if bits >> card & 1]
