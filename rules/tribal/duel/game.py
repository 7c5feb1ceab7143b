"""The Duel as a value: its options, its start, and positions written by hand."""

from __future__ import annotations

from typing import Any, ClassVar

from rules.core.compiled import mypyc_attr
from rules.core.fields import Fields
from rules.core.game import HEADER, Game
from rules.core.option import Option
from rules.core.told import KeyedText
from rules.tribal.duel.components.actions import TABLE
from rules.tribal.duel.components.phases import ALL_SACRED
from rules.tribal.duel.mechanics.setup import deal
from rules.tribal.duel.state import DuelState, DuelState1


@mypyc_attr(allow_interpreted_subclasses=True)
class TribalDuel(Game[DuelState]):
    """Tribal, mode Duel, for 2 players."""

    id = "tribal_duel"
    title = "Tribal Duel"
    version = 2
    players = range(2, 3)
    options: ClassVar[tuple[Option, ...]] = (
        Option(
            "youngest",
            "chance",
            ("chance", 0, 1),
            KeyedText("tribal_duel/option-youngest", "the seat that starts when the cleaning phases tie"),
            "2",
        ),
        Option(
            "clean_sacred",
            False,
            (False, True),
            KeyedText("tribal_duel/option-clean-sacred", "cards may go on the sacred piles in the cleaning phase"),
            "r2",
        ),
        Option(
            "win_if_emptied_by_opponent",
            True,
            (True, False),
            KeyedText(
                "tribal_duel/option-emptied",
                "a player who has four 1s also wins when the opponent takes the last card of their columns",
            ),
            "r20",
        ),
        Option(
            "sacred",
            ALL_SACRED,
            (ALL_SACRED, 20, 12),
            KeyedText(
                "tribal_duel/option-sacred",
                "how many cards on sacred piles win; fewer make it shorter (variant)",
            ),
            "3.3",
            None,
            True,
        ),
    )
    length = "sacred"
    actions = TABLE
    seat_fields = ("MOVE.z", "PLACE.z")

    def _blank(self, options: dict[str, Any], rng: int | None) -> DuelState:
        """A state without cards. Each version names its class: compiled, a class kept in a variable isn't initialised."""
        return DuelState(options, rng)

    def _start(self, players: int, options: dict[str, Any], rng: int) -> DuelState:
        state = self._blank(options, rng)
        deal(state)
        return state

    def _load(self, fields: Fields, players: int, options: dict[str, Any]) -> DuelState:
        from rules.tribal.duel.notation.load import OWN_FIELDS, read

        fields.only((*HEADER, *OWN_FIELDS))
        state = self._blank(options, None)
        read(state, fields)
        return state


@mypyc_attr(allow_interpreted_subclasses=True)
class TribalDuel1(TribalDuel):
    """The Duel by the first version of its rules, for the records that were played by it."""

    version = 1
    options = TribalDuel.options[:-1]
    length = ""

    def _blank(self, options: dict[str, Any], rng: int | None) -> DuelState:
        return DuelState1(options, rng)
