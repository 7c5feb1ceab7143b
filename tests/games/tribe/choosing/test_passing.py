"""Turns in which nothing fits go by with one key, or one word, and stop as soon as a card is good for something."""

from __future__ import annotations

import re

import pytest

from rules import Event
from rules.tribe.components.cards import CARD_OF, NAMES
from rules.tribe.state import TribeState
from tests.app.test_app import until
from tests.games.tribal.duel.test_stuck import played
from tests.games.tribal.helpers import table_at
from tests.games.tribe.scenes import random_positions
from tests.rules.tribe.positions import position
from tests.table.helpers import SMALL, Greedy, Silent, TableApp, shown
from tests.table.seated import point, seated, text
from tribes_tui.games.tribe.passing import may_pass, passing
from tribes_tui.games.tribe.table import TribeBoard

IDLE = "war_spear war_spear hunting_bow hunting_bow warrior"
"""A hand that the two chains can't use."""


def stuck(hand: str = IDLE, phase: str = "START", theirs: str = "hunter desert_wind", top: str = "") -> TribeState:
    """The scout waits for a flag; nothing of the hand is one."""
    mine = ["scout bear_spirit calumet_hero", "warrior"]
    return position(phase, [hand, ""], [mine, [theirs]], leaders=["warrior", "hunter"], top=top)


@pytest.mark.parametrize(
    ("state", "does"),
    [
        (stuck(), "draw"),
        (stuck(f"{IDLE} scout", "MAIN"), "discard"),
        (stuck("flag_sky war_spear war_spear hunting_bow warrior"), ""),
        (stuck(f"{IDLE} flag_sky", "MAIN"), ""),
        (stuck(f"{IDLE} draw3", "MAIN"), ""),
        (stuck(f"{IDLE} wolf", "MAIN"), ""),
        (stuck("hunter desert_wind war_spear war_spear hunting_bow"), ""),
    ],
    ids=["draws", "discards", "fits", "came", "action", "hidden", "begins"],
)
def test_passing_draws_and_discards_until_a_card_is_of_use(state: TribeState, does: str) -> None:
    view = state.view(0)
    assert may_pass(view) == bool(does)
    if does:
        assert view.text(passing(view)).startswith(does)


def test_nobody_passes_while_another_closes_with_one_vase_more() -> None:
    near = ["elder flag_sky lightning war_spear", "shaman hunting_bow eagle_spirit calumet_hero"]
    near += ["hunter lightning war_spear bear_spirit", "warrior calumet_hero flag_sun"]
    state = position("START", [IDLE, ""], [["scout bear_spirit calumet_hero"], near], leaders=["warrior", "hunter"])
    assert not may_pass(state.view(0))
    assert may_pass(stuck().view(0))


@pytest.mark.parametrize("players", [2, 4])
def test_what_passes_is_legal_and_discards_nothing_that_a_chain_may_use(players: int) -> None:
    found = 0
    for state in random_positions(players, 6, 5):
        seat = state.current_player
        if seat is None or not may_pass(view := state.view(seat)):
            continue
        found += 1
        row = view.game.actions[passing(view)]
        assert view.is_legal(passing(view))
        assert row.kind in ("DRAW_PILE", "DISCARD")
        assert row.fields.get("x") not in ("multi", "totem", "courage", "strength", "wolf", "buffalo", "draw3", "block")
    assert found


async def test_a_key_lets_turns_go_by_until_a_card_fits() -> None:
    table = table_at(stuck(top="war_spear lightning hunting_bow lightning flag_sky"), "pb")
    async with (app := TableApp(table, Greedy())).run_test(size=SMALL) as pilot:
        await until(pilot, lambda: app.table_screen.is_my_turn)
        await pilot.pause()
        assert re.search("n  play on .*h  hint .*help .*r  rules .*q  leave", shown(app)), shown(app)
        await pilot.press("n")
        await until(pilot, lambda: table.turn == 0 and not may_pass(table.view(0)))
        await pilot.pause()
        own = [entry.text for entry in table.history(0) if entry.seat == 0]
        assert len(own) > 1
        assert any(fits_a_chain(table.view(0)))
        assert "n  play on" not in shown(app)
        await until(pilot, lambda: "went by. You discarded" in shown(app))


async def test_what_passing_gives_away_is_named_before_and_after() -> None:
    state = stuck(f"{IDLE} scout", "MAIN")
    async with seated(state, SMALL) as (_, screen):
        view = state.view(0)
        card = next(i for i, card in enumerate(view.hands[0]) if passing(view) == view.read(f"discard {NAMES[card]}"))
        assert screen.selection.cursor == f"hand:{card}"
        assert re.search("n +play on", text(screen).splitlines()[-1]), text(screen)
    async with seated(stuck(), (160, 50)) as (_, screen):
        assert "n  play on, discarding what no chain needs" in text(screen).splitlines()[-1], text(screen)
    events = [Event("discarded", 0, {"card": card}) for card in ("war_spear", "scout", "hunting_bow")]
    told = TribeBoard().told_of_passing(events, ("you", "Bo"), 0)
    assert told == (
        "You discarded a weapon of war, a scout and a weapon of the hunt.",
        "You discarded: weapon ×2 and scout.",
        "You discarded 3 cards.",
    )


async def test_odds_of_closing_are_said_though_turns_may_go_by() -> None:
    mine = ["elder flag_sky lightning war_spear", "scout bear_spirit calumet_hero flag_sky"]
    mine += ["hunter lightning war_spear bear_spirit", "warrior calumet_hero flag_sun"]
    state = position(
        "START",
        ["war_spear war_spear hunting_bow hunting_bow flag_sun", ""],
        [mine, ["hunter"]],
        leaders=["warrior", "hunter"],
    )
    assert may_pass(state.view(0))
    async with seated(state, SMALL) as (_, screen):
        assert "unseen cards close the challenge" in text(screen).splitlines()[-2], text(screen)


def fits_a_chain(view: TribeState) -> list[bool]:
    """Of each choice, whether it is no discard and no swap."""
    return [view.game.actions[action].kind not in ("DISCARD", "SWAP") for action in view.legal_actions()]


@pytest.mark.parametrize("is_brief", [False, True], ids=["in full", "by ear"])
def test_in_lines_a_word_does_the_same(is_brief: bool) -> None:
    table = table_at(stuck(top="war_spear"), "pp")
    told = played(table, ["pass"], is_brief)
    assert [entry.text.split()[0] for entry in table.history(0) if entry.seat == 0] == ["draw", "discard"]
    assert told.count("Or say pass: draw and discard what no chain needs, until there is a choice.") == 1, (
        "as the turn begins"
    )


async def test_a_card_that_can_only_be_discarded_is_with_one_key() -> None:
    full = ["scout bear_spirit calumet_hero !wolf", "warrior !buffalo"]
    hand = "war_spear war_spear hunting_bow hunting_bow warrior warrior"
    state = position("MAIN", [hand, ""], [full, ["hunter"]], leaders=["warrior", "hunter"])
    async with seated(state, SMALL) as (_, screen):
        point(screen, "hand:4")
        assert "Enter discard the warrior" in text(screen)
        assert screen.selection.chooser.pick("hand:4")
        assert screen.selection.chooser.chosen == state.view(0).read("discard warrior")


async def test_a_key_picks_a_card_that_is_good_for_more_and_enter_discards_it() -> None:
    state = position("MAIN", ["wolf flag_sky", ""], [["scout bear_spirit calumet_hero"], ["hunter"]])
    table = table_at(state, "pb")
    async with (app := TableApp(table, Silent())).run_test(size=SMALL) as pilot:
        await until(pilot, lambda: app.table_screen.is_my_turn)
        await pilot.pause()
        held = [*app.table_screen.view.hands[0]]
        point(app.table_screen, f"hand:{held.index(CARD_OF['wolf'])}")
        assert "x  discard" in shown(app)
        await pilot.press("x")
        await pilot.pause()
        assert (table.turn, app.table_screen.cursor) == (0, "discards")
        await pilot.press("enter")
        await until(pilot, lambda: table.turn != 0)
        assert [entry.text for entry in table.history(0)][-1] == "discard wolf"
