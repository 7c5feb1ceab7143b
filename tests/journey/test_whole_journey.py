"""The journey, travelled by bots from its first stage to its last: stars alone open its paths, and they are enough."""

from __future__ import annotations

import pytest

from saves import Store
from tests.journey.travelling import played
from tribes_tui.journey import told
from tribes_tui.journey.progress import Travels, travelled
from tribes_tui.journey.stages import REGIONS, STAGES, JourneyStage

MOST = 60  # of one's own deals: one that was played at another stage is known
"""Games at one stage: whoever wins one in seven will have won by then, but in one of ten thousand cases."""


def visit(stage: JourneyStage, store: Store, stars: int, other: str = "") -> Travels:
    """Play at a stage until it has given so many stars."""
    for deal in range(1, MOST):
        assert travelled(store).is_open(stage), "the path is open before one goes there"
        name = played(stage, store, 1000 * STAGES.index(stage) + deal, other=other)
        found = travelled(store)
        assert [one.stage for one in found.visits if one.record == name] == [stage]
        assert told.after_game(name, store)
        if len(found.of(stage)) >= stars:
            return found
    raise AssertionError(f"{stage.name} gives no star")


def test_a_short_journey() -> None:
    store = Store()
    for stage in (*REGIONS[0].stages[:2], *REGIONS[1].stages[:2]):
        found = visit(stage, store, 2, other="random")
    assert found.total >= 8
    assert all(found.is_reached(region) for region in REGIONS[:4])
    assert not found.is_reached(REGIONS[4])
    assert found.is_open(REGIONS[2].stages[0])
    assert found.next_stage == REGIONS[0].stages[2]


@pytest.mark.soak
def test_the_whole_journey() -> None:
    store = Store()
    for stage in STAGES:
        found = visit(stage, store, 2)
        print(f"{stage.name}: {len(found.of(stage))} stars, {found.total} in all")
    assert {*found.stars} == {stage.name for stage in STAGES}
    assert found.open_stages == [*STAGES]
    assert found == travelled(store, anew=True), "worked out anew it is the same"
