"""What Oware is: its players, options and actions, how a game begins, and how a position is read."""

from typing import Any

from oware.state import HOUSES, OwareState
from rules import ActionTable, Game, Option
from rules.core.fields import Fields


class Oware(Game[OwareState]):
    """Two players, six houses each; the actions are a player's own houses, from left to right."""

    id = "oware"
    title = "Oware"
    players = range(2, 3)
    options = (
        Option("seeds", 4, (3, 4, 5), "seeds in each house at the beginning", "7"),
        Option(
            "grand_slam",
            "nothing",
            ("nothing", "all"),
            "what a move captures that would take every seed of the opponent",
            "4",
        ),
        Option("quiet", 60, (30, 60, 100), "the game ends after so many moves without a capture", "6"),
    )
    actions = ActionTable(("SOW", {"house": house}, "abcdef"[house]) for house in range(6))

    def _start(self, players: int, options: dict[str, Any], rng: int) -> OwareState:
        state = OwareState(players, options, rng)
        state.houses = [int(options["seeds"])] * HOUSES
        state.stores = [0, 0]
        state.quiet = state.moves = 0
        state.current_player = state._below(2)
        return state

    def _load(self, fields: Fields, players: int, options: dict[str, Any]) -> OwareState:
        state = OwareState(players, options, None)
        all_seeds = int(options["seeds"]) * HOUSES
        state.houses = fields.integers("houses", 0, all_seeds, HOUSES)
        state.stores = fields.integers("stores", 0, all_seeds, 2)
        state.moves = fields.integer("moves", 0, 1_000_000)
        state.quiet = fields.integer("quiet", 0, min(state.moves, int(options["quiet"])))
        if sum(state.houses) + sum(state.stores) != all_seeds:
            raise fields.fail("houses", f"there must be {all_seeds} seeds in houses and stores together")
        state.current_player = None if state._is_over() else fields.integer("current_player", 0, 1)
        if state.current_player is not None and not state._list_legal():
            raise fields.fail("houses", "whoever is to move must have a house that can be sown")
        return state


OWARE = OwareState.game = Oware()
