"""How good a Rixe's actions look at a glance.

Hints are measured against END and DONE, which are worth 0: moves that are worth less are held back.
"""

from __future__ import annotations

from rules.tribal.cards import ABOVE, BELOW, BIT, EMPTY, LEVEL, NINES, RANK
from rules.tribal.moves import ONTO
from rules.tribal.rixe.components.actions import (
    COLLECT,
    DRAW,
    END,
    FITTING_TYPES,
    NEW_COLUMN,
    NINE_TYPES,
    PLAY,
    PLAY_NINE,
    PLAY_ONTO,
)
from rules.tribal.rixe.components.phases import CLEAN, COMPLETE
from rules.tribal.rixe.mechanics.legal import fitting_types, may_draw
from rules.tribal.rixe.position import Position

TAKE_COLUMN = 100.0
GO_OUT = 80.0
COMPLETE_COLUMN = 60.0
STEP = 1.0
"""The first of several steps that complete a column is worth so much less than the last."""
PLAY_CARD = 50.0
FOLLOWED = 8.0
"""The card played takes another one of the hand."""
ONLY_PLACE = 6.0
"""The card has no other place now."""
TAKES_PLACE = 10.0
"""It takes the only place of another hand card."""
MAKE_ROOM = 30.0
"""A move that lets a hand card be placed which had no place."""
DRAW_CARD = 10.0
POINTLESS = -40.0
"""A move without a use in sight: where cards can be placed, it changes nothing or takes a place away."""
SHUT = 7.0
"""Emptying a slot when one's own cards can't be placed any more: there is a place less for the others."""


def hint(s: Position, action: int) -> float:
    """How good a legal action looks for the player who decides."""
    player = s.current_player
    assert player is not None
    if action < PLAY:
        return _move(s, action, player)
    if action < COLLECT:
        return _play(s, action, player)
    if action < DRAW:
        return TAKE_COLUMN
    if action >= NEW_COLUMN:
        return _new_column(s, action - NEW_COLUMN, player)
    return DRAW_CARD if action < END else 0.0


def advance(s: Position, action: int) -> int:
    """1: a card is played or a column collected; -1: a move that opens no place, an end that leaves a complete column to others."""
    if action >= DRAW:
        return -int(action == END and any(s.is_complete(slot) for slot in range(len(s.columns))))
    return 1 if action >= PLAY else -int(hint(s, action) < 0)


def kinds_in_hand(s: Position, player: int) -> int:
    """The types in a hand, as bits."""
    kinds = 0
    for card in s.hands[player]:
        kinds |= 1 << (card >> 1)
    return kinds


def _places(s: Position, card: int) -> int:
    """How many places on the table take a card now (empty slots count once)."""
    if card >= NINES:
        return int(EMPTY in s.ends)
    return s.tips[ABOVE[card]].bit_count()


def finishes(s: Position, end: int, kinds: int) -> bool:
    """Whether a column with this end can be brought down to its 1 in this turn, by groups on the table and by cards of
    these types (bits) in hand.

    What is below never lies in the column itself, so nothing need be moved to try it.
    """
    if RANK[end] == 0:
        return True
    if s.tips[0] | s.tips[1] == 0 and not kinds & 0xF:
        return False
    level = BELOW[end]
    heads = s.up[0][level]
    for k in range(4):
        if heads >> k & 1 and finishes(s, s.ends[s.place[4 * level + k]], kinds):
            return True
    held = kinds >> 2 * level & 3
    return bool(held) and finishes(s, 4 * level + (0 if held & 1 else 2), kinds)


def _completing(s: Position, onto: int, end: int, size: int, player: int) -> float:
    """What it is worth that `size` cards, the last being `end`, go onto the column of `onto`: 0 if it won't be completed."""
    column = s.columns[s.place[onto]]
    if len(column) + size == COMPLETE:
        return COMPLETE_COLUMN
    begins = column[0] >= NINES and finishes(s, end, kinds_in_hand(s, player))
    return COMPLETE_COLUMN - STEP if begins else 0.0


def _play(s: Position, action: int, player: int) -> float:
    hand = s.hands[player]
    worth = PLAY_CARD
    if len(hand) == 1:
        worth += GO_OUT
    if action >= PLAY_NINE:
        card, onto = 2 * (NINE_TYPES + (action - PLAY_NINE >> 2)), EMPTY
    else:
        card, onto = 2 * (action - PLAY >> 2), PLAY_ONTO[action - PLAY]
        worth += _completing(s, onto, card, 1, player) if s.phase != CLEAN else 0.0
    if _places(s, card) == 1:
        worth += ONLY_PLACE
    mine, taken = FITTING_TYPES[card], FITTING_TYPES[onto]
    for other in hand:
        if mine >> (other >> 1) & 1:
            worth += FOLLOWED
        if other >> 1 != card >> 1 and taken >> (other >> 1) & 1 and _places(s, other) == 1:
            worth -= TAKES_PLACE
    return worth


def _move(s: Position, action: int, player: int) -> float:
    """A move changes which columns there are, but hardly the places: its target was one already.

    Only emptying a slot makes room, for a 9; at the price of the place that is covered.
    """
    head, onto = action >> 2, ONTO[action]
    source = s.columns[s.place[head]]
    size = RANK[head] - RANK[source[-1]] + 1
    if s.phase != CLEAN:
        worth = _completing(s, onto, source[-1], size, player)
        if worth:
            return worth
    return POINTLESS if size < len(source) else _emptying(s, onto, player)


def _emptying(s: Position, onto: int, player: int) -> float:
    """A whole column goes onto another: a place for 9s instead of the place that is covered."""
    kinds = kinds_in_hand(s, player)
    fitting = fitting_types(s, player if s.phase == CLEAN else -1)
    worth = MAKE_ROOM if FITTING_TYPES[EMPTY] & kinds & ~fitting else POINTLESS
    if s.phase != CLEAN and not kinds & fitting and not may_draw(s):
        worth = max(worth, SHUT)
    if FITTING_TYPES[onto] & kinds and s.tips[LEVEL[onto]] == BIT[onto]:
        worth -= MAKE_ROOM
    return worth


def _new_column(s: Position, zone: int, player: int) -> float:
    """An empty slot is kept for an own 9, else taken from the others' 9s."""
    has_nine = bool(s.hands[player]) and s.hands[player][-1] >= NINES
    has_slot = s.first_empty(zone) >= 0
    return 1.0 if has_slot != has_nine else 0.0
