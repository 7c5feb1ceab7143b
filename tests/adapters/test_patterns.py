"""Patterns of names, taken apart."""

from __future__ import annotations

import re

import pytest

from rules.adapters.patterns import alternatives, letters

CARDS = r"^([CHO][RGB][1-6]|E|\?)$"
LYING = r"^(#?[DMLT][1-9][ab]?|\?)$"


@pytest.mark.parametrize(
    ("pattern", "count"), [(CARDS, 56), (LYING, 217), ("^[a-f][1-5]$", 30), (r"^[DMLT][1-9]$", 36)]
)
def test_all_names_of_a_pattern_are_found_and_fit_it(pattern: str, count: int) -> None:
    names = [name for way in alternatives(pattern) or [] for name in way.names()]
    assert len(set(names)) == len(names) == count
    assert all(re.match(pattern, name) for name in names)


def test_a_name_splits_into_what_varies() -> None:
    card, eagle, hidden = alternatives(CARDS) or []
    assert card.split("HR6") == ("H", "R", "6")
    assert card.split("E") is None
    assert card.split("HR7") is None
    assert eagle.split("E") == ("E",)
    assert hidden.split("?") == ("?",)


def test_places_may_be_empty() -> None:
    lying, _ = alternatives(LYING) or []
    assert lying.split("#D3a") == ("#", "D", "3", "a")
    assert lying.split("D3") == ("", "D", "3", "")


@pytest.mark.parametrize("pattern", ["^[0-9a-f]+$", "^Y*W*$", "^[0-9a-f]*$"])
def test_names_of_any_length_have_no_alternatives(pattern: str) -> None:
    assert alternatives(pattern) is None


def test_counted_letters() -> None:
    assert letters("^Y*W*G*B*R*$") == "YWGBR"
    assert letters("^[0-9a-f]+$") is None
    assert letters("^[DMLT][1-9]$") is None
