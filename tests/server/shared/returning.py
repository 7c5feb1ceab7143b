"""Ada with a real `ssh`, at her seat at one of two hosts: where that is killed, she comes to the other one."""

from __future__ import annotations

import statistics
import subprocess
import time
from pathlib import Path

from tests.server.client import Client, make_key
from tests.server.shared.movers import Door

BESIDE_BOB = "Bob: not back yet"
"""The head of a table where Ada sits with Bob, who is no more than a name."""
AWAY_PAGE = "elcome back"
"""On the page over that table that tells what she missed."""


class Ada:
    """Comes to hosts by their ports; `waits` are the seconds from each kill until she was at a seat of hers again."""

    def __init__(self, folder: Path) -> None:
        self._key = make_key(folder, "Ada")
        make_key(folder, "host_key")
        told = subprocess.run(["ssh-keygen", "-lf", f"{self._key}.pub"], capture_output=True, text=True, check=True)
        self.door = Door(str(folder), told.stdout.split()[1])
        self.waits: list[float] = []
        self._client: Client | None = None

    @property
    def is_there(self) -> bool:
        """Whether she is still connected to the host to which she came."""
        return self._client is not None and self._client.is_open

    def come(self, port: int) -> None:
        """To a host, until she is at her seat."""
        self.go()
        self._client = client = Client(port, self._key)
        client.see(BESIDE_BOB, AWAY_PAGE, seconds=60.0)
        assert "lobby" not in client.text.lower(), client.text

    def come_back(self, killed: float, port: int) -> None:
        """The host where she was is killed at that time (`time.monotonic`): her `ssh` ends, and she comes to the other one."""
        assert self._client is not None
        self._client.wait_closed()
        self.come(port)
        self.waits.append(time.monotonic() - killed)

    def go(self) -> None:
        """The line breaks."""
        if self._client is not None:
            self._client.close()
            self._client = None

    def told(self) -> str:
        """How long it took."""
        waits = sorted(self.waits)
        return (
            f"back at the seat {len(waits)} times: median {statistics.median(waits):.2f} s,"
            f" 95th percentile {waits[int(len(waits) * 0.95)]:.2f} s, at most {waits[-1]:.2f} s"
        )
