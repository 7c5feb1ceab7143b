"""What is in the box (spec 1.1 to 1.4, 1.6, 1.7, 7)."""

from __future__ import annotations

from collections import Counter

import pytest

from rules.rise_of_tribes.components import tables
from rules.rise_of_tribes.components.actions import TABLE
from rules.rise_of_tribes.components.box import (
    EVENTS,
    GOAL_COST,
    GOAL_VP,
    GOALS,
    LEVEL,
    LEVELS,
    POWERS,
    SET_ASIDE,
    SPECIAL,
    TILE_KIND,
    TRIBES,
)
from rules.rise_of_tribes.components.layout import bits, layout_of
from tests.rules.rise_of_tribes.table import GAME


@pytest.mark.rule("rise_of_tribes", "1")
@pytest.mark.rule("rise_of_tribes", "1.1")
def test_counts() -> None:
    assert len(EVENTS) == 16
    assert [EVENTS[tile] for tile in SET_ASIDE] == ["Chieftain", "Abandoned Village"]
    assert len(GOALS) == 15
    assert len(TRIBES) == 8
    assert len(SPECIAL) == 8
    assert len(POWERS) == 16
    assert (tables.MEMBERS, tables.VILLAGES, tables.TOKENS_PER_KIND, tables.INVADERS_MAX) == (20, 12, 32, 5)


@pytest.mark.rule("rise_of_tribes", "1.2")
def test_faces_and_levels() -> None:
    assert Counter(tables.DIE_FACES) == {0: 2, 1: 2, 2: 2}
    names = Counter(LEVELS[level] for level in LEVEL)
    assert names == {"SUNS": 7, "NORMAL": 13, "MOONS": 7}


@pytest.mark.rule("rise_of_tribes", "1.3")
def test_level_of_three_dice() -> None:
    sun, moon, blank = 0, 1, 2
    for dice, level in (
        ((sun, blank, sun), "SUNS"),
        ((moon, moon, sun), "MOONS"),
        ((sun, moon, blank), "NORMAL"),
        ((blank, blank, sun), "NORMAL"),
        ((sun, sun, sun), "SUNS"),
    ):
        assert LEVELS[LEVEL[dice[0] * 9 + dice[1] * 3 + dice[2]]] == level
    assert tables.GROW_MEMBERS == (2, 3, 4)
    assert tables.MOVE_MEMBERS == (2, 4, 6)
    assert [a * b for a, b in zip(tables.GATHER_HEXES, tables.GATHER_PER_HEX, strict=True)] == [2, 4, 6]
    assert tables.LEAD_CARDS == (1, 2, 3)


SITES = {
    2: [(-1, 1), (-1, 2), (0, 3), (1, -1), (1, 3), (2, -1), (3, 0), (3, 1)],
    3: [(-2, 2), (-2, 3), (-1, 0), (-1, 4), (1, -1), (1, 3), (2, -1), (2, 2), (3, 0)],
    4: [(-4, 4), (-3, 2), (-3, 5), (-2, 1), (-1, 0), (-1, 4), (1, -1), (1, 3), (2, 0), (2, 1)],
}
INNER = {2: [(1, 1)], 3: [(0, 1), (1, 1), (0, 2)], 4: [(0, 1), (-1, 2), (0, 2), (-2, 3)]}


@pytest.mark.rule("rise_of_tribes", "1.4")
@pytest.mark.rule("rise_of_tribes", "a17")
@pytest.mark.parametrize(("players", "links"), [(2, 16), (3, 24), (4, 31)])
def test_layouts(players: int, links: int) -> None:
    layout = layout_of(players, "standard")
    assert layout.size == 3 * (players + 1)
    assert sum(mask.bit_count() for mask in layout.near) == 2 * links
    for h, mask in enumerate(layout.near):
        assert all(layout.near[other] >> h & 1 for other in bits(mask))
    inner = [place for h, place in enumerate(layout.coordinates) if not layout.outer >> h & 1]
    assert sorted(inner) == sorted(INNER[players])
    assert layout.sites == SITES[players]
    assert all(shore.bit_count() >= 2 for shore in layout.shores)


@pytest.mark.rule("rise_of_tribes", "a17")
def test_one_site_touches_three() -> None:
    layout = layout_of(4, "standard")
    touching = {site: shore.bit_count() for site, shore in zip(layout.sites, layout.shores, strict=True)}
    assert [site for site, count in touching.items() if count != 2] == [(-1, 4)]
    assert touching[-1, 4] == 3


@pytest.mark.rule("rise_of_tribes", "a1")
def test_symmetric_layout_for_four() -> None:
    layout = layout_of(4, "symmetric")
    mirrored = {(-q, -r) for q, r in layout.coordinates}
    assert layout.size == 15
    assert mirrored == set(layout.coordinates)
    assert layout_of(3, "symmetric") is layout_of(3, "standard")
    assert GAME.new_state(4, 1, {"layout": "symmetric"}).layout is layout


@pytest.mark.rule("rise_of_tribes", "1.6")
def test_village_costs() -> None:
    assert tables.VILLAGE_COST["Dananu"] == (4, 1, 1)
    assert tables.VILLAGE_COST["Kia-Kia"] == (1, 4, 1)
    assert all(sum(cost) == 6 for cost in tables.VILLAGE_COST.values())
    assert len(set(tables.VILLAGE_COST.values())) == 8


@pytest.mark.rule("rise_of_tribes", "1.7")
def test_goals() -> None:
    assert sum(GOAL_VP) == 29
    assert GOAL_VP[:7] == (1,) * 7
    assert GOAL_VP[7:] == (2, 2, 3, 3, 3, 3, 2, 4)
    assert all(sum(cost) == 4 for cost in GOAL_COST)
    doubled = Counter(cost.index(2) for cost in GOAL_COST if 2 in cost)
    assert doubled == {0: 2, 1: 2, 2: 2}
    assert GOAL_COST[5] == (1, 1, 1, 1)


@pytest.mark.rule("rise_of_tribes", "1.10")
def test_tiles_count_as_their_basic_type() -> None:
    assert TILE_KIND == (0, 1, 2, 0, 1, 2, -1, 0, 1, 0)


def test_action_ids_are_stable() -> None:
    """A record names actions by text, a bot's answer by id: neither may change its meaning."""
    assert len(TABLE) == 1141
    assert TABLE[0].text == "done"
    first = {}
    for action in TABLE:
        first.setdefault(action.kind, action.id)
    assert first["DIE"] == 8
    assert first["GROW"] == 29
    assert first["MOVE"] == 45
    assert first["BUILD"] == 964
    assert first["LOAN"] == 1057
