"""A defended attack, passing the keyboard for it, and the counting of a challenge."""

from __future__ import annotations

import re
from typing import Any

import pytest
from textual.pilot import Pilot

from rules.tribe.state import TribeState
from tests.games.tribal.helpers import table_at
from tests.games.tribal.playing import act, choose
from tests.games.tribe.scenes import near_the_end, table
from tests.rules.tribe.positions import position
from tests.table.helpers import MEDIUM, SMALL, Silent, TableApp, on_table, shown
from tests.table.seated import seated, text
from tribes_tui.table.history.pages import MomentScreen
from tribes_tui.table.play.handover import HandoverScreen
from tribes_tui.table.screen import TableScreen

ATTACK = ("attack 2 warrior from elder",)


def attacked(armed: bool) -> TribeState:
    """The first seat can send a buffalo; the second holds a protection, or nothing but a wolf and a vase."""
    theirs = ["warrior calumet_brave flag_sky lightning", "hunter desert_wind"]
    theirs = [
        text + hidden
        for text, hidden in zip(theirs, (" !courage", " !wolf") if armed else (" !totem", " !wolf"), strict=True)
    ]
    chains = [["elder flag_sky !buffalo"], theirs]
    return position("START", ["wolf wolf multi", "multi totem flag_sun draw3 block"], chains, top="salmon_spirit")


async def begin(pilot: Pilot[Any], app: TableApp) -> None:
    """The first person takes the keyboard."""
    await pilot.pause()
    if isinstance(app.screen, HandoverScreen):
        await pilot.press("enter")
        await pilot.pause()


async def frames_until_the_other_sits(armed: bool) -> list[str]:
    """Everything shown from the attack until the attacked person has the keyboard."""
    app = TableApp(table_at(attacked(armed), "pp"))
    found = []
    async with app.run_test(size=SMALL) as pilot:
        await begin(pilot, app)
        await act(pilot, app, *ATTACK)
        found.append(shown(app))
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, HandoverScreen)
        found.append(shown(app))
        await pilot.press("enter")
        await pilot.pause()
        assert on_table(app).viewer == 1
        assert "attacks with" in shown(app) or "takes 2 vases" in shown(app)
    return found


async def test_the_keyboard_is_passed_for_a_defence_and_nothing_leaks_on_the_way() -> None:
    assert await frames_until_the_other_sits(armed=True) == await frames_until_the_other_sits(armed=False)


async def test_the_attacked_person_sees_what_comes_and_protects_by_keyboard() -> None:
    app = TableApp(table_at(attacked(armed=True), "pp"), Silent())
    async with app.run_test(size=SMALL) as pilot:
        await begin(pilot, app)
        await act(pilot, app, *ATTACK)
        await pilot.press("enter", "enter")
        await pilot.pause()
        text = shown(app)
        for said in (
            "Ada attacks your warrior with a buffalo: protect it, or let it happen.",
            "takes 2 vases,",
            "let it happen",
            "loses 4 points",
            "7 left",
            "courage by the warrior",
            "saves 2 of 2",
            "loses nothing",
        ):
            assert said in text
        await pilot.press("enter")
        await pilot.pause()
        vases = app.laid.view(None).dump()["chains"][1][0]["dioramas"]
        assert vases == ["calumet_brave", "flag_sky", "lightning"]


@pytest.mark.parametrize("depth", ["truecolor", "16", "none"])
async def test_what_is_saved_is_said_of_each_vase(depth: str) -> None:
    state = attacked(armed=True)
    state.apply(state.read(ATTACK[0]))
    async with seated(state, MEDIUM, viewer=1, depth=depth) as (_, screen):
        assert "savedsaved" not in text(screen)
        assert len(re.findall(r"\b(?:saved|safe|ok)\b", text(screen))) == 2


@pytest.mark.parametrize("size", [SMALL, MEDIUM], ids=str)
async def test_what_came_of_ones_own_attack_stands_there_and_not_the_attack_again(size: tuple[int, int]) -> None:
    chains = [["scout bear_spirit !wolf"], ["warrior calumet_hero flag_sun !courage", "hunter desert_wind !buffalo"]]
    state = position("START", ["wolf wolf", "flag_sun flag_sky"], chains, leaders=["scout", "warrior"])
    app = TableApp(table_at(state, "pb"), Silent())
    app.laid.propose(0, app.laid.view(0).read("attack 2 warrior from scout"), 0)
    for said in ("protect warrior", "attack 1 scout from hunter"):
        app.laid.propose(1, app.laid.view(1).read(said), app.laid.number_for(1))
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        told = shown(app).split("What happened before")[1]
        assert "Bo turned up the feathers of courage and lost nothing to your attack." in told, told
        assert "attacks your" not in told


@pytest.mark.parametrize("depth", ["truecolor", "none", "ascii"])
@pytest.mark.parametrize("size", [SMALL, MEDIUM], ids=str)
async def test_what_comes_is_said_to_its_end_at_every_depth(depth: str, size: tuple[int, int]) -> None:
    state = attacked(armed=True)
    state.apply(state.read(ATTACK[0]))
    async with seated(state, size, viewer=1, depth=depth) as (_, screen):
        told = text(screen)
        assert "takes 2 vases," in told
        assert "the last two" in told


async def test_a_defence_by_its_number_and_by_mouse() -> None:
    for by_mouse in (False, True):
        app = TableApp(table_at(attacked(armed=True), "bp"), Silent())
        app.laid.propose(0, app.laid.view(0).read(ATTACK[0]), 0)
        async with app.run_test(size=SMALL) as pilot:
            await pilot.pause()
            if by_mouse:
                await choose(pilot, on_table(app), ("decline",), by_mouse=True)
            else:
                await pilot.press("p")
            await pilot.pause()
            assert app.laid.view(None).dump()["chains"][1][0]["dioramas"] == ["calumet_brave"]


async def test_the_counting_comes_up_after_a_challenge_for_everybody_at_the_keyboard() -> None:
    app = TableApp(table_at(near_the_end(), "pp"))
    async with app.run_test(size=SMALL) as pilot:
        await begin(pilot, app)
        await act(pilot, app, "place lightning warrior")
        await reads_the_counting(pilot, app)
        assert app.screen is app.table_screen
        await pilot.press("enter", "enter")  # the keyboard goes to the other person
        await reads_the_counting(pilot, app)
        assert on_table(app).viewer == 1


async def reads_the_counting(pilot: Pilot[Any], app: TableApp) -> None:
    await pilot.pause()
    assert isinstance(app.screen, MomentScreen)
    text = shown(app)
    for said in ("challenge 1. Others pay", "first", "left over", "for spheres", "Still needed for 100"):
        assert said in text
    await pilot.press("enter")
    await pilot.pause()


async def test_bots_play_on_beneath_the_counting() -> None:
    app = TableApp(table_at(near_the_end(), "pb"))
    async with app.run_test(size=SMALL) as pilot:
        await act(pilot, app, "place lightning warrior")
        for _ in range(5):
            await pilot.pause()
        assert isinstance(app.screen, MomentScreen)
        assert app.laid.turn == 0  # the bot deals and begins, and has played
        assert app.laid.number >= 3
        await pilot.press("enter")
        assert isinstance(app.screen, TableScreen)
        assert any(line.text.startswith("Challenge 1 is over") for line in app.table_screen._chronicle.lines)


async def test_the_end_of_the_game_counts_the_last_challenge() -> None:
    app = TableApp(table_at(near_the_end((60, 30)), "pb"))
    async with app.run_test(size=SMALL) as pilot:
        await act(pilot, app, "place lightning warrior")
        await pilot.pause()
        assert "You close challenge 1" in shown(app), "the last challenge is told as all before it"
        await pilot.press("enter")
        await pilot.pause()
        text = shown(app)
        for said in ("You win with 117", "91 ahead of Bo"):
            assert said in text


async def test_a_block_goes_to_a_players_name() -> None:
    state = table(4, "MAIN", turn=1)
    app = TableApp(table_at(state, "bpbb"), Silent())
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        hand = app.laid.view(1).dump()["hands"][1]
        await pilot.press(str(hand.index("block") + 1))
        screen = on_table(app)
        assert {name for name in screen.selection.chooser.lit if name.startswith("seat:")} == {"seat:0", "seat:3"}
        await choose(pilot, screen, ("seat:0",))
        await pilot.pause()
        assert (
            len(re.findall(r"\d cards?( to close)?, blocked", shown(app))) == 1
        )  # Cy was blocked too, and has skipped a turn
