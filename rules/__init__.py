"""Tribes, the rules: six games as values, for people, bots, scripts and learning.

import rules
state = rules.games["indy"].new_state(players=4, seed=7)
while not state.is_terminal:
    state.apply(state.legal_actions()[0])
state.scores()
"""

import os
from typing import TYPE_CHECKING

if os.environ.get("TRIBES_RULES") == "plain":  # before anything of the rules is loaded
    from rules import plain as plain

from rules.core.errors import (
    BadNotation,
    BadOption,
    BadPosition,
    IllegalAction,
    NotPlayable,
    RulesError,
    UnknownGame,
)
from rules.core.registry import PACKAGES, add_to, games

if TYPE_CHECKING:
    from rules.core.action import Action, ActionTable
    from rules.core.event import Event
    from rules.core.game import Game
    from rules.core.option import Option
    from rules.core.rng import Rng
    from rules.core.state import SPECTATOR, Refusal, State

__all__ = [
    "SPECTATOR",
    "Action",
    "ActionTable",
    "BadNotation",
    "BadOption",
    "BadPosition",
    "Event",
    "Game",
    "IllegalAction",
    "NotPlayable",
    "Option",
    "Refusal",
    "Rng",
    "RulesError",
    "State",
    "UnknownGame",
    "games",
]


def __getattr__(name: str) -> object:
    """What games are made of is loaded when it is named: who only asks which there are needs none of it."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from rules.core import action, event, game, option, rng, state

    found = next(getattr(one, name) for one in (action, event, game, option, rng, state) if hasattr(one, name))
    return globals().setdefault(name, found)


add_to(PACKAGES)  # at last: other packages' games need what stands above
