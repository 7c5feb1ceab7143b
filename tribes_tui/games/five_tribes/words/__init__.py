"""Every sentence about Five Tribes; these six are what every game has (`tribes_tui.words.wording.GameWords`)."""

from tribes_tui.games.five_tribes.words.news import event
from tribes_tui.games.five_tribes.words.sentences import action, position, prompt, recap, story

__all__ = ["action", "event", "position", "prompt", "recap", "story"]
