"""A day at a host: real `ssh` clients, all six games, a kill in the middle.

TRIBES_DAY says how many seconds it has (60), TRIBES_GUESTS how many people come (20). An hour of sixty, on a machine that does
nothing else (the sixty `ssh` and their emulators need a core themselves):

    TRIBES_DAY=3600 TRIBES_GUESTS=60 python -m pytest -m soak -n 0 -s tests/server/house/test_day_of_play.py

What comes of chance alone, as that all six games were played, is asked of days with an hour or more for all people together.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import shutil
import signal
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from saves import Store
from tests.server.guests import Guest
from tests.server.host.test_noninterference import bytes_of_a_session, check_same, play
from tests.server.hosts import RunningHost
from tests.server.inside import make_host, someone
from tests.server.transport.test_attacks import files, memory
from tribes_tui.server.host.table.hosted import TITLE, HostedTable

SECONDS = float(os.environ.get("TRIBES_DAY", "60"))
PEOPLE = int(os.environ.get("TRIBES_GUESTS", "20"))
LIMITS = (
    "logins_per_minute=6000", "login_burst=500", "sessions=80", "sessions_per_address=80", "waiting=80", "waiting_per_address=80",
    "bot_seconds=0.2", "grace_left=5", "grace_line=12",
)  # fmt: skip
IS_LONG = SECONDS * PEOPLE >= 3600
AT_ONCE = 10
"""Things that all people together do in a second, at most: who plays thinks, and their terminals are emulated on this machine, too."""

RUBBISH = 80e6
"""Bytes: as much as a busy host waits with before it looks for rubbish everywhere, and what `malloc` keeps."""

LOOKS = 5.0
"""Seconds between two looks at the host's memory."""

pytestmark = pytest.mark.soak


class Day(NamedTuple):
    """What came of it. `folder`: the host's, stopped; `memory`: (seconds, bytes), from each of the two processes."""

    folder: Path
    done: Counter[str]
    troubles: list[str]
    memory: list[list[tuple[float, int]]]
    files: list[int]
    moves: Counter[str]
    log: str


def lines_of(folder: Path) -> dict[str, list[str]]:
    """Every table's moves, as its record has them now."""
    store = Store(folder)
    return {
        one.title: [move.text for move in store.read(one.name).moves]
        for one in store.list()
        if one.title.startswith(TITLE)
    }


@pytest.fixture(scope="module")
def day(tmp_path_factory: pytest.TempPathFactory) -> Day:
    folder = tmp_path_factory.mktemp("host")
    host = RunningHost(folder, limits=LIMITS)
    done: Counter[str] = Counter()
    troubles: list[str] = []
    guests = [Guest(host, number, done, troubles, pause=PEOPLE / AT_ONCE) for number in range(PEOPLE)]
    sizes, opened = [], []
    try:
        sizes.append(_half(host, guests, opened))
        known = lines_of(folder / "host")
        host.kill()
        after = lines_of(folder / "host")
        lost = [title for title, moves in known.items() if after[title][: len(moves)] != moves]
        troubles += [f"{title} lost moves" for title in lost]
        host.process.stdout.close()  # type: ignore[union-attr]
        host.start()
        sizes.append(_half(host, guests, opened))
        assert _stopped(host, guests) == 0
        at_end = lines_of(folder / "host")
        moves: Counter[str] = Counter()
        for one in Store(folder / "host").list():
            moves[one.game] += len(at_end.get(one.title, ()))
        found = Day(folder / "host", done, troubles, sizes, opened, moves, host.log_text())
    finally:
        host.close()
    _tell(found)
    return found


def _stopped(host: RunningHost, guests: list[Guest]) -> int:
    """The host ends, with everybody there; they read what it says."""
    host.process.send_signal(signal.SIGTERM)
    end = time.monotonic() + 120
    while host.process.poll() is None and time.monotonic() < end:
        for guest in guests:
            if guest.client is not None:
                guest.client.read(0.01)
    return host.process.wait(1)


def _half(host: RunningHost, guests: list[Guest], opened: list[int]) -> list[tuple[float, int]]:
    """Half of the day; the host's memory from time to time."""
    begun = looked = time.monotonic()
    sizes = []
    while time.monotonic() - begun < SECONDS / 2:
        for guest in guests:
            guest.step()
        if time.monotonic() - looked > LOOKS:
            looked = time.monotonic()
            sizes.append((looked - begun, memory(host)))
            opened.append(files(host))
    return sizes


def _tell(day: Day) -> None:
    sizes = " | ".join(", ".join(f"{size / 1e6:.0f}" for _, size in half) for half in day.memory)
    sys.stdout.write(f"\n{SECONDS:.0f} s, {PEOPLE} people: {dict(day.done)}\nmoves {dict(day.moves)}\nMB {sizes}\n")


def test_nobody_saw_a_fault_and_everybody_was_led_back(day: Day) -> None:
    assert day.troubles == []
    assert "broke" not in day.log
    often = ("drops", "leave", "tables", "choices", "lines of talk", "led back to a seat") if IS_LONG else ()
    for what in ("visits", "keys", "walk", *often):
        assert day.done[what] > 0, what


def test_every_game_was_played_and_every_table_is_there_again(day: Day) -> None:
    """Each record is whole, the registry's tables open, and their games are where their records end."""
    assert sum(count > 0 for count in day.moves.values()) == 6 or not IS_LONG, day.moves
    tables = json.loads((day.folder / "tables.json").read_text())

    async def restored() -> list[tuple[str, int | None]]:
        host = make_host(day.folder)
        host.restore()
        troubles = [hosted.trouble for hosted in host.tables.values() if hosted.trouble]
        assert troubles == []
        numbers = [
            (TITLE + hosted.id, hosted.table.number if hosted.table else None) for hosted in host.tables.values()
        ]
        host.close()
        return numbers

    moves, numbers = lines_of(day.folder), asyncio.run(restored())
    assert len(numbers) == len(tables)
    assert tables or not IS_LONG
    assert all(number is None or number == len(moves[title]) for title, number in numbers)


def test_memory_is_flat(day: Day) -> None:
    """From a third of each half on: as many people, more and more games, and no more than rubbish that is waited with."""
    for half in day.memory:
        settled = [size for _, size in half[len(half) // 3 :]]
        if len(settled) > 3:
            assert max(settled[-2:]) - settled[0] < RUBBISH, half
    assert max(day.files) < PEOPLE * 2 + 150


@pytest.mark.usefixtures("still")
async def test_nothing_of_the_days_positions_leaks(day: Day, tmp_path: Path) -> None:
    """The bytes for every seat and for a spectator, at tables as the day has left them: the same whatever others hold."""
    shutil.copytree(day.folder, tmp_path / "0")
    checked: Counter[str] = Counter()
    for hosted_id, game_id, seats in _going(tmp_path / "0"):
        if checked[game_id] >= 2:
            continue
        checked[game_id] += 1
        for seat in (None, *seats):
            sent: list[list[Any]] = []
            for hidden in (None, 5):
                folder = tmp_path / f"{hosted_id}-{seat}-{hidden}"
                shutil.copytree(day.folder, folder)
                host = make_host(folder)
                host.restore()
                hosted = host.tables[hosted_id]
                _without_the_only_moves(hosted)
                owner = hosted.chairs[seat].owner if seat is not None else None
                person = host.people.by_key(owner, True) if owner else someone(host, "Zoe")
                for id in [id for id in host.tables if id != hosted_id]:
                    host.tables.pop(id).close()
                sent.append(await bytes_of_a_session(host, hosted, person, seat, hidden))
                host.close()
                shutil.rmtree(folder)
            check_same(sent[0], sent[1], game_id, seat)
    sys.stdout.write(f"\nbytes compared at tables of {dict(checked)}\n")
    assert checked or not IS_LONG


def _without_the_only_moves(hosted: HostedTable) -> None:
    """A screen would make them at once; and a card that is drawn may be any, by the rules."""
    table = hosted.table
    while table is not None and table.turn is not None and len(table._state.legal_actions()) == 1:
        play(hosted, 1, random.Random(0))


def _going(folder: Path) -> list[tuple[str, str, list[int]]]:
    """Tables whose game goes on: id, game, the seats of people who are known by a key."""
    host = make_host(folder)
    host.restore()
    found = [
        (
            hosted.id,
            hosted.plan.game_id,
            [k for k, chair in enumerate(hosted.chairs) if chair.owner is not None and not chair.is_held],
        )
        for hosted in host.tables.values()
        if hosted.table is not None and not hosted.is_over and not hosted.table.is_concealed
    ]
    host.close()
    return found
