"""Tribe as a value: its options and its start."""

from __future__ import annotations

from typing import Any, ClassVar

from rules.core.compiled import mypyc_attr
from rules.core.fields import Fields
from rules.core.game import Game
from rules.core.option import Option, handicap_options
from rules.core.told import KeyedText
from rules.tribe.components import actions
from rules.tribe.components.cards import GOAL
from rules.tribe.mechanics import challenge
from rules.tribe.state import TribeState, TribeState1


@mypyc_attr(allow_interpreted_subclasses=True)
class Tribe(Game[TribeState]):
    """Tribe, for 2 to 4 players (specification: `rules/tribe/rulebook.md` has its sections)."""

    id = "tribe"
    title = "Tribe"
    version = 2
    players = range(2, 5)
    options: ClassVar[tuple[Option, ...]] = (
        Option(
            "leader_choice",
            False,
            (False, True),
            KeyedText("tribe/option-leader-choice", "leaders are chosen in the open instead of dealt at random"),
            "r2",
        ),
        Option(
            "lone_scores",
            True,
            (True, False),
            KeyedText("tribe/option-lone-scores", "a character without any vase counts its spheres too"),
            "r26",
        ),
        *handicap_options(
            (10, 20, 30, 40, 50),
            4,
            KeyedText(
                "tribe/option-handicap", "a handicap for the stronger player: how many spheres below 0 they begin"
            ),
            "2",
        ),
        Option(
            "spheres",
            GOAL,
            (GOAL, 60, 30),
            KeyedText("tribe/option-spheres", "how many spheres end the game; fewer make it shorter (variant)"),
            "3.9",
            None,
            True,
        ),
    )
    length = "spheres"
    actions = actions.TABLE
    seat_fields = ("ATTACK.q", "PLAY_BLOCK.q")

    def _blank(self, players: int, options: dict[str, Any], rng: int | None) -> TribeState:
        """A state without cards. Each version names its class: compiled, a class kept in a variable isn't initialised."""
        return TribeState(players, options, rng)

    def _start(self, players: int, options: dict[str, Any], rng: int) -> TribeState:
        state = self._blank(players, options, rng)
        challenge.start(state)
        return state

    def _set_back(self, state: TribeState, seat: int, amount: int) -> None:
        state.totals = [total - amount * (at == seat) for at, total in enumerate(state.totals)]

    def _load(self, fields: Fields, players: int, options: dict[str, Any]) -> TribeState:
        from rules.tribe.notation import load

        state = self._blank(players, options, None)
        load.fill(state, fields)
        return state


@mypyc_attr(allow_interpreted_subclasses=True)
class Tribe1(Tribe):
    """Tribe by the first version of its rules, for the records that were played by it."""

    version = 1
    options = Tribe.options[:-1]
    length = ""

    def _blank(self, players: int, options: dict[str, Any], rng: int | None) -> TribeState:
        return TribeState1(players, options, rng)
