"""Resource cards in hand, and what everybody knows of them; the face-down pile.

`known` counts the cards taken openly and not yet given up, `secret` how many more the hand holds. Both
are public: who gives up a card that they are not known to hold has given one of the secret ones.
"""

from __future__ import annotations

from rules.five_tribes.components.pieces import KINDS, RESOURCES
from rules.five_tribes.mechanics import overheard
from rules.five_tribes.position import Position


def take_open(s: Position, player: int, place: int, why: str) -> None:
    """Take the card at `place` of the face-up row."""
    card = s.row.pop(place)
    s.goods[player * KINDS + card] += 1
    s.known[player * KINDS + card] += 1
    if s.events is not None:
        s.tell("card", player, card=RESOURCES[card], why=why)


def give(s: Position, player: int, card: int) -> None:
    """Remove a card from a hand; the caller puts it where it goes."""
    place = player * KINDS + card
    s.goods[place] -= 1
    if s.known[place] > 0:
        s.known[place] -= 1
    else:
        s.secret[player] -= 1
        overheard.was_given(s, player, card)


def draw_secret(s: Position, player: int, why: str) -> None:
    """Draw the top card of the pile, unseen by the others; nothing happens when no card is left."""
    card = draw(s)
    if card < 0:
        return
    s.goods[player * KINDS + card] += 1
    s.secret[player] += 1
    overheard.was_drawn(s, player, card)
    if s.events is not None:
        s.tell_secret("draw", player, {"why": why}, {"card": RESOURCES[card]})


def draw(s: Position) -> int:
    """The top card of the pile, discards shuffled into a new pile when it is empty; -1 when there is none."""
    if not s.pile:
        if not s.discard:
            return -1
        s.pile = s.discard
        s.discard = []
        s._shuffle(s.pile)
        overheard.pile_was_made(s)
        if s.events is not None:
            s.tell("reshuffle", None, cards=len(s.pile))
    return s.pile.pop()


def hand_size(s: Position, player: int) -> int:
    """How many cards a seat holds, which everybody may know."""
    return sum(s.known[player * KINDS : player * KINDS + KINDS]) + s.secret[player]
