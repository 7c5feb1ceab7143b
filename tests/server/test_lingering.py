"""A session whose line is gone ends, whatever its app is in the midst of; the log learns where that was."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.server.inside import Visitor, make_host, someone
from tribes_tui.server.transport import ssh_session

pytestmark = pytest.mark.usefixtures("still")


async def test_an_app_that_hangs_is_ended_and_told_of(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ssh_session, "AT_LAST", 0.1)
    lines: list[str] = []
    host = make_host(tmp_path, lines=lines)
    visitor = Visitor(host, someone(host, "Ada"))
    await visitor.see("the lobby")
    tasks = [node._task for node in visitor.app._held if node._task is not None]

    async def hang() -> None:
        await asyncio.Event().wait()

    visitor.app.call_later(hang)
    await visitor.settle()
    await visitor.close()
    async with asyncio.timeout(5):
        await asyncio.wait(tasks)
    assert tasks
    assert any("did not end: " in line and "test_lingering.py" in line for line in lines), lines
    assert not any("broke" in line for line in lines)


async def test_of_one_that_ends_nothing_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ssh_session, "AT_LAST", 0.5)
    lines: list[str] = []
    host = make_host(tmp_path, lines=lines)
    visitor = Visitor(host, someone(host, "Ada"))
    await visitor.see("the lobby")
    await visitor.close()
    await asyncio.sleep(0.6)
    assert not any("did not end" in line for line in lines)
