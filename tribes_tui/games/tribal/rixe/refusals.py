"""Why a place on a Rixe's table is not lit: the reason that a person can do most with."""

from collections.abc import Iterable

from rules import Refusal
from rules.tribal.cards import CODES, EMPTY, NAMES, NINES, fits
from rules.tribal.moves import move_id
from rules.tribal.rixe.components.actions import COLLECT, DONE, DRAW, END, NEW_COLUMN, NINE_TYPES, PLAY, PLAY_NINE
from rules.tribal.rixe.components.phases import CHOOSING_ZONE, CLEAN
from rules.tribal.rixe.state import RixeState
from tribes_tui.games.tribal.rixe.words.said import table as said, told
from tribes_tui.games.tribal.words import said as tribal
from tribes_tui.table.board.contract import Path


def refusal(state: RixeState, name: str, picked: Path) -> Refusal | None:
    """The best reason why `name` can't be chosen after `picked`; None when there is none to be found so."""
    name, picked = name.rstrip("+"), tuple(one.rstrip("+") for one in picked)  # cards alike have one place each
    if state.current_player is None or state.viewer != state.current_player:
        return None
    if state.phase == CHOOSING_ZONE:
        return state.why_not(END)
    kind, _, which = name.partition(":")
    if picked:
        return _second(state, picked[0], kind, which)
    if kind == "zone" and state.phase == CLEAN:
        return Refusal(told.own_zone_only(), "3.1")
    if kind in ("stock", "end", "zone"):
        return state.why_not({"stock": DRAW, "zone": NEW_COLUMN}.get(kind, DONE if state.phase == CLEAN else END))
    return _first(state, kind, which)


def _first(state: RixeState, kind: str, which: str) -> Refusal | None:
    """Why a target can't be what is chosen first."""
    if kind == "column":
        end = state.ends[int(which)]
        return state.why_not(COLLECT + end) if state.is_complete(int(which)) else Refusal(told.not_complete(), "3.2")
    if kind == "empty":
        return Refusal(tribal.nothing_to_do(), "3.2")
    if kind not in ("card", "hand"):
        return None
    found = [reason for action in _goals(state, kind, which) if (reason := state.why_not(action)) is not None]
    if found:
        return found[0]
    if which[1] == "9":
        return Refusal(said.no_free() if kind == "hand" else said.nine_stays(), "3.2")
    if kind == "hand":
        return Refusal(said.takes_no_card(), "1")
    is_alone = len(state.group(NAMES.index(which))) == 1
    return Refusal(said.takes_no_card_alone() if is_alone else said.takes_no_card_group(), "1")


def _second(state: RixeState, first: str, kind: str, which: str) -> Refusal | None:
    """Why the card picked first can't go to a target."""
    source, _, name = first.partition(":")
    card = CODES[name if source == "card" else f"{name}a"]
    if kind == "empty":
        is_nine = source == "hand" and card >= NINES
        return state.why_not(_into_empty(card, int(which))) if is_nine else Refusal(said.nines_only(), "3.2")
    if kind != "card":
        return Refusal(tribal.put_back(), "")
    onto = CODES[which]
    if state.ends[state.place[onto]] != onto:
        return Refusal(tribal.ends_only(), "3.2")
    return state.why_not(_onto(source, card, onto)) if fits(card, onto) else Refusal(tribal.no_fit(), "1")


def _goals(state: RixeState, kind: str, which: str) -> Iterable[int]:
    """All actions with this card whose goal is there, allowed or not."""
    card = CODES[which if kind == "card" else f"{which}a"]
    yield from (_onto(kind, card, end) for end in state.ends if end != EMPTY and fits(card, end))
    if kind == "hand" and card >= NINES:
        yield from (_into_empty(card, zone) for zone in range(state.players) if state.first_empty(zone) >= 0)


def _onto(kind: str, card: int, onto: int) -> int:
    return PLAY + 4 * (card >> 1) + (onto & 3) if kind == "hand" else move_id(card, onto)


def _into_empty(card: int, zone: int) -> int:
    return PLAY_NINE + 4 * ((card >> 1) - NINE_TYPES) + zone
