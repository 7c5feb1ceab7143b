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
from rules.tribe.components.phases import DEFEND, DRAW3_DISCARD, END, LEADERS as CHOOSING, MAIN, START
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
        _check_choosing(state, fields)
        return
    _check_hidden(state, fields)
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


def _check_choosing(state: Position, fields: Fields) -> None:
    """Leaders are chosen one after the other, by the dealer first (ruling 30)."""
    chosen = (state.turn - state.dealer) % state.players
    for place in range(state.players):
        seat = (state.dealer + place) % state.players
        if (state.leaders[seat] >= 0) != (place < chosen):
            raise fields.fail(
                f"leaders[{seat}]", "those before the player in turn have one, from the dealer on, and nobody else"
            )


def _check_hidden(state: Position, fields: Fields) -> None:
    """Only a view hides cards: the draw pile, and what others hold or have laid face down (spec 4)."""
    viewer = fields.raw("viewer", None)
    if viewer is None and HIDDEN in state.draw:
        raise fields.fail("draw_pile", "only a view hides cards")
    for name, pile in (("discard_pile", state.discard), ("played_pile", state.played)):
        if HIDDEN in pile:
            raise fields.fail(name, "lies open")
    for seat, hand in enumerate(state.hands):
        if viewer is None or seat == viewer:
            if HIDDEN in hand:
                raise fields.fail(f"hands[{seat}]", "only others' cards are hidden, in a view")
            if HIDDEN in state.actives[seat * TRIBUS : (seat + 1) * TRIBUS]:
                raise fields.fail(f"chains[{seat}]", "only others' cards are hidden, in a view")


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
