"""Two events are equal when everything in them is; compiled rules, whose classes know no `__slots__`, agree."""

from __future__ import annotations

from typing import Any

import pytest

from rules import Event

GIVEN: dict[str, Any] = {
    "kind": "drawn",
    "player": 1,
    "public": {"draw": 3},
    "private": {"card": "wolf"},
    "knowers": (1,),
    "secret": False,
}


def test_events_with_the_same_in_them_are_equal() -> None:
    assert Event(**GIVEN) == Event(**GIVEN)
    assert Event("drawn") != "drawn"


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("kind", "taken"),
        ("player", None),
        ("public", {"draw": 2}),
        ("private", {}),
        ("knowers", ()),
        ("secret", True),
    ],
)
def test_a_difference_anywhere_makes_them_unequal(name: str, value: object) -> None:
    assert Event(**GIVEN) != Event(**{**GIVEN, name: value})
