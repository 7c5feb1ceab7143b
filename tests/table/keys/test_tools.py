"""The commands of a table that don't touch the game: in words, jump, seats, export, mouse; and dragging."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from textual.geometry import Offset
from textual.pilot import Pilot
from textual.widgets import Static

from rules import State
from rules.bots.levels import offered
from rules.bots.rivals import rivals_of
from tests.app.test_app import until
from tests.table.helpers import SMALL, Silent, TableApp, laid, on_table, shown
from tribes_tui.play.seat import BOT, Seat
from tribes_tui.table.advice.help import HelpScreen
from tribes_tui.table.choice.keys import JUMPS
from tribes_tui.table.dialogs import SeatsScreen, WrittenDialog, kinds_for
from tribes_tui.table.history.pages import SayScreen
from tribes_tui.table.screen import TableScreen
from tribes_tui.widgets.beside.words import Paragraphs
from tribes_tui.widgets.screen.dialog import Items
from tribes_tui.words.spoken import as_said, spoken_of


@pytest.fixture(autouse=True)
def _own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TRIBES_HOME", str(tmp_path))


async def to_light(pilot: Pilot[Any], app: TableApp) -> TableScreen:
    """Play until indy's light phase, where cards are swapped with the table."""
    screen = on_table(app)
    for _ in range(60):
        await pilot.pause()
        view = app.laid.view(0)
        if view.current_player == 0 and any(view.game.actions[a].kind == "SWAP" for a in view.legal_actions()):
            return screen
        if view.current_player == 0:
            screen.decide(view.legal_actions()[0])
    raise AssertionError("no light phase")


def answer(name: str, view: State, names: Sequence[str]) -> list[str]:
    """What plain mode by ear answers to a request."""
    tell = next(request.tell for request in spoken_of(view.game.id).REQUESTS if name in request.names)
    return [as_said(line) for line in tell(view, names, "")]


async def test_in_words_everything_can_be_read_and_chosen() -> None:
    app = TableApp(laid("pb"))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        view = app.laid.view(0)
        number = app.laid.number_for(0)
        await pilot.press("v")
        await pilot.pause()
        assert isinstance(app.screen, SayScreen)
        told = " ".join(app.screen.query_one(Paragraphs).text().split())
        for name in ("now", "hand", "table"):
            for line in answer(name, view, app.table_screen.scene.names):
                assert line.replace(":", "") in told.replace(":", ""), "whose a line is may stand on a plate"
        assert app.screen.query_one(Items).option_count == len(view.legal_actions())
        await pilot.press("down", "enter")
        await pilot.pause()
        assert app.laid.number_for(0) > number


async def test_in_words_out_of_turn_only_reads() -> None:
    app = TableApp(laid("pb"), Silent())
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        while app.laid.view(0).current_player == 0:
            on_table(app).decide(app.laid.view(0).legal_actions()[0])
            await pilot.pause()
        await pilot.press("v")
        await pilot.pause()
        assert isinstance(app.screen, SayScreen)
        assert not app.screen.query(Items)
        for key in ("escape", "enter"):
            await pilot.press(key)
            await pilot.pause()
            on_table(app)
            await pilot.press("v")
            await pilot.pause()


async def test_in_words_out_of_turn_goes_on_when_the_others_have_played() -> None:
    app = TableApp(laid("pb"), Silent())
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        table = app.laid
        while table.view(0).current_player == 0:
            on_table(app).decide(table.view(0).legal_actions()[0])
            await pilot.pause()
        await pilot.press("v")
        await pilot.pause()
        while table.turn == 1:
            table.propose(1, table.view(1).legal_actions()[0], table.number_for(1))
            await pilot.pause()
        await pilot.pause()
        assert isinstance(app.screen, SayScreen)
        view = table.view(0)
        assert app.screen.query_one(Items).option_count == len(view.legal_actions())
        told = " ".join(app.screen.query_one(Paragraphs).text().split())
        for name in ("now", "hand", "table"):
            for line in answer(name, view, app.table_screen.scene.names):
                assert line.replace(":", "") in told.replace(":", ""), "whose a line is may stand on a plate"
        await pilot.press("enter")
        await pilot.pause()
        on_table(app)
        assert table.turn != 0 or table.view(0).key() != view.key()


async def test_jump_shows_a_letter_on_each_lit_target_and_goes_there() -> None:
    app = TableApp(laid("pb"))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        screen = on_table(app)
        lit = [target.name for target in screen.targets if target.name in screen.selection.chooser.lit]
        await pilot.press("j")
        rows = shown(app).split("\n")
        for letter, name in zip(JUMPS, lit, strict=False):
            target = screen.targets.get(name)
            assert target is not None
            spot = target.region
            assert any(f" {letter} " in row[spot.x : spot.right] for row in rows[spot.y : spot.bottom])
        await pilot.press(JUMPS[len(lit) - 1])
        assert screen.cursor == lit[-1]
        assert screen.selection.jumps == {}


async def test_escape_ends_jumping_and_changes_nothing() -> None:
    app = TableApp(laid("pb"))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        before = (on_table(app).cursor, app.laid.number)
        await pilot.press("j", "escape")
        assert (on_table(app).cursor, app.laid.number, on_table(app).selection.jumps) == (*before, {})


async def test_dragging_a_card_to_the_table_swaps_it() -> None:
    app = TableApp(laid("pb"))
    async with app.run_test(size=SMALL) as pilot:
        screen = await to_light(pilot, app)
        await pilot.pause()
        view = app.laid.view(0)
        swap = next(a for a in view.legal_actions() if view.game.actions[a].kind == "SWAP")
        start, end = (screen.targets.get(name) for name in screen.board.paths(view, swap)[0])
        assert start is not None
        assert end is not None
        number = app.laid.number_for(0)
        await pilot.mouse_down(offset=Offset(start.region.x + 1, start.region.y))
        await pilot.hover(offset=Offset(end.region.x + 1, end.region.y))
        await pilot.mouse_up(offset=Offset(end.region.x + 1, end.region.y))
        await pilot.pause()
        assert app.laid.history(0)[number].text == view.text(swap)


async def test_dragging_to_nowhere_changes_nothing() -> None:
    app = TableApp(laid("pb"))
    async with app.run_test(size=SMALL) as pilot:
        screen = await to_light(pilot, app)
        await pilot.pause()
        number = app.laid.number
        target = screen.targets.get("hand:a")
        assert target is not None
        await pilot.mouse_down(offset=Offset(target.region.x + 1, target.region.y))
        await pilot.mouse_up(offset=Offset(70, 3))
        await pilot.pause()
        assert app.laid.number == number
        assert screen.selection.chooser.picked == ()


async def test_a_bot_takes_my_seat_and_gives_it_back() -> None:
    app = TableApp(laid("pbb", seed=4), Silent())
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        await pilot.press("S")
        await pilot.pause()
        assert isinstance(app.screen, SeatsScreen)
        await pilot.press("right", "s")
        await pilot.pause()
        assert app.laid.seats[0].kind == "bot"
        assert app.laid.seats[0].level
        assert on_table(app).viewer == 0, "what was seen there stays in sight"
        await pilot.press("S")
        await pilot.pause()
        await pilot.press("left", "s")
        await pilot.pause()
        assert app.laid.seats[0].is_human
        assert on_table(app).viewer == 0
        assert on_table(app).selection.chooser.lit


def test_a_seat_keeps_a_level_that_its_game_does_not_offer() -> None:
    kinds = [kind.value for kind in kinds_for("tribal_rixe", 2, Seat(BOT, "master", "Oro"))]
    rivals = [rival.level for rival in rivals_of("tribal_rixe")]
    assert kinds == ["", *offered("tribal_rixe", 2), "master", *rivals]
    with_rival = [kind.value for kind in kinds_for("tribal_rixe", 2, Seat(BOT, rivals[1], "Oro"))]
    assert sorted(with_rival) == sorted(["", *offered("tribal_rixe", 2), *rivals]), "each once"


async def test_a_rival_takes_a_seat_at_a_table() -> None:
    app = TableApp(laid("pbb", seed=4), Silent())
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        await pilot.press("S", "down", "enter")
        await pilot.pause()
        await pilot.press("end", "enter", "s")
        await pilot.pause()
        assert app.laid.seats[1].level == rivals_of("indy")[-1].level


async def test_the_seats_stay_when_one_goes_back() -> None:
    app = TableApp(laid("pb"))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        seats = list(app.laid.seats)
        await pilot.press("S", "right", "escape")
        await pilot.pause()
        assert app.laid.seats == seats


async def test_export_keeps_text_and_picture_and_overwrites_nothing(tmp_path: Path) -> None:
    app = TableApp(laid("pbb", seed=4))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        await pilot.press("X", "down", "enter")
        await pilot.pause()
        assert app.screen is app.table_screen
        assert not (tmp_path / "exports").exists(), "only once it is confirmed"
        await pilot.press("X", "enter")
        await until(pilot, lambda: isinstance(app.screen, WrittenDialog))
        said = re.sub(r"\s", "", "".join(str(file.content) for file in app.screen.query(".file").results(Static)))
        assert str(tmp_path / "exports" / "indy.txt") in said
        assert str(tmp_path / "exports" / "indy.svg") in said
        await pilot.press("enter", "X", "enter")
        await until(pilot, lambda: isinstance(app.screen, WrittenDialog))
        await pilot.press("escape")
        await pilot.pause()
        assert app.screen is app.table_screen
        kept = sorted(path.name for path in (tmp_path / "exports").iterdir())
        assert kept == ["indy-2.svg", "indy-2.txt", "indy.svg", "indy.txt"]
        picture = ElementTree.parse(tmp_path / "exports" / "indy.svg").getroot()
        words = " ".join(text.text or "" for text in picture.iter("{http://www.w3.org/2000/svg}text"))
        assert app.table_screen.prompt() in words
        position = app.table_screen.words.position(app.laid.view(0), app.table_screen.scene.names)
        assert position[0] in (tmp_path / "exports" / "indy.txt").read_text()


async def test_export_that_fails_is_told(tmp_path: Path) -> None:
    (tmp_path / "exports").write_text("in the way")
    app = TableApp(laid("pb"))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        await pilot.press("X", "enter")
        await until(pilot, lambda: "can't be written" in shown(app))


async def test_a_terminal_without_a_mouse_says_so() -> None:
    app = TableApp(laid("pb"))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        await pilot.press("M")
        await pilot.pause()
        assert "mouse" in shown(app)


async def _drag_from_hand(pilot: Pilot[Any], app: TableApp) -> TableScreen:
    """A card of the hand is held over the table."""
    screen = await to_light(pilot, app)
    await pilot.pause()
    target = screen.targets.get("hand:a")
    assert target is not None
    await pilot.mouse_down(offset=Offset(target.region.x + 1, target.region.y))
    await pilot.hover(offset=Offset(target.region.x + 4, target.region.y - 3))
    await pilot.pause()
    return screen


async def test_what_is_dragged_is_picked_and_shows_where_it_may_go() -> None:
    app = TableApp(laid("pb"))
    async with app.run_test(size=SMALL) as pilot:
        screen = await _drag_from_hand(pilot, app)
        assert screen.selection.chooser.picked == ("hand:a",)
        assert "do you swap your" in shown(app)
        await pilot.mouse_up(offset=Offset(70, 3))
        await pilot.pause()
        assert screen.selection.chooser.picked == ()
        assert "do you swap your" not in shown(app)


async def test_a_window_that_changes_ends_a_drag() -> None:
    app = TableApp(laid("pb"))
    async with app.run_test(size=SMALL) as pilot:
        screen = await _drag_from_hand(pilot, app)
        number = app.laid.number
        await pilot.resize_terminal(120, 40)
        await pilot.pause()
        assert screen.selection.chooser.picked == ()
        for target in list(screen.targets)[:3]:
            await pilot.mouse_up(offset=Offset(target.region.x + 1, target.region.y))
            await pilot.pause()
        assert (app.laid.number, screen.selection.chooser.picked) == (number, ())


async def test_the_right_button_asks_what_something_is() -> None:
    app = TableApp(laid("pb"))
    async with app.run_test(size=SMALL) as pilot:
        screen = await to_light(pilot, app)
        await pilot.pause()
        target = screen.targets.get("hand:b")
        assert target is not None
        number = app.laid.number
        await pilot.click(offset=Offset(target.region.x + 1, target.region.y), button=3)
        await pilot.pause()
        assert isinstance(app.screen, HelpScreen)
        assert app.screen.at == "hand:b"
        assert (app.laid.number, screen.selection.chooser.picked) == (number, ())
