"""A host that listens on loopback inside the test's own process: real connections, and no program to wait for."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import asyncssh
import pytest

from tests.server.client import ssh_command
from tests.server.hosts import EASY, Door
from tests.server.inside import make_host
from tribes_tui.server import serving
from tribes_tui.server.host.limits import changed
from tribes_tui.server.serving import Address, Serving

BEAT = 0.05
"""Seconds between two looks of such a host at who waits too long."""
LONG = 60
"""Seconds in which even a busy machine answers."""


class Nearby(Door):
    """`lines` is its log. `walk` lets people with a real `ssh` do something while the host works."""

    def __init__(self, folder: Path, *limits: str, keyless: bool = False, by_invitation: bool = False) -> None:
        super().__init__(folder)
        self.lines: list[str] = []
        self.host = make_host(folder, lines=self.lines)
        self.host.limits = changed(self.host.limits, [*EASY, "code_delay=0.05", *limits])
        self.host.admission.by_invitation = by_invitation
        self.serving = Serving(self.host, folder, Address("127.0.0.1", 0, keyless))
        self.serving._rubbish.start = lambda: None  # type: ignore[method-assign]  # it is the test's process

    def connect(self, **options: Any) -> Coroutine[Any, Any, asyncssh.SSHClientConnection]:
        """Somebody comes with asyncssh; without a key if none is named."""
        usual = {"username": "x", "client_keys": None, "known_hosts": None, "config": None, "agent_path": None}
        return asyncio.wait_for(asyncssh.connect("127.0.0.1", self.port, **{**usual, **options}), LONG)

    async def walk(self, way: Callable[[], None]) -> None:
        await asyncio.to_thread(way)

    async def ssh(self, key: Path | None, *words: str) -> str:
        """What stock ssh complains of, until it ends."""
        ran = await asyncio.create_subprocess_exec(
            *ssh_command(self.port, key, *words), stdin=-3, stdout=-3, stderr=asyncio.subprocess.PIPE
        )
        return (await asyncio.wait_for(ran.communicate(), LONG))[1].decode()


@asynccontextmanager
async def nearby(folder: Path, *limits: str, **kind: bool) -> AsyncIterator[Nearby]:
    """Such a host, until the end of the block."""
    near = Nearby(folder, *limits, **kind)
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(serving, "BEAT", BEAT)
        patched.setattr(serving, "load_screens", lambda: None)
        await near.serving.open()
        near.port = near.serving.port
        beat = asyncio.create_task(near.serving._beat())
        try:
            yield near
        finally:
            beat.cancel()
            for client in near.clients:
                client.close()
            await near.serving.close()


async def words_of(connection: asyncssh.SSHClientConnection, *wanted: bytes) -> bytes:
    """Which of these somebody reads first who has opened a session."""
    process = await connection.create_process(term_type="xterm", term_size=(80, 24), encoding=None)
    seen = b""
    async with asyncio.timeout(LONG):
        while not any(text in seen for text in wanted):
            got = await process.stdout.read(4096)
            assert got, seen
            seen += got
    return next(text for text in wanted if text in seen)


new_key = partial(asyncssh.generate_private_key, "ssh-ed25519")
