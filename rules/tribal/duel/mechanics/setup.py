"""Dealing a Duel (spec 2)."""

from __future__ import annotations

from rules.tribal.cards import CARDS
from rules.tribal.duel.components.phases import COLUMNS
from rules.tribal.duel.position import Position


def deal(s: Position) -> None:
    """Shuffle, deal both layouts and draw who counts as the youngest; player 0 cleans first."""
    deck = [*range(CARDS)]
    s._shuffle(deck)
    for number in range(2 * COLUMNS):
        hidden = number % COLUMNS
        s.columns[number] = [deck.pop() for _ in range(hidden + 1)]
        s.hidden[number] = hidden
    s.stock = deck
    youngest = s.options["youngest"]
    s.youngest = youngest if isinstance(youngest, int) else s._below(2)
    s.current_player = 0
    s.index()
