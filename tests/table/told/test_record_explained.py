"""What the first row says of a game's record stands, with what it means, in what `?` tells."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules import Rng
from saves import Store
from tests.app.test_app import until
from tests.table.helpers import MEDIUM, TableApp, laid, shown
from tribes_tui.games.indy.words.said import table as indy
from tribes_tui.play.table import Table
from tribes_tui.seats.parse import parse_seats
from tribes_tui.table.advice.help import HelpScreen
from tribes_tui.table.end.screen import EndScreen
from tribes_tui.words.common import capital
from tribes_tui.words.said import table as said


@pytest.mark.parametrize("game", ["indy", "tribe", "tribal_duel", "tribal_rixe", "rise_of_tribes", "five_tribes"])
async def test_the_box_of_a_game_that_is_kept_says_what_that_means(game: str, tmp_path: Path) -> None:
    table = Table.new(game, parse_seats("you,bot:easy"), {}, 3, Store(tmp_path))
    while table.is_untouched and table.turn is not None:
        table.propose(table.turn, table.view(table.turn).legal_actions()[0], table.number_for(table.turn))
    app = TableApp(table)
    async with app.run_test(size=MEDIUM) as pilot:
        await pilot.pause()
        told = app.table_screen.scene.title
        assert told in (said.saved(), said.rated())
        kept = "saved" if told == said.saved() else "rated"
        await pilot.press("question_mark", "w")
        await pilot.pause()
        words = " ".join(str(one.content) for one in app.screen.query(".fact"))  # type: ignore[attr-defined]
        assert f"{capital(told)}: {said.kept_means(kept=kept)}" in words
    table.close()


@pytest.mark.parametrize("game", ["indy", "tribe", "tribal_duel", "tribal_rixe", "rise_of_tribes", "five_tribes"])
async def test_a_game_is_rated_from_the_first_move_on_that_the_cursor_did_not_offer(game: str, tmp_path: Path) -> None:
    """The header said "rated" to the end of a game that wasn't, as every move was the cursor's."""
    table = Table.new(game, parse_seats("you,bot:easy"), {}, 3, Store(tmp_path), tells_hints=True)
    table.counts = True
    app = TableApp(table)
    async with app.run_test(size=MEDIUM) as pilot:
        screen = app.table_screen
        await until(pilot, lambda: screen.is_my_turn and bool(screen.selection.chooser.lit))
        assert screen.scene.title == "", "who leaves now keeps nothing"
        assert not [*screen._of_record()]
        while table.is_untouched:
            assert screen.selection.offered is not None
            screen.choose(screen.selection.offered)
            await until(pilot, lambda: screen.is_my_turn and bool(screen.selection.chooser.lit))
        assert screen.scene.title == said.saved()
        assert [fact.words for fact in screen._of_record()] == [said.kept_means(kept="yet")]
        for _ in range(9):  # what is lifted may have one place only
            others = sorted(screen.selection.chooser.lit - {screen.selection.offered or ""})
            screen.choose(others[0] if others else screen.selection.offered)
            await until(pilot, lambda: screen.is_my_turn and bool(screen.selection.chooser.lit))
            if others and screen.scene.title == said.rated():
                break
        assert screen.scene.title == said.rated()
    table.close()


async def test_of_a_game_that_is_over_nothing_of_what_could_come_is_said(tmp_path: Path) -> None:
    table, rng = Table.new("indy", parse_seats("you,bot:easy,bot:easy"), {}, 3, Store(tmp_path)), Rng(1)
    while (seat := table.turn) is not None:
        table.propose(seat, table.view(seat).pick(rng), table.number_for(seat))
    app = TableApp(table)
    async with app.run_test(size=MEDIUM) as pilot:
        await until(pilot, lambda: isinstance(app.screen, EndScreen))
        await pilot.press("enter")
        await until(pilot, lambda: app.screen is app.table_screen)
        await pilot.press("question_mark")
        await until(pilot, lambda: isinstance(app.screen, HelpScreen))
        help_screen = app.screen
        assert isinstance(help_screen, HelpScreen)
        assert not help_screen.query(".fact")
        told = " ".join(words for place in help_screen._places for words in help_screen._explain(place.name))
        assert indy.your_shaman_about() not in told
    table.close()


async def test_of_a_game_without_a_record_nothing_is_said() -> None:
    app = TableApp(laid("pb", 5, "tribal_duel"))
    async with app.run_test(size=MEDIUM) as pilot:
        await pilot.pause()
        await pilot.press("question_mark")
        await pilot.pause()
        assert said.kept_means(kept="saved")[:20] not in shown(app)
