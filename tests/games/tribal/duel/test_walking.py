"""Where the cursor stands: a number goes to its column, and after what was chosen of one's own accord it stays near."""

from __future__ import annotations

from tests.app.test_app import until
from tests.bots.entered import chosen
from tests.games.tribal.helpers import table_at
from tests.rules.tribal_duel.layouts import ONES, duel
from tests.rules.tribal_duel.test_openings import positions
from tests.table.helpers import SMALL, Silent, TableApp, on_table
from tribes_tui.table.advice.keys_page import all_keys
from tribes_tui.table.board import board_of

GIVES = duel(
    ["D6a", "M4a L3a", "L8a", "D9b"],
    ["L7b", "T5b", "M9b", "L5a"],
    sacred=[ONES[0], {"D": 1}],
    stock=["L9a"],
)


async def test_a_number_goes_to_its_column_in_the_zone_of_the_cursor() -> None:
    app = TableApp(table_at(GIVES, "pb"), Silent())
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        for key, place in (("1", "D6a"), ("2", "M4a"), ("2", "M4a"), ("3", "L8a")):
            await pilot.press(key)
            await pilot.pause()
            assert on_table(app).cursor == f"card:{place}", key
        on_table(app).selection.cursor = "card:L5a"
        for key, place in (("2", "T5b"), ("2", "T5b"), ("4", "L5a")):
            await pilot.press(key)
            await pilot.pause()
            assert on_table(app).cursor == f"card:{place}", f"{key} in the other zone"
        await pilot.press("7")
        await pilot.pause()
        assert on_table(app).cursor in app.table_screen.targets, "an empty column, too, has somewhere to go"


async def test_where_nothing_of_a_column_can_be_chosen_its_number_goes_to_its_end() -> None:
    app = TableApp(
        table_at(duel(["D6a", "#T2b #M8a L1b"], ["L7b"], sacred=[ONES[0], {"D": 1}], stock=["L9a"]), "pb"), Silent()
    )
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        assert "card:L1b" not in on_table(app).selection.chooser.lit
        await pilot.press("2")
        await pilot.pause()
        assert on_table(app).cursor == "card:L1b", "and not to what lies face down below it"


async def test_with_a_card_lifted_a_number_goes_to_where_it_may_be_put() -> None:
    app = TableApp(table_at(GIVES, "pb"), Silent())
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        on_table(app).selection.cursor = "card:M4a"
        await pilot.press("enter")
        await pilot.pause()
        on_table(app).selection.cursor = "card:L5a"
        await pilot.press("2", "2")
        await pilot.pause()
        assert on_table(app).cursor == "card:T5b"
        assert app.laid.number == 0


def test_the_keys_are_told() -> None:
    groups = all_keys({}, directions=board_of("tribal_duel").directions)
    (told,) = (one for group in groups for one in group.known if one.caps == ("1-7",))
    assert told.title.startswith("go to the column with that number")


UNCOVERS = duel(["#L9a D6a", "T7a", "#D7b M4a", "T5a", "#T2b D2a", "L3a"], ["D1a", "L9b"], stock=["L8a"])


async def test_after_a_move_of_ones_own_choice_the_cursor_stays_near() -> None:
    app = TableApp(table_at(UNCOVERS, "pb"), Silent())
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        assert on_table(app).cursor == "card:D1a"
        await pilot.press("5", "enter")
        await pilot.pause()
        assert (app.laid.number, on_table(app).cursor) == (1, "card:M4a"), (
            "what turns a card up, not the steal once more"
        )


async def test_it_stays_near_on_what_brings_one_on_and_not_on_the_stock_before_a_pile() -> None:
    state = duel(["D4a", "T7a", "M6a", "L5b"], ["M2a", "T9b", "D1a"], stock=["L8a"])
    for size in (SMALL, (120, 40)):
        app = TableApp(table_at(state, "pb"), Silent())
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            for place, goal in (("card:M6a", "card:T7a"), ("card:L5b", "card:M6a")):
                screen = on_table(app)
                screen.selection.cursor = place
                await pilot.press("enter")
                await pilot.pause()
                if screen.selection.chooser.picked:
                    screen.selection.cursor = goal
                    await pilot.press("enter")
                    await pilot.pause()
                assert on_table(app).cursor == "card:D1a", (size, place)


async def test_undo_leads_back_to_where_the_move_began() -> None:
    app = TableApp(table_at(duel(["D4a", "T7a", "M6a", "L5b"], ["D1a", "L9b"], stock=["L8a"]), "pb"), Silent())
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        await pilot.press("3", "enter")
        await pilot.pause()
        assert app.laid.number == 1
        on_table(app).selection.cursor = "card:D1a"
        await pilot.press("u")
        await pilot.pause()
        assert (app.laid.number, on_table(app).cursor) == (0, "card:M6a")


async def test_who_takes_what_is_offered_is_led_on_to_the_best() -> None:
    app = TableApp(table_at(UNCOVERS, "pb"), Silent())
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        await pilot.press("enter", "enter")
        await pilot.pause()
        best = on_table(app).cursor
        assert (app.laid.number, best) == (1, "card:D2a")


async def test_with_a_card_lifted_the_arrows_go_to_where_it_may_go_before_other_cards() -> None:
    """From the lifted one, between which and its goal others lie that could be lifted, too."""
    state = duel(["D4a", "T7a", "M6a", "L5a", "T3a"], ["M6b"], stock=["L8a"])
    app = TableApp(table_at(state, "pb"), Silent())
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        screen = on_table(app)
        await until(pilot, lambda: screen._is_painted)  # what is dragged while the table is laid out is put down
        screen.selection.lift("card:D4a")
        screen.paint()
        screen.selection.cursor = "card:D4a"
        await pilot.press("right")
        assert screen.cursor == "card:L5a"
        await pilot.press("left")
        assert screen.cursor == "card:D4a", "and back"


async def test_nearness_leads_past_no_card_that_goes_on_a_pile_and_to_no_gift_of_what_is_needed_soon() -> None:
    """It stood on a lizard 2 to be given away, near the move before, while a lizard 1 went on the pile."""
    for near, far, first in (
        (["#M9a L2a"], ["L1a"], "card:L1a"),
        (["#L9a D4b", "T5a"], ["L1a"], "card:L1a"),
        (["#M9a L2a"], ["#L9a D4b", "T5a"], "card:D4b"),
    ):
        state = duel(["M6a", "L7a", *near, "T9a", *far], ["D3a", "M9b"], stock=["L8a"])
        app = TableApp(table_at(state, "pb"), Silent())
        async with app.run_test(size=SMALL) as pilot:
            await pilot.pause()
            screen = on_table(app)
            screen.selection.cursor = "card:M6a"
            await pilot.press("enter")  # onto lizard 7, its only place
            await pilot.pause()
            assert (app.laid.number, on_table(app).cursor) == (1, first)


def test_over_many_decisions_enter_lays_on_a_pile_first_what_goes_there_for_nothing() -> None:
    board, asked = board_of("tribal_duel"), 0
    for view in positions(range(5)):
        gain = view.sure_gain()
        if gain is None or view.sure_win() is not None or view.danger() is not None:
            continue
        asked += 1
        action, _ = chosen(board, view, ())
        assert view.game.actions[action].kind == "SACRED", view.text(action)
    assert asked > 4


async def test_the_key_of_the_end_asks_once_while_something_of_use_is_left() -> None:
    for mine, asks in ((["L9a D8a"], True), (["D6a"], False)):
        app = TableApp(table_at(duel(mine, ["M9b", "T3b"], sacred=[{"T": 1}, {}], limited_used=True), "pb"), Silent())
        async with app.run_test(size=SMALL) as pilot:
            await pilot.pause()
            if asks:
                assert on_table(app).cursor == "card:L9a"
                await pilot.press("e")
                await pilot.pause()
                assert (app.laid.number, on_table(app).cursor) == (0, "end")
            await pilot.press("e")
            await pilot.pause()
            assert app.laid.number


async def test_up_and_down_stay_in_the_zone() -> None:
    state = duel(["D4a", "T7a", "M6a", "L5b"], ["M2a", "T9b D8a L7a M6b", "D1a"], stock=["L8a"])
    app = TableApp(table_at(state, "pb"), Silent())
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        screen = on_table(app)
        for name in ("card:D4a", "card:T7a", "card:M6a", "card:L5b"):
            for key in ("up", "down"):
                screen.selection.cursor = name
                await pilot.press(key)
                lane = screen.board.lane_of(screen.cursor or "")
                assert lane is None or lane < 7, (name, key, screen.cursor)
