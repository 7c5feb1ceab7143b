"""Tribe as a value: its options and its start."""

from __future__ import annotations

from typing import Any

from rules.core.fields import Fields
from rules.core.game import Game
from rules.core.option import Option
from rules.tribe import actions, challenge, loading
from rules.tribe.components import LEADERS
from rules.tribe.phases import LEADERS as CHOOSING
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
        if options["leader_choice"]:
            state.dealer = state.turn = state.current_player = state._below(players)
            state.phase = CHOOSING
            return state
        boards = LEADERS[:]
        state._shuffle(boards)
        state.leaders = boards[:players]
        state.dealer = state._below(players)
        challenge.deal(state)
        return state

    def _load(self, fields: Fields, players: int, options: dict[str, Any]) -> TribeState:
        return loading.read(fields, players, options)
