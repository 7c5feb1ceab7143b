"""A host in a process of its own, as `tribes serve` starts it."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

from tests.server.client import Client, make_key

ROOT = Path(__file__).parents[2]
EASY = (
    "logins_per_minute=6000",
    "login_burst=500",
    "sessions_per_address=60",
    "sessions=60",
    "waiting_per_address=30",
    "tables=60",
    "bot_seconds=0.02",
)


def delayed(process: int) -> float:
    """Seconds for which a process has waited for a processor that others had; 0 where that isn't told."""
    try:
        return int(Path(f"/proc/{process}/schedstat").read_text().split()[1]) / 1e9
    except OSError:
        return 0.0


class Door:
    """Where people come in with a real `ssh`: `port`, on loopback. `clients` are those who came; their keys lie in `folder`."""

    port: int

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.clients: list[Client] = []
        self.keys: dict[str, Path] = {}

    def key(self, name: str) -> Path:
        if name not in self.keys:
            self.keys[name] = make_key(self.folder, f"key-{name}")
        return self.keys[name]

    def client(self, name: str | None, *more: str, **options) -> Client:
        client = Client(self.port, self.key(name) if name else None, *more, **options)
        self.clients.append(client)
        return client

    def enter(self, name: str, *more: str, **options) -> Client:
        """Somebody comes in and has a name."""
        client = self.client(name, *more, **options)
        if client.see("call you?", f"you are {name}", "talk", "welcome back", "waiting for players") == "call you?":
            client.type_line(name)
            client.see(f"you are {name}")
        return client


class RunningHost(Door):
    """`tribes serve` on a free port of loopback; `clients` are closed with it."""

    def __init__(
        self, folder: Path, *arguments: str, limits: tuple[str, ...] = EASY, command: list[str] | None = None
    ) -> None:
        super().__init__(folder)
        self.command = command or [sys.executable, "-m", "tribes_tui"]
        self.arguments = [*arguments, *(part for limit in limits for part in ("--limit", limit))]
        self.start()

    def start(self) -> None:
        as_root = ["--as-root"] if os.geteuid() == 0 else []
        command = [*self.command, "serve", "--port", "0", *as_root, *self.arguments]
        environment = {**os.environ, "TRIBES_HOME": str(self.folder)}
        self.log = (self.folder / "log").open("a")
        self.process = subprocess.Popen(
            command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=self.log, text=True
        )
        assert self.process.stdout is not None
        first = self.process.stdout.readline()
        found = re.search(r"port (\d+)", first)
        assert found, f"no host: {first!r} {(self.folder / 'log').read_text()}"
        self.port = int(found[1])
        self.fingerprint = self.process.stdout.readline()

    def clock(self) -> float:
        """Seconds, by a clock that stands still while the host waits for a processor that other programs have (where Linux tells it)."""
        return time.monotonic() - delayed(self.process.pid)

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(10)

    def log_text(self) -> str:
        return (self.folder / "log").read_text()

    def close(self) -> None:
        for client in self.clients:
            client.close()
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        self.process.stdout.close()
        self.log.close()
        sys.stderr.write(self.log_text())  # pytest shows it beside what failed
