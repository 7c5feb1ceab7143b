"""What stars of Five Tribes' stages are given for."""

from typing import cast

from rules.five_tribes.state import FiveTribesState
from tribes_tui.games.five_tribes.words.said.feats import asked, stands
from tribes_tui.journey.stages import Feat, happened

__all__ = ["FEATS", "asked", "stands"]


FEATS = {
    "camels": Feat(happened("camel")),
    "djinns": Feat(lambda tale: cast("FiveTribesState", tale.view).djinns[tale.seat].bit_count()),
    "kills": Feat(happened("kill", "rob")),
    "paid": Feat(
        lambda tale: sum(event.public["paid"] for event in tale.of("bid") if event.player == tale.seat), is_most=True
    ),
    "palaces": Feat(happened("palace")),
    "palms": Feat(happened("palm")),
}
