"""`python -m tests.bench.screen.further_sessions GAME`: what each further session costs in a process that has one already.

A session is a whole app on a terminal that nobody sees, at a table in mid-game or (`setup`) on the form for a new game,
after some keys. Prints JSON: MiB and milliseconds of CPU a session.
"""

from __future__ import annotations

import asyncio
import gc
import json
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path

from saves import Store
from tests.bench.screen.midgame import lay
from tribes_tui.app.app import TribesApp
from tribes_tui.app.piloted import shown, temporary_home
from tribes_tui.play.table import Table

FORM = "setup"
SESSIONS = 8
KEYS = ("right", "down", "tab", "left")
TABLE_FIGURE, FORM_FIGURE = "further session MiB", "further form MiB"


def measured(what: str) -> dict[str, float]:
    """The figures of a game's table, or of the form, from a process of their own."""
    command = (sys.executable, "-m", "tests.bench.screen.further_sessions", what)
    printed = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    found: dict[str, float] = json.loads(printed)
    return found


async def cost(what: str, sessions: int = SESSIONS) -> dict[str, float]:
    """Of so many sessions after a first one, which remain open; MiB and CPU a session. Their games are laid before."""
    with temporary_home() as home:
        async with AsyncExitStack() as opened:
            apps = [_app(what, Store(home / str(number)), opened) for number in range(sessions + 1)]
            await _open(what, apps[0], opened)
            before, began = memory(), time.process_time()
            for app in apps[1:]:
                await _open(what, app, opened)
            spent = time.process_time() - began
            mib = (memory() - before) / sessions
    figure = FORM_FIGURE if what == FORM else TABLE_FIGURE
    return {figure: mib, "further session CPU ms": spent / sessions * 1000}


def _app(what: str, store: Store, opened: AsyncExitStack) -> Callable[[], TribesApp]:
    """What makes an app: at a table in mid-game, which is laid now, or at home."""
    if what == FORM:
        return lambda: TribesApp(store=store)
    lay(what, store)
    newest = store.newest_unfinished()
    assert newest is not None
    table = Table.resume(store.open(newest.name))
    opened.callback(table.close)
    return lambda: TribesApp(table, store)


async def _open(what: str, made: Callable[[], TribesApp], opened: AsyncExitStack) -> None:
    app = made()
    pilot = await opened.enter_async_context(shown(app))
    if what == FORM:
        app.choose_setup()
        await pilot.pause()
    await pilot.press(*KEYS)


def memory() -> float:
    """MiB of this process, without what nothing refers to."""
    gc.collect()
    lines = Path("/proc/self/status").read_text(encoding="ascii").splitlines()
    return int(next(line for line in lines if line.startswith("VmRSS")).split()[1]) / 1024


if __name__ == "__main__":
    print(json.dumps(asyncio.run(cost(sys.argv[1]))))
