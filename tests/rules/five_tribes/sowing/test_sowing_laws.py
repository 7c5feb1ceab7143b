"""The laws of sowing, from every walk there is (spec section 3.3, derived facts)."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from rules.five_tribes.components.grid import LEAVE, ONWARD, REACH, START
from tests.rules.five_tribes.build import board, table
from tests.rules.five_tribes.walks import TILES, Tile, distance, name, walks

rule = pytest.mark.rule
PATHS = [98, 236, 586, 1452, 3574, 8764, 21412, 52220, 127376, 311224]
FROM_A_CORNER = [2, 4, 10, 26, 65, 166, 409, 1013, 2437, 5892]


@cache
def facts(steps: int) -> tuple[int, int, dict[Tile, frozenset[Tile]], dict[Tile, frozenset[Tile]]]:
    """For walks of so many steps: how many, how many from a1, ends by start, ends visited earlier by start."""
    total = corner = 0
    ends: dict[Tile, frozenset[Tile]] = {}
    twice: dict[Tile, frozenset[Tile]] = {}
    for start in TILES:
        found = list(walks(start, steps))
        total += len(found)
        corner += len(found) if start == (0, 0) else 0
        ends[start] = frozenset(path[-1] for path in found)
        twice[start] = frozenset(path[-1] for path in found if path[-1] in path[:-1])
    return total, corner, ends, twice


@rule("five_tribes", "3.3")
@pytest.mark.parametrize("steps", range(1, 10))
def test_number_of_paths(steps: int) -> None:
    total, corner, _, _ = facts(steps)
    assert (total, corner) == (PATHS[steps - 1], FROM_A_CORNER[steps - 1])
    assert sum(_engine_paths(tile * 5 + START, steps) for tile in range(30)) == total


@cache
def _engine_paths(arc: int, steps: int) -> int:
    return 1 if steps == 0 else sum(_engine_paths(after, steps - 1) for after, _, _, _ in ONWARD[arc])


@rule("five_tribes", "3.3")
def test_number_of_paths_of_ten_steps() -> None:
    assert sum(_engine_paths(tile * 5 + START, 10) for tile in range(30)) == PATHS[9]
    assert [_engine_paths(START, steps) for steps in range(1, 11)] == FROM_A_CORNER


@rule("five_tribes", "3.3")
@pytest.mark.parametrize("steps", range(1, 9))
def test_possible_ends_are_those_at_a_fitting_distance(steps: int) -> None:
    _, _, ends, _ = facts(steps)
    for i, start in enumerate(TILES):
        law = {t for t in TILES if distance(start, t) <= steps and (distance(start, t) - steps) % 2 == 0}
        if steps == 2:
            law.discard(start)
        assert ends[start] == law
        reach = {t for j, t in enumerate(TILES) if REACH[i * 5 + START][steps] >> j & 1}
        assert reach == law
        leave = {t for j, t in enumerate(TILES) if LEAVE[i][steps] >> j & 1}
        assert leave == law - {start}


@rule("five_tribes", "3.3")
def test_reach_goes_on_by_parity_for_the_largest_hands() -> None:
    for i, start in enumerate(TILES):
        for steps in (15, 16, 17, 40, 89, 90):
            law = {t for t in TILES if (distance(start, t) - steps) % 2 == 0}
            assert {t for j, t in enumerate(TILES) if REACH[i * 5 + START][steps] >> j & 1} == law


@rule("five_tribes", "3.3")
@pytest.mark.parametrize("steps", range(1, 10))
def test_where_a_walk_may_end_on_a_tile_dropped_on_before(steps: int) -> None:
    _, _, _, twice = facts(steps)
    for start in TILES:
        law = set()
        for t in TILES:
            d = distance(start, t)
            if (d - steps) % 2 == 0 and (0 < d <= steps - 4 or (d == 0 and steps >= 8)):
                law.add(t)
        assert twice[start] == law


@rule("five_tribes", "3.3")
@rule("five_tribes", "r1")
@pytest.mark.parametrize("hand", ["WWRGY", "YYYYY", "WWRGYB", "YYWWGR", "YWGBRRR"])
def test_five_or_more_with_a_pair_move_from_anywhere(hand: str) -> None:
    for tile in TILES:
        state = table(board(**{name(tile): hand}))
        assert [state.text(id) for id in state.legal_actions()] == [f"take {name(tile)}"]
        state.apply(state.legal_actions()[0])
        for _ in hand:
            assert state.dump()["stage"] == "sow"
            state.apply(state.legal_actions()[0])
        assert state.dump()["stage"] != "sow"


@rule("five_tribes", "3.3")
def test_every_tile_with_six_or_more_has_a_pair_and_so_a_move() -> None:
    for extra in "YWGBR":
        counts = Counter("YWGBR" + extra)
        assert max(counts.values()) > 1
        state = table(board(c3="YWGBR" + extra))
        assert len(state.legal_actions()) == 1
