"""The start of a game (spec sections 1.5 and 2)."""

from __future__ import annotations

from collections import Counter

import pytest

from rules.five_tribes import GAMES

GAME = GAMES["five_tribes"]
rule = pytest.mark.rule


@rule("five_tribes", "2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_three_meeples_on_each_tile_and_an_empty_bag(players: int) -> None:
    start = GAME.new_state(players, seed=5).dump()
    assert [len(tile["meeples"]) for tile in start["tiles"]] == [3] * 30
    assert start["bag"] == ""
    assert Counter(tile["points"] for tile in start["tiles"] if tile["kind"] == "Sacred Place") == {
        6: 4,
        10: 1,
        12: 1,
        15: 1,
    }
    assert all(not tile["palms"] and not tile["palaces"] and tile["camel"] is None for tile in start["tiles"])
    assert (len(start["row"]), len(start["pile"]), start["discard"]) == (9, 45, [])
    assert (len(start["djinn_row"]), len(start["djinn_pile"])) == (3, 19)
    assert (start["palms_left"], start["palaces_left"]) == (12, 10)


@rule("five_tribes", "1.5")
@rule("five_tribes", "2")
@pytest.mark.parametrize(("players", "camels", "markers"), [(2, 11, 2), (3, 8, 1), (4, 8, 1)])
def test_what_each_player_gets(players: int, camels: int, markers: int) -> None:
    start = GAME.new_state(players, seed=1).dump()
    for seat in start["seats"]:
        assert (seat["gold"], seat["camels"], seat["viziers"], seat["elders"]) == (50, camels, 0, 0)
        assert seat["resources"] == seat["djinns"] == []
    assert Counter(start["bid_order"]) == dict.fromkeys(range(players), markers)
    assert start["track"] == [None] * 9
    assert start["current_player"] == start["bid_order"][0]


@rule("five_tribes", "2")
def test_two_players_draw_all_four_markers_in_any_order() -> None:
    orders = {tuple(GAME.new_state(2, seed).dump()["bid_order"]) for seed in range(120)}
    assert len(orders) == 6


@rule("five_tribes", "2")
def test_three_of_one_colour_may_share_a_tile() -> None:
    assert any(len(set(tile["meeples"])) == 1 for seed in range(30) for tile in GAME.new_state(2, seed).dump()["tiles"])
