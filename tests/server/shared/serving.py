"""Hosts on one database in processes of their own, as `tribes serve --shared` starts them."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.hosts import EASY, RunningHost

Serve = Callable[..., RunningHost]


@pytest.fixture
def serve(ready: str, tmp_path: Path) -> Iterator[Serve]:
    """Starts a host of that name, with those limits and options; all have the key of the first."""
    running: list[RunningHost] = []

    def serve(name: str, limits: tuple[str, ...] = EASY, *more: str) -> RunningHost:
        folder = tmp_path / name
        (folder / "host").mkdir(mode=0o700, parents=True)
        if running:
            shutil.copy(running[0].folder / "host" / "host_key", folder / "host" / "host_key")
        host = RunningHost(folder, "--shared", ready, *more, limits=limits)
        if running:
            host.keys = running[0].keys
        running.append(host)
        return host

    yield serve
    for host in running:
        host.close()
