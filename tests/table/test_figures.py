"""No figure on a table without its source: each number that a piece shows is one that the rules' own view has."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Any

import pytest

from rules.indy.components.cards import DECK, EAGLE
from rules.indy.components.phases import SHAMANS
from rules.indy.mechanics.scoring import rank
from rules.rise_of_tribes.components import tables
from rules.rise_of_tribes.components.box import GOAL_COST, GOAL_VP, TRIBE_COST
from rules.rise_of_tribes.components.layout import bits
from tests.shots.newcomer import POSITIONS
from tribes_tui.app import headless
from tribes_tui.games.rise_of_tribes.words.goals import progress
from tribes_tui.table.screen import TableScreen
from tribes_tui.widgets.drawn import Drawn

Sources = dict[str, Callable[[Any], Iterable[int]]]

INDY: Sources = {
    "seats": lambda view: (*view.tokens, *map(len, view.hands), *range(1, 7), *_ranks(view)),
    "beside": lambda view: (DECK if view.phase == SHAMANS else len(view.deck), view.plate),
}
RISE: Sources = {
    "tribes": lambda view: (*view.vp, tables.WIN_VP, *view.resources, *view.supply, *_hidden(view)),
    "goals": lambda view: (*TRIBE_COST[view.tribe[0]], *_goals(view)),
    "map": lambda view: (*_members(view), *view.population, *range(3, 9), view.ice_stones, view.invaders, 1),
}


def _ranks(view: Any) -> Iterable[int]:
    """Sums of what was evoked."""
    return [rank(*cards) % 100 for cards in view.evocations if cards and EAGLE not in cards]


def _hidden(view: Any) -> Iterable[int]:
    """Members on boards, and numbers in the names of goals."""
    return (*view.board, 3, 5, 6, 8)


def _goals(view: Any) -> Iterable[int]:
    """Points, costs, how far each is of how much, and numbers in the names of goals."""
    for goal in bits(view.goals[0]):
        yield GOAL_VP[goal]
        yield from GOAL_COST[goal] if goal < len(GOAL_COST) else progress(view, 0, goal)
    yield from (3, 5, 6, 8)


def _members(view: Any) -> Iterable[int]:
    return [number for h in range(view.layout.size) for number in view.members_at(h)]


@pytest.mark.parametrize("game", ["indy", "rise_of_tribes"])
@pytest.mark.parametrize("number", [0, 2, 4])
async def test_every_number_is_in_the_view(game: str, number: int) -> None:
    asked = [one for one in POSITIONS if one.game == game and one.size == (120, 40)][number]
    laid: dict[str, Any] = {"seats": asked.seats, "seed": asked.seed, "options": asked.options, "moves": asked.moves}
    async with headless(game, **laid, size=asked.size) as pilot:
        screen = pilot.app.screen
        assert isinstance(screen, TableScreen)
        view = screen.scene.view
        for name, source in (INDY if game == "indy" else RISE).items():
            shown = {int(found) for found in re.findall(r"\d+", screen.query_one(f"#{name}", Drawn).text())}
            assert shown <= set(source(view)), (name, shown - set(source(view)))
