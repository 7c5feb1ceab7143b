"""Djinns that are used: a key goes to them, none is paid for nothing, none is paid twice after it was taken back."""

from __future__ import annotations

import re
from typing import Any

import pytest

from rules.five_tribes.components import stages as st
from rules.five_tribes.components.pieces import FACE_KIND
from rules.five_tribes.evaluation import preview
from rules.five_tribes.state import FiveTribesState
from tests.games.five_tribes.helpers import rich, stage, walk
from tests.rules.five_tribes.build import board, table
from tribes_tui.games.five_tribes.table import FiveTribesBoard
from tribes_tui.games.five_tribes.words import outcomes
from tribes_tui.games.five_tribes.words.things import SCENES
from tribes_tui.table.choice.selection import SelectionState, ways


def _placing(owner: int, *djinns: str) -> FiveTribesState:
    """Somebody whose move ended on a village."""
    state = table(board(a1="Y", b1="Y"), seats=[{"djinns": [*djinns], "elders": 2, "resources": ["Fakir"]}, {}])
    village = next(tile for tile in range(30) if SCENES[FACE_KIND[state.faces[tile]]] == "village")
    state.actor, state.final, state.stage = 0, village, st.TILE
    state.owner[village] = owner
    return state


@pytest.mark.parametrize(("owner", "is_forced"), [(0, True), (1, False), (-1, False)])
def test_where_all_else_is_to_pay_a_djinn_for_nothing_one_is_not_asked(owner: int, is_forced: bool) -> None:
    view = _placing(owner, "Hagis").view(0)
    action = FiveTribesBoard().forced(view, view.legal_actions())
    assert (action is not None) == is_forced
    assert action is None or view.game.actions[action].kind == "PLACE"


@pytest.mark.parametrize("name", ["Sloar", "Sibittis"])
def test_what_may_bring_anything_is_asked(name: str) -> None:
    view = _placing(0, "Hagis", name).view(0)
    assert FiveTribesBoard().forced(view, view.legal_actions()) is None


def test_after_a_djinn_was_taken_back_the_cursor_is_not_on_it_again() -> None:
    board_, lying = FiveTribesBoard(), _Anywhere()
    view = _placing(1, "Hagis").view(0)
    selection = SelectionState()
    selection.begin(board_, view, (0, 1))
    selection.settle(lying)  # type: ignore[arg-type]  # all that is asked of it
    selection.cursor = "djinn:Hagis"
    selection.begin(board_, None, (0, 2))
    selection.begin(board_, view, (0, 1))
    selection.settle(lying)  # type: ignore[arg-type]  # all that is asked of it
    assert selection.cursor == "place"
    assert {"djinn:Hagis", "place"} == {path[0] for path in ways(board_, view).ways}


class _Anywhere:
    def __contains__(self, name: object) -> bool:
        return True

    def get(self, name: str) -> Any:
        return None


async def test_a_key_goes_to_the_djinns_that_can_be_used_one_after_the_other() -> None:
    state = _placing(1, "Hagis", "Sloar")
    async with stage(2) as shown:
        await shown.show(state, 0)
        assert "g  use a djinn" in shown.text
        found = set()
        for _ in range(2):
            shown.screen.board.command(shown.screen, "game:use")
            found.add(shown.screen.cursor)
        assert found == {"djinn:Hagis", "djinn:Sloar"}
        await shown.show(table(board(a1="Y", b1="Y")), 0)
        assert "use a djinn" not in shown.text


@pytest.mark.parametrize("seeds", [1, pytest.param(4, marks=pytest.mark.soak)])
def test_what_each_move_leaves_is_told_however_wide_the_rows_where_they_differ(seeds: int) -> None:
    told = 0
    for players, names in ((2, ("you", "Maximiliana")), (4, ("you", "Bartholomew", "Maximiliana", "Wilhelmine"))):
        for seed in range(seeds):
            for state in walk(players, seed, rich(players, seed))[:120:6]:
                if state.stage == st.MOVE and state.actor == 0:
                    found = [
                        one._replace(left=preview.left(state, one.end)) for one in preview.by_points(state.view(0), 8)
                    ]
                    lines, tells_left, heads = outcomes.plans(state.view(0), found, names)
                    assert tells_left == (len({round(one.left) for one in found}) > 1)
                    assert all(len(line) <= outcomes.LONGEST_PLAN for line in lines), lines
                    assert ("next turn" in heads) == tells_left
                    at = heads.index("next turn") if tells_left else 0
                    assert all((not tells_left) or re.match(r"(\S+|up to) \d+$", line[at:]) for line in lines), lines
                    told += tells_left
    assert told
