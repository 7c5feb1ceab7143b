"""Drawing and discarding what fits nowhere, turn by turn, until a card is good for something: a key on the screen, a word in lines."""

from typing import cast

from rules import State
from rules.tribe.components import actions as ids
from rules.tribe.components.cards import NONE
from rules.tribe.components.phases import MAIN, START
from rules.tribe.evaluation.unseen import cards_to_close
from rules.tribe.mechanics.legal import fits
from rules.tribe.state import TribeState
from tribes_tui.games.tribe import closing, targets
from tribes_tui.games.tribe.words.said import board as said
from tribes_tui.words.language import Later

OFFER = Later(said.may_pass)


def may_pass(view: State) -> bool:
    """Where no card of the viewer's does anything now, nothing is asked but what to discard, and nobody else can close at once."""
    state, seat = cast(TribeState, view), cast(TribeState, view).viewer
    if seat is None or seat < 0 or state.is_terminal or state.attack or _may_be_closed(state, seat):
        return False
    if state.current_player != seat:
        return not any(targets.is_of_use(state, seat, card) for card in state.hands[seat])
    return _next(state, seat) != NONE


def why_not(view: State) -> str:
    """Why turns don't go by now: one of the reasons that `cannot-pass` names."""
    state, seat = cast(TribeState, view), cast(TribeState, view).viewer
    if seat is None or state.current_player != seat or state.attack:
        return "others"
    if any(targets.is_of_use(state, seat, card) for card in state.hands[seat]):
        return "use"
    return "closes" if _may_be_closed(state, seat) else "choice"


def is_offered(view: State) -> bool:
    """As a turn begins: in its middle passing only goes on."""
    return cast(TribeState, view).phase == START


def passing(view: State) -> int:
    """A card is drawn, or one discarded."""
    state = cast(TribeState, view)
    return _next(state, cast(int, state.viewer))


def _next(state: TribeState, seat: int) -> int:
    """What is done without asking; `NONE` where something else may be."""
    legal = state.legal_actions()
    if any(targets.is_of_use(state, seat, card) for card in state.hands[seat]):
        return NONE
    if state.phase == START:
        is_lying = any(
            action < ids.ATTACK or targets.is_worth_a_turn(state, action)
            for action in legal
            if ids.USE_DIORAMA <= action < ids.SWAP
        )
        is_taken = state.discard and any(fits(state, state.discard[-1], slot) for slot in state.slots(seat))
        return ids.DRAW_PILE if ids.DRAW_PILE in legal and not is_lying and not is_taken else NONE
    if state.phase != MAIN:
        return NONE
    worths = dict(zip(legal, closing.glance(state, legal), strict=True))
    hand = dict.fromkeys(state.hands[seat])
    idle = [ids.DISCARD + card for card in hand if targets.is_useless(state, seat, card)]
    is_best = targets.thrown(max(worths, key=lambda action: worths[action])) != NONE
    return max(idle, key=lambda action: worths[action], default=NONE) if is_best else NONE


def _may_be_closed(state: TribeState, seat: int) -> bool:
    """Whether somebody else closes the challenge with one vase more."""
    return any(cards_to_close(state, other) == 1 for other in range(state.players) if other != seat)
