"""Moving groups, taking single cards off the table and what turns up thereby, in a Duel (spec 3.2)."""

from __future__ import annotations

from rules.tribal.cards import NAMES, NINES, NO_CARD
from rules.tribal.duel.components.actions import MOVE_NINE
from rules.tribal.duel.components.phases import CLEAN, COLUMNS
from rules.tribal.duel.position import Position
from rules.tribal.moves import MOVES, ONTO
from rules.tribal.repetition import PAIRS


def move(s: Position, action: int, player: int) -> None:
    """Move a group; a give that empties a column of the own zone is noted for the ban (3.4)."""
    if action < MOVES:
        head = action >> 2
        target = s.place[ONTO[action]]
        tie = PAIRS[action]
    else:
        head = NINES + (action - MOVE_NINE >> 1)
        target = s.first_empty(action - MOVE_NINE & 1)
        tie = 0
    source = s.place[head]
    if s.events is not None:
        _tell_move(s, player, head, source, target)
    turned_up = s.move_group(head, source, target, tie)
    if turned_up != NO_CARD:
        _note_turned_up(s, turned_up, source)
    elif not s.columns[source] and s.realm[source] != s.realm[target]:
        for card in s.group(head):
            s.given |= 1 << card


def take_off(s: Position, source: int) -> None:
    """Take the end of a column off the table."""
    turned_up = s.lift_end(source)
    if turned_up != NO_CARD:
        _note_turned_up(s, turned_up, source)


def to_pile(s: Position, card: int, player: int) -> None:
    """Put a card that has left the table on the player's sacred pile: progress."""
    s.progress = True
    s.put_on_pile(card, player)


def sacred(s: Position, card: int, player: int) -> None:
    """Put the end of an own column on its sacred pile."""
    if s.events is not None:
        s.tell("sacred", player, card=NAMES[card])
    take_off(s, s.place[card])
    to_pile(s, card, player)


def _note_turned_up(s: Position, card: int, number: int) -> None:
    """A card turned up is progress; in a cleaning phase it counts against starting (3.1)."""
    s.progress = True
    if s.phase == CLEAN:
        s.turned[s.realm[number]] += 1
    if s.events is not None:
        zone, column = divmod(number, COLUMNS)
        s.tell("turned_up", s.current_player, card=NAMES[card], z=zone, i=column)


def _tell_move(s: Position, player: int, head: int, source: int, target: int) -> None:
    group = s.group(head)
    s.tell(
        "moved",
        player,
        cards=[NAMES[card] for card in group],
        z=source // COLUMNS,
        i=source % COLUMNS,
        k=len(s.columns[source]) - len(group),
        to_z=target // COLUMNS,
        j=target % COLUMNS,
        onto=NAMES[s.ends[target]],
    )
