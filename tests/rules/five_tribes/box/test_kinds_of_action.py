"""Tables with an entry for each kind of action have one for every kind, and none for anything else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from rules.five_tribes.components.actions import KIND, TABLE, by_action
from rules.five_tribes.evaluation.hints import HINTS
from rules.five_tribes.mechanics.play import DEEDS
from rules.five_tribes.notation.moments import MOMENTS
from rules.five_tribes.notation.reasons import REASONS


def test_a_kind_is_named_by_its_first_id() -> None:
    for action in TABLE:
        assert TABLE[KIND[action.id]].kind == action.kind
        assert KIND[action.id] == min(other.id for other in TABLE if other.kind == action.kind)
    assert len(set(KIND)) == len({action.kind for action in TABLE}) == 16


@pytest.mark.parametrize("table", [DEEDS, HINTS, MOMENTS, REASONS], ids=["deeds", "hints", "moments", "reasons"])
def test_every_kind_of_action_has_its_entry(table: Mapping[int, Any]) -> None:
    assert {TABLE[kind].kind for kind in table} == {action.kind for action in TABLE}
    assert set(table) == set(KIND)


def test_a_table_that_lacks_a_kind_is_refused() -> None:
    kinds = dict.fromkeys(KIND, "")
    assert by_action(kinds) == [""] * len(TABLE)
    kinds.popitem()
    with pytest.raises(KeyError):
        by_action(kinds)
