"""Five Tribes as a value: its start and its positions."""

from __future__ import annotations

from typing import Any

from rules.core.fields import Fields
from rules.core.game import HEADER, Game
from rules.five_tribes import actions, loading, turns
from rules.five_tribes.components import (
    DJINN_ROW,
    DJINNS,
    FACES,
    MARKERS,
    MEEPLES,
    RESOURCE_COUNTS,
    ROW,
)
from rules.five_tribes.state import FiveTribesState

MEEPLES_PER_TILE = 3


class FiveTribes(Game[FiveTribesState]):
    """Five Tribes: The Djinns of Naqala, base game, for 2 to 4 players."""

    id = "five_tribes"
    title = "Five Tribes"
    players = range(2, 5)
    actions = actions.TABLE

    def _start(self, players: int, options: dict[str, Any], rng: int) -> FiveTribesState:
        s = FiveTribesState(players, options, rng)
        faces = [face for face, (_, _, count) in enumerate(FACES) for _ in range(count)]
        s._shuffle(faces)
        s.lay_tiles(tuple(faces))
        meeples = [colour for colour in range(5) for _ in range(MEEPLES[colour])]
        s._shuffle(meeples)
        for i, colour in enumerate(meeples):
            s.place_meeples(i // MEEPLES_PER_TILE, colour, 1)
        s.bid_order = [seat for seat in range(players) for _ in range(MARKERS[players])]
        s._shuffle(s.bid_order)
        s.pile = [card for card, count in enumerate(RESOURCE_COUNTS) for _ in range(count)]
        s._shuffle(s.pile)
        s.row = [s.pile.pop() for _ in range(ROW)]
        s.djinn_pile = list(range(len(DJINNS)))
        s._shuffle(s.djinn_pile)
        s.djinn_row = [s.djinn_pile.pop() for _ in range(DJINN_ROW)]
        turns.begin_round(s)
        turns.settle(s)
        return s

    def _load(self, fields: Fields, players: int, options: dict[str, Any]) -> FiveTribesState:
        fields.only((*HEADER, *loading.OWN_FIELDS))
        s = FiveTribesState(players, options, None)
        loading.load(s, fields)
        return s
