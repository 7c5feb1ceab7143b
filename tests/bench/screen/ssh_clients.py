"""Many real `ssh` clients without emulators, a host that is ready for them, and a slow line between."""

from __future__ import annotations

import asyncio
import fcntl
import os
import pty
import select
import shutil
import socket
import struct
import subprocess
import termios
import threading
import time
from pathlib import Path
from unittest.mock import patch

from tests.server.client import make_key, ssh_command
from tests.server.hosts import RunningHost
from tests.server.inside import make_host
from tests.server.shared.postgres import Postgres, given_or_own
from tribes_tui.server.host.table.plan import Plan

ASK, ANSWER = b"\x1b[5n", b"\x1b[0n"
SEED = 5
"""What all tables are dealt from, so that moves of one run cost what those of the next do."""
UNLIKE = "bdfghkptxz"
"""Letters of which none looks like another."""
GENEROUS = ("sessions_per_address=200", "waiting=200", "waiting_per_address=200", "login_burst=1000",
            "logins_per_minute=10000", "login_seconds=60")  # fmt: skip


class RawClient:
    """One `ssh` in a pty; answers the host's questions and counts bytes."""

    def __init__(self, port: int, key: Path, *more: str, size: tuple[int, int] = (80, 24)) -> None:
        master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", size[1], size[0], 0, 0))
        self.began = time.perf_counter()
        self.process = subprocess.Popen(
            ssh_command(port, key, *more), stdin=slave, stdout=slave, stderr=slave, start_new_session=True,
            env={"PATH": os.environ["PATH"], "HOME": "/nonexistent", "TERM": "xterm-256color"},
            preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),
        )  # fmt: skip
        os.close(slave)
        self.master = master
        self.raw = bytearray()
        self.last = 0.0

    def take(self) -> None:
        """Read what is there, and answer."""
        data = os.read(self.master, 65536)
        self.last = time.perf_counter()
        before = len(self.raw)
        self.raw += data
        for _ in range(self.raw.count(ASK, max(0, before - len(ASK) + 1))):
            os.write(self.master, ANSWER)

    @property
    def bytes(self) -> int:
        """Bytes of frames; the questions are left out."""
        return len(self.raw) - len(ASK) * self.raw.count(ASK)

    @property
    def frames(self) -> int:
        """Whole frames: behind each the host asks."""
        return self.raw.count(ASK)

    def press(self, key: bytes) -> None:
        os.write(self.master, key)

    def end(self) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.master)


def pump(clients: list[RawClient], seconds: float, until: object = None) -> None:
    """Read from all for some time, or until the callable `until` is true."""
    end = time.perf_counter() + seconds
    by_descriptor = {client.master: client for client in clients}
    poll = select.poll()
    for descriptor in by_descriptor:
        poll.register(descriptor, select.POLLIN)
    while (left := end - time.perf_counter()) > 0 and not (callable(until) and until()):
        for descriptor, _ in poll.poll(min(left, 0.05) * 1000):
            try:
                by_descriptor[descriptor].take()
            except OSError:
                poll.unregister(descriptor)


def settle(client: RawClient, quiet: float = 0.2, longest: float = 10.0) -> None:
    """Read until nothing comes for a while."""
    start = time.perf_counter()
    pump([client], longest, lambda: time.perf_counter() - max(client.last, start) > quiet)


def ready_host(folder: Path, game_id: str, people: int) -> tuple[RunningHost, list[Path]]:
    """A host with tables of two where everybody has a seat already; the keys."""
    home = folder / "host"
    home.mkdir(mode=0o700)
    keys = [make_key(folder, f"key{number}") for number in range(people)]
    asyncio.run(_lay(home, game_id, keys))
    return RunningHost(folder, limits=(*GENEROUS, "tables=200", f"sessions={max(24, people)}")), keys


class TwoHosts:
    """Two hosts over a database of their own, and the keys of people who have seats there."""

    def __init__(self, postgres: Postgres, hosts: list[RunningHost], keys: list[Path]) -> None:
        self._postgres, self._hosts, self.keys = postgres, hosts, keys

    @property
    def ports(self) -> tuple[int, int]:
        return self._hosts[0].port, self._hosts[1].port

    @property
    def processes(self) -> list[int]:
        return [host.process.pid for host in self._hosts]

    def close(self) -> None:
        for host in self._hosts:
            host.close()
        self._postgres.close()


def two_ready_hosts(folder: Path, game_id: str, people: int) -> TwoHosts:
    """As `ready_host`, moved into a database that two hosts share. pytest's `Skipped` where there is no PostgreSQL."""
    postgres = given_or_own()
    url = postgres.new_database()
    first, keys = ready_host(folder, game_id, people)
    first.stop()
    first.close()
    from tribes_tui.server import moving

    asyncio.run(moving.make_ready(url))
    asyncio.run(moving.take_in(url, folder / "host"))
    hosts = []
    for name in ("one", "two"):
        home = folder / name
        (home / "host").mkdir(mode=0o700, parents=True)
        shutil.copy(folder / "host" / "host_key", home / "host" / "host_key")
        limits = (*GENEROUS, "tables=200", f"sessions={max(24, people)}")
        hosts.append(RunningHost(home, "--shared", url, limits=limits))
    return TwoHosts(postgres, hosts, keys)


@patch("tribes_tui.server.host.table.plan.secret_seed", lambda: SEED)
async def _lay(home: Path, game_id: str, keys: list[Path]) -> None:
    host = make_host(home, tables=200, tables_per_person=200)
    persons = []
    for number, key in enumerate(keys):
        told = subprocess.run(["ssh-keygen", "-lf", f"{key}.pub"], capture_output=True, text=True, check=True).stdout
        person = host.people.by_key(told.split()[1], True)
        host.people.name(person, f"Person {UNLIKE[number // 10]}{UNLIKE[number % 10]}")
        persons.append(person)
    for first, second in zip(persons[::2], [*persons[1::2], persons[0]], strict=False):
        hosted = host.seating.open_table(first, Plan(game_id, ["", ""], {}))
        if second is not first:
            host.seating.join(hosted, second)
        else:
            host.seating.begin(hosted, first)
    host.close()


class SlowLine:
    """A proxy on loopback that lets so many bits a second through, and takes half of `round_trip` each way."""

    def __init__(self, target: int, bits: float, round_trip: float) -> None:
        self._target, self._rate, self._delay = target, bits / 8, round_trip / 2
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port = self._listener.getsockname()[1]
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self) -> None:
        while True:
            try:
                near, _ = self._listener.accept()
            except OSError:
                return
            near.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            far = socket.create_connection(("127.0.0.1", self._target))
            far.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            for source, goal in ((near, far), (far, near)):
                threading.Thread(target=self._carry, args=(source, goal), daemon=True).start()

    def _carry(self, source: socket.socket, goal: socket.socket) -> None:
        """Bytes leave at the line's rate, and arrive some time later."""
        under_way: list[tuple[float, bytes]] = []
        ready = threading.Condition()
        threading.Thread(target=self._deliver, args=(goal, under_way, ready), daemon=True).start()
        free = time.perf_counter()
        try:
            while data := source.recv(512):
                free = max(free, time.perf_counter()) + len(data) / self._rate
                with ready:
                    under_way.append((free + self._delay, data))
                    ready.notify()
                time.sleep(max(0.0, free - time.perf_counter() - 0.05))
        except OSError:
            return

    @staticmethod
    def _deliver(goal: socket.socket, under_way: list[tuple[float, bytes]], ready: threading.Condition) -> None:
        try:
            while True:
                with ready:
                    while not under_way:
                        ready.wait()
                    at, data = under_way.pop(0)
                time.sleep(max(0.0, at - time.perf_counter()))
                goal.sendall(data)
        except OSError:
            return

    def close(self) -> None:
        self._listener.close()
