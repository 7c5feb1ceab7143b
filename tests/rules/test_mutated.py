"""What is loaded can be played to its end, or is refused with the name of a field (R2, R3)."""

from __future__ import annotations

import pytest

import rules
from rules.core.errors import BadPosition
from tests.rules.mutated import check, mutated, play_on, pool

PART = 250
PARTS = 134
"""So many parts of so many positions of each game: 201,000 in all."""


@pytest.mark.sampled(2)
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("game_id", rules.games)
def test_r2_r3_a_mutated_position_is_refused_by_field_or_plays(game_id: str, part: int) -> None:
    game = rules.games[game_id]
    for seed in range(part * PART, (part + 1) * PART):
        try:
            check(game, mutated(game_id, seed), seed)
        except Exception as error:
            raise AssertionError(f"{game_id}, seed {seed}") from error


@pytest.mark.sampled(3)
@pytest.mark.parametrize("game_id", rules.games)
def test_positions_as_they_were_dumped_are_taken(game_id: str) -> None:
    game = rules.games[game_id]
    for number, position in enumerate(pool(game_id)[::5]):
        assert check(game, position, number * 8 + 1) == "played"


def test_a_game_that_is_over_has_nothing_more_to_play() -> None:
    state = rules.games["indy"].new_state(2, 1)
    play_on(state, rules.Rng(1), 10_000, whole=True)
    play_on(rules.games["indy"].load(state.dump()), rules.Rng(1), 1, whole=True)


@pytest.mark.parametrize("game_id", rules.games)
def test_a_viewer_of_nothing_is_none(game_id: str) -> None:
    state = rules.games[game_id].new_state(seed=1)
    assert rules.games[game_id].load({**state.dump(), "viewer": None}) == state


@pytest.mark.parametrize(
    ("game_id", "change", "field"),
    [
        ("tribal_rixe", {"lacks": [1 << 64, []]}, "lacks[0]"),
        ("rise_of_tribes", {"pending": [{"do": ["turn"]}]}, "pending[0].do"),
        ("rise_of_tribes", {"pending": [{"do": "turn", "detail": 12}, {"do": "die"}]}, "pending[0].detail"),
        ("rise_of_tribes", {"pending": [{"do": "die"}]}, "pending[0].do"),
        ("rise_of_tribes", {"invaders": {"hex": None}}, "invaders.hex"),
        ("tribe", {"": 1}, "''"),
    ],
)
def test_a_fault_is_named(game_id: str, change: dict[str, object], field: str) -> None:
    position = rules.games[game_id].new_state(seed=1).dump()
    with pytest.raises(BadPosition) as caught:
        rules.games[game_id].load({**position, **change})
    assert caught.value.field == field


def test_cards_are_hidden_in_views_alone() -> None:
    """And there only those that others hold, or that lie face down."""
    game = rules.games["tribe"]
    state = game.new_state(seed=1)
    view = state.view(0).dump()
    hidden = {**state.dump(), "hands": [["?"] * 5, *state.dump()["hands"][1:]]}
    for position, field in ((hidden, "hands[0]"), ({**view, "hands": [["?"] * 5] * 2}, "hands[0]")):
        with pytest.raises(BadPosition) as caught:
            game.load(position)
        assert caught.value.field == field


def test_a_view_without_a_position_that_looks_so_is_refused() -> None:
    game = rules.games["tribal_duel"]
    view = game.new_state(seed=1).view(0).dump()
    with pytest.raises(BadPosition) as caught:
        game.load({**view, "stock": [*view["stock"], *["?"] * 40]})
    assert caught.value.field == "viewer"
