"""Why an action of the Duel is not legal now, in one line, with the section that says so."""

from __future__ import annotations

from rules.core.action import Action
from rules.core.state import Refusal, refusal_of
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
        if s.options["clean_sacred"]:
            return refusal_of(
                "tribal_duel",
                "3.1",
                "move-or-sacred-left",
                "a move, or a card put on a sacred pile, would still turn a card up or empty a column",
            )
        return refusal_of("tribal_duel", "3.1", "move-left", "a move would still turn a card up or empty a column")
    if row.kind == "PLACE":
        return _place(s, row, player)
    return _limited(s, row, card, player)


def _wrong_phase(s: Position, row: Action) -> Refusal | None:
    if s.phase == PLACING:
        if row.kind != "PLACE":
            return refusal_of("tribal_duel", "3.2", "place-first", "first place {card}", card=NAMES[s.drawn])
    elif row.kind == "PLACE":
        return refusal_of("tribal_duel", "3.2", "nothing-drawn", "no card has been drawn or taken")
    if s.phase == CLEAN:
        if s.steps >= MOST_STEPS:
            return refusal_of(
                "tribal_duel",
                "3.1",
                "most-moves",
                "after {number} moves the cleaning phase is done",
                number=MOST_STEPS,
            )
        if row.kind == "SACRED" and not s.options["clean_sacred"]:
            return refusal_of("tribal_duel", "r2", "no-sacred-cleaning", "while cleaning nothing goes to sacred piles")
        if row.kind not in ("MOVE", "SACRED", "DONE"):
            return refusal_of(
                "tribal_duel", "3.1", "own-zone-only", "while cleaning you only move cards within your own zone"
            )
        return None
    if row.kind == "DONE":
        return refusal_of("tribal_duel", "3.2", "cleaning-over", "the cleaning phase is over; end your turn instead")
    if s.phase != PLACING and s.steps >= MOST_STEPS:
        return refusal_of(
            "tribal_duel",
            "3.5",
            "most-decisions",
            "after {number} decisions you can only end your turn",
            number=MOST_STEPS,
        )
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
        return refusal_of("tribal_duel", "3.2", "no-end", "{onto} isn't the end of a column", onto=NAMES[onto])
    across = _across(s, s.realm[source], s.realm[target], player)
    if across is not None:
        return across
    if s.no_give and is_banned_give(s, action, player):
        return _give_ban()
    if s.phase == CLEAN:
        return refusal_of(
            "tribal_duel",
            "3.5",
            "seen-in-cleaning",
            "that would bring back a position already seen in this cleaning",
        )
    return refusal_of(
        "tribal_duel", "3.5", "seen-in-turn", "that would bring back a position already seen in this turn"
    )


def _across(s: Position, zone: int, target_zone: int, player: int) -> Refusal | None:
    if s.phase == CLEAN and not zone == target_zone == player:
        return refusal_of(
            "tribal_duel", "3.1", "own-zone-only", "while cleaning you only move cards within your own zone"
        )
    if zone != player and target_zone == player:
        return refusal_of(
            "tribal_duel", "3.2", "only-by-stealing", "cards come to your zone from the opponent's only by stealing"
        )
    return None


def _move_nine(s: Position, zone: int, source: int, action: int, player: int) -> Refusal:
    if not s.has_empty(zone):
        return refusal_of("tribal_duel", "3.2", "zone-full", "that zone has no free column")
    across = _across(s, s.realm[source], zone, player)
    if across is not None:
        return across
    if s.no_give and is_banned_give(s, action, player):
        return _give_ban()
    return refusal_of(
        "tribal_duel", "3.2", "changes-nothing", "a whole column moved to a free one in its zone changes nothing"
    )


def _give_ban() -> Refusal:
    return refusal_of(
        "tribal_duel", "3.4", "given-to-you", "it was given to you with its column: not to be given back now"
    )


def _not_face_up(card: int) -> Refusal:
    return refusal_of("tribal_duel", "3.2", "not-face-up", "{card} doesn't lie face up in a column", card=NAMES[card])


def _sacred(s: Position, card: int, player: int) -> Refusal:
    place = s.place[card]
    if place < 0:
        return _not_face_up(card)
    if s.realm[place] != player:
        return refusal_of(
            "tribal_duel",
            "3.2",
            "opponents",
            "{card} lies in the opponent's zone; it would have to be stolen",
            card=NAMES[card],
        )
    if s.ends[place] != card:
        return refusal_of("tribal_duel", "3.2", "not-its-end", "{card} isn't the end of its column", card=NAMES[card])
    return _not_next(s, card, player)


def _not_next(s: Position, card: int, player: int) -> Refusal:
    symbol = SYMBOL[card]
    height = s.heights[4 * player + symbol]
    if RANK[card] < height:
        return refusal_of(
            "tribal_duel",
            "3.2",
            "pile-has",
            "your {symbol} pile already has its {number}",
            symbol=SYMBOL_NAMES[symbol],
            number=RANK[card] + 1,
        )
    return refusal_of(
        "tribal_duel",
        "3.2",
        "pile-needs",
        "your {symbol} pile needs its {number} next",
        symbol=SYMBOL_NAMES[symbol],
        number=height + 1,
    )


def _place(s: Position, row: Action, player: int) -> Refusal:
    drawn = NAMES[s.drawn]
    onto = str(row.fields["onto"])
    if onto == "sacred":
        return _not_next(s, s.drawn, player)
    if onto == "empty":
        if s.drawn < NINES:
            return refusal_of("tribal_duel", "3.2", "only-nine", "only a 9 goes to a free column")
        return refusal_of("tribal_duel", "3.2", "zone-full", "that zone has no free column")
    place = s.place[CODES[onto]]
    if place < 0 or s.ends[place] != CODES[onto]:
        return refusal_of("tribal_duel", "3.2", "no-end", "{onto} isn't the end of a column", onto=onto)
    return refusal_of(
        "tribal_duel",
        "3.2",
        "no-fit",
        "{card} doesn't fit onto {onto}: one lower and the other colour",
        card=drawn,
        onto=onto,
    )


def _limited(s: Position, row: Action, card: int, player: int) -> Refusal:
    if row.kind in ("STEAL", "STEAL_SACRED") and card == s.no_steal:
        return refusal_of(
            "tribal_duel",
            "3.4",
            "stolen-from-you",
            "{card} was stolen from you last turn: not to be stolen back now",
            card=NAMES[card],
        )
    if s.limited:
        return refusal_of("tribal_duel", "3.2", "used", "this turn's draw, take or steal is used")
    if row.kind == "DRAW":
        return refusal_of("tribal_duel", "3.2", "no-stock", "the stock is empty")
    if row.kind == "TAKE":
        return _take(s, card)
    return _steal(s, row, card, player)


def _take(s: Position, card: int) -> Refusal:
    if card not in s.discard:
        return refusal_of("tribal_duel", "3.2", "not-discarded", "{card} isn't in the discard", card=NAMES[card])
    if card & 1 and card - 1 in s.discard:
        return refusal_of("tribal_duel", "3.2", "take-equal", "take its equal {other} instead", other=NAMES[card - 1])
    return refusal_of("tribal_duel", "r12", "no-place", "{card} couldn't be placed anywhere", card=NAMES[card])


def _steal(s: Position, row: Action, card: int, player: int) -> Refusal:
    place = s.place[card]
    if place < 0:
        return _not_face_up(card)
    if s.realm[place] == player:
        return refusal_of("tribal_duel", "3.2", "yours", "{card} is in your own zone", card=NAMES[card])
    if s.ends[place] != card:
        return refusal_of(
            "tribal_duel",
            "3.2",
            "covered",
            "only a column's end can be stolen, and {card} is covered",
            card=NAMES[card],
        )
    if row.kind == "STEAL_SACRED":
        return _not_next(s, card, player)
    onto = CODES.get(str(row.fields["onto"]), EMPTY)
    if onto == EMPTY:
        return refusal_of("tribal_duel", "3.2", "you-full", "you have no free column")
    return refusal_of(
        "tribal_duel", "3.2", "not-your-end", "{onto} isn't the end of one of your columns", onto=NAMES[onto]
    )
