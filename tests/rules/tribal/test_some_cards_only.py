"""A position need not hold all 72 cards: the specifications' own examples name those that matter. It is played to its end."""

from __future__ import annotations

import random
from typing import Any

import pytest

from rules import BadPosition, Rng, games

GAMES = ("tribal_duel", "tribal_rixe")


def thinned(game: str, seed: int) -> dict[str, Any]:
    """A position out of the middle of a game without a third of its stock, its columns and its discard."""
    rng, state = random.Random(seed), games[game].new_state(2, seed)
    for _ in range(40 + 10 * seed):
        if not state.is_terminal:
            state.apply(rng.choice([*state.legal_actions()]))
    position: dict[str, Any] = {**state.dump(), "seen": []}
    position["stock"] = position["stock"][::3]
    position["discard" if game == "tribal_duel" else "collected"] = [] if game == "tribal_duel" else [[], []]
    zones = "columns" if game == "tribal_duel" else "zones"
    position[zones] = [[[] if rng.random() < 1 / 3 else column for column in zone] for zone in position[zones]]
    return position


@pytest.mark.rule("tribal_duel", "6")
@pytest.mark.rule("tribal_rixe", "6")
@pytest.mark.sampled(6)
@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("game", GAMES)
def test_a_position_of_some_cards_is_taken_and_played_to_its_end(game: str, seed: int) -> None:
    state, rng = games[game].load(thinned(game, seed)), random.Random(seed)
    assert games[game].load(state.dump()) == state
    steps = 0
    while not state.is_terminal:
        player = state.current_player
        assert player is not None
        view = state.view(player)
        if steps % 50 == 0:
            assert view.resample(Rng(steps)).legal_actions() == state.legal_actions()
        state.apply(rng.choice([*state.legal_actions()]))
        steps += 1
    assert sorted(state.ranking())[0] == 1


@pytest.mark.parametrize("game", GAMES)
def test_but_no_card_lies_in_two_places(game: str) -> None:
    zones = "columns" if game == "tribal_duel" else "zones"
    position = {"game": game, "players": 2, "current_player": 0, zones: [["D9a"], ["M9a"]], "stock": ["M9a"]}
    with pytest.raises(BadPosition, match="M9a is named twice") as error:
        games[game].load(position)
    assert error.value.field == "stock[0]"
