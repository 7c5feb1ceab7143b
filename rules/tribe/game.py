"""Tribe as a value: its options and its start."""

from __future__ import annotations

from typing import Any

from rules.core.fields import Fields
from rules.core.game import Game
from rules.core.option import Option
from rules.tribe.components import actions
from rules.tribe.mechanics import challenge
from rules.tribe.notation import load
from rules.tribe.state import TribeState


class Tribe(Game[TribeState]):
    """Tribe, for 2 to 4 players (specification: `rules/tribe/rulebook.md` has its sections)."""

    id = "tribe"
    title = "Tribe"
    players = range(2, 5)
    options = (
        Option("leader_choice", False, (False, True), "leaders are chosen in the open instead of drawn", "r2"),
        Option("lone_scores", True, (True, False), "a Tribù without any vase counts its spheres too", "r26"),
    )
    actions = actions.TABLE

    def _start(self, players: int, options: dict[str, Any], rng: int) -> TribeState:
        state = TribeState(players, options, rng)
        challenge.start(state)
        return state

    def _load(self, fields: Fields, players: int, options: dict[str, Any]) -> TribeState:
        state = TribeState(players, options, None)
        load.fill(state, fields)
        return state
