"""The points that a move is said to bring are those that stand on the sheets once it was made, and nothing that is open brings more."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rules.five_tribes.components.actions import KILL, KIND, USE
from rules.five_tribes.components.pieces import BLUE, GREEN, KANDICHA, RED, YELLOW
from rules.five_tribes.components.stages import MOVE, SECOND_KILL, SECOND_PICK, SOW, TILE, TRIBE
from rules.five_tribes.evaluation import preview
from rules.five_tribes.evaluation.changes import changes
from rules.five_tribes.state import FiveTribesState
from tests.games.five_tribes.helpers import rich, walk
from tests.rules.five_tribes.build import act, board, table

OPEN = (TRIBE, SECOND_KILL, TILE, SECOND_PICK)


def ends_of(state: FiveTribesState, seat: int) -> Iterator[FiveTribesState]:
    """Wherever the rest of a turn can lead without a power that is paid for, before anything is sold."""
    if state.current_player != seat or state.stage not in OPEN:
        yield state
        return
    for action in state.legal_actions():
        if KIND[action] != USE:
            then = state.clone()
            then.apply(action)
            yield from ends_of(then, seat)


def totals(state: FiveTribesState) -> list[int]:
    return [sum(state.sheet(seat)) for seat in range(state.players)]


@pytest.mark.sampled(1)
@pytest.mark.parametrize(("players", "seed", "every"), [(2, 1, 8), (2, 1, 4), (2, 4, 4), (3, 2, 4), (4, 5, 4)])
def test_what_a_move_is_said_to_bring_is_what_it_brings_and_costs_others(players: int, seed: int, every: int) -> None:
    told, met = 0, {"fakirs": 0, "lose": 0, "gain": 0, "kill": 0}
    for state in [*walk(players, seed)[::every], *walk(players, seed, rich(players, seed))[::every]]:
        if state.stage not in (MOVE, SOW) or state.current_player is None:
            continue
        me, before = state.current_player, totals(state)
        for plan in preview.richest(state.view(me), 8):
            end, then = plan.end, state.clone()
            for action in preview.route(state.view(me), end):
                then.apply(action)
            if end.colour == RED and state.djinns[me] >> KANDICHA & 1:
                continue
            found = [totals(one) for one in ends_of(then, me)]
            most = max(one[me] for one in found)
            others = min(sum(one) - one[me] for one in found if one[me] == most)
            assert (end.points.total, end.others) == (most - before[me], others - (sum(before) - before[me])), str(end)
            told += 1
            met["fakirs"] += end.fakirs > 0
            met["lose"] += end.others < 0
            met["gain"] += end.others > 0
            met["kill"] += end.colour == RED
    assert told > 40
    assert all(met.values()), met


def test_fakirs_of_ones_own_and_what_others_lose_are_counted() -> None:
    state = table(board(c5="B", c4="BY"), seats=[{"resources": ["Fakir", "Fakir"]}, {"viziers": 1}])
    (builders,) = [end for end in preview.ends(state.view(0), 26) if end.colour == BLUE]
    assert (builders.points.tribe, builders.fakirs, builders.others) == ((2 + 2) * state.blues[builders.tile], 2, 0)
    state = table(board(e4="Y", e3="YY"), seats=[{}, {"viziers": 1}])
    (viziers,) = [end for end in preview.ends(state.view(0), 22) if end.colour == YELLOW]
    assert (viziers.points.tribe, viziers.others) == (13, -10)


def test_what_kandicha_draws_costs_no_points() -> None:
    state = table(board(a1="R", b1="R", c1="G", e5="WW"), seats=[{"djinns": ["Kandicha"]}, {}])
    act(state, "take a1", "drop R east")
    kill = next(one for one in state.legal_actions() if KIND[one] == KILL and (one - KILL) % 5 == GREEN)
    assert changes(state.view(0), kill)[0] == [0, 0, 0, 0, 0, 0, 6, 0]
