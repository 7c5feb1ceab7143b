"""A table on a screen that nobody sees: for tests, pictures and programs that play by keys and clicks."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

from textual.geometry import Region

from saves import Store
from tribes_tui.app.app import TribesApp
from tribes_tui.play.table import Table
from tribes_tui.profile import settings
from tribes_tui.seats.parse import parse_seats
from tribes_tui.widgets.drawing.drawn import Drawn

if TYPE_CHECKING:
    from textual.pilot import Pilot
    from textual.screen import Screen

SIZE = (120, 40)


@asynccontextmanager
async def headless(
    game: str,
    *,
    seats: str = "you,bot:easy",
    seed: int = 7,
    size: tuple[int, int] = SIZE,
    options: Mapping[str, object] | None = None,
    moves: int = 0,
    theme: str = "tribes-dark",
    depth: str = "truecolor",
) -> AsyncIterator[Pilot[None]]:
    """Lay a new table of the game `game` and give Textual's pilot on it.

    `seats` and `options` are those of the command line (`you,name:Ada,bot:hard`; `{"events": False}`). The first
    `moves` moves, and more until a person is to decide what the screen shows, are made for all seats by the rules'
    own hints: the same for the same seed. `depth`: truecolor, 256, 16, none or ascii. Nothing moves, bots' moves are
    not waited for; other settings are the usual ones.

    Games and settings are kept in a temporary folder, named by TRIBES_HOME meanwhile (so lay one table at a time) and
    removed at the end; the bots have ended then, too, whatever was raised. KeyError for an unknown game, `BadSeats`
    and `RulesError` for what can't be laid.

        >>> import asyncio
        >>> async def pick() -> tuple[str, ...]:
        ...     async with headless("tribe", seats="you,bot:easy", seed=7) as pilot:
        ...         await click(pilot, "hand:1")
        ...         return pilot.app.screen.scene.picked
        >>> asyncio.run(pick())
        ('hand:1',)
    """
    with temporary_home() as home:
        is_ascii = depth == "ascii"
        settings.save(settings.Settings(theme=theme, pace="none", motion=False, ascii=is_ascii), home)
        table = Table.new(game, parse_seats(seats), dict(options or {}), seed, Store(home))
        try:
            play_on(table, moves)
            async with shown(TribesApp(table), size, depth) as pilot:
                yield pilot
        finally:
            table.close()


@asynccontextmanager
async def shown(app: TribesApp, size: tuple[int, int] = SIZE, depth: str = "truecolor") -> AsyncIterator[Pilot[None]]:
    """The pilot of an app on a terminal of that size and depth; at the end its bots have gone."""
    app.depth, app.no_color = depth, depth in ("none", "ascii")
    try:
        async with app.run_test(size=size) as pilot:
            for _ in range(2):  # what has been laid out is painted after that
                await pilot.pause()
            yield pilot
    finally:
        app.end_bots()


@contextmanager
def temporary_home() -> Iterator[Path]:
    """A folder for games and settings, named by TRIBES_HOME and removed at the end."""
    before = os.environ.get("TRIBES_HOME")
    with TemporaryDirectory(prefix="tribes-", ignore_cleanup_errors=True) as folder:
        os.environ["TRIBES_HOME"] = folder
        try:
            yield Path(folder)
        finally:
            if before is None:
                del os.environ["TRIBES_HOME"]
            else:
                os.environ["TRIBES_HOME"] = before


def play_on(table: Table, moves: int) -> None:
    """Make moves for all seats, each the best hint: so many, and on until a person sees what they decide.

    None of either is made when `moves` is 0.
    """
    while moves and (seat := table.turn) is not None:
        is_person = table.seats[seat].is_human and not table.is_concealed
        if table.number >= moves and is_person:
            return
        view = table.view(seat)
        table.propose(seat, max(view.legal_actions(), key=view.hint), table.number_for(seat))


async def click(pilot: Pilot[Any], place: str, button: int = 1) -> None:
    """Click on a place by its name, such as `table:3`; `key:log` is the key of that command in the last row.

    LookupError if it isn't shown, with the names of what is.
    """
    spots = places_of(pilot.app.screen)
    if not spots.get(place):
        raise LookupError(f"there is no {place!r} to click on, but {', '.join(name for name in spots if spots[name])}")
    spot = spots[place]
    await pilot.click(offset=(spot.x + spot.width // 2, spot.y + spot.height // 2), button=button)
    await pilot.pause()


def places_of(screen: Screen[Any]) -> dict[str, Region]:
    """Everything on a screen that can be pointed at, by name, and where it is; an empty region for what isn't shown."""
    spots: dict[str, Region] = {}
    for piece in screen.query(Drawn):
        if piece.display and piece.size:
            spots |= {name: piece.region_of(name) for name in piece.places}
    return spots | {target.name: target.region for target in getattr(screen, "targets", ())}
