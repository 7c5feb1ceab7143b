from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("asyncssh")

from tests.server.hosts import RunningHost
from tests.server.inside import Clock, make_host
from tests.server.still import still
from tribes_tui.server.house import Host
from tribes_tui.server.transport.fair_loop import begins_at_once

__all__ = ["still"]


@pytest.fixture(autouse=True)
def _tasks_in_their_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    """A host in the loop of a test has its tasks begin as in a loop of its own."""
    usual = asyncio.BaseEventLoop.set_task_factory

    def set_task_factory(loop: asyncio.BaseEventLoop, factory: Any) -> None:
        if not begins_at_once(factory):
            usual(loop, factory)

    monkeypatch.setattr(asyncio.BaseEventLoop, "set_task_factory", set_task_factory)


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def host(tmp_path: Path, clock: Clock) -> Host:
    return make_host(tmp_path, clock)


@pytest.fixture
def running(tmp_path: Path) -> Iterator[RunningHost]:
    """A host of one's own."""
    host = RunningHost(tmp_path)
    yield host
    host.close()


@pytest.fixture(scope="session")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHost]:
    """A host that all tests share who leave nothing at it: each comes with people of its own."""
    host = RunningHost(tmp_path_factory.mktemp("host"))
    yield host
    host.close()
