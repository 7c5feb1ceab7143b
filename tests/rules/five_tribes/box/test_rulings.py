"""Every ruling is named, and what it names exists (spec section 5)."""

from __future__ import annotations

from importlib import import_module

import pytest

from rules.five_tribes.components.rulings import RULINGS


def test_there_are_thirty_five() -> None:
    assert list(RULINGS) == list(range(1, 36))


@pytest.mark.parametrize("number", RULINGS)
def test_each_is_carried_by_something(number: int) -> None:
    module, _, name = RULINGS[number][1].partition(":")
    assert hasattr(import_module(f"rules.five_tribes.{module}"), name)


@pytest.mark.parametrize("number", RULINGS)
def test_each_is_in_the_rulebook(number: int) -> None:
    from rules.five_tribes import GAMES

    assert f"{{#r{number}}}" in GAMES["five_tribes"].rulebook()
