"""Why an action is not legal now."""

from __future__ import annotations

from typing import Any

from rules.core.state import Refusal, refusal_of
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
    START: refusal_of(
        "tribe", "3.1", "taken-already", "you have taken a card: a hidden card is used instead of taking one"
    ),
    MAIN: refusal_of("tribe", "3.1", "take-first", "take a card first"),
    DEFEND: refusal_of("tribe", "3.4", "not-attacked", "you are not attacked"),
    DRAW3_DISCARD: refusal_of("tribe", "3.5", "no-draw-three", "you discard like that only after playing a draw 3"),
    LEADERS: refusal_of("tribe", "2", "leaders-chosen", "the leaders have already been chosen"),
}
BUSY = {
    DEFEND: refusal_of("tribe", "3.4", "answer-first", "answer the attack first"),
    DRAW3_DISCARD: refusal_of("tribe", "3.5", "discard-first", "discard for the draw 3 first"),
    LEADERS: refusal_of("tribe", "2", "leader-first", "choose your leader first"),
}


def refusal(state: Position, action: int) -> Refusal:
    """The reason in a line, and the section that forbids the action."""
    row = state.game.actions[action]
    wanted = PHASE_OF[row.kind]
    if wanted != state.phase:
        return BUSY.get(state.phase, WHEN[wanted])
    return REASONS[row.kind](state, row.fields)


def _slot(state: Position, chain: Any) -> int:
    assert state.current_player is not None
    return state.current_player * TRIBUS + TRIBU_NAMES.index(chain)


def _lying(state: Position) -> list[int]:
    """What lies face down beside the chains of whose turn it is."""
    return [state.actives[slot] for slot in state.slots(state.turn)]


def _draw_pile(state: Position, fields: Any) -> Refusal:
    assert not can_draw(state)
    return refusal_of("tribe", "3.6", "no-draw-pile", "the draw pile is empty and there is nothing to refill it from")


def _draw_discard(state: Position, fields: Any) -> Refusal:
    if not state.discard:
        return refusal_of("tribe", "3.1", "no-discards", "the discard pile is empty")
    return refusal_of(
        "tribe", "3.1", "top-discard", "the top discard, {card}, isn't a vase or a totem", card=NAMES[state.discard[-1]]
    )


def _use(state: Position, fields: Any) -> Refusal:
    card = state.actives[_slot(state, fields["c"])]
    if state.vases[_slot(state, fields["c"])] is None or state.vases[_slot(state, fields["t"])] is None:
        return refusal_of("tribe", "3.1", "no-such-chain", "you have no such chain")
    if card == NONE:
        return refusal_of("tribe", "3.1", "nothing-beside", "no card is hidden beside your {chain}", chain=fields["c"])
    if card >= DIORAMAS:
        return refusal_of(
            "tribe",
            "3.1",
            "beside-no-vase",
            "the card beside your {chain}, {card}, isn't a vase or a totem",
            chain=fields["c"],
            card=NAMES[card],
        )
    return _why_no_fit(state, card, fields["t"])


def _why_no_fit(state: Position, card: int, chain: str) -> Refusal:
    slot = _slot(state, chain)
    vases = state.vases[slot]
    if vases is None:
        return refusal_of("tribe", "3.2", "not-laid", "you have no {chain} on the table", chain=chain)
    if card == TOTEM:
        if state.totems[slot]:
            return refusal_of("tribe", "3.3", "totem-already", "your {chain} has its totem already", chain=chain)
        return refusal_of("tribe", "3.3", "totem-incomplete", "a totem needs a complete chain")
    if len(vases) == VASES:
        return refusal_of("tribe", "3.3", "three-vases", "your {chain} has its three vases already", chain=chain)
    if card == MULTI:
        return refusal_of(
            "tribe",
            "3.3",
            "multi-already",
            "your {chain} has a multi already, and only one may be in a chain",
            chain=chain,
        )
    wanted = ICONS[SEQUENCE[TRIBU_NAMES.index(chain)][len(vases)]]
    return refusal_of(
        "tribe",
        "3.3",
        "needs-another",
        "your {chain} needs a {wanted} next, not a {other}",
        chain=chain,
        wanted=wanted,
        other=ICONS[ICON[card]],
    )


def _attack(state: Position, fields: Any) -> Refusal:
    card = state.actives[_slot(state, fields["c"])]
    seat = fields["q"]
    if not any(lying in POWER for lying in _lying(state)):
        return refusal_of("tribe", "3.1", "no-attackers", "none of your hidden cards is a wolf or a buffalo")
    if seat >= state.players or seat == state.turn:
        return refusal_of("tribe", "3.1", "no-opponent", "there is no such opponent")
    if card not in POWER:
        return refusal_of(
            "tribe",
            "3.1",
            "no-attacker",
            "no wolf or buffalo is hidden beside your {chain}",
            chain=fields["c"],
        )
    target = seat * TRIBUS + TRIBU_NAMES.index(fields["t"])
    if state.vases[target] is None:
        return refusal_of("tribe", "3.1", "opponent-has-none", "that player has no {chain}", chain=fields["t"])
    if state.totems[target]:
        return refusal_of("tribe", "3.1", "totem-safe", "a chain with a totem is safe")
    return refusal_of("tribe", "r13", "no-vase", "there is no vase to destroy")


def _swap(state: Position, fields: Any) -> Refusal:
    slot = _slot(state, fields["c"])
    if state.swapped:
        return refusal_of("tribe", "r5", "swapped-already", "you have swapped a card this turn already")
    if not any(lying != NONE for lying in _lying(state)):
        return refusal_of("tribe", "3.2", "nothing-lies", "no card is hidden beside your chains")
    if state.actives[slot] == NONE:
        return refusal_of("tribe", "3.2", "nothing-beside", "no card is hidden beside your {chain}", chain=fields["c"])
    return _not_in_hand(fields["x"])


def _not_in_hand(card: str) -> Refusal:
    return refusal_of("tribe", "3.2", "not-held", "you hold no {card}", card=card)


def _discard(state: Position, fields: Any) -> Refusal:
    return _not_in_hand(fields["x"])


def _place_tribu(state: Position, fields: Any) -> Refusal:
    if state.vases[_slot(state, fields["x"])] is not None:
        return refusal_of(
            "tribe", "3.2", "two-alike", "your {card} is on the table already: no two alike", card=fields["x"]
        )
    return _not_in_hand(fields["x"])


def _place(state: Position, fields: Any) -> Refusal:
    card = CARD_OF[fields["x"]]
    if card not in state.hands[state.turn]:
        return _not_in_hand(fields["x"])
    return _why_no_fit(state, card, fields["t"])


def _activate(state: Position, fields: Any) -> Refusal:
    slot = _slot(state, fields["c"])
    if CARD_OF[fields["x"]] not in state.hands[state.turn]:
        return _not_in_hand(fields["x"])
    if state.vases[slot] is None:
        return refusal_of("tribe", "3.2", "not-laid", "you have no {chain} on the table", chain=fields["c"])
    return refusal_of("tribe", "3.2", "lies-already", "a card is already hidden beside your {chain}", chain=fields["c"])


def _draw3(state: Position, fields: Any) -> Refusal:
    return _not_in_hand("draw3")


def _block(state: Position, fields: Any) -> Refusal:
    other = fields["q"]
    if CARD_OF["block"] not in state.hands[state.turn]:
        return _not_in_hand("block")
    if other >= state.players or other == state.turn:
        return refusal_of("tribe", "3.2", "no-opponent", "there is no such opponent")
    if state.blocked[other]:
        return refusal_of("tribe", "r18", "blocked-already", "that player is blocked already")
    return refusal_of("tribe", "3.2", "nowhere-to-block", "that player has no chain to put it beside")


def _protect(state: Position, fields: Any) -> Refusal:
    return refusal_of("tribe", "3.4", "no-feathers", "no feathers are hidden beside your {chain}", chain=fields["c"])


def _leader(state: Position, fields: Any) -> Refusal:
    return refusal_of("tribe", "2", "leader-taken", "somebody has that leader already")


def _never(state: Position, fields: Any) -> Refusal:
    return refusal_of("tribe", "3.4", "always", "it is always possible")


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
