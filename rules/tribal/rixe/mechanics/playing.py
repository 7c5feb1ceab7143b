"""What a player does on the table of a Rixe: playing, moving, collecting, drawing (spec 3.1-3.3)."""

from __future__ import annotations

from bisect import insort

from rules.core.event import Event
from rules.tribal.cards import NAMES
from rules.tribal.moves import ONTO
from rules.tribal.rixe.components.actions import NINE_TYPES, PLAY, PLAY_NINE, PLAY_ONTO
from rules.tribal.rixe.components.phases import CLEAN
from rules.tribal.rixe.mechanics import knowledge
from rules.tribal.rixe.mechanics.legal import fitting_types
from rules.tribal.rixe.mechanics.rounds import end_cleaning, end_round
from rules.tribal.rixe.position import Position


def move(s: Position, action: int, player: int) -> None:
    """Move a group from one column to another."""
    head = action >> 2
    source = s.place[head]
    target = s.place[ONTO[action]]
    if s.events is not None:
        _tell_move(s, player, head, source, target)
    s.moves += 1
    s.move_group(head, source, target)


def play(s: Position, action: int, player: int) -> None:
    """Lay a hand card on the table; with the last one the player's cleaning phase or the round ends."""
    if action < PLAY_NINE:
        kind = action - PLAY >> 2
        slot = s.place[PLAY_ONTO[action - PLAY]]
    else:
        kind = NINE_TYPES + (action - PLAY_NINE >> 2)
        slot = s.first_empty(action - PLAY_NINE & 3)
    card = _take_from_hand(s, kind, player)
    if s.events is not None:
        zone, number = s.zone_and_slot(slot)
        s.tell("played", player, z=zone, slot=number, card=NAMES[card], onto=NAMES[s.ends[slot]])
    s.lay_card(card, slot)
    if s.phase == CLEAN:
        s.cleaned[player] += 1
        if not s.hands[player]:
            end_cleaning(s, player)
        return
    s.has_played = True
    s.dry = 0
    if not s.hands[player]:
        _go_out(s, player)


def _take_from_hand(s: Position, kind: int, player: int) -> int:
    """Remove the lower copy of that type."""
    hand = s.hands[player]
    card = 2 * kind if 2 * kind in hand else 2 * kind + 1
    hand.remove(card)
    knowledge.forget(s, player, kind)
    return card


def _go_out(s: Position, player: int) -> None:
    """Collect every complete column, whoever completed it, and end the round (3.3)."""
    for slot in range(len(s.columns)):
        if s.is_complete(slot):
            collect(s, slot, player)
    s.tell("went_out", player)
    end_round(s, [player])


def collect(s: Position, slot: int, player: int) -> None:
    """Take a complete column out of the game, for a point."""
    if s.events is not None:
        zone, number = s.zone_and_slot(slot)
        s.tell("collected", player, z=zone, slot=number, cards=[NAMES[card] for card in s.columns[slot]])
    s.collected[player] = s.collected[player] + s.take_column(slot)
    s.points[player] += 1


def draw(s: Position, player: int) -> None:
    """Draw a card, for want of one that fits."""
    knowledge.rule_out(s, player, fitting_types(s))
    card = s.stock.pop()
    insort(s.hands[player], card)
    s.lacks[player] = [*s.lacks[player], 0]
    s.has_drawn = True
    s.seen = set()
    if s.events is not None:
        s.events.append(Event("drew", player, None, {"card": NAMES[card]}, (player,)))


def _tell_move(s: Position, player: int, head: int, source: int, target: int) -> None:
    group = s.group(head)
    zone, slot = s.zone_and_slot(source)
    to_zone, to_slot = s.zone_and_slot(target)
    s.tell(
        "moved",
        player,
        z=zone,
        slot=slot,
        k=len(s.columns[source]) - len(group),
        to_z=to_zone,
        to_slot=to_slot,
        cards=[NAMES[card] for card in group],
        onto=NAMES[s.ends[target]],
    )
