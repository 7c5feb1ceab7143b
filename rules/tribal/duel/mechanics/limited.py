"""The limited actions of a Duel, one a turn: stealing, drawing, taking; and placing what came (spec 3.2)."""

from __future__ import annotations

from rules.tribal.cards import NAMES, NO_CARD
from rules.tribal.duel.components.actions import (
    PLACE,
    PLACE_EMPTY,
    PLACE_SACRED,
    STEAL,
    STEAL_NINE,
    STEAL_SACRED,
    stolen_card,
)
from rules.tribal.duel.components.phases import ACT, COLUMNS, PLACING
from rules.tribal.duel.mechanics.legal import has_place
from rules.tribal.duel.mechanics.moving import take_off, to_pile
from rules.tribal.duel.position import Position
from rules.tribal.moves import ONTO
from rules.tribal.repetition import PAIRS


def steal(s: Position, action: int, player: int) -> None:
    """Take an end of the opponent's: to an own column, which bans stealing it back next turn (3.4), or to a pile."""
    s.limited = True
    card = stolen_card(action)
    source = s.place[card]
    if action >= STEAL_SACRED:
        if s.events is not None:
            s.tell("stolen_to_pile", player, card=NAMES[card], i=source % COLUMNS)
        take_off(s, source)
        to_pile(s, card, player)
        return
    if action >= STEAL_NINE:
        target, tie = s.first_empty(player), 0
    else:
        target, tie = s.place[ONTO[action - STEAL]], PAIRS[action - STEAL]
    if s.events is not None:
        s.tell("stolen", player, card=NAMES[card], i=source % COLUMNS, j=target % COLUMNS)
    s.stolen = card
    take_off(s, source)
    s.lay_card(card, target, tie)


def draw(s: Position, player: int) -> None:
    """Reveal the top of the stock: progress. Without a place, as the table now lies, it goes to the discard (r23)."""
    s.limited = True
    s.progress = True
    s.seen = set()
    card = s.stock.pop()
    can_be_placed = has_place(s, card, player)
    if s.events is not None:
        s.tell("drawn" if can_be_placed else "discarded", player, card=NAMES[card])
    if can_be_placed:
        s.drawn = card
        s.phase = PLACING
    else:
        s.discard.append(card)
        s.discard.sort()


def take(s: Position, card: int, player: int) -> None:
    """Take a card of the discard, to be placed now."""
    s.limited = True
    s.seen = set()
    s.discard.remove(card)
    s.drawn = card
    s.phase = PLACING
    if s.events is not None:
        s.tell("taken", player, card=NAMES[card])


def place(s: Position, action: int, player: int) -> None:
    """Place the card drawn or taken: on the own pile or at the end of anybody's column."""
    card = s.drawn
    s.drawn = NO_CARD
    s.phase = ACT
    if action == PLACE_SACRED:
        if s.events is not None:
            s.tell("placed_on_pile", player, card=NAMES[card])
        s.seen = set()
        to_pile(s, card, player)
        return
    if action >= PLACE_EMPTY:
        target, tie = s.first_empty(action - PLACE_EMPTY), 0
    else:
        onto = action - PLACE
        target, tie = s.place[onto], PAIRS[card * 4 + (onto & 3)]
    if s.events is not None:
        zone, column = divmod(target, COLUMNS)
        s.tell("placed", player, card=NAMES[card], z=zone, j=column, onto=NAMES[s.ends[target]])
    s.lay_card(card, target, tie)
