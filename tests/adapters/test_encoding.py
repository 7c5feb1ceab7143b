"""Views as numbers: everything fits, nothing leaks, different views differ."""

from __future__ import annotations

import json
from typing import Any

import pytest

import rules
from rules import Rng, State
from rules.adapters.blocks import Flag, Letters, Name, Number, OneOf
from rules.adapters.composite import Bag, Either, ListBlock, Misfit, ObjectBlock
from rules.adapters.encoding import encoder
from rules.adapters.patterns import alternatives
from tests.adapters.tables import TABLES, states

LEFT_OUT = ("seen", "rng")
"""Fields of which only the number of entries is told: fingerprints of layouts."""


def written(block: Any, value: Any) -> list[float]:
    numbers = [0.0] * block.size
    block.write(value, numbers, 0)
    return numbers


def encoded(view: State) -> tuple[float, ...]:
    numbers = [0.0] * encoder(view.game.id).size
    encoder(view.game.id).write(view.dump(), numbers)
    return tuple(numbers)


# ---- Blocks -----------------------------------------------------------------------------------


def test_simple_values() -> None:
    assert written(Flag(), True) == [1.0]
    assert written(Number(0, 10), 5) == [0.5]
    assert written(Number(-4, 4), -4) == [-1.0]
    assert written(OneOf(["a", "b", 3]), "b") == [0.0, 1.0, 0.0]
    assert written(Letters("YWG"), "YYG") == [2 / 3, 0.0, 0.5]


def test_numbers_without_a_bound_stay_in_it_and_in_order() -> None:
    found = [written(Number(), value)[0] for value in (-70_000, -100, -1, 0, 1, 2, 50, 51, 1000, 70_000)]
    assert found == sorted(found)
    assert len(set(found)) == len(found)
    assert (found[0], found[-1]) == (-1.0, 1.0)


def test_a_name_says_how_it_is_written_and_what_stands_where() -> None:
    name = Name(alternatives("^([AB][12]?|E)$") or [])
    assert name.size == 1 + 2 + 3 + 1
    assert written(name, "B1") == [1, 0, 1, 1, 0, 0, 0]
    assert written(name, "A") == [1, 1, 0, 0, 0, 1, 0]
    assert written(name, "E") == [0, 0, 0, 0, 0, 0, 1]


def test_lists_in_order_and_as_counts() -> None:
    assert written(ListBlock(Flag(), 3), [True, False]) == [2 / 3, 1.0, 0.0, 0.0]
    bag = Bag(["a", "b"], OneOf(["a", "b"]), 1)
    assert written(bag, ["b", "a", "b"]) == [1 / 2, 2 / 3, 3 / 4, 0.0, 1.0]


def test_nothing_is_marked() -> None:
    either = Either([Number(0, 4), Flag()])
    assert written(either, None) == [1.0, 0.0, 0.0]
    assert written(either, 2) == [0.0, 0.5, 0.0]
    assert written(either, True) == [0.0, 0.0, 1.0]


@pytest.mark.parametrize("value", [{"a": {"b": [3, "x"]}}, {"a": {"b": 5}}, {"a": 3}])
def test_what_does_not_fit_is_named(value: Any) -> None:
    block = ObjectBlock({"a": ObjectBlock({"b": ListBlock(Number(0, 9), 3)})})
    with pytest.raises(Misfit, match=r"^a"):
        written(block, value)


def test_an_unknown_name_is_refused() -> None:
    for block in (OneOf(["a"]), Name(alternatives("^[ab]$") or []), Letters("ab")):
        with pytest.raises(Misfit, match="card: 'x' is not what the schema says"):
            written(ObjectBlock({"card": block}), {"card": "x"})


# ---- Games ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("id", "players"), TABLES)
def test_every_view_fits_and_stays_in_bounds(id: str, players: int) -> None:
    for state in states(id, players, seed=3, every=17, most=20):
        for viewer in [None, *range(players)]:
            numbers = encoded(state.view(viewer))
            assert all(-1.0 <= number <= 1.0 for number in numbers)


@pytest.mark.soak
@pytest.mark.parametrize(("id", "players"), TABLES)
def test_every_view_of_many_games_fits(id: str, players: int) -> None:
    for seed in range(40):
        for state in states(id, players, seed, every=5, most=1000):
            encoded(state.view(state.current_player))


@pytest.mark.parametrize("id", rules.games)
def test_views_that_differ_are_told_apart(id: str) -> None:
    known: dict[tuple[float, ...], str] = {}
    for state in states(id, rules.games[id].players[-1], seed=5, every=3, most=50):
        for viewer in range(state.players):
            view = state.view(viewer)
            told = {name: value for name, value in view.dump().items() if name not in LEFT_OUT}
            text = json.dumps({**told, "turn left": len(view.dump().get("seen", ()))})
            assert known.setdefault(encoded(view), text) == text


@pytest.mark.parametrize(("id", "players"), TABLES)
def test_the_truth_has_no_way_into_the_numbers(id: str, players: int) -> None:
    rng = Rng(1)
    for state in states(id, players, seed=8, every=41, most=15):
        for viewer in range(players):
            view = state.view(viewer)
            assert encoded(view.resample(rng).view(viewer)) == encoded(view)


def test_only_views_are_encoded() -> None:
    state = rules.games["indy"].new_state(2, 1)
    with pytest.raises(ValueError, match="only views"):
        encoder("indy").write(state.dump(), [0.0] * encoder("indy").size)


@pytest.mark.parametrize("id", rules.games)
def test_all_player_numbers_and_options_have_one_size(id: str) -> None:
    game = rules.games[id]
    for option in game.options:
        for choice in option.choices:
            view = game.new_state(game.players[-1], 1, {option.name: choice}).view(0)
            assert len(encoded(view)) == encoder(id).size
