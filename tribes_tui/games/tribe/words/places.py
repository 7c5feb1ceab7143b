"""What the places on Tribe's table are, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rules.tribe.components import actions as ids
from rules.tribe.components.cards import (
    ACTIVABLE,
    BUFFALO,
    COURAGE,
    HIDDEN,
    NAMES,
    NONE,
    STRENGTH,
    TRIBU_NAMES,
    TRIBUS,
    WOLF,
)
from tribes_tui.games.tribe.words.board import slot_of
from tribes_tui.games.tribe.words.cards import card, card_words, face_words
from tribes_tui.games.tribe.words.outcomes import outcome_of
from tribes_tui.games.tribe.words.said import board as said
from tribes_tui.games.tribe.words.said import orders
from tribes_tui.games.tribe.words.sentences import chain_name, chain_told, full, seat_told

if TYPE_CHECKING:
    from rules.tribe.state import TribeState
    from tribes_tui.words.nouns import Noun

LONGEST = 71
"""Letters of a line beside the key of Enter in the smallest window."""


def place(state: TribeState, name: str, names: Sequence[str], viewer: int | None) -> str:
    """A target of the table: `your elder (9 spheres): flag of the sky; wants ...`."""
    kind, *rest = name.split(":")
    numbers = [int(number) for number in rest]
    if kind == "hand" and viewer is not None:
        number = state.hands[viewer][numbers[0]]
        if number in (WOLF, BUFFALO, COURAGE, STRENGTH):
            return said.once_hidden(card=full(NAMES[number]))
        return card_words(number) if number == HIDDEN else full(NAMES[number])
    if kind == "chain":
        return chain_told(state, numbers[0] * TRIBUS + numbers[1], names)
    if kind == "active":
        return _active(state, slot_of(name), names)
    if kind == "seat":
        return seat_told(state, numbers[0], names)
    if kind == "leader":
        return said.place_leader(card=full(TRIBU_NAMES[numbers[0]]))
    if kind == "protect":
        return said.place_protect(chain=chain_name(numbers[0]))
    return _pile(state, kind)


def purpose(state: TribeState, name: str, picked: Sequence[str], names: Sequence[str], id: int) -> str:
    """What choosing a chain does with the face-down card that is picked, or picking that card; shorter than its action."""
    kind, seat, _ = name.split(":")
    if kind == "active":
        return said.choose_use(card=_lying(state, name))
    chain, outcome, lying = chain_name(slot_of(name)), outcome_of(state, id), _lying(state, picked[0])
    if int(seat) == state.current_player:
        whole = said.put(card=lying, chain=chain, outcome=outcome)
        short = face_words(state.actives[slot_of(picked[0])])
        return whole if len(whole) <= LONGEST else said.put(card=short, chain=chain, outcome=outcome)
    who = names[int(seat)]
    forms = (
        said.send(card=lying, who=who, chain=chain, outcome=outcome),
        said.send_brief(who=who, chain=chain, outcome=outcome),
    )
    brief = outcome_of(state, id, is_brief=True)
    return next((one for one in forms if len(one) <= LONGEST), said.send_brief(who=who, chain=chain, outcome=brief))


def laid_in_short(state: TribeState, id: int) -> str:
    """What is laid or swapped, by the word on its card: `lay the calumet on the shaman: +1 sphere`; empty for anything else."""
    if ids.SWAP <= id < ids.DISCARD and state.current_player is not None:
        tribu, kept = divmod(id - ids.SWAP, ids.KEPT)
        lying = face_words(state.actives[state.current_player * TRIBUS + tribu])
        return orders.swap(given=lying, chain=chain_name(tribu), card=face_words(ACTIVABLE[kept]))
    if not ids.PLACE_DIORAMA <= id < ids.ACTIVATE:
        return ""
    laid, tribu = divmod(id - ids.PLACE_DIORAMA, TRIBUS)
    return said.put(card=face_words(laid), chain=chain_name(tribu), outcome=outcome_of(state, id))


def _lying(state: TribeState, name: str) -> Noun:
    return card_words(state.actives[slot_of(name)])


def _active(state: TribeState, slot: int, names: Sequence[str]) -> str:
    number, who, chain = state.actives[slot], names[slot // TRIBUS], chain_name(slot)
    if number >= 0:
        return said.own_hidden(who=who, chain=chain, card=full(NAMES[number]))
    return (said.hidden_place if number == NONE else said.hidden_card)(who=who, chain=chain)


def _pile(state: TribeState, kind: str) -> str:
    if kind == "draw":
        return said.draw_pile(number=len(state.draw))
    if kind == "discards":
        discards = state.discard
        return said.discard_pile(number=len(discards), card=card_words(discards[-1] if discards else NONE))
    if kind == "played":
        return said.played_cards(number=len(state.played), cards=[card(NAMES[number]) for number in state.played])
    return {"new": said.place_new, "decline": orders.decline}.get(kind, str)()
