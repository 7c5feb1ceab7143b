"""The Rixe as a value: its options, its start, and positions written by hand."""

from __future__ import annotations

from typing import Any

from rules.core.compiled import mypyc_attr
from rules.core.errors import BadOption
from rules.core.fields import Fields
from rules.core.game import HEADER, Game
from rules.core.option import Option, handicap_options, head_starts
from rules.core.told import KeyedText
from rules.tribal.rixe.components.actions import TABLE
from rules.tribal.rixe.mechanics.setup import begin
from rules.tribal.rixe.state import RixeState


@mypyc_attr(allow_interpreted_subclasses=True)
class TribalRixe(Game[RixeState]):
    """Tribal, mode Rixe, for 2 to 4 players."""

    id = "tribal_rixe"
    title = "Tribal Rixe"
    players = range(2, 5)
    options = (
        Option(
            "rounds", 5, (*range(1, 11),), KeyedText("tribal_rixe/option-rounds", "how many rounds are played"), "3.5"
        ),
        Option(
            "youngest",
            "chance",
            ("chance", 0, 1, 2, 3),
            KeyedText(
                "tribal_rixe/option-youngest",
                "the seat from which counting starts when there is a tie for the start",
            ),
            "2",
        ),
        *handicap_options(
            (2, 4, 6, 8, 10),
            4,
            KeyedText(
                "tribal_rixe/option-handicap",
                "a handicap for the stronger player: how many points the others begin with",
            ),
            "2",
        ),
    )
    length = "rounds"
    actions = TABLE
    seat_fields = ("PLAY.z", "NEW_COLUMN.z")

    def _start(self, players: int, options: dict[str, Any], rng: int) -> RixeState:
        state = RixeState(players, options, rng)
        _check_youngest(players, options)
        begin(state)
        return state

    def _set_back(self, state: RixeState, seat: int, amount: int) -> None:
        state.points = head_starts(state.options, state.players)

    def _load(self, fields: Fields, players: int, options: dict[str, Any]) -> RixeState:
        from rules.tribal.rixe.notation.load import OWN_FIELDS, read

        fields.only((*HEADER, *OWN_FIELDS))
        try:
            _check_youngest(players, options)
        except BadOption as error:
            raise fields.fail("options", str(error)) from None
        state = RixeState(players, options, None)
        read(state, fields)
        return state


def _check_youngest(players: int, options: dict[str, Any]) -> None:
    youngest = options["youngest"]
    if isinstance(youngest, int) and youngest >= players:
        told = "Tribal Rixe: there is no seat {seat} in a game of {players}"
        raise BadOption(KeyedText("tribal_rixe/no-seat", told, seat=youngest, players=players))
