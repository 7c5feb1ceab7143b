"""Patience players' comforts: one key to the pile, putting back, taking back within the turn."""

from __future__ import annotations

from typing import Any

from rules import State
from tests.games.tribal.duel.seated import region_of
from tests.games.tribal.helpers import table_at
from tests.rules.tribal_duel.layouts import ONES, act, duel
from tests.table.helpers import SMALL, Silent, TableApp, on_table, random_states, shown
from tests.table.seated import middle_of
from tribes_tui.games.tribal.duel.table import sent
from tribes_tui.games.tribal.duel.words import places
from tribes_tui.games.tribal.duel.words.places import place, position
from tribes_tui.table.frame.enter_line import EnterLine


def which(view: State, *names: str) -> str:
    """The action that the key would choose with the cursor there; empty where it only leads to a card."""
    action = sent(view, [action for action in view.legal_actions() if "sacred" in view.text(action)], names)  # type: ignore[arg-type]
    return "" if action is None else view.text(action)


def test_only_the_card_under_the_cursor_goes() -> None:
    view = duel(["D2a", "T1a"], ["M1a"], sacred=[{"D": 1}, {}]).view(0)
    assert which(view, "card:D2a") == "sacred D2a"
    assert which(view, "card:M1a") == "steal M1a sacred"
    assert which(view, "stock") == ""


def test_a_drawn_card_is_sent_too() -> None:
    view = act(duel(["T2a"], ["L2b"], stock=["D1a"]), "draw").view(0)
    assert which(view) == "place sacred"


async def test_from_another_card_the_cursor_goes_to_one_that_can_go() -> None:
    app = TableApp(table_at(duel(["D1a", "L9a"], ["M1a"]), "pb"), Silent())
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        screen = on_table(app)
        screen.selection.cursor = "card:L9a"
        await pilot.press("s")
        await pilot.pause()
        assert (screen.cursor, app.laid.number) == ("card:D1a", 0)
        assert "to pile" in shown(app)
        assert "Djembe 1 in your column 1: s again puts it on your pile." in shown(app)
        await pilot.press("s")
        await pilot.pause()
        assert app.laid.view(0).scores() == (1, 0)
        screen.selection.cursor = "card:L9a"
        await pilot.press("s")
        await pilot.pause()
        assert (screen.cursor, app.laid.number) == ("card:M1a", 1), "the opponent's is found, too"
        assert "column 1: s again steals it for your pile." in shown(app)


async def test_one_key_after_the_other_fills_the_piles_and_undo_takes_them_back() -> None:
    app = TableApp(table_at(duel(["D1a", "M2a", "M1a", "L9a"], ["T9a"]), "pb"), Silent())
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        assert "to pile" in shown(app)
        while app.laid.view(0).scores() != (3, 0):
            before = on_table(app).cursor, app.laid.number
            await pilot.press("s")
            await pilot.pause()
            assert before != (on_table(app).cursor, app.laid.number), "a card goes, or the cursor goes to one"
        assert "to pile" not in shown(app)
        await pilot.press("u")
        await pilot.pause()
        assert app.laid.view(0).scores() == (2, 0)
        await pilot.press("escape")
        await pilot.pause()
        assert app.laid.view(0).scores() == (2, 0)
        await pilot.press("u")
        await pilot.pause()
        assert app.laid.view(0).scores() == (1, 0)
        await pilot.press("U")
        await pilot.pause()
        assert app.laid.view(0).scores() == (2, 0)


async def test_the_key_of_the_button_says_what_is_left_to_do_before_cleaning_is_done() -> None:
    app = TableApp(table_at(random_states("tribal_duel", 2, 3, 10_000)[0], "pb"), Silent())
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        before = on_table(app).cursor
        await pilot.press("e")
        await pilot.pause()
        assert on_table(app).cursor == before != "end", "what was refused is no place for the cursor"
        assert (
            on_table(app)
            .query_one(EnterLine)
            .text()
            .startswith(" Not yet: a card can still be turned up, or a column emptied (rules 3.1).")
        )
        assert "Whoever turns up fewer cards begins: you 0 and Bo 0." in shown(app)


def test_progress_ends_the_idle_turns_at_once() -> None:
    state: Any = duel(["M1a", "D2a"], ["L5b"], sacred=[{"D": 1}, {}], idle=6)
    assert "without progress" in places.besides(state, ("you", "Bo"))[0]
    state.apply(state.read("sacred D2a"))
    assert state.current_player == 0
    assert "without progress" not in places.besides(state, ("you", "Bo"))[0]
    assert "Turns without progress: 0 of" in position(state.view(0), ("you", "Bo"))[0]


def test_the_button_offers_nothing_while_another_is_asked() -> None:
    state = duel(["D2a"], ["M1a"])
    assert place(state.view(0), "end", ("you", "Bo")) == "end your turn"
    assert place(state.view(1), "end", ("Ada", "you")) == "the button that ends your turn"


async def test_half_a_move_is_put_back() -> None:
    app = TableApp(table_at(duel(["D4a", "T5b"], ["L5b"], sacred=ONES), "pb"), Silent())
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        await pilot.press("enter")
        screen = on_table(app)
        assert screen.selection.chooser.picked
        await pilot.press("backspace")
        assert not screen.selection.chooser.picked
        await pilot.press("backspace")
        assert "Nothing is picked." in shown(app)
        assert app.laid.number == 0


async def test_a_group_is_dragged_to_the_other_zone_and_the_cursor_goes_with_it() -> None:
    app = TableApp(table_at(duel(["D5a L4a", "T9b"], ["L6b", "M3b"], sacred=ONES), "pb"), Silent())
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        screen = on_table(app)
        start, goal = (middle_of(region_of(screen, name)) for name in ("card:D5a", "card:L6b"))
        await pilot.mouse_down(offset=start)
        await pilot.hover(offset=goal)
        await pilot.pause()
        assert screen.selection.chooser.picked == ("card:D5a",)
        assert screen.cursor == "card:L6b"
        assert "give them to Bo's lizard 6" in shown(app)
        await pilot.mouse_up(offset=goal)
        await pilot.pause()
        assert on_table(app).board.lane_of("card:L4a") == on_table(app).board.lane_of("card:L6b")


async def test_it_is_said_why_a_move_cannot_be_taken_back() -> None:
    """Between people, what has come to light stays known."""
    app = TableApp(table_at(duel(["#D2a D4a", "T5b"], ["L5b"]), "pp"))
    async with app.run_test(size=SMALL) as pilot:
        for _ in range(2):
            await pilot.pause()
            if app.screen is not app.table_screen:
                await pilot.press("enter")
        screen = on_table(app)
        screen.decide(app.laid.view(0).read("move D4a T5b"))
        await pilot.pause()
        await pilot.press("u")
        await pilot.pause()
        assert "No undo: something hidden has come to light since" in shown(app)
