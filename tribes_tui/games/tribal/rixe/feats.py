"""What stars of the Rixe's stages are given for."""

from tribes_tui.games.tribal.rixe.words.said.feats import asked, stands
from tribes_tui.journey.stages import Feat, happened

__all__ = ["FEATS", "ROUND", "asked", "stands"]

ROUND = ("round_begins", "round")


FEATS = {
    "collected": Feat(happened("collected")),
    "drew": Feat(happened("drew"), is_most=True),
    "moved": Feat(happened("moved")),
    "new": Feat(happened("new_column"), is_most=True),
    "out": Feat(happened("went_out")),
}
