"""Every sentence about Tribe; these six are what every game has (`tribes_tui.words.wording.GameWords`)."""

from tribes_tui.games.tribe.words.news import event
from tribes_tui.games.tribe.words.sentences import action, position, prompt, recap, story

__all__ = ["action", "event", "position", "prompt", "recap", "story"]
