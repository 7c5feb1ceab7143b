"""The dot of what is new stands at the card that came, not at its chain's first one."""

from dataclasses import replace

import pytest

from rules import Event
from tests.rules.tribe.positions import position
from tests.table.helpers import SMALL
from tests.table.seated import seated
from tribes_tui.games.tribe.pieces.camp import TribeCamp

CASES = [
    ("elder flag_sky lightning", Event("placed", 1, dict(card="lightning", chain="elder", complete=False)), 2),
    ("elder flag_sky", Event("placed", 1, dict(card="flag_sky", chain="elder", complete=False)), 1),
    ("elder", Event("founded", 1, dict(chain="elder")), 0),
    (
        "elder +totem flag_sky lightning war_spear",
        Event("placed", 1, dict(card="totem", chain="elder", complete=True)),
        4,
    ),
    ("elder flag_sky", Event("defended", 1, dict(card=None, chain="elder", destroyed=["lightning"])), 2),
    ("elder flag_sky", Event("defended", 1, dict(card="courage", chain="elder", destroyed=[])), None),
]


@pytest.mark.parametrize("size", [SMALL, (120, 40)], ids=str)
@pytest.mark.every
@pytest.mark.parametrize(("chain", "event", "at"), CASES, ids=lambda one: str(one)[:30])
async def test_it_stands_at_the_link_that_came_or_went(
    chain: str, event: Event, at: int | None, size: tuple[int, int]
) -> None:
    state = position("MAIN", ["wolf", ""], [["hunter"], [chain]], leaders=["hunter", "warrior"])
    async with seated(state, size) as (_, screen):
        camp = [*screen.query(TribeCamp)][1]
        before = camp.text().split("\n")
        screen._scene = replace(screen._scene, fresh={"chain:1:1": 1}, recent=(event,))
        screen.ground.draw(screen._scene)
        screen.ground.states.fresh = screen._scene.fresh
        camp.changed()
        dots = [
            x
            for old, row in zip(before, camp.text().split("\n"), strict=True)
            for x, sign in enumerate(row)
            if sign == "•" and old[x : x + 1] != "•"
        ]
        segments = camp._segments(camp._chains[0])
        widths = [0, *[sum(camp._widths(camp._chains[0])[:k]) + k for k in range(1, 6)]]
        starts = widths if camp._has_cards() else [one.x for one in segments]
        assert len(dots) == (at is not None), camp.text()
        for x in dots:
            assert starts[at or 0] - 1 <= x < [*starts, 99][(at or 0) + 1] - 1, camp.text()
