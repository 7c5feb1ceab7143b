"""What the README of the rules says is so."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest

import rules
from tests.adapters.tables import NEEDED

README = Path(rules.__file__).parent / "README.md"


def test_its_examples_are_true() -> None:
    pytest.importorskip("numpy", reason=NEEDED)
    found = doctest.testfile(str(README), module_relative=False)
    assert found.attempted > 20
    assert found.failed == 0


def test_it_counts_numbers_and_actions_of_every_game() -> None:
    text = README.read_text(encoding="utf-8")
    for id, game in rules.games.items():
        assert f"| `{id}` | {len(game.observation_names()):,} | {len(game.actions):,} |" in text
