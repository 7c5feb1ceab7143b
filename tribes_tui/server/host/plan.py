"""What a table is opened with: the game, its options, who may sit there and how long one waits for anybody."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple

import rules
from rules.bots.levels import EVEN, LEVELS
from tribes_tui.play.clock import Clock
from tribes_tui.play.seat import PROGRAM
from tribes_tui.server.host.refusals import RefusedByHost
from tribes_tui.server.words.said import refusals as said


class Plan(NamedTuple):
    """`seats` are bots' levels, "" for a person's seat; the first is the opener's.

    `live`: a bot sits in for who is gone too long. Else everybody takes their turn when they like, or within the time
    that `clock` gives.
    """

    game_id: str
    seats: Sequence[str]
    options: Mapping[str, Any]
    by_invitation: bool = False
    live: bool = True
    clock: Clock | None = None


class BadPlan(RefusedByHost):
    """A plan that makes no table."""


def check(plan: Plan) -> None:
    """Raises `BadPlan`, `UnknownGame` or `BadOption`."""
    game = rules.games[plan.game_id]
    if len(plan.seats) not in game.players:
        raise BadPlan(partial(said.players, game=game.title, least=game.players[0], most=game.players[-1]))
    if not plan.seats or plan.seats[0]:
        raise BadPlan(said.first_seat)
    if any(level.partition(":")[0].strip().lower() == PROGRAM for level in plan.seats):
        raise BadPlan(said.no_programs)
    if any(level and level not in (*LEVELS, EVEN) for level in plan.seats):
        raise BadPlan(said.no_bot)
    game.new_state(len(plan.seats), 0, dict(plan.options))
