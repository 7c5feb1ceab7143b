"""What the pages beside the table of Five Tribes say."""

from __future__ import annotations

BEST_MOVES = "what brings most at once"
BEST_IF_FIRST = "what brings most at once, if you played first now"
NO_MOVE = "There is no move to compare."
PLAYS_IT = "A move is played on a way that leaves little behind; it can be undone."
BEFORE_BIDS = "From where to where, and what it brings: so much is an early turn worth."
HOW_TO_READ = (
    "Points of the score sheet at once: of the tribe, of control, of the tile.",
    '"leaves" is what the best move brings that stays open to the next turn. A hint (h) weighs that and '
    "what comes later, too: it may choose another move.",
)

OPEN = "djinns, what lies open, and scores"
WHAT_LIES_OPEN = "What djinns do, what everybody has in the open, and the score so far."
TO_BE_HAD = "To be had at a Sacred Place for 2 elders, or an elder and a fakir"
NO_DJINN = "none"
SO_FAR = "The score sheet as it stands; hidden gold and goods of others are not in it"


def held(cards: str) -> str:
    """The viewer's own cards, by name; empty: none."""
    return f"Cards: {cards or 'none'}"
