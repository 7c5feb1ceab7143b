"""Every sentence about indy, from the rooms of this package; six of them every game has (`tribes_tui.words.wording.GameWords`)."""

from tribes_tui.games.indy.words.news import event, round_headline, round_notes, round_place, round_sentence, winner_of
from tribes_tui.games.indy.words.places import (
    ROOMY_SEATS,
    counts_now,
    facts,
    prize,
    reckoning_steps,
    return_note,
    seat_status,
    stake,
    status_note,
    steps,
)
from tribes_tui.games.indy.words.sentences import (
    PAIR,
    SECTIONS,
    action,
    after_title,
    ask_further,
    brief,
    card,
    cards,
    outcome,
    pick,
    points,
    points_brief,
    position,
    prompt,
    recap,
    seat_line,
    story,
    verdict,
)

OPEN = frozenset(("revealed",))
"""What happens that lies open on the table."""
BEGINS = frozenset(("manche_began",))
"""What happens where a part of the game begins."""
SCORES = frozenset(("evoked", "resolved", "returned", "game_over"))
"""What happens that is worth points, or tells what it was worth."""

__all__ = [
    "BEGINS",
    "OPEN",
    "PAIR",
    "ROOMY_SEATS",
    "SCORES",
    "SECTIONS",
    "action",
    "after_title",
    "ask_further",
    "brief",
    "card",
    "cards",
    "counts_now",
    "event",
    "facts",
    "outcome",
    "pick",
    "points",
    "points_brief",
    "position",
    "prize",
    "prompt",
    "recap",
    "reckoning_steps",
    "return_note",
    "round_headline",
    "round_notes",
    "round_place",
    "round_sentence",
    "seat_line",
    "seat_status",
    "stake",
    "status_note",
    "steps",
    "story",
    "verdict",
    "winner_of",
]
