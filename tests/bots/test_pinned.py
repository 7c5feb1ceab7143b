"""Pinned baselines play as they always did."""

from __future__ import annotations

import re

import pytest

import rules
from rules import Rng
from rules.bots.levels import LEVELS
from rules.bots.pinned import PINNED, digest, position

SLOW = ("tribes-hard-v8", "tribes-master-v10")


@pytest.mark.parametrize("name", [pytest.param(name, marks=[pytest.mark.soak] * (name in SLOW)) for name in PINNED])
def test_a_pinned_policy_plays_as_it_always_did(name: str) -> None:
    """If this fails, the bots have changed: the policy that plays now needs the next version."""
    policy = PINNED[name]
    assert digest(policy) == policy.digest


def test_every_level_is_pinned() -> None:
    assert [policy.level for policy in PINNED.values()] == [*LEVELS]
    assert all(policy.simulations for policy in PINNED.values() if policy.level in ("hard", "master"))
    assert all(re.fullmatch(rf"tribes-{policy.level}-v\d+", name) for name, policy in PINNED.items())


@pytest.mark.parametrize("id", rules.games)
def test_the_positions_are_views_of_who_decides(id: str) -> None:
    views = [position(id, number) for number in range(6)]
    assert all(view.is_view and view.viewer == view.current_player for view in views)
    assert len({view.key() for view in views}) == 6
    for view in views:
        assert view.is_legal(PINNED["tribes-medium-v9"].choose(view, Rng(3)))
