"""Why an action is not legal now."""

from __future__ import annotations

from typing import Any

from rules.core.state import Refusal
from rules.tribe.components.cards import (
    ACTIVABLE,
    CARD_OF,
    DIORAMAS,
    HIDDEN,
    ICON,
    ICONS,
    MULTI,
    NAMES,
    NONE,
    POWER,
    SEQUENCE,
    TOTEM,
    TRIBU_NAMES,
    TRIBUS,
    VASES,
)
from rules.tribe.components.phases import DEFEND, DRAW3_DISCARD, LEADERS, MAIN, START
from rules.tribe.mechanics.legal import can_draw
from rules.tribe.position import Position

PHASE_OF = {
    **dict.fromkeys(("DRAW_PILE", "DRAW_DISCARD", "USE_DIORAMA", "ATTACK"), START),
    **dict.fromkeys(("SWAP", "DISCARD", "PLACE_TRIBU", "PLACE_DIORAMA", "ACTIVATE", "PLAY_DRAW3", "PLAY_BLOCK"), MAIN),
    **dict.fromkeys(("DECLINE", "PROTECT"), DEFEND),
    "DRAW3_DISCARD": DRAW3_DISCARD,
    "CHOOSE_LEADER": LEADERS,
}
WHEN = {
    START: ("you have taken a card: a face-down card is used instead of taking one", "3.1"),
    MAIN: ("take a card first", "3.1"),
    DEFEND: ("you are not attacked", "3.4"),
    DRAW3_DISCARD: ("cards are discarded so only after a draw three was played", "3.5"),
    LEADERS: ("the leaders are chosen already", "2"),
}
BUSY = {
    DEFEND: ("answer the attack first", "3.4"),
    DRAW3_DISCARD: ("discard for the draw three first", "3.5"),
    LEADERS: ("choose your leader first", "2"),
}


def refusal(state: Position, action: int) -> Refusal:
    """The reason in a line, and the section that forbids the action."""
    row = state.game.actions[action]
    wanted = PHASE_OF[row.kind]
    if wanted != state.phase:
        return Refusal(*BUSY.get(state.phase, WHEN[wanted]))
    return Refusal(*REASONS[row.kind](state, row.fields))


Reason = tuple[str, str]


def _slot(state: Position, chain: Any) -> int:
    assert state.current_player is not None
    return state.current_player * TRIBUS + TRIBU_NAMES.index(chain)


def _lying(state: Position) -> list[int]:
    """What lies face down beside the chains of whose turn it is."""
    return [state.actives[slot] for slot in state.slots(state.turn)]


def _draw_pile(state: Position, fields: Any) -> Reason:
    assert not can_draw(state)
    return "the draw pile is empty and there is nothing to refill it from", "3.6"


def _draw_discard(state: Position, fields: Any) -> Reason:
    if not state.discard:
        return "the discard pile is empty", "3.1"
    return f"the top discard, {NAMES[state.discard[-1]]}, is no vase or totem", "3.1"


def _use(state: Position, fields: Any) -> Reason:
    card = state.actives[_slot(state, fields["c"])]
    if state.vases[_slot(state, fields["c"])] is None or state.vases[_slot(state, fields["t"])] is None:
        return "you have no such chain", "3.1"
    if card == NONE:
        return f"no card lies face down beside your {fields['c']}", "3.1"
    if card >= DIORAMAS:
        return f"the card beside your {fields['c']}, {NAMES[card]}, is no vase or totem", "3.1"
    return _why_no_fit(state, card, fields["t"])


def _why_no_fit(state: Position, card: int, chain: str) -> Reason:
    slot = _slot(state, chain)
    vases = state.vases[slot]
    if vases is None:
        return f"you have no {chain} on the table", "3.2"
    if card == TOTEM:
        return (
            f"your {chain} has its totem already" if state.totems[slot] else "a totem needs a complete chain"
        ), "3.3"
    if len(vases) == VASES:
        return f"your {chain} has its three vases already", "3.3"
    if card == MULTI:
        return f"your {chain} has a multi already, and only one may be in a chain", "3.3"
    wanted = ICONS[SEQUENCE[TRIBU_NAMES.index(chain)][len(vases)]]
    return f"your {chain} needs a {wanted} next, not a {ICONS[ICON[card]]}", "3.3"


def _attack(state: Position, fields: Any) -> Reason:
    card = state.actives[_slot(state, fields["c"])]
    seat = fields["q"]
    if not any(lying in POWER for lying in _lying(state)):
        return "none of your face-down cards is a wolf or a buffalo", "3.1"
    if seat >= state.players or seat == state.turn:
        return "there is no such opponent", "3.1"
    if card not in POWER:
        return f"no wolf or buffalo lies face down beside your {fields['c']}", "3.1"
    target = seat * TRIBUS + TRIBU_NAMES.index(fields["t"])
    if state.vases[target] is None:
        return f"that player has no {fields['t']}", "3.1"
    if state.totems[target]:
        return "a chain with a totem is safe", "3.1"
    return "there is no vase to destroy", "r13"


def _swap(state: Position, fields: Any) -> Reason:
    slot = _slot(state, fields["c"])
    if state.swapped:
        return "you have swapped a card this turn already", "r5"
    if not any(lying != NONE for lying in _lying(state)):
        return "no card lies face down beside your chains", "3.2"
    if state.actives[slot] == NONE:
        return f"no card lies face down beside your {fields['c']}", "3.2"
    return _not_in_hand(fields["x"])


def _not_in_hand(card: str) -> Reason:
    return f"you hold no {card}", "3.2"


def _discard(state: Position, fields: Any) -> Reason:
    return _not_in_hand(fields["x"])


def _place_tribu(state: Position, fields: Any) -> Reason:
    if state.vases[_slot(state, fields["x"])] is not None:
        return f"you have a {fields['x']} on the table already: no two alike", "3.2"
    return _not_in_hand(fields["x"])


def _place(state: Position, fields: Any) -> Reason:
    card = CARD_OF[fields["x"]]
    if card not in state.hands[state.turn]:
        return _not_in_hand(fields["x"])
    return _why_no_fit(state, card, fields["t"])


def _activate(state: Position, fields: Any) -> Reason:
    slot = _slot(state, fields["c"])
    if CARD_OF[fields["x"]] not in state.hands[state.turn]:
        return _not_in_hand(fields["x"])
    if state.vases[slot] is None:
        return f"you have no {fields['c']} on the table", "3.2"
    return f"a card lies face down beside your {fields['c']} already", "3.2"


def _draw3(state: Position, fields: Any) -> Reason:
    return _not_in_hand("draw3")


def _block(state: Position, fields: Any) -> Reason:
    other = fields["q"]
    if CARD_OF["block"] not in state.hands[state.turn]:
        return _not_in_hand("block")
    if other >= state.players or other == state.turn:
        return "there is no such opponent", "3.2"
    if state.blocked[other]:
        return "that player is blocked already", "r18"
    return "that player has no chain to put it beside", "3.2"


def _protect(state: Position, fields: Any) -> Reason:
    return f"no feathers lie face down beside your {fields['c']}", "3.4"


def _leader(state: Position, fields: Any) -> Reason:
    return "somebody has that leader already", "2"


def _never(state: Position, fields: Any) -> Reason:
    return "it is always possible", "3.4"


REASONS = {
    "DRAW_PILE": _draw_pile,
    "DRAW_DISCARD": _draw_discard,
    "USE_DIORAMA": _use,
    "ATTACK": _attack,
    "SWAP": _swap,
    "DISCARD": _discard,
    "PLACE_TRIBU": _place_tribu,
    "PLACE_DIORAMA": _place,
    "ACTIVATE": _activate,
    "PLAY_DRAW3": _draw3,
    "PLAY_BLOCK": _block,
    "DECLINE": _never,
    "PROTECT": _protect,
    "DRAW3_DISCARD": _discard,
    "CHOOSE_LEADER": _leader,
}
assert HIDDEN not in ACTIVABLE
