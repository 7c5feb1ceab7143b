"""What stars of Rise of Tribes' stages are given for."""

from tribes_tui.games.rise_of_tribes.words.said.feats import asked, stands
from tribes_tui.journey.feat import Feat, happened

__all__ = ["FEATS", "asked", "stands"]

FEATS = {
    "conflicts": Feat(happened("conflict")),
    "goals": Feat(happened("goal_completed")),
    "grown": Feat(happened("grown")),
    "lost": Feat(happened("member_lost"), is_most=True),
    "suns": Feat(happened("die_placed level=suns")),
    "turns": Feat(happened("turn"), is_most=True),
    "villages": Feat(happened("village_built")),
}
