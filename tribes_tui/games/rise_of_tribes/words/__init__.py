"""Every sentence about Rise of Tribes; these six are what every game has (`tribes_tui.words.wording.GameWords`)."""

from tribes_tui.games.rise_of_tribes.words.news import event, recap
from tribes_tui.games.rise_of_tribes.words.sentences import action, position, prompt, story

SCORES = frozenset(("points", "won"))
"""What happens that is worth points, or tells what it was worth."""

__all__ = ["SCORES", "action", "event", "position", "prompt", "recap", "story"]
