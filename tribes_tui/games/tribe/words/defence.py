"""The moment of defence in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rules.tribe.components import actions as ids
from rules.tribe.components.cards import POWER, SEQUENCE, SHIELD, TRIBUS, VASES, need
from rules.tribe.mechanics.scoring import chain_spheres, complete_chains
from tribes_tui.games.tribe.words.cards import face_words, icons
from tribes_tui.games.tribe.words.outcomes import losses, spheres_of
from tribes_tui.games.tribe.words.said import ends as said
from tribes_tui.games.tribe.words.sentences import chain_name

if TYPE_CHECKING:
    from rules.tribe.state import TribeState


def legend() -> tuple[str, str]:
    """What spheres are, and what becomes of a character that is left alone."""
    return said.legend(), said.legend_alone()


def title(state: TribeState, names: Sequence[str]) -> str:
    """Above all of it."""
    source, slot = attack_of(state)
    return said.comes(who=names[source // TRIBUS], card=face_words(state.actives[source]), chain=chain_name(slot))


def attacker(name: str) -> tuple[str, str]:
    """Above the card that comes; without the name where it has no room, as the title has it."""
    return said.attacks(name=name), said.attacks_brief()


def attack_of(state: TribeState) -> tuple[int, int]:
    """The slot of the attacking card, and that of the chain."""
    assert state.attack is not None
    return state.attack


def power(state: TribeState) -> tuple[str, str]:
    """What the card does."""
    number = POWER.get(state.actives[attack_of(state)[0]], 0)
    return said.takes(number=number), said.takes_which(number=number)


def about(state: TribeState) -> tuple[str, str, str]:
    """The chain: whose, its spheres, whether it is complete."""
    slot = attack_of(state)[1]
    vases = state.vases[slot] or ()
    how = said.whole() if len(vases) == VASES else said.begun(number=len(vases), most=VASES)
    return said.your_chain(chain=chain_name(slot)), said.spheres(number=chain_spheres(state, slot)), how


def answer_title(state: TribeState, action: int) -> str:
    """What an answer is called."""
    if action == ids.DECLINE:
        return said.let_it_happen()
    return said.protects(card=face_words(card_of(state, action)), chain=chain_name(action - ids.PROTECT))


def card_of(state: TribeState, action: int) -> int:
    """The card that an answer turns up."""
    return state.actives[attack_of(state)[1] // TRIBUS * TRIBUS + action - ids.PROTECT]


def note(state: TribeState, action: int) -> tuple[str, ...]:
    """What an answer does with the face-down cards."""
    if action == ids.DECLINE:
        return said.let_it_happen_first(), said.let_it_happen_then()
    hit = sum(len(part) for part in losses(state, action))
    stopped = min(hit, SHIELD.get(card_of(state, action), 0))
    return said.stops(number=stopped, most=hit), said.stops_goes(), said.stops_discards()


def loss(lost: Sequence[int]) -> str:
    """What is lost."""
    return said.loses(number=spheres_of(lost))


def left(state: TribeState, lost: Sequence[int]) -> str:
    """What is left of the chain's spheres."""
    return said.left(number=chain_spheres(state, attack_of(state)[1]) - spheres_of(lost))


def then(state: TribeState, lost: Sequence[int]) -> tuple[str, ...]:
    """What the chain is afterwards."""
    slot = attack_of(state)[1]
    seat, tribu = divmod(slot, TRIBUS)
    kept = len(state.vases[slot] or ()) - len(lost)
    if kept == VASES:
        return (said.complete(done=complete_chains(state, seat), wanted=need(state.players)),)
    needs = said.needs(icons=", ".join(icons(SEQUENCE[tribu][kept:])))
    return (needs,) if kept or tribu == state.leaders[seat] else (needs, said.leaves())
