"""Every sentence about Five Tribes; these six are what every game has (`tribes_tui.words.wording.GameWords`)."""

from tribes_tui.games.five_tribes.words.news import event
from tribes_tui.games.five_tribes.words.sentences import action, position, prompt, recap, story

BEGINS = frozenset(("round",))
"""What happens where a part of the game begins."""
SCORES = frozenset(("earn", "keep", "camel", "lose", "buy", "palm", "palace", "end"))
"""What happens that is worth points, or tells what it was worth."""

__all__ = ["BEGINS", "SCORES", "action", "event", "position", "prompt", "recap", "story"]
