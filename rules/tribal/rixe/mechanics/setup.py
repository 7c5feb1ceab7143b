"""Dealing a round of a Rixe (spec 2)."""

from __future__ import annotations

from rules.core.event import Event
from rules.tribal.cards import CARDS, NAMES
from rules.tribal.rixe.components.phases import CLEAN, HAND, SLOTS
from rules.tribal.rixe.position import Position


def begin(s: Position) -> None:
    """Draw who counts as the youngest, and deal the first round."""
    youngest = s.options["youngest"]
    s.youngest = youngest if isinstance(youngest, int) else s._below(s.players)
    deal(s)


def deal(s: Position) -> None:
    """Shuffle all cards and deal a round; player 0 cleans first."""
    players = s.players
    deck = [*range(CARDS)]
    s._shuffle(deck)
    s.hands = [sorted(deck.pop() for _ in range(HAND)) for _ in range(players)]
    s.lacks = [[0] * HAND for _ in range(players)]
    s.collected = [[] for _ in range(players)]
    s.cleaned = [0] * players
    s.zones = [zone for zone in range(players) for _ in range(SLOTS[players])]
    s.columns = [[deck.pop()] for _ in s.zones]
    s.stock = deck
    s.dry = 0
    s.index()
    s.phase = CLEAN
    s.current_player = 0
    begin_moves(s)
    if s.events is not None:
        _tell_deal(s)


def begin_moves(s: Position) -> None:
    """Nothing has been done yet: the beginning of a turn or a cleaning phase."""
    s.moves = 0
    s.has_played = s.has_drawn = False
    s.seen = set()


def _tell_deal(s: Position) -> None:
    assert s.events is not None
    columns = [[NAMES[s.ends[slot]] for slot in s.slots_of(zone)] for zone in range(s.players)]
    s.tell("round_begins", round=s.number, columns=columns)
    for player, hand in enumerate(s.hands):
        names = [NAMES[card] for card in hand]
        s.events.append(Event("dealt", player, {"count": HAND}, {"cards": names}, (player,)))
