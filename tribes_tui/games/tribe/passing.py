"""Drawing and discarding what fits nowhere, turn by turn, until a card is good for something: a key on the screen, a word in lines."""

from typing import cast

from rules import State
from rules.tribe.components import actions as ids
from rules.tribe.components.cards import NONE
from rules.tribe.components.phases import MAIN, START
from rules.tribe.evaluation.unseen import cards_to_close
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
    return not _has_use(state, seat) if state.current_player != seat else _next(state, seat) != NONE


def why_not(view: State) -> str:
    """Why turns don't go by now: one of the reasons that `cannot-pass` names."""
    state, seat = cast(TribeState, view), cast(TribeState, view).viewer
    if seat is None or state.current_player != seat or state.attack:
        return "others"
    return "use" if _has_use(state, seat) else "closes" if _may_be_closed(state, seat) else "choice"


def _has_use(state: TribeState, seat: int) -> bool:
    """Whether some card of the hand does something now."""
    return any(targets.is_of_use(state, seat, card) for card in state.hands[seat])


def is_offered(view: State) -> bool:
    """As a turn begins: in its middle passing only goes on."""
    return cast(TribeState, view).phase == START


def passing(view: State) -> int:
    """A card is drawn, or one discarded."""
    return _next(cast(TribeState, view), cast(int, view.viewer))


def _next(state: TribeState, seat: int) -> int:
    """What is done without asking; `NONE` where something else may be."""
    legal = [] if _has_use(state, seat) else state.legal_actions()
    if state.phase == START:
        lying = (action for action in legal if ids.USE_DIORAMA <= action < ids.SWAP)
        is_lying = any(action < ids.ATTACK or targets.is_worth_a_turn(state, action) for action in lying)
        is_taken = state.discard and targets.fits_now(state, seat, state.discard[-1])
        return ids.DRAW_PILE if ids.DRAW_PILE in legal and not is_lying and not is_taken else NONE
    if state.phase != MAIN or not legal:
        return NONE
    worths = dict(zip(legal, closing.glance(state, legal), strict=True))
    idle = [ids.DISCARD + card for card in state.hands[seat] if targets.is_useless(state, seat, card)]
    is_best = targets.thrown(max(worths, key=lambda action: worths[action])) != NONE
    return max(idle, key=lambda action: worths[action], default=NONE) if is_best else NONE


def _may_be_closed(state: TribeState, seat: int) -> bool:
    """Whether somebody else closes the challenge with one vase more."""
    return any(cards_to_close(state, other) == 1 for other in range(state.players) if other != seat)
