"""The Duel as a value: its options, its deal, and positions written by hand."""

from __future__ import annotations

from typing import Any

from rules.core.fields import Fields
from rules.core.game import HEADER, Game
from rules.core.option import Option
from rules.tribal.cards import CARDS
from rules.tribal.duel import actions, position
from rules.tribal.duel.phases import COLUMNS
from rules.tribal.duel.state import DuelState


class TribalDuel(Game[DuelState]):
    """Tribal, mode Duel, for 2 players."""

    id = "tribal_duel"
    title = "Tribal Duel"
    players = range(2, 3)
    options = (
        Option("youngest", "chance", ("chance", 0, 1), "the seat that starts when the cleaning phases tie", "2"),
        Option("clean_sacred", False, (False, True), "sacred placements are allowed in the cleaning phase", "r2"),
        Option(
            "win_if_emptied_by_opponent",
            True,
            (True, False),
            "a player with his four 1s also wins when the opponent takes his last column away",
            "r20",
        ),
    )
    actions = actions.TABLE

    def _start(self, players: int, options: dict[str, Any], rng: int) -> DuelState:
        state = DuelState(options, rng)
        deck = [*range(CARDS)]
        state._shuffle(deck)
        for number in range(2 * COLUMNS):
            hidden = number % COLUMNS
            state.columns[number] = [deck.pop() for _ in range(hidden + 1)]
            state.hidden[number] = hidden
        state.stock = deck
        youngest = options["youngest"]
        state.youngest = youngest if isinstance(youngest, int) else state._below(2)
        state.current_player = 0
        state.index()
        return state

    def _load(self, fields: Fields, players: int, options: dict[str, Any]) -> DuelState:
        fields.only((*HEADER, *position.OWN_FIELDS))
        state = DuelState(options, None)
        position.read(state, fields)
        return state
