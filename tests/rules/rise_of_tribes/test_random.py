"""Random games: nothing is lost or made, everything adds up, each game ends."""

from __future__ import annotations

from typing import Any

import pytest

import rules
from rules.rise_of_tribes.components import tables
from rules.rise_of_tribes.components.box import EVENTS, MAMMOTH, TRIBES, goals_in_game
from rules.rise_of_tribes.mechanics import ground
from rules.rise_of_tribes.state import RiseState
from tests.rules.rise_of_tribes.table import GAME

MODULES: dict[str, Any] = {"elders": True, "special_terrain": "all", "leaders": True}
SETTINGS: list[dict[str, Any]] = [
    {},
    MODULES,
    {"leaders": True, "strict_bank": True},
    {"special_terrain": "mixed"},
    {"elders": True, "layout": "symmetric"},
]


def check_members(s: RiseState) -> None:
    size = s.layout.size
    for player in range(s.players):
        on_map = s.members[player << 4 : (player << 4) + size]
        assert min(on_map) >= 0
        assert sum(on_map) + s.supply[player] + s.board[player] == tables.MEMBERS
        assert s.occupied[player] == sum(1 << h for h, count in enumerate(on_map) if count)
        assert s.supply[player] >= 0
        assert s.board[player] >= 0
    for h in range(size):
        invaders = s.invaders if s.invaders_hex == h else 0
        assert s.population[h] == sum(s.members[p << 4 | h] for p in range(s.players)) + invaders


def check_villages(s: RiseState) -> None:
    for player in range(s.players):
        assert s.villages[player] == sum(1 << h for h, owner in enumerate(s.village) if owner == player)
        assert not s.villages[player] & ~s.occupied[player], "a village without its owner's members"
        assert s.elder[player] < 0 or s.village[s.elder[player]] == player
        assert not s.hidden[player] or s.occupied[player]
    assert sum(owner >= 0 for owner in s.village) + sum(s.hidden) <= tables.VILLAGES
    assert s.glacier < 0 or s.village[s.glacier] < 0


def check_cards(s: RiseState) -> None:
    for player in range(s.players):
        goals = [g for mask in (s.goals[player], s.completed[player]) for g in range(15) if mask >> g & 1]
        assert sorted(goals + s.goal_decks[player]) == goals_in_game(s.players)
        assert sum(s.returned[player]) <= len(s.goal_decks[player])
    owned = [3 + item for item in range(3) if s.item_owner[item] >= 0] + ([MAMMOTH] if s.tamer >= 0 else [])
    tiles = [tile for tile in s.row if tile >= 0] + s.deck + s.discard + owned + ([8, 9] if s.set_aside else [])
    assert sorted(tiles) == list(range(len(EVENTS)))
    assert len(s.seen) == len(s.deck)


def check_tokens(s: RiseState, total: int) -> None:
    assert min(s.resources) >= 0
    assert min(s.bank) >= 0
    assert min(s.tokens) >= 0
    for kind in range(3):
        stones = s.ice_stones if kind == 2 else 0
        assert s.bank[kind] + sum(s.resources[kind::3]) + sum(s.tokens[kind::3]) + stones == total
    for slot in range(2):
        assert s.row[slot] >= 0 or not sum(s.tokens[3 * slot : 3 * slot + 3])


def check_between_turns(s: RiseState) -> None:
    """At the first die of a turn no hex is overcrowded by anybody but invaders' own coming."""
    assert len(s.hand) == 2
    assert s.used == 0
    assert s.gathered == 0


def play(players: int, seed: int, options: dict[str, Any], every: int = 1) -> RiseState:
    state = GAME.new_state(players, seed, options)
    rng = rules.Rng(seed)
    total = state.bank[0]
    number = 0
    while not state.is_terminal:
        number += 1
        assert number < 20_000
        if number % every == 0:
            check_members(state)
            check_villages(state)
            check_cards(state)
            check_tokens(state, total)
            if state.dump()["pending"][-1]["do"] == "die" and len(state.hand) == 2:
                check_between_turns(state)
        state.apply(state.pick(rng))
    check_villages(state)
    check_tokens(state, total)
    assert state.vp[state.winner] >= tables.WIN_VP
    assert all(points < tables.WIN_VP for seat, points in enumerate(state.vp) if seat != state.winner)
    return state


@pytest.mark.varied(5)
@pytest.mark.rule("rise_of_tribes", "2")
@pytest.mark.parametrize("options", SETTINGS, ids=lambda options: "+".join(options) or "base")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_invariants(players: int, options: dict[str, Any]) -> None:
    for seed in range(3):
        play(players, seed, options)


@pytest.mark.soak
@pytest.mark.parametrize("options", [{}, MODULES, {**MODULES, "strict_bank": True}], ids=["base", "modules", "strict"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_thousand_games(players: int, options: dict[str, Any]) -> None:
    for seed in range(2000):
        play(players, seed, options, every=50)


@pytest.mark.soak
def test_every_kind_of_action_happens() -> None:
    """Half by chance and half by hint, so that rare things come about; tribes take turns."""
    missing = {action.kind for action in GAME.actions}
    for seed in range(600):
        options = {**MODULES, "tribe_1": TRIBES[seed % 8]}
        state = GAME.new_state(4, seed, options)
        rng = rules.Rng(seed)
        while not state.is_terminal:
            action = state.pick(rng)
            if rng.randrange(2):
                action = max(state.legal_actions(), key=state.hint)
            missing.discard(GAME.actions[action].kind)
            state.apply(action)
        if not missing:
            return
    raise AssertionError(f"never happened: {sorted(missing)}")


def test_no_tribe_stays_overcrowded_after_phase_4() -> None:
    state = GAME.new_state(3, 4)
    rng = rules.Rng(4)
    turn = 1
    while not state.is_terminal and turn < 60:
        state.apply(state.pick(rng))
        if state.turn != turn and not state.is_terminal:
            turn = state.turn
            alone_or_few = [h for h in range(12) if state.population[h] > ground.limit(state, h)]
            assert not [h for h in alone_or_few if ground.everyone(state) >> h & 1 and h != state.invaders_hex]
