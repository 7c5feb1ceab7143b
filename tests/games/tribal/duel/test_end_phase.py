"""Near the end it is said what the opponent can surely do next, and the cursor stands on what hinders it."""

from __future__ import annotations

import pytest

from rules.tribal.duel.state import DuelState
from tests.games.tribal.duel.seated import line_about
from tests.games.tribal.helpers import table_at
from tests.rules.tribal_duel.layouts import ONES, duel
from tests.table.beginning import entered
from tests.table.helpers import MEDIUM, SMALL, Silent, TableApp, on_table, shown
from tests.table.seated import seated, text
from tribes_tui.games.tribal.duel.facts import waits
from tribes_tui.games.tribal.duel.table import DuelBoard
from tribes_tui.games.tribal.duel.words import sentences
from tribes_tui.table.choice.selection import Beginning, ways
from tribes_tui.words.wording import words_of

NAMES = ("you", "Ash")
TOLD = "If you end now, Ash can clear all columns and win: stop it."


def endangered(**more: object) -> DuelState:
    """Ash gives djembe 6 onto turtle 7 and has won, unless mask 6 lies there."""
    return duel(["D8a", "T7a", "M6b"], ["D6a"], sacred=ONES, idle=1, **more)


@pytest.mark.parametrize("size", [SMALL, MEDIUM], ids=str)
async def test_the_table_says_that_the_opponent_can_win_and_the_cursor_hinders_it(size: tuple[int, int]) -> None:
    async with seated(endangered(), size) as (pilot, screen):
        assert TOLD.replace("Ash", screen.scene.names[1]) in text(screen)
        assert screen.cursor == "card:M6b"
        look = line_about(screen, "end")
        assert (look.role, look.gain) == ("bad", f"then {screen.scene.names[1]} can clear all columns and win")
        await pilot.press("e")
        await pilot.pause()
        assert screen.cursor == "end", "the key only goes there"
        assert "can clear all columns and win" in text(screen).splitlines()[-2]


async def test_a_key_of_the_end_still_ends_where_there_is_no_danger() -> None:
    app = TableApp(table_at(duel(["L9a D8a", "T7a"], ["D6a", "L9b"], sacred=ONES, idle=1), "pb"), Silent())
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        assert "If you end now" not in shown(app)
        on_table(app).selection.cursor = "end"
        await pilot.press("enter")
        await pilot.pause()
        assert app.laid.number


def test_lines_say_it_in_the_question() -> None:
    """Lines and those who listen are asked in the same words."""
    view = endangered().view(0)
    assert words_of("tribal_duel").prompt(view, NAMES) == TOLD
    helpless = duel(["T7a", "D3b", "L2b"], ["D6a"], sacred=ONES, limited_used=True).view(0)
    assert sentences.prompt(helpless, NAMES) == "End now, and Ash can win: nothing sure stops it."
    long = ("you", "Somebody with a name")
    assert sentences.prompt(view, long) == "End now, and Somebody with a name can win: stop it."
    piles = [{}, {"D": 9, "M": 9, "L": 8, "T": 9}]
    full = duel(["D8a", "D3a"], ["L9a", "M2a"], sacred=piles).view(0)
    assert sentences.prompt(full, NAMES).startswith("If you end now, Ash can complete all piles and win")


def test_whoever_wins_now_is_warned_of_nothing() -> None:
    state = duel(["M6b"], ["D6a", "T7a"], sacred=ONES)
    assert "If you end" not in sentences.prompt(state.view(0), NAMES)


def test_enter_alone_never_ends_a_turn_nor_does_anything_else_while_a_move_hinders_the_opponent() -> None:
    board = DuelBoard()
    for limited in (False, True):
        view = endangered(limited_used=limited).view(0)
        assert view.text(entered(board, view)[0]) == "move M6b T7a"
        chooser = ways(board, view)
        assert Beginning(board, view).best_first(chooser)[0] == "card:M6b"


def test_what_is_as_near_is_named_with_what_is_nearest() -> None:
    """Two cards that can be stolen now: neither is left out for want of room."""
    piles = [{"D": 4, "M": 1, "L": 9, "T": 9}, {}]
    state = duel(["M8a"], ["D5a", "M2a", "D8b"], sacred=piles, round=9)
    assert waits(state.view(0), NAMES)[-1] == "Nearest for your piles: ▼5 and ◊2."


def test_of_two_steals_the_cursor_begins_on_that_from_which_more_follows() -> None:
    piles = [{"D": 4, "M": 1, "L": 9, "T": 9}, {}]
    state = duel(["M8a", "M3b"], ["D5a", "M2a", "D8b"], sacred=piles, round=9, idle=1)
    assert state.text(entered(DuelBoard(), state.view(0))[0]) == "steal M2a sacred"


async def test_that_nothing_is_picked_never_hides_what_enter_does() -> None:
    app = TableApp(table_at(endangered(), "pb"), Silent())
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        does = shown(app).splitlines()[-2].partition("Enter")[2].strip()
        await pilot.press("escape")
        await pilot.pause()
        assert f"Nothing is picked. Enter: {does.partition(':')[0]}" in shown(app)


def test_that_a_danger_is_over_is_told_once() -> None:
    board, state = DuelBoard(), endangered()
    assert board.hindrances(state.view(0))
    state.events = events = []
    state.apply(state.read("move M6b T7a"))
    told = [board.told_of_own(state.view(0), events, NAMES) for _ in range(2)]
    assert told == ["That stops Ash for now: they have no sure win next turn.", ""]


def test_before_ones_own_sure_win_it_is_said_that_one_can_win_now() -> None:
    board, state = DuelBoard(), duel(["D8a", "M6b"], ["L7b", "T9b"], sacred=ONES)
    assert board.hindrances(state.view(0))
    state.events = events = []
    state.apply(state.read("move M6b L7b"))
    assert state.view(0).sure_win() is not None
    assert board.told_of_own(state.view(0), events, NAMES) == "That stops Ash, and you can win this turn."
