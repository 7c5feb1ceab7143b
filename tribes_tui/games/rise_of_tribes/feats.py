"""What stars of Rise of Tribes' stages are given for."""

from tribes_tui.games.rise_of_tribes.words.said.feats import asked, stands
from tribes_tui.journey.stages import Feat, Tale, happened

__all__ = ["FEATS", "asked", "stands"]


def _taken(tale: Tale) -> int:
    """Turns in which a die was placed: one that only begins, as its villages win the game, is none."""
    found, is_new = 0, False
    for event in tale.events:
        if event.player == tale.seat and event.kind in ("turn", "die_placed"):
            found += is_new and event.kind == "die_placed"
            is_new = event.kind == "turn"
    return found


FEATS = {
    "conflicts": Feat(happened("conflict")),
    "goals": Feat(happened("goal_completed")),
    "grown": Feat(happened("grown")),
    "lost": Feat(happened("member_lost"), is_most=True),
    "suns": Feat(happened("die_placed level=suns")),
    "taken": Feat(_taken, is_most=True),
    "villages": Feat(happened("village_built")),
}
