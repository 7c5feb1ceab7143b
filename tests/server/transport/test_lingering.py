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


@pytest.mark.parametrize("is_slow", ["calls", "spent", ""])
async def test_one_that_is_only_slow_is_left_in_peace(
    is_slow: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While the loop still has calls of its, or has made some since the last look; but not for ever."""
    monkeypatch.setattr(ssh_session, "AT_LAST", 60)
    lines: list[str] = []
    host = make_host(tmp_path, lines=lines)
    visitor = Visitor(host, someone(host, "Ada"))
    await visitor.see("the lobby")
    visitor.app.call_later(asyncio.Event().wait)
    await visitor.settle()
    await visitor.close()
    share = visitor.session.share
    spent = share.spent
    if is_slow == "calls":
        share.calls.append(asyncio.get_running_loop().call_soon(lambda: None))
    elif is_slow == "spent":
        share.spent += 0.001
    visitor.session._end_at_last(spent, 2)
    assert (lines == []) == bool(is_slow)
    if is_slow:
        visitor.session._end_at_last(spent, 1)
    assert len(lines) == 1
