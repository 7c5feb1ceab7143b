"""What stars of Tribe's stages are given for."""

from tribes_tui.games.tribe.words.said.feats import asked as asked, stands as stands
from tribes_tui.journey.stages import Feat, Tale, happened

ROUND = ("challenge_began", "challenge")


def _felled(tale: Tale) -> int:
    """Chains of others that one's own attacks brought down."""
    found, attacker = 0, None
    for event in tale.events:
        if event.kind == "attacked":
            attacker = event.player
        elif event.kind == "eliminated" and attacker == tale.seat and event.player != tale.seat:
            found += 1
    return found


FEATS = {
    "attacks": Feat(happened("attacked")),
    "closed": Feat(happened("challenge_ended closer=own")),
    "complete": Feat(happened("placed complete=true")),  # no words
    "felled": Feat(_felled),
    "lost": Feat(happened("eliminated"), is_most=True),
    "took": Feat(happened("took")),
}
