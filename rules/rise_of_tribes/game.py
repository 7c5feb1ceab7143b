"""Rise of Tribes as a value: its options, its start, and positions read back."""

from __future__ import annotations

from typing import Any

from rules.core.compiled import mypyc_attr
from rules.core.fields import Fields
from rules.core.game import Game
from rules.core.option import Option, handicap_options, head_starts
from rules.core.told import KeyedText
from rules.rise_of_tribes.components import actions, tables
from rules.rise_of_tribes.components.box import SPECIAL, TRIBES
from rules.rise_of_tribes.mechanics import dispatch, setup
from rules.rise_of_tribes.position import NEVER
from rules.rise_of_tribes.state import RiseState, RiseState1, RiseState2


def _special_options() -> list[Option]:
    return [
        Option(
            setup.tile_option(tile),
            False,
            (False, True),
            KeyedText("rise_of_tribes/option-special", "play with {name}", name=name),
            "1.10",
            ("special_terrain", "chosen"),
        )
        for tile, name in enumerate(SPECIAL, 3)
    ]


def _tribe_options() -> list[Option]:
    return [
        Option(
            f"tribe_{seat}",
            setup.RANDOM,
            (setup.RANDOM, *TRIBES),
            KeyedText("rise_of_tribes/option-tribe", "the tribe of seat {seat}, drawn or chosen", seat=seat),
            "1.6",
            ("players", seat),
        )
        for seat in range(1, 5)
    ]


@mypyc_attr(allow_interpreted_subclasses=True)
class RiseOfTribes(Game[RiseState]):
    """Rise of Tribes, for 2 to 4 players (`rulebook.md` has the sections of its specification)."""

    id = "rise_of_tribes"
    title = "Rise of Tribes"
    version = 3
    observation_number = 2
    players = range(2, 5)
    options = (
        Option(
            "elders", False, (False, True), KeyedText("rise_of_tribes/option-elders", "module: tribal elders"), "1.11"
        ),
        Option(
            "special_terrain",
            "none",
            ("none", "mixed", "all", "chosen"),
            KeyedText("rise_of_tribes/option-terrain", "module: special terrain; mixed draws three"),
            "1.10",
        ),
        Option(
            "leaders",
            False,
            (False, True),
            KeyedText("rise_of_tribes/option-leaders", "module: leader powers, two for each tribe"),
            "1.9",
        ),
        Option(
            "strict_bank",
            False,
            (False, True),
            KeyedText("rise_of_tribes/option-bank", "the bank holds 32 of each kind, no more"),
            "a31",
        ),
        Option(
            "layout",
            "standard",
            ("standard", "symmetric"),
            KeyedText("rise_of_tribes/option-layout", "the map's shape for four players"),
            "a1",
            ("players", 4),
        ),
        *_special_options(),
        *_tribe_options(),
        *handicap_options(
            (1, 2, 3, 4, 5),
            4,
            KeyedText(
                "rise_of_tribes/option-handicap",
                "a handicap for the stronger player: how many points the others begin with",
            ),
            "1.5",
        ),
        Option(
            "standstill",
            tables.STANDSTILL,
            (tables.STANDSTILL, NEVER),
            KeyedText(
                "rise_of_tribes/option-standstill", "after so many rounds in a row without a point the game ends"
            ),
            "a50",
            None,
            True,
        ),
        Option(
            "points",
            tables.WIN_VP,
            (tables.WIN_VP, 10, 7),
            KeyedText("rise_of_tribes/option-points", "the points that win; fewer make it shorter (variant)"),
            "2",
            None,
            True,
        ),
    )
    length = "points"
    actions = actions.TABLE
    seat_fields = ("VICTIM.player", "GIVE.to", "BOW.player", "LOAN.from")

    def _fresh(self, players: int, options: dict[str, Any], rng: int | None) -> RiseState:
        """An empty state of this version. The class is named here: compiled, one kept in a variable is not initialized."""
        return RiseState(players, options, rng)

    def _start(self, players: int, options: dict[str, Any], rng: int) -> RiseState:
        state = self._fresh(players, options, rng)
        setup.deal(state)
        dispatch.advance(state)
        return state

    def _set_back(self, state: RiseState, seat: int, amount: int) -> None:
        state.vp = head_starts(state.options, state.players)

    def _load(self, fields: Fields, players: int, options: dict[str, Any]) -> RiseState:
        from rules.rise_of_tribes.notation import load

        state = self._fresh(players, options, None)
        load.load(state, fields)
        return state


@mypyc_attr(allow_interpreted_subclasses=True)
class RiseOfTribes2(RiseOfTribes):
    """Rise of Tribes by the second version of its rules, for the records that were played by it."""

    version = 2
    options = RiseOfTribes.options[:-2]
    length = ""

    def _fresh(self, players: int, options: dict[str, Any], rng: int | None) -> RiseState:
        return RiseState2(players, options, rng)


@mypyc_attr(allow_interpreted_subclasses=True)
class RiseOfTribes1(RiseOfTribes2):
    """Rise of Tribes by the first version of its rules, for the records that were played by it."""

    version = 1

    def _fresh(self, players: int, options: dict[str, Any], rng: int | None) -> RiseState:
        return RiseState1(players, options, rng)
