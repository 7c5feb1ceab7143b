"""Why a place on a Duel's table is not lit: the reason that a person can do most with, bans before all."""

from collections.abc import Iterable

from rules import Refusal
from rules.tribal.cards import ABOVE, CODES, EMPTY, NAMES, NINES, SYMBOL, SYMBOLS, fits
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
    moved_card,
    stolen_card,
)
from rules.tribal.duel.components.phases import CLEAN, PLACING
from rules.tribal.duel.state import DuelState
from rules.tribal.moves import move_id
from tribes_tui.games.tribal.duel.words.said import refusals as said, told
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
        return _second(state, CODES[picked[0].partition(":")[2]], name)
    return _placing(state, name) if state.phase == PLACING else _first(state, name)


def _first(state: DuelState, name: str) -> Refusal | None:
    """Why a target can't be what is chosen first."""
    kind, _, which = name.partition(":")
    if kind == "card":
        is_own = state.realm[state.place[CODES[which]]] == state.current_player
        if state.phase == CLEAN and not is_own:
            return Refusal(told.own_zone_only(), "3.1")
        return _best(state, _goals(state, CODES[which])) or _no_goal(state, CODES[which])
    if kind == "discard":
        return state.why_not(TAKE + CODES[which])
    if kind == "stock":
        return state.why_not(DRAW)
    if kind == "end":
        refused = state.why_not(DONE if state.phase == CLEAN else END)
        is_early = refused is not None and state.phase == CLEAN and not state.options["clean_sacred"]
        return Refusal(said.not_yet(), "3.1") if is_early else refused
    if kind == "hidden":
        return Refusal(said.face_down(), "2")
    return Refusal(tribal.nothing_to_do(), "3.2") if kind in ("empty", "pile") else None


def _second(state: DuelState, code: int, name: str) -> Refusal | None:
    """Why the card picked first can't go to a target."""
    kind, _, which = name.partition(":")
    if kind == "card":
        found = _onto(code, CODES[which]) if fits(code, CODES[which]) else []
        return _ends_only(state, name) or _best(state, found) or _no_fit(kind)
    if kind == "empty":
        return _best(state, _into_empty(code, int(which))) or _no_fit(kind)
    if name == f"pile:{state.current_player}:{SYMBOLS[SYMBOL[code]]}":
        return _best(state, [SACRED + code, STEAL_SACRED + code]) or _no_fit(kind)
    return Refusal(said.own_pile(), "3.2") if kind == "pile" else Refusal(tribal.put_back(), "")


def _placing(state: DuelState, name: str) -> Refusal | None:
    """Why the card that was drawn or taken can't go there."""
    kind = name.partition(":")[0]
    if name == f"pile:{state.current_player}:{SYMBOLS[SYMBOL[state.drawn]]}":
        return state.why_not(PLACE_SACRED)
    if kind in ("card", "empty"):
        return _ends_only(state, name) or _no_fit(kind)
    return Refusal(said.own_pile() if kind == "pile" else told.place_first(card=card_words(NAMES[state.drawn])), "3.2")


def _no_fit(kind: str) -> Refusal:
    """What the end of a column, or a free one, takes."""
    return Refusal(said.nines_only() if kind == "empty" else tribal.no_fit(), "1")


def _ends_only(state: DuelState, name: str) -> Refusal | None:
    """That a card goes on the end of a column, where this one isn't."""
    code = CODES.get(name.partition(":")[2], -1)
    return Refusal(tribal.ends_only(), "3.2") if code >= 0 and state.ends[state.place[code]] != code else None


def _goals(state: DuelState, code: int) -> Iterable[int]:
    """All actions with this card whose goal is there, allowed or not; while cleaning no other zone counts."""
    zones = [zone for zone in (0, 1) if state.phase != CLEAN or zone == state.current_player]
    for number, end in enumerate(state.ends):
        if end != EMPTY and fits(code, end) and state.realm[number] in zones:
            yield from _onto(code, end)
    for zone in zones:
        if state.has_empty(zone):
            yield from _into_empty(code, zone)


def _onto(code: int, onto: int) -> list[int]:
    move = move_id(code, onto)
    return [move, STEAL + move] if ABOVE[code] == onto >> 2 else []


def _into_empty(code: int, zone: int) -> list[int]:
    return [MOVE_NINE + 2 * (code - NINES) + zone, STEAL_NINE + code - NINES] if code >= NINES else []


def _best(state: DuelState, actions: Iterable[int]) -> Refusal | None:
    """The weightiest refusal; those that only say that it is another kind of move are left out."""
    found: list[Refusal] = []
    for action in actions:
        steals = STEAL <= action < DRAW
        card = stolen_card(action) if steals else moved_card(action)
        is_own = state.realm[state.place[card]] == state.current_player
        reason = state.why_not(action) if steals != is_own else None
        if reason is not None:
            is_ban = steals and reason.section == STOLEN_BACK
            found.append(Refusal(said.stolen_back(), STOLEN_BACK) if is_ban else reason)
    return max(found, key=lambda reason: WEIGHT.get(reason.section, 0), default=None)


def _no_goal(state: DuelState, code: int) -> Refusal:
    """No column takes it: and the pile?"""
    number, is_nine = state.place[code], code >= NINES
    is_own = state.realm[number] == state.current_player
    if state.ends[number] != code:
        forms = (
            said.no_column_group_theirs,
            said.no_column_group,
            said.no_column_group_nine_theirs,
            said.no_column_nine,
        )
        return Refusal(forms[2 * is_nine + is_own](), "3.2")
    pile = state.why_not((SACRED if is_own else STEAL_SACRED) + code)
    if pile is None or pile.section in WEIGHT or state.limited:
        is_ban = pile is not None and pile.section == STOLEN_BACK
        return Refusal(said.stolen_back(), STOLEN_BACK) if is_ban else pile or _no_fit("card")
    text = (said.no_column_nine_and if is_nine else said.no_column_and)(reason=pile.reason)
    alone = said.no_column_nine() if is_nine else said.no_column()
    return Refusal(text if len(text) <= LONGEST else alone, pile.section)
