"""Whether a position that was read can be (spec 1 to 3)."""

from __future__ import annotations

from collections import Counter

from rules.core.errors import BadPosition
from rules.core.fields import Fields
from rules.tribe.components.cards import (
    BLOCK,
    COPIES,
    DRAW3,
    FULL_DECK,
    HAND,
    HIDDEN,
    MULTI,
    NAMES,
    NONE,
    TOTEM,
    TRIBU,
    TRIBUS,
    need,
)
from rules.tribe.components.phases import DEFEND, DRAW3_DISCARD, END, MAIN, START
from rules.tribe.components.phases import LEADERS as CHOOSING
from rules.tribe.mechanics.scoring import complete_chains
from rules.tribe.position import Position


def placed(state: Position) -> list[int]:
    """All cards that lie somewhere."""
    cards = [card for pile in (state.draw, state.discard, state.played, *state.hands) for card in pile]
    cards += [card for card in state.actives if card != NONE]
    cards += [BLOCK] * sum(state.blocked)
    for slot, vases in enumerate(state.vases):
        if vases is not None:
            cards += [TRIBU + slot % TRIBUS, *vases, *[TOTEM] * state.totems[slot]]
    return cards


def check(state: Position, fields: Fields) -> None:
    """Raise `BadPosition`, with the field and the reason, for what no game comes to."""
    cards = placed(state)
    for card, count in Counter(cards).items():
        if card != HIDDEN and count > COPIES:
            raise BadPosition("hands", f"{NAMES[card]} is there {count} times")
    if state.phase == CHOOSING:
        if cards:
            raise fields.fail("hands", "no cards are dealt before the leaders are chosen")
        return
    if len(cards) != len(FULL_DECK):
        raise fields.fail("draw_pile", f"all cards together must be {len(FULL_DECK)}, not {len(cards)}")
    for seat, hand in enumerate(state.hands):
        size = HAND + _extra(state, seat)
        if len(hand) != size and state.phase != END:
            raise fields.fail(f"hands[{seat}]", f"must have {size} cards now, not {len(hand)}")
    if (state.left > 0) != (state.phase == DRAW3_DISCARD):
        raise fields.fail("to_discard", "is 1 to 3 in DRAW3_DISCARD, and 0 elsewhere")
    if any(vases is not None and vases.count(MULTI) > 1 for vases in state.vases):
        raise fields.fail("chains", "a chain has one multi at the most")
    _check_played(state, fields)
    _check_closing(state, fields)


def _check_played(state: Position, fields: Fields) -> None:
    """Nothing but Azione cards is ever laid on the pile of played cards (spec 3.5)."""
    for place, card in enumerate(reversed(state.played)):
        if card not in (DRAW3, BLOCK):
            raise fields.fail(f"played_pile[{place}]", "must be draw3 or block: only played action cards lie there")


def _check_closing(state: Position, fields: Fields) -> None:
    """Nobody has enough complete chains while a challenge goes on: the turn that completes the last one ends it (3.7)."""
    for seat in range(state.players):
        complete = complete_chains(state, seat)
        if complete >= need(state.players) and state.phase != END:
            raise fields.fail(f"chains[{seat}]", f"{complete} complete chains would have closed the challenge already")


def _extra(state: Position, seat: int) -> int:
    """How many cards more than five a seat holds now."""
    if seat != state.turn or state.phase in (START, DEFEND):
        return 0
    return state.left if state.phase == DRAW3_DISCARD else int(state.phase == MAIN)
