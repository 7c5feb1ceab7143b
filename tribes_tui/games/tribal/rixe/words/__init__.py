"""Every sentence about the Tribal Rixe; `prompt` to `recap` are what every game has (`tribes_tui.words.wording.GameWords`)."""

from tribes_tui.games.tribal.rixe.words.news import event, recap, story
from tribes_tui.games.tribal.rixe.words.places import position
from tribes_tui.games.tribal.rixe.words.sentences import action, prompt

BEGINS = frozenset(("round_begins",))
"""What happens where a part of the game begins."""
SCORES = frozenset(("collected", "went_out", "round_over", "game_over"))
"""What happens that is worth points, or tells what it was worth."""
OPEN = frozenset(("moved",))
"""What the table shows better than a log where others do it: bots lay columns to and fro. What that comes to for whom is told by itself
(`news.moved_news`)."""

__all__ = ["BEGINS", "OPEN", "SCORES", "action", "event", "position", "prompt", "recap", "story"]
