"""The moment of defence in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rules.tribe.components import actions as ids
from rules.tribe.components.cards import POWER, SEQUENCE, SHIELD, SPHERES, TRIBU_NAMES, TRIBUS, VASES, need
from rules.tribe.mechanics.scoring import chain_spheres, complete_chains
from tribes_tui.games.tribe.faces import ICON_WORDS, short
from tribes_tui.games.tribe.words.outcomes import losses
from tribes_tui.words.common import capital, count, whose

if TYPE_CHECKING:
    from rules.tribe.state import TribeState

LET_PASS = "let it happen"
POINTS = "points + on the table:"
LEGEND = (
    "spheres: each is a point",
    "A character still alone after its owner's next turn leaves; a leader's stays.",
)
HIDDEN_STAY = ("Your face-down cards", "stay hidden.")


def title(state: TribeState, names: Sequence[str]) -> str:
    """Above all of it."""
    source, slot = attack_of(state)
    return f"{capital(whose(names[source // TRIBUS]))} {short(state.actives[source])} comes at your {chain(slot)}"


def attacker(name: str) -> tuple[str, str]:
    """Above the card that comes; without the name where it has no room, as the title has it."""
    return f"{name} attacks with", "attacks with"


def points(total: int, laid: int) -> str:
    """A seat's points, and what its cards on the table are worth."""
    return f"{total} + {laid}"


def attack_of(state: TribeState) -> tuple[int, int]:
    """The slot of the attacking card, and that of the chain."""
    assert state.attack is not None
    return state.attack


def chain(slot: int) -> str:
    """What a chain is called."""
    return TRIBU_NAMES[slot % TRIBUS]


def power(state: TribeState) -> tuple[str, str]:
    """What the card does."""
    number = POWER.get(state.actives[attack_of(state)[0]], 0)
    return f"takes {count(number, 'vase')},", "the last first" if number > 1 else "the last one"


def about(state: TribeState) -> str:
    """The chain: its spheres, whether it is complete."""
    slot = attack_of(state)[1]
    vases = state.vases[slot] or ()
    how = "complete" if len(vases) == VASES else f"{len(vases)} of {VASES} vases"
    return f"your {chain(slot)}: {count(chain_spheres(state, slot), 'sphere')}, {how}"


def answer_title(state: TribeState, action: int) -> str:
    """What an answer is called."""
    if action == ids.DECLINE:
        return LET_PASS
    tribu = action - ids.PROTECT
    return f"{short(card_of(state, action))} by the {TRIBU_NAMES[tribu]}"


def card_of(state: TribeState, action: int) -> int:
    """The card that an answer turns up."""
    return state.actives[attack_of(state)[1] // TRIBUS * TRIBUS + action - ids.PROTECT]


def note(state: TribeState, action: int) -> tuple[str, ...]:
    """What an answer does with the face-down cards."""
    if action == ids.DECLINE:
        return HIDDEN_STAY
    hit = sum(len(part) for part in losses(state, action))
    stopped = min(hit, SHIELD.get(card_of(state, action), 0))
    return f"stops {stopped} of {hit}", "goes under", "the discards"


def loss(lost: Sequence[int]) -> str:
    """What is lost."""
    return f"loses {count(sum(SPHERES[card] for card in lost), 'sphere')}" if lost else "loses nothing"


def left(state: TribeState, lost: Sequence[int]) -> str:
    """What is left of the chain's spheres."""
    return f"{chain_spheres(state, attack_of(state)[1]) - sum(SPHERES[card] for card in lost)} left"


def then(state: TribeState, lost: Sequence[int]) -> tuple[str, ...]:
    """What the chain is afterwards."""
    slot = attack_of(state)[1]
    seat, tribu = divmod(slot, TRIBUS)
    vases = state.vases[slot] or ()
    kept = len(vases) - len(lost)
    if kept == VASES:
        done = complete_chains(state, seat)
        return (f"complete: {done} of {need(state.players)} to close",)
    needs = f"needs {', '.join(ICON_WORDS[icon] for icon in SEQUENCE[tribu][kept:])}"
    if kept or tribu == state.leaders[seat]:
        return (needs,)
    return needs, "alone: leaves without a vase"
