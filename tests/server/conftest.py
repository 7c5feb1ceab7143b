from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

pytest.importorskip("asyncssh")

from tests.server.hosts import RunningHost
from tests.server.inside import Clock, make_host
from tests.server.still import still
from tribes_tui.server.host.host import Host

__all__ = ["still"]


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


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHost]:
    """A host that the tests of a module share."""
    host = RunningHost(tmp_path_factory.mktemp("host"))
    yield host
    host.close()
