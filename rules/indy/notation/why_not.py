"""Why an action is not legal now, in one line, with the section that says so."""

from __future__ import annotations

from rules.core.action import Action
from rules.core.state import Refusal
from rules.indy.components.cards import CODES, EAGLE
from rules.indy.components.phases import DARK, EVOCATION, KEEP, LAST_EAGLES, LIGHT, RETURN, SHAMANS, STEP_SWAP
from rules.indy.mechanics.legal import may_return
from rules.indy.position import Position

PHASE_NAMES = {
    SHAMANS: ("first you choose a shaman", "2"),
    DARK: ("in the dark you can only exchange cards with the deck: two, one or none", "3.2"),
    LIGHT: ("in the light you swap one card for one in the row, play an eagle, or pass", "3.4"),
    EVOCATION: ("in the evocation you may swap a card, then you must evoke", "3.5"),
    RETURN: ("a plucked player may swap a card, then try to return", "3.6"),
    LAST_EAGLES: ("only an eagle can be played now", "3.7"),
    KEEP: ("you can only choose which card to keep", "3.8"),
}


def refusal(state: Position, action: int) -> Refusal:
    """The reason why `action`, illegal now, is so."""
    row: Action = state.game.actions[action]
    if state.window and row.kind not in ("PASS", "PLAY_EAGLE"):
        return Refusal("out of turn you can only play an eagle, or pass", "3.7")
    by_kind = {
        "SWAP": _swap,
        "PLAY_EAGLE": _eagle,
        "EVOKE": _evoke,
        "RETURN": _return,
        "KEEP": _keep,
        "EXCHANGE": _exchange,
        "CHOOSE_SHAMAN": _shaman,
        "PASS": _pass,
    }
    return by_kind[row.kind](state, row) or Refusal(*PHASE_NAMES[state.phase])


def _hand(state: Position) -> list[str]:
    assert state.current_player is not None
    return [CODES[card] for card in state.hands[state.current_player]]


def _not_held(state: Position, card: str) -> bool:
    return card not in _hand(state)


def _shaman(state: Position, row: Action) -> Refusal | None:
    if state.phase == SHAMANS:
        return Refusal("both shamans of that colour are taken", "2")
    return None


def _exchange(state: Position, row: Action) -> Refusal | None:
    if state.phase != DARK:
        return None
    return Refusal("you can exchange only cards that you hold", "3.2")


def _swap(state: Position, row: Action) -> Refusal | None:
    if state.phase not in (LIGHT, EVOCATION, RETURN):
        return None
    if state.phase != LIGHT and state.step != STEP_SWAP:
        return Refusal("your swap of this turn is over", "3.5")
    card, place = str(row.fields["h"]), int(str(row.fields["i"]))
    if _not_held(state, card):
        return Refusal(f"you do not hold {card}", "3.4")
    if place >= len(state.table):
        return Refusal(f"there is no card on place {place + 1}", "3.4")
    return Refusal("now you can swap only for a card of the same kind and colour", "3.5")


def _eagle(state: Position, row: Action) -> Refusal | None:
    if state.phase in (SHAMANS, DARK, KEEP):
        return Refusal("an eagle is played only while cards lie in the row, before the round is reckoned", "3.7")
    assert state.current_player is not None
    if EAGLE not in state.hands[state.current_player]:
        return Refusal("you hold no eagle", "3.7")
    return Refusal(f"there is no card on place {int(str(row.fields['i'])) + 1}", "3.7")


def _pass(state: Position, row: Action) -> Refusal | None:
    if state.phase == EVOCATION:
        return Refusal("you must evoke, however bad the three cards are", "3.5")
    return None


def _evoke(state: Position, row: Action) -> Refusal | None:
    if state.phase != EVOCATION:
        return None
    if state.step == STEP_SWAP:
        return Refusal("first swap a card of the same kind and colour, or pass", "3.5")
    return Refusal(f"you do not hold {row.fields['k']}", "3.5")


def _return(state: Position, row: Action) -> Refusal | None:
    if state.phase != RETURN:
        return Refusal("only a plucked player returns, after all others have evoked", "3.6")
    assert state.current_player is not None
    if state.step == STEP_SWAP:
        return Refusal("first swap a card of the same kind and colour, or pass", "3.6")
    if _not_held(state, str(row.fields["h"])):
        return Refusal(f"you do not hold {row.fields['h']}", "3.6")
    if state.plate == 0:
        return Refusal("the plate is empty: there is no feather to return with", "r14")
    if not may_return(state, state.shamans[state.current_player]):
        where = "in the row" if state.options["return_from"] == "row" else "in the row or in evocations"
        return Refusal(f"you need two more characters of your shaman's colour {where}", "3.6")
    return Refusal("you return with a character of your shaman's colour", "3.6")


def _keep(state: Position, row: Action) -> Refusal | None:
    if state.phase != KEEP:
        return None
    return Refusal(f"you do not hold {row.fields['card']}", "3.8")
