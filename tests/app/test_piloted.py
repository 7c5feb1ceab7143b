"""A table that nobody sees: laid, played by named places, and gone without a trace whatever happens."""

from __future__ import annotations

import doctest
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from textual._compositor import Compositor, ReflowResult
from textual.geometry import Size
from textual.widget import Widget

import rules
from tests.widgets.mounting import BareApp, alone
from tests.widgets.samples import make_hand
from tribes_tui.app import click, headless, piloted
from tribes_tui.app.app import TribesApp
from tribes_tui.seats.parse import BadSeats
from tribes_tui.table.screen import TableScreen
from tribes_tui.widgets.drawing.pointing import Asked, Chosen


def alive(pid: int) -> bool:
    """Whether a process is there that hasn't ended."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] not in "ZX"
    except OSError:
        return False


def worker_of(app: object) -> int:
    """The process in which the bots of an app think: there is one as soon as something is asked."""
    assert isinstance(app, TribesApp)
    assert app.tables.thinker is not None
    if isinstance(app.screen, TableScreen):
        app.screen.do_hint()
    return app.tables.thinker.pid


async def test_only_the_table_is_laid_out_when_one_sits_down_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """What lies beneath is never seen, and a layout of it would have all of the table painted again."""
    laid: set[str] = set()
    reflow = Compositor.reflow

    def watched(self: Compositor, parent: Widget, size: Size) -> ReflowResult:
        laid.add(type(parent).__name__)
        return reflow(self, parent, size)

    monkeypatch.setattr(Compositor, "reflow", watched)
    async with headless("indy") as pilot:
        await pilot.resize_terminal(100, 30)
        await pilot.pause()
        assert laid == {"TableScreen"}


def test_the_example_of_the_docstring_holds() -> None:
    found = doctest.testmod(piloted, verbose=False)
    assert found.attempted >= 3
    assert not found.failed


async def test_the_seats_are_those_of_the_command_line_and_the_size_that_of_the_screen() -> None:
    async with headless("indy", seats="you,name:Zoe,bot:hard", size=(100, 30)) as pilot:
        # Where the bot has begun already, the keyboard is being passed, on a screen above the table.
        table = next(one for one in pilot.app.screen_stack if isinstance(one, TableScreen))
        assert [(seat.kind, seat.level) for seat in table.table.seats] == [
            ("human", ""),
            ("human", ""),
            ("bot", "hard"),
        ]
        assert table.table.seats[1].name == "Zoe"
        assert pilot.app.size == (100, 30)


async def test_a_click_on_a_place_decides_what_that_place_says() -> None:
    async with headless("indy", seats="you,bot:easy,bot:easy", seed=4) as pilot:
        table = pilot.app.screen.table
        await click(pilot, "shaman:G")
        first = table.history(0)[0]
        assert (first.seat, (first.text or "")[-1]) == (0, "G")


async def test_a_key_of_the_last_row_can_be_clicked() -> None:
    async with headless("indy") as pilot:
        before = pilot.app.screen
        await click(pilot, "key:log")
        assert pilot.app.screen is not before


@pytest.mark.parametrize("place", ["hand:0", "hand:2"])
async def test_a_place_on_a_piece_can_be_clicked(place: str) -> None:
    async with alone(make_hand("CR2", "HG3", "OB1")) as pilot:
        await click(pilot, place)
        assert isinstance(pilot.app, BareApp)
        assert [(type(told), told.name) for told in pilot.app.told if isinstance(told, Chosen)] == [(Chosen, place)]


async def test_the_right_button_asks() -> None:
    async with alone(make_hand("CR2", "HG3", "OB1")) as pilot:
        await click(pilot, "hand:1", button=3)
        assert isinstance(pilot.app, BareApp)
        assert [told.name for told in pilot.app.told if isinstance(told, Asked)] == ["hand:1"]


async def test_a_place_that_is_not_there_is_refused_with_those_that_are() -> None:
    async with headless("indy", seats="you,bot:easy,bot:easy", seed=4) as pilot:
        with pytest.raises(LookupError, match=r"no 'shaman:X'.*shaman:G"):
            await click(pilot, "shaman:X")


async def test_the_first_moves_are_the_same_for_the_same_seed_and_end_at_a_persons_turn() -> None:
    found = []
    for seed in (3, 3, 4):
        async with headless("rise_of_tribes", seed=seed, moves=6) as pilot:
            table = pilot.app.screen.table
            assert table.turn == 0
            assert table.number >= 6
            found.append(table.view(0).dump())
    assert found[0] == found[1] != found[2]


async def test_a_game_can_be_played_to_its_end_at_once() -> None:
    async with headless("tribal_duel", moves=10**6) as pilot:
        assert isinstance(pilot.app, TribesApp)
        assert pilot.app.tables.open is not None
        assert pilot.app.tables.open.is_over


@pytest.mark.parametrize("depth", ["16", "ascii"])
async def test_theme_and_depth_are_those_asked_for(depth: str) -> None:
    async with headless("tribe", theme="tribes-light", depth=depth, size=(80, 24)) as pilot:
        app = pilot.app
        assert (app.theme, app.depth, app.no_color) == ("tribes-light", depth, depth in ("none", "ascii"))
        text = "".join(segment.text for strip in app.screen._compositor.render_strips() for segment in strip)
        assert text.isascii() == (depth == "ascii")


async def test_bots_and_files_are_gone_afterwards(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TRIBES_HOME", "as it was")
    async with headless("indy") as pilot:
        home, worker = Path(os.environ["TRIBES_HOME"]), worker_of(pilot.app)
        assert alive(worker)
        assert list(home.iterdir())
    assert not alive(worker)
    assert not home.exists()
    assert os.environ["TRIBES_HOME"] == "as it was"


async def leave_with(error: type[BaseException], seen: dict[str, Any], is_apps_own: bool) -> None:
    """Lay a table, and raise an error there: in the block, or in the app."""
    async with headless("indy") as pilot:
        seen["home"], seen["worker"] = Path(os.environ["TRIBES_HOME"]), worker_of(pilot.app)
        if not is_apps_own:
            raise error
        pilot.app.call_later(raising(error))
        await pilot.pause()


def raising(error: type[BaseException]) -> Callable[[], None]:
    def fail() -> None:
        raise error

    return fail


@pytest.mark.parametrize(
    ("error", "is_apps_own"),
    [(ZeroDivisionError, False), (KeyboardInterrupt, False), (ZeroDivisionError, True)],
)
async def test_bots_and_files_are_gone_when_an_exception_passes(
    error: type[BaseException], is_apps_own: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("TRIBES_HOME", raising=False)
    seen: dict[str, Any] = {}
    with pytest.raises(error):
        await leave_with(error, seen, is_apps_own)
    assert seen["worker"]
    assert not alive(seen["worker"])
    assert not seen["home"].exists()
    assert "TRIBES_HOME" not in os.environ


async def test_what_cannot_be_laid_is_refused_and_leaves_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("TRIBES_HOME", raising=False)
    refused = [
        (BadSeats, {"game": "indy", "seats": "you,cat"}),
        (rules.RulesError, {"game": "tribal_duel", "seats": "you,bot,bot"}),
        (KeyError, {"game": "chess"}),
    ]
    for error, given in refused:
        game = given.pop("game")
        with pytest.raises(error):
            async with headless(game, **given):
                pass
        assert "TRIBES_HOME" not in os.environ
