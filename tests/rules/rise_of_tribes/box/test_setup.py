"""Setting up (spec 1.5, 1.10)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import rules
from rules.rise_of_tribes.components.box import GOALS, POTTERY, POWERS, TILES, TRIBES
from tests.rules.rise_of_tribes.table import GAME, at, do, lay, starting, texts


def placed(state: Any, letter: str) -> Any:
    return do(state, f"place {letter}")


@pytest.mark.rule("rise_of_tribes", "1.5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_map_and_decks(players: int) -> None:
    state = GAME.new_state(players, 7)
    assert Counter(state.tiles) == {0: players + 1, 1: players + 1, 2: players + 1}
    for deck in state.goal_decks:
        assert len(set(deck)) == (14 if players == 2 else 15)
        assert (POTTERY in deck) == (players > 2)
    assert sorted(state.deck) == [0, 1, 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15]
    assert state.set_aside
    assert len(set(state.tribe)) == players
    assert state.dump()["dice"] == {act: ["sun", "moon", "blank"] for act in ("GROW", "MOVE", "GATHER", "LEAD")}


@pytest.mark.rule("rise_of_tribes", "1.5")
def test_starting_members_in_turn_order() -> None:
    state = GAME.new_state(4, 3)
    first = state.current_player
    assert first is not None
    assert len(texts(state)) == 15
    order = [(first + i) % 4 for i in range(4)]
    placed(state, "A")
    assert at(state, "A")[order[0]] == 2
    assert state.current_player == order[1]
    assert "place A" not in texts(state)
    placed(state, "B")
    placed(state, "C")
    assert at(state, "B")[order[1]] == 3
    assert state.current_player == order[2]
    do(state, "take food", "take stone")
    assert state.resources[3 * order[2] : 3 * order[2] + 3] == [1, 0, 1]
    placed(state, "H")
    assert state.current_player == order[3]
    assert texts(state) == ["place D", "place E", "place G", "place I", "place L", "place M"]
    do(state, "place M", "take wood", "take wood")
    assert (at(state, "H")[order[3]], at(state, "M")[order[3]]) == (2, 1)
    assert state.current_player == first
    assert state.hand
    assert state.supply == [20 - count for count in _on_map(state)]


def _on_map(state: Any) -> list[int]:
    return [sum(state.members[p << 4 : (p << 4) + 16]) for p in range(state.players)]


@pytest.mark.rule("rise_of_tribes", "1.5")
def test_leaders_are_chosen_before_settling() -> None:
    state = GAME.new_state(2, 5, {"leaders": True, "tribe_1": "Kaha", "tribe_2": "Tunga"})
    first = state.current_player
    powers = {0: ["power wayfarers", "power focused-effort"], 1: ["power hidden-village", "power light-in-the-dark"]}
    assert first is not None
    assert texts(state) == powers[first]
    do(state, powers[first][0], "place A")
    assert state.current_player == 1 - first
    assert texts(state) == powers[1 - first]
    assert state.view(1 - first).dump()["tribes"][first]["power"] == POWERS[state.power[first]]


def test_chosen_tribes() -> None:
    state = GAME.new_state(3, 5, {"tribe_2": "Kiror"})
    assert TRIBES[state.tribe[1]] == "Kiror"
    assert state.tribe.count(5) == 1
    with pytest.raises(rules.BadOption):
        GAME.new_state(3, 5, {"tribe_2": "Kiror", "tribe_1": "Kiror"})


@pytest.mark.rule("rise_of_tribes", "1.5")
def test_first_player_is_random() -> None:
    assert {GAME.new_state(3, seed).first for seed in range(30)} == {0, 1, 2}


@pytest.mark.rule("rise_of_tribes", "1.10")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_special_tiles_keep_the_number_of_each_type(players: int) -> None:
    for seed in range(10):
        state = GAME.new_state(players, seed, {"special_terrain": "all"})
        names = [TILES[tile] for tile in state.tiles]
        for name in ("Great Lake", "Great Forest", "Great Mountain", "Wild Land", "Tar Pit", "Jungle", "Desert Oasis"):
            assert names.count(name) == 1
        lakes, forests, mountains = (mask.bit_count() for mask in state.terrain)
        assert lakes + forests + mountains - 2 == 3 * (players + 1)
        wild = 1 << names.index("Wild Land")
        assert all(mask & wild for mask in state.terrain)
        assert sorted((lakes, forests, mountains)) == [players + 1, players + 2, players + 2]


@pytest.mark.rule("rise_of_tribes", "1.10")
def test_mixed_draws_three() -> None:
    found: set[str] = set()
    for seed in range(40):
        state = GAME.new_state(3, seed, {"special_terrain": "mixed"})
        special = [TILES[tile] for tile in state.tiles if tile > 2]
        glacier = state.dump()["pending"][-1]["do"] == "lay_glacier"
        assert len(special) + glacier == 3
        found |= {*special, "Glacier"} if glacier else {*special}
    assert len(found) == 8


@pytest.mark.rule("rise_of_tribes", "1.10")
def test_chosen_tiles() -> None:
    state = GAME.new_state(3, 1, {"special_terrain": "chosen", "tar_pit": True, "jungle": True})
    assert sorted(TILES[tile] for tile in state.tiles if tile > 2) == ["Jungle", "Tar Pit"]
    ignored = GAME.new_state(3, 1, {"special_terrain": "none", "tar_pit": True})
    assert max(ignored.tiles) == 2


@pytest.mark.rule("rise_of_tribes", "1.10")
def test_glacier_is_laid_on_a_mountain_but_not_on_wild_land() -> None:
    for seed in range(20):
        state = GAME.new_state(2, seed, {"special_terrain": "all"})
        mountains = {"ABCDEFGHI"[h] for h, tile in enumerate(state.tiles) if tile in (2, 5)}
        assert state.current_player == state.first
        assert {text[-1] for text in starting(state, "place")} == mountains
        letter = sorted(mountains)[0]
        placed(state, letter)
        assert state.dump()["glacier"] == {"hex": letter, "stones": 0, "melted": False}


def test_seats_have_all_goals() -> None:
    state = GAME.new_state(3, 2)
    assert all(sorted(deck) == list(range(len(GOALS))) for deck in state.goal_decks)


@pytest.mark.rule("rise_of_tribes", "1.5")
def test_a_split_group_stays_together_where_no_two_free_hexes_touch() -> None:
    split = [{"do": "settle", "player": 3, "detail": 3 | part << 2} for part in (1, 0)]
    pending = [{"do": "turn"}, {"do": "setup", "detail": 4}, *split]
    members = {h: [1, 1, 1, 0] for h in "BCDEFGHIJKLMN"}
    state = lay(members, players=4, current_player=3, pending=pending)
    assert texts(state) == ["place A", "place O"]
    placed(state, "A")
    assert at(state, "A") == [0, 0, 0, 3]
    members.pop("N")
    state = lay(members, players=4, current_player=3, pending=pending)
    assert texts(state) == ["place N", "place O"]  # A has no free neighbour
    placed(state, "N")
    assert (at(state, "N")[3], at(state, "O")[3]) == (2, 1)
