"""Why an action of the Duel is not legal now, in one line, with the section that says so."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core.state import Refusal
from rules.tribal.cards import CODES, EMPTY, NAMES, NINES, RANK, SYMBOL, SYMBOL_NAMES
from rules.tribal.duel.phases import CLEAN, MOST_STEPS, PLACE

if TYPE_CHECKING:
    from rules.core.action import Action
    from rules.tribal.duel.state import DuelState


def refusal(state: DuelState, row: Action, action: int) -> Refusal:
    """The reason why `action`, illegal now, is so."""
    player = state.current_player
    assert player is not None
    wrong_phase = _wrong_phase(state, row)
    if wrong_phase is not None:
        return wrong_phase
    card = CODES[str(row.fields["card"])] if "card" in row.fields else -1
    if row.kind == "MOVE":
        return _move(state, row, action, card, player)
    if row.kind == "SACRED":
        return _sacred(state, card, player)
    if row.kind == "DONE":
        return Refusal("a move would still turn a card up or empty a column", "3.1")
    if row.kind == "PLACE":
        return _place(state, row, player)
    return _limited(state, row, card, player)


def _wrong_phase(state: DuelState, row: Action) -> Refusal | None:
    if state.phase == PLACE:
        if row.kind != "PLACE":
            return Refusal(f"{NAMES[state.drawn]} must be placed first", "3.2")
    elif row.kind == "PLACE":
        return Refusal("no card has been drawn or taken", "3.2")
    if state.phase == CLEAN:
        if state.steps >= MOST_STEPS:
            return Refusal(f"after {MOST_STEPS} moves the cleaning phase is done", "3.1")
        if row.kind == "SACRED" and not state.options["clean_sacred"]:
            return Refusal("no sacred placements in the cleaning phase", "r2")
        if row.kind not in ("MOVE", "SACRED", "DONE"):
            return Refusal("in the cleaning phase you only move cards within your own zone", "3.1")
        return None
    if row.kind == "DONE":
        return Refusal("the cleaning phase is over; end your turn instead", "3.2")
    if state.phase != PLACE and state.steps >= MOST_STEPS:
        return Refusal(f"after {MOST_STEPS} decisions only the end of the turn is left", "3.5")
    return None


def _move(state: DuelState, row: Action, action: int, card: int, player: int) -> Refusal:
    source = state.place[card]
    if source < 0:
        return _not_face_up(card)
    if "z" in row.fields:
        return _move_nine(state, int(str(row.fields["z"])), source, action, player)
    onto = CODES[str(row.fields["onto"])]
    target = state.place[onto]
    if target < 0 or state.ends[target] != onto:
        return Refusal(f"{NAMES[onto]} is not the end of a column", "3.2")
    across = _across(state, state.realm[source], state.realm[target], player)
    if across is not None:
        return across
    if state.no_give and state.is_banned_give(action, player):
        return _give_ban()
    return Refusal("that would bring back a position already seen in this turn", "3.5")


def _across(state: DuelState, zone: int, target_zone: int, player: int) -> Refusal | None:
    if state.phase == CLEAN and not zone == target_zone == player:
        return Refusal("in the cleaning phase you only move cards within your own zone", "3.1")
    if zone != player and target_zone == player:
        return Refusal("cards come to your zone from the opponent's only by stealing", "3.2")
    return None


def _move_nine(state: DuelState, zone: int, source: int, action: int, player: int) -> Refusal:
    if not state.has_empty(zone):
        return Refusal("that zone has no empty column", "3.2")
    across = _across(state, state.realm[source], zone, player)
    if across is not None:
        return across
    if state.no_give and state.is_banned_give(action, player):
        return _give_ban()
    return Refusal("a whole column to an empty one of its zone changes nothing", "3.2")


def _give_ban() -> Refusal:
    return Refusal("it was given to you with its column: not to be given back now", "3.4")


def _not_face_up(card: int) -> Refusal:
    return Refusal(f"{NAMES[card]} does not lie face up in a column", "3.2")


def _sacred(state: DuelState, card: int, player: int) -> Refusal:
    place = state.place[card]
    if place < 0:
        return _not_face_up(card)
    if state.realm[place] != player:
        return Refusal(f"{NAMES[card]} lies in the opponent's zone; it would have to be stolen", "3.2")
    if state.ends[place] != card:
        return Refusal(f"{NAMES[card]} is not the end of its column", "3.2")
    return _not_next(state, card, player)


def _not_next(state: DuelState, card: int, player: int) -> Refusal:
    symbol = SYMBOL[card]
    height = state.heights[4 * player + symbol]
    if RANK[card] < height:
        return Refusal(f"your {SYMBOL_NAMES[symbol]} pile already has its {RANK[card] + 1}", "3.2")
    return Refusal(f"your {SYMBOL_NAMES[symbol]} pile needs its {height + 1} next", "3.2")


def _place(state: DuelState, row: Action, player: int) -> Refusal:
    drawn = NAMES[state.drawn]
    onto = str(row.fields["onto"])
    if onto == "sacred":
        return _not_next(state, state.drawn, player)
    if onto == "empty":
        if state.drawn < NINES:
            return Refusal("only a 9 goes into an empty column", "3.2")
        return Refusal("that zone has no empty column", "3.2")
    place = state.place[CODES[onto]]
    if place < 0 or state.ends[place] != CODES[onto]:
        return Refusal(f"{onto} is not the end of a column", "3.2")
    return Refusal(f"{drawn} does not fit onto {onto}: one less and the other colour", "3.2")


def _limited(state: DuelState, row: Action, card: int, player: int) -> Refusal:
    if row.kind in ("STEAL", "STEAL_SACRED") and card == state.no_steal:
        return Refusal(f"{NAMES[card]} was stolen from you last turn: not to be stolen back now", "3.4")
    if state.limited:
        return Refusal("your limited action of this turn (draw, take, steal) is used", "3.2")
    if row.kind == "DRAW":
        return Refusal("the stock is empty", "3.2")
    if row.kind == "TAKE":
        return _take(state, card)
    return _steal(state, row, card, player)


def _take(state: DuelState, card: int) -> Refusal:
    if card not in state.discard:
        return Refusal(f"{NAMES[card]} is not in the discard", "3.2")
    if card & 1 and card - 1 in state.discard:
        return Refusal(f"take its equal {NAMES[card - 1]} instead", "3.2")
    return Refusal(f"{NAMES[card]} could not be placed anywhere", "r12")


def _steal(state: DuelState, row: Action, card: int, player: int) -> Refusal:
    place = state.place[card]
    if place < 0:
        return _not_face_up(card)
    if state.realm[place] == player:
        return Refusal(f"{NAMES[card]} is in your own zone", "3.2")
    if state.ends[place] != card:
        return Refusal(f"only the end of a column can be stolen, {NAMES[card]} is covered", "3.2")
    if row.kind == "STEAL_SACRED":
        return _not_next(state, card, player)
    onto = CODES.get(str(row.fields["onto"]), EMPTY)
    if onto == EMPTY:
        return Refusal("you have no empty column", "3.2")
    return Refusal(f"{NAMES[onto]} is not the end of one of your columns", "3.2")
