"""Row 1 says of the bots how well each plays and which of them thinks, as far as the question leaves room."""

from __future__ import annotations

from pathlib import Path

import pytest

import rules
from tests.table.helpers import MEDIUM, SMALL, Silent, TableApp, laid, on_table, shown
from tribes_tui.play.seat import BOT, Seat
from tribes_tui.table.choice.explain import explanation
from tribes_tui.table.frame.prompt_row import bots_told
from tribes_tui.widgets.drawing.lines import words_of
from tribes_tui.words.rivals import THINKS


@pytest.fixture(autouse=True)
def _own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TRIBES_HOME", str(tmp_path))


def test_each_bot_then_all_at_once_then_the_one_that_thinks() -> None:
    names = ("you", "Ada", "Bo")
    assert bots_told(names, {}, None) == ()
    told = [words_of(line) for line in bots_told(names, {1: "easy", 2: "hard"}, None)]
    assert told == ["Ada easy   Bo hard", "2 mixed bots"]
    told = [words_of(line) for line in bots_told(names, {1: "easy", 2: "easy"}, 2)]
    assert told == ["Ada easy   Bo easy •••", "2 easy bots   Bo •••", "Bo •••", " •••"]
    assert [words_of(line) for line in bots_told(names, {1: "easy"}, None)][-1] == "1 easy bot"


@pytest.mark.varied(3)
@pytest.mark.parametrize("size", [SMALL, MEDIUM])
@pytest.mark.parametrize("game_id", list(rules.games))
async def test_every_table_says_it(game_id: str, size: tuple[int, int]) -> None:
    app = TableApp(laid("pb", game=game_id), Silent())
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        assert "easy" in shown(app).splitlines()[1]


async def test_a_bot_thinks_while_its_move_is_waited_for() -> None:
    app = TableApp(laid("bp"), Silent())
    async with app.run_test(size=MEDIUM) as pilot:
        await pilot.pause()
        screen = on_table(app)
        assert screen.scene.thinks == (0 if screen.scene.view.current_player == 0 else None)
        while screen.scene.view.current_player == 1:
            screen.decide(screen.scene.view.legal_actions()[0])
            await pilot.pause()
        assert screen.scene.thinks == 0
        assert THINKS in shown(app).splitlines()[1]


async def test_a_bot_of_another_level_is_named_and_what_is_this_says_how_it_plays() -> None:
    app = TableApp(laid("pb"), Silent())
    async with app.run_test(size=MEDIUM) as pilot:
        await pilot.pause()
        screen = on_table(app)
        assert screen.scene.bots == {1: "easy"}
        app.laid.replace_seat(1, Seat(BOT, "medium", "Bo"))
        screen.look()
        await pilot.pause()
        assert screen.scene.bots == {1: "medium"}
        scene = screen.scene._replace(lit=frozenset())
        said = explanation(screen.board, scene, screen.selection.chooser, screen.words, "seat:1")
        assert "A bot has this seat, medium." in " ".join(said)
