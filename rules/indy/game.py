"""indy as a value: its options, its start, and how positions are read."""

from __future__ import annotations

from typing import Any

from rules.core.compiled import mypyc_attr
from rules.core.errors import BadOption
from rules.core.fields import Fields
from rules.core.game import Game
from rules.core.option import Option, handicap_options
from rules.core.told import KeyedText
from rules.indy.components import actions
from rules.indy.components.cards import TOKENS_EACH
from rules.indy.state import IndyState


@mypyc_attr(allow_interpreted_subclasses=True)
class Indy(Game[IndyState]):
    """indy, for 2 to 6 players (specification: `rules/indy/rulebook.md` has its sections)."""

    id = "indy"
    title = "indy"
    players = range(2, 7)
    options = (
        Option(
            "return_from",
            "row",
            ("row", "all"),
            KeyedText(
                "indy/option-return-from",
                "where the two characters lie that bring a plucked player back: in the row, or in evocations too",
            ),
            "r23",
        ),
        *handicap_options(
            (1, 2, 3),
            6,
            KeyedText(
                "indy/option-handicap",
                "a handicap for the stronger player: how many of their feathers begin on the plate",
            ),
            "2",
        ),
        Option(
            "feathers",
            TOKENS_EACH,
            (TOKENS_EACH, 3, 2),
            KeyedText(
                "indy/option-feathers", "how many feathers everybody begins with; fewer make it shorter (variant)"
            ),
            "2",
            None,
            True,
        ),
    )
    length = "feathers"
    actions = actions.TABLE

    def _start(self, players: int, options: dict[str, Any], rng: int) -> IndyState:
        state = IndyState(players, options, rng)
        state.tokens = [state.feathers] * players
        state.dealer = state._below(players)
        state.turn = state.current_player = state.dealer
        return state

    def _set_back(self, state: IndyState, seat: int, amount: int) -> None:
        if amount >= state.feathers:
            told = "indy: with {feathers} feathers each, a handicap must leave at least one"
            raise BadOption(KeyedText("indy/no-feather-left", told, feathers=state.feathers))
        state.tokens[seat] -= amount
        state.plate += amount

    def _load(self, fields: Fields, players: int, options: dict[str, Any]) -> IndyState:
        from rules.indy.notation.load import load

        state = IndyState(players, options, None)
        load(state, fields)
        return state
