"""With a card picked, another that can only be meant instead is picked instead: by click, by keys, by dragging; Enter says so."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from rules import State
from tests.games.tribe.scenes import table
from tests.rules.tribal_duel.layouts import duel
from tests.rules.tribal_rixe.layouts import rixe
from tests.rules.tribe.positions import position
from tests.table.helpers import MEDIUM, click_target
from tests.table.seated import point, seated, text
from tribes_tui.table.choice.explain import explanation


class Two(NamedTuple):
    """A position in which two cards can be picked, and what Enter says of the second after the first."""

    state: State
    viewer: int
    first: str
    second: str
    said: str


def two(game: str) -> Two:
    if game == "tribe":
        return Two(table(2, "MAIN", 1), 1, "hand:3", "hand:2", "pick the shaman instead")
    if game == "duel":
        state = duel(["M7a", "L4a"], ["T8b", "D5b", "M5b"])
        return Two(state, 0, "card:M7a", "card:L4a", "lift lizard 4 instead: it goes on an orange 5")
    state = rixe([["D4", "L8"], ["M4", "T8"]], [["D7", "L3", "T2"], ["D1"]])
    return Two(state, 0, "hand:D7", "hand:L3", "lift lizard 3 instead: it fits on 2 cards")


GAMES = ["tribe", "duel", "rixe"]


@pytest.mark.parametrize("game", GAMES)
async def test_a_click_on_another_card_picks_that_instead(game: str) -> None:
    it = two(game)
    async with seated(it.state, MEDIUM, it.viewer, [it.first]) as (pilot, screen):
        assert it.second not in screen.scene.lit
        await click_target(pilot, screen, it.second)
        assert screen.scene.picked == (it.second,)
        assert screen.selection.cursor in screen.scene.lit
        await pilot.press("escape")
        assert screen.scene.picked == ()


@pytest.mark.parametrize("game", GAMES)
async def test_enter_says_so_and_does_so(game: str) -> None:
    it = two(game)
    async with seated(it.state, MEDIUM, it.viewer, [it.first]) as (pilot, screen):
        point(screen, it.second)
        await pilot.pause()
        assert it.said in text(screen)
        assert "instead" in text(screen)
        await pilot.press("enter")
        assert screen.scene.picked == (it.second,)


@pytest.mark.parametrize(
    ("game", "keys"), [("tribe", ["3"]), ("duel", ["escape", "right", "enter"]), ("rixe", ["escape", "right", "enter"])]
)
async def test_keys_reach_what_could_be_picked_instead(game: str, keys: list[str]) -> None:
    """A number, or arrows from the picked card; where all of them lead to what is lit, the card is let go first."""
    it = two(game)
    async with seated(it.state, MEDIUM, it.viewer, [it.first]) as (pilot, screen):
        for key in keys:
            await pilot.press(key)
        assert screen.scene.picked == (it.second,)


async def test_why_the_picked_card_cant_go_there_is_said_too() -> None:
    it = two("duel")
    async with seated(it.state, (160, 50), it.viewer, [it.first]) as (pilot, screen):
        point(screen, it.second)
        await pilot.pause()
        assert "What you picked can't go there. It must be one lower and of the other colour" in text(screen)
        told = explanation(screen.board, screen.scene, screen.selection.chooser, screen.words, it.second)
        assert "You can pick it instead of what is picked now." in told


async def test_a_drag_of_another_card_lifts_that_instead() -> None:
    it = two("rixe")
    async with seated(it.state, MEDIUM, it.viewer, [it.first]) as (_, screen):
        assert screen.selection.lift(it.second)
        assert screen.selection.chooser.picked == (it.second,)


async def test_what_would_end_the_turn_is_no_other_card() -> None:
    it = two("rixe")
    async with seated(it.state, MEDIUM, it.viewer, [it.first]) as (pilot, screen):
        screen.choose("end")
        assert screen.scene.picked == (it.first,)
        point(screen, "end")
        await pilot.pause()
        assert "put them back" in text(screen)


@pytest.mark.parametrize(("key", "goes_back"), [("left", True), ("down", False), ("right", False)])
async def test_an_arrow_that_leads_nowhere_goes_back_to_what_is_picked_unless_that_lies_behind(
    key: str, goes_back: bool
) -> None:
    """From there the next one leads to another card."""
    state = position("MAIN", ["multi buffalo block wolf warrior", ""], [[], []])
    async with seated(state, viewer=0, picked=["hand:4"]) as (pilot, screen):
        assert screen.selection.cursor == "played"
        assert "another card" in text(screen)
        await pilot.press(key)
        assert screen.selection.cursor == ("hand:4" if goes_back else "played")
        if not goes_back:
            return
        await pilot.press("left")
        other = screen.selection.cursor
        assert other in screen.targets
        assert other != "hand:4"
        await pilot.press("enter")
        assert screen.scene.picked == (other,)
