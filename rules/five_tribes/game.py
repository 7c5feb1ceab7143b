"""Five Tribes as a value: its start and its positions."""

from __future__ import annotations

from typing import Any

from rules.core.compiled import mypyc_attr
from rules.core.fields import Fields
from rules.core.game import HEADER, Game
from rules.core.option import Option, handicap_options
from rules.core.told import KeyedText
from rules.five_tribes.components import actions
from rules.five_tribes.components.pieces import ALL_CAMELS
from rules.five_tribes.mechanics.turns import set_up
from rules.five_tribes.state import FiveTribesState


@mypyc_attr(allow_interpreted_subclasses=True)
class FiveTribes(Game[FiveTribesState]):
    """Five Tribes: The Djinns of Naqala, base game, for 2 to 4 players."""

    id = "five_tribes"
    title = "Five Tribes"
    players = range(2, 5)
    options = (
        *handicap_options(
            (10, 20, 30, 40), 4, "a handicap for the stronger player: how much less gold they begin with", "2"
        ),
        Option(
            "camels",
            ALL_CAMELS,
            (ALL_CAMELS, 5, 3),
            KeyedText(
                "five_tribes/option-camels",
                "how many camels everybody begins with; fewer make it shorter (variant)",
            ),
            "1.5",
            None,
            True,
        ),
    )
    length = "camels"
    actions = actions.TABLE
    seat_fields = ("ROB.player",)

    def _start(self, players: int, options: dict[str, Any], rng: int) -> FiveTribesState:
        s = FiveTribesState(players, options, rng)
        set_up(s)
        return s

    def _set_back(self, state: FiveTribesState, seat: int, amount: int) -> None:
        state.gold[seat] -= amount

    def _load(self, fields: Fields, players: int, options: dict[str, Any]) -> FiveTribesState:
        from rules.five_tribes.notation import load

        fields.only((*HEADER, *load.OWN_FIELDS))
        s = FiveTribesState(players, options, None)
        load.load(s, fields)
        return s
