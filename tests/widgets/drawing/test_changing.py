"""Figures count, gauges grow and dice roll towards what they are; for few bytes, and nothing is left of the way."""

from __future__ import annotations

import pytest

from tests.table.wire import Wire
from tests.widgets.mounting import alone
from tribes_tui.games.rise_of_tribes.pieces.actions import ActionBoard
from tribes_tui.theme.depths import DEPTHS
from tribes_tui.widgets.beside.seat_panel import SeatPanel, SeatValues, seat_between
from tribes_tui.widgets.drawing.lines import between, line_between
from tribes_tui.widgets.tiles.tokens import BLANK, MOON, SUN, is_roll, rolling

STEPS = 8
MOST_BYTES = 1000
"""Of one motion."""
BO = SeatValues(1, "Bo", title=(("9 points", "soft"),), facts=((("2 food", "ink"),),))
RICHER = BO._replace(title=(("23 points", "soft"),), facts=((("5 food", "ink"),),))


def test_a_text_counts_only_if_nothing_but_its_numbers_differs() -> None:
    assert [between("8 of 10", "12 of 20", share) for share in (0, 0.5, 1)] == ["8 of 10", "10 of 15", "12 of 20"]
    assert between("1 point", "5 points", 0) == "5 points"
    assert between("thinks", "acts", 0.5) == "acts"
    assert line_between((("1", "ink"),), (("3", "dim"),), 0.5) == (("2", "dim"),)
    assert line_between((), (("3", "dim"),), 0.5) == (("3", "dim"),)


def test_of_a_seat_the_first_row_is_on_its_way() -> None:
    half = seat_between(BO, RICHER, 0.5)
    assert half.title == (("16 points", "soft"),)
    told = seat_between(BO._replace(title=(("1 of 7", "ink"),)), RICHER._replace(title=(("5 of 7", "ink"),)), 0.5)
    assert told.title == (("3 of 7", "ink"),)
    assert half.facts == RICHER.facts


@pytest.mark.parametrize("depth", DEPTHS)
async def test_a_seat_counts_up_and_ends_where_it_is(depth: str) -> None:
    panel = SeatPanel(BO)
    async with alone(panel, (40, 6), depth) as pilot:
        assert not panel.has_way
        wire = Wire(pilot.app.screen, "none" if depth == "ascii" else depth)
        panel.show(RICHER)
        assert panel.has_way
        assert "23 points" in panel.text()
        panel.towards(0)
        wire.sent()
        seen, sent = [], 0
        for step in range(STEPS):
            panel.towards(step / STEPS)
            seen.append(next(word for word in panel.text().split() if word.isdigit()))
            sent += wire.sent()
        assert seen == ["9", "11", "13", "14", "16", "18", "19", "21"]
        panel.settle()
        assert "23 points" in panel.text()
        assert not panel.has_way
        assert wire.sent() + sent < MOST_BYTES


async def test_another_seat_or_the_same_figures_are_no_way() -> None:
    panel = SeatPanel(BO)
    async with alone(panel, (40, 6)):
        panel.show(BO._replace(is_acting=True))
        assert not panel.has_way
        panel.show(RICHER._replace(seat=3))
        assert not panel.has_way


def test_dice_roll_when_there_are_other_faces_not_when_one_is_taken_or_put_back() -> None:
    assert is_roll([], [SUN, MOON])
    assert is_roll([SUN, MOON], [SUN, BLANK])
    assert not is_roll([SUN, MOON], [SUN])
    assert not is_roll([SUN], [MOON, SUN])
    assert not is_roll([SUN, MOON], [MOON, SUN])


def test_a_rolling_die_shows_other_faces_until_it_lies() -> None:
    for die in (SUN, MOON, BLANK):
        shown = [rolling(die, 0, step / STEPS) for step in range(STEPS)]
        assert die not in shown
        assert len({*shown}) == 2
        assert [rolling(die, k, 0) for k in range(2)] == [shown[0], shown[-1]]
        assert rolling(die, 0, 1) == die


async def test_dice_that_were_rolled_show_other_faces_first() -> None:
    dice = ActionBoard()
    async with alone(dice, (32, 1)) as pilot:
        wire = Wire(pilot.app.screen)
        dice.show((), ["sun", "moon"])
        assert dice.has_way
        dice.towards(0)
        wire.sent()
        sent = 0
        for step in range(STEPS):
            dice.towards(step / STEPS)
            assert dice.look("in-hand:0") != SUN
            sent += wire.sent()
        dice.settle()
        assert [dice.look(f"in-hand:{k}") for k in range(2)] == [SUN, MOON]
        assert sent + wire.sent() < MOST_BYTES
        dice.show((), ["moon"])
        assert not dice.has_way
