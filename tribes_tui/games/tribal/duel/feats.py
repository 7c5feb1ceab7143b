"""What stars of the Duel's stages are given for."""

from tribes_tui.games.tribal.duel.words.said.feats import asked, stands
from tribes_tui.journey.stages import Feat, Tale, happened

__all__ = ["FEATS", "asked", "stands"]


def _bare(tale: Tale) -> int:
    """Whether one's own columns are all gone, and the game is won by that."""
    return sum(event.player == tale.seat and event.public["end"] == "empty" for event in tale.of("game_over"))


FEATS = {
    "bare": Feat(_bare, is_late=True),
    "drawn": Feat(happened("drawn", "discarded"), is_most=True),
    "sacred": Feat(happened("sacred")),
    "stolen": Feat(happened("stolen_to_pile", "stolen")),
    "turns": Feat(happened("turn_ended"), is_most=True),
}
