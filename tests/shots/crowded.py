"""The fullest position of each table with pieces of its own, as `all_screens` draws it: what must still be readable.

Five chains of everybody in Tribe; nine cards on six face down in the Duel; columns of nine and a hand of twelve in the
Rixe; in Five Tribes a tile with twelve meeples, camel, palms and palaces, and four seats with long names and goods.
"""

from __future__ import annotations

from collections.abc import Callable

from rules import State
from tests.games.five_tribes.test_worst_cases import worst as five_tribes
from tests.games.tribal.duel.test_reach import longest as tribal_duel
from tests.games.tribal.helpers import table_at
from tests.games.tribal.rixe.test_reach import worst as tribal_rixe
from tests.games.tribe.scenes import five_chains_each as tribe
from tests.table.test_enter_line import LONG_NAMES
from tribes_tui.play.table import Table

CROWDED: dict[str, Callable[[], State]] = {
    "tribe": tribe,
    "tribal_duel": tribal_duel,
    "tribal_rixe": tribal_rixe,
    "five_tribes": five_tribes,
}


def crowded_table(game: str) -> Table:
    """A table at which the first person is to move there, among bots with the longest names."""
    state = CROWDED[game]()
    return table_at(state, "p" + "b" * (state.players - 1), ("you", *LONG_NAMES[1:]))
