"""The log in a folder: a file a day, and nothing older than seven days."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from tests.server.hosts import RunningHost
from tests.server.inside import make_host
from tribes_tui.server.host.logbook import Logbook, LogFolder


class Calendar:
    """Days that go by when the test says so."""

    def __init__(self) -> None:
        self.now = datetime(2026, 2, 24, 23, 50, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.now


def test_seven_days_are_kept(tmp_path: Path) -> None:
    """For forty days a line a day about an address, then a week of silence; what else lies in that folder stays."""
    calendar, folder = Calendar(), tmp_path / "log"
    folder.mkdir()
    (folder / "tribes-notes.log").write_text("mine")
    log = LogFolder(folder, calendar)
    for day in range(40):
        log.write(f"wrong code from 192.0.2.{day}\n")
        kept = "".join(path.read_text() for path in sorted(folder.glob("tribes-2*.log")))
        assert kept.split() == [
            word for back in range(min(day, 6), -1, -1) for word in f"wrong code from 192.0.2.{day - back}".split()
        ]
        calendar.now += timedelta(days=1)
    for _ in range(7):
        calendar.now += timedelta(days=1)
        log.tick()
    assert [path.name for path in folder.iterdir()] == ["tribes-notes.log"]
    log.write("again\n")
    assert (folder / f"tribes-{calendar.now:%Y-%m-%d}.log").stat().st_mode & 0o777 == 0o600


async def test_a_host_looks_at_every_beat(tmp_path: Path) -> None:
    calendar = Calendar()
    log = LogFolder(tmp_path / "log", calendar)
    host = make_host(tmp_path / "host")
    host.logbook = Logbook(log.write, keep_few=log.tick)
    host.logbook.line("table 1 gave way to a new one: nobody was there")
    calendar.now += timedelta(days=8)
    host.tick()
    assert list((tmp_path / "log").iterdir()) == []
    host.close()


def test_a_disk_that_refuses_stops_nobody(tmp_path: Path) -> None:
    calendar = Calendar()
    log = LogFolder(tmp_path / "log", calendar)
    for path in (tmp_path / "log").iterdir():
        path.unlink()
    (tmp_path / "log").rmdir()
    log.write("lost\n")
    calendar.now += timedelta(days=1)
    log.write("lost, too\n")
    with pytest.raises(OSError, match="exists"):
        LogFolder(Path(__file__))


@pytest.mark.soak
def test_a_host_writes_its_log_there(tmp_path: Path) -> None:
    host = RunningHost(tmp_path, "--log", str(tmp_path / "kept"))
    try:
        host.enter("Ada").drop()
        (path,) = (tmp_path / "kept").iterdir()
        assert "came from 127.0.0.1: SHA256:" in path.read_text()
        assert host.log_text() == ""
    finally:
        host.close()
