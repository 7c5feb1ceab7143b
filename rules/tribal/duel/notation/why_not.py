"""Why an action of the Duel is not legal now, in one line, with the section that says so."""

from __future__ import annotations

from rules.core.action import Action
from rules.core.state import Refusal
from rules.tribal.cards import CODES, EMPTY, NAMES, NINES, RANK, SYMBOL, SYMBOL_NAMES
from rules.tribal.duel.components.actions import TABLE
from rules.tribal.duel.components.phases import CLEAN, MOST_STEPS, PLACING
from rules.tribal.duel.mechanics.bans import is_banned_give
from rules.tribal.duel.position import Position


def why_not(s: Position, action: int) -> Refusal:
    """The reason why `action`, illegal now, is so."""
    row = TABLE[action]
    player = s.current_player
    assert player is not None
    wrong_phase = _wrong_phase(s, row)
    if wrong_phase is not None:
        return wrong_phase
    card = CODES[str(row.fields["card"])] if "card" in row.fields else -1
    if row.kind == "MOVE":
        return _move(s, row, action, card, player)
    if row.kind == "SACRED":
        return _sacred(s, card, player)
    if row.kind == "DONE":
        what = "a move or a sacred card" if s.options["clean_sacred"] else "a move"
        return Refusal(f"{what} would still turn a card up or empty a column", "3.1")
    if row.kind == "PLACE":
        return _place(s, row, player)
    return _limited(s, row, card, player)


def _wrong_phase(s: Position, row: Action) -> Refusal | None:
    if s.phase == PLACING:
        if row.kind != "PLACE":
            return Refusal(f"first place the {NAMES[s.drawn]}", "3.2")
    elif row.kind == "PLACE":
        return Refusal("no card has been drawn or taken", "3.2")
    if s.phase == CLEAN:
        if s.steps >= MOST_STEPS:
            return Refusal(f"after {MOST_STEPS} moves the cleaning phase is done", "3.1")
        if row.kind == "SACRED" and not s.options["clean_sacred"]:
            return Refusal("while cleaning nothing goes to sacred piles", "r2")
        if row.kind not in ("MOVE", "SACRED", "DONE"):
            return Refusal("while cleaning you only move cards within your own zone", "3.1")
        return None
    if row.kind == "DONE":
        return Refusal("the cleaning phase is over; end your turn instead", "3.2")
    if s.phase != PLACING and s.steps >= MOST_STEPS:
        return Refusal(f"after {MOST_STEPS} decisions only the end of the turn is left", "3.5")
    return None


def _move(s: Position, row: Action, action: int, card: int, player: int) -> Refusal:
    source = s.place[card]
    if source < 0:
        return _not_face_up(card)
    if "z" in row.fields:
        return _move_nine(s, int(str(row.fields["z"])), source, action, player)
    onto = CODES[str(row.fields["onto"])]
    target = s.place[onto]
    if target < 0 or s.ends[target] != onto:
        return Refusal(f"the {NAMES[onto]} is not the end of a column", "3.2")
    across = _across(s, s.realm[source], s.realm[target], player)
    if across is not None:
        return across
    if s.no_give and is_banned_give(s, action, player):
        return _give_ban()
    if s.phase == CLEAN:
        return Refusal("that would bring back a position already seen in this cleaning", "3.5")
    return Refusal("that would bring back a position already seen in this turn", "3.5")


def _across(s: Position, zone: int, target_zone: int, player: int) -> Refusal | None:
    if s.phase == CLEAN and not zone == target_zone == player:
        return Refusal("while cleaning you only move cards within your own zone", "3.1")
    if zone != player and target_zone == player:
        return Refusal("cards come to your zone from the opponent's only by stealing", "3.2")
    return None


def _move_nine(s: Position, zone: int, source: int, action: int, player: int) -> Refusal:
    if not s.has_empty(zone):
        return Refusal("that zone has no free column", "3.2")
    across = _across(s, s.realm[source], zone, player)
    if across is not None:
        return across
    if s.no_give and is_banned_give(s, action, player):
        return _give_ban()
    return Refusal("a whole column to a free one of its zone changes nothing", "3.2")


def _give_ban() -> Refusal:
    return Refusal("it was given to you with its column: not to be given back now", "3.4")


def _not_face_up(card: int) -> Refusal:
    return Refusal(f"the {NAMES[card]} does not lie face up in a column", "3.2")


def _sacred(s: Position, card: int, player: int) -> Refusal:
    place = s.place[card]
    if place < 0:
        return _not_face_up(card)
    if s.realm[place] != player:
        return Refusal(f"the {NAMES[card]} lies in the opponent's zone; it would have to be stolen", "3.2")
    if s.ends[place] != card:
        return Refusal(f"the {NAMES[card]} is not the end of its column", "3.2")
    return _not_next(s, card, player)


def _not_next(s: Position, card: int, player: int) -> Refusal:
    symbol = SYMBOL[card]
    height = s.heights[4 * player + symbol]
    if RANK[card] < height:
        return Refusal(f"your {SYMBOL_NAMES[symbol]} pile already has its {RANK[card] + 1}", "3.2")
    return Refusal(f"your {SYMBOL_NAMES[symbol]} pile needs its {height + 1} next", "3.2")


def _place(s: Position, row: Action, player: int) -> Refusal:
    drawn = NAMES[s.drawn]
    onto = str(row.fields["onto"])
    if onto == "sacred":
        return _not_next(s, s.drawn, player)
    if onto == "empty":
        if s.drawn < NINES:
            return Refusal("only a 9 goes to a free column", "3.2")
        return Refusal("that zone has no free column", "3.2")
    place = s.place[CODES[onto]]
    if place < 0 or s.ends[place] != CODES[onto]:
        return Refusal(f"the {onto} is not the end of a column", "3.2")
    return Refusal(f"the {drawn} does not fit onto the {onto}: one lower and the other colour", "3.2")


def _limited(s: Position, row: Action, card: int, player: int) -> Refusal:
    if row.kind in ("STEAL", "STEAL_SACRED") and card == s.no_steal:
        return Refusal(f"the {NAMES[card]} was stolen from you last turn: not to be stolen back now", "3.4")
    if s.limited:
        return Refusal("this turn's draw, take or steal is used", "3.2")
    if row.kind == "DRAW":
        return Refusal("the stock is empty", "3.2")
    if row.kind == "TAKE":
        return _take(s, card)
    return _steal(s, row, card, player)


def _take(s: Position, card: int) -> Refusal:
    if card not in s.discard:
        return Refusal(f"the {NAMES[card]} is not in the discard", "3.2")
    if card & 1 and card - 1 in s.discard:
        return Refusal(f"take its equal {NAMES[card - 1]} instead", "3.2")
    return Refusal(f"the {NAMES[card]} could not be placed anywhere", "r12")


def _steal(s: Position, row: Action, card: int, player: int) -> Refusal:
    place = s.place[card]
    if place < 0:
        return _not_face_up(card)
    if s.realm[place] == player:
        return Refusal(f"the {NAMES[card]} is in your own zone", "3.2")
    if s.ends[place] != card:
        return Refusal(f"only the end of a column can be stolen, {NAMES[card]} is covered", "3.2")
    if row.kind == "STEAL_SACRED":
        return _not_next(s, card, player)
    onto = CODES.get(str(row.fields["onto"]), EMPTY)
    if onto == EMPTY:
        return Refusal("you have no free column", "3.2")
    return Refusal(f"the {NAMES[onto]} is not the end of one of your columns", "3.2")
