"""Every sentence about the Tribal Duel; these six are what every game has (`tribes_tui.words.wording.GameWords`)."""

from tribes_tui.games.tribal.duel.words.news import event
from tribes_tui.games.tribal.duel.words.places import position
from tribes_tui.games.tribal.duel.words.sentences import action, prompt, recap, story

SCORES = frozenset(("placed_on_pile", "sacred", "stolen_to_pile", "game_over"))
"""What happens that is worth points, or tells what it was worth."""

__all__ = ["SCORES", "action", "event", "position", "prompt", "recap", "story"]
