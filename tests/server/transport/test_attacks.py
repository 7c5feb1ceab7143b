"""A host under attack, with real clients: who plays there goes on playing, its keeper gets in, and nothing of it stays.

What is asserted doesn't depend on the machine's speed; the times are printed (`pytest -s`), and asserted where
TRIBES_TIMES is set: on a machine that does nothing else.
"""

from __future__ import annotations

import json
import os
import select
import subprocess
import sys
import time
from collections.abc import Iterator
from itertools import cycle
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.server.attacks import KINDS
from tests.server.client import Client, make_key
from tests.server.hosts import ROOT, RunningHost

ARE_TIMES_ASSERTED = bool(os.environ.get("TRIBES_TIMES"))
LIMITS = ("login_seconds=1.5", "door_seconds=2", "bot_seconds=0.02", "flood_seconds=2")
"""All others as they usually are; these only so that what they end ends soon."""

TO_AND_FRO = cycle(("v", "v"))
"""Keys of the bystander: the table in words, and the table again, through all attacks."""

pytestmark = pytest.mark.skipif(
    not Path("/proc/self/fd").is_dir(), reason="needs /proc, and many addresses of loopback"
)


class Figures(NamedTuple):
    """Of one attack: seconds, bytes, and how often who attacked was let in so far that it could begin."""

    keys: int
    median: float
    p99: float
    worst: float
    work: float
    """The 99th percentile of the time that the host worked between a key and what came for it: on an idle machine one waits as long."""
    admin: float
    log: int
    memory: int
    begun: dict[str, int]


@pytest.fixture(scope="module")
def attacked(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHost]:
    """A host with one administrator, everything else as usual."""
    folder = tmp_path_factory.mktemp("host")
    key = make_key(folder, "keeper")
    told = subprocess.run(["ssh-keygen", "-lf", f"{key}.pub"], capture_output=True, text=True, check=True).stdout
    host = RunningHost(folder, "--admin", told.split()[1], limits=LIMITS)
    host.keys["Keeper"] = key
    yield host
    host.close()


@pytest.fixture(scope="module")
def bystander(attacked: RunningHost) -> Client:
    """Ada, at a table with a bot, whose turn it is."""
    ada = attacked.enter("Ada", "-b", "127.0.0.1")
    ada.press("n")
    ada.see("Open the table")
    ada.press("1", "s")
    ada.see("waiting for players")
    ada.press("b")
    ada.see("talk")
    ada.settle(0.5)
    return ada


def key_time(host: RunningHost, client: Client, keys: Iterator[str], patience: float = 15.0) -> tuple[float, float]:
    """Seconds from the next key to the first byte that comes for it; and how many of them the host's event loop worked."""
    while client.read(0.01):
        pass
    start, worked = time.monotonic(), work(host)
    client.press(next(keys))
    assert select.select([client.master], [], [], patience)[0], f"no answer:\n{client.text}"
    taken = time.monotonic() - start, work(host) - worked
    client.read()
    return taken


def work(host: RunningHost) -> float:
    """Seconds that the host's event loop has had a processor so far, whatever else the machine does."""
    return int(Path(f"/proc/{host.process.pid}/schedstat").read_text().split()[0]) / 1e9


def memory(host: RunningHost) -> int:
    """Bytes that the host's process has in memory."""
    pages = int(Path(f"/proc/{host.process.pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def files(host: RunningHost) -> int:
    """How many files, connections among them, the host has open."""
    return sum(1 for _ in Path(f"/proc/{host.process.pid}/fd").iterdir())


def log_size(host: RunningHost) -> int:
    return (host.folder / "log").stat().st_size


def admin_comes(host: RunningHost) -> float:
    """Seconds until the host's keeper, who has just come, sees the lobby (or is asked for a name there)."""
    start = time.monotonic()
    keeper = host.client("Keeper", "-b", "127.0.0.2")
    keeper.see("you are Keeper", "call you?", seconds=30)
    taken = time.monotonic() - start
    if "call you?" in keeper.text:
        keeper.type_line("Keeper")
        keeper.see("you are Keeper")
    keeper.drop()
    return taken


def attack(host: RunningHost, ada: Client, seconds: float, *kinds: str) -> Figures:
    """Attack, and measure meanwhile."""
    before_log, before_memory, most = log_size(host), memory(host), 0
    attacker = subprocess.Popen(
        [sys.executable, "-m", "tests.server.attacks", str(seconds), str(host.port), *kinds],
        cwd=ROOT, stdout=subprocess.PIPE, text=True,
    )  # fmt: skip
    try:
        assert attacker.stdout is not None
        assert attacker.stdout.readline() == "ready\n"
        end, times, works, admin = time.monotonic() + seconds, [], [], 0.0
        while time.monotonic() < end:
            taken, worked = key_time(host, ada, TO_AND_FRO)
            times.append(taken)
            works.append(worked)
            most = max(most, memory(host))
            if not admin and time.monotonic() > end - seconds / 2:
                admin = admin_comes(host)
            time.sleep(0.02)
        begun = json.loads(attacker.stdout.readline() or "{}")
    finally:
        attacker.kill()
        attacker.wait()
        attacker.stdout.close()
    times.sort()
    works.sort()
    grown = max(most, memory(host)) - before_memory
    most_of = min(len(times) - 1, int(len(times) * 0.99))
    figures = Figures(
        len(times),
        times[len(times) // 2],
        times[most_of],
        times[-1],
        works[most_of],
        admin,
        log_size(host) - before_log,
        grown,
        begun,
    )
    sys.stdout.write(f"\n{' and '.join(kinds)[:60] or 'all at once'}: {_told(figures)}\n")
    return figures


def _told(f: Figures) -> str:
    return (
        f"{f.keys} keys, median {f.median * 1e3:.0f} ms, p99 {f.p99 * 1e3:.0f} ms, worst {f.worst * 1e3:.0f} ms, "
        f"the host's work at p99 {f.work * 1e3:.0f} ms, admin {f.admin:.1f} s, log {f.log} B, memory {f.memory / 1e6:.1f} MB, {f.begun}"
    )


def check(host: RunningHost, ada: Client, figures: Figures, open_before: int) -> None:
    """Nobody was harmed, and all was given back."""
    assert ada.is_open
    while "in words" in ada.settle():
        ada.press(next(TO_AND_FRO))
    assert "talk" in ada.text
    assert figures.admin > 0
    assert figures.log < 1_000_000
    assert figures.memory < 100_000_000
    assert "let in by a guess" not in figures.begun
    log = host.log_text()
    assert "broke" not in log, log[-2000:]
    assert "Mallory" not in log
    assert "Keeper" not in log
    end = time.monotonic() + 60
    while files(host) > open_before + 2:  # the store's index, a table's record
        assert time.monotonic() < end, f"{files(host)} files are open, {open_before} were"
        ada.read(0.2)
    if ARE_TIMES_ASSERTED:
        assert figures.p99 <= 0.1
        assert figures.admin <= 5


@pytest.mark.soak
def test_everything_at_once_for_a_moment(attacked: RunningHost, bystander: Client) -> None:
    """All kinds of hostile clients, one of each at a time."""
    before = files(attacked)
    figures = attack(attacked, bystander, 2.0)
    assert [kind for kind in KINDS if not figures.begun.get(kind)] == []
    check(attacked, bystander, figures, before + tables_open(attacked))


def tables_open(host: RunningHost) -> int:
    """Records of tables that squatters have opened and begun."""
    return len(json.loads((host.folder / "host" / "tables.json").read_text()))


@pytest.mark.soak
@pytest.mark.parametrize("kind", KINDS)
def test_one_kind_at_a_time(kind: str, attacked: RunningHost, bystander: Client) -> None:
    before = files(attacked)
    figures = attack(attacked, bystander, 8.0, kind)
    check(attacked, bystander, figures, before + tables_open(attacked))
