"""What stands on both Tribal tables is true of the present position: after a page, after a key out of turn, in cleaning;
and each key that a table shows does what stands beside it, as a small letter or a capital."""

from __future__ import annotations

import re

import pytest

from rules import State
from tests.games.tribal.helpers import table_at
from tests.rules.tribal_duel.layouts import duel
from tests.rules.tribal_rixe.layouts import rixe
from tests.table.helpers import MEDIUM, SMALL, Silent, TableApp, on_table, random_states, shown
from tests.table.seated import piece_of
from tribes_tui.table.history.pages import MomentScreen

WORDS = ("djembe", "mask", "lizard", "turtle")
NOT_YET = "You can have a hint on your own turn."


def rixe_to_end() -> State:
    """Bo's last card fits."""
    return rixe([["D4"], ["L2"]], [["D8", "D7"], ["L3"]], player=1, stock=["D1"])


def rixe_to_draw() -> State:
    """No card fits; moving a column would open a place for the 9, so that drawing isn't all that can be done."""
    return rixe([["D4"], ["L5"]], [["D8", "T9"], ["L5"]], stock=["D9", "D9"])


def rixe_to_pass() -> State:
    """The same once a card was drawn: a turn of which nothing but its end is left would end by itself."""
    return rixe([["D4"], ["L5"]], [["D8", "T9"], ["L5"]], stock=["D9"], has_drawn=True)


def duel_waiting() -> State:
    """Bo is to move."""
    return duel(["D9a", "T2b"], ["M9a L8a", "M3a"], player=1)


async def propose(pilot, app: TableApp, move: str) -> None:  # type: ignore[no-untyped-def]
    """Let the second seat do this."""
    app.laid.propose(1, app.laid.view(1).read(move), app.laid.number_for(1))
    for _ in range(2):
        await pilot.pause()


async def test_after_a_rounds_page_the_line_of_enter_is_about_the_new_round() -> None:
    app = TableApp(table_at(rixe_to_end(), "pb"), Silent())
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        await propose(pilot, app, "play L3 D4a")
        assert isinstance(app.screen, MomentScreen)
        await pilot.press("enter")
        await pilot.pause()
        assert "round 2 of 5" in shown(app)
        _, asked, *_, enter, _ = shown(app).splitlines()
        assert "Bo is out" not in asked + enter  # what happened has rows of its own
        assert enter.startswith(" Enter ")


@pytest.mark.parametrize(("state", "move"), [(duel_waiting(), "end"), (rixe_to_end(), "play L3 D4a")])
async def test_that_it_is_not_ones_turn_is_said_no_longer_than_it_is_true(state: State, move: str) -> None:
    app = TableApp(table_at(state, "pb"), Silent())
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        await pilot.press("h")
        assert NOT_YET in shown(app)
        await propose(pilot, app, move)
        if isinstance(app.screen, MomentScreen):
            await pilot.press("enter")
            await pilot.pause()
        assert on_table(app).is_my_turn
        assert NOT_YET not in shown(app)


@pytest.mark.parametrize("game", ["tribal_duel", "tribal_rixe"])
async def test_in_cleaning_nothing_is_said_of_turns(game: str) -> None:
    app = TableApp(table_at(random_states(game, 2, 3, 10_000)[0], "pb"), Silent())
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        head = shown(app).splitlines()[0]
        assert "clean" in head
        assert "idle" not in shown(app)
        assert "turns" not in head


@pytest.mark.varied(2)
@pytest.mark.parametrize("size", [SMALL, MEDIUM])
@pytest.mark.parametrize("key", ["d", "D"])
@pytest.mark.parametrize("state", [duel(["D9a"], ["M9a"], stock=["T5a", "T6a"]), rixe_to_draw()])
async def test_the_key_of_the_stock_draws(state: State, key: str, size: tuple[int, int]) -> None:
    app = TableApp(table_at(state, "pb"), Silent())
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        before = len(app.laid.view(0).stock)  # type: ignore[attr-defined]
        assert re.search(r"[ ►]d +►?draw|stock \(d\)", shown(app))
        await pilot.press(key)
        await pilot.pause()
        assert len(app.laid.view(0).stock) == before - 1  # type: ignore[attr-defined]


@pytest.mark.parametrize("key", ["e", "E"])
@pytest.mark.parametrize("state", [duel(["D7a"], ["M9a"]), rixe_to_pass()])
async def test_the_key_of_the_button_ends_the_turn(state: State, key: str) -> None:
    app = TableApp(table_at(state, "pb"), Silent())
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        assert re.search(r" e +►?end", shown(app))
        await pilot.press(key)
        await pilot.pause()
        assert app.laid.view(0).current_player == 1


async def test_the_signs_of_the_cards_stay_beside_a_ban() -> None:
    state = duel(["D9a", "L4a"], ["M9a L8a", "M3a"], no_steal="L8a", discard=["T1b"])
    app = TableApp(table_at(state, "pb"), Silent())
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        assert "× lizard 8: stolen last turn" in shown(app)
        assert all(f"{sign} {name}" in shown(app) for sign, name in zip("▼◊§∩", WORDS, strict=True))


@pytest.mark.varied(3)
@pytest.mark.parametrize("size", [SMALL, (100, 30), MEDIUM, (160, 50)])
@pytest.mark.parametrize(
    "state", [duel(["D9a L8a", "T5a"], ["M9a L8b"]), rixe([["D9 L8"], ["M9 L8"]], [["T7"], ["D1"]])]
)
async def test_a_card_under_the_cursor_keeps_its_colour_or_has_its_name(state: State, size: tuple[int, int]) -> None:
    app = TableApp(table_at(state, "pb"), Silent())
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        screen = on_table(app)
        screen.selection.cursor = "card:D9a"
        screen.cursor_moved()
        await pilot.pause()
        piece = piece_of(screen, "card:D9a")
        spot, cells = piece.region_of("card:D9a"), piece._cells
        assert spot is not None
        assert cells is not None
        row = [(x, spot.y - piece.region.y) for x in range(spot.x - piece.region.x, spot.right - piece.region.x)]
        grounds = {cells.ground(x, y) for x, y in row}
        assert piece.palette.cursor in grounds
        assert piece.palette.tone("djembe") in grounds or "djembe" in cells.text(row[0][1])
