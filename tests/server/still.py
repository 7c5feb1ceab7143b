"""Time that passes only while nobody has anything to do: sessions inside a test behave the same on every machine."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest
import textual._time
from textual.app import App


@pytest.fixture
async def still(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[None]:
    """Makes the test's loop jump to its next timer instead of waiting for it. Not for real sockets or processes.

    What would be given to a thread is done at once: the loop can't see that one is still at work, and would jump past its end. What
    such a thread asks of an app is done next.
    """
    loop = asyncio.get_running_loop()
    poll, now = loop._selector.select, loop.time()  # type: ignore[attr-defined]

    def select(timeout: float | None = None) -> list[object]:
        nonlocal now
        ready = poll(0 if timeout is not None else None)
        if not ready and timeout:
            now += timeout
        return ready

    def clock() -> float:
        return now

    def at_once(_executor: object, work: Callable[..., Any], *given: object) -> asyncio.Future[Any]:
        done = loop.create_future()
        try:
            done.set_result(work(*given))
        except Exception as error:
            done.set_exception(error)
        return done

    monkeypatch.setattr(loop._selector, "select", select)  # type: ignore[attr-defined]
    monkeypatch.setattr(loop, "time", clock)
    monkeypatch.setattr(loop, "run_in_executor", at_once)
    monkeypatch.setattr(App, "call_from_thread", lambda app, what, *given: app.call_later(what, *given))
    monkeypatch.setattr(time, "monotonic", clock)
    monkeypatch.setattr(textual._time, "get_time", clock)
    yield
    monkeypatch.undo()
