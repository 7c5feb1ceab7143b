"""What stars of indy's stages are given for."""

from tribes_tui.games.indy.words.said.feats import asked, stands
from tribes_tui.journey.stages import Feat, Tale, happened

__all__ = ["FEATS", "ROUND", "asked", "stands"]

ROUND = ("manche_began", "manche")


def _lost(tale: Tale) -> int:
    return sum(tale.seat in event.public["losers"] and not event.public["spared"] for event in tale.of("resolved"))


FEATS = {
    "eagles": Feat(happened("eagle_played")),
    "kept": Feat(happened("exchanged count=0")),  # no words
    "lost": Feat(_lost, is_most=True),
    "swaps": Feat(happened("swapped"), is_most=True),
}
