"""Why a place on Tribe's table is not lit: the reason that a person can do most with."""

from rules import Refusal
from rules.tribe.components import actions as ids
from rules.tribe.components.cards import BLOCK, COURAGE, DIORAMAS, DRAW3, NONE, STRENGTH, TRIBU, TRIBUS
from rules.tribe.components.phases import DEFEND, DRAW3_DISCARD, LEADERS, MAIN, START
from rules.tribe.state import TribeState
from tribes_tui.games.tribe.words.said import told, why as said
from tribes_tui.table.board.contract import Path

Why = tuple[str, str]
"""A clause, and the section that says so."""

BUSY = {
    DEFEND: (told.answer_first, "3.4"),
    DRAW3_DISCARD: (said.discard_first, "3.5"),
    LEADERS: (told.leader_first, "2"),
}


def refusal(state: TribeState, name: str, picked: Path) -> Refusal | None:
    """The best reason why `name` can't be chosen after `picked`; None when there is none to be found so."""
    found = _why_not(state, name, picked)
    return None if found is None else Refusal(*found)


def _why_not(state: TribeState, name: str, picked: Path) -> Why | None:
    if state.current_player is None or state.viewer != state.current_player:
        return None
    if picked and picked[0].startswith("hand:") and name.startswith("hand:"):
        return said.put_back(), ""
    if state.phase in BUSY:
        say, section = BUSY[state.phase]
        return say(), section
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


def _at_start(state: TribeState, name: str) -> Why | None:
    kind, seat, chain = _place(name)
    if kind in ("hand", "new", "played", "seat"):
        return said.card_first(draw="d", take="t"), "3.1"
    if kind == "draw":
        return state.why_not(ids.DRAW_PILE)
    if kind == "discards":
        return state.why_not(ids.DRAW_DISCARD)
    if kind == "chain":
        return said.choose_active(), "3.1"
    return _face_down(state, seat, chain)


def _face_down(state: TribeState, seat: int, chain: int) -> Why:
    """Why a face-down card can't be used."""
    if seat != state.current_player:
        return said.not_yours(), "4"
    card = state.actives[seat * TRIBUS + chain]
    if card == NONE:
        return said.nothing_lies(), "3.1"
    if card in (COURAGE, STRENGTH):
        return said.no_need(), "3.4"
    return (said.fits_nowhere(), "3.3") if card < DIORAMAS else (said.no_target(), "r13")


def _in_main(state: TribeState, name: str) -> Why:
    kind, seat, chain = _place(name)
    if kind == "draw":
        return said.have_taken(), "3.1"
    if kind == "active" and seat != state.current_player:
        return said.not_yours(), "4"
    if kind == "active" and state.swapped and state.actives[seat * TRIBUS + chain] != NONE:
        return told.swapped_already(), "r5"
    return said.choose_card(), "3.2"


def _using(state: TribeState, active: str, name: str) -> Why | None:
    """Why the picked face-down card can't go to a chain, or be swapped for a card."""
    kind, seat, chain = _place(name)
    if state.phase == MAIN:
        return (said.not_hidden(), "3.2") if kind == "hand" else (said.put_back(), "")
    if kind != "chain":
        return said.put_back(), ""
    source = _place(active)[2]
    if seat == state.current_player:
        return state.why_not(ids.USE_DIORAMA + source * TRIBUS + chain)
    return state.why_not(ids.ATTACK + (source * ids.SEATS + seat) * TRIBUS + chain)


def _laying(state: TribeState, card: int, name: str) -> Why | None:
    """Why the picked card of the hand can't go there."""
    kind, seat, chain = _place(name)
    is_character = TRIBU <= card < TRIBU + TRIBUS
    if kind == "new":
        return state.why_not(ids.PLACE_TRIBU + card - TRIBU) if is_character else (said.no_character(), "3.2")
    if kind == "played":
        return (said.no_action(), "3.2") if card != DRAW3 else None
    if kind == "seat":
        return state.why_not(ids.PLAY_BLOCK + seat) if card == BLOCK else (said.only_block(), "3.2")
    if kind in ("chain", "active") and seat != state.current_player:
        return said.own_chains(), "3.2"
    if kind == "chain":
        if card < DIORAMAS:
            return state.why_not(ids.PLACE_DIORAMA + card * TRIBUS + chain)
        if is_character:
            return said.own_chain(), "3.2"
        return (said.no_action() if card in (DRAW3, BLOCK) else said.not_laid()), "3.2"
    if kind == "active":
        kept = ids.KEPT_INDEX[card]
        return (said.not_hidden(), "3.2") if kept < 0 else state.why_not(ids.SWAP + chain * ids.KEPT + kept)
    return (said.have_taken(), "3.1") if kind == "draw" else (said.put_back(), "")
