"""Enter does at once what alone is sensible with a card; its number never does more than pick it."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from rules.tribe.components.cards import CARD_OF
from tests.rules.tribe.positions import position
from tests.table.helpers import SMALL
from tests.table.seated import point, seated, show

CASES = (
    ("calumet_hero block wolf wolf", "place the calumet of the hero on the scout: +1 point", True),
    ("shaman war_spear wolf wolf", "begin a chain with the shaman: its weapon is in your hand", True),
    ("courage wolf wolf block", "hide the feathers of courage beside the scout: can save two vases", True),
    ("eagle_spirit wolf wolf block", "discard the spirit of the eagle: your scout needs a calumet next", True),
    ("war_spear shaman wolf block", "pick the weapon of war", False),
)


async def test_enter_does_what_alone_is_sensible_and_a_number_only_picks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of the first card named; a vase that is for later may be hidden beside either of two chains."""
    done: list[Sequence[int]] = []
    states = []
    for hand, _, is_done in CASES:
        mine = ["scout bear_spirit"] if is_done else ["scout bear_spirit", "elder flag_sky"]
        states.append(position("MAIN", [hand, ""], [mine, ["hunter"]], leaders=["scout", "hunter"]))
    async with seated(states[0], SMALL) as (pilot, screen):
        monkeypatch.setattr(screen, "decide_all", done.append)
        for state, (hand, told, is_done) in zip(states, CASES, strict=True):
            show(screen, state, 0)
            at = state.hands[0].index(CARD_OF[hand.split()[0]])
            await pilot.press(screen.board.key_of(f"hand:{at}"))
            assert screen.selection.chooser.picked == (f"hand:{at}",)
            await pilot.press("escape")
            point(screen, f"hand:{at}")
            assert screen.looked_at().line.startswith(told)
            done.clear()
            await pilot.press("enter")
            assert bool(done) == is_done
            assert is_done or screen.selection.chooser.picked == (f"hand:{at}",)
