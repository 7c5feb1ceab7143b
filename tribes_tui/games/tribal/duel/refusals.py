"""Why a place on a Duel's table is not lit: the reason that a person can do most with, bans before all."""

from collections.abc import Iterable

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
from rules.tribal.duel.state import DuelState
from rules.tribal.moves import move_id
from tribes_tui.games.tribal.duel.words.said import refusals as said
from tribes_tui.games.tribal.words import card_words, said as tribal
from tribes_tui.table.board.contract import Path

LONGEST = 68
"""Letters of a reason in the smallest window."""
WEIGHT = {"3.4": 3, "3.5": 2, "3.1": 1}
"""Sections whose reasons come before others."""

STOLEN_BACK = "3.4"
"""Of bans."""


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
        return Refusal(said.face_down(), "2")
    if kind == "card":
        code = NAMES.index(which)
        return _best(state, _goals(state, code)) or _no_goal(state, code)
    if kind == "discard":
        return state.why_not(TAKE + NAMES.index(which))
    if kind == "stock":
        return state.why_not(DRAW)
    if kind == "end":
        refused = state.why_not(DONE if state.phase == CLEAN else END)
        is_early = refused is not None and state.phase == CLEAN and not state.options["clean_sacred"]
        return Refusal(said.not_yet(), "3.1") if is_early else refused
    return Refusal(tribal.nothing_to_do(), "3.2") if kind in ("empty", "pile") else None


def _second(state: DuelState, first: str, name: str) -> Refusal | None:
    """Why the card picked first can't go to a target."""
    kind, _, which = name.partition(":")
    if kind not in ("card", "empty", "pile"):
        return Refusal(tribal.put_back(), "")
    code = NAMES.index(first.partition(":")[2])
    actions: list[int] = []
    if kind == "card":
        onto = NAMES.index(which)
        if state.ends[state.place[onto]] != onto:
            return _ends_only()
        actions = _onto(code, onto) if fits(code, onto) else []
    elif kind == "empty":
        actions = _into_empty(code, int(which))
    elif kind == "pile" and which == f"{state.current_player}:{SYMBOLS[code >> 1 & 3]}":
        actions = [SACRED + code, STEAL_SACRED + code]
    if not actions and kind == "pile":
        return _own_pile()
    return _best(state, actions) or _no_fit(kind)


def _placing(state: DuelState, name: str) -> Refusal | None:
    """Why the card that was drawn or taken can't go there."""
    if name == f"pile:{state.current_player}:{SYMBOLS[state.drawn >> 1 & 3]}":
        return state.why_not(PLACE_SACRED)
    kind, _, which = name.partition(":")
    if kind == "card" and state.ends[state.place[NAMES.index(which)]] != NAMES.index(which):
        return _ends_only()
    if kind in ("card", "empty"):
        return _no_fit(kind)
    return _own_pile() if kind == "pile" else Refusal(said.place_first(card=card_words(NAMES[state.drawn])), "3.2")


def _no_fit(kind: str) -> Refusal:
    """What the end of a column, or a free one, takes."""
    return Refusal(said.nines_only() if kind == "empty" else tribal.no_fit(), "1")


def _ends_only() -> Refusal:
    return Refusal(tribal.ends_only(), "3.2")


def _own_pile() -> Refusal:
    return Refusal(said.own_pile(), "3.2")


def _stolen_back() -> Refusal:
    return Refusal(said.stolen_back(), STOLEN_BACK)


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
            found.append(_stolen_back() if steals and reason.section == STOLEN_BACK else reason)
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
    number, is_nine = state.place[code], code >= NINES
    is_own = state.realm[number] == state.current_player
    if state.ends[number] != code:
        if is_nine:
            return Refusal(said.no_column_nine() if is_own else said.no_column_group_nine_theirs(), "3.2")
        return Refusal(said.no_column_group() if is_own else said.no_column_group_theirs(), "3.2")
    pile = state.why_not((SACRED if is_own else STEAL_SACRED) + code)
    if pile is not None and pile.section == STOLEN_BACK:
        return _stolen_back()
    if pile is None or pile.section in WEIGHT or state.limited:
        return pile or _no_fit("card")
    say = said.no_column_nine_and if is_nine else said.no_column_and
    text, alone = say(reason=pile.reason), said.no_column_nine() if is_nine else said.no_column()
    return Refusal(text if len(text) <= LONGEST else alone, pile.section)
