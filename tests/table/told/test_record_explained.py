"""What the first row says of a game's record stands, with what it means, in what `?` tells."""

from __future__ import annotations

from pathlib import Path

import pytest

from saves import Store
from tests.table.helpers import MEDIUM, TableApp, laid, shown
from tribes_tui.play.table import Table
from tribes_tui.seats.parse import parse_seats
from tribes_tui.words.common import capital
from tribes_tui.words.said import table as said


@pytest.mark.parametrize("game", ["indy", "tribe", "tribal_duel", "tribal_rixe", "rise_of_tribes", "five_tribes"])
async def test_the_box_of_a_game_that_is_kept_says_what_that_means(game: str, tmp_path: Path) -> None:
    table = Table.new(game, parse_seats("you,bot:easy"), {}, 3, Store(tmp_path))
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


async def test_of_a_game_without_a_record_nothing_is_said() -> None:
    app = TableApp(laid("pb", 5, "tribal_duel"))
    async with app.run_test(size=MEDIUM) as pilot:
        await pilot.pause()
        await pilot.press("question_mark")
        await pilot.pause()
        assert said.kept_means(kept="saved")[:20] not in shown(app)
