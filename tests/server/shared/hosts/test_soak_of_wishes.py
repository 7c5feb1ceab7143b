"""Thirty people ask for everything at once, for minutes, and somebody else plays: over files, and over a database (H1, H2).

What is asserted doesn't depend on the machine's speed; the times are printed (`pytest -s`), alone and among all those wishes, and
asserted where TRIBES_TIMES is set: on a machine that does nothing else. TRIBES_WISHES says for how many seconds.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from itertools import cycle
from pathlib import Path
from typing import NamedTuple

import pytest

pytest.importorskip("psycopg", exc_type=ImportError)

from tests.server.client import Client
from tests.server.hosts import EASY, ROOT, RunningHost
from tests.server.shared.serving import Serve
from tests.server.transport.test_attacks import ARE_TIMES_ASSERTED, key_time, memory
from tests.server.wishing import KINDS

SECONDS = float(os.environ.get("TRIBES_WISHES", "300"))
HINT = "h  hint"
"""Stands among the keys where there is room, and it is one's own turn."""
PAGE = "back to the table"
"""On a page about what happened, which may have come in between."""
HINT_PAGE = "I'll decide"
"""On the page to which a second hint leads; Enter does there what it says, too."""
LONG = 3.0
"""Seconds for a bot's move after which one would want to see what was waited for."""
LIMITS = (*EASY, "bot_seconds=0.45", "waiting=60")

pytestmark = [
    pytest.mark.soak,
    pytest.mark.skipif(not Path("/proc/self/fd").is_dir(), reason="needs /proc, and many addresses of loopback"),
]


class Times(NamedTuple):
    """Seconds, each in order: of keys, of the host's work between a key and what came for it, of bots' moves, of hints."""

    keys: list[float]
    work: list[float]
    moves: list[float]
    hints: list[float]

    def told(self) -> str:
        return "; ".join(
            f"{name} {len(times)}: median {times[len(times) // 2] * 1e3:.0f}, p95 {times[int(len(times) * 0.95)] * 1e3:.0f}, "
            f"p99 {times[int(len(times) * 0.99)] * 1e3:.0f}, worst {times[-1] * 1e3:.0f} ms"
            for name, times in self._asdict().items()
            if times
        )


def opens_table(client: Client, game: int) -> None:
    """With a bot."""
    client.press("n")
    client.see("Open the table", seconds=60)
    client.press(str(game), "s")
    client.see("waiting for players", seconds=60)
    client.press("b")
    client.see("talk", seconds=60)
    client.settle(0.5)


def is_asked(client: Client) -> bool:
    """Whether the line above the keys says what Enter does, or is a hint, or a page of hints is open."""
    return any(
        line.strip().startswith(("Enter", "Hint:")) or HINT_PAGE in line for line in client.text.splitlines()[-3:]
    )


def bots_move(client: Client) -> float:
    """Seconds from one's own last move, or the bot's, to the bot's next; what stood there is printed where that was long."""
    before, start = client.text, time.monotonic()
    while client.text == before and time.monotonic() - start < 60:
        client.read(0.05)
    taken = time.monotonic() - start
    if taken > LONG:
        sys.stdout.write(f"\nAfter {taken:.1f} s of:\n{before}\nthere was:\n{client.text}\n")
    return taken


def measured(host: RunningHost, ada: Client, bea: Client, seconds: float) -> Times:
    """Ada moves her cursor there and back; Bea plays, and asks for a hint now and then."""
    times, keys, end, hinted = Times([], [], [], []), cycle(("tab", "tab")), time.monotonic() + seconds, False
    while time.monotonic() < end:
        for _ in range(2):
            taken, worked = key_time(host, ada, keys, 60.0)
            times.keys.append(taken)
            times.work.append(worked)
        bea.settle(0.1)
        if HINT in bea.text and not hinted:
            start = time.monotonic()
            bea.press("h")
            if bea.see("Hint:", PAGE, seconds=60) == "Hint:":
                times.hints.append(time.monotonic() - start)
            hinted = True
        elif is_asked(bea):
            is_page = PAGE in bea.text
            bea.press("enter")
            bea.settle(0.1)
            hinted = not is_page and is_asked(bea)
        else:
            times.moves.append(bots_move(bea))
            hinted = False
    for found in times:
        found.sort()
    return times


class Crowd(NamedTuple):
    """What thirty wishers did to the others, what each kind of wish came to, and the host's memory at the end of it and after they went."""

    times: Times
    wished: dict[str, int]
    most: int
    left: int


def crowd(host: RunningHost, ada: Client, bea: Client, seconds: float) -> Crowd:
    """Thirty people come, wish for so long, and go."""
    wishing = subprocess.Popen(
        [sys.executable, "-m", "tests.server.wishing", str(seconds), str(host.port)],
        cwd=ROOT, stdout=subprocess.PIPE, text=True,
    )  # fmt: skip
    try:
        assert wishing.stdout is not None
        assert wishing.stdout.readline() == "ready\n"
        times = measured(host, ada, bea, seconds)
        most = memory(host)
        wished = json.loads(wishing.stdout.readline() or "{}")
    finally:
        wishing.kill()
        wishing.wait()
    measured(host, ada, bea, max(8.0, seconds / 8))
    end = time.monotonic() + 30  # what was held of those who went is let go
    while time.monotonic() < end:
        ada.read(0.5)
    return Crowd(times, wished, most, memory(host))


@pytest.mark.parametrize("kind", ["files", "postgresql"])
def test_h2_thirty_people_who_ask_for_everything(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    """And others after them, who make do with the memory of the first."""
    if kind == "postgresql":
        serve: Serve = request.getfixturevalue("serve")
        host = serve("one", LIMITS)
    else:
        host = RunningHost(tmp_path, limits=LIMITS)
    ada, bea = host.enter("Ada", "-b", "127.0.0.1"), host.enter("Bea", "-b", "127.0.0.2")
    opens_table(ada, 1)
    opens_table(bea, 6)
    try:
        alone, before = measured(host, ada, bea, max(8.0, SECONDS / 8)), memory(host)
        first = crowd(host, ada, bea, SECONDS)
        second = crowd(host, ada, bea, SECONDS / 4)
        among, log = first.times, host.log_text()
        sys.stdout.write(
            f"\n{kind}\nalone: {alone.told()}\namong: {among.told()}\nand others: {second.times.told()}\nmemory {before / 1e6:.0f}; "
            + "; ".join(f"{one.most / 1e6:.0f} at the end, {one.left / 1e6:.0f} MB after" for one in (first, second))
            + f"; log {len(log)} B; {first.wished}\n"
        )
        assert ada.is_open
        assert bea.is_open
        assert "Traceback" not in log
        assert "broke" not in log, log[-2000:]
        assert len(log) < 200_000
        assert len(first.wished) == len(set(KINDS))
        assert among.moves
        assert among.hints
        assert first.most - before < 200_000_000
        assert first.left < first.most
        assert second.most < first.most + 20_000_000
        if ARE_TIMES_ASSERTED:
            assert among.keys[int(len(among.keys) * 0.99)] <= 0.1
            assert among.moves[len(among.moves) // 2] <= 2 * alone.moves[len(alone.moves) // 2]
            assert among.hints[len(among.hints) // 2] <= 2 * alone.hints[len(alone.hints) // 2]
    finally:
        if kind == "files":
            host.close()
