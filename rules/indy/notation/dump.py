"""A position as plain JSON types (`schema.json` documents them)."""

from __future__ import annotations

from typing import Any

from rules.indy.components.cards import CODES, COLOURS, code, codes
from rules.indy.components.phases import END, LAST_EAGLES, PHASES, STEP_NAMES
from rules.indy.mechanics.seats import is_plucked
from rules.indy.position import Position


def dump_fields(state: Position) -> dict[str, Any]:
    """The fields of `dump` that are indy's own. The deck is written from its top down."""
    return {
        "phase": PHASES[state.phase],
        "step": STEP_NAMES[state.phase][state.step] if state.phase in STEP_NAMES else None,
        "dealer": state.dealer,
        "turn": None if state.phase in (END, LAST_EAGLES) else state.turn,
        "window": {"played": state.played} if state.window else None,
        "shamans": [COLOURS[colour] if colour >= 0 else None for colour in state.shamans],
        "tokens": state.tokens[:],
        "plate": state.plate,
        "plucked": [is_plucked(state, seat) for seat in range(state.players)],
        "returned": state.returned if state.returned >= 0 else None,
        "return_card": CODES[state.return_card] if state.return_card >= 0 else None,
        "hands": [codes(hand) for hand in state.hands],
        "table": codes(state.table),
        "evocations": [codes(laid) if laid else None for laid in state.evocations],
        "deck": [code(card) for card in reversed(state.deck)],
        "under": codes(state.under),
        "known": [codes(cards) for cards in state.known],
        "maybe": [codes(cards) for cards in state.maybe],
        "buried": [codes(cards) for cards in state.buried],
        "eagles_under": state.eagles_under,
    }
