"""Why an action is not legal now, in one line, with the section that says so."""

from __future__ import annotations

from rules.core.action import Action
from rules.core.state import Refusal, refusal_of
from rules.indy.components.cards import CODES, EAGLE
from rules.indy.components.phases import DARK, EVOCATION, KEEP, LAST_EAGLES, LIGHT, RETURN, SHAMANS, STEP_SWAP
from rules.indy.mechanics.legal import may_return
from rules.indy.position import Position

PHASE_NAMES = {
    SHAMANS: refusal_of("indy", "2", "shamans", "first you choose a shaman"),
    DARK: refusal_of("indy", "3.2", "dark", "in the dark you can only exchange cards with the deck: two, one or none"),
    LIGHT: refusal_of(
        "indy", "3.4", "light", "in the light you swap one card for one in the row, play an eagle, or pass"
    ),
    EVOCATION: refusal_of("indy", "3.5", "evocation", "in the evocation you may swap a card, then you must evoke"),
    RETURN: refusal_of("indy", "3.6", "returning", "a plucked player may swap a card, then try to return"),
    LAST_EAGLES: refusal_of("indy", "3.7", "last-eagles", "only an eagle can be played now"),
    KEEP: refusal_of("indy", "3.8", "keep", "you can only choose which card to keep"),
}


def refusal(state: Position, action: int) -> Refusal:
    """The reason why `action`, illegal now, is so."""
    row: Action = state.game.actions[action]
    if state.window and row.kind not in ("PASS", "PLAY_EAGLE"):
        return refusal_of("indy", "3.7", "out-of-turn", "out of turn you can only play an eagle, or pass")
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
    return by_kind[row.kind](state, row) or PHASE_NAMES[state.phase]


def _hand(state: Position) -> list[str]:
    assert state.current_player is not None
    return [CODES[card] for card in state.hands[state.current_player]]


def _not_held(state: Position, card: str) -> bool:
    return card not in _hand(state)


def _not_holding(card: str, section: str) -> Refusal:
    return refusal_of("indy", section, "not-held", "you don't hold {card}", card=card)


def _no_card(place: int, section: str) -> Refusal:
    return refusal_of("indy", section, "no-card", "there is no card in place {place}", place=place + 1)


def _shaman(state: Position, row: Action) -> Refusal | None:
    if state.phase == SHAMANS:
        return refusal_of("indy", "2", "shaman-taken", "both shamans of that colour are taken")
    return None


def _exchange(state: Position, row: Action) -> Refusal | None:
    if state.phase != DARK:
        return None
    return refusal_of("indy", "3.2", "exchange-held", "you can exchange only cards that you hold")


def _swap(state: Position, row: Action) -> Refusal | None:
    if state.phase not in (LIGHT, EVOCATION, RETURN):
        return None
    if state.phase != LIGHT and state.step != STEP_SWAP:
        return refusal_of("indy", "3.5", "swap-over", "you have had your swap this turn")
    card, place = str(row.fields["h"]), int(str(row.fields["i"]))
    if _not_held(state, card):
        return _not_holding(card, "3.4")
    if place >= len(state.table):
        return _no_card(place, "3.4")
    return refusal_of("indy", "3.5", "swap-alike", "now you can swap only for a card of the same kind and colour")


def _eagle(state: Position, row: Action) -> Refusal | None:
    if state.phase in (SHAMANS, DARK, KEEP):
        return refusal_of(
            "indy",
            "3.7",
            "eagle-when",
            "an eagle is played only while cards lie in the row, before the round is resolved",
        )
    assert state.current_player is not None
    if EAGLE not in state.hands[state.current_player]:
        return refusal_of("indy", "3.7", "no-eagle", "you hold no eagle")
    return _no_card(int(str(row.fields["i"])), "3.7")


def _pass(state: Position, row: Action) -> Refusal | None:
    if state.phase == EVOCATION:
        return refusal_of("indy", "3.5", "must-evoke", "you must evoke, however bad the three cards are")
    return None


def _evoke(state: Position, row: Action) -> Refusal | None:
    if state.phase != EVOCATION:
        return None
    if state.step == STEP_SWAP:
        return refusal_of("indy", "3.5", "swap-first", "first swap a card for one of the same kind and colour, or pass")
    return _not_holding(str(row.fields["k"]), "3.5")


def _return(state: Position, row: Action) -> Refusal | None:
    if state.phase != RETURN:
        return refusal_of("indy", "3.6", "return-when", "only a plucked player returns, after all others have evoked")
    assert state.current_player is not None
    if state.step == STEP_SWAP:
        return refusal_of("indy", "3.6", "swap-first", "first swap a card for one of the same kind and colour, or pass")
    if _not_held(state, str(row.fields["h"])):
        return _not_holding(str(row.fields["h"]), "3.6")
    if state.plate == 0:
        return refusal_of("indy", "r14", "no-feather", "the plate is empty: there is no feather to return with")
    if not may_return(state, state.shamans[state.current_player]):
        if state.options["return_from"] == "row":
            text = "you need two more characters of your shaman's colour in the row"
            return refusal_of("indy", "3.6", "two-in-row", text)
        text = "you need two more characters of your shaman's colour in the row or in evocations"
        return refusal_of("indy", "3.6", "two-anywhere", text)
    return refusal_of("indy", "3.6", "return-with", "you return with a character of your shaman's colour")


def _keep(state: Position, row: Action) -> Refusal | None:
    if state.phase != KEEP:
        return None
    return _not_holding(str(row.fields["card"]), "3.8")
