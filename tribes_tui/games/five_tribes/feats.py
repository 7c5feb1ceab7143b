"""What stars of Five Tribes' stages are given for."""

from typing import cast

from rules.five_tribes.state import FiveTribesState
from tribes_tui.games.five_tribes.words.said.feats import asked, stands
from tribes_tui.journey.stages import Feat, Tale, happened

__all__ = ["FEATS", "asked", "stands"]


def _djinns(tale: Tale) -> int:
    return cast("FiveTribesState", tale.view).djinns[tale.seat].bit_count()


def _paid(tale: Tale) -> int:
    return sum(event.public["paid"] for event in tale.of("bid") if event.player == tale.seat)


FEATS = {
    "camels": Feat(happened("camel")),
    "djinns": Feat(_djinns),
    "kills": Feat(happened("kill", "rob")),
    "paid": Feat(_paid, is_most=True),
    "palaces": Feat(happened("palace")),
    "palms": Feat(happened("palm")),
}
