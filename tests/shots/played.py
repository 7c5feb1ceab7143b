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
from rules import Rng
from rules.bots.bot import Budget
from rules.bots.levels import make
from saves import Store
from tribes_tui.app.piloted import play_on
from tribes_tui.play.table import Table
from tribes_tui.seats.parse import parse_seats
from tribes_tui.seats.reviewing import Reviewing, keep

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


def reviewed(home: Path) -> None:
    """A game of somebody who plays as `easy` does, with its review."""
    shutil.copytree(_reviewed(), home, dirs_exist_ok=True)


@cache
def _reviewed() -> Path:
    """Played and reviewed once a process, and gone with it; simulations are counted, so that the review is always the same."""
    home = Path(mkdtemp(prefix="tribes-reviewed-"))
    register(partial(shutil.rmtree, home, ignore_errors=True))
    game, seats, when = NEWEST
    store = Store(home, clock=when.timestamp)
    table, player, rng = Table.new(game, parse_seats(seats), {}, SEED, store), make("easy"), Rng(SEED)
    while (seat := table.turn) is not None:
        view = table.view(seat)
        is_person = table.seats[seat].is_human
        action = player.choose(view, Budget(), rng) if is_person else max(view.legal_actions(), key=view.hint)
        table.propose(seat, action, table.number_for(seat))
    table.close()
    recording = store.read(table.name)
    review = Reviewing(recording, 0).run()
    assert review is not None
    keep(store, recording, review)
    return home


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
