"""By the mouse alone, in a real Chromium: a whole game of indy, and ten moves of each other game.

A table of our own that nobody sees stands at the same position in the same size. It says on which cell a move is found; that
cell is clicked on the page, and the record must hold the move.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

import rules
from saves import Recording, Store
from tests.browser.helpers import CHROMIUM, Chromium, Shown, Web, keep, shown
from tests.table.helpers import Silent, TableApp, on_table, shown as shown_here
from tribes_tui.play.seat import seat_from
from tribes_tui.play.table import Table
from tribes_tui.table.frame.prompt_row import PromptRow

aiohttp = pytest.importorskip("aiohttp")
pytest.importorskip("textual_serve")

STILL = 8
"""So often nothing new has come to a page at rest."""
MOST = 400
"""Decisions after which a game would have ended."""


@asynccontextmanager
async def page_of(folder: Path) -> AsyncIterator[Shown]:
    """The game's home page in a Chromium."""
    web = Web(folder)
    chromium = Chromium(folder / "chromium")
    try:
        async with aiohttp.ClientSession() as session:
            game = await shown(chromium, session, web.url)
            await game.see("Quit")
            yield game
    finally:
        chromium.close()
        web.close()


def replayed(record: Recording) -> Table:
    """The table of a record, which nothing is written to."""
    header = record.header
    table = Table.new(header.game, [seat_from(seat) for seat in record.seats], header.options, header.seed)
    for move in record.moves:
        table._commit(move.seat, table._state.read(move.text))
    return table


async def click_on_the_best(pilot: Pilot[Any], app: TableApp, game: Shown) -> str:
    """Click on the cells of the move that looks best, here and on the page; the move."""
    screen = on_table(app)
    view = app.laid.view(0)
    action = max(view.legal_actions(), key=view.hint)
    for name in min(screen.board.paths(view, action), key=len):
        target = screen.targets.get(name)
        assert target is not None, (name, [one.name for one in screen.targets])
        spot = target.region
        column, row = spot.x + spot.width // 2, spot.y + spot.height // 2
        await settled(game)
        await game.click(column, row)
        await pilot.click(offset=(column, row))
        await pilot.pause()
    return view.text(action)


def rows_of(app: TableApp) -> list[str]:
    """What stands on the screen here."""
    return [row.rstrip() for row in shown_here(app).split("\n")]


async def settled(game: Shown) -> None:
    """Wait until the page has come to rest."""
    still = 0
    async with asyncio.timeout(20):
        while still < STILL:
            before = game.rows
            await game.more()
            still = still + 1 if game.rows == before else 0


async def play(game: Shown, store: Store, decisions: int) -> int:
    """So many decisions, or to the end of the game; how many they were."""
    made = 0
    for _ in range(MOST):
        record = store.read(next(iter(store.list())).name)
        table = replayed(record)
        if table.is_over or made == decisions:
            return made
        await game.more()
        if table.turn != 0:
            continue
        app = TableApp(table, Silent())
        async with app.run_test(size=game.size) as pilot:
            await pilot.pause()
            asked = on_table(app).query_one(PromptRow).region.y
            if game.rows[asked] != rows_of(app)[asked]:
                await pass_a_moment(game)
                continue
            move = await click_on_the_best(pilot, app, game)
            made += 1
            assert await next_move(game, store, record) == move
    raise AssertionError(f"no end after {made} decisions:\n{game.page.text}")


async def pass_a_moment(game: Shown) -> None:
    """Go on from a page that shows what happened, by a click on the key that says so."""
    if "go on" in game.rows[-1]:
        await game.click_text("go on")
    await game.more()


async def next_move(game: Shown, store: Store, before: Recording) -> str:
    """Wait until one more is in the record, and give it."""
    number = len(before.moves)
    async with asyncio.timeout(20):
        while len(moves := store.read(before.name).moves) <= number:
            await game.more()
    return moves[number].text


@pytest.mark.soak
@pytest.mark.skipif(CHROMIUM is None, reason="no Chromium is installed")
@pytest.mark.parametrize("name", [*rules.games])
async def test_the_mouse_alone_plays_every_game(name: str, tmp_path: Path) -> None:
    async with page_of(tmp_path) as game:
        await game.click_text(rules.games[name].title)
        store = Store(tmp_path)
        async with asyncio.timeout(30):
            while not [*store.list()]:
                await game.more()
        made = await play(game, store, MOST if name == "indy" else 10)
        keep(**{f"clicks-{name}": await game.chromium.picture()})
        assert made >= 10
        if name == "indy":
            await game.see("the game is over")
