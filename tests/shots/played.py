"""The records of somebody who has played for half a year: what lists and plots of games are drawn of."""

from __future__ import annotations

import os
import shutil
from atexit import register
from datetime import UTC, datetime
from functools import cache, partial
from itertools import cycle, islice
from pathlib import Path
from tempfile import mkdtemp

import rules
from saves import Store
from tribes_tui.app.piloted import play_on
from tribes_tui.play.table import Table
from tribes_tui.seats.parse import parse_seats

END = 10**6
SEED = 7
OTHERS = ("bot:easy", "bot", "bot,bot,bot", "bot:hard", "bot,bot", "bot:easy")
"""Against whom, in turn."""
DAYS = ((8, 9), (9, 13), (9, 27), (10, 4), (10, 5), (10, 18), (11, 1), (11, 2), (11, 15), (11, 22), (11, 29), (12, 6))
DAYS += ((12, 7), (12, 13), (12, 20), (12, 24), (12, 26), (12, 27), (12, 28), (12, 30))
"""Month and day of each game."""
NEWEST = "indy", "you,bot,bot,bot", datetime(2026, 1, 1, 12, tzinfo=UTC)
"""The last one, the one that a replay shows."""


def games_of_a_year(home: Path) -> None:
    """Put them into a folder as if they had been played then."""
    shutil.copytree(_played(), home, dirs_exist_ok=True)


@cache
def _played() -> Path:
    """Played once a process, and gone with it."""
    home = Path(mkdtemp(prefix="tribes-played-"))
    register(partial(shutil.rmtree, home, ignore_errors=True))
    whom = zip(islice(cycle(rules.games), len(DAYS)), cycle(OTHERS), DAYS, strict=False)
    games = [(game, f"you,{others}", datetime(2025, *day, 20, tzinfo=UTC)) for game, others, day in whom]
    for number, (game, seats, when) in enumerate(games):
        _play(home, game, seats, when.timestamp(), number)
    newest(home)
    return home


def newest(home: Path) -> None:
    """Play the last one alone."""
    game, seats, when = NEWEST
    _play(home, game, seats, when.timestamp(), SEED)


def _play(home: Path, game: str, seats: str, when: float, seed: int) -> None:
    """A whole game, by the best hints."""
    fits = ",".join(seats.split(",")[: max(rules.games[game].players)])
    before = {*home.rglob("*")}
    table = Table.new(game, parse_seats(fits), {}, seed, Store(home, clock=lambda: when))
    play_on(table, END)
    table.close()
    for file in {*home.rglob("*")} - before:
        if file.is_file():
            os.utime(file, (when, when))
