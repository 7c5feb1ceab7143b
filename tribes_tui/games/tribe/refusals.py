"""Why a place on Tribe's table is not lit: the reason that a person can do most with."""

from rules import Refusal
from rules.tribe.components import actions as ids
from rules.tribe.components.cards import BLOCK, DIORAMAS, DRAW3, NONE, SHIELD, TRIBU, TRIBUS
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
    is_held = picked[:1] and picked[0].startswith("hand:")
    if is_held and name.startswith("hand:"):
        return said.put_back(), ""
    if state.phase in BUSY:
        say, section = BUSY[state.phase]
        return say(), section
    if is_held:
        return _laying(state, state.hands[state.current_player][int(picked[0].partition(":")[2])], name)
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
    if kind in ("draw", "discards"):
        return state.why_not(ids.DRAW_PILE if kind == "draw" else ids.DRAW_DISCARD)
    if kind == "active":
        return _face_down(state, seat, chain)
    return (said.choose_active() if kind == "chain" else said.card_first(draw="d", take="t")), "3.1"


def _face_down(state: TribeState, seat: int, chain: int) -> Why:
    """Why a face-down card can't be used."""
    card = state.actives[seat * TRIBUS + chain]
    if seat != state.current_player:
        return said.not_yours(), "4"
    if card < DIORAMAS:
        return (said.nothing_lies(), "3.1") if card == NONE else (said.fits_nowhere(), "3.3")
    return (said.no_need(), "3.4") if card in SHIELD else (said.no_target(), "r13")


def _in_main(state: TribeState, name: str) -> Why:
    kind, seat, chain = _place(name)
    if kind == "active" and seat != state.current_player:
        return said.not_yours(), "4"
    if kind == "active" and state.swapped and state.actives[seat * TRIBUS + chain] != NONE:
        return told.swapped_already(), "r5"
    return (said.have_taken(), "3.1") if kind == "draw" else (said.choose_card(), "3.2")


def _using(state: TribeState, active: str, name: str) -> Why | None:
    """Why the picked face-down card can't go to a chain, or be swapped for a card."""
    (kind, seat, chain), (_, _, source) = _place(name), _place(active)
    if state.phase == MAIN and kind == "hand":
        return said.not_hidden(), "3.2"
    if state.phase == MAIN or kind != "chain":
        return said.put_back(), ""
    is_own = seat == state.current_player
    attack = ids.ATTACK + (source * ids.SEATS + seat) * TRIBUS + chain
    return state.why_not(ids.USE_DIORAMA + source * TRIBUS + chain if is_own else attack)


def _laying(state: TribeState, card: int, name: str) -> Why | None:
    """Why the picked card of the hand can't go there."""
    kind, seat, chain = _place(name)
    is_character, is_action = TRIBU <= card < TRIBU + TRIBUS, card in (DRAW3, BLOCK)
    if kind in ("chain", "active") and seat != state.current_player:
        return said.own_chains(), "3.2"
    known = {
        "new": ids.PLACE_TRIBU + card - TRIBU if is_character else NONE,
        "seat": ids.PLAY_BLOCK + seat if card == BLOCK else NONE,
        "chain": ids.PLACE_DIORAMA + card * TRIBUS + chain if card < DIORAMAS else NONE,
        "active": NONE if is_character or is_action else ids.SWAP + chain * ids.KEPT + ids.KEPT_INDEX[card],
    }  # the rules have the reason
    if known.get(kind, NONE) != NONE:
        return state.why_not(known[kind])
    says = {
        "new": said.no_character,
        "seat": said.only_block,
        "played": said.no_action,
        "chain": said.own_chain if is_character else said.no_action if is_action else said.not_laid,
        "active": said.not_hidden,
    }
    if kind in says:
        return None if kind == "played" and card == DRAW3 else (says[kind](), "3.2")
    return (said.have_taken(), "3.1") if kind == "draw" else (said.put_back(), "")
