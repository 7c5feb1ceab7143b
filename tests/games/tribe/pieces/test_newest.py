"""The dot of what is new stands at the card that came, not at its chain's first one."""

import pytest

from rules import Event
from tests.rules.tribe.positions import position
from tests.table.helpers import SMALL
from tests.table.seated import seated
from tribes_tui.games.tribe.pieces.camp import TribeCamp
from tribes_tui.games.tribe.pieces.faces import SIGNS
from tribes_tui.widgets.cards.card_face import Face

CASES = [
    ("elder flag_sky lightning", Event("placed", 1, {"card": "lightning", "chain": "elder", "complete": False}), 2),
    ("elder flag_sky", Event("placed", 1, {"card": "flag_sky", "chain": "elder", "complete": False}), 1),
    ("elder", Event("founded", 1, {"chain": "elder"}), 0),
    (
        "elder +totem flag_sky lightning war_spear",
        Event("placed", 1, {"card": "totem", "chain": "elder", "complete": True}),
        4,
    ),
    ("elder flag_sky", Event("defended", 1, {"card": None, "chain": "elder", "destroyed": ["lightning"]}), 2),
    ("elder flag_sky", Event("defended", 1, {"card": "courage", "chain": "elder", "destroyed": []}), None),
]


@pytest.mark.turned(6)
@pytest.mark.parametrize("size", [SMALL, (120, 40)], ids=str)
@pytest.mark.parametrize(("chain", "event", "at"), CASES, ids=lambda one: str(one)[:30])
async def test_it_stands_at_the_link_that_came_or_went(
    chain: str, event: Event, at: int | None, size: tuple[int, int]
) -> None:
    state = position("MAIN", ["wolf", ""], [["hunter"], [chain]], leaders=["hunter", "warrior"])
    async with seated(state, size) as (_, screen):
        camp = [*screen.query(TribeCamp)][1]
        before = camp.text().split("\n")
        screen._scene = screen._scene._replace(fresh={"chain:1:1": 1}, recent=(event,))
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


@pytest.mark.parametrize("depth", ["truecolor", "256"])
async def test_squeezed_chains_show_every_sphere_and_what_the_totem_brings(depth: str) -> None:
    chains = [
        "hunter +totem desert_wind hunting_bow bear_spirit",
        "warrior calumet_hero flag_sky desert_wind",
        "scout multi calumet_brave",
        "shaman war_spear",
        "elder",
    ]
    others, leaders = [["hunter"], ["scout"], ["warrior"]], ["shaman", "hunter", "scout", "warrior"]
    state = position("MAIN", ["wolf", "", "", ""], [chains, *others], leaders=leaders)
    async with seated(state, (120, 40), depth=depth) as (_, screen):
        camp = next(iter(screen.query(TribeCamp)))
        rows = camp.text().split("\n")
        assert len({place.region.height for place in camp.places.values() if place.name.startswith("chain:")}) > 1
        assert "+5" in rows[1], camp.text()
        for place in camp.places.values():
            if place.name.startswith("chain:") and place.region.height == 2:
                chain = camp._chain(place.name)
                signs = sum(len(link.signs) for link in chain.all if isinstance(link, Face))
                told = "".join(rows[place.region.y : place.region.bottom])
                assert sum(told.count(sign) for sign in SIGNS.values()) == signs, camp.text()
