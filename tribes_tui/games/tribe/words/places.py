"""What the places on Tribe's table are, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rules.tribe.components import actions as ids
from rules.tribe.components.cards import ACTIVABLE, HIDDEN, NAMES, NONE, TRIBU_NAMES, TRIBUS
from tribes_tui.games.tribe.faces import short
from tribes_tui.games.tribe.words.cards import card, card_words
from tribes_tui.games.tribe.words.outcomes import outcome_of
from tribes_tui.games.tribe.words.sentences import chain_line, full, seat_line
from tribes_tui.words.common import count, listed, whose

if TYPE_CHECKING:
    from rules.tribe.state import TribeState

LONGEST = 71
"""Letters of a line beside the key of Enter in the smallest window."""

PILES = {"draw": "draw", "discards": "discards", "played": "played"}
"""What stands beside a pile."""


def place(state: TribeState, name: str, names: Sequence[str], viewer: int | None) -> str:
    """A target of the table: `your elder (9 spheres): flag of the sky; wants ...`."""
    kind, *rest = name.split(":")
    numbers = [int(number) for number in rest]
    if kind == "hand" and viewer is not None:
        return _card(state.hands[viewer][numbers[0]])
    if kind == "chain":
        return f"{whose(names[numbers[0]])} {chain_line(state, numbers[0] * TRIBUS + numbers[1]).removesuffix('.')}"
    if kind == "active":
        return _active(state, numbers[0], numbers[1], names)
    if kind == "seat":
        return seat_line(state, numbers[0], names).removesuffix(".")
    if kind == "leader":
        return f"leader {full(TRIBU_NAMES[numbers[0]])}"
    if kind == "protect":
        return f"protect with the face-down card beside your {TRIBU_NAMES[numbers[0]]}"
    return _pile(state, kind)


def purpose(state: TribeState, name: str, picked: Sequence[str], names: Sequence[str], id: int) -> str:
    """What choosing a chain does with the face-down card that is picked, or picking that card; shorter than its action."""
    kind, seat, tribu = name.split(":")
    if kind == "active":
        return f"choose what the {_lying(state, name)} is for"
    chain, brings = TRIBU_NAMES[int(tribu)], outcome_of(state, id)
    if int(seat) != state.current_player:
        target = f"{whose(names[int(seat)])} {chain}: {brings}"
        whole = f"send the {_lying(state, picked[0])} at {target}"
        return whole if len(whole) <= LONGEST else f"attack {target}"
    whole = f"lay the {_lying(state, picked[0])} on the {chain}: {brings}"
    return whole if len(whole) <= LONGEST else f"lay the {short(_card_at(state, picked[0]))} on the {chain}: {brings}"


def laid_in_short(state: TribeState, id: int) -> str:
    """What is laid or swapped, by the word on its card: `lay the calumet on the shaman: +1 sphere`; empty for anything else."""
    if ids.SWAP <= id < ids.DISCARD and state.current_player is not None:
        tribu, kept = divmod(id - ids.SWAP, ids.KEPT)
        lying = short(state.actives[state.current_player * TRIBUS + tribu])
        return f"swap the {lying} beside your {TRIBU_NAMES[tribu]} for the {short(ACTIVABLE[kept])}"
    if not ids.PLACE_DIORAMA <= id < ids.ACTIVATE:
        return ""
    laid, tribu = divmod(id - ids.PLACE_DIORAMA, TRIBUS)
    return f"lay the {short(laid)} on the {TRIBU_NAMES[tribu]}: {outcome_of(state, id)}"


def _card_at(state: TribeState, name: str) -> int:
    _, seat, tribu = name.split(":")
    return state.actives[int(seat) * TRIBUS + int(tribu)]


def _lying(state: TribeState, name: str) -> str:
    return card_words(_card_at(state, name))


def _card(number: int) -> str:
    return "a hidden card" if number == HIDDEN else full(NAMES[number])


def _active(state: TribeState, seat: int, tribu: int, names: Sequence[str]) -> str:
    number = state.actives[seat * TRIBUS + tribu]
    where = f"beside {whose(names[seat])} {TRIBU_NAMES[tribu]}"
    if number == NONE:
        return f"the place for a face-down card {where}"
    if number == HIDDEN:
        return f"a face-down card {where}: a vase, totem, wolf, buffalo or feathers"
    return f"face down {where}: {full(NAMES[number])}"


def _pile(state: TribeState, kind: str) -> str:
    if kind == "draw":
        return f"the draw pile: {count(len(state.draw), 'card')}; when it is empty, all discards but the top one are shuffled"
    if kind == "discards":
        if not state.discard:
            return "the discards: none yet; a vase or a totem on top of them may be taken"
        return f"the discards: {count(len(state.discard), 'card')}, on top the {card_words(state.discard[-1])}"
    if kind == "played":
        cards = listed([card(NAMES[number]) for number in state.played]) or "none"
        return f"played action cards, out until the next challenge: {cards}"
    return {"new": "where your next character begins a chain", "decline": "let it happen"}.get(kind, kind)
