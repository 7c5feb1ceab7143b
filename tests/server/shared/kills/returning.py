"""Ada with a real `ssh`, at her seat at one of two hosts: where that is killed, she comes to the other one."""

from __future__ import annotations

import statistics
import subprocess
import time
from pathlib import Path

import rules
from tests.server.client import Client, make_key
from tests.server.hosts import delayed
from tests.server.shared.movers import GAMES, Door

AT_A_TABLE = (*(rules.games[game].title.upper() for game in GAMES), "elcome back")
"""One of them is in the first row of each of her tables, and of the pages that open over them while the game goes on."""


class Ada:
    """Comes to hosts by their ports; `waits` are the seconds from each kill until she was at a seat of hers again.

    `delays` are those of them in which the host to which she came waited for a processor that other programs had.
    """

    def __init__(self, folder: Path) -> None:
        self._key = make_key(folder, "Ada")
        make_key(folder, "host_key")
        told = subprocess.run(["ssh-keygen", "-lf", f"{self._key}.pub"], capture_output=True, text=True, check=True)
        self.door = Door(str(folder), told.stdout.split()[1])
        self.waits: list[float] = []
        self.delays: list[float] = []
        self._client: Client | None = None

    @property
    def is_there(self) -> bool:
        """Whether she is still connected to the host to which she came."""
        return self._client is not None and self._client.is_open

    def come(self, port: int) -> None:
        """To a host, until she is at her seat."""
        self.go()
        self._client = client = Client(port, self._key)
        client.see(*AT_A_TABLE, seconds=60.0)
        assert "lobby" not in client.text.lower(), client.text

    def come_back(self, killed: float, port: int, process: int) -> None:
        """The host where she was is killed at that time (`time.monotonic`): her `ssh` ends, and she comes to the other one."""
        assert self._client is not None
        before = delayed(process)
        self._client.wait_closed()
        self.come(port)
        self.waits.append(time.monotonic() - killed)
        self.delays.append(delayed(process) - before)

    def go(self) -> None:
        """The line breaks."""
        if self._client is not None:
            self._client.close()
            self._client = None

    def told(self) -> str:
        """How long it took."""
        own = [wait - delay for wait, delay in zip(self.waits, self.delays, strict=True)]
        return (
            f"back at the seat {len(own)} times: {spread(self.waits)};"
            f" without what that host waited for a processor: {spread(own)}"
        )


def spread(seconds: list[float]) -> str:
    """The middle, the 95th percentile and the longest."""
    ordered = sorted(seconds)
    return (
        f"median {statistics.median(ordered):.2f} s, 95th percentile {ordered[int(len(ordered) * 0.95)]:.2f} s,"
        f" at most {ordered[-1]:.2f} s"
    )
