"""Games that can't simply be played on: played elsewhere, damaged, played otherwise by the rules. A way on is offered."""

from __future__ import annotations

from pathlib import Path

import pytest

from saves import Store, seal_text
from tests.app.test_app import played, screen_text, until
from tests.saves.parting import part_from_the_rules
from tribes_tui.app import TribesApp
from tribes_tui.play.table import Table
from tribes_tui.screens.dialogs import OfferScreen
from tribes_tui.screens.home.screen import HomeScreen
from tribes_tui.screens.lists import RecordingScreen
from tribes_tui.screens.replay.screen import ReplayScreen
from tribes_tui.screens.saves.screen import SavesScreen
from tribes_tui.table.screen import TableScreen


@pytest.fixture(autouse=True)
def _own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TRIBES_HOME", str(tmp_path / "home"))


def play_best(table: Table) -> None:
    assert table.turn is not None
    view = table.view(table.turn)
    table.propose(table.turn, max(view.legal_actions(), key=view.hint), table.number_for(table.turn))


async def test_a_game_that_is_played_elsewhere_may_be_watched() -> None:
    name = await played(Store(), moves=10)
    table = Table.resume(Store().open(name))
    app = TribesApp()
    async with app.run_test(size=(120, 40)) as pilot:
        await until(pilot, lambda: "Continue" in screen_text(app))
        await pilot.press("c")
        await until(pilot, lambda: isinstance(app.screen, OfferScreen))
        assert "is being played elsewhere" in screen_text(app)
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, ReplayScreen))
        screen = app.screen
        assert isinstance(screen, ReplayScreen)
        assert screen.number == 10
        for _ in range(5):
            play_best(table)
        await until(pilot, lambda: screen.number == 15)
        await pilot.press("left", "left")
        play_best(table)
        await until(pilot, lambda: len(screen.seen) == 16)
        assert screen.number == 13, "who looks back is left alone"
        table.undo(0)
        await until(pilot, lambda: len(screen.seen) < 16)
        await pilot.press("end", "left_square_bracket", "q")
        await until(pilot, lambda: isinstance(app.screen, HomeScreen))
    table.close()


async def test_or_played_on_from_a_copy() -> None:
    name = await played(Store(), moves=10)
    elsewhere = Store().open(name)
    app = TribesApp()
    async with app.run_test(size=(80, 24)) as pilot:
        app.resume(name)
        await until(pilot, lambda: isinstance(app.screen, OfferScreen))
        await pilot.press("down", "enter")
        await until(pilot, lambda: isinstance(app.screen, TableScreen))
        assert isinstance(app.screen, TableScreen)
        assert app.screen.table.name != name
    assert len(elsewhere.moves) == 10


async def test_a_damaged_game_is_played_on_from_its_good_part() -> None:
    name = await played(Store(), moves=10)
    path = Store().list()[0].path
    damaged = path.read_bytes().replace(b"\n8 ", b"\n9 ")
    path.write_bytes(damaged)
    app = TribesApp()
    async with app.run_test(size=(80, 24)) as pilot:
        app.resume(name)
        await until(pilot, lambda: "Play on from move 7" in screen_text(app))
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, TableScreen))
    assert [kept.read_bytes() for kept in (path.parent / "damaged").iterdir()] == [damaged]


async def test_a_game_that_the_rules_play_otherwise_goes_on_as_a_new_one_and_the_record_stays() -> None:
    name = await played(Store(), moves=10)
    part_from_the_rules(Store().list()[0].path, 8)
    app = TribesApp()
    async with app.run_test(size=(80, 24)) as pilot:
        app.resume(name)
        await until(pilot, lambda: "Play on from move 7" in screen_text(app))
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, TableScreen))
    (new,) = [one.name for one in Store().list() if one.name != name]
    assert len(Store().read(name).moves) == 10
    assert Store().read(new).moves[:7] == Store().read(name).moves[:7]
    Store().open(name).close()


async def test_leaving_it_as_it_is() -> None:
    name = await played(Store(), moves=10)
    elsewhere = Store().open(name)
    app = TribesApp()
    async with app.run_test(size=(80, 24)) as pilot:
        for key in ("escape", "q"):
            app.resume(name)
            await until(pilot, lambda: isinstance(app.screen, OfferScreen))
            await pilot.press(key)
            await until(pilot, lambda: isinstance(app.screen, HomeScreen))
    assert len(Store().list()) == 1
    elsewhere.close()


@pytest.mark.parametrize("content", [b"", b"\xff not a record", b'{"magic":"tribes record","schema":99}\n'])
async def test_what_cannot_be_opened_is_named_copied_and_deleted_on_the_screen(content: bytes) -> None:
    await played(Store(), moves=3)
    path = Store().list()[0].path
    path.write_bytes(content)
    app = TribesApp()
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        await pilot.press("s")
        await until(pilot, lambda: isinstance(app.screen, SavesScreen))
        await pilot.press("n", *"odd", "enter")
        await until(pilot, lambda: "odd: " in screen_text(app))
        await until(pilot, lambda: isinstance(app.screen, SavesScreen))
        await pilot.press("plus")
        await until(pilot, lambda: len(Store().list()) == 2)
        for left in (1, 0):
            await pilot.press("d", "y")
            await until(pilot, lambda left=left: len(Store().list()) == left)
            await until(pilot, lambda: isinstance(app.screen, SavesScreen))
        await until(pilot, lambda: "No games are saved yet" in screen_text(app))


@pytest.mark.parametrize(("before", "after"), [('"rules":1', '"rules":99'), ('"game":"indy"', '"game":"nodice"')])
async def test_a_game_of_other_rules_can_be_read(before: str, after: str) -> None:
    name = await played(Store(), moves=4)
    path = Store().list()[0].path
    path.write_text(seal_text(path.read_text().replace(before, after)))
    app = TribesApp()
    async with app.run_test(size=(120, 40)) as pilot:
        for show in (app.resume, app.show_replay):
            show(name)
            await until(pilot, lambda: isinstance(app.screen, RecordingScreen))
            await until(pilot, lambda: "4 moves" in screen_text(app))
            assert "exchange" in screen_text(app)
            await pilot.press("q")
            await until(pilot, lambda: isinstance(app.screen, HomeScreen))
    Store().open(name).close()


async def test_what_is_good_of_a_damaged_game_can_be_walked_through() -> None:
    name = await played(Store(), moves=10)
    path = Store().list()[0].path
    path.write_bytes(path.read_bytes().replace(b"\n8 ", b"\n9 "))
    app = TribesApp()
    async with app.run_test(size=(120, 40)) as pilot:
        app.show_replay(name)
        await until(pilot, lambda: "is damaged" in screen_text(app))
        await pilot.press("end")
        await until(pilot, lambda: "move 7 of 7" in screen_text(app))


async def test_a_walk_stops_where_the_rules_part_from_the_record() -> None:
    name = await played(Store(), moves=10)
    part_from_the_rules(Store().list()[0].path, 8)
    app = TribesApp()
    async with app.run_test(size=(120, 40)) as pilot:
        app.show_replay(name)
        await until(pilot, lambda: isinstance(app.screen, ReplayScreen))
        await pilot.press("end")
        await until(pilot, lambda: "part from this record at move 8" in screen_text(app))
        assert "move 7 of 10" in screen_text(app)
        await pilot.press("left", "right", "right")
        await until(pilot, lambda: "move 7 of 10" in screen_text(app))


@pytest.mark.parametrize("is_there", [True, False])
async def test_the_program_opens_at_a_game_to_watch(is_there: bool) -> None:
    name = await played(Store(), moves=10)
    app = TribesApp(watched=name if is_there else "nothing")
    async with app.run_test(size=(80, 24)) as pilot:
        if is_there:
            await until(pilot, lambda: "move 10 of 10" in screen_text(app))
        else:
            await until(pilot, lambda: 'there is no saved game "nothing"' in screen_text(app))
