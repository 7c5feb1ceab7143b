"""Why a place on Tribe's table is not lit: the reason that a person can do most with."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from rules import Refusal
from rules.tribe.components import actions as ids
from rules.tribe.components.cards import BLOCK, COURAGE, DIORAMAS, DRAW3, NONE, STRENGTH, TRIBU, TRIBUS
from rules.tribe.components.phases import DEFEND, DRAW3_DISCARD, LEADERS, MAIN, START
from tribes_tui.games.tribe.words.said import why as said

if TYPE_CHECKING:
    from rules.tribe.state import TribeState
    from tribes_tui.table.selection import Path

Why = tuple[Callable[[], str], str]
"""What says it, and the section that says so."""

BUSY: dict[int, Why] = {
    DEFEND: (said.defend_first, "3.4"),
    DRAW3_DISCARD: (said.discard_first, "3.5"),
    LEADERS: (said.leader_first, "2"),
}
CARD_FIRST: Why = (lambda: said.card_first(draw="d", take="t"), "3.1")
HAVE_TAKEN: Why = (said.have_taken, "3.1")
NOTHING_LIES: Why = (said.nothing_lies, "3.1")
NOT_YOURS: Why = (said.not_yours, "4")
CHOOSE_ACTIVE: Why = (said.choose_active, "3.1")
CHOOSE_CARD: Why = (said.choose_card, "3.2")
PUT_BACK: Why = (said.put_back, "")
OWN_CHAINS: Why = (said.own_chains, "3.2")
NO_NEED: Why = (said.no_need, "3.4")
NO_TARGET: Why = (said.no_target, "r13")
FITS_NOWHERE: Why = (said.fits_nowhere, "3.3")
NO_TRIBU: Why = (said.no_character, "3.2")
OWN_CHAIN: Why = (said.own_chain, "3.2")
NOT_LAID: Why = (said.not_laid, "3.2")
NOT_ACTIVE: Why = (said.not_hidden, "3.2")
NO_AZIONE: Why = (said.no_action, "3.2")
ONLY_BLOCK: Why = (said.only_block, "3.2")
HAVE_SWAPPED: Why = (said.swapped, "r5")


def refusal(state: TribeState, name: str, picked: Path) -> Refusal | None:
    """The best reason why `name` can't be chosen after `picked`; None when there is none to be found so."""
    found = _why_not(state, name, picked)
    if found is None or isinstance(found, Refusal):
        return found
    say, section = found
    return Refusal(say(), section)


def _why_not(state: TribeState, name: str, picked: Path) -> Why | Refusal | None:
    if state.current_player is None or state.viewer != state.current_player:
        return None
    if picked and picked[0].startswith("hand:") and name.startswith("hand:"):
        return PUT_BACK
    if state.phase in BUSY:
        return BUSY[state.phase]
    if picked and picked[0].startswith("hand:"):
        card = state.hands[state.current_player][int(picked[0].partition(":")[2])]
        return _laying(state, card, name)
    if picked:
        return _using(state, picked[0], name)
    return _at_start(state, name) if state.phase == START else _in_main(state, name)


def _place(name: str) -> tuple[str, int, int]:
    """Kind, seat and number of a target; -1 for what it lacks."""
    kind, *numbers = name.split(":")
    seat, number = [*map(int, numbers), -1, -1][:2]
    return kind, seat, number


def _at_start(state: TribeState, name: str) -> Why | Refusal | None:
    kind, seat, chain = _place(name)
    if kind in ("hand", "new", "played", "seat"):
        return CARD_FIRST
    if kind == "draw":
        return state.why_not(ids.DRAW_PILE)
    if kind == "discards":
        return state.why_not(ids.DRAW_DISCARD)
    if kind == "chain":
        return CHOOSE_ACTIVE
    return _face_down(state, seat, chain)


def _face_down(state: TribeState, seat: int, chain: int) -> Why:
    """Why a face-down card can't be used."""
    if seat != state.current_player:
        return NOT_YOURS
    card = state.actives[seat * TRIBUS + chain]
    if card == NONE:
        return NOTHING_LIES
    if card in (COURAGE, STRENGTH):
        return NO_NEED
    return FITS_NOWHERE if card < DIORAMAS else NO_TARGET


def _in_main(state: TribeState, name: str) -> Why:
    kind, seat, chain = _place(name)
    if kind == "draw":
        return HAVE_TAKEN
    if kind == "active" and seat != state.current_player:
        return NOT_YOURS
    if kind == "active" and state.swapped and state.actives[seat * TRIBUS + chain] != NONE:
        return HAVE_SWAPPED
    return CHOOSE_CARD


def _using(state: TribeState, active: str, name: str) -> Why | Refusal | None:
    """Why the picked face-down card can't go to a chain, or be swapped for a card."""
    kind, seat, chain = _place(name)
    if state.phase == MAIN:
        return NOT_ACTIVE if kind == "hand" else PUT_BACK
    if kind != "chain":
        return PUT_BACK
    source = _place(active)[2]
    if seat == state.current_player:
        return state.why_not(ids.USE_DIORAMA + source * TRIBUS + chain)
    return state.why_not(ids.ATTACK + (source * ids.SEATS + seat) * TRIBUS + chain)


def _laying(state: TribeState, card: int, name: str) -> Why | Refusal | None:
    """Why the picked card of the hand can't go there."""
    kind, seat, chain = _place(name)
    if kind == "new":
        return state.why_not(ids.PLACE_TRIBU + card - TRIBU) if TRIBU <= card < TRIBU + TRIBUS else NO_TRIBU
    if kind == "played":
        return NO_AZIONE if card != DRAW3 else None
    if kind == "seat":
        return state.why_not(ids.PLAY_BLOCK + seat) if card == BLOCK else ONLY_BLOCK
    if kind in ("chain", "active") and seat != state.current_player:
        return OWN_CHAINS
    if kind == "chain":
        if card < DIORAMAS:
            return state.why_not(ids.PLACE_DIORAMA + card * TRIBUS + chain)
        return OWN_CHAIN if TRIBU <= card < TRIBU + TRIBUS else NO_AZIONE if card in (DRAW3, BLOCK) else NOT_LAID
    if kind == "active":
        kept = ids.KEPT_INDEX[card]
        return NOT_ACTIVE if kept < 0 else state.why_not(ids.SWAP + chain * ids.KEPT + kept)
    return HAVE_TAKEN if kind == "draw" else PUT_BACK
