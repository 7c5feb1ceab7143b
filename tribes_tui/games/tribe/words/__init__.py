"""Every sentence about Tribe; these six are what every game has (`tribes_tui.words.wording.GameWords`)."""

from tribes_tui.games.tribe.words.news import event as event
from tribes_tui.games.tribe.words.sentences import (
    action as action,
    position as position,
    prompt as prompt,
    recap as recap,
    story as story,
)

BEGINS = frozenset(("challenge_began",))
"""What happens where a part of the game begins."""
SCORES = frozenset(("challenge_ended", "game_ended"))
"""What happens that is worth points, or tells what it was worth."""
