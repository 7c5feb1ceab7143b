"""Sessions come and go by the thousand, and the host stays as it was."""

from __future__ import annotations

import asyncio
from pathlib import Path

import asyncssh
import pytest

from tests.server.hosts import EASY, RunningHost


async def visit(port: int, key: asyncssh.SSHKey, politely: bool) -> None:
    """Come in, look around, go: with a good-bye or without."""
    options = {"known_hosts": None, "config": None, "agent_path": None, "client_keys": [key], "username": "x"}
    async with asyncssh.connect("127.0.0.1", port, **options) as connection:
        process = await connection.create_process(term_type="xterm-256color", term_size=(80, 24), encoding=None)
        await until(process, b"call you?")
        process.stdin.write(b"Zo")
        await process.stdout.read(1000)
        if politely:
            process.stdin.write(b"\x1b")
            await asyncio.wait_for(process.wait_closed(), 10)
        else:
            connection.abort()


async def until(process: asyncssh.SSHClientProcess, text: bytes, seconds: float = 60.0) -> None:
    seen = b""
    async with asyncio.timeout(seconds):
        while text not in seen:
            got = await process.stdout.read(4096)
            assert got
            seen += got


def memory(pid: int) -> float:
    fields = dict(line.split(":", 1) for line in Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()[1:])
    return int(fields["Pss"].split()[0]) / 1024


async def come_and_go(folder: Path, rounds: int) -> list[float]:
    """Memory after each round of ten sessions."""
    host = RunningHost(folder, limits=(*EASY, "login_burst=5000", "sessions_per_key=24"))
    key = asyncssh.generate_private_key("ssh-ed25519")
    sizes = []
    try:
        for number in range(rounds):
            await asyncio.gather(*(visit(host.port, key, politely=(i + number) % 2 == 0) for i in range(10)))
            sizes.append(memory(host.process.pid))
        assert "broke" not in host.log_text()
    finally:
        host.close()
    return sizes


@pytest.mark.soak
async def test_thirty_sessions(tmp_path: Path) -> None:
    assert max(await come_and_go(tmp_path, 3)) < 150


@pytest.mark.soak
async def test_a_thousand_sessions_ten_at_a_time(tmp_path: Path) -> None:
    sizes = await come_and_go(tmp_path, 100)
    assert max(sizes) < 120
    assert sizes[-1] < sizes[20] + 12, "flat from early on"
