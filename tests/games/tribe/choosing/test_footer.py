"""The keys that the last row tells of, while nothing is picked and while a card is."""

from __future__ import annotations

import re

import pytest

from tests.games.tribal.helpers import table_at
from tests.rules.tribe.positions import position
from tests.table.helpers import MEDIUM, SMALL, Silent, TableApp
from tests.table.seated import seated
from tribes_tui.games.tribe.pieces.hand import TribeHand
from tribes_tui.games.tribe.table import TribeBoard
from tribes_tui.table.board.scene import Scene
from tribes_tui.table.choice.selection import ways


def test_numbers_pick_another_card_while_one_is_picked() -> None:
    state = position("MAIN", ["multi totem wolf", ""], [["shaman war_spear"], []], leaders=["warrior", "hunter"])
    view, board = state.view(0), TribeBoard()
    chooser = ways(board, view)
    scene = Scene(view, ["you", "Bo"], 0, lit=chooser.lit, ways=chooser.names)
    assert [(one.key, one.label) for one in board.commands(scene)][:1] == [("1-6", "pick a card")]
    lifted = Scene(view, ["you", "Bo"], 0, picked=("hand:0",), lit=frozenset({"chain:0:1", "discards"}))
    assert [(one.key, one.label) for one in board.commands(lifted)][:1] == [("1-6", "another card")]
    swapping = Scene(view, ["you", "Bo"], 0, picked=("active:0:1",), lit=frozenset({"chain:0:1"}))
    assert "another card" not in [one.label for one in board.commands(swapping)]


def test_where_a_card_would_be_discarded_at_once_its_number_is_said_to_go_there() -> None:
    hand = "war_spear hunter flag_sky wolf wolf courage totem multi"
    for phase, most, told in (("DRAW3_DISCARD", 3, "go to a card"), ("MAIN", 0, "pick a card")):
        cards = hand if most else "war_spear hunter wolf"
        state = position(phase, [cards, ""], [["scout"], []], leaders=["scout", "hunter"], to_discard=most)
        view, board = state.view(0), TribeBoard()
        chooser = ways(board, view)
        scene = Scene(view, ["you", "Bo"], 0, lit=chooser.lit, ways=chooser.names)
        assert board.commands(scene)[0].label == told


async def test_the_key_that_discards_takes_nothing() -> None:
    state = position(
        "START",
        ["multi totem wolf", ""],
        [["shaman war_spear"], []],
        leaders=["warrior", "hunter"],
        discard="war_spear",
    )
    app = TableApp(table_at(state, "pb"), Silent())
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        await pilot.press("x")
        await pilot.pause()
        assert app.laid.number == 0
        await pilot.press("t")
        await pilot.pause()
        assert app.laid.number == 1


@pytest.mark.parametrize("size", [SMALL, MEDIUM], ids=str)
async def test_cards_in_two_rows_have_the_numbers_that_pick_them(size: tuple[int, int]) -> None:
    hand = "war_spear hunter flag_sky wolf wolf courage totem multi"
    state = position("DRAW3_DISCARD", [hand, ""], [["scout"], []], leaders=["scout", "hunter"], to_discard=3)
    async with seated(state, size) as (_, screen):
        told = screen.query_one(TribeHand).text()
        assert re.findall(r"\d", told) == [*"12345678"]
        assert told.count("discard") == 8
        assert "●●● war" in " ".join(told.split()), "what tells a vase from others alike, also without a picture"


@pytest.mark.parametrize("to_discard", [3, 1])
async def test_numbers_that_only_go_to_a_card_say_so(to_discard: int) -> None:
    """Each of three to discard is discarded with Enter."""
    hand = "war_spear hunter flag_sky wolf wolf courage totem multi"
    held = " ".join(hand.split()[: 5 + to_discard])
    state = position("DRAW3_DISCARD", [held, ""], [["scout"], []], leaders=["scout", "hunter"], to_discard=to_discard)
    async with seated(state, MEDIUM) as (pilot, screen):
        key = next(one for one in screen.own_commands() if one.name == "next")
        assert (key.key, key.label) == (f"1-{5 + to_discard}", "go to")
        await pilot.press("3")
        await pilot.pause()
        assert not screen.selection.chooser.picked
        assert screen.selection.cursor == "hand:2"
