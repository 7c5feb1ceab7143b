"""Why a place on a Duel's table is not lit: the reason that a person can do most with, bans before all."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from rules import Refusal
from rules.tribal.cards import ABOVE, EMPTY, NAMES, NINES, SYMBOLS, fits
from rules.tribal.duel.components.actions import (
    DONE,
    DRAW,
    END,
    MOVE_NINE,
    PLACE_SACRED,
    SACRED,
    STEAL,
    STEAL_NINE,
    STEAL_SACRED,
    TAKE,
)
from rules.tribal.duel.components.phases import ACT, CLEAN, PLACING
from rules.tribal.moves import move_id

if TYPE_CHECKING:
    from rules.tribal.duel.state import DuelState
    from tribes_tui.table.selection import Path

LONGEST = 68
"""Letters of a reason in the smallest window."""
WEIGHT = {"3.4": 3, "3.5": 2, "3.1": 1}
"""Sections whose reasons come before others."""

NO_FIT = Refusal("it has to be one lower, of the other colour", "1")
NINES_ONLY = Refusal("only a 9, with what lies on it, goes to a free column", "1")
ENDS_ONLY = Refusal("a card goes onto the end of a column, not into its middle", "3.2")
NOTHING_TO_DO = Refusal("it goes nowhere by itself: choose a card first", "3.2")
FACE_DOWN = Refusal("the last of them is turned up once nothing lies on it", "2")
STOLEN_BACK = Refusal("stolen from you last turn: not to be stolen back now", "3.4")
OWN_PILE = Refusal("it goes only onto your own pile of its symbol", "3.2")
PUT_BACK = Refusal("first choose where the lifted cards go, or let them go", "")


def refusal(state: DuelState, name: str, picked: Path) -> Refusal | None:
    """The best reason why `name` can't be chosen after `picked`; None when there is none to be found so."""
    if state.current_player is None or state.viewer != state.current_player:
        return None
    if picked:
        return _second(state, picked[0], name)
    if state.phase == PLACING:
        return _placing(state, name)
    return _first(state, name)


def _first(state: DuelState, name: str) -> Refusal | None:
    """Why a target can't be what is chosen first."""
    kind, _, which = name.partition(":")
    if kind == "hidden":
        return FACE_DOWN
    if kind == "card":
        code = NAMES.index(which)
        return _best(state, _goals(state, code)) or _no_goal(state, code)
    if kind == "discard":
        return state.why_not(TAKE + NAMES.index(which))
    if kind == "stock":
        return state.why_not(DRAW)
    if kind == "end":
        return state.why_not(DONE if state.phase == CLEAN else END)
    return NOTHING_TO_DO if kind in ("empty", "pile") else None


def _second(state: DuelState, first: str, name: str) -> Refusal | None:
    """Why the card picked first can't go to a target."""
    kind, _, which = name.partition(":")
    if kind not in ("card", "empty", "pile"):
        return PUT_BACK
    code = NAMES.index(first.partition(":")[2])
    actions: list[int] = []
    if kind == "card":
        onto = NAMES.index(which)
        if state.ends[state.place[onto]] != onto:
            return ENDS_ONLY
        actions = _onto(code, onto) if fits(code, onto) else []
    elif kind == "empty":
        actions = _into_empty(code, int(which))
    elif kind == "pile" and which == f"{state.current_player}:{SYMBOLS[code >> 1 & 3]}":
        actions = [SACRED + code, STEAL_SACRED + code]
    if not actions and kind == "pile":
        return OWN_PILE
    return _best(state, actions) or (NINES_ONLY if kind == "empty" else NO_FIT)


def _placing(state: DuelState, name: str) -> Refusal | None:
    """Why the card that was drawn or taken can't go there."""
    if name == f"pile:{state.current_player}:{SYMBOLS[state.drawn >> 1 & 3]}":
        return state.why_not(PLACE_SACRED)
    kind, _, which = name.partition(":")
    if kind == "card" and state.ends[state.place[NAMES.index(which)]] != NAMES.index(which):
        return ENDS_ONLY
    if kind in ("card", "empty"):
        return NO_FIT if kind == "card" else NINES_ONLY
    return OWN_PILE if kind == "pile" else Refusal(f"first place the {NAMES[state.drawn]}", "3.2")


def _goals(state: DuelState, code: int) -> Iterable[int]:
    """All actions with this card whose goal is there, allowed or not."""
    for end in state.ends:
        if end != EMPTY and fits(code, end):
            yield from _onto(code, end)
    for zone in (0, 1):
        if state.has_empty(zone):
            yield from _into_empty(code, zone)


def _onto(code: int, onto: int) -> list[int]:
    move = move_id(code, onto)
    return [move, STEAL + move] if ABOVE[code] == onto >> 2 else []


def _into_empty(code: int, zone: int) -> list[int]:
    return [MOVE_NINE + 2 * (code - NINES) + zone, STEAL_NINE + code - NINES] if code >= NINES else []


def _best(state: DuelState, actions: Iterable[int]) -> Refusal | None:
    """The weightiest refusal; those that only say that it is another kind of move are left out."""
    own = state.current_player
    found: list[Refusal] = []
    for action in actions:
        steals = STEAL <= action < DRAW
        mine = state.realm[state.place[_card_of(action)]] == own
        reason = state.why_not(action) if steals != mine or state.phase != ACT else None
        if reason is not None:
            found.append(STOLEN_BACK if steals and reason.section == STOLEN_BACK.section else reason)
    return max(found, key=lambda reason: WEIGHT.get(reason.section, 0), default=None)


def _card_of(action: int) -> int:
    """The card that a MOVE, SACRED, STEAL or STEAL_SACRED takes."""
    if action >= STEAL_SACRED:
        return action - STEAL_SACRED
    if action >= STEAL_NINE:
        return NINES + action - STEAL_NINE
    if action >= STEAL:
        return action - STEAL >> 2
    if action >= SACRED:
        return action - SACRED
    return NINES + (action - MOVE_NINE >> 1) if action >= MOVE_NINE else action >> 2


def _no_goal(state: DuelState, code: int) -> Refusal:
    """No column takes it: and the pile?"""
    number, own = state.place[code], state.current_player
    lone = "a 9 goes only to a free column" if code >= NINES else "no column takes it"
    if state.ends[number] != code:
        stealing = "" if state.realm[number] == own else "; only ends are stolen"
        return Refusal(f"{lone}{'' if code >= NINES else ' with what lies on it'}{stealing}", "3.2")
    pile = state.why_not((SACRED if state.realm[number] == own else STEAL_SACRED) + code)
    if pile is not None and pile.section == STOLEN_BACK.section:
        return STOLEN_BACK
    if pile is None or pile.section in WEIGHT or state.limited:
        return pile or NO_FIT
    text = f"{lone}; {pile.reason}"
    return Refusal(text if len(text) <= LONGEST else lone, pile.section)
