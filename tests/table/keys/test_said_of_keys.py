"""What is said once a key waits for a letter, or has nothing to let go of."""

from __future__ import annotations

import pytest

import rules
from tests.table.helpers import TableApp, laid
from tribes_tui.table.board.scene import keys_told
from tribes_tui.words.said import table as said


@pytest.mark.parametrize("game", rules.games)
async def test_a_key_that_waits_for_a_letter_says_so_and_how_to_leave_it(game: str) -> None:
    app = TableApp(laid(game=game))
    async with app.run_test(size=(80, 24)) as pilot:
        screen = app.table_screen
        while not screen.selection.chooser.lit:
            await pilot.pause()
        told = said.jump(back=screen.key_name("back"))
        await pilot.press("j")
        assert screen.selection.notice == told
        await pilot.press("escape")
        assert (screen.selection.notice, screen.selection.jumps) == ("", {})


@pytest.mark.parametrize(("counts", "undoes_others"), [(False, True), (True, True), (True, False)])
async def test_escape_names_the_key_that_takes_back_only_where_that_has_no_price(
    counts: bool, undoes_others: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = TableApp(laid("pb", game="tribe"))
    async with app.run_test(size=(120, 40)) as pilot:
        screen = app.table_screen
        for _ in range(3):  # something is decided, and others have moved since
            while not screen.selection.chooser.lit:
                await pilot.pause()
            await pilot.press("enter")
            await pilot.pause()
        while not screen.selection.chooser.lit:
            await pilot.pause()
        screen.selection.chooser.take(())
        monkeypatch.setattr(type(screen.table), "undoes_others", lambda *_: undoes_others)
        monkeypatch.setattr(screen, "why_not_undo", lambda _: None)
        screen.table.counts = counts
        await pilot.press("escape")
        takes_back = said.nothing_picked_undo(undo=screen.key_name("undo"))
        assert (takes_back in screen.selection.notice) == (not (counts and undoes_others))
        assert said.nothing_picked().rstrip(".") in screen.selection.notice


@pytest.mark.parametrize(
    ("keys", "told"), [("1", "1"), ("12", "1-2"), ("123", "1-3"), ("13", "1,3"), ("asd", "a,s,d"), ("ABC", "A-C")]
)
def test_keys_apart_are_no_number_and_no_word(keys: str, told: str) -> None:
    assert keys_told([*keys]) == told


@pytest.mark.parametrize("game", sorted({*rules.games} - {"rise_of_tribes"}))  # there x walks
async def test_a_small_letter_says_that_it_does_nothing_though_the_large_one_is_a_key(game: str) -> None:
    app = TableApp(laid(game=game))
    async with app.run_test(size=(80, 24)) as pilot:
        screen = app.table_screen
        while not screen.selection.chooser.lit:
            await pilot.pause()
        await pilot.press("x")
        assert screen.selection.notice == said.no_key(key="x", help=screen.key_name("what"))
