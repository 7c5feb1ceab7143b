"""Every sentence about the Tribal Rixe; `prompt` to `recap` are what every game has (`tribes_tui.words.wording.GameWords`)."""

from tribes_tui.games.tribal.rixe.words.news import event, recap, story
from tribes_tui.games.tribal.rixe.words.places import position
from tribes_tui.games.tribal.rixe.words.sentences import action, prompt

__all__ = ["action", "event", "position", "prompt", "recap", "story"]
